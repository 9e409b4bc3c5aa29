//! How strongly the computer plays.

/// A level of play. Names and descriptions for people belong to the page's languages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// From 1, the weakest, upwards.
    pub id: u8,
    /// A stable name for settings and records.
    pub name: &'static str,
    /// How far it looks, in sowings without a capture; 0: at its own next sowing alone.
    pub depth: i16,
    /// How much worse than the best a house must be, in sixteenths of a seed, to be chosen half as
    /// often as it; 0: the best is chosen always. Below 0 the worst house comes first.
    pub leniency: i16,
}

impl Level {
    /// All levels, the weakest first. `examples/ladder.rs` chose their depths and leniencies: each
    /// takes 70 to 90 % of the points against the one below it.
    pub const ALL: [Level; 6] = [
        Level::new(1, "newcomer", 0, -90),
        Level::new(2, "beginner", 0, 108),
        Level::new(3, "casual", 0, 26),
        Level::new(4, "strong", 2, 42),
        Level::new(5, "expert", 3, 28),
        Level::new(6, "perfect", Level::FULL, 0),
    ];

    /// As far as the limit allows, with proofs where they can be had.
    pub const FULL: i16 = i16::MAX;

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
