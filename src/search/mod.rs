//! Choosing moves.

mod greedy;
mod key;

pub use greedy::greedy_house;
