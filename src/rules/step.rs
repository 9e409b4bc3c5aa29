//! A move told step by step, for whoever shows it.

use super::{Board, BySide, Ending, House, Side};

/// One visible event of a sowing. Folding a move's steps over the board before it gives the
/// board after it, and seeds on the board, in the hand and captured stay the same in number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// All seeds of `house`, `seeds` of them, go to the hand.
    Lift {
        /// The house lifted.
        house: House,
        /// Its seeds.
        seeds: u8,
    },
    /// One seed goes from the hand into `house`.
    Drop {
        /// The house it falls in.
        house: House,
    },
    /// The last seed of a lap fell in the occupied `house`: it is lifted next.
    Relay {
        /// Where the lap ended.
        house: House,
    },
    /// All seeds of `house`, `seeds` of them, go to the heap of `by`.
    Capture {
        /// The house emptied.
        house: House,
        /// Its seeds.
        seeds: u8,
        /// Who captures: the mover.
        by: Side,
    },
    /// Everything left on the board, `seeds` in all, goes to the heap of `to`.
    LastFour {
        /// Who receives them.
        to: Side,
        /// How many: four.
        seeds: u8,
    },
    /// `side` has no legal sowing and passes.
    Pass {
        /// Who passes.
        side: Side,
    },
    /// The game is over.
    End(Ending),
}

/// Seeds while a move is under way: on the board, in the hand and captured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scene {
    /// The board as it stands.
    pub board: Board,
    /// Seeds lifted and not yet dropped.
    pub hand: u8,
    /// Seeds captured by each side.
    pub captured: BySide<u8>,
}

impl Scene {
    /// The scene after `step`.
    #[must_use]
    pub fn after(mut self, step: Step) -> Scene {
        match step {
            Step::Lift { house, .. } => {
                self.hand += self.board.seeds_in(house);
                self.board.set(house, 0);
            }
            Step::Drop { house } => {
                self.hand -= 1;
                self.board.set(house, self.board.seeds_in(house) + 1);
            }
            Step::Capture { house, by, .. } => {
                self.captured[by] += self.board.seeds_in(house);
                self.board.set(house, 0);
            }
            Step::LastFour { to, .. } => {
                self.captured[to] += self.board.total();
                self.board = Board::filled(self.board.row(), 0);
            }
            Step::Relay { .. } | Step::Pass { .. } | Step::End(_) => {}
        }
        self
    }

    /// Seeds in all.
    #[must_use]
    pub fn seeds(&self) -> u8 {
        self.board.total() + self.hand + self.captured.south + self.captured.north
    }
}
