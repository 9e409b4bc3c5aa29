//! Where things are.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use xshell::Shell;

/// The root of the repository.
pub fn root() -> PathBuf {
    let xtask = env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    xtask.parent().map_or(xtask.clone(), Path::to_path_buf)
}

/// The folder that a release build fills.
pub fn dist() -> PathBuf {
    root().join("dist")
}

/// cargo's own folder, `~/.cargo` as a rule; `cargo install` puts programs into its `bin`.
pub fn cargo_home() -> Result<PathBuf> {
    if let Some(home) = env::var_os("CARGO_HOME") {
        return Ok(PathBuf::from(home));
    }
    let home = env::home_dir().context("no home folder: set CARGO_HOME")?;
    Ok(home.join(".cargo"))
}

/// A shell in the root, whose PATH begins with the programs that cargo installed.
pub fn shell() -> Result<Shell> {
    let sh = Shell::new()?;
    sh.change_dir(root());
    let path = env::var_os("PATH").unwrap_or_default();
    let dirs = std::iter::once(cargo_home()?.join("bin")).chain(env::split_paths(&path));
    sh.set_var("PATH", env::join_paths(dirs)?);
    Ok(sh)
}

/// All files in a folder and those in it, as paths from there, in one order everywhere.
pub fn files_in(folder: &Path) -> Result<Vec<PathBuf>> {
    fn gather(root: &Path, folder: &Path, found: &mut Vec<PathBuf>) -> Result<()> {
        for entry in fs::read_dir(folder).with_context(|| format!("no {}", folder.display()))? {
            let path = entry?.path();
            if path.is_dir() {
                gather(root, &path, found)?;
            } else {
                found.push(path.strip_prefix(root)?.to_owned());
            }
        }
        Ok(())
    }
    let mut found = Vec::new();
    gather(folder, folder, &mut found)?;
    found.sort();
    Ok(found)
}
