//! A game: a starting position and the line of sowings played from it.

use std::fmt;

use crate::rules::{
    EndReason, Ending, House, Position, Settled, Side, Sower, Sowing, Step, Unplayable, Variant,
};

/// The same board with the same side to move for this many times since the last capture ends
/// the game.
const REPETITIONS: usize = 3;
/// This many sowings in a row without a capture end the game.
pub const QUIET_LIMIT: u16 = 100;

/// A game with its history. Going back keeps the rest of the line until another sowing is made.
#[derive(Clone, Debug)]
pub struct Game {
    sower: Sower,
    /// The line; `snapshots[0]` is the start, `snapshots[n]` stands after sowing `n`.
    snapshots: Vec<Snapshot>,
    sowings: Vec<Sown>,
    ply: usize,
    /// The players' own end of the game, which holds at the end of the line only.
    closing: Option<Closing>,
}

/// A moment of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Snapshot {
    /// The position, passes made.
    pub position: Position,
    /// Passes made just before it: 0, 1, or 2 when neither side can sow.
    pub passes: u8,
    /// Sowings since the last capture.
    pub quiet: u16,
    /// The turn under way, counted from 1; a pass ends a turn.
    pub turn: u16,
    /// The end of the game, if this is it.
    pub over: Option<Ending>,
}

/// A sowing of the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sown {
    /// The house sown.
    pub house: House,
    /// What it came to.
    pub sowing: Sowing,
}

/// How the players themselves ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Closing {
    Resigned(Side),
    Agreed,
}

/// Why a game could not do what it was asked; it is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayError {
    /// The house cannot be sown.
    Unplayable(Unplayable),
    /// The line has no such sowing.
    NoSuchPly,
    /// There is nothing to take back.
    NothingToUndo,
    /// There is nothing to play again.
    NothingToRedo,
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayError::Unplayable(why) => why.fmt(f),
            PlayError::NoSuchPly => f.write_str("the game has no such sowing"),
            PlayError::NothingToUndo => f.write_str("there is nothing to undo"),
            PlayError::NothingToRedo => f.write_str("there is nothing to redo"),
        }
    }
}

impl std::error::Error for PlayError {}

impl From<Unplayable> for PlayError {
    fn from(why: Unplayable) -> PlayError {
        PlayError::Unplayable(why)
    }
}

impl Game {
    /// A game from the opening position of a variant.
    #[must_use]
    pub fn new(variant: Variant, starter: Side) -> Game {
        Game::from_position(Position { turn: starter, ..Position::opening(variant) })
    }

    /// A game from any position. If the side to move has no legal sowing it passes at once.
    #[must_use]
    pub fn from_position(position: Position) -> Game {
        let mut game = Game {
            sower: Sower::of(&position),
            snapshots: Vec::new(),
            sowings: Vec::new(),
            ply: 0,
            closing: None,
        };
        let mut start = Snapshot { position, passes: 0, quiet: 0, turn: 1, over: None };
        start.settle(&mut game.sower);
        // A pass before the first sowing is no turn: a record says nothing of it.
        start.turn = 1;
        game.snapshots.push(start);
        game
    }

    /// The present moment, the players' own ending included.
    #[must_use]
    pub fn now(&self) -> Snapshot {
        self.closed_at(self.ply)
    }

    /// The moment the game began.
    #[must_use]
    pub fn start(&self) -> Snapshot {
        self.closed_at(0)
    }

    /// The moment after sowing `ply`; 0 is the start.
    ///
    /// # Errors
    /// [`PlayError::NoSuchPly`] beyond the end of the line.
    pub fn at(&self, ply: usize) -> Result<Snapshot, PlayError> {
        if ply <= self.plies() { Ok(self.closed_at(ply)) } else { Err(PlayError::NoSuchPly) }
    }

    fn closed_at(&self, ply: usize) -> Snapshot {
        let mut snapshot = self.snapshots[ply];
        if ply == self.plies() && snapshot.over.is_none() {
            snapshot.over = self.closing.map(Closing::ending);
        }
        snapshot
    }

    /// The moments before and after sowing `ply` of the line, counted from 1.
    pub(super) fn around(&self, ply: usize) -> [Snapshot; 2] {
        [ply - 1, ply].map(|ply| self.closed_at(ply))
    }

    /// Sowings played up to the present moment.
    #[must_use]
    pub const fn ply(&self) -> usize {
        self.ply
    }

    /// Sowings in the whole line, those taken back included.
    #[must_use]
    pub fn plies(&self) -> usize {
        self.sowings.len()
    }

    /// The whole line.
    #[must_use]
    pub fn line(&self) -> &[Sown] {
        &self.sowings
    }

    pub(super) const fn closing(&self) -> Option<Closing> {
        self.closing
    }

    /// What plays the sowings, for whoever asks what a sowing would do.
    pub fn sower(&mut self) -> &mut Sower {
        &mut self.sower
    }

    /// Sows a house of the side to move. Sowings taken back before are forgotten.
    ///
    /// # Errors
    /// [`Unplayable`] when that is no legal sowing; the game is unchanged.
    pub fn play(&mut self, house: House) -> Result<(), Unplayable> {
        let before = self.now();
        if before.over.is_some() {
            return Err(Unplayable::Over);
        }
        let sowing = before.position.sow(house, &mut self.sower)?;
        self.sowings.truncate(self.ply);
        self.snapshots.truncate(self.ply + 1);
        self.closing = None;
        let next = self.follow(&before, &sowing);
        self.sowings.push(Sown { house, sowing });
        self.snapshots.push(next);
        self.ply += 1;
        Ok(())
    }

    pub(super) fn follow(&mut self, before: &Snapshot, sowing: &Sowing) -> Snapshot {
        let (position, over) = before.position.after(sowing);
        let quiet = if sowing.captured > 0 { 0 } else { before.quiet + 1 };
        let turn = before.turn + u16::from(!position.again);
        let mut next = Snapshot { position, passes: 0, quiet, turn, over };
        if over.is_some() {
            return next;
        }
        next.settle(&mut self.sower);
        if next.over.is_none() {
            next.over = self.stalled(&next).map(|reason| next.position.ending(reason));
        }
        next
    }

    /// Whether the game goes round in circles with `next`, which follows the present moment.
    fn stalled(&self, next: &Snapshot) -> Option<EndReason> {
        let same = |seen: &&Snapshot| {
            seen.position.board == next.position.board && seen.position.turn == next.position.turn
        };
        let since_capture = usize::from(next.quiet);
        let earlier = self.snapshots[..=self.ply].iter().rev().take(since_capture);
        if earlier.filter(same).count() + 1 >= REPETITIONS {
            Some(EndReason::Repetition)
        } else if next.quiet >= QUIET_LIMIT {
            Some(EndReason::Quiet)
        } else {
            None
        }
    }

    /// The steps of sowing `ply` of the line, counted from 1: the sowing, the last four, passes
    /// and the end that follow it.
    ///
    /// # Errors
    /// [`PlayError::NoSuchPly`] when the line has no such sowing.
    pub fn steps(&mut self, ply: usize) -> Result<Vec<Step>, PlayError> {
        let index = ply.checked_sub(1).ok_or(PlayError::NoSuchPly)?;
        let sown = *self.sowings.get(index).ok_or(PlayError::NoSuchPly)?;
        let before = self.snapshots[index].position;
        let after = self.snapshots[ply];
        // Every sowing of the line ends: it was played.
        let steps = self.sower.steps(&before.board, sown.house, before.turn);
        let mut steps = steps.unwrap_or_default();
        if let Some(to) = self.last_four(ply) {
            steps.push(Step::LastFour { to, seeds: sown.sowing.board.total() });
        }
        steps.extend(after.passed().iter().map(|&side| Step::Pass { side }));
        steps.extend(after.over.map(Step::End));
        Ok(steps)
    }

    /// Who received the last four after sowing `ply`, if that is how the game ended.
    #[must_use]
    pub fn last_four(&self, ply: usize) -> Option<Side> {
        let before = self.snapshots.get(ply.checked_sub(1)?)?.position;
        let over = self.snapshots.get(ply)?.over?;
        (over.reason == EndReason::FinalFour).then(|| before.last_four_to.unwrap_or(before.turn))
    }

    /// Takes back the last sowing, or a resignation or agreed draw.
    ///
    /// # Errors
    /// [`PlayError::NothingToUndo`] at the start.
    pub fn undo(&mut self) -> Result<(), PlayError> {
        if self.ply == self.plies() && self.closing.take().is_some() {
            return Ok(());
        }
        self.ply = self.ply.checked_sub(1).ok_or(PlayError::NothingToUndo)?;
        Ok(())
    }

    /// Plays a sowing that was taken back again.
    ///
    /// # Errors
    /// [`PlayError::NothingToRedo`] at the end of the line.
    pub fn redo(&mut self) -> Result<(), PlayError> {
        self.go_to(self.ply + 1).map_err(|_| PlayError::NothingToRedo)
    }

    /// Goes to the moment after sowing `ply` of the line; 0 is the start.
    ///
    /// # Errors
    /// [`PlayError::NoSuchPly`] beyond the end of the line.
    pub fn go_to(&mut self, ply: usize) -> Result<(), PlayError> {
        if ply > self.plies() {
            return Err(PlayError::NoSuchPly);
        }
        self.ply = ply;
        Ok(())
    }

    /// `side` resigns; the other wins. Sowings taken back before are forgotten.
    ///
    /// # Errors
    /// [`Unplayable::Over`] when the game is over.
    pub fn resign(&mut self, side: Side) -> Result<(), Unplayable> {
        self.close(Closing::Resigned(side))
    }

    /// The players agree on a draw. Sowings taken back before are forgotten.
    ///
    /// # Errors
    /// [`Unplayable::Over`] when the game is over.
    pub fn agree_draw(&mut self) -> Result<(), Unplayable> {
        self.close(Closing::Agreed)
    }

    fn close(&mut self, closing: Closing) -> Result<(), Unplayable> {
        if self.now().over.is_some() {
            return Err(Unplayable::Over);
        }
        self.sowings.truncate(self.ply);
        self.snapshots.truncate(self.ply + 1);
        self.closing = Some(closing);
        Ok(())
    }
}

impl Closing {
    const fn ending(self) -> Ending {
        match self {
            Closing::Resigned(side) => {
                Ending { reason: EndReason::Resigned, winner: Some(side.other()) }
            }
            Closing::Agreed => Ending { reason: EndReason::Agreed, winner: None },
        }
    }
}

impl Snapshot {
    /// Who passed just before it, in order: nobody, one side, or both when neither can sow.
    #[must_use]
    pub fn passed(&self) -> &'static [Side] {
        match (self.passes, self.position.turn) {
            (0, _) => &[],
            (1, Side::South) => &[Side::North],
            (1, Side::North) => &[Side::South],
            (_, Side::South) => &[Side::South, Side::North],
            (_, Side::North) => &[Side::North, Side::South],
        }
    }

    /// Makes the passes that are due.
    fn settle(&mut self, sower: &mut Sower) {
        match self.position.settle(sower) {
            Settled::Ready => {}
            Settled::Passed(_) => {
                self.passes = 1;
                self.turn += 1;
            }
            Settled::Stuck(ending) => {
                self.passes = 2;
                self.over = Some(ending);
            }
        }
    }
}
