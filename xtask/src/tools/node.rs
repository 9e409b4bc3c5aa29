//! Node and the npm packages of the tests. The game itself needs neither.

use std::path::PathBuf;

use anyhow::{Context, Result, anyhow, bail};
use xshell::{Shell, cmd};

use super::{find, version_in};

/// ESLint wants this one; from here on Node also reads `.js` files as ES modules by their look.
const LEAST_NODE: [u32; 3] = [20, 19, 0];
const LOCK: &str = "tests/package-lock.json";
/// The lock file that `tests/node_modules` was last installed from.
const STAMP: &str = "tests/node_modules/.installed-lock.json";
/// What `tests/failed.js` writes: the tests that failed, a line each.
const FAILED: &str = "tests/.results/failed.txt";

/// Says what is wrong if there is no Node, or too old a one.
fn node(sh: &Shell) -> Result<()> {
    const REMEDY: &str =
        "install Node 20.19 or newer from https://nodejs.org or your system's packages";
    if find(sh, "node").is_none() {
        bail!("the tests of the page need Node: {REMEDY}");
    }
    let said = cmd!(sh, "node --version").quiet().read()?;
    if version_in(&said).is_none_or(|version| version < LEAST_NODE) {
        bail!("Node {said} is too old: {REMEDY}");
    }
    Ok(())
}

/// Runs a script of `tests/package.json`, after installing the packages it needs.
pub fn script(sh: &Shell, name: &str, args: &[String]) -> Result<()> {
    packages(sh)?;
    let npm = npm(sh)?;
    cmd!(sh, "{npm} run --silent --prefix tests {name} -- {args...}").run()?;
    Ok(())
}

/// The same for a script that plays in browsers: the error names the tests that failed.
pub fn played(sh: &Shell, name: &str, args: &[String]) -> Result<()> {
    sh.remove_path(FAILED)?;
    script(sh, name, args).map_err(|error| match sh.read_file(FAILED) {
        Ok(tests) => anyhow!("{}", tests.replace('\n', "\n        ")),
        Err(_) => error,
    })
}

/// Installs the packages of `tests/package-lock.json`, unless they are there.
fn packages(sh: &Shell) -> Result<()> {
    node(sh)?;
    let lock = sh.read_file(LOCK)?;
    if sh.read_file(STAMP).is_ok_and(|stamp| stamp == lock) {
        return Ok(());
    }
    println!("Installing the npm packages of the tests");
    let npm = npm(sh)?;
    cmd!(sh, "{npm} ci --prefix tests --no-audit --no-fund")
        .run()
        .context("the npm packages could not be installed: run `npm ci` in tests/")?;
    sh.write_file(STAMP, lock)?;
    Ok(())
}

fn npm(sh: &Shell) -> Result<PathBuf> {
    find(sh, "npm").context("npm is missing: it comes with Node from https://nodejs.org")
}
