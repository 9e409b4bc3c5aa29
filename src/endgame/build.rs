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
    let size = count(seeds);
    let mut boards = vec![Known(0); size * lower.layers()];
    let mut progress = Progress { done: 0, next_told: 0, of: 2 * boards.len(), go_on };
    for (layer, boards) in boards.chunks_mut(size).enumerate() {
        let forward = Forward { lower, layer, seeds };
        forward.sow_all(boards, &mut progress).continue_value()?;
    }
    let mut analysis = Analysis {
        boards,
        size,
        layers: lower.layers(),
        en_passant: lower.variant.en_passant,
        waiting: Vec::new(),
        gain: 0,
        progress,
    };
    for gain in (1..=seeds.cast_signed() / 4).rev() {
        analysis.gain = gain;
        analysis.settle_all(seeds).continue_value()?;
    }
    let pack = |pair: &[Known]| pair.iter().rev().fold(0, |byte, known| byte << 4 | known.value());
    Some(Level(analysis.boards.chunks(2).map(pack).collect()))
}

struct Progress<'a> {
    done: usize,
    next_told: usize,
    of: usize,
    go_on: &'a mut dyn FnMut(u32, u32) -> bool,
}

impl Progress<'_> {
    #[expect(clippy::cast_possible_truncation, reason = "there are 13 million boards at most")]
    fn add(&mut self, boards: usize) -> ControlFlow<()> {
        self.done += boards;
        if self.done < self.next_told {
            return ControlFlow::Continue(());
        }
        self.next_told = self.done + BLOCK;
        if (self.go_on)(self.done as u32, self.of as u32) {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    }
}

/// Sowing the boards of one layer forwards.
#[derive(Clone, Copy)]
struct Forward<'a> {
    lower: &'a Tables,
    layer: usize,
    seeds: u8,
}

impl Forward<'_> {
    /// Sows every board, on all processors where there are threads.
    fn sow_all(self, boards: &mut [Known], progress: &mut Progress<'_>) -> ControlFlow<()> {
        let mut sowers = vec![Sower::new(self.lower.variant); processors()];
        let mut first = 0;
        for round in boards.chunks_mut(BLOCK * sowers.len()) {
            let size = round.len();
            let parts = round.chunks_mut(BLOCK).zip(&mut sowers).enumerate();
            in_parallel(parts.map(|(part, (block, sower))| {
                move || self.sow_block(block, first + part * BLOCK, sower)
            }));
            first += size;
            progress.add(size)?;
        }
        ControlFlow::Continue(())
    }

    fn sow_block(self, block: &mut [Known], first: usize, sower: &mut Sower) {
        let mut ring = unrank(first, self.seeds);
        for known in block {
            *known = self.sow(&ring, sower);
            advance(&mut ring);
        }
    }

    /// What sowing each house of a board once tells of it.
    fn sow(self, ring: &Ring, sower: &mut Sower) -> Known {
        let Ok(board) = Board::from_houses(ring) else { return Known(PASSES) };
        let (mut quiet, mut best) = (0, None);
        for house in House::of(Side::South, board.row()) {
            if board.seeds_in(house) == 0 {
                continue;
            }
            match sower.sow(&board, house) {
                Some(sowing) if sowing.captured > 0 => {
                    best = best.max(self.captured_value(&sowing));
                }
                Some(_) => quiet += 1,
                None => {}
            }
        }
        Known::new(if quiet == 0 && best.is_none() { PASSES } else { quiet }, best)
    }

    /// What a sowing with a capture is worth to its mover, South, in seeds.
    fn captured_value(self, sowing: &Sowing) -> Option<i8> {
        let Forward { lower, layer, seeds } = self;
        let captured = sowing.captured.cast_signed();
        let rest = match (seeds - sowing.captured).cast_signed() {
            last_four @ ..=4 if layer == 0 => last_four,
            last_four @ ..=4 => -last_four,
            _ if lower.variant.extra_turn => lower.value_in(layer, &sowing.board, Side::South)?,
            _ => -lower.value_in(opposite(layer, lower.layers()), &sowing.board, Side::North)?,
        };
        Some(captured + rest)
    }
}

/// The layer of the same board with the other side to move.
const fn opposite(layer: usize, layers: usize) -> usize {
    layers - 1 - layer
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

/// Sowing settled boards backwards.
struct Analysis<'a> {
    /// By layer and rank.
    boards: Vec<Known>,
    /// Boards in a layer.
    size: usize,
    layers: usize,
    en_passant: bool,
    /// Settled boards not yet sown backwards.
    waiting: Vec<Settled>,
    /// The gain or loss being settled, in fours.
    gain: i8,
    progress: Progress<'a>,
}

/// A board just settled for the side to move.
#[derive(Clone, Copy)]
struct Settled {
    ring: Ring,
    layer: u8,
    won: bool,
}

impl Analysis<'_> {
    /// Settles every board worth `gain` or its loss, those worth more being settled.
    fn settle_all(&mut self, seeds: u8) -> ControlFlow<()> {
        let (win, loss) = (in_fours(self.gain * 4), in_fours(self.gain * -4));
        for layer in 0..self.layers {
            let mut ring = unrank(0, seeds);
            for index in layer * self.size..(layer + 1) * self.size {
                let known = self.boards[index];
                if !known.settled() {
                    let won = known.capture() == win;
                    if won || known.capture() == loss && known.quiet() == 0 {
                        self.settle(index, &ring, layer, won);
                        self.empty_waiting()?;
                    }
                }
                advance(&mut ring);
            }
        }
        ControlFlow::Continue(())
    }

    fn settle(&mut self, index: usize, ring: &Ring, layer: usize, won: bool) {
        let value = if won { self.gain } else { -self.gain };
        self.boards[index] = Known(SETTLED | in_fours(value * 4));
        self.waiting.push(Settled { ring: *ring, layer: u8::from(layer > 0), won });
    }

    fn empty_waiting(&mut self) -> ControlFlow<()> {
        while let Some(Settled { ring, layer, won }) = self.waiting.pop() {
            // The one who moved before saw the board from the other side.
            let after = turned(&ring);
            let layer = opposite(usize::from(layer), self.layers);
            self.hear(&after, layer, won, true);
            unsow::origins(&after, self.en_passant, |before| self.hear(before, layer, won, false));
            self.progress.add(1)?;
        }
        ControlFlow::Continue(())
    }

    /// A board learns that one of its sowings, or its pass, gives the other side a board that is
    /// won or lost by `gain`.
    #[inline]
    fn hear(&mut self, before: &Ring, layer: usize, other_wins: bool, by_pass: bool) {
        let index = layer * self.size + rank(before);
        let known = self.boards[index];
        if known.settled() || by_pass != (known.quiet() == PASSES) {
            return;
        }
        if !other_wins {
            self.settle(index, before, layer, true);
            return;
        }
        let quiet = if by_pass { 0 } else { known.quiet() - 1 };
        self.boards[index] = Known(known.0 & !7 | quiet);
        if quiet == 0 && known.capture() <= in_fours(self.gain * -4) {
            self.settle(index, before, layer, false);
        }
    }
}
