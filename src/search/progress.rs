//! From what a table promises to captures.
//!
//! A table tells what a board is worth, not how soon: of the sowings that keep a win, some lead
//! round in circles until the game is stalled. Here the winner looks, among boards with no seed
//! captured in between, for the sowing that is surest of the next capture, whatever the loser does.

use std::ops::ControlFlow;

use crate::endgame::Tables;
use crate::rules::{Board, House, Position, Side, Sower};

use super::key::{key, place};
use super::situation::Situation;
use super::tree::QUIET_LIMIT;

/// Boards looked at before it gives up.
const MOST_BOARDS: usize = 1 << 16;
/// Not known to lead to a capture.
const UNKNOWN: u8 = u8::MAX;
/// No board: a sowing that does the winner's work at once.
const DONE: u32 = u32::MAX;

/// Boards reached so far, all worth to the winner what was promised, and the ways between them.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    winner: Side,
    promised: i8,
    /// Sowings since the last capture.
    quiet: usize,
    states: Vec<State>,
    /// The states by key.
    found: Vec<u32>,
    /// Where the sowings of all states lead: states or `DONE`.
    ways: Vec<(House, u32)>,
    /// The first state not yet explored.
    next: usize,
    /// Sowings from the ring to be counted back from next.
    distance: u8,
}

#[derive(Clone, Debug)]
struct State {
    position: Position,
    /// Its sowings among `ways`.
    first: u32,
    end: u32,
    /// Sowings to the next capture at most.
    distance: u8,
}

impl Plan {
    /// A plan for a side that a table promises a win; `None` when no table does.
    pub(super) fn new(tables: &Tables, situation: &Situation) -> Option<Plan> {
        let position = situation.position;
        if position.board.total() > tables.seeds()
            || tables.last_four_to() != position.last_four_to
            || !position.closed.is_empty()
        {
            return None;
        }
        let promised = tables.value(&position.board, position.turn).filter(|&value| value > 0)?;
        let mut plan = Plan {
            winner: position.turn,
            promised,
            quiet: situation.earlier.len(),
            states: Vec::new(),
            found: vec![DONE; 2 * MOST_BOARDS],
            ways: Vec::new(),
            next: 0,
            distance: 1,
        };
        plan.state(position);
        Some(plan)
    }

    /// What the winner is promised.
    pub(super) const fn promised(&self) -> i8 {
        self.promised
    }

    /// Looks one ring of boards further out. Breaks with the winner's house that is nearest to a
    /// capture, or with nothing when it gives up.
    pub(super) fn widen(
        &mut self,
        sower: &mut Sower,
        tables: &Tables,
    ) -> ControlFlow<Option<House>> {
        let ring = self.states.len();
        while self.next < ring && self.states.len() < MOST_BOARDS {
            self.explore(self.next, sower, tables);
            self.next += 1;
        }
        if !self.count_back(self.distance)
            && (ring == self.states.len() || self.states.len() >= MOST_BOARDS)
            || self.quiet + usize::from(self.distance) > usize::from(QUIET_LIMIT)
        {
            return ControlFlow::Break(None);
        }
        if self.states[0].distance < UNKNOWN {
            let nearest = self.ways(0).iter().min_by_key(|(_, to)| self.distance(*to));
            return ControlFlow::Break(nearest.map(|(house, _)| *house));
        }
        self.distance += 1;
        ControlFlow::Continue(())
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
    fn explore(&mut self, state: usize, sower: &mut Sower, tables: &Tables) {
        let position = self.states[state].position;
        let first = self.ways.len();
        let ours = position.turn == self.winner;
        for house in House::of(position.turn, position.variant.row) {
            let Ok(sowing) = position.sow(house, sower) else { continue };
            let (mut next, over) = position.after(&sowing);
            let gained = |side: Side| (next.captured[side] - position.captured[side]).cast_signed();
            let now = gained(self.winner) - gained(self.winner.other());
            let later = if over.is_some() { 0 } else { self.worth(tables, &next.board, next.turn) };
            match now + later {
                // Not the winner's to play; the loser's mistakes are welcome.
                kept if kept < self.promised && ours => {}
                kept if kept != self.promised || sowing.captured > 0 => {
                    self.ways.push((house, DONE));
                }
                _ => {
                    // It is worth something to the winner, so somebody can move.
                    next.settle(sower);
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
    fn worth(&self, tables: &Tables, board: &Board, turn: Side) -> i8 {
        let value = tables.value(board, turn).unwrap_or(0);
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
