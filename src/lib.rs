//! Rules engine of **Hoyito**, the mancala games of the Dominican Republic.
pub mod endgame;
pub mod rules;
pub mod search;
pub mod session;
#[cfg(target_arch = "wasm32")]
pub mod wasm;
