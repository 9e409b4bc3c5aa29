//! The greedy opponent: it looks through its own whole turn, and no further.

use super::key::{key, place};
use crate::rules::{House, Position, Sower, Sowing};

/// Boards looked at before it takes what it knows: a turn of many captures branches widely.
const MAX_BOARDS: u32 = 20_000;
/// Boards remembered; a board whose place is taken replaces the other.
const PLACES: usize = 1 << 14;

/// The legal house with which the side to move can capture the most seeds before its turn ends,
/// chosen by `seed` among equals; `None` when it has no legal sowing.
#[must_use]
pub fn greedy_house(position: &Position, seed: u32) -> Option<House> {
    let mut turn = Turn { sower: Sower::of(position), known: Vec::new(), boards: 0 };
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
    /// The most that can still be captured, by key of the board; the mover is always the same.
    known: Vec<(u64, u8)>,
    boards: u32,
}

impl Turn {
    /// The most seeds that the rest of the turn can bring, beginning with `sowing`.
    fn gain(&mut self, position: &Position, sowing: &Sowing) -> u8 {
        let mover = position.turn;
        let (next, over) = position.after(sowing);
        let gained = next.captured[mover] - position.captured[mover];
        if over.is_some() || !next.again { gained } else { gained + self.rest(&next) }
    }

    /// The same for a position in which the mover sows again.
    fn rest(&mut self, position: &Position) -> u8 {
        let key = key(&position.board, position.turn);
        let place = place(key, PLACES);
        if let Some(&(_, most)) = self.known.get(place).filter(|known| known.0 == key) {
            return most;
        }
        if self.boards >= MAX_BOARDS {
            return 0;
        }
        self.boards += 1;
        let sowings: Vec<_> = position.sowings(&mut self.sower).collect();
        let most = sowings.iter().map(|(_, sowing)| self.gain(position, sowing)).max().unwrap_or(0);
        self.known.resize(PLACES, (0, 0));
        self.known[place] = (key, most);
        most
    }
}
