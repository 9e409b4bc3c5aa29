//! The search where houses are closed: legal, without tables, and never misled by what it
//! remembers of boards with other houses closed.

use hoyito::endgame::Tables;
use hoyito::rules::{BySide, House, Position, Sower, Variant};
use hoyito::search::{Analysis, Goal, HouseValue, Level, Search, choose, greedy_house};
use hoyito::session::Game;

const MEMORY_BITS: u8 = 14;

/// Rounds as matches fill them, all houses of a variant open in none.
fn rounds(variant: Variant) -> impl Iterator<Item = Position> {
    let all = variant.seeds();
    (4..all - 4)
        .step_by(9)
        .map(move |south| Position::filled(variant, BySide { south, north: all - south }))
}

fn legal(position: &Position) -> Vec<House> {
    position.legal_houses(position.turn, &mut Sower::of(position)).collect()
}

fn tables(variant: Variant) -> Tables {
    let mut tables = Tables::new(variant);
    // On rows of twelve there are none.
    let _ = tables.build_next(&mut |_, _| true);
    tables
}

#[test]
fn every_level_plays_rounds_with_closed_houses() {
    for variant in Variant::ALL {
        let tables = tables(variant);
        let mut search = Search::new(variant, MEMORY_BITS);
        for opening in rounds(variant) {
            let mut game = Game::from_position(opening);
            for level in Level::ALL.iter().cycle().take(20) {
                let now = game.now();
                if now.over.is_some() {
                    break;
                }
                let situation = now.position.into();
                let mut go_on = |sowings| sowings < 2_000;
                let chosen = choose(&mut search, &tables, situation, *level, 7, &mut go_on);
                let house = chosen.expect("a legal sowing").house;
                assert!(legal(&now.position).contains(&house), "{} {house:?}", now.position);
                assert!(legal(&now.position).contains(&greedy_house(&now.position, 7).unwrap()));
                game.play(house).expect("legal");
            }
        }
    }
}

fn values(search: &mut Search, tables: &Tables, position: Position) -> Vec<HouseValue> {
    let mut analysis = Analysis::new(search, position.into(), Goal::Values);
    analysis.advance(search, tables, &mut |sowings| sowings < 20_000);
    analysis.values().to_vec()
}

#[test]
fn tables_and_memories_of_other_boards_change_nothing() {
    let boards = [
        "hoyito-2 101003/200001 20-20 S closed=BDEbcde",
        "hoyito-2 101003/200001 20-20 S closed=BE",
        "hoyito-2 101003/200001 20-20 S",
        "hoyito-2 000012/100010 20-20 S last4=N closed=ABb",
        "hoyito-2 000012/100010 20-20 S last4=N",
    ]
    .map(|text| text.parse::<Position>().unwrap_or_else(|error| panic!("{text}: {error}")));
    let tables = tables(Variant::HOYITO_2);
    let mut old = Search::new(Variant::HOYITO_2, MEMORY_BITS);
    for position in boards.iter().chain(&boards).chain(boards.iter().rev()) {
        let mut new = Search::new(Variant::HOYITO_2, MEMORY_BITS);
        let fresh = values(&mut new, &tables, *position);
        let used = values(&mut old, &tables, *position);
        assert_eq!(fresh.len(), legal(position).len());
        for (fresh, used) in fresh.iter().zip(&used) {
            assert_eq!(fresh.house, used.house);
            if let (Some(fresh), Some(used)) = (fresh.exact(), used.exact()) {
                assert_eq!(fresh, used, "{position}");
            }
            // Neither proves what the other disproves.
            assert!(fresh.lower <= used.upper && used.lower <= fresh.upper, "{position}");
        }
        if !position.closed.is_empty() {
            let none = Tables::new(Variant::HOYITO_2);
            let mut new = Search::new(Variant::HOYITO_2, MEMORY_BITS);
            assert_eq!(values(&mut new, &none, *position), fresh, "{position}");
        }
    }
}

/// A capture of all four seeds that are left to come is seen, and proven.
#[test]
fn a_capture_over_a_closed_house_is_worth_its_seeds() {
    // A's seed falls in C, over B: four there, and then four are left for the captor.
    let position: Position = "hoyito-2 103000/000400 20-20 S closed=B".parse().expect("a position");
    let mut search = Search::new(Variant::HOYITO_2, MEMORY_BITS);
    let values = values(&mut search, &tables(Variant::HOYITO_2), position);
    assert_eq!((values[0].house.letter(6), values[0].exact()), ('A', Some(8)));
}
