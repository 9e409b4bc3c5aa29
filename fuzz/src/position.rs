//! Position texts.

use hoyito::rules::{House, Position};
use hoyito::session::Game;

use crate::game;

/// A position text is refused with a place in it, or is a position that is written and read back as
/// it is, holds no more seeds than the game has, and whose sowings keep them.
pub fn position(text: &str) {
    let position: Position = match text.parse() {
        Ok(position) => position,
        Err(error) => {
            assert!(error.at <= text.chars().count(), "{error}");
            return;
        }
    };
    let counts = House::all(position.variant.row).map(|house| position.board.seeds_in(house));
    let captured = [position.captured.south, position.captured.north];
    let seeds: u32 = counts.chain(captured).map(u32::from).sum();
    assert!(seeds <= position.variant.seeds().into());

    let written = position.to_string();
    assert_eq!(written.parse(), Ok(position));
    // What is written is the shortest way to write it.
    assert!(written.len() <= text.trim_ascii().len(), "{written}");

    let begun = Game::from_position(position);
    for house in House::all(position.variant.row) {
        let mut game = begun.clone();
        if game.play(house).is_ok() {
            game::steps_fold(&mut game, 1);
        }
    }
}
