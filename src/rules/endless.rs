//! Telling which sowings never end.
//!
//! A lap can be undone in only one way: take seeds back, one a house against the direction of
//! sowing, from the last seed until a house is empty; that one was lifted. So laps permute the
//! states (board, house to lift) that a sowing can pass through, and a sowing that never ends
//! returns to the state it began with. Sowing looks alike from every house of the ring, so a
//! return to the first state *turned along the ring* is enough to know that it never ends.
//!
//! How far it is to that return nothing tells beforehand: on the ring of twelve it was less than a
//! million laps away wherever it was looked for, on twenty-four houses, which many seeds can be set
//! up on, a thousand million and more. Sowings that ended took some hundred. So a sowing that is
//! under way after a million laps is taken for endless: nobody could wait for its end.
//!
//! Closed houses are no part of the ring: sowing goes over them as if they were not there, so all
//! this holds for the ring of the open houses.

use super::board::{Words, seeds_at};

/// Seeds lifted in a landmark state: two, the commonest lift of a relay.
const LANDMARK_LIFT: u8 = 2;

/// Laps under suspicion after which a sowing is taken for endless though it has not come back: more
/// than the longest cycle known on rows of six has, and a moment's work.
pub(super) const TAKEN_FOR_ENDLESS: u32 = 1 << 20;

/// A sowing under suspicion of going on for ever.
pub(super) struct Watch {
    /// The state it must come back to if it does.
    pub(super) first: Words,
    /// The seeds lifted in `first`.
    lifted: u8,
    /// Laps since.
    laps: u32,
    /// The landmarks met since.
    landmarks: Vec<Words>,
}

impl Watch {
    pub(super) const fn new(lifted: u8, first: Words) -> Watch {
        Watch { first, lifted, laps: 0, landmarks: Vec::new() }
    }

    /// Whether a sowing that came, a lap later, to lift `lifted` seeds in `state` is endless.
    pub(super) fn tells(
        &mut self,
        lifted: u8,
        state: impl FnOnce() -> Words,
        endless: &mut EndlessStates,
    ) -> bool {
        self.laps += 1;
        if self.laps == TAKEN_FOR_ENDLESS {
            // The first state alone is known to have so many laps ahead: from a landmark there may
            // be fewer, and a sower with no memory must say the same.
            endless.remember(&[self.first]);
            return true;
        }
        // Turning the board is the dear part, and most laps can be told from both by their lift.
        if lifted != self.lifted && lifted != LANDMARK_LIFT {
            return false;
        }
        let state = state();
        if state == self.first {
            endless.remember(&self.landmarks);
            return true;
        }
        if EndlessStates::is_landmark(&state) {
            if endless.contains(&state) {
                return true;
            }
            self.landmarks.push(state);
        }
        false
    }
}

/// States (a board turned until the house to lift comes first) from which a sowing never ends, or
/// is taken for endless.
///
/// Of a cycle only landmarks, some states in a hundred chosen by their hash, are kept: a walk along
/// a known cycle meets one soon, and a cycle of a million laps costs little memory. The table has a
/// fixed size and forgets; a forgotten cycle is walked round again, never misjudged.
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

    fn is_landmark(state: &Words) -> bool {
        seeds_at(state, 0) == LANDMARK_LIFT && Self::hash(state).is_multiple_of(16)
    }

    fn slot(state: &Words) -> usize {
        (Self::hash(state) >> 4) as usize % Self::SIZE
    }

    pub(super) fn contains(&self, state: &Words) -> bool {
        self.table.get(Self::slot(state)) == Some(state)
    }

    fn remember(&mut self, landmarks: &[Words]) {
        self.table.resize(Self::SIZE, [0; 3]);
        for state in landmarks {
            self.table[Self::slot(state)] = *state;
        }
    }
}
