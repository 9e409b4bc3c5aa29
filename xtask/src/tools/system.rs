//! Programs that the system brings: found, or installed where they can be.

use std::path::PathBuf;

use anyhow::{Context, Result};
use xshell::{Shell, cmd};

use super::find;

/// A program, and how it comes here.
pub struct Program {
    /// The variable that names another one.
    pub variable: &'static str,
    /// In PATH, or whole paths; the first one there is.
    pub names: &'static [&'static str],
    /// Debian's.
    pub packages: &'static [&'static str],
    pub remedy: &'static str,
}

/// Finds a program, after installing it if it is missing and this is a Debian's root.
pub fn get(sh: &Shell, program: &Program) -> Result<PathBuf> {
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
