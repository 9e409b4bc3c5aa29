//! What a sowing comes to, and its steps.

use super::endless::EndlessStates;
use super::walk::{Walk, Witness};
use super::{Board, House, Houses, Position, Side, Step, Variant};

/// Seeds in a casa, the house that is captured.
pub const CASA: u8 = 4;

/// How a sowing ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SowingEnd {
    /// The last seed fell in an empty house.
    Empty,
    /// The last seed made a casa.
    Capture,
}

/// What one sowing came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sowing {
    /// The board after it, captured seeds removed; the last four are not yet given away.
    pub board: Board,
    /// Seeds captured.
    pub captured: u8,
    /// Laps sown, the first included.
    pub laps: u32,
    /// Where the last seed fell.
    pub last: House,
    /// How it ended.
    pub end: SowingEnd,
}

/// Plays the sowings of one variant on boards with the same closed houses, and remembers endless
/// ones so that it need not walk so far, up to a million laps, again.
#[derive(Clone, Debug)]
pub struct Sower {
    variant: Variant,
    closed: Houses,
    endless: EndlessStates,
}

impl Sower {
    /// A sower for one variant, all houses open, that has met no endless sowing yet.
    #[must_use]
    pub const fn new(variant: Variant) -> Sower {
        Sower { variant, closed: Houses::NONE, endless: EndlessStates::new() }
    }

    /// The same for a position and all that come after it.
    #[must_use]
    pub const fn of(position: &Position) -> Sower {
        let Position { variant, closed, .. } = *position;
        Sower { variant, closed, endless: EndlessStates::new() }
    }

    /// The houses it leaves out.
    #[must_use]
    pub const fn closed(&self) -> Houses {
        self.closed
    }

    /// The variant it sows by.
    #[must_use]
    pub const fn variant(&self) -> &Variant {
        &self.variant
    }

    /// The outcome of sowing from `origin`, which must be open and not empty; `None` when the
    /// sowing never ends, which makes it no legal move, or is under way after a million laps.
    pub fn sow(&mut self, board: &Board, origin: House) -> Option<Sowing> {
        let Sower { variant, closed, endless } = self;
        match variant.row {
            6 => Walk::<12>::new(variant, *closed, board).run(origin, endless, &mut ()),
            _ => Walk::<24>::new(variant, *closed, board).run(origin, endless, &mut ()),
        }
    }

    /// The steps of sowing from `origin`, made by `mover`; `None` when [`Sower::sow`] has none.
    pub fn steps(&mut self, board: &Board, origin: House, mover: Side) -> Option<Vec<Step>> {
        // Found endless before a list is begun: the list would have no end.
        self.sow(board, origin)?;
        let mut teller = Teller { mover, steps: Vec::new() };
        let Sower { variant, closed, endless } = self;
        // Not in haste: one ring serves all boards, for what lies beyond a smaller one is closed.
        let closed = closed.and_beyond(variant.row);
        Walk::<24>::new(variant, closed, board).run(origin, endless, &mut teller);
        Some(teller.steps)
    }

    /// Whether sowing from `origin`, which must be open and not empty, is a legal move: whether
    /// [`Sower::sow`] has an outcome.
    #[inline]
    pub fn ends(&mut self, board: &Board, origin: House) -> bool {
        let Sower { variant, closed, endless } = self;
        match variant.row {
            6 => {
                Walk::<12>::new(variant, *closed, board).run_out(origin, endless, &mut ()).is_some()
            }
            _ => {
                Walk::<24>::new(variant, *closed, board).run_out(origin, endless, &mut ()).is_some()
            }
        }
    }
}

struct Teller {
    mover: Side,
    steps: Vec<Step>,
}

impl Witness for Teller {
    fn lift(&mut self, house: usize, seeds: u8) {
        self.steps.push(Step::Lift { house: House::from_index(house), seeds });
    }

    fn drop(&mut self, house: usize) {
        self.steps.push(Step::Drop { house: House::from_index(house) });
    }

    fn relay(&mut self, house: usize) {
        self.steps.push(Step::Relay { house: House::from_index(house) });
    }

    fn capture(&mut self, house: usize) {
        let house = House::from_index(house);
        self.steps.push(Step::Capture { house, seeds: CASA, by: self.mover });
    }
}
