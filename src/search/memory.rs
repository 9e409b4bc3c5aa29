//! The transposition table: what is known of positions met before.

use super::key::place;

/// Depth of a bound that holds however deep one looks.
pub(super) const PROVEN: u8 = u8::MAX;
/// No house.
pub(super) const NO_HOUSE: u8 = u8::MAX;

/// What is known of one position, for the side to move. The two bounds are equal where the value
/// itself is known; each has the depth it was searched to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    check: u32,
    pub(super) lower: i16,
    pub(super) upper: i16,
    pub(super) lower_depth: u8,
    pub(super) upper_depth: u8,
    /// The house that did best.
    pub(super) house: u8,
    age: u8,
}

impl Entry {
    const fn unknown(check: u32, age: u8) -> Entry {
        Entry {
            check,
            lower: i16::MIN,
            upper: i16::MAX,
            lower_depth: 0,
            upper_depth: 0,
            house: NO_HOUSE,
            age,
        }
    }

    /// The value, or a bound outside the window, if one was seen to `depth` or
    /// deeper; and how deep it was.
    pub(super) fn answer(&self, alpha: i16, beta: i16, depth: u8) -> Option<(i16, u8)> {
        let (low, high) = (self.lower_depth >= depth, self.upper_depth >= depth);
        if low && self.lower >= beta {
            Some((self.lower, self.lower_depth))
        } else if high && self.upper <= alpha {
            Some((self.upper, self.upper_depth))
        } else if low && high && self.lower == self.upper {
            Some((self.lower, self.lower_depth.min(self.upper_depth)))
        } else {
            None
        }
    }

    /// Takes in that the value is at least `value`, seen to `depth`.
    pub(super) fn raise(&mut self, value: i16, depth: u8) {
        if depth > self.lower_depth || depth == self.lower_depth && value > self.lower {
            self.lower = value;
            self.lower_depth = depth;
        }
    }

    /// Takes in that the value is at most `value`, seen to `depth`.
    pub(super) fn lessen(&mut self, value: i16, depth: u8) {
        if depth > self.upper_depth || depth == self.upper_depth && value < self.upper {
            self.upper = value;
            self.upper_depth = depth;
        }
    }

    /// How much it would be missed.
    fn worth(&self, age: u8) -> u16 {
        let depth = u16::from(self.lower_depth.max(self.upper_depth));
        if self.age == age { depth + 0x100 } else { depth }
    }
}

/// A table of a fixed number of entries, made when first written to.
#[derive(Clone, Debug)]
pub(super) struct Memory {
    entries: Vec<Entry>,
    places: usize,
    age: u8,
}

impl Memory {
    /// A table of `1 << bits` entries of 12 bytes.
    pub(super) const fn new(bits: u8) -> Memory {
        Memory { entries: Vec::new(), places: 1 << bits, age: 0 }
    }

    /// Begins a new search: what earlier ones left is given up first.
    pub(super) fn grow_older(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.entries.clear();
    }

    const fn check(key: u64) -> u32 {
        (key >> 32) as u32
    }

    /// What is known of the position with that key.
    #[inline]
    pub(super) fn get(&self, key: u64) -> Option<&Entry> {
        let place = place(key, self.places);
        [place, place ^ 1]
            .into_iter()
            .filter_map(|place| self.entries.get(place))
            .find(|entry| entry.check == Self::check(key))
    }

    /// The entry of that position, to be written; the less worthy of two others makes way.
    pub(super) fn entry(&mut self, key: u64) -> &mut Entry {
        if self.entries.is_empty() {
            self.entries.resize(self.places, Entry::unknown(0, 0));
        }
        let (check, age, first) = (Self::check(key), self.age, place(key, self.places));
        let places = [first, first ^ 1];
        let found = places.into_iter().find(|&place| self.entries[place].check == check);
        let place = found.unwrap_or_else(|| {
            let worth = |place: usize| self.entries[place].worth(age);
            let place = if worth(first) <= worth(first ^ 1) { first } else { first ^ 1 };
            self.entries[place] = Entry::unknown(check, age);
            place
        });
        let entry = &mut self.entries[place];
        entry.age = age;
        entry
    }
}
