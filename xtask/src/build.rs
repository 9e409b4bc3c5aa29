//! The release build.

use std::path::Path;

use anyhow::{Context, Result, bail};
use xshell::{Shell, cmd};

use crate::precache;
use crate::tools::{programs, rust};

/// Builds the release into `dist/`, after getting what that takes.
pub fn release(sh: &Shell) -> Result<()> {
    rust::wasm_target(sh)?;
    programs::trunk(sh)?;
    programs::wasm_bindgen(sh)?;
    println!("Building the release into dist/");
    let mut trunk = cmd!(sh, "trunk build --release").env("TRUNK_SKIP_VERSION_CHECK", "true");
    if sh.var_os("NO_COLOR").is_some() {
        // Trunk reads this variable as an option that is true or false, and refuses the usual 1.
        trunk = trunk.env("NO_COLOR", "true");
    }
    trunk.run().context("the release could not be built")
}

/// Trunk's `post_build` hook: minifies a release in the folder where Trunk gathers it and gives it its
/// service worker, and leaves a debug build as its sources are, with a worker that only takes away what
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
    precache::write(staged).context("the page got no service worker")
}
