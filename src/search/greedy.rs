//! The greedy opponent: it looks through its own whole turn, and no further.

use std::collections::HashMap;

use crate::rules::{Board, House, Position, Sower};

/// Boards looked at before it takes what it knows: a turn of many captures branches widely.
const MAX_BOARDS: usize = 20_000;

/// The legal house with which the side to move can capture the most seeds before its turn ends,
/// chosen by `seed` among equals; `None` when it has no legal sowing.
#[must_use]
pub fn greedy_house(position: &Position, seed: u32) -> Option<House> {
    let mut turn = Turn { sower: Sower::new(position.variant), known: HashMap::new() };
    let sowings: Vec<_> = position.sowings(&mut turn.sower).collect();
    let gains: Vec<(House, u8)> =
        sowings.into_iter().map(|(house, sowing)| (house, turn.gain(position, &sowing))).collect();
    let most = gains.iter().map(|&(_, gain)| gain).max()?;
    let best: Vec<House> =
        gains.into_iter().filter(|&(_, gain)| gain == most).map(|(house, _)| house).collect();
    Some(best[seed as usize % best.len()])
}

/// A turn looked through.
struct Turn {
    sower: Sower,
    /// The most that can still be captured, by board; the mover is always the same.
    known: HashMap<Board, u8>,
}

impl Turn {
    /// The most seeds that the rest of the turn can bring, beginning with `sowing`.
    fn gain(&mut self, position: &Position, sowing: &crate::rules::Sowing) -> u8 {
        let mover = position.turn;
        let (next, over) = position.after(sowing);
        let gained = next.captured[mover] - position.captured[mover];
        if over.is_some() || !next.again { gained } else { gained + self.rest(&next) }
    }

    /// The same for a position in which the mover sows again.
    fn rest(&mut self, position: &Position) -> u8 {
        if let Some(&most) = self.known.get(&position.board) {
            return most;
        }
        if self.known.len() >= MAX_BOARDS {
            return 0;
        }
        let sowings: Vec<_> = position.sowings(&mut self.sower).collect();
        let most = sowings.iter().map(|(_, sowing)| self.gain(position, sowing)).max().unwrap_or(0);
        self.known.insert(position.board, most);
        most
    }
}
