//! `cargo xtask package`: what is handed out. The same release gives the same bytes each time.

mod zip;

use std::fs;

use anyhow::{Context, Result, bail};
use sha2::{Digest, Sha256};
use xshell::Shell;

use crate::onefile::{self, PAGE};
use crate::project;

const SUMS: &str = "SHA256SUMS";
/// Bytes, of the page in one file.
const PAGE_BUDGET: usize = 400_000;

/// Packs the release that is in `dist/` into `package/`.
pub fn pack(sh: &Shell) -> Result<()> {
    let (dist, out) = (project::dist(), project::root().join("package"));
    knows_no_place(&fs::read(dist.join("hoyito_bg.wasm")).context("no wasm in dist/")?)?;
    if out.exists() {
        fs::remove_dir_all(&out)?;
    }
    fs::create_dir_all(&out)?;
    let name = format!("hoyito-{}", version(&sh.read_file("Cargo.toml")?)?);
    let license = project::root().join("LICENSE");
    let files = [
        (PAGE.to_owned(), onefile::page(sh, &dist, &out.join(".parts"))?.into_bytes()),
        (format!("{name}.zip"), zip::archive(&name, &dist, &license)?),
    ];
    let mut sums = String::new();
    for (name, content) in &files {
        println!("{:>8}  package/{name}", content.len());
        fs::write(out.join(name), content)?;
        sums += &format!("{}  {name}\n", hex(&Sha256::digest(content)));
    }
    Ok(fs::write(out.join(SUMS), sums)?)
}

/// Packs twice, and fails if that gives other bytes or a page that is too large.
pub fn check(sh: &Shell) -> Result<()> {
    let out = project::root().join("package");
    let mut seen = Vec::new();
    for _ in 0..2 {
        pack(sh)?;
        // The sums stand for all of the others.
        seen.push(fs::read(out.join(SUMS))?);
    }
    if seen[0] != seen[1] {
        bail!("packing the same release twice gives other bytes");
    }
    let size = fs::read(out.join(PAGE))?.len();
    if size > PAGE_BUDGET {
        bail!("{PAGE} has {size} bytes and passes its budget of {PAGE_BUDGET}");
    }
    Ok(())
}

/// Fails if the wasm names a folder of this machine: another one would build other bytes.
fn knows_no_place(wasm: &[u8]) -> Result<()> {
    let text = String::from_utf8_lossy(wasm);
    for place in [project::root(), project::cargo_home()?] {
        if text.contains(&*place.to_string_lossy()) {
            bail!("the wasm names the folder {}: build with --remap-path-prefix", place.display());
        }
    }
    Ok(())
}

/// The version in a `Cargo.toml`.
fn version(manifest: &str) -> Result<&str> {
    manifest
        .lines()
        .find_map(|line| line.strip_prefix("version = \"")?.strip_suffix('"'))
        .context("no version in Cargo.toml")
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_is_that_of_the_package() {
        let manifest = "[package]\nname = \"a\"\nversion = \"1.2.3\"\nrust-version = \"1.95\"\n";
        assert_eq!(version(manifest).unwrap(), "1.2.3");
        assert!(version("[workspace]").is_err());
    }

    #[test]
    fn a_wasm_that_names_a_folder_of_this_machine_is_refused() {
        let path = project::root().join("src/lib.rs");
        assert!(knows_no_place(b"\0asm src/lib.rs").is_ok());
        assert!(knows_no_place(format!("\0asm{}\0", path.display()).as_bytes()).is_err());
    }
}
