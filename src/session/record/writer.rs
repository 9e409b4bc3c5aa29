//! Writing records.

use std::fmt::Write;

use crate::rules::{Position, Side};
use crate::session::game::Closing;

use super::{DRAW_AGREED, Game, NORTH_RESIGNED, SOUTH_RESIGNED, Tags};

/// Columns of a line of turns, at most.
const WIDTH: usize = 80;
/// Characters of a tag's text, at most: whatever is written has to be short enough to be read.
const LONGEST_TEXT: usize = 1_000;

/// The record of `game` up to the present moment.
#[must_use]
pub fn write_record(game: &Game, tags: &Tags) -> String {
    let start = game.start().position;
    let opening = Position::opening(start.variant);
    let mut text = String::new();
    tag(&mut text, "Variant", start.variant.id);
    for (name, value) in Tags::NAMES.iter().zip(&tags.0).filter(|(_, value)| !value.is_empty()) {
        tag(&mut text, name, value);
    }
    if start != opening {
        tag(&mut text, "Start", &start.to_string());
    }
    let ended = game.closing().filter(|_| game.ply() == game.plies());
    if let Some(closing) = ended {
        tag(&mut text, "Ended", ended_text(closing));
    }
    let result = result(game);
    tag(&mut text, "Result", &result);
    text.push('\n');
    wrap(&mut text, turns(game).into_iter().chain([result]));
    text
}

/// The value of the tag `Ended`.
const fn ended_text(closing: Closing) -> &'static str {
    match closing {
        Closing::Resigned(Side::South) => SOUTH_RESIGNED,
        Closing::Resigned(Side::North) => NORTH_RESIGNED,
        Closing::Agreed => DRAW_AGREED,
    }
}

/// Seeds captured, South's first, once the game is over; `*` before.
pub(super) fn result(game: &Game) -> String {
    let now = game.now();
    let captured = now.position.captured;
    now.over.map_or_else(|| "*".to_owned(), |_| format!("{}-{}", captured.south, captured.north))
}

fn tag(text: &mut String, name: &str, value: &str) {
    let _ = write!(text, "[{name} \"");
    let plain = value.chars().map(|c| if c.is_control() { ' ' } else { c });
    for character in plain.take(LONGEST_TEXT) {
        if matches!(character, '"' | '\\') {
            text.push('\\');
        }
        text.push(character);
    }
    text.push_str("\"]\n");
}

/// The turns as words, every other one behind its number.
fn turns(game: &Game) -> Vec<String> {
    let mut turns: Vec<String> = Vec::new();
    let mut turn_under_way = false;
    for (sown, ply) in game.line().iter().zip(1..=game.ply()) {
        let [before, after] = game.around(ply);
        if !turn_under_way {
            begin_turn(&mut turns);
        }
        push(&mut turns, sown.house.letter(before.position.variant.row));
        // The mover goes on, or passes in the middle of the turn, only after a capture.
        let goes_on = sown.sowing.captured > 0 && before.position.variant.extra_turn;
        turn_under_way = goes_on && after.passes == 0;
        for pass in 0..after.passes {
            if pass > 0 || !goes_on {
                begin_turn(&mut turns);
            }
            push(&mut turns, '-');
        }
    }
    turns
}

fn push(turns: &mut [String], letter: char) {
    if let Some(turn) = turns.last_mut() {
        turn.push(letter);
    }
}

fn begin_turn(turns: &mut Vec<String>) {
    let mut turn = String::new();
    if turns.len().is_multiple_of(2) {
        let _ = write!(turn, "{}. ", turns.len() / 2 + 1);
    }
    turns.push(turn);
}

fn wrap(text: &mut String, words: impl Iterator<Item = String>) {
    let mut column = 0;
    for word in words {
        if column > 0 {
            let fits = column + 1 + word.len() <= WIDTH;
            text.push(if fits { ' ' } else { '\n' });
            column = if fits { column + 1 } else { 0 };
        }
        text.push_str(&word);
        column += word.len();
    }
    text.push('\n');
}
