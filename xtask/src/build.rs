//! The release build.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use xshell::{Shell, cmd};

use crate::tools::{programs, rust};
use crate::{precache, preload, project};

/// Builds the release into `dist/`, after getting what that takes.
pub fn release(sh: &Shell) -> Result<()> {
    rust::wasm_target(sh)?;
    programs::trunk(sh)?;
    programs::wasm_bindgen(sh)?;
    println!("Building the release into dist/");
    let mut trunk = cmd!(sh, "trunk build --release")
        .env("TRUNK_SKIP_VERSION_CHECK", "true")
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", remapped()?);
    if sh.var_os("NO_COLOR").is_some() {
        // Trunk reads this variable as an option that is true or false, and refuses the usual 1.
        trunk = trunk.env("NO_COLOR", "true");
    }
    trunk.run().context("the release could not be built")
}

/// Has the wasm name sources alike on every machine. Cargo parts these flags at blanks, so a folder
/// with one in its name stays; packing refuses what comes of that.
fn remapped() -> Result<String> {
    let flag = |place: PathBuf, name| format!("--remap-path-prefix={}={name}", place.display());
    let mut flags = vec![flag(project::cargo_home()?, "/cargo"), flag(project::root(), "/hoyito")];
    flags.retain(|flag| !flag.contains(' '));
    Ok(flags.join(" "))
}

/// Trunk's `post_build` hook: minifies a release in the folder where Trunk gathers it and writes what
/// follows from its files, and leaves a debug build as its sources are, with a worker that only takes away what
/// a release at the same address has kept.
pub fn squeeze(sh: &Shell) -> Result<()> {
    let (Some(profile), Some(staged)) =
        (sh.var_os("TRUNK_PROFILE"), sh.var_os("TRUNK_STAGING_DIR"))
    else {
        bail!("squeeze is run by Trunk, within a build");
    };
    let staged = Path::new(&staged);
    if profile != "release" {
        return precache::farewell(staged);
    }
    cmd!(sh, "cargo run --quiet --package squeeze -- {staged}")
        .quiet()
        .run()
        .context("the page could not be minified")?;
    finish(staged)
}

/// Writes what follows from the files of a minified release: what its page loads first, and its
/// service worker.
pub fn finish(dist: &Path) -> Result<()> {
    preload::write(dist).context("the page does not name what it loads")?;
    precache::write(dist).context("the page got no service worker")
}
