//! One round of an analysis: estimates made deeper, or bounds pushed together.

use super::analysis::{Analysis, Goal};
use super::tree::{Aim, INFINITE, QUIET_COST, SEED, Tree};
use super::value::{HouseValue, fours};

impl Analysis {
    /// Estimates all houses anew, looking so deep; those of a broken-off search are dropped.
    pub(super) fn guess(&mut self, tree: &mut Tree<'_>, depth: i16) {
        let mut guesses = Vec::with_capacity(self.values.len());
        let mut best = -INFINITE;
        for index in self.best_first() {
            let value = &mut self.values[index];
            if let Some(seeds) = value.exact() {
                best = best.max(i16::from(seeds) * SEED);
                continue;
            }
            let branch = &self.branches[index];
            let mut window = (-INFINITE, INFINITE);
            if self.goal == Goal::Best && best > -INFINITE {
                window = (best, best + 1);
            }
            let mut found = tree.follow(&self.root, branch, window.0, window.1, depth);
            if found.value > best && window.0 > -INFINITE {
                window = (-INFINITE, INFINITE);
                found = tree.follow(&self.root, branch, window.0, window.1, depth);
            }
            if tree.stopped {
                return;
            }
            if found.proven {
                value.learn(found.value, window.0, window.1);
            }
            guesses.push((index, found.value));
            best = best.max(found.value);
        }
        for (index, fine) in guesses {
            self.values[index].guess(fine);
        }
    }

    /// The places of all houses, those that seem better first. There are a dozen at most: put in
    /// one by one, for the library's sort would be a twentieth of the whole download.
    fn best_first(&self) -> Vec<usize> {
        let mut order: Vec<usize> = Vec::with_capacity(self.values.len());
        for (index, value) in self.values.iter().enumerate() {
            let better = |&&other: &&usize| self.values[other].fine >= value.fine;
            let place = order.iter().take_while(better).count();
            order.insert(place, index);
        }
        order
    }

    /// Tries to close the bounds of all houses, looking one step deeper than before.
    pub(super) fn prove(&mut self, tree: &mut Tree<'_>) {
        let leader = self.leader();
        let mark = leader.map_or(0, |index| fours(self.values[index].fine));
        for index in 0..self.values.len() {
            if self.goal == Goal::Values || Some(index) == leader {
                let mark = fours(self.values[index].fine);
                self.push(tree, index, Bound::Lower, mark);
                self.push(tree, index, Bound::Upper, mark);
            } else {
                self.push(tree, index, Bound::Upper, mark);
                if self.values[index].upper > mark {
                    self.push(tree, index, Bound::Lower, mark + 4);
                }
            }
            if tree.stopped {
                return;
            }
        }
    }

    /// Pushes a bound of one house up to `mark`, and beyond for as long as that succeeds.
    fn push(&mut self, tree: &mut Tree<'_>, index: usize, bound: Bound, mark: i8) {
        let depth = self.proof_depth * QUIET_COST;
        let mover = self.root.turn;
        let mut mark = mark;
        loop {
            let HouseValue { lower, upper, .. } = self.values[index];
            if lower == upper {
                return;
            }
            let beta = i16::from(match bound {
                Bound::Lower => mark.clamp(lower + 4, upper),
                Bound::Upper => mark.clamp(lower, upper - 4) + 4,
            }) * SEED;
            tree.aim = Aim::Prove(if bound == Bound::Lower { mover } else { mover.other() });
            let found = tree.follow(&self.root, &self.branches[index], beta - 1, beta, depth);
            if tree.stopped {
                return;
            }
            if found.proven {
                self.values[index].learn(found.value, beta - 1, beta);
            }
            let HouseValue { lower, upper, .. } = self.values[index];
            mark = match (bound, found.value >= beta) {
                (Bound::Lower, true) => lower + 4,
                (Bound::Upper, false) => upper - 4,
                _ => return,
            };
        }
    }
}

/// The two bounds of a value.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Bound {
    Lower,
    Upper,
}
