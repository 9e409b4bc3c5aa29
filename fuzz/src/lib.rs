//! What the loaders of Hoyito promise of whatever they are handed. Each function panics where a
//! promise is broken; libFuzzer looks for such an input, and for one that takes long or much memory.

mod game;
mod link;
mod position;
mod record;
mod table;

pub use link::{link, sown};
pub use position::position;
pub use record::record;
pub use table::{rounds, table};
