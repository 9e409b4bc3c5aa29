//! The search: exact where it says so, legal, limited, and the same every time.

#[path = "common/tables.rs"]
mod tables;

use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use hoyito::endgame::Tables;
use hoyito::rules::{Board, EndReason, House, Position, Side, Sower, Variant};
use hoyito::search::{Analysis, Goal, Level, Search, Situation, choose, greedy_house};
use hoyito::session::Game;
use serde_json::Value;
use tables::tables;

static TABLES_2: LazyLock<Tables> = LazyLock::new(|| tables(Variant::HOYITO_2, 16));
static TABLES_3: LazyLock<Tables> = LazyLock::new(|| tables(Variant::HOYITO_3, 16));

fn vectors(file: &str) -> Value {
    let text = fs::read_to_string(Path::new("tests/vectors").join(file)).expect("a readable file");
    serde_json::from_str(&text).expect("JSON")
}

fn position(text: &str) -> Position {
    text.parse().expect("a position")
}

/// Every legal house with its exact value, if it could be proven within `nodes`.
fn exact(
    search: &mut Search,
    situation: impl Into<Situation>,
    tables: &Tables,
    nodes: u64,
) -> Vec<(u8, Option<i8>)> {
    let mut analysis = Analysis::new(search, situation.into(), Goal::Values);
    analysis.advance(search, tables, &mut |n| n < nodes);
    analysis.values().iter().map(|value| (value.house.number(), value.exact())).collect()
}

/// Analyses the solved boards with up to `most` seeds, over the tables that `tables` gives for
/// each, and checks all bounds. Returns how many houses were proven, of how many.
fn check_solved(
    most: u8,
    nodes: u64,
    mut tables: impl FnMut(Variant, u8) -> Tables,
) -> (usize, usize) {
    let (mut proven, mut all) = (0, 0);
    for case in vectors("solved.json").as_array().expect("an array") {
        let variant = Variant::by_id(case["rules"].as_str().expect("an id")).expect("a variant");
        let seeds: Vec<u8> = serde_json::from_value(case["board"].clone()).expect("a board");
        let board = Board::from_houses(&seeds).expect("a board");
        if board.total() > most {
            continue;
        }
        let position = Position { board, ..Position::opening(variant) };
        let mut search = Search::new(variant, 18);
        let tables = tables(variant, board.total());
        let mut analysis = Analysis::new(&mut search, position.into(), Goal::Values);
        analysis.advance(&mut search, &tables, &mut |n| n < nodes);
        let expected = case["moves"].as_object().expect("moves");
        assert_eq!(analysis.values().len(), expected.len(), "{position}");
        for value in analysis.values() {
            let right = expected[&value.house.number().to_string()].as_i64().expect("a value");
            let bounds = i64::from(value.lower)..=i64::from(value.upper);
            assert!(bounds.contains(&right), "{position}: {value:?}, but {right}");
            proven += usize::from(value.exact().is_some());
            all += 1;
        }
    }
    (proven, all)
}

#[test]
fn search_alone_proves_nothing_wrong_of_few_seeds() {
    let (proven, all) = check_solved(12, 40_000, |variant, _| Tables::new(variant));
    // What it cannot prove so soon are mostly boards on which the seeds circle.
    assert!(proven * 4 > all, "{proven} of {all}");
}

#[test]
fn search_over_smaller_tables_proves_nothing_wrong() {
    let [mut eight, mut twelve] = [8, 12]
        .map(|seeds| [Variant::HOYITO_2, Variant::HOYITO_3].map(|variant| tables(variant, seeds)));
    let (proven, all) = check_solved(16, 100_000, |variant, seeds| {
        let smaller = if seeds > 12 { &mut twelve } else { &mut eight };
        smaller[usize::from(variant == Variant::HOYITO_3)].clone()
    });
    assert!(proven * 2 > all, "{proven} of {all}");
}

#[test]
fn boards_of_the_tables_are_solved_at_once() {
    let (proven, all) = check_solved(16, 10_000, |variant, _| {
        if variant == Variant::HOYITO_2 { TABLES_2.clone() } else { TABLES_3.clone() }
    });
    assert_eq!(proven, all);
}

fn check_opening(variant: Variant, tables: &Tables) {
    let expected: Vec<i8> =
        serde_json::from_value(vectors("openings.json")[variant.id].clone()).expect("values");
    let mut search = Search::new(variant, 20);
    let opening = Position::opening(variant);
    let found = exact(&mut search, opening, tables, 40_000_000);
    let found: Vec<Option<i8>> = found.into_iter().map(|(_, value)| value).collect();
    assert_eq!(found, expected.into_iter().map(Some).collect::<Vec<_>>());
}

#[test]
fn the_opening_of_hoyito_2_is_solved() {
    check_opening(Variant::HOYITO_2, &TABLES_2);
}

#[test]
fn the_opening_of_hoyito_3_is_solved() {
    check_opening(Variant::HOYITO_3, &TABLES_3);
}

/// Numbers that look like chance.
struct Chance(u64);

impl Chance {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        usize::try_from(self.0 >> 33).expect("31 bits") % n
    }
}

/// The present moment of a game, as a search wants it.
fn situation(game: &Game) -> Situation {
    let (now, ply) = (game.now(), game.ply());
    let earlier = (ply - usize::from(now.quiet)..ply).filter_map(|past| game.at(past).ok());
    Situation::new(now.position, earlier.map(|past| past.position))
}

/// A game under way after some sowings at random, with `most` seeds on the board at most.
fn random_game(variant: Variant, chance: &mut Chance, most: u8) -> Game {
    let mut sower = Sower::new(variant);
    loop {
        let mut game = Game::new(variant, Side::South);
        while game.now().over.is_none() && game.now().position.board.total() > most {
            let position = game.now().position;
            let legal: Vec<House> = position.legal_houses(position.turn, &mut sower).collect();
            game.play(legal[chance.below(legal.len())]).expect("a legal sowing");
        }
        if game.now().over.is_none() {
            return game;
        }
    }
}

/// What a winner is promised by a table it also gets, under the game's rules on repetition and
/// quiet play, against whatever the other side does.
#[test]
fn the_full_level_makes_good_what_the_tables_promise() {
    let mut chance = Chance(5);
    for round in 0..40 {
        let mut game = random_game(Variant::HOYITO_2, &mut chance, 16);
        let start = game.now().position;
        let hero = start.turn;
        let promised = TABLES_2.value(&start.board, hero).expect("a board of the tables");
        let mut search = Search::new(Variant::HOYITO_2, 18);
        let mut sower = Sower::new(Variant::HOYITO_2);
        while game.now().over.is_none() {
            let position = game.now().position;
            let house = if position.turn == hero {
                let full = Level::by_name("perfect").expect("the full level");
                let mut go_on = |nodes| nodes < 100_000;
                choose(&mut search, &TABLES_2, situation(&game), full, 1, &mut go_on)
                    .expect("a legal sowing")
                    .house
            } else if round % 2 == 0 {
                let legal: Vec<House> = position.legal_houses(position.turn, &mut sower).collect();
                legal[chance.below(legal.len())]
            } else {
                most_stubborn(&game, &mut sower, &mut chance)
            };
            game.play(house).expect("a legal sowing");
        }
        let end = game.now().position.captured;
        let gained = |side: Side| {
            i8::try_from(end[side]).expect("few") - i8::try_from(start.captured[side]).expect("few")
        };
        let got = gained(hero) - gained(hero.other());
        assert!(got >= promised, "{start}: promised {promised}, got {got}");
    }
}

/// A sowing that gives away as little as the tables allow, quiet ones first.
fn most_stubborn(game: &Game, sower: &mut Sower, chance: &mut Chance) -> House {
    let position = game.now().position;
    let worth = |house: House, sower: &mut Sower| {
        let sowing = position.sow(house, sower).expect("a legal sowing");
        let (next, over) = position.after(&sowing);
        let mine = i8::try_from(next.captured[position.turn] - position.captured[position.turn]);
        let more = TABLES_2.value(&next.board, position.turn.other()).unwrap_or(0);
        let more = match over {
            Some(_) => 0,
            None if next.again => TABLES_2.value(&next.board, position.turn).unwrap_or(0),
            None => -more,
        };
        (mine.expect("few") + more, sowing.captured == 0)
    };
    let legal: Vec<House> = position.legal_houses(position.turn, sower).collect();
    let best = legal.iter().map(|&house| worth(house, sower)).max().expect("a legal sowing");
    let best: Vec<House> = legal.into_iter().filter(|&house| worth(house, sower) == best).collect();
    best[chance.below(best.len())]
}

#[test]
fn a_last_four_promised_to_one_side_is_counted_as_its_own() {
    let mut chance = Chance(11);
    let mut proven = 0;
    for owner in Side::BOTH {
        let mut promised = Tables::with_last_four_to(Variant::HOYITO_3, Some(owner));
        let mut plain = Tables::new(Variant::HOYITO_3);
        for _ in 0..2 {
            promised.build_next(&mut |_, _| true).expect("a level to build");
            plain.build_next(&mut |_, _| true).expect("a level to build");
        }
        for _ in 0..20 {
            let game = random_game(Variant::HOYITO_3, &mut chance, 12);
            let position = Position { last_four_to: Some(owner), ..game.now().position };
            let mut search = Search::new(Variant::HOYITO_3, 18);
            let bare = Tables::new(Variant::HOYITO_3);
            let by_tables = exact(&mut search, position, &promised, 1_000_000);
            let best = by_tables.iter().filter_map(|&(_, value)| value).max();
            assert_eq!(best, promised.value(&position.board, position.turn), "{position}");
            for tables in [&bare, &plain] {
                search.forget();
                let found = exact(&mut search, position, tables, 100_000);
                for (found, right) in found.into_iter().zip(&by_tables) {
                    assert!(found.1.is_none() || found == *right, "{position}: {found:?}");
                    proven += usize::from(found.1.is_some());
                }
            }
        }
    }
    assert!(proven > 40, "{proven}");
}

#[test]
fn a_turn_that_takes_all_is_found() {
    // Two captures in one turn, the second of which brings the last four too.
    let mut search = Search::new(Variant::HOYITO_2, 16);
    let mut found = 0;
    let mut chance = Chance(3);
    while found < 20 {
        let game = random_game(Variant::HOYITO_2, &mut chance, 12);
        let position = game.now().position;
        let tables = Tables::new(Variant::HOYITO_2);
        let most = i8::try_from(position.board.total()).expect("few");
        if greedy_takes(position) < most {
            continue;
        }
        found += 1;
        let full = Level::by_name("perfect").expect("the full level");
        let mut go_on = |nodes| nodes < 100_000;
        let value = choose(&mut search, &tables, position.into(), full, 0, &mut go_on);
        assert_eq!(value.and_then(|value| value.exact()), Some(most), "{position}");
    }
}

/// What the greedy opponent takes in its turn.
fn greedy_takes(mut position: Position) -> i8 {
    let (mover, before) = (position.turn, position.captured);
    let mut sower = Sower::new(position.variant);
    while let Some(house) = greedy_house(&position, 0) {
        let sowing = position.sow(house, &mut sower).expect("a legal sowing");
        let (next, over) = position.after(&sowing);
        position = next;
        if over.is_some() || !next.again {
            break;
        }
    }
    i8::try_from(position.captured[mover] - before[mover]).expect("few")
}

#[test]
fn a_third_occurrence_is_worth_what_has_been_captured() {
    // From a game in which both sides went round in a circle twice, the way back into it is the
    // end of the game: worth 0, and no table says otherwise.
    let mut chance = Chance(17);
    let mut sower = Sower::new(Variant::HOYITO_2);
    let mut checked = 0;
    while checked < 3 {
        let mut game = random_game(Variant::HOYITO_2, &mut chance, 8);
        while game.now().over.is_none() {
            let position = game.now().position;
            let quiet: Vec<House> = position
                .sowings(&mut sower)
                .filter(|(_, sowing)| sowing.captured == 0)
                .map(|(house, _)| house)
                .collect();
            let Some(&house) = quiet.get(chance.below(quiet.len().max(1))) else { break };
            game.play(house).expect("a legal sowing");
        }
        if game.now().over.map(|over| over.reason) != Some(EndReason::Repetition) {
            continue;
        }
        let last = game.line()[game.ply() - 1].house;
        game.undo().expect("a sowing");
        let mut search = Search::new(Variant::HOYITO_2, 16);
        let tables = tables(Variant::HOYITO_2, 8);
        let found = exact(&mut search, situation(&game), &tables, 1_000_000);
        let (_, value) = found.iter().find(|found| found.0 == last.number()).expect("its value");
        assert_eq!(*value, Some(0), "{}", game.now().position);
        checked += 1;
    }
}

#[test]
fn the_hundredth_quiet_sowing_ends_a_game() {
    let position = position("hoyito-2 000311/002100 20-20 S");
    let other = Position { turn: Side::North, ..position };
    let tables = tables(Variant::HOYITO_2, 8);
    let mut search = Search::new(Variant::HOYITO_2, 16);
    let fresh = exact(&mut search, position, &tables, 1_000_000);
    assert!(fresh.iter().all(|&(_, value)| value == Some(-8)), "{fresh:?}");
    // Ninety-nine unlike positions before: any sowing without a capture is the last.
    let late = Situation::new(position, std::iter::repeat_n(other, 99));
    search.forget();
    let late = exact(&mut search, late, &tables, 1_000_000);
    assert!(late.iter().all(|&(_, value)| value == Some(0)), "{late:?}");
}

#[test]
fn limits_hold_and_a_search_goes_on_where_it_was_broken_off() {
    let variant = Variant::HOYITO_2_12;
    let tables = Tables::new(variant);
    let mut search = Search::new(variant, 16);
    let mut analysis = Analysis::new(&mut search, Position::opening(variant).into(), Goal::Best);
    for _ in 0..20 {
        let before = analysis.nodes();
        assert!(!analysis.advance(&mut search, &tables, &mut |nodes| nodes < 5_000));
        assert!(analysis.nodes() - before < 5_000 + 2_000);
    }
    assert!(analysis.depth() >= 3);
    let before = analysis.nodes();
    analysis.advance(&mut search, &tables, &mut |_| false);
    assert!(analysis.nodes() - before < 200);
}

#[test]
fn every_level_plays_legal_and_reproducible_games() {
    for variant in Variant::ALL {
        let tables = Tables::new(variant);
        for level in Level::ALL {
            let play = |seed: u32| {
                let mut game = Game::new(variant, Side::South);
                let mut search = Search::new(variant, 14);
                while game.now().over.is_none() && game.ply() < 60 {
                    let mut go_on = |nodes| nodes < 3_000;
                    let value =
                        choose(&mut search, &tables, situation(&game), level, seed, &mut go_on);
                    game.play(value.expect("a sowing").house).expect("a legal sowing");
                }
                game.line().iter().map(|sown| sown.house).collect::<Vec<_>>()
            };
            assert_eq!(play(1), play(1));
            if level.id <= 3 {
                assert_ne!(play(1), play(2));
            }
        }
    }
}

#[test]
fn a_house_that_sows_for_ever_is_neither_valued_nor_chosen() {
    let mut chance = Chance(23);
    let mut sower = Sower::new(Variant::HOYITO_2);
    let mut met = 0;
    let mut search = Search::new(Variant::HOYITO_2, 14);
    while met < 5 {
        let game = random_game(Variant::HOYITO_2, &mut chance, 40);
        let position = game.now().position;
        let row = position.variant.row;
        let endless: Vec<House> = House::of(position.turn, row)
            .filter(|&house| position.board.seeds_in(house) > 0)
            .filter(|&house| sower.sow(&position.board, house).is_none())
            .collect();
        if endless.is_empty() {
            continue;
        }
        met += 1;
        let tables = Tables::new(Variant::HOYITO_2);
        let found = exact(&mut search, position, &tables, 2_000);
        let legal: Vec<u8> =
            position.legal_houses(position.turn, &mut sower).map(House::number).collect();
        assert_eq!(found.iter().map(|found| found.0).collect::<Vec<_>>(), legal);
    }
}

#[test]
fn the_best_line_is_played_to_what_its_house_is_worth() {
    let tables = tables(Variant::HOYITO_2, 8);
    let mut finished = 0;
    for text in [
        "hoyito-2 000311/002100 20-20 S",
        "hoyito-2 000101/300111 20-20 S",
        "hoyito-2 200010/310010 24-16 N",
        "hoyito-2 111100/001111 20-20 S",
    ] {
        let mut search = Search::new(Variant::HOYITO_2, 16);
        let position = position(text);
        let mut analysis = Analysis::new(&mut search, position.into(), Goal::Values);
        analysis.advance(&mut search, &tables, &mut |nodes| nodes < 1_000_000);
        for value in analysis.values().to_vec() {
            let line = analysis.line(&mut search, &tables, value.house, 40);
            assert_eq!(line.first(), Some(&value.house), "{text}");
            let mut game = Game::from_position(position);
            for house in line {
                game.play(house).expect("a legal sowing");
            }
            let [before, now] = [position, game.now().position].map(|at| {
                let heap = |side: Side| at.captured[side].cast_signed();
                heap(position.turn) - heap(position.turn.other())
            });
            if game.now().over.is_some() {
                assert_eq!(Some(now - before), value.exact(), "{text}");
                finished += 1;
            }
        }
    }
    assert!(finished > 3, "{finished}");
}
