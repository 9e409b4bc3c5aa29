//! Counting lines of play, the classic test of a move generator.

use super::{House, Position, Sower};

/// Lines of `depth` sowings from `position`. A pass is no sowing; a line in which the game ends
/// by a capture, or in which neither side can move, counts once however early it ends.
/// Repetition and the quiet limit, which need a history, end no line.
pub fn perft(position: &Position, depth: u32, sower: &mut Sower) -> u64 {
    if depth == 0 {
        return 1;
    }
    match lines(position, depth, sower) {
        0 => {
            let passed = Position { turn: position.turn.other(), ..*position };
            lines(&passed, depth, sower).max(1)
        }
        lines => lines,
    }
}

/// The same for the side to move alone: 0 when it has no legal sowing.
fn lines(position: &Position, depth: u32, sower: &mut Sower) -> u64 {
    if depth == 1 {
        return position.legal_houses(position.turn, sower).count() as u64;
    }
    let mut lines = 0;
    for house in House::of(position.turn, position.variant.row) {
        let Ok(sowing) = position.sow(house, sower) else {
            continue;
        };
        lines += match position.after(&sowing) {
            (_, Some(_)) => 1,
            (next, None) => perft(&next, depth - 1, sower),
        };
    }
    lines
}
