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
mod coder;
mod file;
mod index;
mod unsow;

use std::fmt;

use crate::rules::{Board, House, Side, Variant};
pub use file::TableError;
use index::{HOUSES, Ring};

/// Seeds of the boards in one level and the next: captures take fours.
const STEP: u8 = 4;

/// Seeds of the largest tables.
pub const MOST_SEEDS: u8 = 16;

/// The exact values of all boards of one variant with few seeds, as far as built or loaded:
/// levels of 4, 8, 12 and 16 seeds, none without those below it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tables {
    variant: Variant,
    last_four_to: Option<Side>,
    /// From four seeds up.
    levels: Vec<Level>,
}

/// Values by layer and rank, in fours and 8 added, two a byte, the lower-ranked in the lower half.
/// Where the last four have a fixed owner there are two layers: first the boards with their owner
/// to move, then those with the other side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Level(Vec<u8>);

impl Level {
    #[inline]
    fn fours(&self, index: usize) -> u8 {
        self.0[index / 2] >> (index % 2 * 4) & 0xf
    }

    #[inline]
    fn set_fours(&mut self, index: usize, fours: u8) {
        let (byte, shift) = (&mut self.0[index / 2], index % 2 * 4);
        *byte = *byte & !(0xf << shift) | fours << shift;
    }
}

impl Tables {
    /// Tables of 4 seeds alone, which only positions set up by hand can need; on rows of twelve,
    /// no tables ever. The last four go to the captor.
    #[must_use]
    pub fn new(variant: Variant) -> Tables {
        Tables::with_last_four_to(variant, None)
    }

    /// The same for rounds in which the last four go to `last_four_to` whoever captures before
    /// them, as in [`Position::last_four_to`](crate::rules::Position::last_four_to). Such levels
    /// are twice as large.
    #[must_use]
    pub fn with_last_four_to(variant: Variant, last_four_to: Option<Side>) -> Tables {
        let mut tables = Tables { last_four_to, ..Tables::none(variant) };
        // Nobody can decline, and rows of twelve answer every probe with `None`.
        let _ = tables.build_next(&mut |_, _| true);
        tables
    }

    /// No tables, for boards with closed houses.
    pub(crate) const fn none(variant: Variant) -> Tables {
        Tables { variant, last_four_to: None, levels: Vec::new() }
    }

    /// The game they belong to.
    #[must_use]
    pub const fn variant(&self) -> &Variant {
        &self.variant
    }

    /// Who receives the last four; `None`: the captor.
    #[must_use]
    pub const fn last_four_to(&self) -> Option<Side> {
        self.last_four_to
    }

    /// Seeds of the highest level present: 4, 8, 12 or 16; 0 on rows of twelve.
    #[must_use]
    pub fn seeds(&self) -> u8 {
        self.levels.iter().map(|_| STEP).sum()
    }

    /// The seeds still to come for `mover`, who is to move, less the other side's, both playing
    /// best; always a multiple of 4. `None` when the board is in no level present.
    ///
    /// `board` must be one of this variant.
    #[inline]
    #[must_use]
    pub fn value(&self, board: &Board, mover: Side) -> Option<i8> {
        let others = self.last_four_to.is_some_and(|owner| owner != mover);
        self.value_in(usize::from(others), board, mover)
    }

    #[inline]
    fn value_in(&self, layer: usize, board: &Board, mover: Side) -> Option<i8> {
        let seeds = board.total();
        if seeds == 0 {
            return Some(0);
        }
        if !seeds.is_multiple_of(STEP) {
            return None;
        }
        let level = self.levels.get(usize::from(seeds / STEP) - 1)?;
        let index = layer * index::count(seeds) + index::rank(&ring(board, mover));
        Some((level.fours(index).cast_signed() - 8) * 4)
    }

    /// 1, or 2 where it matters whose the last four are.
    const fn layers(&self) -> usize {
        1 + self.last_four_to.is_some() as usize
    }

    /// Builds the next level up. `go_on` is told now and then how much is done of how much in
    /// all, and answers whether to go on.
    ///
    /// Returns the level's seeds.
    ///
    /// # Errors
    /// [`NotBuilt`] when `go_on` declined or there is no such level; the tables stay as they were.
    pub fn build_next(&mut self, go_on: &mut dyn FnMut(u32, u32) -> bool) -> Result<u8, NotBuilt> {
        let seeds = self.next_seeds().ok_or(NotBuilt::NoSuchLevel)?;
        let level = build::level(self, seeds, go_on).ok_or(NotBuilt::Declined)?;
        self.levels.push(level);
        Ok(seeds)
    }

    /// Seeds of the next level up, if there can be one.
    fn next_seeds(&self) -> Option<u8> {
        let seeds = self.seeds() + STEP;
        (usize::from(self.variant.houses()) == HOUSES && seeds <= MOST_SEEDS).then_some(seeds)
    }

    /// The file of a level, described in `docs/formats.md`; `None` when the level is not present.
    #[must_use]
    pub fn to_bytes(&self, seeds: u8) -> Option<Vec<u8>> {
        let level = self.levels.get(usize::from(seeds / STEP).checked_sub(1)?)?;
        seeds.is_multiple_of(STEP).then(|| file::write(self, seeds, level))
    }

    /// Adds the next level up from its file, as [`to_bytes`](Tables::to_bytes) made it.
    ///
    /// Returns the level's seeds.
    ///
    /// # Errors
    /// [`TableError`] when that is not such a file; the tables stay as they were.
    pub fn load(&mut self, bytes: &[u8]) -> Result<u8, TableError> {
        let (seeds, level) = file::read(self, bytes)?;
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
