//! What every house of a position is worth: estimates that deepen, and bounds that close.

use std::ops::ControlFlow;

use crate::endgame::Tables;
use crate::rules::{House, Position};

use super::bounds::most;
use super::progress::Plan;
use super::searcher::Search;
use super::situation::Situation;
use super::tree::{Aim, Branch, INFINITE, Node, QUIET_COST, SEED, Tree};
use super::value::HouseValue;

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
/// By turns it deepens its estimates and, where there is hope, pushes proven bounds together, and
/// gives each half of the sowings. A proof counts seeds that circle for ever as worth 0, as the
/// endgame tables do, and heeds the third repetition and the quiet limit as far as the situation's
/// history brings them near.
#[derive(Clone, Debug)]
pub struct Analysis {
    situation: Situation,
    pub(super) goal: Goal,
    pub(super) root: Node,
    pub(super) branches: Vec<Branch>,
    pub(super) values: Vec<HouseValue>,
    /// Depths of the next estimates and proofs, in quiet sowings.
    guess_depth: i16,
    pub(super) proof_depth: i16,
    /// How to win where the tables promise a win, while it is being made.
    plan: Option<Plan>,
    /// The house that the plan found.
    planned: Option<usize>,
    /// Sowings spent on each.
    guessing: u64,
    proving: u64,
}

/// The longest search worth beginning, in quiet sowings.
const DEEPEST: i16 = 60;
/// How much deeper each round of estimates looks.
const GUESS_STEP: i16 = 2;
const DEEPEST_GUESS: i16 = DEEPEST * QUIET_COST / GUESS_STEP;
/// Proofs are not tried with more seeds than this where no table ends them: on rows of twelve, and
/// with closed houses.
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
            plan: None,
            planned: None,
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
        self.planned.is_some()
            || out_of_depth
            || self.values.iter().enumerate().all(|(index, value)| match self.goal {
                Goal::Values => value.exact().is_some(),
                Goal::Best => Some(index) == best || value.upper <= lower,
            })
    }

    /// The place of the house that seems best, of equal ones that with the higher proven bound.
    pub(super) fn leader(&self) -> Option<usize> {
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
        if self.goal == Goal::Best && !self.plan(search, tables, go_on) {
            return self.is_done();
        }
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
        let Position { variant, closed, .. } = self.situation.position;
        let ends_in_tables = variant.row == 6 && closed.is_empty();
        let hopeful = (ends_in_tables || self.root.left <= MOST_PROVEN_WITHOUT_TABLES)
            && self.proof_depth < DEEPEST;
        if hopeful && (self.guess_depth >= DEEPEST_GUESS || self.guessing * 4 > self.proving) {
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

    /// Makes a plan if that is called for; returns whether to go on searching.
    fn plan(
        &mut self,
        search: &mut Search,
        tables: &Tables,
        go_on: &mut dyn FnMut(u64) -> bool,
    ) -> bool {
        if self.plan.is_none() && self.nodes() == 0 {
            self.plan = Plan::new(tables, &self.situation);
        }
        while let Some(plan) = &mut self.plan {
            if let ControlFlow::Break(house) =
                plan.widen(search.sower(&self.situation.position), tables)
            {
                self.planned = self.values.iter().position(|value| Some(value.house) == house);
                if let Some(index) = self.planned {
                    let promised = i16::from(plan.promised()) * SEED;
                    self.values[index].learn(promised, -INFINITE, INFINITE);
                }
                self.plan = None;
                return self.planned.is_none();
            }
            if !go_on(0) {
                return false;
            }
        }
        true
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
        let leader = self.values[self.planned.or(self.leader())?];
        if self.planned.is_some() {
            return Some(leader);
        }
        let captures = |index: &usize| self.branches[*index].node.quiet == 0;
        let mut others = (0..self.values.len()).filter(captures).map(|index| self.values[index]);
        Some(others.find(|other| other.lower >= leader.upper).unwrap_or(leader))
    }
}
