//! Writes what the fuzzing begins with, `cargo run --example seeds`: the texts and tables that the
//! tests of the library know, into `corpus/` beside this package.

use std::fs;
use std::path::{Path, PathBuf};

use hoyito::rules::{Board, House, Position, Side, Variant};
use hoyito::session::{Game, Tags, write_record};
use serde_json::Value;

/// Cases taken of a file of vectors; of games fewer, since they are long.
const CASES: usize = 60;
const GAMES: usize = 12;

fn main() {
    for (number, position) in positions().iter().enumerate() {
        write("position", number, position.to_string().as_bytes());
    }
    for (number, (game, tags)) in games().iter().enumerate() {
        write("record", number, write_record(game, tags).as_bytes());
        write("link", number, fields(game, tags).as_bytes());
    }
    for (number, mut tables) in hoyito_fuzz::rounds().enumerate() {
        let seeds = tables.build_next(&mut |_, _| true).expect("a level");
        write("table", number, &tables.to_bytes(seeds).expect("the level"));
    }
}

fn write(target: &str, number: usize, bytes: &[u8]) {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(target);
    fs::create_dir_all(&corpus).expect("a folder");
    fs::write(corpus.join(format!("seed-{number:03}")), bytes).expect("a file");
}

fn cases(file: &str) -> Vec<Value> {
    let vectors: PathBuf = [env!("CARGO_MANIFEST_DIR"), "../tests/vectors", file].iter().collect();
    serde_json::from_str(&fs::read_to_string(vectors).expect("vectors")).expect("an array")
}

fn variant(case: &Value) -> Variant {
    Variant::by_id(case["rules"].as_str().expect("an id")).expect("a variant")
}

fn small(number: &Value) -> u8 {
    number.as_u64().and_then(|number| u8::try_from(number).ok()).expect("a small number")
}

/// Those of the formats' page, one with a sowing of far too many laps, and the boards of sowings.
fn positions() -> Vec<Position> {
    let told = [
        "hoyito-2-12 0(12)3104000021/5040(10)1110032 24-16 N+",
        "hoyito-3 000101/300111 20-18 S last4=N",
        "hoyito-2 444444/444400 6-2 N closed=ef",
        "hoyito-2 (11)0(12)000/000000 0-25 S+ last4=S closed=BDEFbcdef",
        "hoyito-2-12 745430934621/323543439101 0-0 N",
    ];
    let told = told.map(|text| text.parse().expect("a position"));
    let sowings = cases("sowings.json");
    let step = sowings.len().div_ceil(CASES);
    let made = sowings.iter().step_by(step).map(|case| {
        let board: Vec<u8> = case["board"].as_array().expect("houses").iter().map(small).collect();
        let board = Board::from_houses(&board).expect("a board");
        let variant = variant(case);
        let turn = House::new(small(&case["house"]), variant.row).expect("a house");
        Position { board, turn: turn.owner(variant.row), ..Position::opening(variant) }
    });
    told.into_iter().chain(made).collect()
}

/// Games of the vectors from the opening, and from the moment in which they are half over.
fn games() -> Vec<(Game, Tags)> {
    let games = cases("games.json");
    let step = games.len().div_ceil(GAMES);
    let mut made = Vec::new();
    for case in games.iter().step_by(step) {
        let variant = variant(case);
        let steps = case["steps"].as_array().expect("steps");
        let houses = || steps.iter().filter_map(|step| House::new(small(&step[0]), variant.row));
        let whole = played(Position::opening(variant), houses());
        let half = whole.at(houses().count() / 2).expect("a moment").position;
        let mut late = played(half, houses().skip(houses().count() / 2).take(5));
        // Nothing to give up where it is over by then.
        let _ = late.resign(Side::South);
        made.extend([(whole, Tags::default()), (late, tags())]);
    }
    made
}

fn played(start: Position, mut houses: impl Iterator<Item = House>) -> Game {
    let mut game = Game::from_position(start);
    houses.try_for_each(|house| game.play(house)).expect("a game of the vectors");
    game
}

fn tags() -> Tags {
    let mut tags = Tags::default();
    let texts = ["2026-11-30", "Ana \"la vieja\"", "Žofie \\ Ko", "hard", "k3x9q0ab", "m1", "3"];
    for (name, text) in Tags::NAMES.iter().zip(texts) {
        tags.set(name, text.to_owned()).expect("a tag");
    }
    tags
}

/// The fields of a link to a game, a line each.
fn fields(game: &Game, tags: &Tags) -> String {
    let variant = game.start().position.variant;
    let turns = hoyito_fuzz::sown(&write_record(game, tags));
    let start = game.start().position;
    let south = tags.get("South").unwrap_or_default();
    format!("game={}\nsouth={south}\nstart={start}\nturns={turns}", variant.id)
}
