//! What every house of a position is worth: estimates that deepen, and bounds that close.

use crate::endgame::Tables;
use crate::rules::House;

use super::bounds::most;
use super::searcher::Search;
use super::situation::Situation;
use super::tree::{Aim, Branch, INFINITE, Node, QUIET_COST, SEED, Tree};
use super::value::{HouseValue, fours};

/// What an analysis is to find out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// The value of every house.
    Values,
    /// Which house is best.
    Best,
}

/// An analysis of one position, which can be broken off and taken up again.
///
/// It turns by turns deepens its estimates and, where there is hope, proves bounds, and gives each
/// half of the sowings. A proven value is the one that the endgame tables would give: that of the
/// board come up for the first time, seeds that circle for ever being worth 0.
#[derive(Clone, Debug)]
pub struct Analysis {
    situation: Situation,
    goal: Goal,
    root: Node,
    branches: Vec<Branch>,
    values: Vec<HouseValue>,
    /// Depths of the next estimates and proofs, in quiet sowings.
    guess_depth: i16,
    proof_depth: i16,
    /// Sowings spent on each.
    guessing: u64,
    proving: u64,
}

/// The longest search worth beginning, in quiet sowings.
const DEEPEST: i16 = 60;
/// How much deeper each round of estimates looks.
const GUESS_STEP: i16 = 2;
const DEEPEST_GUESS: i16 = DEEPEST * QUIET_COST / GUESS_STEP;
/// Proofs are not tried with more seeds than this on rows of twelve: no table ends them.
const MOST_PROVEN_WITHOUT_TABLES: u8 = 24;

impl Analysis {
    /// An analysis not yet begun. The situation's side to move should have a legal sowing; there
    /// are no values otherwise.
    #[must_use]
    pub fn new(search: &mut Search, situation: Situation, goal: Goal) -> Analysis {
        search.begin();
        let root = Tree::root(&situation);
        let row = situation.position.variant.row;
        let mut go_on = |_| true;
        let mut tree = search.tree(&situation, None, &mut go_on);
        let branches: Vec<Branch> =
            House::of(root.turn, row).filter_map(|house| tree.branch(&root, house)).collect();
        let value = |branch: &Branch| {
            let most = if branch.over { 0 } else { most(&branch.node) };
            Some(HouseValue::unknown(House::new(branch.house, row)?, branch.gain, most))
        };
        let values = branches.iter().filter_map(value).collect();
        Analysis {
            situation,
            goal,
            root,
            branches,
            values,
            guess_depth: 1,
            proof_depth: 1,
            guessing: 0,
            proving: 0,
        }
    }

    /// What each legal house is worth, as far as is known by now; from the mover's left to right.
    #[must_use]
    pub fn values(&self) -> &[HouseValue] {
        &self.values
    }

    /// How deep the estimates reach by now, in sowings without a capture.
    #[must_use]
    pub const fn depth(&self) -> i16 {
        (self.guess_depth - 1) * GUESS_STEP / QUIET_COST
    }

    /// Sowings looked at.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.guessing + self.proving
    }

    /// The situation analysed.
    #[must_use]
    pub const fn situation(&self) -> &Situation {
        &self.situation
    }

    /// Whether there is nothing left to find out.
    #[must_use]
    pub fn is_done(&self) -> bool {
        let best = self.leader();
        let lower = best.map_or(0, |index| self.values[index].lower);
        let out_of_depth = self.guess_depth >= DEEPEST_GUESS && self.proof_depth >= DEEPEST;
        out_of_depth
            || self.values.iter().enumerate().all(|(index, value)| match self.goal {
                Goal::Values => value.exact().is_some(),
                Goal::Best => Some(index) == best || value.upper <= lower,
            })
    }

    /// The place of the house that seems best, of equal ones that with the higher proven bound.
    fn leader(&self) -> Option<usize> {
        (0..self.values.len())
            .max_by_key(|&index| (self.values[index].fine, self.values[index].lower))
    }

    /// Goes on until all is found out or `go_on`, asked every thousand sowings or so with those of
    /// this call, declines. Returns whether all is found out.
    ///
    /// `search` should be the one it was made with: what that one remembers is what lets it take up a broken-off
    /// search again.
    pub fn advance(
        &mut self,
        search: &mut Search,
        tables: &Tables,
        go_on: &mut dyn FnMut(u64) -> bool,
    ) -> bool {
        let before = self.nodes();
        loop {
            let done = self.nodes() - before;
            if !self.step(search, tables, &mut |nodes| go_on(done + nodes)) {
                return self.is_done();
            }
        }
    }

    /// The same, one deepening at a time. Returns whether to go on.
    fn step(
        &mut self,
        search: &mut Search,
        tables: &Tables,
        go_on: &mut dyn FnMut(u64) -> bool,
    ) -> bool {
        if self.is_done() {
            return false;
        }
        let row = self.situation.position.variant.row;
        let hopeful = (row == 6 || self.root.left <= MOST_PROVEN_WITHOUT_TABLES)
            && self.proof_depth < DEEPEST;
        if hopeful && (self.guess_depth >= DEEPEST_GUESS || self.guessing > self.proving) {
            let situation = self.situation.clone();
            let mut tree = search.tree(&situation, Some(tables), go_on);
            self.prove(&mut tree);
            self.proving += tree.nodes;
            self.proof_depth += i16::from(!tree.stopped);
            !tree.stopped
        } else {
            let situation = self.situation.clone();
            let mut tree = search.tree(&situation, Some(tables), go_on);
            self.guess(&mut tree, self.guess_depth * GUESS_STEP);
            self.guessing += tree.nodes;
            self.guess_depth += i16::from(!tree.stopped);
            !tree.stopped
        }
    }

    /// Estimates all houses by looking `depth` sowings ahead, with no table and no proof. Where
    /// `go_on` declines, the last whole depth counts.
    pub(super) fn look_ahead(
        &mut self,
        search: &mut Search,
        depth: i16,
        go_on: &mut dyn FnMut(u64) -> bool,
    ) {
        let situation = self.situation.clone();
        let mut tree = search.tree(&situation, None, go_on);
        tree.aim = Aim::Plain;
        for depth in 1..=depth {
            self.guess(&mut tree, depth * QUIET_COST);
        }
    }

    /// The best house as far as is known by now; of equally good ones rather one that captures, so
    /// that whoever is ahead does not go round in circles.
    #[must_use]
    pub fn best(&self) -> Option<HouseValue> {
        let leader = self.values[self.leader()?];
        let captures = |index: &usize| self.branches[*index].node.quiet == 0;
        let mut others = (0..self.values.len()).filter(captures).map(|index| self.values[index]);
        Some(others.find(|other| other.lower >= leader.upper).unwrap_or(leader))
    }

    /// Estimates all houses anew, looking so deep; those of a broken-off search are dropped.
    fn guess(&mut self, tree: &mut Tree<'_>, depth: i16) {
        let mut order: Vec<usize> = (0..self.values.len()).collect();
        order.sort_by_key(|&index| -self.values[index].fine);
        let mut guesses = Vec::with_capacity(order.len());
        let mut best = -INFINITE;
        for index in order {
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

    /// Tries to close the bounds of all houses, looking one step deeper than before.
    fn prove(&mut self, tree: &mut Tree<'_>) {
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
