//! Choosing a house to sow.

use crate::endgame::Tables;

use super::analysis::{Analysis, Goal};
use super::key::key;
use super::level::Level;
use super::searcher::Search;
use super::situation::Situation;
use super::value::HouseValue;

/// The house that a level sows, with what it thinks the sowing is worth; `None` when there is no
/// legal sowing.
///
/// The same situation, level, `seed`, tables and answers of `go_on` give the same house if
/// `search` remembers the same: [`Search::forget`] makes sure of that. The full level wants some
/// limit, for it thinks until its choice is proven best; the others need at most some hundred
/// thousand sowings.
pub fn choose(
    search: &mut Search,
    tables: &Tables,
    situation: Situation,
    level: Level,
    seed: u32,
    go_on: &mut dyn FnMut(u64) -> bool,
) -> Option<HouseValue> {
    if level.is_full() {
        let mut analysis = Analysis::new(search, situation, Goal::Best);
        analysis.advance(search, tables, go_on);
        return analysis.best();
    }
    let salt = key(&situation.position.board, situation.position.turn);
    let mut analysis = Analysis::new(search, situation, Goal::Values);
    // Tables would have them play the endgame far above their strength.
    analysis.look_ahead(search, level.depth, go_on);
    let values = analysis.values();
    let fines = values.iter().map(|value| value.fine);
    let favourite = if level.leniency < 0 { fines.min() } else { fines.max() }?;
    let weights = values.iter().map(|value| weight(favourite - value.fine, level.leniency));
    let all: u64 = weights.clone().sum();
    let mut drawn = scrambled(salt ^ u64::from(seed)) % all.max(1);
    for (value, weight) in values.iter().zip(weights) {
        if drawn < weight {
            return Some(*value);
        }
        drawn -= weight;
    }
    None
}

/// How often a house is chosen that is so far `off` the favourite: half as often for each
/// `leniency`, in whole numbers so that it is the same on every machine.
fn weight(off: i16, leniency: i16) -> u64 {
    const FULL: u64 = 1 << 32;
    if leniency == 0 {
        return if off == 0 { FULL } else { 0 };
    }
    let (off, leniency) = (off.unsigned_abs(), leniency.unsigned_abs());
    let (halvings, part) = (off / leniency, off % leniency);
    let halved = FULL.checked_shr(u32::from(halvings)).unwrap_or(0);
    halved - halved * u64::from(part) / u64::from(leniency) / 2
}

/// A number that looks like chance.
const fn scrambled(seed: u64) -> u64 {
    let mut mixed = seed.wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0x94d0_49bb_1331_11eb);
    (mixed ^ mixed >> 31) >> 8
}
