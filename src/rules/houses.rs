//! Sets of houses.

use super::House;

/// Some houses of a board: those that are closed for a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Houses(u32);

impl Houses {
    /// No house.
    pub const NONE: Houses = Houses(0);

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether `house` is one of them.
    #[must_use]
    pub const fn contains(self, house: House) -> bool {
        self.has(house.index())
    }

    /// The same by the house's number.
    pub(super) const fn has(self, index: usize) -> bool {
        self.0 >> index & 1 != 0
    }

    /// These and `house`.
    #[must_use]
    pub const fn with(self, house: House) -> Houses {
        Houses(self.0 | 1 << house.index())
    }

    /// These and the houses that only boards with longer rows than `row` have.
    pub(super) const fn and_beyond(self, row: u8) -> Houses {
        Houses(self.0 | u32::MAX << (2 * row))
    }

    /// Those of them that a board with rows of `row` houses has, by number.
    pub fn on(self, row: u8) -> impl Iterator<Item = House> {
        House::all(row).filter(move |&house| self.contains(house))
    }
}

impl FromIterator<House> for Houses {
    fn from_iter<I: IntoIterator<Item = House>>(houses: I) -> Houses {
        houses.into_iter().fold(Houses::NONE, Houses::with)
    }
}
