//! The boundary to JavaScript, in a browser: what goes in is checked, what comes out has its
//! shape, and no refusal changes a game.

#![cfg(target_arch = "wasm32")]
#![expect(clippy::float_cmp, reason = "JavaScript's whole numbers are exact")]

use hoyito::wasm::{Engine, Game, Match, TableBuilder, levels, variants};
use js_sys::{Array, Reflect};
use wasm_bindgen::JsValue;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

fn game(variant: &str) -> Game {
    Game::new(&variant.into(), &"south".into()).expect("a game")
}

fn get(object: &JsValue, name: &str) -> JsValue {
    Reflect::get(object, &name.into()).expect("an object")
}

fn number(object: &JsValue, name: &str) -> f64 {
    get(object, name).as_f64().unwrap_or_else(|| panic!("{name} is a number"))
}

fn text(object: &JsValue, name: &str) -> String {
    get(object, name).as_string().unwrap_or_else(|| panic!("{name} is a string"))
}

/// The code of a refusal.
fn code<T>(refused: Result<T, JsValue>) -> String {
    let error = refused.err().expect("a refusal");
    assert!(error.is_instance_of_error(), "an Error is thrown");
    text(&error, "code")
}

trait IsError {
    fn is_instance_of_error(&self) -> bool;
}

impl IsError for JsValue {
    fn is_instance_of_error(&self) -> bool {
        wasm_bindgen::JsCast::is_instance_of::<js_sys::Error>(self)
    }
}

#[wasm_bindgen_test]
fn every_variant_plays_and_tells_its_steps() {
    for variant in variants().expect("variants") {
        let variant: JsValue = variant.into();
        let mut game = game(&text(&variant, "id"));
        let played: JsValue = game.play(&JsValue::from(2)).expect("a legal sowing").into();
        let steps = Array::from(&get(&played, "steps"));
        assert_eq!(text(&steps.get(0), "kind"), "lift");
        assert_eq!(number(&steps.get(0), "house"), 2.0);
        let state = get(&played, "state");
        assert_eq!(text(&state, "turn"), "north");
        assert_eq!(get(&state, "over"), JsValue::NULL);
        let houses = Array::from(&get(&state, "houses"));
        let seeds: f64 = houses.iter().map(|seeds| seeds.as_f64().expect("seeds")).sum();
        assert_eq!(seeds, number(&variant, "seeds"));
    }
}

#[wasm_bindgen_test]
fn bad_houses_are_refused_and_change_nothing() {
    let mut game = game("hoyito-2");
    let before = game.record();
    let bad = [
        JsValue::UNDEFINED,
        JsValue::NULL,
        f64::NAN.into(),
        f64::INFINITY.into(),
        2.7.into(),
        (-1).into(),
        12.into(),
        300.into(),
        "2".into(),
        "A ".into(),
        "\u{130}".into(),
        true.into(),
        js_sys::Object::new().into(),
        Array::of1(&2.into()).into(),
    ];
    for house in &bad {
        assert_eq!(code(game.play(house)), "bad-house", "{house:?}");
    }
    assert_eq!(code(game.play(&7.into())), "not-yours");
    assert_eq!(game.record(), before);
    game.play(&2.into()).expect("house 2 can be sown");
    assert_eq!(code(game.play(&2.into())), "not-yours");
}

#[wasm_bindgen_test]
fn empty_and_endless_houses_are_refused_by_name() {
    let position = "hoyito-2 000004/000004 0-0 S";
    let mut game = Game::from_position(&position.into()).expect("a position");
    assert_eq!(code(game.play(&0.into())), "empty-house");
    // An endless case of tests/vectors/sowings.json.
    let position = "hoyito-2 120210/210102 0-0 S";
    let mut game = Game::from_position(&position.into()).expect("a position");
    let moves: Vec<JsValue> = game.moves().expect("moves").into_iter().map(Into::into).collect();
    assert_eq!(text(&moves[1], "reason"), "endless");
    assert_eq!(get(&moves[1], "playable"), JsValue::FALSE);
    assert_eq!(code(game.play(&1.into())), "endless-sowing");
}

#[wasm_bindgen_test]
fn bad_texts_are_refused_with_a_code_and_a_place() {
    let south = JsValue::from("south");
    assert_eq!(code(Game::new(&"hoyito-9".into(), &south)), "unknown-variant");
    assert_eq!(code(Game::new(&JsValue::UNDEFINED, &south)), "bad-text");
    assert_eq!(code(Game::new(&"hoyito-2".into(), &"South".into())), "bad-side");
    assert_eq!(code(Game::new(&"hoyito-2".into(), &7.into())), "bad-side");
    let refused = Game::from_position(&"hoyito-2 444444/44444x 0-0 S".into());
    let error = refused.err().expect("a refusal");
    assert_eq!((text(&error, "code"), number(&error, "at")), ("bad-position".into(), 21.0));
    let refused = Game::from_record(&"[Variant \"hoyito-2\"]\n[Start \"x\"]\n".into());
    let error = refused.err().expect("a refusal");
    assert_eq!((text(&error, "code"), number(&error, "line")), ("bad-record".into(), 2.0));
    for hostile in ["", "<script>", "__proto__", "[Variant \"__proto__\"]"] {
        assert_eq!(code(Game::from_record(&hostile.into())), "bad-record", "{hostile}");
    }
    assert_eq!(code(Game::from_record(&"[".repeat(1 << 20).into())), "bad-record");
}

#[wasm_bindgen_test]
fn undo_redo_resign_and_draw() {
    let mut game = game("hoyito-3");
    assert_eq!(code(game.undo()), "nothing-to-undo");
    game.play(&0.into()).expect("a legal sowing");
    let state: JsValue = game.undo().expect("one sowing to undo").into();
    assert_eq!((number(&state, "ply"), number(&state, "plies")), (0.0, 1.0));
    game.redo().expect("one sowing to redo");
    assert_eq!(code(game.redo()), "nothing-to-redo");
    assert_eq!(code(game.go_to(&2.into())), "bad-ply");
    assert_eq!(code(game.state_at(&f64::NAN.into())), "bad-ply");
    assert_eq!(code(game.steps_at(&0.into())), "bad-ply");
    let over: JsValue = game.resign(&"north".into()).expect("not over").into();
    let over = get(&over, "over");
    assert_eq!((text(&over, "reason"), text(&over, "winner")), ("resigned".into(), "south".into()));
    assert_eq!(code(game.agree_draw()), "game-over");
    game.undo().expect("a resignation to undo");
    let over: JsValue = game.agree_draw().expect("not over").into();
    assert_eq!(get(&get(&over, "over"), "winner"), JsValue::NULL);
}

#[wasm_bindgen_test]
fn a_record_round_trips_and_damage_is_told() {
    let mut game = game("hoyito-2-12");
    for (name, text) in [("South", "Ana"), ("North", "B \"mate\""), ("Round", "2")] {
        game.set_tag(&name.into(), &text.into()).expect("a kept tag");
    }
    for house in [3, 15] {
        game.play(&house.into()).expect("a legal sowing");
    }
    let record = game.record();
    let again = Game::from_record(&record.as_str().into()).expect("a record");
    assert_eq!(again.record(), record);
    assert_eq!(again.tag(&"North".into()), "B \"mate\"");
    assert!(again.damage().expect("a view").is_none());
    let damaged = record.replace(" d", " d7");
    let again = Game::from_record(&damaged.as_str().into()).expect("a record");
    let damage: JsValue = again.damage().expect("a view").expect("damage").into();
    assert_eq!(text(&damage, "code"), "bad-house");
    let state: JsValue = again.state().expect("a view").into();
    assert_eq!(number(&state, "ply"), 2.0);
}

/// A board of tests/vectors/solved.json, with the seeds that are off the board.
const SOLVED: &str = "[Variant \"hoyito-2\"]\n[Start \"hoyito-2 100111/200011 20-20 S\"]\n\n*\n";

/// Thinks in slices until there is nothing left to find out.
fn thought_out(engine: &mut Engine) -> Vec<JsValue> {
    loop {
        let view: JsValue = engine.advance(&10.into()).expect("begun").into();
        if get(&view, "done") == JsValue::TRUE {
            return Array::from(&get(&view, "values")).iter().collect();
        }
    }
}

#[wasm_bindgen_test]
fn an_engine_finds_exact_values_with_a_table() {
    let mut engine = engine("hoyito-2");
    assert_eq!(engine.table_seeds(), 4);
    let mut builder = TableBuilder::new(&"hoyito-2".into(), &"".into()).expect("one");
    let file = builder.build_next(&js_sys::Function::new_no_args("")).expect("a table");
    assert_eq!(code(engine.add_table(&file[..20])), "bad-table");
    assert_eq!(engine.add_table(&file), Ok(8));
    assert_eq!(code(engine.add_table(&file)), "bad-table");
    assert_eq!(engine.table_seeds(), 8);
    engine.begin(&SOLVED.into(), &"values".into()).expect("a record");
    let values = thought_out(&mut engine);
    let exact: Vec<(String, f64)> =
        values.iter().map(|value| (text(value, "letter"), number(value, "exact"))).collect();
    let expected = [("A", 0.0), ("D", -8.0), ("E", -8.0), ("F", -8.0)];
    assert_eq!(exact, expected.map(|(letter, value)| (letter.to_owned(), value)));
    assert_eq!(engine.best().expect("begun"), Some(0));
}

#[wasm_bindgen_test]
fn every_level_chooses_a_legal_house() {
    let mut engine = engine("hoyito-2");
    for level in levels() {
        let level = level.as_str().into();
        let house = engine.choose(&SOLVED.into(), &level, &7.into(), &50.into()).expect("a level");
        assert!(house.is_some_and(|house| [0, 3, 4, 5].contains(&house)));
    }
}

#[wasm_bindgen_test]
fn an_engine_refuses_what_it_is_not_for() {
    let mut engine = engine("hoyito-3");
    assert_eq!(code(engine.advance(&10.into())), "internal");
    assert_eq!(code(engine.begin(&SOLVED.into(), &"values".into())), "bad-record");
    assert_eq!(code(engine.begin(&"nonsense".into(), &"values".into())), "bad-record");
    let record = "[Variant \"hoyito-3\"]".into();
    assert_eq!(code(engine.begin(&record, &"worst".into())), "bad-text");
    for limit in [f64::NAN.into(), JsValue::UNDEFINED, 0.5.into(), (-1).into()] {
        assert_eq!(code(engine.choose(&record, &"casual".into(), &1.into(), &limit)), "bad-number");
    }
    assert_eq!(code(engine.choose(&record, &"godlike".into(), &1.into(), &1.into())), "bad-text");
    assert_eq!(code(Engine::new(&"hoyito-2".into(), &"west".into())), "bad-side");
}

fn engine(variant: &str) -> Engine {
    Engine::new(&variant.into(), &"".into()).expect("an engine")
}

#[wasm_bindgen_test]
fn tags_are_kept_and_others_refused() {
    let mut game = game("hoyito-1");
    for name in ["South", "North", "Level", "Game", "Match", "Round"] {
        assert_eq!(game.tag(&name.into()), "");
        game.set_tag(&name.into(), &"7".into()).expect("a kept tag");
        assert_eq!(game.tag(&name.into()), "7");
    }
    assert_eq!(game.tag(&"Date".into()).len(), "2026-11-30".len());
    let before = game.record();
    for name in ["", "south", "Variant", "Result", "__proto__"] {
        assert_eq!(code(game.set_tag(&name.into(), &"x".into())), "bad-tag", "{name}");
        assert_eq!(game.tag(&name.into()), "");
    }
    assert_eq!(code(game.set_tag(&JsValue::NULL, &"x".into())), "bad-text");
    assert_eq!(code(game.set_tag(&"South".into(), &1.into())), "bad-text");
    assert_eq!(game.tag(&JsValue::UNDEFINED), "");
    assert_eq!(game.record(), before);
}

#[wasm_bindgen_test]
fn refusals_of_texts_name_the_part() {
    let part = |refused: Result<Game, JsValue>| {
        let error = refused.err().expect("a refusal");
        (text(&error, "code"), text(&error, "part"))
    };
    let positions = [
        ("hoyito-9", "variant"),
        ("hoyito-2 x", "seeds"),
        ("hoyito-2 44/44 0-0 S", "row"),
        ("hoyito-2 444444/444444 0 S", "captured"),
        ("hoyito-2 444444/444444 9-9 S", "total"),
        ("hoyito-2 444444/444444 0-0 X", "turn"),
        ("hoyito-2 444444/444444 0-0 S last4=", "last4"),
        ("hoyito-2 444444/444444 0-0 S closed=A", "closed"),
        ("hoyito-2 444444/444444 0-0 S more", "rest"),
    ];
    for (position, wrong) in positions {
        let told = part(Game::from_position(&position.into()));
        assert_eq!(told, ("bad-position".into(), wrong.into()), "{position}");
    }
    let records = [
        (" ".repeat(1 << 19), "too-long"),
        ("1. C".into(), "variant"),
        ("[Variant \"hoyito-2\"]\n[Start \"\"]".into(), "start"),
        ("[Variant \"hoyito-2\"]\n[Variant \"hoyito-3\"]".into(), "tag"),
    ];
    for (record, wrong) in records {
        let told = part(Game::from_record(&record.as_str().into()));
        assert_eq!(told, ("bad-record".into(), wrong.into()));
    }
}

#[wasm_bindgen_test]
fn closed_houses_are_told_and_refused() {
    let position = "hoyito-2 440000/400000 20-16 S closed=CDEFbcdef";
    let mut game = Game::from_position(&position.into()).expect("a position");
    let state: JsValue = game.state().expect("a view").into();
    let closed: Vec<_> = Array::from(&get(&state, "closed")).iter().map(|n| n.as_f64()).collect();
    assert_eq!(closed, [2, 3, 4, 5, 7, 8, 9, 10, 11].map(|n| Some(f64::from(n))));
    let moves: Vec<JsValue> = game.moves().expect("moves").into_iter().map(Into::into).collect();
    for house in [2, 7] {
        assert_eq!(text(&moves[house], "reason"), "closed");
        assert_eq!(code(game.play(&JsValue::from(house))), "closed-house");
    }
}

fn new_match(length: u32, unit: &str, way: &str) -> Match {
    let length = JsValue::from(length);
    Match::new(&"hoyito-2".into(), &"north".into(), &length, &unit.into(), &way.into())
        .expect("a match")
}

#[wasm_bindgen_test]
fn a_match_counts_its_rounds() {
    let mut played = new_match(2, "rounds", "full");
    let mut game = played.next().expect("a round");
    let state: JsValue = played.state(&game).expect("a view").into();
    assert_eq!((number(&state, "round"), number(&state, "length")), (1.0, 2.0));
    assert_eq!(
        (text(&state, "variant"), text(&state, "starter")),
        ("hoyito-2".into(), "north".into())
    );
    assert_eq!((text(&state, "unit"), text(&state, "way")), ("rounds".into(), "full".into()));
    assert_eq!(get(&state, "over"), JsValue::NULL);
    assert_eq!(code(played.finish(&mut game)), "not-over");
    game.resign(&"south".into()).expect("not over");
    // Before it is written down and after, it counts once.
    for _ in 0..2 {
        let state: JsValue = played.state(&game).expect("a view").into();
        assert_eq!(number(&state, "round"), 1.0);
        let results = Array::from(&get(&state, "results"));
        assert_eq!((results.length(), text(&results.get(0), "winner")), (1, "north".into()));
        assert_eq!(number(&results.get(0), "south"), 0.0);
        assert_eq!(number(&get(&state, "won"), "north"), 1.0);
        assert_eq!(number(&get(&state, "seeds"), "north"), 0.0);
        played.finish(&mut game).expect("a finished round");
    }
    let mut game = played.next().expect("a round");
    let state: JsValue = game.state().expect("a view").into();
    assert_eq!(text(&state, "turn"), "south");
    let state: JsValue = played.state(&game).expect("a view").into();
    assert_eq!(number(&state, "round"), 2.0);
    let mut other = Game::new(&"hoyito-3".into(), &"south".into()).expect("a game");
    assert_eq!(code(played.finish(&mut other)), "other-round");
    game.agree_draw().expect("not over");
    let state: JsValue = played.state(&game).expect("a view").into();
    let over = get(&state, "over");
    assert_eq!((text(&over, "winner"), text(&over, "reason")), ("north".into(), "rounds".into()));
    assert!(played.next().is_ok(), "the game is not yet written down");
    played.finish(&mut game).expect("a finished round");
    assert_eq!(code(played.next()), "match-over");
    let mut late = self::game("hoyito-2");
    assert_eq!(code(played.finish(&mut late)), "match-over");
}

#[wasm_bindgen_test]
fn a_match_on_filled_boards_ends_where_no_house_can_be_filled() {
    let mut played = new_match(3, "wins", "filled");
    let mut game = played.next().expect("a round");
    game.resign(&"south".into()).expect("not over");
    played.finish(&mut game).expect("a finished round");
    let state: JsValue = played.state(&game).expect("a view").into();
    let over = get(&state, "over");
    assert_eq!((text(&over, "winner"), text(&over, "reason")), ("north".into(), "no-house".into()));
    assert_eq!(code(played.next()), "match-over");
}

#[wasm_bindgen_test]
fn matches_of_bad_values_are_refused() {
    let values = || ["hoyito-2", "south", "", "rounds", "full"].map(JsValue::from);
    let refusal = |place: usize, value: JsValue| {
        let mut values = values();
        values[2] = 5.into();
        values[place] = value;
        let [variant, starter, length, unit, way] = &values;
        code(Match::new(variant, starter, length, unit, way))
    };
    for value in [JsValue::NULL, JsValue::UNDEFINED, 7.into(), js_sys::Object::new().into()] {
        let told = [0, 1, 3, 4].map(|place| refusal(place, value.clone()));
        assert_eq!(told, ["bad-text", "bad-side", "bad-text", "bad-text"]);
    }
    let told = [0, 1, 3, 4].map(|place| refusal(place, "__proto__".into()));
    assert_eq!(told, ["unknown-variant", "bad-side", "bad-text", "bad-text"]);
    let lengths = [0.into(), 16.into(), 1.5.into(), (-1).into(), f64::NAN.into(), "5".into()];
    for length in lengths {
        assert_eq!(refusal(2, length), "bad-number");
    }
}
