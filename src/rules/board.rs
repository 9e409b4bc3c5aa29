//! The seeds on the board, packed a byte a house.

use std::fmt;

use super::{House, Side};

/// Houses on the largest board.
pub(super) const MAX_HOUSES: usize = 24;
/// Seeds on the largest board; a house never holds more, so a byte's top bit stays free.
const MAX_SEEDS: u32 = 96;

/// Eight houses a word, the lowest-numbered house in the lowest byte. No house overflows its
/// byte, so adding two words adds eight houses.
pub(super) type Words = [u64; 3];

/// Seeds by house, for rows of 6 or 12.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board {
    pub(super) words: Words,
    row: u8,
}

impl Board {
    /// A board with rows of `row` houses and the same number of seeds in each.
    pub(super) fn filled(row: u8, seeds: u8) -> Board {
        let mut board = Board { words: [0; 3], row };
        House::all(row).for_each(|house| board.set(house, seeds));
        board
    }

    pub(super) const fn from_words(words: Words, row: u8) -> Board {
        Board { words, row }
    }

    /// A board from its houses' seeds, `0 .. 2 * row`.
    ///
    /// # Errors
    /// [`BoardError`] when there are not 12 or 24 houses, or more seeds than any game has (96).
    pub fn from_houses(seeds: &[u8]) -> Result<Board, BoardError> {
        let row = match seeds.len() {
            12 => 6,
            24 => 12,
            _ => return Err(BoardError::Houses),
        };
        if seeds.iter().map(|&n| u32::from(n)).sum::<u32>() > MAX_SEEDS {
            return Err(BoardError::Seeds);
        }
        let mut board = Board { words: [0; 3], row };
        House::all(row).zip(seeds).for_each(|(house, &n)| board.set(house, n));
        Ok(board)
    }

    /// Houses in a row.
    #[must_use]
    pub const fn row(&self) -> u8 {
        self.row
    }

    /// Seeds in one house.
    #[must_use]
    pub const fn seeds_in(&self, house: House) -> u8 {
        seeds_at(&self.words, house.index())
    }

    pub(super) fn set(&mut self, house: House, seeds: u8) {
        let (word, shift) = (house.index() / 8, house.index() % 8 * 8);
        self.words[word] = self.words[word] & !(0xff << shift) | u64::from(seeds) << shift;
    }

    /// Seeds by house.
    pub fn houses(&self) -> impl Iterator<Item = u8> + '_ {
        House::all(self.row).map(|house| self.seeds_in(house))
    }

    /// Seeds on the whole board.
    #[must_use]
    pub fn total(&self) -> u8 {
        self.words.iter().flat_map(|word| word.to_le_bytes()).sum()
    }

    /// The same board seen from the other side: North's row becomes South's. Sowing looks alike
    /// from both sides, so what holds for one holds for the other.
    #[must_use]
    pub fn turned(&self) -> Board {
        let mut turned = Board { words: [0; 3], row: self.row };
        House::of(Side::South, self.row).zip(House::of(Side::North, self.row)).for_each(
            |(s, n)| {
                turned.set(s, self.seeds_in(n));
                turned.set(n, self.seeds_in(s));
            },
        );
        turned
    }
}

#[inline]
#[expect(clippy::cast_possible_truncation, reason = "the lowest byte alone is wanted")]
pub(super) const fn seeds_at(words: &Words, index: usize) -> u8 {
    (words[index / 8] >> (index % 8 * 8)) as u8
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.houses()).finish()
    }
}

/// Why seeds make no board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardError {
    /// Neither 12 nor 24 houses.
    Houses,
    /// More than 96 seeds.
    Seeds,
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            BoardError::Houses => "a board has 12 or 24 houses",
            BoardError::Seeds => "a board holds at most 96 seeds",
        })
    }
}

impl std::error::Error for BoardError {}
