//! The browsers that the tests drive, and their drivers.

use std::path::PathBuf;

use anyhow::{Context, Result};
use xshell::{Shell, cmd};

use super::find;

/// A browser, or what drives or shows one.
struct Program {
    /// The variable that names another one.
    variable: &'static str,
    /// In PATH, or whole paths; the first one there is.
    names: &'static [&'static str],
    /// Debian's.
    packages: &'static [&'static str],
    remedy: &'static str,
}

const CHROMIUM: Program = Program {
    variable: "HOYITO_CHROMIUM",
    names: &[
        "chromium",
        "chromium-browser",
        "google-chrome",
        "google-chrome-stable",
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    ],
    packages: &["chromium", "chromium-driver"],
    remedy: "no Chromium or Chrome found: install one (Debian's package is chromium), or set HOYITO_CHROMIUM to its path",
};

const CHROMEDRIVER: Program = Program {
    variable: "CHROMEDRIVER",
    names: &["chromedriver"],
    packages: CHROMIUM.packages,
    remedy: "no chromedriver found: install the one of your Chromium's version (Debian's package is chromium-driver), or set CHROMEDRIVER to its path",
};

const FIREFOX: Program = Program {
    variable: "HOYITO_FIREFOX",
    names: &["firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"],
    packages: &["firefox-esr"],
    remedy: "no Firefox found: install it (Debian's package is firefox-esr), or set HOYITO_FIREFOX to its path",
};

const WEBKIT: Program = Program {
    variable: "WEBKITDRIVER",
    names: &["WebKitWebDriver"],
    packages: &["webkit2gtk-driver", "xvfb"],
    remedy: "no WebKitWebDriver found: install it (Debian's and Ubuntu's package is webkit2gtk-driver), or leave WebKit out by `cargo xtask test browsers -- --project chromium --project firefox`",
};

const XVFB: Program = Program {
    variable: "XVFB",
    names: &["Xvfb"],
    packages: WEBKIT.packages,
    remedy: "no Xvfb found, the screen that WebKit is shown on: install it (Debian's and Ubuntu's package is xvfb)",
};

/// The Chromium or Chrome that the tests drive; `HOYITO_CHROMIUM` names another one.
pub fn chromium(sh: &Shell) -> Result<PathBuf> {
    get(sh, &CHROMIUM)
}

/// Its driver; `CHROMEDRIVER` names another one.
pub fn chromedriver(sh: &Shell) -> Result<PathBuf> {
    // Hosted CI machines keep it in a folder that this variable names.
    let hosted = sh.var_os("CHROMEWEBDRIVER").map(|dir| PathBuf::from(dir).join("chromedriver"));
    match hosted.filter(|path| path.is_file()) {
        Some(path) if sh.var_os(CHROMEDRIVER.variable).is_none() => Ok(path),
        _ => get(sh, &CHROMEDRIVER),
    }
}

/// The Firefox that the tests drive; `HOYITO_FIREFOX` names another one.
pub fn firefox(sh: &Shell) -> Result<PathBuf> {
    get(sh, &FIREFOX)
}

/// WebKit's driver, which starts the MiniBrowser that comes with it; `WEBKITDRIVER` names another one.
pub fn webkit_driver(sh: &Shell) -> Result<PathBuf> {
    get(sh, &WEBKIT)
}

/// What shows WebKit, which has no headless mode; `XVFB` names another one.
pub fn screen(sh: &Shell) -> Result<PathBuf> {
    get(sh, &XVFB)
}

/// Finds a program, after installing it if it is missing and this is a Debian's root.
fn get(sh: &Shell, program: &Program) -> Result<PathBuf> {
    let found = || program.names.iter().find_map(|name| find(sh, name));
    if let Some(named) = sh.var_os(program.variable) {
        return Ok(PathBuf::from(named));
    }
    if found().is_none() && is_debian_root(sh) {
        apt_install(sh, program.packages).context(program.remedy)?;
    }
    found().context(program.remedy)
}

/// Ubuntu's package of that name is only a pointer to a snap, so Debian itself is asked for.
fn is_debian_root(sh: &Shell) -> bool {
    let debian = sh
        .read_file("/etc/os-release")
        .is_ok_and(|text| text.lines().any(|line| line == "ID=debian"));
    let root = || cmd!(sh, "id -u").quiet().read().is_ok_and(|id| id == "0");
    debian && find(sh, "apt-get").is_some() && root()
}

fn apt_install(sh: &Shell, packages: &[&str]) -> Result<()> {
    println!("Installing Debian's {}", packages.join(" and "));
    let _quiet = sh.push_env("DEBIAN_FRONTEND", "noninteractive");
    cmd!(sh, "apt-get update -q").run()?;
    cmd!(sh, "apt-get install -q -y --no-install-recommends {packages...}").run()?;
    Ok(())
}
