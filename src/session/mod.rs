//! A game with its history, a match of rounds, and the text a game is kept as.

mod game;
mod r#match;
mod preview;
mod record;

pub use game::{Game, PlayError, QUIET_LIMIT, Snapshot, Sown};
pub use r#match::{
    FinishError, Length, Match, MatchEnd, MatchEndReason, Round, RoundResult, Unit, Way,
};
pub use preview::{Preview, captures};
pub use record::{
    Damage, DamageKind, Loaded, RecordError, Tags, UnknownTag, read_record, write_record,
};
