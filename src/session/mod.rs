//! A game with its history, a match of rounds, and the text a game is kept as.

mod game;
mod r#match;
mod preview;
mod record;

pub use game::{Game, PlayError, QUIET_LIMIT, Snapshot, Sown};
pub use r#match::{Match, NotOver, Round, RoundResult};
pub use preview::{Preview, captures};
pub use record::{Damage, DamageKind, Loaded, RecordError, Tags, read_record, write_record};
