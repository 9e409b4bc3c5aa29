//! `cargo xtask test`: the steps asked for, one after another, and a summary.

mod steps;

use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use xshell::Shell;

pub use steps::measure;
use steps::{BUILD, STEPS, Step};

/// What became of one step.
enum Outcome {
    Passed(Duration),
    Failed(anyhow::Error),
}

/// `test [--list] [--only] [STEP...] [-- ARG...]`
pub fn command(sh: &Shell, options: &[String]) -> Result<ExitCode> {
    if options == ["--list"] {
        STEPS.iter().for_each(|step| println!("{:<12} {}", step.name, step.says));
        return Ok(ExitCode::SUCCESS);
    }
    let end = options.iter().position(|option| option == "--").unwrap_or(options.len());
    let names: Vec<&str> =
        options[..end].iter().map(String::as_str).filter(|name| *name != "--only").collect();
    let args = options.get(end + 1..).unwrap_or_default();
    if !args.is_empty() && names.len() != 1 {
        bail!("arguments after -- go with exactly one step");
    }
    let chosen = choose(&names)?;
    let results = run(sh, &chosen, &names, args);
    Ok(summary(&results))
}

/// The steps of these names, all of them if there are none, in the order of the suite. The release
/// is built whenever a step looks at it, so that no step judges an old one.
fn choose(names: &[&str]) -> Result<Vec<&'static Step>> {
    if let Some(unknown) = names.iter().find(|name| STEPS.iter().all(|step| step.name != **name)) {
        let known: Vec<_> = STEPS.iter().map(|step| step.name).collect();
        bail!("there is no step {unknown}; there are {}", known.join(", "));
    }
    let asked = |step: &Step| names.is_empty() || names.contains(&step.name);
    let build = STEPS.iter().any(|step| asked(step) && step.needs_build);
    Ok(STEPS.iter().filter(|step| asked(step) || (build && step.name == BUILD)).collect())
}

/// Runs all of the steps, also after one has failed: one run tells everything that is wrong.
fn run<'a>(
    sh: &Shell,
    chosen: &[&'a Step],
    names: &[&str],
    args: &[String],
) -> Vec<(&'a Step, Outcome)> {
    let mut results: Vec<(&Step, Outcome)> = Vec::new();
    for (number, step) in chosen.iter().enumerate() {
        println!("\n== {}/{} {}: {}", number + 1, chosen.len(), step.name, step.says);
        let args = if names.contains(&step.name) { args } else { &[] };
        let unbuilt = step.needs_build
            && results.iter().any(|(done, outcome)| done.name == BUILD && outcome.failed());
        let outcome = if unbuilt {
            Outcome::Failed(anyhow::anyhow!("there is no release to look at: {BUILD} failed"))
        } else {
            timed(|| (step.run)(sh, args))
        };
        if let Outcome::Failed(error) = &outcome {
            println!("{} FAILED: {error:#}", step.name);
        }
        results.push((step, outcome));
    }
    results
}

fn timed(step: impl FnOnce() -> Result<()>) -> Outcome {
    let start = Instant::now();
    match step() {
        Ok(()) => Outcome::Passed(start.elapsed()),
        Err(error) => Outcome::Failed(error),
    }
}

/// Prints each step's outcome, and last a line that counts them.
fn summary(results: &[(&Step, Outcome)]) -> ExitCode {
    println!("\n== Summary");
    for (step, outcome) in results {
        match outcome {
            Outcome::Passed(time) => println!("passed  {:<12} {:>4} s", step.name, time.as_secs()),
            Outcome::Failed(error) => println!("FAILED  {:<12} {error:#}", step.name),
        }
    }
    let failed = results.iter().filter(|(_, outcome)| outcome.failed()).count();
    println!("\n{} passed, {failed} failed", results.len() - failed);
    if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

impl Outcome {
    fn failed(&self) -> bool {
        matches!(self, Self::Failed(_))
    }
}

#[cfg(test)]
mod tests {
    use super::{STEPS, choose};

    fn chosen(names: &[&str]) -> Vec<&'static str> {
        choose(names).unwrap().iter().map(|step| step.name).collect()
    }

    #[test]
    fn no_names_mean_every_step() {
        assert_eq!(chosen(&[]).len(), STEPS.len());
    }

    #[test]
    fn steps_run_in_the_order_of_the_suite() {
        assert_eq!(chosen(&["unit", "fmt"]), ["fmt", "unit"]);
    }

    #[test]
    fn what_looks_at_the_release_builds_it_first() {
        assert_eq!(chosen(&["size"]), ["build", "size"]);
    }

    #[test]
    fn an_unknown_step_is_refused() {
        assert!(choose(&["fmt", "lint"]).is_err());
    }
}
