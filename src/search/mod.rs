//! Choosing moves and telling what they are worth.
//!
//! [`choose()`] plays at a [`Level`]. An [`Analysis`] tells what every legal house of a
//! [`Situation`] is worth, exactly where it can be proven. Both use a [`Search`], which remembers
//! from move to move, and [endgame tables](crate::endgame::Tables), which may be as good as empty.
//! Time comes in as a closure that is asked whether to go on: there is no clock in here.
//!
//! In rounds in which the last four have an owner, tables for that owner are used like any other;
//! the plain ones still bound values, for the owner does at least as well as they say and at most
//! eight seeds better. Other tables are left alone, and so are all where houses are closed.
//!
//! ```
//! use hoyito::endgame::Tables;
//! use hoyito::rules::{Position, Variant};
//! use hoyito::search::{Analysis, Goal, Search};
//!
//! let position: Position = "hoyito-2 000311/002100 20-20 S".parse()?;
//! let mut tables = Tables::new(Variant::HOYITO_2);
//! tables.build_next(&mut |_, _| true).expect("tables of eight seeds");
//! let mut search = Search::new(Variant::HOYITO_2, 16);
//! let mut analysis = Analysis::new(&mut search, position.into(), Goal::Values);
//! assert!(analysis.advance(&mut search, &tables, &mut |sowings| sowings < 100_000));
//! assert_eq!(analysis.values()[0].exact(), Some(-8));
//! # Ok::<(), hoyito::rules::PositionError>(())
//! ```

mod analysis;
mod bounds;
mod branches;
mod choose;
mod deepen;
mod eval;
mod greedy;
mod key;
mod level;
mod line;
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
