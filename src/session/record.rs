//! A game as text, described in `docs/formats.md`: tags in brackets, then the turns, a word
//! each, made of the letters of the houses sown; a pass is `-`.

mod reader;
mod writer;

use std::fmt;

use crate::rules::{PositionError, Unplayable};

use super::Game;

pub use reader::read_record;
pub use writer::write_record;

/// The values of the tag `Ended`.
const SOUTH_RESIGNED: &str = "South resigned";
const NORTH_RESIGNED: &str = "North resigned";
const DRAW_AGREED: &str = "Draw agreed";

/// What a record tells beside the game itself: a text for each of [`Tags::NAMES`], empty when not
/// known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags([String; 7]);

impl Tags {
    /// The tags that are kept, in the order they are written: the day, as `2026-11-30`, the
    /// players' names, the computer's level, numbers or names of the game, its match and its round.
    pub const NAMES: [&str; 7] = ["Date", "South", "North", "Level", "Game", "Match", "Round"];

    /// The text of a tag; `None` when no tag of that name is kept.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.get(Tags::place(name)?).map(String::as_str)
    }

    /// Sets the text of a tag. Of it 1,000 characters are written, control characters as blanks.
    ///
    /// # Errors
    /// [`UnknownTag`] when no tag of that name is kept.
    pub fn set(&mut self, name: &str, text: String) -> Result<(), UnknownTag> {
        self.0[Tags::place(name).ok_or(UnknownTag)?] = text;
        Ok(())
    }

    fn place(name: &str) -> Option<usize> {
        Tags::NAMES.iter().position(|known| *known == name)
    }
}

/// No tag of that name is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownTag;

impl fmt::Display for UnknownTag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("records keep no such tag")
    }
}

impl std::error::Error for UnknownTag {}

/// A game read from a record.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The game, up to the damage if there is any.
    pub game: Game,
    /// The tags.
    pub tags: Tags,
    /// Where the record stopped making sense, if it did.
    pub damage: Option<Damage>,
}

/// Where a record's turns stop making sense; what stands before it is sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Damage {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// What is wrong there.
    pub kind: DamageKind,
}

/// What is wrong at a place of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DamageKind {
    /// No house has that letter.
    Letter,
    /// The house cannot be sown.
    Unplayable(Unplayable),
    /// A pass is written where none is due.
    PassNotDue,
    /// A pass is due and not written.
    PassMissing,
    /// The result is not the score of the game.
    Result,
    /// The tag `Ended` cannot be true.
    Ended,
    /// A comment is not closed.
    Comment,
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: ", self.line, self.column)?;
        match self.kind {
            DamageKind::Letter => f.write_str("no house has that letter"),
            DamageKind::Unplayable(why) => why.fmt(f),
            DamageKind::PassNotDue => f.write_str("a pass is written where none is due"),
            DamageKind::PassMissing => f.write_str("a pass is due here and not written"),
            DamageKind::Result => f.write_str("the result is not the score of the game"),
            DamageKind::Ended => f.write_str("the tag Ended cannot be true of this game"),
            DamageKind::Comment => f.write_str("a comment is not closed"),
        }
    }
}

/// Why a text is no record at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordError {
    /// It is longer than any game.
    TooLong,
    /// No tag `Variant` with the id of a variant.
    Variant,
    /// The tag `Start` of this line is no position of the variant.
    Start {
        /// The tag's line, from 1.
        line: usize,
        /// What is wrong with the position; `None` when it is one of another variant.
        error: Option<PositionError>,
    },
    /// This line looks like a tag and is none, or gives one a second time.
    Tag {
        /// The line, from 1.
        line: usize,
    },
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordError::TooLong => f.write_str("the text is longer than any record"),
            RecordError::Variant => f.write_str("the tag Variant is missing or names no variant"),
            RecordError::Start { line, error: Some(error) } => {
                write!(f, "line {line}: the start position is wrong, {error}")
            }
            RecordError::Start { line, error: None } => {
                write!(f, "line {line}: the start position is one of another variant")
            }
            RecordError::Tag { line } => {
                write!(f, "line {line}: a tag such as [Date \"…\"] is wanted")
            }
        }
    }
}

impl std::error::Error for RecordError {}
