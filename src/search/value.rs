//! What is known of the worth of a house.

use crate::rules::House;

use super::tree::SEED;

/// What one legal house is worth. Values are seeds still to come for the side to move, what the
/// sowing itself captures included, less those for the other side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HouseValue {
    /// The house.
    pub house: House,
    /// The value is proven to be at least this.
    pub lower: i8,
    /// The value is proven to be at most this.
    pub upper: i8,
    /// The best guess, within the bounds.
    pub estimate: i8,
    /// The same in sixteenths of a seed.
    pub(super) fine: i16,
}

impl HouseValue {
    /// The value, if it is proven.
    #[must_use]
    pub const fn exact(&self) -> Option<i8> {
        if self.lower == self.upper { Some(self.lower) } else { None }
    }

    /// Of a sowing that gains `gain` and leaves at most `most` to gain or lose.
    pub(super) fn unknown(house: House, gain: i16, most: i16) -> HouseValue {
        HouseValue {
            house,
            lower: seeds(gain - most),
            upper: seeds(gain + most),
            estimate: seeds(gain),
            fine: gain,
        }
    }

    /// Takes in that the sowing was worth `value` or, where that lies outside the window, was
    /// bounded by it. Bounds never cross: only a table with wrong values makes them try.
    pub(super) fn learn(&mut self, value: i16, alpha: i16, beta: i16) {
        if value > alpha {
            self.lower = self.lower.max(seeds(value)).min(self.upper);
        }
        if value < beta {
            self.upper = self.upper.min(seeds(value)).max(self.lower);
        }
        self.guess(self.fine);
    }

    /// Takes in an estimate, as far as the bounds allow it.
    pub(super) fn guess(&mut self, fine: i16) {
        self.fine = fine.clamp(i16::from(self.lower) * SEED, i16::from(self.upper) * SEED);
        self.estimate = seeds(self.fine);
    }
}

/// Whole seeds nearest to a value; there are at most 96 of them.
pub(super) fn seeds(value: i16) -> i8 {
    i8::try_from((value + SEED / 2).div_euclid(SEED)).unwrap_or_default()
}

/// Seeds nearest to a value, in fours as they are captured.
pub(super) fn fours(value: i16) -> i8 {
    seeds(value / 4) * 4
}
