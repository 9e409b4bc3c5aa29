//! A match: rounds from the opening position, the starter alternating.

use crate::rules::{BySide, Position, Side, Variant};

use super::Game;

/// A series of rounds between the same two players.
#[derive(Clone, Debug)]
pub struct Match {
    variant: Variant,
    starter: Side,
    results: Vec<RoundResult>,
}

/// A round about to be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Round {
    /// Its number, from 1.
    pub number: usize,
    /// Its opening position: the starter to move, the last four decided as the match has it.
    pub position: Position,
}

/// A finished round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundResult {
    /// Who won it; `None` is a draw.
    pub winner: Option<Side>,
    /// Seeds captured in it.
    pub captured: BySide<u8>,
}

impl Match {
    /// A match of no rounds yet, whose first round `starter` begins.
    #[must_use]
    pub const fn new(variant: Variant, starter: Side) -> Match {
        Match { variant, starter, results: Vec::new() }
    }

    /// The finished rounds.
    #[must_use]
    pub fn results(&self) -> &[RoundResult] {
        &self.results
    }

    /// The next round.
    ///
    /// Where the variant has it so, the last four go from the third round on to the winner of
    /// the round before, and after a drawn one to the captor (Hoyito III, Barahona 2005).
    #[must_use]
    pub fn next_round(&self) -> Round {
        let played = self.results.len();
        let starter = if played.is_multiple_of(2) { self.starter } else { self.starter.other() };
        let champion = self.results.last().and_then(|round| round.winner);
        let decided = self.variant.last_four_to_champion && played >= 2;
        let last_four_to = champion.filter(|_| decided);
        let opening = Position::opening(self.variant);
        Round { number: played + 1, position: Position { turn: starter, last_four_to, ..opening } }
    }

    /// Writes down a finished round.
    ///
    /// # Errors
    /// [`NotOver`] when the game is still going on.
    pub fn finish(&mut self, game: &Game) -> Result<(), NotOver> {
        let end = game.now();
        let over = end.over.ok_or(NotOver)?;
        self.results.push(RoundResult { winner: over.winner, captured: end.position.captured });
        Ok(())
    }

    /// Rounds won by each side, then seeds captured by each: the score of the match.
    #[must_use]
    pub fn score(&self) -> (BySide<u16>, BySide<u16>) {
        let (mut rounds, mut seeds) = (BySide::default(), BySide::default());
        for result in &self.results {
            for side in Side::BOTH {
                rounds[side] += u16::from(result.winner == Some(side));
                seeds[side] += u16::from(result.captured[side]);
            }
        }
        (rounds, seeds)
    }
}

/// The round is not over yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotOver;

impl std::fmt::Display for NotOver {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("the round is not over yet")
    }
}

impl std::error::Error for NotOver {}
