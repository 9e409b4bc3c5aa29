//! The browsers that the tests drive, and their drivers.

use std::path::PathBuf;

use anyhow::Result;
use xshell::Shell;

use super::system::{Program, get};

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

const SHELL: Program = Program {
    variable: CHROMIUM.variable,
    names: &["chromium-headless-shell"],
    packages: &["chromium-headless-shell"],
    remedy: "no chromium-headless-shell found",
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

/// The same without the windows that nobody sees, where there is one: a suite takes a fifth less.
pub fn headless(sh: &Shell) -> Result<PathBuf> {
    get(sh, &SHELL).or_else(|_| chromium(sh))
}

/// Chromium's driver; `CHROMEDRIVER` names another one.
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
