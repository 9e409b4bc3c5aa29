//! What a position's value is known to be before any sowing is tried.

use crate::rules::CASA;

use super::tree::{Aim, Found, Node, SEED, TABLE_QUIET, Tree};

impl Tree<'_> {
    /// What needs no search: too few seeds to matter, or a board in the tables.
    pub(super) fn bounded(&self, node: &Node, alpha: i16, beta: i16) -> Option<Found> {
        let most = most(node);
        let (mut lower, mut upper) = (-most, most);
        if node.left <= self.tables.seeds()
            && let Some((mut worse, mut better)) = self.told_by_tables(node)
        {
            if node.quiet > TABLE_QUIET {
                // The quiet limit may come before the next capture, and all that is left is lost.
                (worse, better) = (worse.min(0), better.max(0));
            }
            lower = lower.max(worse);
            upper = upper.min(better);
        }
        if lower >= beta || lower == upper {
            Some(Found::proven(lower))
        } else if upper <= alpha {
            Some(Found::proven(upper))
        } else {
            None
        }
    }

    /// Bounds from the tables.
    fn told_by_tables(&self, node: &Node) -> Option<(i16, i16)> {
        let value = i16::from(self.tables.value(&node.board, node.turn)?) * SEED;
        let more = 2 * i16::from(CASA) * SEED;
        match (self.tables.last_four_to(), self.last_four_to) {
            (theirs, ours) if theirs == ours => Some((value, value)),
            // Whoever has the last four promised does no worse than where they go to the captor,
            // and better by at most four that come and four that do not go.
            (None, Some(side)) if side == node.turn => Some((value, value + more)),
            (None, Some(_)) => Some((value - more, value)),
            _ => None,
        }
    }

    /// Whether the position closes a circle on its path, or repeats one of the game so far.
    pub(super) fn repeated(&self, node: &Node, key: u64) -> Option<Found> {
        let since = self.path.len().saturating_sub(usize::from(node.quiet));
        let mut places = (since..self.path.len()).rev().filter(|&place| self.path[place] == key);
        let place = places.next()?;
        if place >= self.played || places.next().is_some() {
            return Some(Found { leans: place, ..Found::proven(0) });
        }
        // Twice is not yet the end of the game, but whoever went round once gets no further.
        match self.aim {
            Aim::Prove(_) => None,
            _ => Some(Found::guess(0)),
        }
    }

    /// What a memory of the position rests on besides the board.
    pub(super) fn salt(&self, node: &Node) -> u64 {
        let aim = match self.aim {
            Aim::Estimate => 0,
            Aim::Prove(side) => 1 + side as u64,
            Aim::Plain => 3,
        };
        let last_four = self.last_four_to.map_or(0, |side| 1 + side as u64);
        let quiet = if node.quiet > TABLE_QUIET { u64::from(node.quiet) } else { 0 };
        (aim << 16 | quiet << 2 | last_four).wrapping_mul(0xd6e8_feb8_6659_fd93)
    }
}

/// The most that the seeds on the board can bring, for they are captured in fours.
pub(super) fn most(node: &Node) -> i16 {
    i16::from(node.left / CASA * CASA) * SEED
}
