//! A sowing from its first lap to its end: laps, relays, captures.

use super::board::{MAX_HOUSES, Words, seeds_at};
use super::endless::{EndlessStates, Watch};
use super::{Board, CASA, House, Houses, Sowing, SowingEnd, Variant};

/// Laps before a sowing is watched for going on for ever: nearly all end sooner, and a cycle
/// passes its beginning again however late one looks.
const WATCHED_FROM: u32 = 32;

/// Hears of what happens during a sowing; `()` hears nothing and costs nothing.
pub(super) trait Witness {
    fn lift(&mut self, house: usize, seeds: u8);
    fn drop(&mut self, house: usize);
    fn relay(&mut self, house: usize);
    fn capture(&mut self, house: usize);
}

impl Witness for () {
    fn lift(&mut self, _: usize, _: u8) {}
    fn drop(&mut self, _: usize) {}
    fn relay(&mut self, _: usize) {}
    fn capture(&mut self, _: usize) {}
}

/// One sowing on a ring of `N` houses.
pub(super) struct Walk<'a, const N: usize> {
    variant: &'a Variant,
    closed: Houses,
    words: Words,
    captured: u8,
}

impl<'a, const N: usize> Walk<'a, N> {
    /// What a lap of `seeds < N` seeds from a house adds to the words (in two's complement, for
    /// the lifted house loses its seeds), by house and seeds.
    const LAPS: [[Words; N]; N] = {
        let mut laps = [[[0; 3]; N]; N];
        let mut house = 0;
        while house < N {
            let mut seeds = 1;
            while seeds < N {
                let mut words: Words = laps[house][seeds - 1];
                let fallen = (house + seeds) % N;
                words[fallen / 8] = words[fallen / 8].wrapping_add(1 << (fallen % 8 * 8));
                words[house / 8] = words[house / 8].wrapping_sub(1 << (house % 8 * 8));
                laps[house][seeds] = words;
                seeds += 1;
            }
            house += 1;
        }
        laps
    };

    /// One seed in every house.
    const ROUND: Words = {
        let mut words = [0; 3];
        let mut house = 0;
        while house < N {
            words[house / 8] |= 1 << (house % 8 * 8);
            house += 1;
        }
        words
    };

    pub(super) fn new(variant: &'a Variant, closed: Houses, board: &Board) -> Walk<'a, N> {
        debug_assert!(board.row() == variant.row);
        Walk { variant, closed, words: board.words, captured: 0 }
    }

    pub(super) fn run<W: Witness>(
        mut self,
        origin: House,
        endless: &mut EndlessStates,
        witness: &mut W,
    ) -> Option<Sowing> {
        let (last, seeds, laps) = self.run_out(origin, endless, witness)?;
        if seeds == CASA {
            self.capture(last, witness);
            if self.variant.chain {
                self.capture_chain(last, witness);
            }
        }
        Some(Sowing {
            board: Board::from_words(self.words, self.variant.row),
            captured: self.captured,
            laps,
            last: House::from_index(last),
            // Empty after a last seed that fell there: an en-passant lap has captured its casa.
            end: if seeds == 1 { SowingEnd::Empty } else { SowingEnd::Capture },
        })
    }

    /// Sows lap after lap until the last seed ends the sowing; tells its house, what that house
    /// then holds, and the laps.
    #[inline]
    pub(super) fn run_out<W: Witness>(
        &mut self,
        origin: House,
        endless: &mut EndlessStates,
        witness: &mut W,
    ) -> Option<(usize, u8, u32)> {
        let mut house = origin.index();
        let mut seeds = seeds_at(&self.words, house);
        let mut watch: Option<Watch> = None;
        let mut laps = 0;
        let by_seeds = self.variant.en_passant || !self.closed.is_empty();
        loop {
            laps += 1;
            if laps >= WATCHED_FROM && self.never_ends(house, &mut watch, endless) {
                return None;
            }
            if by_seeds {
                let captured = self.captured;
                (house, seeds) = self.lap_by_seeds(house, seeds, witness);
                if self.captured != captured {
                    // Fewer seeds than at the beginning: only from here on can a cycle close.
                    watch = None;
                }
            } else {
                (house, seeds) = self.lap(house, seeds, witness);
            }
            if matches!(seeds, 0 | 1 | CASA) {
                return Some((house, seeds, laps));
            }
            witness.relay(house);
        }
    }

    /// Sows one lap of the `seeds` in `house`; tells the house of its last seed and what that
    /// house then holds.
    #[inline]
    fn lap<W: Witness>(&mut self, house: usize, seeds: u8, witness: &mut W) -> (usize, u8) {
        witness.lift(house, seeds);
        let seeds = usize::from(seeds);
        (1..=seeds).for_each(|distance| witness.drop((house + distance) % N));
        if seeds >= N {
            return self.long_lap(house, seeds);
        }
        let last = if house + seeds >= N { house + seeds - N } else { house + seeds };
        // Read before the words change: the next lap need not wait for this one's sum.
        let fallen = seeds_at(&self.words, last) + 1;
        self.add(&Self::LAPS[house][seeds]);
        (last, fallen)
    }

    /// A lap that goes right round the board.
    #[cold]
    fn long_lap(&mut self, house: usize, seeds: usize) -> (usize, u8) {
        for _ in 0..seeds / N {
            self.add(&Self::ROUND);
            self.words[house / 8] -= (N as u64) << (house % 8 * 8);
        }
        self.add(&Self::LAPS[house][seeds % N]);
        let last = (house + seeds) % N;
        (last, seeds_at(&self.words, last))
    }

    #[inline]
    fn add(&mut self, words: &Words) {
        for (sum, word) in self.words.iter_mut().zip(words).take(N.div_ceil(8)) {
            *sum = sum.wrapping_add(*word);
        }
    }

    /// The same seed by seed, over closed houses, and capturing every house that the lap brings to
    /// a casa where the variant has it so.
    fn lap_by_seeds<W: Witness>(
        &mut self,
        house: usize,
        seeds: u8,
        witness: &mut W,
    ) -> (usize, u8) {
        witness.lift(house, seeds);
        self.empty(house);
        let mut last = house;
        for _ in 0..seeds {
            last = self.open_from(last, 1);
            witness.drop(last);
            self.words[last / 8] += 1 << (last % 8 * 8);
            if self.variant.en_passant && seeds_at(&self.words, last) == CASA {
                self.capture(last, witness);
            }
        }
        (last, seeds_at(&self.words, last))
    }

    fn capture<W: Witness>(&mut self, house: usize, witness: &mut W) {
        witness.capture(house);
        self.captured += CASA;
        self.empty(house);
    }

    /// Captures the unbroken run of casas behind `last`, closed houses passed over. It stops at the
    /// latest at `last` itself, which is empty by now.
    fn capture_chain<W: Witness>(&mut self, last: usize, witness: &mut W) {
        let mut house = self.open_from(last, N - 1);
        while seeds_at(&self.words, house) == CASA {
            self.capture(house, witness);
            house = self.open_from(house, N - 1);
        }
    }

    /// The first open house that one comes to from `house` by steps of `step`.
    #[inline]
    fn open_from(&self, mut house: usize, step: usize) -> usize {
        loop {
            house += step;
            if house >= N {
                house -= N;
            }
            if !self.closed.has(house) {
                return house;
            }
        }
    }

    fn empty(&mut self, house: usize) {
        self.words[house / 8] &= !(0xff << (house % 8 * 8));
    }

    /// Whether lifting `house` now is known, or found, to go on for ever. The first call sets the
    /// watch.
    #[cold]
    fn never_ends(
        &self,
        house: usize,
        watch: &mut Option<Watch>,
        endless: &mut EndlessStates,
    ) -> bool {
        let lifted = seeds_at(&self.words, house);
        let state = || self.turned_to(house);
        match watch {
            Some(watch) => watch.tells(lifted, state, endless),
            None => endless.contains(&watch.insert(Watch::new(lifted, state())).first),
        }
    }

    /// The open houses' seeds, turned along the ring until `house` comes first.
    fn turned_to(&self, house: usize) -> Words {
        // The ring twice over, so that it can be read on from any house.
        let mut twice = [0; 2 * MAX_HOUSES];
        let (bytes, _) = twice.as_chunks_mut();
        for (bytes, word) in bytes.iter_mut().zip(self.words) {
            *bytes = word.to_le_bytes();
        }
        twice.copy_within(..N, N);
        let ring = &twice[house..house + N];

        let mut turned = [0; MAX_HOUSES];
        if self.closed.is_empty() {
            turned[..N].copy_from_slice(ring);
        } else {
            let open = (house..house + N).filter(|house| !self.closed.has(house % N));
            for (seeds, house) in turned.iter_mut().zip(open) {
                *seeds = twice[house];
            }
        }
        let (bytes, _) = turned.as_chunks();
        std::array::from_fn(|word| u64::from_le_bytes(bytes[word]))
    }
}

const _: () = assert!(MAX_HOUSES <= 24, "a board fits three words");

#[cfg(test)]
mod tests {
    use super::super::Position;
    use super::super::endless::TAKEN_FOR_ENDLESS;
    use super::*;

    /// Counts laps.
    #[derive(Default)]
    struct Laps(u32);

    impl Witness for Laps {
        fn lift(&mut self, _: usize, _: u8) {
            self.0 += 1;
        }
        fn drop(&mut self, _: usize) {}
        fn relay(&mut self, _: usize) {}
        fn capture(&mut self, _: usize) {}
    }

    /// Fuzzing found the first, 169,103,214 laps long; the other has 1,009,919,205.
    #[test]
    fn a_cycle_of_millions_of_laps_is_walked_so_far_and_once() {
        let boards = [
            ("hoyito-2-12 745430934621/323543439101 0-0 N", 17),
            ("hoyito-2-12 312654548513/412432124374 0-0 S", 0),
        ];
        for (text, number) in boards {
            let position: Position = text.parse().expect("a position");
            let mut endless = EndlessStates::new();
            let mut walked = || {
                let Position { variant, board, closed, .. } = position;
                let mut laps = Laps::default();
                let mut walk = Walk::<24>::new(&variant, closed, &board);
                let end = walk.run_out(House::from_index(number), &mut endless, &mut laps);
                assert_eq!(end, None, "{text}");
                laps.0
            };
            assert_eq!(walked(), WATCHED_FROM - 1 + TAKEN_FOR_ENDLESS, "{text}");
            assert_eq!(walked(), WATCHED_FROM - 1, "{text}");
        }
    }
}
