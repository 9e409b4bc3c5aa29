//! Houses by number and by letter.

use super::Side;

/// A house by its number: `0 .. 2 * row`, anticlockwise from South's left. Sowing runs upwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct House(u8);

impl House {
    /// The house with that number on a board with rows of `row` houses, if there is one.
    #[must_use]
    pub const fn new(number: u8, row: u8) -> Option<House> {
        if number < 2 * row { Some(House(number)) } else { None }
    }

    pub(super) const fn from_index(index: usize) -> House {
        debug_assert!(index < super::board::MAX_HOUSES);
        #[expect(clippy::cast_possible_truncation, reason = "a board has at most 24 houses")]
        House(index as u8)
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whose row it lies in.
    #[must_use]
    pub const fn owner(self, row: u8) -> Side {
        if self.0 < row { Side::South } else { Side::North }
    }

    /// Its letter: South's `A ..` and North's `a ..`, each from the owner's left.
    #[must_use]
    pub const fn letter(self, row: u8) -> char {
        match self.owner(row) {
            Side::South => (b'A' + self.0) as char,
            Side::North => (b'a' + self.0 - row) as char,
        }
    }

    /// The house with that letter, if the board has one.
    #[must_use]
    pub fn by_letter(letter: char, row: u8) -> Option<House> {
        (0..2 * row).map(House).find(|house| house.letter(row) == letter)
    }

    /// The houses of one side, from its left to its right.
    pub fn of(side: Side, row: u8) -> impl DoubleEndedIterator<Item = House> + Clone {
        let first = match side {
            Side::South => 0,
            Side::North => row,
        };
        (first..first + row).map(House)
    }

    /// All houses of a board.
    pub fn all(row: u8) -> impl DoubleEndedIterator<Item = House> + Clone {
        (0..2 * row).map(House)
    }
}
