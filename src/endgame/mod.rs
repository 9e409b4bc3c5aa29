//! Exact endgame tables of the games on rows of six: what every board with few seeds is worth.
//!
//! The value of a board is the seeds still to come for the side to move less the other side's,
//! both playing best. Endless sowings are no moves, a side without a legal sowing passes, and
//! seeds that circle for ever come to nobody: that is worth 0. The last four go to the captor.
//! Both sides sow alike, so tables are kept for South to move alone.
//!
//! ```
//! use hoyito::endgame::Tables;
//! use hoyito::rules::{Board, Side, Variant};
//!
//! let mut tables = Tables::new(Variant::HOYITO_2);
//! tables.build_next(&mut |_, _| true)?;
//! let board = Board::from_houses(&[0, 0, 0, 3, 1, 1, 0, 0, 2, 1, 0, 0]).expect("a board");
//! assert_eq!(tables.value(&board, Side::South), Some(-8));
//! # Ok::<(), hoyito::endgame::NotBuilt>(())
//! ```

mod build;
mod index;
mod unsow;

use std::fmt;

use crate::rules::{Board, House, Side, Variant};
use index::{HOUSES, Ring};

/// Seeds of the boards in one level and the next: captures take fours.
const STEP: u8 = 4;

/// Seeds of the largest tables.
pub const MOST_SEEDS: u8 = 16;

/// The exact values of all boards of one variant with few seeds, as far as built or loaded:
/// levels of 4, 8, 12 and 16 seeds, none without those below it.
#[derive(Clone, Debug)]
pub struct Tables {
    variant: Variant,
    /// From four seeds up.
    levels: Vec<Level>,
}

/// Values by rank, in fours and 8 added, two a byte, the lower-ranked in the lower half.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Level(Vec<u8>);

impl Level {
    #[inline]
    fn value(&self, rank: usize) -> i8 {
        let fours = self.0[rank / 2] >> (rank % 2 * 4) & 0xf;
        (fours.cast_signed() - 8) * 4
    }
}

impl Tables {
    /// Tables of 4 seeds alone, which only positions set up by hand can need; on rows of twelve,
    /// no tables ever.
    #[must_use]
    pub fn new(variant: Variant) -> Tables {
        let mut tables = Tables { variant, levels: Vec::new() };
        // Nobody can decline, and rows of twelve answer every probe with `None`.
        let _ = tables.build_next(&mut |_, _| true);
        tables
    }

    /// The game they belong to.
    #[must_use]
    pub const fn variant(&self) -> &Variant {
        &self.variant
    }

    /// Seeds of the highest level present: 4, 8, 12 or 16; 0 on rows of twelve.
    #[must_use]
    pub fn seeds(&self) -> u8 {
        // At most four levels.
        self.levels.iter().map(|_| STEP).sum()
    }

    /// The seeds still to come for `mover`, who is to move, less the other side's, both playing
    /// best; always a multiple of 4. `None` when the board is in no level present.
    ///
    /// `board` must be one of this variant.
    #[inline]
    #[must_use]
    pub fn value(&self, board: &Board, mover: Side) -> Option<i8> {
        let seeds = board.total();
        if seeds == 0 {
            return Some(0);
        }
        if !seeds.is_multiple_of(STEP) {
            return None;
        }
        let level = self.levels.get(usize::from(seeds / STEP) - 1)?;
        Some(level.value(index::rank(&ring(board, mover))))
    }

    /// Builds the next level up. `go_on` is told now and then how much is done of how much in
    /// all, and answers whether to go on.
    ///
    /// Returns the level's seeds.
    ///
    /// # Errors
    /// [`NotBuilt`] when `go_on` declined or there is no such level; the tables stay as they were.
    pub fn build_next(&mut self, go_on: &mut dyn FnMut(u32, u32) -> bool) -> Result<u8, NotBuilt> {
        let seeds = self.seeds() + STEP;
        if usize::from(self.variant.houses()) != HOUSES || seeds > MOST_SEEDS {
            return Err(NotBuilt::NoSuchLevel);
        }
        let level = build::level(self, seeds, go_on).ok_or(NotBuilt::Declined)?;
        self.levels.push(level);
        Ok(seeds)
    }
}

/// The seeds of a board of twelve houses, `mover`'s row first.
#[inline]
fn ring(board: &Board, mover: Side) -> Ring {
    const ROW: u8 = 6;
    let mut ring = [0; HOUSES];
    let first = if mover == Side::South { 0 } else { ROW };
    for (house, seeds) in (first..2 * ROW).chain(0..first).zip(&mut ring) {
        if let Some(house) = House::new(house, ROW) {
            *seeds = board.seeds_in(house);
        }
    }
    ring
}

/// Why a level was not built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotBuilt {
    /// The caller declined to go on.
    Declined,
    /// There are no tables with more seeds, or none for rows of twelve.
    NoSuchLevel,
}

impl fmt::Display for NotBuilt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NotBuilt::Declined => "the building was declined",
            NotBuilt::NoSuchLevel => "there is no table with so many seeds",
        })
    }
}

impl std::error::Error for NotBuilt {}
