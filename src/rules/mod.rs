//! The rules of the games: boards, sowing, legal moves, the end. No history, no clock, no page.

mod board;
mod endless;
mod house;
mod houses;
mod notation;
mod perft;
mod position;
mod side;
mod sowing;
mod step;
mod variant;
mod walk;

pub use board::{Board, BoardError};
pub use house::House;
pub use houses::Houses;
pub use notation::{PositionError, PositionErrorKind};
pub(crate) use notation::{characters, score};
pub use perft::perft;
pub use position::{EndReason, Ending, Position, Settled, Unplayable};
pub use side::{BySide, Side};
pub use sowing::{CASA, Sower, Sowing, SowingEnd};
pub use step::{Scene, Step};
pub use variant::{UnknownVariant, Variant};
