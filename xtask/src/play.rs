//! Build, serve, open.

use anyhow::Result;
use xshell::Shell;

use crate::serve::Site;
use crate::{build, project};

/// Builds the release and serves it until it is interrupted.
pub fn play(sh: &Shell) -> Result<()> {
    build::release(sh)?;
    let site = Site::bind(project::dist(), "/", 0)?;
    println!("\nHoyito is at {}  (Ctrl-C ends it)", site.url());
    open_browser(&site.url());
    site.run()
}

/// Opens the page where there is a desktop; where there is none, or it refuses, the address stands printed.
fn open_browser(url: &str) {
    if !has_desktop() {
        println!("No desktop here: open the address in a browser yourself.");
    } else if let Err(error) = open::that_detached(url) {
        println!("No browser could be opened ({error}): open the address yourself.");
    }
}

/// Without a display `xdg-open` may start a text browser, which would take over this terminal.
fn has_desktop() -> bool {
    let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    !cfg!(all(unix, not(target_os = "macos"))) || set("DISPLAY") || set("WAYLAND_DISPLAY")
}
