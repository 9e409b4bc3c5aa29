//! The release build.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use xshell::{Shell, cmd};

use crate::tools::{programs, rust};
use crate::{onefile, precache, preload, project};

/// Where the release will be, if that is not said on the command line.
const ADDRESS: &str = "HOYITO_ADDRESS";

/// `build [--address URL]`
pub fn command(sh: &Shell, options: &[String]) -> Result<()> {
    match options {
        [] => whole(sh, None),
        [option, address] if option == "--address" => whole(sh, Some(address)),
        _ => bail!("build takes --address URL, or nothing"),
    }
}

/// Builds the release into `dist/`, after getting what that takes. It plays, and Node is not needed.
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

/// Builds the release with what Node makes of it: the page in one file, which stands in where a frame
/// is cut off from its origin, and the rules as pages. An address, here or in `HOYITO_ADDRESS`, is that
/// of the folder where the release will be; without one nothing in it names a host.
pub fn whole(sh: &Shell, address: Option<&str>) -> Result<()> {
    let address = &address.map(str::to_owned).or_else(|| sh.var(ADDRESS).ok());
    // Node says of each module that it had to find out what it is.
    let quiet = "--disable-warning=MODULE_TYPELESS_PACKAGE_JSON";
    // A wrong one is refused before anything is built.
    cmd!(sh, "node {quiet} xtask/pages/address.js {address...}")
        .quiet()
        .run()
        .context("no release can be made for this address")?;
    release(sh)?;
    let (dist, parts) = (project::dist(), project::root().join("target/onefile"));
    let page = onefile::page(sh, &dist, &parts)?;
    fs::write(dist.join(onefile::PAGE), page)?;
    cmd!(sh, "node {quiet} xtask/pages/build.js {dist} {address...}")
        .quiet()
        .run()
        .context("the pages of the rules could not be made")?;
    // The game's page names them now, and the service worker knows that page by its hash.
    precache::write(&dist)
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
