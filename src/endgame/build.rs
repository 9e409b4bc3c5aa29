//! Building a level from those below it, by retrograde analysis.
//!
//! Every board is sown forwards once: captures lead to boards of known value, the other sowings
//! are counted. Then, from the largest gain down, boards whose value is settled are sown backwards.
//! A board from which a settled loss can be given to the other side is won by as much; one
//! whose every sowing leads to settled wins of the other side is lost. What is never settled
//! circles for ever. So each sowing is looked at once forwards and once backwards.

use std::ops::ControlFlow;

use super::index::{Ring, advance, count, rank, turned, unrank};
use super::{Level, Tables, unsow};
use crate::rules::{Board, House, Side, Sower, Sowing};

/// Boards worked through between two calls of `go_on`: some milliseconds.
const BLOCK: usize = 1 << 15;

/// What is known of a board, in one byte for there are millions.
///
/// Unsettled: bits 0..3 the sowings without a capture that are not yet known to lose, or
/// [`PASSES`]; bits 3..7 the best capture's value in fours and 8 added, or 0 without one.
/// Settled: bit 7, and the value in fours and 8 added.
#[derive(Clone, Copy)]
struct Known(u8);

/// Stands for the number of sowings of a side that must pass.
const PASSES: u8 = 7;
const SETTLED: u8 = 0x80;

impl Known {
    fn new(quiet: u8, capture: Option<i8>) -> Known {
        Known(quiet | capture.map_or(0, in_fours) << 3)
    }

    const fn settled(self) -> bool {
        self.0 & SETTLED != 0
    }

    const fn quiet(self) -> u8 {
        self.0 & 7
    }

    /// In fours and 8 added; 0 is less than any capture's value.
    const fn capture(self) -> u8 {
        self.0 >> 3
    }

    /// In fours and 8 added.
    const fn value(self) -> u8 {
        if self.settled() { self.0 & 0xf } else { 8 }
    }
}

const fn in_fours(value: i8) -> u8 {
    (value / 4 + 8).cast_unsigned()
}

/// The level of `seeds` seeds, all below it being in `lower`; `None` when `go_on` declined.
pub(super) fn level(
    lower: &Tables,
    seeds: u8,
    go_on: &mut dyn FnMut(u32, u32) -> bool,
) -> Option<Level> {
    let mut boards = vec![Known(0); count(seeds)];
    let mut progress = Progress { done: 0, of: 2 * boards.len(), go_on };
    sow_all(&mut boards, lower, seeds, &mut progress).continue_value()?;
    let mut analysis = Analysis {
        boards,
        waiting: Vec::new(),
        en_passant: lower.variant.en_passant,
        gain: 0,
        progress,
    };
    for gain in (1..=seeds.cast_signed() / 4).rev() {
        analysis.gain = gain;
        analysis.settle_all(seeds).continue_value()?;
    }
    let pairs = analysis.boards.chunks(2);
    Some(Level(pairs.map(|pair| pair[0].value() | pair[pair.len() - 1].value() << 4).collect()))
}

struct Progress<'a> {
    done: usize,
    of: usize,
    go_on: &'a mut dyn FnMut(u32, u32) -> bool,
}

impl Progress<'_> {
    #[expect(clippy::cast_possible_truncation, reason = "there are 13 million boards at most")]
    fn add(&mut self, boards: usize) -> ControlFlow<()> {
        self.done += boards;
        match (self.go_on)(self.done as u32, self.of as u32) {
            true => ControlFlow::Continue(()),
            false => ControlFlow::Break(()),
        }
    }
}

/// Sows every board forwards, on all processors where there are threads.
fn sow_all(
    boards: &mut [Known],
    lower: &Tables,
    seeds: u8,
    progress: &mut Progress<'_>,
) -> ControlFlow<()> {
    let mut sowers = vec![Sower::new(lower.variant); processors()];
    let mut first = 0;
    for round in boards.chunks_mut(BLOCK * sowers.len()) {
        let size = round.len();
        in_parallel(round.chunks_mut(BLOCK).zip(&mut sowers).enumerate().map(
            |(part, (block, sower))| {
                let mut ring = unrank(first + part * BLOCK, seeds);
                move || {
                    for known in block {
                        *known = sow(&ring, lower, seeds, sower);
                        advance(&mut ring);
                    }
                }
            },
        ));
        first += size;
        progress.add(size)?;
    }
    ControlFlow::Continue(())
}

#[cfg(not(target_arch = "wasm32"))]
fn processors() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

#[cfg(not(target_arch = "wasm32"))]
fn in_parallel<F: FnOnce() + Send>(work: impl Iterator<Item = F>) {
    std::thread::scope(|scope| work.for_each(|part| drop(scope.spawn(part))));
}

#[cfg(target_arch = "wasm32")]
fn processors() -> usize {
    1
}

#[cfg(target_arch = "wasm32")]
fn in_parallel<F: FnOnce()>(work: impl Iterator<Item = F>) {
    work.for_each(|part| part());
}

/// What sowing each house of a board once tells of it.
fn sow(ring: &Ring, lower: &Tables, seeds: u8, sower: &mut Sower) -> Known {
    let Ok(board) = Board::from_houses(ring) else { return Known(PASSES) };
    let (mut quiet, mut best) = (0, None);
    for house in House::of(Side::South, board.row()) {
        if board.seeds_in(house) == 0 {
            continue;
        }
        match sower.sow(&board, house) {
            Some(sowing) if sowing.captured > 0 => {
                best = best.max(captured_value(&sowing, lower, seeds));
            }
            Some(_) => quiet += 1,
            None => {}
        }
    }
    Known::new(if quiet == 0 && best.is_none() { PASSES } else { quiet }, best)
}

/// What a sowing with a capture is worth to its mover, South, in seeds.
fn captured_value(sowing: &Sowing, lower: &Tables, seeds: u8) -> Option<i8> {
    let captured = sowing.captured.cast_signed();
    let left = seeds - sowing.captured;
    if left <= 4 {
        return Some(captured + left.cast_signed());
    }
    if lower.variant.extra_turn {
        Some(captured + lower.value(&sowing.board, Side::South)?)
    } else {
        Some(captured - lower.value(&sowing.board, Side::North)?)
    }
}

struct Analysis<'a> {
    boards: Vec<Known>,
    /// Settled boards not yet sown backwards.
    waiting: Vec<(Ring, bool)>,
    en_passant: bool,
    /// The gain or loss being settled, in fours.
    gain: i8,
    progress: Progress<'a>,
}

impl Analysis<'_> {
    /// Settles every board worth `gain` or its loss, those worth more being settled.
    fn settle_all(&mut self, seeds: u8) -> ControlFlow<()> {
        let (win, loss) = (in_fours(self.gain * 4), in_fours(self.gain * -4));
        let mut ring = unrank(0, seeds);
        for number in 0..self.boards.len() {
            let known = self.boards[number];
            if !known.settled() {
                let won = known.capture() == win;
                if won || known.capture() == loss && known.quiet() == 0 {
                    self.settle(number, &ring, won);
                    self.empty_waiting()?;
                }
            }
            advance(&mut ring);
        }
        ControlFlow::Continue(())
    }

    fn settle(&mut self, number: usize, ring: &Ring, won: bool) {
        let value = if won { self.gain } else { -self.gain };
        self.boards[number] = Known(SETTLED | in_fours(value * 4));
        self.waiting.push((*ring, won));
    }

    fn empty_waiting(&mut self) -> ControlFlow<()> {
        let mut unreported = 0;
        while let Some((ring, won)) = self.waiting.pop() {
            // The one who moved before saw the board from the other side.
            let after = turned(&ring);
            self.hear(&after, won, true);
            unsow::origins(&after, self.en_passant, |before| self.hear(before, won, false));
            unreported += 1;
            if unreported == BLOCK {
                self.progress.add(unreported)?;
                unreported = 0;
            }
        }
        self.progress.done += unreported;
        ControlFlow::Continue(())
    }

    /// A board learns that one of its sowings, or its pass, gives the other side a board that is
    /// won or lost by `gain`.
    #[inline]
    fn hear(&mut self, before: &Ring, other_wins: bool, by_pass: bool) {
        let number = rank(before);
        let known = self.boards[number];
        if known.settled() || by_pass != (known.quiet() == PASSES) {
            return;
        }
        if !other_wins {
            self.settle(number, before, true);
            return;
        }
        let quiet = if by_pass { 0 } else { known.quiet() - 1 };
        self.boards[number] = Known(known.0 & !7 | quiet);
        if quiet == 0 && known.capture() <= in_fours(self.gain * -4) {
            self.settle(number, before, false);
        }
    }
}
