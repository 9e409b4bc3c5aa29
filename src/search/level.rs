//! How strongly the computer plays.

use super::tree::SEED;

/// A level of play. Names and descriptions for people belong to the page's languages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// From 1, the weakest, upwards.
    pub id: u8,
    /// A stable name for settings and records.
    pub name: &'static str,
    /// How far it looks, in sowings without a capture; 0: at its own next sowing alone.
    pub(super) depth: i16,
    /// How much worse a house must be, in sixteenths of a seed, to be chosen half as often as
    /// another; 0: the best house is chosen always.
    pub(super) leniency: i16,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 7] = [
        Level::new(1, "newcomer", 0, 12 * SEED),
        Level::new(2, "beginner", 0, 2 * SEED),
        Level::new(3, "casual", 1, 4 * SEED),
        Level::new(4, "regular", 2, 3 * SEED),
        Level::new(5, "strong", 3, 2 * SEED),
        Level::new(6, "expert", 5, SEED),
        Level::new(7, "perfect", Level::FULL, 0),
    ];

    /// As far as the limit allows, with proofs where they can be had.
    const FULL: i16 = i16::MAX;

    const fn new(id: u8, name: &'static str, depth: i16, leniency: i16) -> Level {
        Level { id, name, depth, leniency }
    }

    /// The level with that number.
    #[must_use]
    pub fn by_id(id: u8) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.id == id)
    }

    /// The level with that name.
    #[must_use]
    pub fn by_name(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name == name)
    }

    /// Whether it plays as well as the limit allows.
    #[must_use]
    pub const fn is_full(&self) -> bool {
        self.depth == Level::FULL
    }
}
