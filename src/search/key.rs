//! One number for what a position is worth: its board and the side to move.

use std::hash::{Hash, Hasher};

use crate::rules::{Board, Side};

/// A 64-bit key of a board with a side to move. Equal on every machine and in every run.
pub(super) fn key(board: &Board, turn: Side) -> u64 {
    let mut mixer = Mixer(turn as u64);
    board.hash(&mut mixer);
    mixer.finish()
}

/// Where a key belongs among `places`, a power of two.
#[expect(clippy::cast_possible_truncation, reason = "the low bits alone are wanted")]
pub(super) const fn place(key: u64, places: usize) -> usize {
    key as usize & (places - 1)
}

const MIX: u64 = 0x9e37_79b9_7f4a_7c15;

/// Mixes whole words; shorter pieces of a board (its row, lengths) are the same throughout a game.
struct Mixer(u64);

impl Hasher for Mixer {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        for word in bytes.chunks_exact(8) {
            let word = u64::from_le_bytes(word.try_into().unwrap_or_default());
            self.0 = (self.0.rotate_left(29) ^ word).wrapping_mul(MIX);
        }
    }

    fn write_usize(&mut self, _: usize) {}

    fn finish(&self) -> u64 {
        let mixed = (self.0 ^ self.0 >> 32).wrapping_mul(MIX);
        mixed ^ mixed >> 29
    }
}
