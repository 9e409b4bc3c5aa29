//! `cargo xtask`: set-up, build, play and test. Glue between tools; it knows nothing of the game.

mod build;
mod fuzz;
mod onefile;
mod package;
mod play;
mod precache;
mod preload;
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
cargo xtask build [--address URL]    build the release into dist/, with the rules as pages; the
                                     address of the folder where it will be is for its metadata
cargo xtask package                  build the release and pack it into package/: an archive for web
                                     servers, the page in one file, and their checksums
cargo xtask serve [OPTIONS]          serve dist/ as it is
      --port N      a free port if not given
      --under PATH  the path it is served under, / if not given
      --dist DIR    another folder than dist/
cargo xtask squeeze                  minify the release that Trunk is building: its hook
cargo xtask precache DIR             write anew the list of what is loaded first and the service worker
                                     of a release that was changed
cargo xtask test [STEP...] [-- ARG]  run the whole suite, or the steps named;
                                     arguments after -- go to the tool of a single step
cargo xtask test --list              list the steps
cargo xtask measure [ARG...]         build the release and measure it in a slow browser on a slow
                                     network: a bench for a machine that does nothing else

What is missing is installed on the way: the wasm32 target, Trunk, wasm-bindgen, cargo-fuzz and
geckodriver (into cargo's own bin folder), npm packages (into tests/node_modules), on Debian as root
the browsers too.";

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
        ("build", options) => build::command(&sh, options)?,
        ("package", []) => {
            build::whole(&sh, None)?;
            package::pack(&sh)?;
        }
        ("serve", options) => serve::command(options)?,
        ("test", options) => return suite::command(&sh, options),
        ("measure", options) => suite::measure(&sh, options)?,
        ("squeeze", []) => build::squeeze(&sh)?,
        ("precache", [dist]) => build::finish(Path::new(dist))?,
        ("precache", _) => bail!("precache takes a folder\n\n{USAGE}"),
        ("play" | "package" | "squeeze", _) => {
            bail!("{command} takes no arguments\n\n{USAGE}")
        }
        _ => bail!("there is no command {command}\n\n{USAGE}"),
    }
    Ok(ExitCode::SUCCESS)
}
