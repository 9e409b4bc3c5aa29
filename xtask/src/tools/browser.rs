//! Chromium and its driver.

use std::path::PathBuf;

use anyhow::{Context, Result};
use xshell::{Shell, cmd};

use super::find;

const CHROMIUM: [&str; 4] =
    ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const MAC_CHROME: &str = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/// The Chromium or Chrome that the tests drive; `HOYITO_CHROMIUM` names another one.
pub fn chromium(sh: &Shell) -> Result<PathBuf> {
    found_or_installed(sh, find_chromium, || {
        "no Chromium or Chrome found: install one (Debian's package is chromium), or set HOYITO_CHROMIUM to its path".to_owned()
    })
}

/// Its driver; `CHROMEDRIVER` names another one.
pub fn chromedriver(sh: &Shell) -> Result<PathBuf> {
    found_or_installed(sh, find_chromedriver, || {
        "no chromedriver found: install the one of your Chromium's version (Debian's package is chromium-driver), or set CHROMEDRIVER to its path".to_owned()
    })
}

fn find_chromium(sh: &Shell) -> Option<PathBuf> {
    if let Some(named) = sh.var_os("HOYITO_CHROMIUM") {
        return Some(PathBuf::from(named));
    }
    let mac = PathBuf::from(MAC_CHROME);
    CHROMIUM.iter().find_map(|name| find(sh, name)).or_else(|| mac.is_file().then_some(mac))
}

fn find_chromedriver(sh: &Shell) -> Option<PathBuf> {
    if let Some(named) = sh.var_os("CHROMEDRIVER") {
        return Some(PathBuf::from(named));
    }
    // Hosted CI machines keep it in a folder that this variable names.
    let hosted = sh.var_os("CHROMEWEBDRIVER").map(|dir| PathBuf::from(dir).join("chromedriver"));
    hosted.filter(|path| path.is_file()).or_else(|| find(sh, "chromedriver"))
}

fn found_or_installed(
    sh: &Shell,
    finder: fn(&Shell) -> Option<PathBuf>,
    remedy: fn() -> String,
) -> Result<PathBuf> {
    if let Some(path) = finder(sh) {
        return Ok(path);
    }
    if is_debian_root(sh) {
        println!("Installing Debian's chromium and chromium-driver");
        apt_install(sh).with_context(remedy)?;
    }
    finder(sh).with_context(remedy)
}

/// Ubuntu's package of that name is only a pointer to a snap, so Debian itself is asked for.
fn is_debian_root(sh: &Shell) -> bool {
    let debian = sh
        .read_file("/etc/os-release")
        .is_ok_and(|text| text.lines().any(|line| line == "ID=debian"));
    let root = || cmd!(sh, "id -u").quiet().read().is_ok_and(|id| id == "0");
    debian && find(sh, "apt-get").is_some() && root()
}

fn apt_install(sh: &Shell) -> Result<()> {
    let _quiet = sh.push_env("DEBIAN_FRONTEND", "noninteractive");
    cmd!(sh, "apt-get update -q").run()?;
    cmd!(sh, "apt-get install -q -y --no-install-recommends chromium chromium-driver").run()?;
    Ok(())
}
