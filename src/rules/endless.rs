//! What is remembered of sowings that never end, and while one is suspected of it.

use super::board::{Words, seeds_at};

/// Seeds lifted in a landmark state: two, the commonest lift of a relay.
pub(super) const LANDMARK_LIFT: u8 = 2;

/// A sowing under suspicion of going on for ever.
pub(super) struct Watch {
    /// The seeds lifted in `first`.
    pub(super) lifted: u8,
    /// The state it must come back to if it does.
    pub(super) first: Words,
    /// The landmarks met since.
    pub(super) landmarks: Vec<Words>,
}

/// States (a board turned until the house to lift comes first) from which a sowing never ends.
///
/// Only landmarks, some states in a hundred chosen by their hash, are kept: a walk along a known
/// cycle meets one soon, and a cycle of a million laps costs little memory. The table has a fixed
/// size and forgets; a forgotten cycle is walked round again, never misjudged.
#[derive(Clone, Debug)]
pub(super) struct EndlessStates {
    /// By hash; all zero where nothing is kept (no state has an empty first house).
    table: Vec<Words>,
}

impl EndlessStates {
    const SIZE: usize = 1 << 15;

    pub(super) const fn new() -> EndlessStates {
        EndlessStates { table: Vec::new() }
    }

    fn hash(state: &Words) -> u64 {
        let mixed = state.iter().fold(0_u64, |hash, word| {
            (hash.rotate_left(29) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15)
        });
        mixed ^ mixed >> 32
    }

    pub(super) fn is_landmark(state: &Words) -> bool {
        seeds_at(state, 0) == LANDMARK_LIFT && Self::hash(state).is_multiple_of(16)
    }

    fn slot(state: &Words) -> usize {
        (Self::hash(state) >> 4) as usize % Self::SIZE
    }

    pub(super) fn contains(&self, state: &Words) -> bool {
        self.table.get(Self::slot(state)) == Some(state)
    }

    pub(super) fn remember(&mut self, landmarks: &[Words]) {
        self.table.resize(Self::SIZE, [0; 3]);
        for state in landmarks {
            self.table[Self::slot(state)] = *state;
        }
    }
}
