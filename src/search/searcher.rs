//! What a search keeps from move to move.

use crate::endgame::Tables;
use crate::rules::{Position, Sower, Variant};

use super::memory::Memory;
use super::situation::Situation;
use super::tree::{Aim, History, Tree};

/// A searcher of one variant, with what it remembers from search to search.
#[derive(Clone, Debug)]
pub struct Search {
    variant: Variant,
    sower: Sower,
    memory: Memory,
    history: History,
    /// The tables of whoever is given none.
    bare: Tables,
    /// No tables at all, not even of four seeds.
    none: Tables,
}

impl Search {
    /// A searcher that remembers `1 << bits` positions at 12 bytes each, and has met none yet.
    #[must_use]
    pub fn new(variant: Variant, bits: u8) -> Search {
        Search {
            variant,
            sower: Sower::new(variant),
            memory: Memory::new(bits),
            history: [0; 24],
            bare: Tables::new(variant),
            none: Tables::none(variant),
        }
    }

    /// Forgets all positions, so that what comes next does not depend on what went before.
    pub fn forget(&mut self) {
        self.memory.clear();
        self.history = [0; 24];
    }

    /// What plays the sowings of `position`. With other houses closed than before it is a new one,
    /// and what was remembered of the others is forgotten.
    pub fn sower(&mut self, position: &Position) -> &mut Sower {
        if self.sower.closed() != position.closed {
            self.sower = Sower::of(position);
            self.forget();
        }
        &mut self.sower
    }

    /// Begins on another position.
    pub(super) fn begin(&mut self) {
        self.memory.grow_older();
        self.history.iter_mut().for_each(|merit| *merit /= 8);
    }

    /// A search from a situation; without `tables`, one that knows of no endgame. Tables know of no
    /// closed houses: where there are any, all are left alone.
    pub(super) fn tree<'a>(
        &'a mut self,
        situation: &Situation,
        tables: Option<&'a Tables>,
        go_on: &'a mut dyn FnMut(u64) -> bool,
    ) -> Tree<'a> {
        self.sower(&situation.position);
        let open = situation.position.closed.is_empty();
        let tables = if open { tables.unwrap_or(&self.bare) } else { &self.none };
        Tree {
            sower: &mut self.sower,
            memory: &mut self.memory,
            tables,
            history: &mut self.history,
            variant: self.variant,
            last_four_to: situation.position.last_four_to,
            aim: Aim::Estimate,
            nodes: 0,
            go_on,
            stopped: false,
            ask_at: 0,
            path: situation.path(),
            played: situation.earlier.len(),
        }
    }
}
