//! Fuzzing of whatever reads what people or storage hand in. Glue: `fuzz/` has the targets.

use std::process::{Command, Output};
use std::thread;

use anyhow::{Context, Result, anyhow, bail};
use xshell::{Shell, cmd};

use crate::tools::{programs, rust};

/// Seconds that each target looks, if no other number is given.
const SECONDS: u32 = 60;
/// Targets that run at once.
const AT_ONCE: usize = 2;
/// The library has no unsafe code for a sanitizer to watch, and without one stable Rust will do.
const PLAIN: [&str; 2] = ["--sanitizer", "none"];
/// Seconds and MiB that one input may take: readers stay far below.
const LIMITS: [&str; 2] = ["-timeout=25", "-rss_limit_mb=1024"];

/// Checks the targets' code, builds them and lets each look for broken promises.
pub fn run(sh: &Shell, args: &[String]) -> Result<()> {
    let seconds = seconds(args)?;
    programs::cpp(sh)?;
    programs::cargo_fuzz(sh)?;
    rust::component(sh, "clippy")?;
    let package = ["--manifest-path", "fuzz/Cargo.toml", "--locked", "--no-default-features"];
    cmd!(sh, "cargo clippy {package...} --all-targets -- -D warnings").run()?;
    cmd!(sh, "cargo run --quiet {package...} --example seeds").run()?;
    cmd!(sh, "cargo fuzz build {PLAIN...}").run()?;
    let names = cmd!(sh, "cargo fuzz list").quiet().read()?;
    let names: Vec<&str> = names.lines().collect();
    println!("Fuzzing {} for {seconds} s each", names.join(", "));
    let look = |name: &str| {
        let mut command = Command::from(cmd!(sh, "cargo fuzz run {PLAIN...}"));
        command.args([name, "--"]).args(LIMITS);
        command.arg(format!("-dict=fuzz/dictionaries/{name}.dict"));
        command.arg(format!("-max_total_time={seconds}"));
        command
    };
    let mut failed = Vec::new();
    for pair in names.chunks(AT_ONCE) {
        let commands: Vec<Command> = pair.iter().map(|name| look(name)).collect();
        for (name, output) in pair.iter().zip(outputs(commands)) {
            failed.extend(told(name, &output?));
        }
    }
    if failed.is_empty() {
        return Ok(());
    }
    bail!("{}: CONTRIBUTING.md says how to go on", failed.join("; "))
}

/// The number of seconds asked for.
fn seconds(args: &[String]) -> Result<u32> {
    let number = match args {
        [] => Some(SECONDS),
        [number] => number.parse().ok().filter(|seconds| *seconds > 0),
        _ => None,
    };
    number.context("a number of seconds is wanted, for each target")
}

/// What commands that run at once came to.
fn outputs(commands: Vec<Command>) -> Vec<Result<Output>> {
    thread::scope(|scope| {
        let run = |mut command: Command| scope.spawn(move || command.output());
        let running: Vec<_> = commands.into_iter().map(run).collect();
        running
            .into_iter()
            .map(|one| Ok(one.join().map_err(|_| anyhow!("a thread failed"))??))
            .collect()
    })
}

/// Tells in a line how much a target looked at, or all that it said where it found something; then
/// it comes to what that was, and the input.
fn told(name: &str, output: &Output) -> Option<String> {
    let said = String::from_utf8_lossy(&output.stderr);
    if output.status.success() {
        let done = said.lines().rev().find(|line| line.starts_with("Done "));
        println!("{name}: {}", done.unwrap_or("done"));
        return None;
    }
    let kept = |line: &&str| !line.starts_with('#');
    println!("{name}:\n{}", said.lines().filter(kept).collect::<Vec<_>>().join("\n"));
    Some(format!("{name}: {}", found(&said)))
}

/// What libFuzzer sums up, and the input where it is short enough to be told.
fn found(said: &str) -> String {
    let told = |start: &str| said.lines().rev().find_map(|line| line.strip_prefix(start));
    let Some(what) = told("SUMMARY: ") else {
        return "could not look".to_owned();
    };
    let input = told("Base64: ").map(|input| format!(", as base64 {input}")).unwrap_or_default();
    format!("{what} (input kept in fuzz/artifacts{input})")
}

#[cfg(test)]
mod tests {
    use super::{found, seconds};

    #[test]
    fn a_number_of_seconds_and_no_more_is_taken() {
        let asked = |words: &[&str]| {
            let words: Vec<String> = words.iter().map(ToString::to_string).collect();
            seconds(&words).ok()
        };
        assert_eq!([asked(&[]), asked(&["5"])], [Some(60), Some(5)]);
        // Of libFuzzer, 0 would be for ever.
        assert_eq!([asked(&["0"]), asked(&["1m"]), asked(&["5", "5"])], [None; 3]);
    }

    #[test]
    fn what_was_found_is_told_with_its_input() {
        let said = "#1\nBase64: c2xvdw==\nSUMMARY: libFuzzer: timeout\n";
        assert_eq!(
            found(said),
            "libFuzzer: timeout (input kept in fuzz/artifacts, as base64 c2xvdw==)"
        );
        // Long inputs are kept in a file only.
        let said = "SUMMARY: libFuzzer: out-of-memory";
        assert_eq!(found(said), "libFuzzer: out-of-memory (input kept in fuzz/artifacts)");
        assert_eq!(found("error: no such target"), "could not look");
    }
}
