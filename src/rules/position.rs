//! A position of a game, and what a sowing makes of it.

use std::fmt;

use super::{Board, BySide, House, Houses, Side, Sower, Sowing, Variant, sowing::CASA};

/// Everything the rules know of a moment of a game, but its history.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// The game played.
    pub variant: Variant,
    /// The seeds on the board.
    pub board: Board,
    /// Seeds captured by each side.
    pub captured: BySide<u8>,
    /// Who is to sow.
    pub turn: Side,
    /// The side to move has just captured and sows again.
    pub again: bool,
    /// Who receives the last four seeds; `None`: whoever makes the capture before them.
    pub last_four_to: Option<Side>,
    /// The houses closed for this round, which hold no seed: no seed falls in them, nobody sows
    /// them, and a chain of captures goes on over them. At least one house a side is open.
    pub closed: Houses,
}

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EndReason {
    /// A capture left four seeds, which were given away as the last four.
    FinalFour,
    /// A capture left no seed.
    Swept,
    /// The same board with the same side to move for the third time since the last capture.
    Repetition,
    /// A hundred sowings in a row without a capture.
    Quiet,
    /// Neither side has a legal sowing.
    Stuck,
    /// A player resigned.
    Resigned,
    /// The players agreed on a draw.
    Agreed,
}

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ending {
    /// Why it is over.
    pub reason: EndReason,
    /// Who won; `None` is a draw.
    pub winner: Option<Side>,
}

/// Why a house cannot be sown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unplayable {
    /// The game is over.
    Over,
    /// It belongs to the other side.
    NotYours,
    /// It is closed for this round.
    Closed,
    /// It holds no seed.
    Empty,
    /// Its sowing would never end, or has not after a million laps.
    Endless,
}

impl fmt::Display for Unplayable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Unplayable::Over => "the game is over",
            Unplayable::NotYours => "the house is the other side's",
            Unplayable::Closed => "the house is closed for this round",
            Unplayable::Empty => "the house is empty",
            Unplayable::Endless => "sowing that house would never end",
        })
    }
}

impl std::error::Error for Unplayable {}

impl Position {
    /// The opening position: four seeds in every house, South to move.
    #[must_use]
    pub fn opening(variant: Variant) -> Position {
        let half = variant.seeds() / 2;
        Position::filled(variant, BySide { south: half, north: half })
    }

    /// The position after each side has filled, from its left, as many of its houses as it can
    /// with four of its `seeds` each. The others are closed, the seeds left over count as captured;
    /// South is to move.
    ///
    /// To have an open house a side needs at least four seeds, and both together may have no more
    /// than the game.
    #[must_use]
    pub fn filled(variant: Variant, seeds: BySide<u8>) -> Position {
        let mut position = Position {
            variant,
            board: Board::filled(variant.row, 0),
            captured: seeds,
            turn: Side::South,
            again: false,
            last_four_to: None,
            closed: Houses::NONE,
        };
        for house in House::all(variant.row) {
            let left = &mut position.captured[house.owner(variant.row)];
            if let Some(rest) = left.checked_sub(CASA) {
                *left = rest;
                position.board.set(house, CASA);
            } else {
                position.closed = position.closed.with(house);
            }
        }
        position
    }

    /// The outcome of sowing `house`, the position itself unchanged.
    ///
    /// Here as in all that follows, `sower` must be one for the closed houses of the position:
    /// see [`Sower::of`].
    ///
    /// # Errors
    /// [`Unplayable`] when that is no legal sowing of the side to move.
    pub fn sow(&self, house: House, sower: &mut Sower) -> Result<Sowing, Unplayable> {
        debug_assert!(*sower.variant() == self.variant && sower.closed() == self.closed);
        if self.closed.contains(house) {
            return Err(Unplayable::Closed);
        }
        if house.owner(self.variant.row) != self.turn {
            return Err(Unplayable::NotYours);
        }
        if self.board.seeds_in(house) == 0 {
            return Err(Unplayable::Empty);
        }
        sower.sow(&self.board, house).ok_or(Unplayable::Endless)
    }

    /// The legal sowings of the side to move, from its left to its right.
    pub fn sowings(&self, sower: &mut Sower) -> impl Iterator<Item = (House, Sowing)> {
        House::of(self.turn, self.variant.row)
            .filter_map(move |house| Some((house, self.sow(house, sower).ok()?)))
    }

    /// The houses that `side` could sow if it were to move, from its left to its right.
    pub fn legal_houses(&self, side: Side, sower: &mut Sower) -> impl Iterator<Item = House> {
        House::of(side, self.variant.row)
            .filter(|&house| self.board.seeds_in(house) > 0 && sower.ends(&self.board, house))
    }

    /// The position after `sowing`, which the side to move has made here, and the end of the
    /// game if the capture brought it. Passes are not yet made: see [`Position::settle`].
    #[must_use]
    pub fn after(&self, sowing: &Sowing) -> (Position, Option<Ending>) {
        let mut next = Position { board: sowing.board, ..*self };
        if sowing.captured == 0 {
            next.turn = self.turn.other();
            next.again = false;
            return (next, None);
        }
        next.captured[self.turn] += sowing.captured;
        let left = next.board.total();
        if left == 0 || left == CASA {
            next.captured[self.last_four_to.unwrap_or(self.turn)] += left;
            next.board = Board::filled(self.variant.row, 0);
            next.again = false;
            let reason = if left == 0 { EndReason::Swept } else { EndReason::FinalFour };
            return (next, Some(next.ending(reason)));
        }
        next.again = self.variant.extra_turn;
        if !next.again {
            next.turn = self.turn.other();
        }
        (next, None)
    }

    /// Makes the pass that is due, if one is, and tells who passed; the end when neither side
    /// has a legal sowing.
    pub fn settle(&mut self, sower: &mut Sower) -> Settled {
        if self.legal_houses(self.turn, sower).next().is_some() {
            return Settled::Ready;
        }
        if self.legal_houses(self.turn.other(), sower).next().is_none() {
            return Settled::Stuck(self.ending(EndReason::Stuck));
        }
        let passing = self.turn;
        self.turn = passing.other();
        self.again = false;
        Settled::Passed(passing)
    }

    /// The end of the game for `reason`, won by whoever has captured more.
    #[must_use]
    pub fn ending(&self, reason: EndReason) -> Ending {
        Ending { reason, winner: self.captured.leader() }
    }
}

/// Who moves in a position, passes considered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Settled {
    /// The side to move has a legal sowing.
    Ready,
    /// That side had none and has passed.
    Passed(Side),
    /// Neither side has one.
    Stuck(Ending),
}
