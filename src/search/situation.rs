//! What a search is asked about.

use crate::rules::{Position, Side};

use super::key::key;

/// A position with as much of its history as the rules still ask for.
#[derive(Clone, Debug)]
pub struct Situation {
    /// The position; its side to move has a legal sowing unless the game is over.
    pub position: Position,
    /// Keys of the positions since the last capture, oldest first, this one excluded.
    pub(super) earlier: Vec<u64>,
}

impl Situation {
    /// A position and those passed through since the last capture, the one right after the capture
    /// first and `position` itself not among them: their number is that of the sowings since.
    #[must_use]
    pub fn new(position: Position, earlier: impl IntoIterator<Item = Position>) -> Situation {
        let earlier = earlier.into_iter().map(|past| key(&past.board, past.turn)).collect();
        Situation { position, earlier }
    }

    /// The keys as a path that the search goes on from.
    pub(super) fn path(&self) -> Vec<u64> {
        let mut path = Vec::with_capacity(self.earlier.len() + 1);
        path.extend(&self.earlier);
        path.push(key(&self.position.board, self.position.turn));
        path
    }

    /// Who is to move.
    #[must_use]
    pub const fn mover(&self) -> Side {
        self.position.turn
    }
}

impl From<Position> for Situation {
    /// A position that no sowing led to.
    fn from(position: Position) -> Situation {
        Situation::new(position, [])
    }
}
