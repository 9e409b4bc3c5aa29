//! Properties that hold for every position and every game.

use hoyito::rules::{Board, House, Position, Scene, Side, Sower, Step, Unplayable, Variant};
use hoyito::session::{Game, Tags, read_record, write_record};
use proptest::prelude::*;

/// A variant and the choices of a random game: each picks among the legal houses.
fn random_game() -> impl Strategy<Value = (Variant, Vec<usize>)> {
    (0..Variant::ALL.len(), prop::collection::vec(0..24_usize, 0..160))
        .prop_map(|(variant, choices)| (Variant::ALL[variant], choices))
}

/// Any board with up to all the seeds of its variant, thrown into houses.
fn any_position() -> impl Strategy<Value = Position> {
    let thrown = (0..Variant::ALL.len(), prop::collection::vec(0..24_u8, 1..97), any::<bool>());
    thrown.prop_map(|(variant, houses, north)| {
        let variant = Variant::ALL[variant];
        let mut seeds = vec![0; variant.houses().into()];
        for house in houses.iter().take(variant.seeds().into()) {
            seeds[usize::from(house % variant.houses())] += 1;
        }
        let board = Board::from_houses(&seeds).expect("no more seeds than the game has");
        let turn = if north { Side::North } else { Side::South };
        Position { board, turn, ..Position::opening(variant) }
    })
}

/// Plays a game by its choices until it is over.
fn played((variant, choices): &(Variant, Vec<usize>)) -> Game {
    let mut game = Game::new(*variant, Side::South);
    for choice in choices {
        if game.now().over.is_some() {
            break;
        }
        let position = game.now().position;
        let legal: Vec<House> = position.legal_houses(position.turn, game.sower()).collect();
        game.play(legal[choice % legal.len()]).expect("a legal house");
    }
    game
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// The one on which the page rests: it plays steps and works out nothing itself.
    #[test]
    fn steps_fold_to_the_next_position(game in random_game()) {
        let mut game = played(&game);
        for ply in 1..=game.plies() {
            let before = game.at(ply - 1).expect("on the line").position;
            let after = game.at(ply).expect("on the line");
            let mut scene = Scene { board: before.board, hand: 0, captured: before.captured };
            let seeds = scene.seeds();
            let steps = game.steps(ply).expect("on the line");
            for &step in &steps {
                let told = match step {
                    Step::Lift { house, seeds } | Step::Capture { house, seeds, .. } => {
                        scene.board.seeds_in(house) == seeds
                    }
                    Step::LastFour { seeds, .. } => scene.board.total() == seeds,
                    _ => true,
                };
                prop_assert!(told, "{step:?} tells its seeds");
                scene = scene.after(step);
                prop_assert_eq!(scene.seeds(), seeds, "seeds are constant after every step");
            }
            prop_assert_eq!(scene.hand, 0);
            prop_assert_eq!(scene.board, after.position.board);
            prop_assert_eq!(scene.captured, after.position.captured);
            prop_assert_eq!(steps.last() == after.over.map(Step::End).as_ref(), after.over.is_some());
        }
    }

    #[test]
    fn undo_after_play_is_identity(game in random_game()) {
        let mut game = played(&game);
        let end = game.now();
        let moments: Vec<_> = (0..=game.plies()).map(|ply| game.at(ply).unwrap()).collect();
        for moment in moments.iter().rev().skip(1) {
            game.undo().expect("not at the start");
            prop_assert_eq!(&game.now(), moment);
        }
        prop_assert!(game.undo().is_err());
        while game.redo().is_ok() {}
        prop_assert_eq!(game.now(), end);
    }

    /// What makes exact detection of endless sowings possible: see `rules/endless.rs`.
    #[test]
    fn a_lap_is_invertible(position in any_position(), house in 0..24_u8) {
        let row = position.variant.row;
        let house = House::new(house % (2 * row), row).expect("on the board");
        let before = position.board;
        prop_assume!(before.seeds_in(house) > 0);
        let mut scene = Scene { board: before, hand: 0, captured: position.captured };
        scene = scene.after(Step::Lift { house, seeds: before.seeds_in(house) });
        let mut last = house;
        while scene.hand > 0 {
            last = next(last, row);
            scene = scene.after(Step::Drop { house: last });
        }
        prop_assert_eq!(undone(scene.board, last), (before, house));
    }

    /// A capture takes only casas, and the sowing ends as the rules say.
    #[test]
    fn sowings_end_in_an_empty_house_or_a_casa(position in any_position()) {
        let mut sower = Sower::new(position.variant);
        for (house, sowing) in position.sowings(&mut sower) {
            prop_assert_eq!(sowing.captured % 4, 0);
            prop_assert_eq!(sowing.board.total() + sowing.captured, position.board.total());
            let left = sowing.board.seeds_in(sowing.last);
            prop_assert!(if left == 0 { sowing.captured > 0 } else { left == 1 }, "{:?}", house);
            // Far below the laps after which one is taken for endless.
            prop_assert!(sowing.laps < 1000, "{} laps", sowing.laps);
        }
    }

    /// Held against the plain definition: the laps come back to where they began.
    #[test]
    fn endless_sowings_are_told_exactly(position in any_position()) {
        prop_assume!(!position.variant.en_passant);
        let mut sower = Sower::new(position.variant);
        for house in House::all(position.variant.row) {
            if position.board.seeds_in(house) > 0 {
                let told = !sower.ends(&position.board, house);
                prop_assert_eq!(told, comes_back(position.board, house), "{:?}", house);
            }
        }
    }

    /// A memory of endless sowings changes no answer.
    #[test]
    fn an_old_sower_answers_like_a_new_one(positions in prop::collection::vec(any_position(), 8)) {
        let mut sowers = Variant::ALL.map(Sower::new);
        for position in positions.iter().chain(&positions) {
            let index = Variant::ALL.iter().position(|v| *v == position.variant).unwrap();
            for house in House::all(position.variant.row) {
                if position.board.seeds_in(house) > 0 {
                    let new = Sower::new(position.variant).sow(&position.board, house);
                    prop_assert_eq!(sowers[index].sow(&position.board, house), new);
                }
            }
        }
    }

    #[test]
    fn position_texts_round_trip(position in any_position(), again: bool, owner in 0..3_usize) {
        let last_four_to = [None, Some(Side::South), Some(Side::North)][owner];
        let position = Position { again, last_four_to, ..position };
        prop_assert_eq!(position.to_string().parse(), Ok(position));
    }

    #[test]
    fn damaged_position_texts_are_refused_or_mean_something(text in "\\PC{0,60}") {
        if let Ok(position) = text.parse::<Position>() {
            prop_assert_eq!(position.to_string().parse(), Ok(position));
        }
    }

    #[test]
    fn records_round_trip(game in random_game(), south in "\\PC{0,12}", closing in 0..4) {
        let mut game = played(&game);
        if game.now().over.is_none() {
            match closing {
                1 => game.resign(Side::South).unwrap(),
                2 => game.resign(Side::North).unwrap(),
                3 => game.agree_draw().unwrap(),
                _ => {}
            }
        }
        let mut tags = Tags::default();
        for (name, text) in [("South", south), ("North", "Ana \"Mate\" \\ B".into())] {
            tags.set(name, text).expect("a kept tag");
        }
        let text = write_record(&game, &tags);
        let loaded = read_record(&text).expect("a record");
        prop_assert_eq!(loaded.damage, None);
        prop_assert_eq!(&loaded.tags, &tags);
        prop_assert_eq!(loaded.game.line(), game.line());
        prop_assert_eq!(loaded.game.now(), game.now());
    }

    #[test]
    fn a_cut_record_loads_up_to_the_cut(game in random_game(), cut in 0.0..1.0_f64) {
        let game = played(&game);
        let text = write_record(&game, &Tags::default());
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a place in it")]
        #[expect(clippy::cast_precision_loss, reason = "records are short")]
        let cut = (text.len() as f64 * cut) as usize;
        if let Ok(loaded) = read_record(&text[..cut]) {
            prop_assert!(game.line().starts_with(loaded.game.line()));
        }
    }

    #[test]
    fn any_text_at_all_is_read_without_panic(text in "(?s)(\\[Variant \"hoyito-2\"\\]\n)?.{0,200}") {
        let _ = read_record(&text);
    }
}

/// Whether laps from `origin` come back to it and to the whole board as it was.
fn comes_back(board: Board, origin: House) -> bool {
    let start: Vec<u8> = board.houses().collect();
    let mut seeds = start.clone();
    let mut house = usize::from(origin.number());
    loop {
        for _ in 0..std::mem::take(&mut seeds[house]) {
            house = (house + 1) % seeds.len();
            seeds[house] += 1;
        }
        if matches!(seeds[house], 1 | 4) {
            return false;
        }
        if house == usize::from(origin.number()) && seeds == start {
            return true;
        }
    }
}

fn next(house: House, row: u8) -> House {
    House::new((house.number() + 1) % (2 * row), row).expect("on the board")
}

/// A lap undone: seeds taken back from `last` against the direction of sowing until a house is
/// empty; they came from there.
fn undone(mut board: Board, last: House) -> (Board, House) {
    let row = board.row();
    let mut house = last;
    let mut hand = 0;
    while board.seeds_in(house) > 0 {
        let seeds: Vec<u8> =
            House::all(row).map(|other| board.seeds_in(other) - u8::from(other == house)).collect();
        board = Board::from_houses(&seeds).expect("a board");
        hand += 1;
        house = House::new((house.number() + 2 * row - 1) % (2 * row), row).expect("on the board");
    }
    let lifted = House::all(row)
        .map(|other| if other == house { hand } else { board.seeds_in(other) })
        .collect::<Vec<u8>>();
    (Board::from_houses(&lifted).expect("a board"), house)
}

/// Cycles met in play from the opening, the longest of 364,632 laps, and before them the longest
/// found on rows of six, of 784,258 before the board is as at first, but for a turn along the ring.
#[test]
fn long_cycles_are_endless() {
    let cycles = [
        ("hoyito-2 732324/374823 0-0 S", 0),
        ("hoyito-2 2(13)5404/151041 8-0 S+", 0),
        ("hoyito-2 213(14)09/041510 0-8 S", 2),
        ("hoyito-2 10432(11)/570263 0-4 N+", 11),
    ];
    for (text, number) in cycles {
        let position: Position = text.parse().expect("a position");
        let house = House::new(number, 6).expect("a house");
        let mut sower = Sower::new(position.variant);
        assert!(comes_back(position.board, house), "{text}");
        for _ in 0..2 {
            assert_eq!(position.sow(house, &mut sower), Err(Unplayable::Endless), "{text}");
        }
    }
}
