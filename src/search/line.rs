//! The line of play that a search has in mind.

use crate::endgame::Tables;
use crate::rules::House;

use super::analysis::Analysis;
use super::key::key;
use super::memory::{NO_HOUSE, PROVEN};
use super::searcher::Search;
use super::tree::{Aim, Branch, Node, SEED, Tree};

impl Analysis {
    /// The best play by both sides after sowing `house`, as far as it is remembered: that house and
    /// at most `longest - 1` more, passes left out. It ends where the game does, where seeds begin
    /// to circle, or where nothing is known.
    pub fn line(
        &self,
        search: &mut Search,
        tables: &Tables,
        house: House,
        longest: usize,
    ) -> Vec<House> {
        let mut go_on = |_| true;
        let mut tree = search.tree(self.situation(), Some(tables), &mut go_on);
        let (mut node, mut next) = (self.root, tree.branch(&self.root, house));
        let mut seen = vec![key(&node.board, node.turn)];
        let mut line = Vec::new();
        while let Some(branch) = next {
            line.extend(House::new(branch.house, node.board.row()));
            node = branch.node;
            if branch.over || line.len() >= longest {
                break;
            }
            if tree.sowings(&node).is_empty() {
                node.turn = node.turn.other();
            }
            let key = key(&node.board, node.turn);
            if seen.contains(&key) {
                break;
            }
            seen.push(key);
            next = tree.pick(&node);
        }
        line
    }
}

impl Tree<'_> {
    fn sowings(&mut self, node: &Node) -> Vec<Branch> {
        let houses = House::of(node.turn, self.variant.row);
        houses.filter_map(|house| self.branch(node, house)).collect()
    }

    /// The sowing remembered as best; on boards of the tables one that keeps their value, if
    /// possible by a capture.
    fn pick(&mut self, node: &Node) -> Option<Branch> {
        let mut sowings = self.sowings(node);
        if let Some(value) = self.told(node) {
            sowings.retain(|branch| {
                let more = if branch.over { Some(0) } else { self.told(&branch.node) };
                let same = branch.node.turn == node.turn;
                more.is_some_and(|more| value == branch.gain + if same { more } else { -more })
            });
            return sowings.into_iter().max_by_key(|branch| branch.gain);
        }
        let house = self.remembered(node)?;
        sowings.into_iter().find(|branch| branch.house == house)
    }

    fn told(&self, node: &Node) -> Option<i16> {
        let ours = self.tables.last_four_to() == self.last_four_to;
        let value = self.tables.value(&node.board, node.turn).filter(|_| ours)?;
        Some(i16::from(value) * SEED)
    }

    /// The house of a proof where the value is proven, else that of the deepest estimate.
    fn remembered(&mut self, node: &Node) -> Option<u8> {
        let key = key(&node.board, node.turn);
        let [proof, refutation, estimate] =
            [Aim::Prove(node.turn), Aim::Prove(node.turn.other()), Aim::Estimate].map(|aim| {
                self.aim = aim;
                self.memory.get(key ^ self.salt(node)).copied()
            });
        let proven = proof.zip(refutation).filter(|(proof, refutation)| {
            proof.lower_depth == PROVEN
                && refutation.upper_depth == PROVEN
                && proof.lower == refutation.upper
        });
        let entry = proven.map(|(proof, _)| proof).or(estimate).or(proof)?;
        (entry.house != NO_HOUSE).then_some(entry.house)
    }
}
