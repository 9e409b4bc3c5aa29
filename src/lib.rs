//! Rules engine of **Hoyito**, the mancala games of the Dominican Republic.
pub mod rules;
pub mod session;
