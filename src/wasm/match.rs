//! The boundary of matches.

use tsify::Ts;
use wasm_bindgen::prelude::*;

use super::views::{MatchOver, MatchView, ResultView};
use super::{Game, out, refuse, side, text, variant, whole};
use crate::session::{self, FinishError, Length, MatchEnd, MatchEndReason, RoundResult, Unit, Way};

/// Rounds between the same two players.
#[wasm_bindgen]
pub struct Match {
    inner: session::Match,
}

#[wasm_bindgen]
#[allow(clippy::missing_errors_doc, reason = "the codes stand in docs/formats.md")]
impl Match {
    /// A match of no rounds yet. `starter` begins the first; `length` is 1 to 15, `unit` is
    /// `rounds` or `wins`, and `way` is `full` or `filled`, as each round's board is.
    #[wasm_bindgen(constructor)]
    pub fn new(
        variant: &JsValue,
        starter: &JsValue,
        length: &JsValue,
        unit: &JsValue,
        way: &JsValue,
    ) -> Result<Match, JsValue> {
        let (variant, starter) = (self::variant(variant)?, side(starter)?);
        let unit = match text(unit)?.as_str() {
            "rounds" => Unit::Rounds,
            "wins" => Unit::Wins,
            _ => return Err(refuse("bad-text", &"rounds or wins is wanted")),
        };
        let way = match text(way)?.as_str() {
            "full" => Way::Full,
            "filled" => Way::Filled,
            _ => return Err(refuse("bad-text", &"full or filled is wanted")),
        };
        let length = whole(length).and_then(|number| Length::new(number, unit));
        let length = length.ok_or_else(|| refuse("bad-number", &"1 to 15 is wanted"))?;
        Ok(Match { inner: session::Match::new(variant, starter, way, length) })
    }

    /// Writes down `game`, the next round played to its end. A game that has been written down
    /// already is passed over.
    pub fn finish(&mut self, game: &mut Game) -> Result<(), JsValue> {
        if !game.finished {
            self.inner.finish(&game.inner).map_err(refused)?;
            game.finished = true;
        }
        Ok(())
    }

    /// The match with `game`, its latest round, counted as if it were written down if it is over.
    pub fn state(&self, game: &Game) -> Result<Ts<MatchView>, JsValue> {
        let mut inner = self.inner.clone();
        let counted = game.finished || inner.finish(&game.inner).is_ok();
        let (won, seeds) = inner.score();
        out(MatchView {
            variant: inner.variant().id,
            starter: inner.starter().into(),
            unit: match inner.length().unit() {
                Unit::Rounds => "rounds",
                Unit::Wins => "wins",
            },
            length: inner.length().number(),
            way: match inner.way() {
                Way::Full => "full",
                Way::Filled => "filled",
            },
            round: (inner.results().len() + usize::from(!counted)).max(1),
            results: inner.results().iter().map(ResultView::from).collect(),
            won: won.into(),
            seeds: seeds.into(),
            over: inner.ended().map(MatchOver::from),
        })
    }

    /// A game of the next round.
    pub fn next(&self) -> Result<Game, JsValue> {
        let round = self.inner.next_round().ok_or_else(|| refused(FinishError::MatchOver))?;
        Ok(Game::of(session::Game::from_position(round.position)))
    }
}

fn refused(error: FinishError) -> JsValue {
    let code = match error {
        FinishError::NotOver => "not-over",
        FinishError::OtherRound => "other-round",
        FinishError::MatchOver => "match-over",
    };
    refuse(code, &error)
}

impl From<&RoundResult> for ResultView {
    fn from(result: &RoundResult) -> ResultView {
        let RoundResult { winner, captured, .. } = result;
        ResultView {
            winner: winner.map(super::views::Side::from),
            south: captured.south,
            north: captured.north,
        }
    }
}

impl From<MatchEnd> for MatchOver {
    fn from(end: MatchEnd) -> MatchOver {
        let reason = match end.reason {
            MatchEndReason::Rounds => "rounds",
            MatchEndReason::Wins => "wins",
            MatchEndReason::NoHouse => "no-house",
        };
        MatchOver { winner: end.winner.map(super::views::Side::from), reason }
    }
}
