//! Two players at one terminal.

use std::io::{self, BufRead, IsTerminal, Write};

use hoyito::rules::{EndReason, House, Position, Side, Variant};
use hoyito::session::{Game, Tags, write_record};

use super::{Refusal, show};

/// Plays a game from the opening; houses are named by their letters, `undo` takes back.
pub(crate) fn play(variant: Variant) -> Result<(), Refusal> {
    let mut game = Game::from_position(Position::opening(variant));
    let mut lines = io::stdin().lock().lines();
    say!("Letters sow houses; undo takes back; an end of input stops.");
    loop {
        let now = game.now();
        say!();
        show::board(&now.position);
        for side in now.passed() {
            say!("{side} passes");
        }
        if let Some(over) = now.over {
            say!("over: {} ({})", result(over.winner), reason(over.reason));
            break;
        }
        let mut out = io::stdout();
        crate::or_stop(write!(out, "> ").and_then(|()| out.flush()));
        let Some(line) = lines.next() else { break };
        if let Err(refusal) = answer(&mut game, line.map_err(|error| error.to_string())?.trim()) {
            // A person tries again; a script wants to know.
            if !io::stdin().is_terminal() {
                return Err(refusal);
            }
            say!("{refusal}");
        }
    }
    say!("\n{}", write_record(&game, &Tags::default()));
    Ok(())
}

fn answer(game: &mut Game, word: &str) -> Result<(), Refusal> {
    let row = game.now().position.variant.row;
    let mut letters = word.chars();
    match (letters.next(), letters.next()) {
        _ if word == "undo" => game.undo().map_err(|error| error.to_string()),
        (Some(letter), None) => match House::by_letter(letter, row) {
            Some(house) => game.play(house).map_err(|error| error.to_string()),
            None => Err(format!("no house has the letter {letter}")),
        },
        _ => Err("a letter or undo is wanted".to_owned()),
    }
}

fn result(winner: Option<Side>) -> String {
    winner.map_or_else(|| "a draw".to_owned(), |side| format!("{side} wins"))
}

const fn reason(reason: EndReason) -> &'static str {
    match reason {
        EndReason::FinalFour => "the last four are given away",
        EndReason::Swept => "the board is empty",
        EndReason::Repetition => "the same position for the third time",
        EndReason::Quiet => "a hundred sowings without a capture",
        EndReason::Stuck => "neither side can sow",
        EndReason::Resigned => "resignation",
        EndReason::Agreed => "a draw agreed",
    }
}
