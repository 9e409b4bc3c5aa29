//! Values packed by an adaptive binary arithmetic coder: each value is foretold from those of three
//! boards of lower rank that differ from it by the place of one seed.

use super::Level;
use super::index::{advance, count, falls, unrank};

/// How fast a probability follows the bits seen: it moves a part in 2^5 of the way.
const RATE: u32 = 5;
/// Bits of a value.
const BITS: usize = 4;

/// The interval of numbers that continue what is coded so far.
#[derive(Clone, Copy)]
struct Interval {
    low: u32,
    high: u32,
}

impl Interval {
    const WHOLE: Interval = Interval { low: 0, high: u32::MAX };

    /// The last number of the part that stands for 1.
    fn middle(self, chance: u16) -> u32 {
        let width = self.high - self.low;
        let part = (u64::from(width) * u64::from(chance)) >> 16;
        // A part of a width of 32 bits fits 32 bits.
        self.low + u32::try_from(part).unwrap_or(width)
    }

    fn narrow(&mut self, bit: bool, middle: u32) {
        if bit {
            self.high = middle;
        } else {
            self.low = middle + 1;
        }
    }

    /// The first byte, if all numbers of the interval share it; the interval loses it.
    fn shift(&mut self) -> Option<u8> {
        let [byte, ..] = self.high.to_be_bytes();
        (self.low >> 24 == u32::from(byte)).then(|| {
            self.low <<= 8;
            self.high = self.high << 8 | 0xff;
            byte
        })
    }
}

/// A coder of bits that writes them or reads them. Both ends run the same code, so that they
/// foretell alike.
pub(super) struct Coder<'a> {
    interval: Interval,
    end: End<'a>,
}

enum End<'a> {
    /// Adds to these bytes.
    Write(Vec<u8>),
    /// Reads on in these, and beyond their end reads zeros; `number` is the last four.
    Read { number: u32, bytes: &'a [u8] },
}

impl<'a> Coder<'a> {
    /// A coder that writes, adding to `bytes`.
    pub(super) const fn writing(bytes: Vec<u8>) -> Coder<'a> {
        Coder { interval: Interval::WHOLE, end: End::Write(bytes) }
    }

    /// A coder that reads.
    pub(super) fn reading(bytes: &'a [u8]) -> Coder<'a> {
        let mut end = End::Read { number: 0, bytes };
        // Only what is written has a use for the byte.
        (0..4).for_each(|_| end.pass(0));
        Coder { interval: Interval::WHOLE, end }
    }

    /// The bytes written, with what tells the last bits.
    pub(super) fn finish(self) -> Vec<u8> {
        match self.end {
            End::Write(mut bytes) => {
                bytes.extend(self.interval.high.to_be_bytes());
                bytes
            }
            End::Read { .. } => Vec::new(),
        }
    }

    /// Codes a bit that is 1 with `chance` in 65,536: writes `bit`, or reads one and returns it.
    #[inline]
    fn code(&mut self, bit: bool, chance: u16) -> bool {
        let middle = self.interval.middle(chance);
        let bit = match self.end {
            End::Write(_) => bit,
            End::Read { number, .. } => number <= middle,
        };
        self.interval.narrow(bit, middle);
        while let Some(byte) = self.interval.shift() {
            self.end.pass(byte);
        }
        bit
    }
}

impl End<'_> {
    fn pass(&mut self, byte: u8) {
        match self {
            End::Write(bytes) => bytes.push(byte),
            End::Read { number, bytes } => {
                let (next, rest) = bytes.split_first().unwrap_or((&0, &[]));
                *number = *number << 8 | u32::from(*next);
                *bytes = rest;
            }
        }
    }
}

/// Chances of the bits of a value, in 65,536, by the values of the three neighbours and by 1 and
/// the bits before.
struct Model(Vec<[u16; 1 << BITS]>);

impl Model {
    fn code(&mut self, context: usize, fours: u8, coder: &mut Coder<'_>) -> u8 {
        let chances = &mut self.0[context];
        let mut known = 1;
        for place in (0..BITS).rev() {
            let chance = &mut chances[usize::from(known)];
            let bit = coder.code(fours >> place & 1 == 1, *chance);
            if bit {
                *chance += (u16::MAX - *chance) >> RATE;
            } else {
                *chance -= *chance >> RATE;
            }
            known = known << 1 & 0xf | u8::from(bit);
        }
        known
    }
}

/// Codes the values of `layers` layers of boards of `seeds` seeds: writing leaves them as they
/// are, reading sets them.
pub(super) fn code(level: &mut Level, seeds: u8, layers: usize, coder: &mut Coder<'_>) {
    let mut model = Model(vec![[1 << 15; 1 << BITS]; 1 << (3 * BITS)]);
    let size = count(seeds);
    for first in (0..layers).map(|layer| layer * size) {
        let mut ring = unrank(0, seeds);
        for rank in 0..size {
            let [near, far] = falls(&ring, seeds);
            let context = [1, near, far].iter().fold(0, |context, fall| {
                // No value is 0: it stands for no such neighbour.
                let fours = rank.checked_sub(*fall).map_or(0, |lower| level.fours(first + lower));
                context << BITS | usize::from(fours)
            });
            let index = first + rank;
            let fours = model.code(context, level.fours(index), coder);
            level.set_fours(index, fours);
            advance(&mut ring);
        }
    }
}
