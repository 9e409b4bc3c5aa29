//! What positions are worth, for people and scripts.

use std::fs;
use std::path::Path;
use std::time::Instant;

use hoyito::endgame::Tables;
use hoyito::rules::{Position, Sower, Variant};
use hoyito::search::{Analysis, Goal, HouseValue, Search};

use super::Refusal;

/// Positions remembered, as a power of two.
const MEMORY_BITS: u8 = 22;
/// The same as in the page, so that its speed can be held against this.
const SPEED_MEMORY_BITS: u8 = 20;
/// Sowings looked at when nothing else is asked for.
const SOWINGS: u64 = 20_000_000;
/// Houses of a line shown.
const LINE: usize = 16;

/// Prints the exact value of every opening house, with sowings looked at and time.
pub(crate) fn solve(variant: Variant, kept: Option<&Path>) -> Result<(), Refusal> {
    let begun = Instant::now();
    let tables = tables(&Position::opening(variant), kept)?;
    say!("tables of {} seeds in {:.1} s", tables.seeds(), begun.elapsed().as_secs_f64());
    let begun = Instant::now();
    let mut known: Vec<String> = Vec::new();
    let mut search = Search::new(variant, MEMORY_BITS);
    let opening = Position::opening(variant);
    let mut analysis = Analysis::new(&mut search, opening.into(), Goal::Values);
    loop {
        let before = analysis.nodes();
        let done = analysis.advance(&mut search, &tables, &mut |sowings| sowings < 100_000);
        for value in analysis.values() {
            let Some(seeds) = value.exact() else { continue };
            let line = format!("{} {seeds:+}", value.house.letter(variant.row));
            if !known.contains(&line) {
                let seconds = begun.elapsed().as_secs_f64();
                say!("{line}  {} sowings  {seconds:.2} s", analysis.nodes());
                known.push(line);
            }
        }
        if done || analysis.nodes() == before || analysis.nodes() > 100 * SOWINGS {
            break;
        }
    }
    let seconds = begun.elapsed().as_secs_f64();
    say!("{} sowings in {seconds:.2} s", analysis.nodes());
    if known.len() < analysis.values().len() {
        return Err("some houses could not be solved".to_owned());
    }
    Ok(())
}

/// Prints what each house of a position is worth, and the best line.
pub(crate) fn value(position: Position, kept: Option<&Path>) -> Result<(), Refusal> {
    let (mut search, tables, analysis) = analysed(position, Goal::Values, SOWINGS, kept)?;
    for value in analysis.values() {
        let line = analysis.line(&mut search, &tables, value.house, LINE);
        let line: Vec<String> =
            line.iter().map(|house| house.letter(position.variant.row).to_string()).collect();
        say!("{}  {}", told(*value, position.variant.row), line.join(" "));
    }
    Ok(())
}

/// Prints the best house.
pub(crate) fn best(
    position: Position,
    sowings: Option<u64>,
    kept: Option<&Path>,
) -> Result<(), Refusal> {
    let (_, _, analysis) = analysed(position, Goal::Best, sowings.unwrap_or(SOWINGS), kept)?;
    if let Some(value) = analysis.best() {
        say!("{}", told(value, position.variant.row));
    }
    Ok(())
}

/// Prints the sowings that a search without tables looks at, and the seconds it takes for them.
pub(crate) fn speed(position: Position, sowings: u64) -> Result<(), Refusal> {
    let tables = Tables::new(position.variant);
    let mut search = Search::new(position.variant, SPEED_MEMORY_BITS);
    let mut analysis = Analysis::new(&mut search, position.into(), Goal::Values);
    let begun = Instant::now();
    if analysis.advance(&mut search, &tables, &mut |done| done < sowings) {
        return Err("the search ends before so many sowings".to_owned());
    }
    say!("{} {}", analysis.nodes(), begun.elapsed().as_secs_f64());
    Ok(())
}

fn analysed(
    mut position: Position,
    goal: Goal,
    sowings: u64,
    kept: Option<&Path>,
) -> Result<(Search, Tables, Analysis), Refusal> {
    position.settle(&mut Sower::of(&position));
    let tables = tables(&position, kept)?;
    let mut search = Search::new(position.variant, MEMORY_BITS);
    let mut analysis = Analysis::new(&mut search, position.into(), goal);
    if analysis.values().is_empty() {
        return Err("neither side has a legal sowing".to_owned());
    }
    analysis.advance(&mut search, &tables, &mut |done| done < sowings);
    Ok((search, tables, analysis))
}

/// A house with its value: exact as `+8`, else the estimate and its bounds as `about +6 (-4..+48)`.
fn told(value: HouseValue, row: u8) -> String {
    let letter = value.house.letter(row);
    match value.exact() {
        Some(seeds) => format!("{letter} {seeds:+}"),
        None => {
            format!("{letter} about {:+} ({:+}..{:+})", value.estimate, value.lower, value.upper)
        }
    }
}

/// The tables that the search of a position can reach: captures take fours, and closed houses have
/// none. They are read from the folder `kept`, or built and written there.
fn tables(position: &Position, kept: Option<&Path>) -> Result<Tables, Refusal> {
    let mut tables = Tables::with_last_four_to(position.variant, position.last_four_to);
    let seeds = position.board.total();
    let reached = seeds.is_multiple_of(4) && position.closed.is_empty();
    while reached && tables.seeds() < seeds {
        let seeds = tables.seeds() + 4;
        let owned = if tables.last_four_to().is_some() { "-last4" } else { "" };
        let name = format!("{}{owned}-{seeds}.table", position.variant.id);
        let file = kept.map(|folder| folder.join(name));
        let bytes = file.as_ref().and_then(|file| fs::read(file).ok());
        if bytes.is_some_and(|bytes| tables.load(&bytes).is_ok()) {
            continue;
        }
        if tables.build_next(&mut |_, _| true).is_err() {
            break;
        }
        if let Some((file, bytes)) = file.zip(tables.to_bytes(seeds)) {
            let folder = file.parent().unwrap_or(&file);
            let written = fs::create_dir_all(folder).and_then(|()| fs::write(&file, bytes));
            written.map_err(|error| format!("{}: {error}", file.display()))?;
        }
    }
    Ok(tables)
}
