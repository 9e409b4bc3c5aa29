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
use std::path::Path;
use std::process::ExitCode;

use hoyito::rules::{Position, Sower, Variant, perft};

const USAGE: &str =
    "usage: hoyito perft VARIANT DEPTH | show POSITION | moves POSITION | play VARIANT
       | solve VARIANT | value POSITION | best POSITION [--nodes N] | speed POSITION NODES
       --tables DIR keeps the tables that solve, value and best build";

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
    let (words, kept) = option(words, "--tables")?;
    let kept = kept.map(Path::new);
    let (words, nodes) = option(&words, "--nodes")?;
    match (&words[..], nodes) {
        (["best", rest @ ..], nodes) => {
            analysis::best(position(rest)?, nodes.map(sowings).transpose()?, kept)?;
        }
        (["solve", id], None) => analysis::solve(variant(id)?, kept)?,
        (["value", rest @ ..], None) => analysis::value(position(rest)?, kept)?,
        _ if kept.is_some() => return Err(USAGE.to_owned()),
        (["perft", id, depth], None) => count(variant(id)?, depth)?,
        (["show", rest @ ..], None) => show::board(&position(rest)?),
        (["moves", rest @ ..], None) => show::moves(position(rest)?),
        (["play", id], None) => play::play(variant(id)?)?,
        (["speed", rest @ .., nodes], None) => analysis::speed(position(rest)?, sowings(nodes)?)?,
        _ => return Err(USAGE.to_owned()),
    }
    Ok(())
}

/// The words without an option, and the word behind it.
fn option<'a>(words: &[&'a str], name: &str) -> Result<(Vec<&'a str>, Option<&'a str>), Refusal> {
    let Some(at) = words.iter().position(|word| *word == name) else {
        return Ok((words.to_vec(), None));
    };
    let value = *words.get(at + 1).ok_or_else(|| format!("something is wanted after {name}"))?;
    Ok(([&words[..at], &words[at + 2..]].concat(), Some(value)))
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
    if let Ok(variant) = Variant::by_id(text.trim()) {
        let opening = Position::opening(variant);
        return Err(format!("the position is missing behind {text}, such as \"{opening}\""));
    }
    text.parse().map_err(|error| format!("bad position {text:?}, {error}"))
}
