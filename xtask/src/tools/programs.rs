//! Programs that `cargo install` brings.

use std::path::PathBuf;

use anyhow::{Context, Result};
use xshell::{Shell, cmd};

use super::system::{Program, get};
use super::{find, version_in};
use crate::project;

/// Newer ones want a newer Rust than this project does.
const TRUNK: [u32; 3] = [0, 21, 14];
const CARGO_FUZZ: [u32; 3] = [0, 13, 2];

const CPP: Program = Program {
    variable: "CXX",
    names: &["c++"],
    packages: &["g++"],
    remedy: "fuzzing needs a C++ compiler, for libFuzzer: install one (Debian's package is g++), or set CXX to its path",
};

/// Debian has none, and any does that knows today's Firefox.
const GECKODRIVER: [u32; 3] = [0, 37, 1];

/// Gets Trunk, if there is none or an older one.
pub fn trunk(sh: &Shell) -> Result<()> {
    if installed(sh, "trunk").is_some_and(|version| version >= TRUNK) {
        return Ok(());
    }
    install(sh, "trunk", TRUNK, &["--no-default-features", "--features", "rustls"])
}

/// Gets the wasm-bindgen programs of exactly the version that the engine is built with:
/// they read a format that changes from one version to the next.
pub fn wasm_bindgen(sh: &Shell) -> Result<()> {
    let wanted = locked(sh, "wasm-bindgen")?;
    let names = ["wasm-bindgen", "wasm-bindgen-test-runner"];
    if names.iter().all(|name| installed(sh, name) == Some(wanted)) {
        return Ok(());
    }
    install(sh, "wasm-bindgen-cli", wanted, &[])
}

/// Gets cargo-fuzz, if there is none or an older one.
pub fn cargo_fuzz(sh: &Shell) -> Result<()> {
    if installed(sh, "cargo-fuzz").is_some_and(|version| version >= CARGO_FUZZ) {
        return Ok(());
    }
    install(sh, "cargo-fuzz", CARGO_FUZZ, &[])
}

/// What libFuzzer is built with; `CXX` names another one.
pub fn cpp(sh: &Shell) -> Result<()> {
    if !cfg!(windows) {
        get(sh, &CPP)?;
    }
    Ok(())
}

/// Gets Firefox's driver, if there is none; `GECKODRIVER` names another one.
pub fn geckodriver(sh: &Shell) -> Result<PathBuf> {
    if let Some(named) = sh.var_os("GECKODRIVER") {
        return Ok(PathBuf::from(named));
    }
    if find(sh, "geckodriver").is_none() {
        install(sh, "geckodriver", GECKODRIVER, &[])?;
    }
    find(sh, "geckodriver").context("geckodriver is not in PATH: set GECKODRIVER to its path")
}

fn installed(sh: &Shell, name: &str) -> Option<[u32; 3]> {
    find(sh, name)?;
    let said = cmd!(sh, "{name} --version").quiet().ignore_stderr().read().ok()?;
    version_in(&said)
}

/// The version of a crate in `Cargo.lock`.
fn locked(sh: &Shell, name: &str) -> Result<[u32; 3]> {
    let lock =
        sh.read_file("Cargo.lock").context("no Cargo.lock: run `cargo generate-lockfile`")?;
    lock.split("[[package]]")
        .find(|entry| entry.contains(&format!("name = \"{name}\"\n")))
        .and_then(version_in)
        .with_context(|| format!("{name} is not in Cargo.lock"))
}

/// Builds a program from its source. Built without optimisation: they run for a second
/// at a time, and Trunk takes 5 minutes to build instead of 14.
fn install(sh: &Shell, krate: &str, version: [u32; 3], features: &[&str]) -> Result<()> {
    let [major, minor, patch] = version;
    let version = format!("{major}.{minor}.{patch}");
    println!("Installing {krate} {version}, built from source: this takes some minutes, once");
    // Kept apart from this project's own builds, so that a second install is quick.
    let target = project::cargo_home()?.join("hoyito-tools");
    cmd!(sh, "cargo install {krate} --locked --force --version {version} {features...}")
        .env("CARGO_TARGET_DIR", target)
        .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0")
        .env("CARGO_PROFILE_RELEASE_LTO", "off")
        .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16")
        .run()
        .with_context(|| {
            format!("{krate} {version} could not be built: install it with `cargo install {krate} --locked --version {version}`")
        })
}
