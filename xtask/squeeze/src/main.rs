//! `squeeze FOLDER`: minifies the scripts and style sheets in a folder where they stand. Names of
//! files, of exports and of whatever the page can see stay, and so does the graph of modules.

mod css;
mod js;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result};

fn main() -> ExitCode {
    let folder = std::env::args_os().nth(1).map(PathBuf::from).context("which folder?");
    match folder.and_then(|folder| squeeze(&folder, &folder)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("squeeze: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn squeeze(root: &Path, folder: &Path) -> Result<()> {
    for entry in fs::read_dir(folder).with_context(|| format!("no {}", folder.display()))? {
        let path = entry?.path();
        let minify = match path.extension().and_then(|ext| ext.to_str()) {
            _ if path.is_dir() => {
                squeeze(root, &path)?;
                continue;
            }
            Some("js") => js::minify,
            Some("css") => css::minify,
            _ => continue,
        };
        // A build copies `www` as it is, so within the folder a file is called as in the sources.
        let name = path.strip_prefix(root)?.display().to_string();
        let source = fs::read_to_string(&path).with_context(|| name.clone())?;
        fs::write(&path, minify(&name, &source)?).with_context(|| name.clone())?;
    }
    Ok(())
}
