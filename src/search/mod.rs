//! Choosing moves.

mod greedy;

pub use greedy::greedy_house;
