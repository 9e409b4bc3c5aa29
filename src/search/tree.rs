//! The tree: alpha-beta over sowings.
//!
//! Values are sixteenths of a seed still to come, mover's less the other's. They change their sign
//! only when the side to move changes, which after a capture it does not in most variants.
//!
//! A result also tells whether it is *proven*: it then rests on ends of games, endgame tables and
//! seeds that circle for ever (worth 0, as in the tables), never on an estimate. A proof that
//! leans on a repetition of a position further up the path holds on that path only: it is kept in
//! memory only once nothing it leans on lies above it.

use crate::endgame::Tables;
use crate::rules::{Board, Side, Sower, Variant};

use super::bounds::most;
use super::key::key;
use super::memory::{Memory, NO_HOUSE, PROVEN};
use super::situation::Situation;

/// Sixteenths in a seed.
pub(super) const SEED: i16 = 16;
/// More than any value.
pub(super) const INFINITE: i16 = 20_000;
/// Depth that a sowing without a capture takes off; a capture takes less, for the side that moves
/// on has not been answered yet.
pub(super) const QUIET_COST: i16 = 4;
const CAPTURE_COST: i16 = 1;
/// This many sowings in a row without a capture end the game.
pub(super) const QUIET_LIMIT: u8 = 100;
/// Tables answer for a board only while the quiet limit leaves room for the longest forced capture.
pub(super) const TABLE_QUIET: u8 = QUIET_LIMIT - 76;
/// Sowings between two questions whether to go on.
const ASK_EVERY: u64 = 1024;
/// Most legal sowings of one side.
pub(super) const MOST: usize = 12;
/// A result leaning on no repetition.
const FREE: usize = usize::MAX;

/// A position in the tree.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub(super) board: Board,
    pub(super) turn: Side,
    /// Seeds on the board.
    pub(super) left: u8,
    /// Sowings since the last capture.
    pub(super) quiet: u8,
}

/// A sowing and what it leads to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Branch {
    pub(super) house: u8,
    /// Seeds gained, as a value for the side that sows.
    pub(super) gain: i16,
    pub(super) node: Node,
    /// The game ends with it.
    pub(super) over: bool,
    pub(super) order: i32,
}

/// What a search found: the value if it lies inside the window, else a bound.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    pub(super) value: i16,
    pub(super) proven: bool,
    /// The highest place on the path that the result leans on.
    pub(super) leans: usize,
}

impl Found {
    pub(super) const fn proven(value: i16) -> Found {
        Found { value, proven: true, leans: FREE }
    }

    pub(super) const fn guess(value: i16) -> Found {
        Found { value, proven: false, leans: FREE }
    }

    /// The same, seen before a sowing that gained `gain`.
    pub(super) const fn before(self, gain: i16, changed: bool) -> Found {
        let value = if changed { gain - self.value } else { gain + self.value };
        Found { value, ..self }
    }
}

/// What is asked of the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Aim {
    /// Values, estimated where the search breaks off.
    Estimate,
    /// The same with every sowing counted alike and none looked at beyond the depth.
    Plain,
    /// Bounds in one side's favour, the worst taken where the search breaks off: a bound from
    /// below for that side is proven always.
    Prove(Side),
}

/// A search under way.
pub(super) struct Tree<'a> {
    pub(super) sower: &'a mut Sower,
    pub(super) memory: &'a mut Memory,
    pub(super) tables: &'a Tables,
    pub(super) history: &'a mut History,
    pub(super) variant: Variant,
    pub(super) last_four_to: Option<Side>,
    pub(super) aim: Aim,
    /// Sowings made.
    pub(super) nodes: u64,
    /// Asked now and then with `nodes`: whether to go on.
    pub(super) go_on: &'a mut dyn FnMut(u64) -> bool,
    pub(super) stopped: bool,
    /// The sowings at which to ask again.
    pub(super) ask_at: u64,
    /// Keys of the game's positions and then the path's.
    pub(super) path: Vec<u64>,
    /// How many of them are the game's.
    pub(super) played: usize,
}

/// How often sowing a house cut a search short, by house.
pub(super) type History = [i32; 24];

impl Tree<'_> {
    /// The root of a search.
    pub(super) fn root(situation: &Situation) -> Node {
        let Situation { position, earlier } = situation;
        let quiet = u8::try_from(earlier.len()).unwrap_or(QUIET_LIMIT).min(QUIET_LIMIT);
        Node { board: position.board, turn: position.turn, left: position.board.total(), quiet }
    }

    /// The value of a sowing made in `from`, as [`Tree::visit`] finds it.
    pub(super) fn follow(
        &mut self,
        from: &Node,
        branch: &Branch,
        alpha: i16,
        beta: i16,
        depth: i16,
    ) -> Found {
        if branch.over {
            return Found::proven(branch.gain);
        }
        let cheap = branch.node.quiet == 0 && self.aim != Aim::Plain;
        let depth = depth - if cheap { CAPTURE_COST } else { QUIET_COST };
        let (alpha, beta) = (alpha - branch.gain, beta - branch.gain);
        let changed = branch.node.turn != from.turn;
        let found = if changed {
            self.visit(&branch.node, -beta, -alpha, depth)
        } else {
            self.visit(&branch.node, alpha, beta, depth)
        };
        found.before(branch.gain, changed)
    }

    /// The value of a position inside the window `alpha .. beta`, or a bound.
    pub(super) fn visit(&mut self, node: &Node, alpha: i16, beta: i16, depth: i16) -> Found {
        if let Some(found) = self.bounded(node, alpha, beta) {
            return found;
        }
        let key = key(&node.board, node.turn);
        let kept = key ^ self.salt(node);
        let depth_kept = u8::try_from(depth.max(0)).unwrap_or(PROVEN).min(PROVEN - 1);
        let mut first = NO_HOUSE;
        if let Some(entry) = self.memory.get(kept) {
            if let Some((value, depth)) = entry.answer(alpha, beta, depth_kept) {
                return Found { value, proven: depth == PROVEN, leans: FREE };
            }
            first = entry.house;
        }
        if let Some(found) = self.repeated(node, key) {
            return found;
        }
        if depth <= 0
            && let Aim::Prove(side) = self.aim
        {
            return Found::guess(if side == node.turn { -most(node) } else { most(node) });
        }
        if self.nodes >= self.ask_at {
            self.ask_at = self.nodes + ASK_EVERY;
            self.stopped = self.stopped || !(self.go_on)(self.nodes);
        }
        if self.stopped {
            return Found::guess(0);
        }

        let place = self.path.len();
        self.path.push(key);
        let (mut best, house) = self.branches(node, alpha, beta, depth, first);
        self.path.truncate(place);
        if self.stopped {
            return best;
        }
        if best.leans >= place {
            best.leans = FREE;
        }
        let certain = best.proven && best.leans == FREE;
        if certain || !best.proven || !matches!(self.aim, Aim::Prove(_)) {
            let depth = if certain { PROVEN } else { depth_kept };
            let entry = self.memory.entry(kept);
            if best.value > alpha {
                entry.raise(best.value, depth);
            }
            if best.value < beta {
                entry.lessen(best.value, depth);
            }
            if house != NO_HOUSE && (best.value > alpha || entry.house == NO_HOUSE) {
                entry.house = house;
            }
        }
        best
    }
}
