//! Parts of the Rust toolchain.

use anyhow::{Context, Result};
use xshell::{Shell, cmd};

use super::find;

/// The target that the page's engine is built for.
pub const WASM: &str = "wasm32-unknown-unknown";

/// Adds the wasm32 target to the toolchain in use, if it is not there.
pub fn wasm_target(sh: &Shell) -> Result<()> {
    let target = WASM;
    let libs = cmd!(sh, "rustc --print target-libdir --target {target}").quiet().read()?;
    if sh.path_exists(libs) {
        return Ok(());
    }
    println!("Adding the target {target} to the Rust toolchain");
    cmd!(sh, "rustup target add {target}").run().with_context(|| {
        format!("the Rust toolchain lacks {target}: add it with `rustup target add {target}` or from your system's packages")
    })
}

/// Adds rustfmt or clippy to the toolchain in use, if it is not there.
pub fn component(sh: &Shell, name: &str) -> Result<()> {
    let subcommand = if name == "rustfmt" { "fmt" } else { name };
    // rustup leaves a stand-in on PATH for what is not installed, so asking is the only way to know.
    let answers = find(sh, &format!("cargo-{subcommand}")).is_some()
        && cmd!(sh, "cargo {subcommand} --version").quiet().ignore_stderr().read().is_ok();
    if answers {
        return Ok(());
    }
    println!("Adding {name} to the Rust toolchain");
    cmd!(sh, "rustup component add {name}").run().with_context(|| {
        format!("the Rust toolchain lacks {name}: add it with `rustup component add {name}` or from your system's packages")
    })
}
