//! What each house would do if it were sown now.

use crate::rules::{House, Step, Unplayable};

use super::Game;

/// What a legal sowing would do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// Laps, the first included.
    pub laps: u32,
    /// Where the last seed would fall.
    pub last: House,
    /// The houses captured, in order, four seeds each.
    pub captures: Vec<House>,
    /// Seeds that the mover would gain, the last four too if they were the mover's.
    pub gained: u8,
    /// The mover would sow again.
    pub again: bool,
    /// The game would be over.
    pub over: bool,
}

impl Game {
    /// What sowing `house` would do; the game is unchanged.
    ///
    /// # Errors
    /// [`Unplayable`] when that is no legal sowing of the side to move.
    pub fn preview(&mut self, house: House) -> Result<Preview, Unplayable> {
        let now = self.now();
        if now.over.is_some() {
            return Err(Unplayable::Over);
        }
        let mover = now.position.turn;
        let sowing = now.position.sow(house, self.sower())?;
        let next = self.follow(&now, &sowing);
        let steps = self.sower().steps(&now.position.board, house, mover).unwrap_or_default();
        Ok(Preview {
            laps: sowing.laps,
            last: sowing.last,
            captures: captures(&steps),
            gained: next.position.captured[mover] - now.position.captured[mover],
            again: next.over.is_none() && next.position.again,
            over: next.over.is_some(),
        })
    }
}

/// The houses captured in a move, in order.
#[must_use]
pub fn captures(steps: &[Step]) -> Vec<House> {
    let captured = |step: &Step| match *step {
        Step::Capture { house, .. } => Some(house),
        _ => None,
    };
    steps.iter().filter_map(captured).collect()
}
