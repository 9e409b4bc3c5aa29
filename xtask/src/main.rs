//! `cargo xtask`: set-up, build, play and test. Glue between tools; it knows nothing of the game.

mod build;
mod fuzz;
mod package;
mod play;
mod precache;
mod project;
mod serve;
mod size;
mod suite;
mod tools;

use std::path::Path;
use std::process::ExitCode;

use anyhow::{Result, bail};

const USAGE: &str = "\
cargo xtask play                     build the release and serve it on a free local port
cargo xtask build                    build the release into dist/
cargo xtask package                  build the release and pack it into package/: an archive for web
                                     servers, the page in one file, and their checksums
cargo xtask serve [OPTIONS]          serve dist/ as it is
      --port N      a free port if not given
      --under PATH  the path it is served under, / if not given
      --dist DIR    another folder than dist/
cargo xtask squeeze                  minify the release that Trunk is building: its hook
cargo xtask precache DIR             write anew the service worker of a release that was changed
cargo xtask test [STEP...] [-- ARG]  run the whole suite, or the steps named;
                                     arguments after -- go to the tool of a single step
cargo xtask test --list              list the steps

What is missing is installed on the way: the wasm32 target, Trunk, wasm-bindgen and cargo-fuzz (into
cargo's own bin folder), npm packages (into tests/node_modules), on Debian as root Chromium too.";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match run(&args) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(args: &[String]) -> Result<ExitCode> {
    let Some((command, rest)) = args.split_first() else {
        bail!("which command?\n\n{USAGE}");
    };
    if matches!(command.as_str(), "help" | "--help" | "-h") {
        println!("{USAGE}");
        return Ok(ExitCode::SUCCESS);
    }
    let sh = project::shell()?;
    match (command.as_str(), rest) {
        ("play", []) => play::play(&sh)?,
        ("build", []) => build::release(&sh)?,
        ("package", []) => {
            build::release(&sh)?;
            package::pack(&sh)?;
        }
        ("serve", options) => serve::command(options)?,
        ("test", options) => return suite::command(&sh, options),
        ("squeeze", []) => build::squeeze(&sh)?,
        ("precache", [dist]) => precache::write(Path::new(dist))?,
        ("precache", _) => bail!("precache takes a folder\n\n{USAGE}"),
        ("play" | "build" | "package" | "squeeze", _) => {
            bail!("{command} takes no arguments\n\n{USAGE}")
        }
        _ => bail!("there is no command {command}\n\n{USAGE}"),
    }
    Ok(ExitCode::SUCCESS)
}
