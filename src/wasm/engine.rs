//! The boundary of the computer's side: thinking in slices of time, so that a worker hears what it
//! is told in between, and endgame tables.

use js_sys::Function;
use wasm_bindgen::prelude::*;
use web_sys::Performance;

use tsify::Ts;

use super::views::{AnalysisView, HouseValueView};
use super::{out, read_record, refuse, side, text, variant, whole};
use crate::endgame::Tables;
use crate::rules::{House, Side};
use crate::search::{Analysis, Goal, Level, Search, Situation, choose};
use crate::session::Game;

/// Positions remembered, as a power of two: 12 MiB.
const MEMORY_BITS: u8 = 20;

#[wasm_bindgen]
extern "C" {
    /// The clock of the page or the worker.
    #[wasm_bindgen(thread_local_v2, js_name = performance)]
    static CLOCK: Performance;
}

/// The names of the levels of play, the weakest first.
#[wasm_bindgen]
#[must_use]
pub fn levels() -> Vec<String> {
    Level::ALL.iter().map(|level| level.name.to_owned()).collect()
}

/// What thinks about the games of one variant.
#[wasm_bindgen]
pub struct Engine {
    search: Search,
    tables: Tables,
    analysis: Option<Analysis>,
}

#[wasm_bindgen]
#[allow(clippy::missing_errors_doc, reason = "the codes stand in docs/formats.md")]
impl Engine {
    /// A thinker for a variant; `last_four` is the side that receives the last four, or empty
    /// when the captor does.
    #[wasm_bindgen(constructor)]
    pub fn new(variant: &JsValue, last_four: &JsValue) -> Result<Engine, JsValue> {
        let variant = self::variant(variant)?;
        Ok(Engine {
            search: Search::new(variant, MEMORY_BITS),
            tables: Tables::with_last_four_to(variant, owner(last_four)?),
            analysis: None,
        })
    }

    /// Begins to think about the present moment of a record; `goal` is `values` for what each
    /// house is worth, or `best` for which is best.
    pub fn begin(&mut self, record: &JsValue, goal: &JsValue) -> Result<(), JsValue> {
        let goal = match text(goal)?.as_str() {
            "values" => Goal::Values,
            "best" => Goal::Best,
            _ => return Err(refuse("bad-text", &"values or best is wanted")),
        };
        let situation = self.situation(record)?;
        self.analysis = Some(Analysis::new(&mut self.search, situation, goal));
        Ok(())
    }

    /// Thinks on for about so many milliseconds; tells what is known by then.
    pub fn advance(&mut self, milliseconds: &JsValue) -> Result<Ts<AnalysisView>, JsValue> {
        let mut go_on = until(milliseconds)?;
        let analysis = self.analysis.as_mut().ok_or_else(not_begun)?;
        let done = analysis.advance(&mut self.search, &self.tables, &mut go_on);
        let row = analysis.situation().position.variant.row;
        out(AnalysisView {
            done,
            depth: analysis.depth(),
            nodes: analysis.nodes(),
            values: analysis.values().iter().map(|value| HouseValueView::new(value, row)).collect(),
        })
    }

    /// The best house as far as is known by now; `undefined` when there is no legal sowing.
    pub fn best(&self) -> Result<Option<u8>, JsValue> {
        let analysis = self.analysis.as_ref().ok_or_else(not_begun)?;
        Ok(analysis.best().map(|value| value.house.number()))
    }

    /// The house that a level sows at the present moment of a record, in about so many
    /// milliseconds at most; `undefined` when there is no legal sowing.
    pub fn choose(
        &mut self,
        record: &JsValue,
        level: &JsValue,
        seed: &JsValue,
        milliseconds: &JsValue,
    ) -> Result<Option<u8>, JsValue> {
        let level = Level::by_name(&text(level)?);
        let level = level.ok_or_else(|| refuse("bad-text", &"a level's name is wanted"))?;
        let seed = whole(seed).ok_or_else(|| refuse("bad-number", &"a whole number is wanted"))?;
        let situation = self.situation(record)?;
        let mut go_on = until(milliseconds)?;
        let chosen = choose(&mut self.search, &self.tables, situation, level, seed, &mut go_on);
        Ok(chosen.map(|value| value.house.number()))
    }

    fn situation(&self, record: &JsValue) -> Result<Situation, JsValue> {
        let game = read_record(record)?.game;
        let now = game.now();
        let position = now.position;
        let mine = (self.tables.variant(), self.tables.last_four_to());
        if mine != (&position.variant, position.last_four_to) {
            return Err(refuse("bad-record", &"the record is of another game"));
        }
        Ok(Situation::new(position, since_capture(&game)))
    }

    /// Seeds of the largest boards whose values are known exactly.
    #[wasm_bindgen(js_name = tableSeeds)]
    #[must_use]
    pub fn table_seeds(&self) -> u8 {
        self.tables.seeds()
    }

    /// Takes in the next table up, as `TableBuilder` made it; tells its seeds.
    #[wasm_bindgen(js_name = addTable)]
    pub fn add_table(&mut self, file: &[u8]) -> Result<u8, JsValue> {
        load(&mut self.tables, file)
    }
}

/// The positions since the last capture, without the present one.
fn since_capture(game: &Game) -> impl Iterator<Item = crate::rules::Position> + '_ {
    let first = game.ply().saturating_sub(game.now().quiet.into());
    (first..game.ply()).filter_map(|ply| Some(game.at(ply).ok()?.position))
}

/// Builds endgame tables, level by level. For a worker of its own: a level takes seconds.
#[wasm_bindgen]
pub struct TableBuilder {
    tables: Tables,
}

#[wasm_bindgen]
#[allow(clippy::missing_errors_doc, reason = "the codes stand in docs/formats.md")]
impl TableBuilder {
    /// A builder of the tables that an `Engine` of the same arguments takes.
    #[wasm_bindgen(constructor)]
    pub fn new(variant: &JsValue, last_four: &JsValue) -> Result<TableBuilder, JsValue> {
        let (variant, owner) = (self::variant(variant)?, owner(last_four)?);
        Ok(TableBuilder { tables: Tables::with_last_four_to(variant, owner) })
    }

    /// Builds the next level up and gives its file. `progress` is told now and then how much is
    /// done of how much in all.
    #[wasm_bindgen(js_name = buildNext)]
    pub fn build_next(&mut self, progress: &Function) -> Result<Vec<u8>, JsValue> {
        let mut tell = |done: u32, of: u32| {
            // Nobody's ears are needed for the building to go on.
            let _ = progress.call2(&JsValue::NULL, &done.into(), &of.into());
            true
        };
        let built = self.tables.build_next(&mut tell);
        let seeds = built.map_err(|error| refuse("bad-table", &error))?;
        Ok(self.tables.to_bytes(seeds).unwrap_or_default())
    }

    /// Takes in the next level up from its file; tells its seeds.
    #[wasm_bindgen(js_name = addTable)]
    pub fn add_table(&mut self, file: &[u8]) -> Result<u8, JsValue> {
        load(&mut self.tables, file)
    }
}

fn load(tables: &mut Tables, file: &[u8]) -> Result<u8, JsValue> {
    tables.load(file).map_err(|error| refuse("bad-table", &error))
}

/// A side, or none where the text is empty.
fn owner(value: &JsValue) -> Result<Option<Side>, JsValue> {
    if value.as_string().is_some_and(|text| text.is_empty()) {
        Ok(None)
    } else {
        side(value).map(Some)
    }
}

fn not_begun() -> JsValue {
    refuse("internal", &"nothing has been begun")
}

/// Answers whether a time is not yet over.
fn until(milliseconds: &JsValue) -> Result<impl FnMut(u64) -> bool, JsValue> {
    let limit: Option<u32> = whole(milliseconds);
    let limit = limit.ok_or_else(|| refuse("bad-number", &"a whole number is wanted"))?;
    let now = || CLOCK.with(Performance::now);
    let end = now() + f64::from(limit);
    Ok(move |_| now() < end)
}

impl HouseValueView {
    fn new(value: &crate::search::HouseValue, row: u8) -> HouseValueView {
        let house: House = value.house;
        HouseValueView {
            house: house.number(),
            letter: house.letter(row),
            lower: value.lower,
            upper: value.upper,
            exact: value.exact(),
            estimate: value.estimate,
        }
    }
}
