//! Choosing moves.

mod analysis;
mod bounds;
mod branches;
mod choose;
mod eval;
mod greedy;
mod key;
mod level;
mod memory;
mod progress;
mod searcher;
mod situation;
mod tree;
mod value;

pub use analysis::{Analysis, Goal};
pub use choose::choose;
pub use greedy::greedy_house;
pub use level::Level;
pub use searcher::Search;
pub use situation::Situation;
pub use value::HouseValue;
