//! Games that were read.

use hoyito::rules::Scene;
use hoyito::session::{Game, Tags, read_record, write_record};

/// The steps of sowing `ply`, counted from 1, lead from the moment before it to the one after, and
/// there are as many seeds after each of them.
pub(crate) fn steps_fold(game: &mut Game, ply: usize) {
    let [before, after] = [ply - 1, ply].map(|ply| game.at(ply).expect("on the line").position);
    let mut scene = Scene { board: before.board, hand: 0, captured: before.captured };
    let seeds = scene.seeds();
    for step in game.steps(ply).expect("on the line") {
        scene = scene.after(step);
        assert_eq!(scene.seeds(), seeds, "{step:?}");
    }
    assert_eq!(scene, Scene { board: after.board, hand: 0, captured: after.captured });
}

/// A game is written and read back as it is, undamaged, and writing that changes nothing more.
pub(crate) fn is_kept(game: &Game, tags: &Tags) {
    let written = write_record(game, tags);
    let again = read_record(&written).expect("a record that was written");
    assert_eq!(again.damage, None, "{written}");
    assert_eq!(again.game.line(), game.line());
    // Passes before the first sowing are made in the written start, so turns may be one fewer.
    let moments = [game, &again.game].map(|game| {
        let now = game.now();
        (now.position, now.over, now.quiet, now.turn - game.start().turn)
    });
    assert_eq!(moments[0], moments[1], "{written}");
    assert_eq!(write_record(&again.game, &again.tags), written);
}
