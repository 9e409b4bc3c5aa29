//! Hoyito in a terminal, for people and scripts: `cargo run --release --example hoyito`.

/// Prints a line.
macro_rules! say {
    ($($part:tt)*) => {{
        use std::io::Write as _;
        $crate::or_stop(writeln!(std::io::stdout(), $($part)*))
    }};
}

mod analysis;
mod play;
mod show;

use std::io;
use std::process::ExitCode;

use hoyito::rules::{Position, Sower, Variant, perft};

const USAGE: &str =
    "usage: hoyito perft VARIANT DEPTH | show POSITION | moves POSITION | play VARIANT
       | solve VARIANT | value POSITION | best POSITION [--nodes N] | speed POSITION NODES";

/// A mistake in what was asked, told in one line.
type Refusal = String;

fn main() -> ExitCode {
    let lossy = |argument: std::ffi::OsString| argument.to_string_lossy().into_owned();
    let arguments: Vec<String> = std::env::args_os().skip(1).map(lossy).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match run(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(refusal) => {
            eprintln!("hoyito: {refusal}");
            ExitCode::from(2)
        }
    }
}

fn run(words: &[&str]) -> Result<(), Refusal> {
    match words {
        ["perft", id, depth] => count(variant(id)?, depth)?,
        ["show", rest @ ..] => show::board(&position(rest)?),
        ["moves", rest @ ..] => show::moves(position(rest)?),
        ["play", id] => play::play(variant(id)?)?,
        ["solve", id] => analysis::solve(variant(id)?)?,
        ["best", rest @ .., "--nodes", nodes] => {
            analysis::best(position(rest)?, Some(sowings(nodes)?))?;
        }
        ["best", .., "--nodes"] => return Err("a number of sowings is wanted".to_owned()),
        ["best", rest @ ..] => analysis::best(position(rest)?, None)?,
        ["value", rest @ ..] => analysis::value(position(rest)?)?,
        ["speed", rest @ .., nodes] => analysis::speed(position(rest)?, sowings(nodes)?)?,
        _ => return Err(USAGE.to_owned()),
    }
    Ok(())
}

fn count(variant: Variant, depth: &str) -> Result<(), Refusal> {
    let depth = depth.parse().map_err(|_| format!("a depth is wanted, not {depth:?}"))?;
    say!("{}", perft(&Position::opening(variant), depth, &mut Sower::new(variant)));
    Ok(())
}

fn sowings(number: &str) -> Result<u64, Refusal> {
    match number.parse() {
        Ok(0) | Err(_) => Err(format!("a number of sowings is wanted, not {number:?}")),
        Ok(sowings) => Ok(sowings),
    }
}

fn variant(id: &str) -> Result<Variant, Refusal> {
    Variant::by_id(id).map_err(|error| format!("{id:?}: {error}"))
}

/// Stops when what was to be written found no reader, as behind `| head`.
fn or_stop(written: io::Result<()>) {
    written.unwrap_or_else(|_| std::process::exit(0));
}

/// A position, in one argument or in one a field.
fn position(words: &[&str]) -> Result<Position, Refusal> {
    let text = words.join(" ");
    text.parse().map_err(|error| format!("bad position {text:?}, {error}"))
}
