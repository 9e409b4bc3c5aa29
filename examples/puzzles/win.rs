//! "Find the only winning house."

use hoyito::endgame::Tables;
use hoyito::rules::{House, Position, Side, Sowing, Variant};
use hoyito::search::{Analysis, Goal, Search};
use hoyito::session::Game;

use super::{Kind, Puzzle};

/// Seeds on the board: enough to choose from, few enough to be foreseen and proven.
const SEEDS: std::ops::RangeInclusive<u8> = 12..=24;
/// Positions remembered by the search, as a power of two.
const MEMORY_BITS: u8 = 18;
/// Sowings looked at to prove the values of one position.
const PROOF: u64 = 100_000;
/// The longest line, sowings of both sides.
const LONGEST: usize = 16;
/// Houses to choose from, at least.
const LEAST_HOUSES: usize = 3;

/// The puzzle in a position, if there is one: a single house wins, others take as much at once or
/// more, and the win can be seen to the end.
pub(crate) fn pose(position: &Position, exact: &mut Exact) -> Option<Puzzle> {
    if !SEEDS.contains(&position.board.total()) || is_decided(position) {
        return None;
    }
    let leads = exact.leads(position)?;
    let (won, others): (Vec<_>, Vec<_>) = leads.iter().partition(|(_, lead)| *lead > 0);
    let &[&(house, margin)] = won.as_slice() else { return None };
    let (taken, most) = exact.taken(position, house);
    if leads.len() < LEAST_HOUSES || taken > most {
        return None;
    }
    let line = exact.line(position)?;
    let row = position.variant.row;
    let own = line.iter().filter(|house| house.owner(row) == Side::South).count();
    let others: Vec<String> =
        others.iter().map(|(house, lead)| format!("{}: {lead}", house.letter(row))).collect();
    Some(Puzzle {
        kind: Kind::Win,
        position: *position,
        line: line.iter().map(|house| house.letter(row)).collect(),
        sowings: u8::try_from(own).ok()?,
        trap: taken < most,
        answer: format!("margin: {margin}, others: {{ {} }}", others.join(", ")),
    })
}

/// Whether one side leads by more than what is left.
fn is_decided(position: &Position) -> bool {
    let lead = lead(position).unsigned_abs();
    lead > position.board.total()
}

/// Seeds by which the side to move leads.
fn lead(position: &Position) -> i8 {
    let captured = position.captured;
    captured[position.turn].cast_signed() - captured[position.turn.other()].cast_signed()
}

/// Exact values of one game.
pub(crate) struct Exact {
    tables: Tables,
    search: Search,
}

impl Exact {
    pub(crate) fn new(variant: Variant) -> Exact {
        let mut tables = Tables::new(variant);
        while tables.build_next(&mut |_, _| true).is_ok() {}
        Exact { tables, search: Search::new(variant, MEMORY_BITS) }
    }

    /// The final lead of the side to move for each of its houses, both sides playing their best
    /// afterwards; `None` when that is too much to prove.
    fn leads(&mut self, position: &Position) -> Option<Vec<(House, i8)>> {
        self.search.forget();
        let mut analysis = Analysis::new(&mut self.search, (*position).into(), Goal::Values);
        analysis.advance(&mut self.search, &self.tables, &mut |sowings| sowings < PROOF);
        let lead = lead(position);
        let values = analysis.values().iter();
        values.map(|value| Some((value.house, lead + value.exact()?))).collect()
    }

    /// Seeds that `house` captures at once, and the most that another one does.
    fn taken(&mut self, position: &Position, house: House) -> (u8, u8) {
        let (own, others): (Vec<_>, Vec<_>) =
            position.sowings(self.search.sower(position)).partition(|(other, _)| *other == house);
        let most = |sowings: Vec<(House, Sowing)>| {
            sowings.iter().map(|(_, sowing)| sowing.captured).max().unwrap_or(0)
        };
        (most(own), most(others))
    }

    /// Best play by both sides until the win is certain.
    fn line(&mut self, position: &Position) -> Option<Vec<House>> {
        let mut game = Game::from_position(*position);
        let mut line = Vec::new();
        while game.now().over.is_none() && !is_decided(&game.now().position) {
            if line.len() == LONGEST {
                return None;
            }
            let house = self.best(&game.now().position)?;
            game.play(house).ok()?;
            line.push(house);
        }
        let end = game.now().position;
        (is_decided(&end) && end.captured.leader() == Some(Side::South)).then_some(line)
    }

    /// A house of proven best value; a winner does not go round in circles.
    fn best(&mut self, position: &Position) -> Option<House> {
        let leads = self.leads(position)?;
        let most = leads.iter().map(|(_, lead)| *lead).max()?;
        let mut analysis = Analysis::new(&mut self.search, (*position).into(), Goal::Best);
        analysis.advance(&mut self.search, &self.tables, &mut |sowings| sowings < PROOF);
        let best = analysis.best()?.house;
        leads.contains(&(best, most)).then_some(best)
    }
}
