//! From what a table promises to captures.
//!
//! A table tells what a board is worth, not how soon: of the sowings that keep a win, some lead
//! round in circles until the game is stalled. Here the winner looks, among boards with no seed
//! captured in between, for the sowing that is surest of the next capture, whatever the loser does.

use crate::endgame::Tables;
use crate::rules::{Board, House, Position, Side, Sower};

use super::key::{key, place};
use super::searcher::Search;
use super::situation::Situation;
use super::tree::{QUIET_LIMIT, SEED};
use super::value::HouseValue;

/// Boards looked at before it gives up.
const MOST_BOARDS: usize = 1 << 16;
/// Not known to lead to a capture.
const UNKNOWN: u8 = u8::MAX;
/// No board: a sowing that does the winner's work at once.
const DONE: u32 = u32::MAX;

/// A sowing for a side that a table promises a win, one that comes nearer to it: `None` when no
/// table does, or when it finds no way.
pub(super) fn progress(
    search: &mut Search,
    tables: &Tables,
    situation: &Situation,
) -> Option<HouseValue> {
    let position = &situation.position;
    if position.board.total() > tables.seeds() || tables.last_four_to() != position.last_four_to {
        return None;
    }
    let promised = tables.value(&position.board, position.turn)?;
    if promised <= 0 {
        return None;
    }
    let mut plan = Plan {
        sower: search.sower(),
        tables,
        winner: position.turn,
        promised,
        states: Vec::new(),
        found: vec![DONE; 2 * MOST_BOARDS],
        ways: Vec::new(),
    };
    let (house, sowings) = plan.first(*position)?;
    if situation.earlier.len() + usize::from(sowings) > usize::from(QUIET_LIMIT) {
        return None;
    }
    let mut value = HouseValue::unknown(house, 0, i16::from(promised) * SEED);
    value.learn(i16::from(promised) * SEED, 0, i16::MAX);
    Some(value)
}

/// Boards reached so far, all worth to the winner what was promised, and the ways between them.
struct Plan<'a> {
    sower: &'a mut Sower,
    tables: &'a Tables,
    winner: Side,
    promised: i8,
    states: Vec<State>,
    /// The states by key.
    found: Vec<u32>,
    /// Where the sowings of all states lead: states or `DONE`.
    ways: Vec<(House, u32)>,
}

struct State {
    position: Position,
    /// Its sowings among `ways`.
    first: u32,
    end: u32,
    /// Sowings to the next capture at most.
    distance: u8,
}

impl Plan<'_> {
    /// The winner's house that is nearest to a capture, and the sowings to it.
    fn first(&mut self, position: Position) -> Option<(House, u8)> {
        self.state(position);
        let mut next = 0;
        // Every ring of boards further out is first explored, then counted back from.
        for distance in 1..QUIET_LIMIT {
            let ring = self.states.len();
            while next < ring && self.states.len() < MOST_BOARDS {
                self.explore(next);
                next += 1;
            }
            if self.count_back(distance) && self.states[0].distance < UNKNOWN {
                let ways = self.ways(0);
                let (house, _) = ways.iter().min_by_key(|(_, to)| self.distance(*to))?;
                return Some((*house, self.states[0].distance));
            }
        }
        None
    }

    fn ways(&self, state: usize) -> &[(House, u32)] {
        let State { first, end, .. } = self.states[state];
        &self.ways[first as usize..end as usize]
    }

    fn distance(&self, to: u32) -> u8 {
        if to == DONE { 0 } else { self.states[to as usize].distance }
    }

    /// The number of a state, given it if it is new.
    fn state(&mut self, position: Position) -> u32 {
        let (board, turn) = (position.board, position.turn);
        let mut at = place(key(&board, turn), self.found.len());
        while let Some(state) = self.states.get(self.found[at] as usize) {
            if state.position.board == board && state.position.turn == turn {
                return self.found[at];
            }
            at = (at + 1) % self.found.len();
        }
        let number = u32::try_from(self.states.len()).unwrap_or(DONE);
        self.found[at] = number;
        self.states.push(State { position, first: 0, end: 0, distance: UNKNOWN });
        number
    }

    /// Finds where the sowings of a state lead.
    fn explore(&mut self, state: usize) {
        let position = self.states[state].position;
        let first = self.ways.len();
        let ours = position.turn == self.winner;
        for house in House::of(position.turn, position.variant.row) {
            let Ok(sowing) = position.sow(house, self.sower) else { continue };
            let (mut next, over) = position.after(&sowing);
            let gained = |side: Side| (next.captured[side] - position.captured[side]).cast_signed();
            let now = gained(self.winner) - gained(self.winner.other());
            let later = if over.is_some() { 0 } else { self.worth(&next.board, next.turn) };
            match now + later {
                // Not the winner's to play; the loser's mistakes are welcome.
                kept if kept < self.promised && ours => {}
                kept if kept != self.promised || sowing.captured > 0 => {
                    self.ways.push((house, DONE));
                }
                _ => {
                    // It is worth something to the winner, so somebody can move.
                    next.settle(self.sower);
                    let to = self.state(next);
                    self.ways.push((house, to));
                }
            }
        }
        let end = self.ways.len();
        let state = &mut self.states[state];
        state.first = u32::try_from(first).unwrap_or(0);
        state.end = u32::try_from(end).unwrap_or(0);
    }

    /// What a board is worth to the winner.
    fn worth(&self, board: &Board, turn: Side) -> i8 {
        let value = self.tables.value(board, turn).unwrap_or(0);
        if turn == self.winner { value } else { -value }
    }

    /// Gives the states that are `distance` from a capture their distance; tells whether any is.
    fn count_back(&mut self, distance: u8) -> bool {
        let mut any = false;
        for state in (0..self.states.len()).rev() {
            let State { position, first, end, distance: known } = self.states[state];
            if known < UNKNOWN || first == end {
                continue;
            }
            let near = |way: &(House, u32)| self.distance(way.1) < distance;
            let ways = self.ways(state);
            let reached = if position.turn == self.winner {
                ways.iter().any(near)
            } else {
                ways.iter().all(near)
            };
            if reached {
                self.states[state].distance = distance;
                any = true;
            }
        }
        any
    }
}
