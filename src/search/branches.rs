//! The sowings of a position in the tree, tried one after another.

use crate::rules::{CASA, House};

use super::eval::estimate;
use super::memory::NO_HOUSE;
use super::tree::{Aim, Branch, Found, INFINITE, MOST, Node, QUIET_LIMIT, SEED, Tree};

impl Tree<'_> {
    /// The sowing of one house, unless it is empty or endless.
    pub(super) fn branch(&mut self, node: &Node, house: House) -> Option<Branch> {
        if node.board.seeds_in(house) == 0 {
            return None;
        }
        self.nodes += 1;
        let sowing = self.sower.sow(&node.board, house)?;
        let mut gain = i16::from(sowing.captured) * SEED;
        let mut left = node.left - sowing.captured;
        let mut over = false;
        let mut turn = node.turn.other();
        let mut quiet = node.quiet + 1;
        if sowing.captured > 0 {
            quiet = 0;
            if self.variant.extra_turn {
                turn = node.turn;
            }
            if left == CASA {
                let mine = self.last_four_to.is_none_or(|side| side == node.turn);
                gain += if mine { SEED } else { -SEED } * i16::from(CASA);
                left = 0;
            }
            over = left == 0;
        } else if quiet >= QUIET_LIMIT {
            over = true;
        }
        let house = house.number();
        let order = i32::from(gain) << 16 | self.history[usize::from(house)].min(0xffff);
        let node = Node { board: sowing.board, turn, left, quiet };
        Some(Branch { house, gain, node, over, order })
    }

    /// The best of the sowings in a position, and its house.
    pub(super) fn branches(
        &mut self,
        node: &Node,
        mut alpha: i16,
        beta: i16,
        depth: i16,
        first: u8,
    ) -> (Found, u8) {
        let mut best = Found::proven(-INFINITE);
        let mut best_house = NO_HOUSE;
        let captures_only = depth <= 0;
        if captures_only {
            let standing = estimate(self, node);
            if standing >= beta || self.aim == Aim::Plain {
                return (Found::guess(standing), NO_HOUSE);
            }
            best = Found::guess(standing);
            alpha = alpha.max(standing);
        }
        let mut list: [Option<Branch>; MOST] = [None; MOST];
        let row = self.variant.row;
        let mut sowable = false;
        // The remembered house alone at first: where it cuts, the others need not be sown.
        let remembered = House::new(first, row).filter(|house| house.owner(row) == node.turn);
        let mut next = remembered.and_then(|house| self.branch(node, house));
        let mut listed = false;
        loop {
            if next.is_none() {
                if !listed {
                    listed = true;
                    for (house, place) in House::of(node.turn, row).zip(&mut list) {
                        if house.number() != first || !sowable {
                            *place = self.branch(node, house);
                        }
                    }
                }
                next = list
                    .iter_mut()
                    .filter(|place| place.is_some())
                    .max_by_key(|place| place.map_or(0, |branch| branch.order))
                    .and_then(Option::take);
            }
            let Some(branch) = next.take() else { break };
            if captures_only && branch.node.quiet > 0 {
                sowable = true;
                if listed {
                    break;
                }
                continue;
            }
            let scout = sowable && beta - alpha > 1;
            let window = if scout { alpha + 1 } else { beta };
            let mut found = self.follow(node, &branch, alpha, window, depth);
            if scout && found.value > alpha && found.value < beta {
                found = self.follow(node, &branch, alpha, beta, depth);
            }
            sowable = true;
            if self.stopped {
                return (found, branch.house);
            }
            if found.value >= beta {
                if branch.node.quiet > 0 {
                    let merit = &mut self.history[usize::from(branch.house)];
                    *merit = merit.saturating_add(i32::from(depth) * i32::from(depth));
                }
                return (found, branch.house);
            }
            best.proven &= found.proven;
            best.leans = best.leans.min(found.leans);
            if found.value > best.value {
                best.value = found.value;
                best_house = branch.house;
            }
            alpha = alpha.max(found.value);
            if captures_only {
                // A turn of many captures branches too widely to be looked through to its end.
                break;
            }
        }
        if !sowable {
            return (self.passed(node, alpha, beta, depth), NO_HOUSE);
        }
        (best, best_house)
    }

    /// The value where the side to move has no legal sowing.
    fn passed(&mut self, node: &Node, alpha: i16, beta: i16, depth: i16) -> Found {
        let other = Node { turn: node.turn.other(), ..*node };
        let row = self.variant.row;
        if !House::of(other.turn, row).any(|house| self.branch(&other, house).is_some()) {
            return Found::proven(0);
        }
        // The rules know no position in which a pass is still due.
        self.path.pop();
        self.visit(&other, -beta, -alpha, depth).before(0, true)
    }
}
