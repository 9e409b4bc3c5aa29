//! What JavaScript sees: the shapes that go out, with their TypeScript types.

use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use crate::rules;
use crate::session::{self, Game, Snapshot};

/// A player.
#[derive(Clone, Copy, Serialize, Tsify)]
pub struct Side(#[tsify(type = "'south' | 'north'")] &'static str);

/// Why a game is over.
#[derive(Clone, Copy, Serialize, Tsify)]
pub struct EndReason(
    #[tsify(
        type = "'final-four' | 'swept' | 'repetition' | 'quiet' | 'stuck' | 'resigned' | 'agreed'"
    )]
    &'static str,
);

/// Why a house cannot be sown.
#[derive(Clone, Copy, Serialize, Tsify)]
pub struct Unplayable(
    #[tsify(type = "'over' | 'not-yours' | 'closed' | 'empty' | 'endless'")] &'static str,
);

/// One event of a move, in order. `lift`: all seeds of the house go to the hand; `drop`: one seed
/// from the hand; `relay`: the last seed fell in an occupied house, which is lifted next;
/// `capture`: the house's seeds go to `by`'s heap; `lastFour`: all that is on the board goes to
/// `to`'s heap.
#[derive(Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub enum Step {
    Lift { house: u8, seeds: u8 },
    Drop { house: u8 },
    Relay { house: u8 },
    Capture { house: u8, seeds: u8, by: Side },
    LastFour { to: Side, seeds: u8 },
    Pass { side: Side },
    End { reason: EndReason, winner: Option<Side> },
}

/// Seeds captured, or rounds won, by each side.
#[derive(Serialize, Tsify)]
pub struct Heaps {
    pub south: u16,
    pub north: u16,
}

/// The end of a game; no winner is a draw.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Over {
    pub reason: EndReason,
    pub winner: Option<Side>,
}

/// A captured house and the seeds it held.
#[derive(Serialize, Tsify)]
pub struct Capture {
    pub house: u8,
    pub seeds: u8,
}

/// A game of the family.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct VariantView {
    pub id: &'static str,
    /// Houses in a row.
    pub row: u8,
    /// Seeds in all.
    pub seeds: u8,
    pub chain: bool,
    pub en_passant: bool,
    pub extra_turn: bool,
}

/// A moment of a game.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct StateView {
    pub variant: &'static str,
    /// Houses in a row.
    pub row: u8,
    /// Seeds by house number, `0 .. 2 * row`.
    pub houses: Vec<u8>,
    pub captured: Heaps,
    /// Who is to move.
    pub turn: Side,
    /// The side to move sows again, after its own capture.
    pub again: bool,
    /// Who had to pass just before this.
    pub passed: Option<Side>,
    /// Who receives the last four seeds; nobody named: the captor.
    pub last_four: Option<Side>,
    /// The houses closed for this round.
    pub closed: Vec<u8>,
    /// Sowings played up to here.
    pub ply: usize,
    /// Sowings in the whole line; redo reaches them.
    pub plies: usize,
    /// Sowings since the last capture.
    pub quiet: u16,
    pub over: Option<Over>,
    /// The position as text.
    pub position: String,
}

/// What sowing a house now would do.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct MoveView {
    pub house: u8,
    pub letter: char,
    pub playable: bool,
    /// Why it is not playable.
    pub reason: Option<Unplayable>,
    pub laps: u32,
    /// Where the last seed would fall.
    pub last: Option<u8>,
    pub captures: Vec<Capture>,
    /// Seeds that the mover would gain in all, the last four too.
    pub captured: u8,
    /// The mover would sow again.
    pub again: bool,
    /// The game would be over.
    pub over: bool,
}

/// One sowing of the line.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct SowingView {
    /// Its number, from 1.
    pub ply: usize,
    /// The turn it belongs to, from 1.
    pub turn: u16,
    pub side: Side,
    pub house: u8,
    pub letter: char,
    pub laps: u32,
    pub captures: Vec<Capture>,
    /// Who received the last four after it.
    pub last_four: Option<Side>,
    /// Seeds that its mover gained.
    pub captured: u8,
    /// Passes that follow it.
    pub passes: Vec<Side>,
}

/// A move made: its steps and what stands after it.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct PlayView {
    pub steps: Vec<Step>,
    pub state: StateView,
}

/// What is known of the houses of a position.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct AnalysisView {
    /// There is nothing left to find out.
    pub done: bool,
    /// How far the estimates look, in sowings without a capture.
    pub depth: i16,
    /// Sowings looked at.
    pub nodes: u64,
    /// From the mover's left to right.
    pub values: Vec<HouseValueView>,
}

/// What a legal house is worth: seeds still to come for the side to move, what the sowing itself
/// captures included, less those for the other side.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct HouseValueView {
    pub house: u8,
    pub letter: char,
    /// Proven: at least this.
    pub lower: i8,
    /// Proven: at most this.
    pub upper: i8,
    /// Proven: just this.
    pub exact: Option<i8>,
    /// The best guess, within the bounds.
    pub estimate: i8,
}

/// Where a record stopped making sense.
#[derive(Serialize, Tsify)]
pub struct DamageView {
    pub code: &'static str,
    /// From 1.
    pub line: usize,
    /// From 1.
    pub column: usize,
}

/// A match as it stands.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct MatchView {
    pub variant: &'static str,
    /// Who began the first round.
    pub starter: Side,
    #[tsify(type = "'rounds' | 'wins'")]
    pub unit: &'static str,
    /// How many of them.
    pub length: u8,
    #[tsify(type = "'full' | 'filled'")]
    pub way: &'static str,
    /// The number of the round being played or just played, from 1.
    pub round: usize,
    /// The finished rounds.
    pub results: Vec<ResultView>,
    /// Rounds won.
    pub won: Heaps,
    /// Seeds captured in all rounds.
    pub seeds: Heaps,
    pub over: Option<MatchOver>,
}

/// A finished round: who won it, none for a draw, and the seeds captured.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct ResultView {
    pub winner: Option<Side>,
    pub south: u8,
    pub north: u8,
}

/// The end of a match; no winner is a draw.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct MatchOver {
    pub winner: Option<Side>,
    #[tsify(type = "'rounds' | 'wins' | 'no-house'")]
    pub reason: &'static str,
}

impl From<rules::Side> for Side {
    fn from(side: rules::Side) -> Side {
        Side(side.name())
    }
}

impl From<rules::EndReason> for EndReason {
    fn from(reason: rules::EndReason) -> EndReason {
        EndReason(match reason {
            rules::EndReason::FinalFour => "final-four",
            rules::EndReason::Swept => "swept",
            rules::EndReason::Repetition => "repetition",
            rules::EndReason::Quiet => "quiet",
            rules::EndReason::Stuck => "stuck",
            rules::EndReason::Resigned => "resigned",
            rules::EndReason::Agreed => "agreed",
        })
    }
}

impl From<rules::Unplayable> for Unplayable {
    fn from(why: rules::Unplayable) -> Unplayable {
        Unplayable(match why {
            rules::Unplayable::Over => "over",
            rules::Unplayable::NotYours => "not-yours",
            rules::Unplayable::Closed => "closed",
            rules::Unplayable::Empty => "empty",
            rules::Unplayable::Endless => "endless",
        })
    }
}

impl From<rules::Step> for Step {
    fn from(step: rules::Step) -> Step {
        match step {
            rules::Step::Lift { house, seeds } => Step::Lift { house: house.number(), seeds },
            rules::Step::Drop { house } => Step::Drop { house: house.number() },
            rules::Step::Relay { house } => Step::Relay { house: house.number() },
            rules::Step::Capture { house, seeds, by } => {
                Step::Capture { house: house.number(), seeds, by: by.into() }
            }
            rules::Step::LastFour { to, seeds } => Step::LastFour { to: to.into(), seeds },
            rules::Step::Pass { side } => Step::Pass { side: side.into() },
            rules::Step::End(ending) => {
                let over = Over::from(ending);
                Step::End { reason: over.reason, winner: over.winner }
            }
        }
    }
}

impl From<rules::Ending> for Over {
    fn from(ending: rules::Ending) -> Over {
        Over { reason: ending.reason.into(), winner: ending.winner.map(Side::from) }
    }
}

impl<T: Into<u16>> From<rules::BySide<T>> for Heaps {
    fn from(captured: rules::BySide<T>) -> Heaps {
        Heaps { south: captured.south.into(), north: captured.north.into() }
    }
}

impl From<rules::Variant> for VariantView {
    fn from(variant: rules::Variant) -> VariantView {
        VariantView {
            id: variant.id,
            row: variant.row,
            seeds: variant.seeds(),
            chain: variant.chain,
            en_passant: variant.en_passant,
            extra_turn: variant.extra_turn,
        }
    }
}

impl StateView {
    /// The moment `snapshot` of `game`, after sowing `ply`.
    pub(super) fn new(game: &Game, ply: usize, snapshot: Snapshot) -> StateView {
        let position = snapshot.position;
        StateView {
            variant: position.variant.id,
            row: position.variant.row,
            houses: position.board.houses().collect(),
            captured: position.captured.into(),
            turn: position.turn.into(),
            again: position.again,
            passed: snapshot.passed().first().copied().map(Side::from),
            last_four: position.last_four_to.map(Side::from),
            closed: position.closed.on(position.variant.row).map(rules::House::number).collect(),
            ply,
            plies: game.plies(),
            quiet: snapshot.quiet,
            over: snapshot.over.map(Over::from),
            position: position.to_string(),
        }
    }
}

impl MoveView {
    pub(super) fn new(
        house: rules::House,
        row: u8,
        preview: Result<session::Preview, rules::Unplayable>,
    ) -> MoveView {
        let nothing = MoveView {
            house: house.number(),
            letter: house.letter(row),
            playable: false,
            reason: None,
            laps: 0,
            last: None,
            captures: Vec::new(),
            captured: 0,
            again: false,
            over: false,
        };
        match preview {
            Err(why) => MoveView { reason: Some(why.into()), ..nothing },
            Ok(preview) => MoveView {
                playable: true,
                laps: preview.laps,
                last: Some(preview.last.number()),
                captures: captured(&preview.captures),
                captured: preview.gained,
                again: preview.again,
                over: preview.over,
                ..nothing
            },
        }
    }
}

/// Captured houses, each a casa.
pub(super) fn captured(houses: &[rules::House]) -> Vec<Capture> {
    houses.iter().map(|house| Capture { house: house.number(), seeds: rules::CASA }).collect()
}
