//! The vectors: right answers made by an independent implementation.

mod common;

use common::{each_case, numbers, variant};
use hoyito::rules::{Board, EndReason, House, Position, Side, Sower, SowingEnd, Step, Variant};
use hoyito::session::{Game, Length, Match, Unit, Way, captures};
use serde_json::Value;

fn number(value: &Value) -> u8 {
    value.as_u64().and_then(|n| u8::try_from(n).ok()).expect("a small number")
}

/// A board as two hexadecimal digits a house.
fn from_hex(value: &Value) -> Vec<u8> {
    let digits = value.as_str().expect("a board in hexadecimal").as_bytes();
    let house = |two: &[u8]| u8::from_str_radix(std::str::from_utf8(two).ok()?, 16).ok();
    digits.chunks(2).map(|two| house(two).expect("two digits")).collect()
}

fn side(value: &Value) -> Side {
    Side::BOTH[usize::from(number(value))]
}

fn optional_side(value: &Value) -> Option<Side> {
    (!value.is_null()).then(|| side(value))
}

fn house(value: &Value, variant: Variant) -> House {
    House::new(number(value), variant.row).expect("a house of the board")
}

fn reason(value: &Value) -> Option<EndReason> {
    match value.as_str()? {
        "final-four" => Some(EndReason::FinalFour),
        "swept" => Some(EndReason::Swept),
        "repetition" => Some(EndReason::Repetition),
        "quiet" => Some(EndReason::Quiet),
        "stuck" => Some(EndReason::Stuck),
        other => panic!("unknown end {other}"),
    }
}

#[test]
fn sowings() {
    each_case("sowings.json", |case| {
        let variant = variant(case);
        let board = Board::from_houses(&numbers(&case["board"])).expect("a board");
        let origin = house(&case["house"], variant);
        let mut sower = Sower::new(variant);
        let sowing = sower.sow(&board, origin);
        assert_eq!(sower.ends(&board, origin), sowing.is_some(), "{case}");
        let Some(sowing) = sowing else {
            assert_eq!(case["end"], "endless", "{case}");
            return;
        };
        let end = match sowing.end {
            SowingEnd::Empty => "empty",
            SowingEnd::Capture => "capture",
        };
        assert_eq!(case["end"], end, "{case}");
        assert_eq!(numbers(&case["after"]), sowing.board.houses().collect::<Vec<_>>(), "{case}");
        assert_eq!(number(&case["captured"]), sowing.captured, "{case}");
        assert_eq!(case["laps"].as_u64(), Some(sowing.laps.into()), "{case}");
        assert_eq!(number(&case["last"]), sowing.last.number(), "{case}");
        let steps = sower.steps(&board, origin, origin.owner(variant.row)).expect("it ends");
        let captured: Vec<u8> = captures(&steps).into_iter().map(House::number).collect();
        assert_eq!(numbers(&case["captures"]), captured, "{case}");
        let lifts = steps.iter().filter(|step| matches!(step, Step::Lift { .. })).count();
        assert_eq!(lifts as u64, u64::from(sowing.laps), "{case}");
    });
}

#[test]
fn games() {
    each_case("games.json", |case| {
        let variant = variant(case);
        let mut game = Game::new(variant, Side::South);
        for step in case["steps"].as_array().expect("steps") {
            let before = game.now();
            game.play(house(&step[0], variant)).expect("a legal sowing");
            let after = game.now();
            assert_eq!(number(&step[1]), game.line()[game.ply() - 1].sowing.captured, "{step}");
            assert_eq!(number(&step[2]), after.passes, "passes {step} {:?}", after.over);
            let board: Vec<u8> = after.position.board.houses().collect();
            assert_eq!(from_hex(&step[3]), board, "{step}");
            assert_eq!(number(&step[4]), after.position.captured.south, "{step}");
            assert_eq!(number(&step[5]), after.position.captured.north, "{step}");
            assert_eq!(side(&step[6]), after.position.turn, "{before:?} {step}");
        }
        assert_eq!(game.now().over.map(|over| over.reason), reason(&case["over"]));
    });
}

#[test]
fn matches() {
    each_case("matches.json", |case| {
        let variant = variant(case);
        let rounds = case["rounds"].as_array().expect("rounds");
        let length = u8::try_from(rounds.len()).ok().and_then(|n| Length::new(n, Unit::Rounds));
        let length = length.expect("a match that is not too long");
        let mut played = Match::new(variant, side(&rounds[0]["starter"]), Way::Full, length);
        for round in rounds {
            let next = played.next_round().expect("not over yet");
            assert_eq!(round["round"].as_u64(), Some(next.number as u64));
            assert_eq!(side(&round["starter"]), next.position.turn);
            assert_eq!(optional_side(&round["final_four"]), next.position.last_four_to);
            let mut game = Game::from_position(next.position);
            for sown in round["moves"].as_array().expect("moves") {
                game.play(house(sown, variant)).expect("a legal sowing");
            }
            played.finish(&game).expect("the round is over");
            let result = played.results().last().expect("a result");
            assert_eq!(optional_side(&round["winner"]), result.winner);
            assert_eq!(numbers(&round["score"]), [result.captured.south, result.captured.north]);
            assert_eq!(game.now().over.map(|over| over.reason), reason(&round["over"]));
        }
        let (won, seeds) = played.score();
        let seeds_of = |index: usize| -> u16 {
            rounds.iter().map(|r| u16::from(number(&r["score"][index]))).sum()
        };
        assert_eq!([seeds.south, seeds.north], [seeds_of(0), seeds_of(1)]);
        let decided = rounds.iter().filter(|round| !round["winner"].is_null()).count();
        assert_eq!(usize::from(won.south + won.north), decided);
    });
}

/// The exact values are the endgame's; here each board's legal houses are compared.
#[test]
fn legal_houses_of_solved_boards() {
    each_case("solved.json", |case| {
        let variant = variant(case);
        let board = Board::from_houses(&numbers(&case["board"])).expect("a board");
        let position = Position { board, ..Position::opening(variant) };
        let mut sower = Sower::new(variant);
        let legal: Vec<String> = position
            .legal_houses(Side::South, &mut sower)
            .map(|house| house.number().to_string())
            .collect();
        let moves = case["moves"].as_object().expect("moves");
        assert_eq!(legal.len(), moves.len(), "{case}");
        assert!(legal.iter().all(|house| moves.contains_key(house)), "{case}");
    });
}
