//! The boundary to JavaScript: it parses what comes in, calls, and maps errors; it decides
//! nothing. Only numbers and strings come in; views go out.
//!
//! A refused call throws an `Error` whose `code` names the reason and leaves everything as it
//! was. `at` (a column from 0) or `line` (from 1) tell where and `part` what is wrong, if that helps.

mod engine;
mod r#match;
mod views;

pub use engine::{Engine, TableBuilder, levels};
pub use r#match::Match;

use std::fmt::Display;

use js_sys::{Date, Error, Reflect};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::rules::{House, Position, PositionErrorKind, Side, Unplayable, Variant};
use crate::session::{
    self, DamageKind, Loaded, PlayError, RecordError, Tags, captures, write_record,
};
use views::{DamageView, MoveView, PlayView, SowingView, StateView, Step, VariantView};

/// Half the size of the standard library's, which is a twentieth of the whole download.
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

/// Runs once, when the module is loaded.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}

/// The games of the family.
///
/// # Errors
/// None but `internal`, as for every view.
#[wasm_bindgen]
pub fn variants() -> Result<Vec<Ts<VariantView>>, JsValue> {
    out_all(Variant::ALL.map(VariantView::from))
}

/// A game with its history.
#[wasm_bindgen]
pub struct Game {
    inner: session::Game,
    tags: Tags,
    damage: Option<session::Damage>,
    /// It has been written down as a round of its match.
    finished: bool,
}

#[wasm_bindgen]
#[allow(clippy::missing_errors_doc, reason = "the codes stand in the module's head and in docs/")]
impl Game {
    /// A game from the opening position; `starter` is `south` or `north`.
    #[wasm_bindgen(constructor)]
    pub fn new(variant: &JsValue, starter: &JsValue) -> Result<Game, JsValue> {
        Ok(Game::of(session::Game::new(self::variant(variant)?, side(starter)?)))
    }

    /// A game from a position text.
    #[wasm_bindgen(js_name = fromPosition)]
    pub fn from_position(position: &JsValue) -> Result<Game, JsValue> {
        Ok(Game::of(session::Game::from_position(read_position(position)?)))
    }

    /// A game from a record, up to the damage if the record is damaged: see `damage`.
    #[wasm_bindgen(js_name = fromRecord)]
    pub fn from_record(record: &JsValue) -> Result<Game, JsValue> {
        let Loaded { game, tags, damage } = read_record(record)?;
        Ok(Game { tags, damage, ..Game::bare(game) })
    }

    fn of(game: session::Game) -> Game {
        let today = Date::new_0();
        let (year, month, day) = (today.get_full_year(), today.get_month() + 1, today.get_date());
        let mut game = Game::bare(game);
        // Records keep such a tag.
        let _ = game.tags.set("Date", format!("{year}-{month:02}-{day:02}"));
        game
    }

    fn bare(game: session::Game) -> Game {
        Game { inner: game, tags: Tags::default(), damage: None, finished: false }
    }

    /// Where the record that this game was loaded from stopped making sense.
    pub fn damage(&self) -> Result<Option<Ts<DamageView>>, JsValue> {
        let view = |damage: session::Damage| DamageView {
            code: match damage.kind {
                DamageKind::Letter => "bad-house",
                DamageKind::Unplayable(why) => code(why),
                DamageKind::PassNotDue | DamageKind::PassMissing => "wrong-pass",
                DamageKind::Result => "wrong-result",
                DamageKind::Ended => "wrong-ending",
                DamageKind::Comment => "open-comment",
            },
            line: damage.line,
            column: damage.column,
        };
        self.damage.map(view).map(out).transpose()
    }

    /// The present moment.
    pub fn state(&self) -> Result<Ts<StateView>, JsValue> {
        out(StateView::new(&self.inner, self.inner.ply(), self.inner.now()))
    }

    /// The moment after sowing `ply`; 0 is the start.
    #[wasm_bindgen(js_name = stateAt)]
    pub fn state_at(&self, ply: &JsValue) -> Result<Ts<StateView>, JsValue> {
        let ply = read_ply(ply)?;
        out(StateView::new(&self.inner, ply, self.inner.at(ply).map_err(mistaken)?))
    }

    /// What sowing each house would do, by house number.
    pub fn moves(&mut self) -> Result<Vec<Ts<MoveView>>, JsValue> {
        let row = self.inner.now().position.variant.row;
        out_all(House::all(row).map(|house| MoveView::new(house, row, self.inner.preview(house))))
    }

    /// The whole line, sowings taken back included.
    pub fn history(&mut self) -> Result<Vec<Ts<SowingView>>, JsValue> {
        (1..=self.inner.plies()).map(|ply| out(self.sowing(ply).map_err(mistaken)?)).collect()
    }

    fn sowing(&mut self, ply: usize) -> Result<SowingView, PlayError> {
        let steps = self.inner.steps(ply)?;
        let (before, after) = (self.inner.at(ply - 1)?, self.inner.at(ply)?);
        let sown = self.inner.line()[ply - 1];
        let mover = before.position.turn;
        Ok(SowingView {
            ply,
            turn: before.turn,
            side: mover.into(),
            house: sown.house.number(),
            letter: sown.house.letter(before.position.variant.row),
            laps: sown.sowing.laps,
            captures: views::captured(&captures(&steps)),
            last_four: self.inner.last_four(ply).map(views::Side::from),
            captured: after.position.captured[mover] - before.position.captured[mover],
            passes: after.passed().iter().map(|&side| side.into()).collect(),
        })
    }

    /// Sows a house, and forgets sowings taken back before.
    pub fn play(&mut self, house: &JsValue) -> Result<Ts<PlayView>, JsValue> {
        let row = self.inner.now().position.variant.row;
        let house = whole(house).and_then(|number| House::new(number, row));
        let house = house.ok_or_else(|| refuse("bad-house", &"the board has no such house"))?;
        self.inner.play(house).map_err(refused)?;
        self.played()
    }

    /// The steps of sowing `ply` of the line, from 1.
    #[wasm_bindgen(js_name = stepsAt)]
    pub fn steps_at(&mut self, ply: &JsValue) -> Result<Vec<Ts<Step>>, JsValue> {
        let steps = self.inner.steps(read_ply(ply)?).map_err(mistaken)?;
        out_all(steps.into_iter().map(Step::from))
    }

    fn played(&mut self) -> Result<Ts<PlayView>, JsValue> {
        let steps = self.inner.steps(self.inner.ply()).map_err(mistaken)?;
        let state = StateView::new(&self.inner, self.inner.ply(), self.inner.now());
        out(PlayView { steps: steps.into_iter().map(Step::from).collect(), state })
    }

    /// Takes back the last sowing, or a resignation or agreed draw.
    pub fn undo(&mut self) -> Result<Ts<StateView>, JsValue> {
        self.inner.undo().map_err(mistaken)?;
        self.state()
    }

    /// Plays a sowing that was taken back again.
    pub fn redo(&mut self) -> Result<Ts<PlayView>, JsValue> {
        self.inner.redo().map_err(mistaken)?;
        self.played()
    }

    /// Goes to the moment after sowing `ply` of the line; 0 is the start.
    #[wasm_bindgen(js_name = goTo)]
    pub fn go_to(&mut self, ply: &JsValue) -> Result<Ts<StateView>, JsValue> {
        self.inner.go_to(read_ply(ply)?).map_err(mistaken)?;
        self.state()
    }

    /// A side, `south` or `north`, resigns.
    pub fn resign(&mut self, side: &JsValue) -> Result<Ts<StateView>, JsValue> {
        self.inner.resign(self::side(side)?).map_err(refused)?;
        self.state()
    }

    /// The players agree on a draw.
    #[wasm_bindgen(js_name = agreeDraw)]
    pub fn agree_draw(&mut self) -> Result<Ts<StateView>, JsValue> {
        self.inner.agree_draw().map_err(refused)?;
        self.state()
    }

    /// Sets a tag of the record: `Date`, `South`, `North`, `Level`, `Game`, `Match` or `Round`.
    #[wasm_bindgen(js_name = setTag)]
    pub fn set_tag(&mut self, name: &JsValue, value: &JsValue) -> Result<(), JsValue> {
        let (name, value) = (text(name)?, text(value)?);
        self.tags.set(&name, value).map_err(|error| refuse("bad-tag", &error))
    }

    /// A tag of the record; empty if there is none.
    #[must_use]
    pub fn tag(&self, name: &JsValue) -> String {
        let name = name.as_string().unwrap_or_default();
        self.tags.get(&name).unwrap_or_default().to_owned()
    }

    /// The record up to the present moment.
    #[must_use]
    pub fn record(&self) -> String {
        write_record(&self.inner, &self.tags)
    }
}

#[expect(clippy::needless_pass_by_value, reason = "a view is made to be sent out")]
fn out<T: Tsify + Serialize>(view: T) -> Result<Ts<T>, JsValue> {
    view.into_ts().map_err(|error| refuse("internal", &error))
}

fn out_all<T: Tsify + Serialize>(
    views: impl IntoIterator<Item = T>,
) -> Result<Vec<Ts<T>>, JsValue> {
    views.into_iter().map(out).collect()
}

fn read_position(value: &JsValue) -> Result<Position, JsValue> {
    text(value)?.parse().map_err(|error: crate::rules::PositionError| {
        let refusal = refuse("bad-position", &error);
        attach(&refusal, "at", error.at);
        attach(&refusal, "part", position_part(error.kind));
        refusal
    })
}

fn read_record(value: &JsValue) -> Result<Loaded, JsValue> {
    session::read_record(&text(value)?).map_err(|error| {
        let refusal = refuse("bad-record", &error);
        let (part, line) = match error {
            RecordError::TooLong => ("too-long", None),
            RecordError::Variant => ("variant", None),
            RecordError::Start { line, .. } => ("start", Some(line)),
            RecordError::Tag { line } => ("tag", Some(line)),
        };
        attach(&refusal, "part", part);
        if let Some(line) = line {
            attach(&refusal, "line", line);
        }
        refusal
    })
}

const fn position_part(kind: PositionErrorKind) -> &'static str {
    match kind {
        PositionErrorKind::Variant => "variant",
        PositionErrorKind::Seeds => "seeds",
        PositionErrorKind::Row => "row",
        PositionErrorKind::Captured => "captured",
        PositionErrorKind::Total => "total",
        PositionErrorKind::Turn => "turn",
        PositionErrorKind::LastFour => "last4",
        PositionErrorKind::Closed => "closed",
        PositionErrorKind::Rest => "rest",
    }
}

fn variant(value: &JsValue) -> Result<Variant, JsValue> {
    Variant::by_id(&text(value)?).map_err(|error| refuse("unknown-variant", &error))
}

fn text(value: &JsValue) -> Result<String, JsValue> {
    value.as_string().ok_or_else(|| refuse("bad-text", &"a string is wanted"))
}

fn side(value: &JsValue) -> Result<Side, JsValue> {
    let side = value.as_string().and_then(|name| Side::by_name(&name));
    side.ok_or_else(|| refuse("bad-side", &"south or north is wanted"))
}

fn read_ply(value: &JsValue) -> Result<usize, JsValue> {
    let ply: Option<u32> = whole(value);
    ply.map(|ply| ply as usize).ok_or_else(|| mistaken(PlayError::NoSuchPly))
}

/// A number as it is, or none: never another one (JavaScript would make 44 of 300, 0 of NaN).
fn whole<T: TryFrom<u32>>(value: &JsValue) -> Option<T> {
    let number =
        value.as_f64().filter(|n| n.fract() == 0.0 && (0.0..=f64::from(u32::MAX)).contains(n))?;
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "checked above")]
    T::try_from(number as u32).ok()
}

fn refuse(code: &str, message: &dyn Display) -> JsValue {
    let error = Error::new(&message.to_string());
    attach(&error, "code", code);
    error.into()
}

fn attach(error: &JsValue, name: &str, value: impl Into<JsValue>) {
    // Setting a property of an error made here cannot fail.
    let _ = Reflect::set(error, &name.into(), &value.into());
}

const fn code(why: Unplayable) -> &'static str {
    match why {
        Unplayable::Over => "game-over",
        Unplayable::NotYours => "not-yours",
        Unplayable::Closed => "closed-house",
        Unplayable::Empty => "empty-house",
        Unplayable::Endless => "endless-sowing",
    }
}

fn refused(why: Unplayable) -> JsValue {
    refuse(code(why), &why)
}

fn mistaken(error: PlayError) -> JsValue {
    let code = match error {
        PlayError::Unplayable(why) => code(why),
        PlayError::NoSuchPly => "bad-ply",
        PlayError::NothingToUndo => "nothing-to-undo",
        PlayError::NothingToRedo => "nothing-to-redo",
    };
    refuse(code, &error)
}
