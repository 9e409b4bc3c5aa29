//! A match: rounds between the same two players, the starter alternating.
//!
//! The sources know of rounds in Hoyito III alone, and of its rule on the last four. All else is a
//! convention of ours.

use std::fmt;

use crate::rules::{BySide, CASA, EndReason, Position, Side, Variant};

use super::Game;

/// A series of rounds.
#[derive(Clone, Debug)]
pub struct Match {
    variant: Variant,
    starter: Side,
    way: Way,
    length: Length,
    results: Vec<RoundResult>,
    /// The seeds that each side has to fill its houses with.
    seeds: BySide<u8>,
}

/// How the board of a round is filled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Way {
    /// Four seeds in every house, whatever the rounds before came to.
    #[default]
    Full,
    /// Each side fills as many of its houses as its captured seeds allow: [`Position::filled`].
    /// Seeds left on the board by a resignation are the winner's; those left by a stalled round or
    /// an agreed draw are nobody's, and leave the match. Whoever cannot fill one house has lost it.
    Filled,
}

/// What the length of a match is counted in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Unit {
    /// Rounds, all of them played.
    #[default]
    Rounds,
    /// Rounds won by one side. Drawn ones are nobody's; that a match of draws may end, it is over
    /// after four times as many rounds at the latest.
    Wins,
}

/// The length of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Length {
    number: u8,
    unit: Unit,
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
    /// Seeds captured in it, those included that a side had left over when it filled its houses.
    pub captured: BySide<u8>,
    /// Those left over, which count as captured in the round, but were so in the one before.
    pub left_over: BySide<u8>,
}

/// The end of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchEnd {
    /// Who won; `None` is a draw.
    pub winner: Option<Side>,
    /// Why it is over.
    pub reason: MatchEndReason,
}

/// Why a match is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchEndReason {
    /// All rounds are played. The winner has won more of them or, of equally many, captured more
    /// seeds.
    Rounds,
    /// A side has won as many rounds as were wanted.
    Wins,
    /// A side cannot fill one house, and has lost. If neither side can, the score decides as after
    /// the last round.
    NoHouse,
}

impl Length {
    /// The longest match, in either unit.
    pub const MOST: u8 = 15;

    /// A length of `1 ..= 15` rounds or wins; `None` for any other number.
    #[must_use]
    pub const fn new(number: u8, unit: Unit) -> Option<Length> {
        if 1 <= number && number <= Length::MOST { Some(Length { number, unit }) } else { None }
    }

    /// How many.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.number
    }

    /// Of what.
    #[must_use]
    pub const fn unit(self) -> Unit {
        self.unit
    }

    /// Rounds played at the most.
    const fn most_rounds(self) -> usize {
        match self.unit {
            Unit::Rounds => self.number as usize,
            Unit::Wins => 4 * self.number as usize,
        }
    }
}

impl Default for Length {
    /// Five rounds.
    fn default() -> Length {
        Length { number: 5, unit: Unit::Rounds }
    }
}

impl Match {
    /// A match of no rounds yet, whose first round `starter` begins.
    #[must_use]
    pub const fn new(variant: Variant, starter: Side, way: Way, length: Length) -> Match {
        let half = variant.seeds() / 2;
        let seeds = BySide { south: half, north: half };
        Match { variant, starter, way, length, results: Vec::new(), seeds }
    }

    /// The game of its rounds.
    #[must_use]
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// Who begins the first round, and every other one after it.
    #[must_use]
    pub const fn starter(&self) -> Side {
        self.starter
    }

    /// How the board is filled.
    #[must_use]
    pub const fn way(&self) -> Way {
        self.way
    }

    /// How long it goes on.
    #[must_use]
    pub const fn length(&self) -> Length {
        self.length
    }

    /// The finished rounds.
    #[must_use]
    pub fn results(&self) -> &[RoundResult] {
        &self.results
    }

    /// The next round; `None` when the match is over.
    ///
    /// Where the variant has it so, the last four go from the third round on to the winner of
    /// the round before, and after a drawn one to the captor (Hoyito III, Barahona 2005).
    #[must_use]
    pub fn next_round(&self) -> Option<Round> {
        if self.ended().is_some() {
            return None;
        }
        let played = self.results.len();
        let turn = if played.is_multiple_of(2) { self.starter } else { self.starter.other() };
        let champion = self.results.last().and_then(|round| round.winner);
        let decided = self.variant.last_four_to_champion && played >= 2;
        let last_four_to = champion.filter(|_| decided);
        let opening = Position::filled(self.variant, self.seeds);
        Some(Round { number: played + 1, position: Position { turn, last_four_to, ..opening } })
    }

    /// Writes down the next round, played to its end.
    ///
    /// # Errors
    /// [`FinishError`] when `game` is not that; the match is unchanged.
    pub fn finish(&mut self, game: &Game) -> Result<(), FinishError> {
        let round = self.next_round().ok_or(FinishError::MatchOver)?;
        // As a game of the round begins, passes made.
        if game.start().position != Game::from_position(round.position).start().position {
            return Err(FinishError::OtherRound);
        }
        let end = game.now();
        let over = end.over.ok_or(FinishError::NotOver)?;
        let captured = end.position.captured;
        let left_over = round.position.captured;
        self.results.push(RoundResult { winner: over.winner, captured, left_over });
        if self.way == Way::Filled {
            self.seeds = captured;
            if let (EndReason::Resigned, Some(winner)) = (over.reason, over.winner) {
                self.seeds[winner] += end.position.board.total();
            }
        }
        Ok(())
    }

    /// Rounds won by each side, then seeds captured by each, none of them twice: the score of the
    /// match.
    #[must_use]
    pub fn score(&self) -> (BySide<u16>, BySide<u16>) {
        let (mut rounds, mut seeds) = (BySide::default(), BySide::default());
        for result in &self.results {
            for side in Side::BOTH {
                rounds[side] += u16::from(result.winner == Some(side));
                seeds[side] += u16::from(result.captured[side] - result.left_over[side]);
            }
        }
        (rounds, seeds)
    }

    /// The end of the match, if it is over. When its length is reached no houses are filled any
    /// more, and whether they could be does not matter.
    #[must_use]
    pub fn ended(&self) -> Option<MatchEnd> {
        let (won, seeds) = self.score();
        let leader = won.leader();
        let by_score = leader.or(seeds.leader());
        let most_won = won.south.max(won.north);
        let able = |side: Side| self.seeds[side] >= CASA;
        let end = |winner, reason| Some(MatchEnd { winner, reason });
        if self.length.unit == Unit::Wins && most_won >= self.length.number.into() {
            end(leader, MatchEndReason::Wins)
        } else if self.results.len() >= self.length.most_rounds() {
            end(by_score, MatchEndReason::Rounds)
        } else {
            match Side::BOTH.map(able) {
                [true, true] => None,
                [true, false] => end(Some(Side::South), MatchEndReason::NoHouse),
                [false, true] => end(Some(Side::North), MatchEndReason::NoHouse),
                [false, false] => end(by_score, MatchEndReason::NoHouse),
            }
        }
    }
}

/// Why a game is not the match's next finished round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FinishError {
    /// The game is not over yet.
    NotOver,
    /// It did not begin from the position of the next round.
    OtherRound,
    /// The match is over.
    MatchOver,
}

impl fmt::Display for FinishError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FinishError::NotOver => "the round is not over yet",
            FinishError::OtherRound => "the game is not the next round of the match",
            FinishError::MatchOver => "the match is over",
        })
    }
}

impl std::error::Error for FinishError {}
