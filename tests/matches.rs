//! Matches: their rounds, how the boards are filled, and how they end.

use hoyito::rules::{EndReason, House, Position, Side, Variant};
use hoyito::session::{
    FinishError, Game, Length, Match, MatchEnd, MatchEndReason, Unit, Way, read_record,
    write_record,
};

fn length(number: u8, unit: Unit) -> Length {
    Length::new(number, unit).expect("a length")
}

fn new_match(variant: Variant, way: Way, number: u8, unit: Unit) -> Match {
    Match::new(variant, Side::South, way, length(number, unit))
}

fn next_game(played: &Match) -> Game {
    Game::from_position(played.next_round().expect("not over yet").position)
}

/// Plays the next round so that `winner` wins it by resignation, or nobody by agreement.
fn decide(played: &mut Match, winner: Option<Side>) {
    let mut game = next_game(played);
    match winner {
        Some(side) => game.resign(side.other()),
        None => game.agree_draw(),
    }
    .expect("not over");
    played.finish(&game).expect("a finished round");
}

/// Plays letters, then ends the game as told.
fn play(game: &mut Game, letters: &str) {
    for letter in letters.chars() {
        let row = game.now().position.variant.row;
        game.play(House::by_letter(letter, row).expect("a house")).expect("a legal sowing");
    }
}

const SOUTH: Option<Side> = Some(Side::South);
const NORTH: Option<Side> = Some(Side::North);

#[test]
fn lengths_go_from_one_to_fifteen() {
    for number in 0..=u8::MAX {
        let fits = Length::new(number, Unit::Wins).is_some();
        assert_eq!(fits, (1..=15).contains(&number), "{number}");
    }
    let default = Length::default();
    assert_eq!((default.number(), default.unit()), (5, Unit::Rounds));
}

#[test]
fn all_rounds_are_played_and_the_starter_alternates() {
    let mut played = new_match(Variant::HOYITO_2, Way::Full, 3, Unit::Rounds);
    for (number, starter) in [(1, Side::South), (2, Side::North), (3, Side::South)] {
        assert_eq!(played.ended(), None);
        let round = played.next_round().expect("not over yet");
        assert_eq!((round.number, round.position.turn), (number, starter));
        assert!(round.position.closed.is_empty());
        decide(&mut played, SOUTH);
    }
    let end = MatchEnd { winner: SOUTH, reason: MatchEndReason::Rounds };
    assert_eq!((played.ended(), played.next_round()), (Some(end), None));
    assert_eq!(played.score().0.south, 3);
}

#[test]
fn equal_rounds_are_decided_by_seeds_and_equal_seeds_by_nothing() {
    let mut played = new_match(Variant::HOYITO_2, Way::Full, 2, Unit::Rounds);
    let mut game = next_game(&played);
    play(&mut game, "Cb");
    game.resign(Side::North).expect("not over");
    played.finish(&game).expect("a finished round");
    decide(&mut played, NORTH);
    let (won, seeds) = played.score();
    assert_eq!((won.south, won.north, seeds.south, seeds.north), (1, 1, 0, 4));
    assert_eq!(played.ended().expect("over").winner, NORTH);
    let mut drawn = new_match(Variant::HOYITO_2, Way::Full, 1, Unit::Rounds);
    decide(&mut drawn, None);
    let end = MatchEnd { winner: None, reason: MatchEndReason::Rounds };
    assert_eq!(drawn.ended(), Some(end));
}

#[test]
fn a_match_to_wins_ends_with_the_last_of_them() {
    let mut played = new_match(Variant::HOYITO_1, Way::Full, 2, Unit::Wins);
    for winner in [NORTH, None, SOUTH] {
        decide(&mut played, winner);
        assert_eq!(played.ended(), None);
    }
    decide(&mut played, NORTH);
    assert_eq!(played.ended(), Some(MatchEnd { winner: NORTH, reason: MatchEndReason::Wins }));
}

#[test]
fn a_match_of_draws_ends_too() {
    let mut played = new_match(Variant::HOYITO_3, Way::Full, 15, Unit::Wins);
    decide(&mut played, SOUTH);
    while played.ended().is_none() {
        decide(&mut played, None);
    }
    assert_eq!(played.results().len(), 60);
    assert_eq!(played.ended(), Some(MatchEnd { winner: SOUTH, reason: MatchEndReason::Rounds }));
}

#[test]
fn the_last_four_have_an_owner_from_the_third_round_on() {
    for way in [Way::Full, Way::Filled] {
        let mut played = new_match(Variant::HOYITO_3, way, 6, Unit::Rounds);
        for (winner, owner) in [(SOUTH, None), (NORTH, None), (SOUTH, NORTH), (None, SOUTH)] {
            let round = played.next_round().expect("not over yet").position;
            assert_eq!(round.last_four_to, owner, "{way:?}");
            let mut game = Game::from_position(round);
            // Both sides get some seeds, to have houses in the next round.
            while game.now().position.captured.south < 8 || game.now().position.captured.north < 8 {
                greedy(&mut game);
            }
            match winner {
                Some(side) => game.resign(side.other()).expect("not over"),
                None => game.agree_draw().expect("not over"),
            }
            played.finish(&game).expect("a finished round");
        }
        assert_eq!(played.next_round().expect("not over yet").position.last_four_to, None);
    }
}

/// Makes the sowing that captures most, for the side that has less, or least.
fn greedy(game: &mut Game) {
    let position = game.now().position;
    let captured = position.captured;
    let behind = captured[position.turn] <= captured[position.turn.other()];
    let sowings: Vec<_> = position.sowings(game.sower()).collect();
    let (house, _) =
        sowings
            .into_iter()
            .max_by_key(|(_, sowing)| {
                if behind { i32::from(sowing.captured) } else { -i32::from(sowing.captured) }
            })
            .expect("a legal sowing");
    game.play(house).expect("legal");
}

#[test]
fn boards_are_filled_from_the_captured_seeds_and_the_winners_part_of_a_resignation() {
    let mut played = new_match(Variant::HOYITO_2, Way::Filled, 5, Unit::Rounds);
    let mut game = next_game(&played);
    play(&mut game, "Cb");
    game.resign(Side::North).expect("not over");
    played.finish(&game).expect("a finished round");
    // The score of the round is what was captured: 0-4, as in its record.
    assert_eq!(played.results()[0].captured.north, 4);
    let round = played.next_round().expect("not over yet");
    let text = "hoyito-2 444444/400000 20-0 N closed=bcdef";
    assert_eq!(round.position.to_string(), text);
    // The record of the round can be replayed alone.
    let mut game = Game::from_position(round.position);
    play(&mut game, "a");
    let record = write_record(&game, &hoyito::session::Tags::default());
    assert!(record.contains(&format!("[Start \"{text}\"]\n")), "{record}");
    let loaded = read_record(&record).expect("a record");
    assert_eq!((loaded.damage, loaded.game.now()), (None, game.now()));
}

#[test]
fn whoever_cannot_fill_a_house_has_lost_the_match() {
    let mut played = new_match(Variant::HOYITO_2, Way::Filled, 5, Unit::Rounds);
    decide(&mut played, NORTH);
    assert_eq!(played.ended(), Some(MatchEnd { winner: NORTH, reason: MatchEndReason::NoHouse }));
    assert_eq!(played.next_round(), None);
    // Seeds left by an agreed draw are nobody's.
    let mut drawn = new_match(Variant::HOYITO_2, Way::Filled, 5, Unit::Rounds);
    decide(&mut drawn, None);
    assert_eq!(drawn.ended(), Some(MatchEnd { winner: None, reason: MatchEndReason::NoHouse }));
    let mut drawn = new_match(Variant::HOYITO_2, Way::Filled, 5, Unit::Rounds);
    let mut game = next_game(&drawn);
    play(&mut game, "Cb");
    game.agree_draw().expect("not over");
    drawn.finish(&game).expect("a finished round");
    assert_eq!(drawn.ended(), Some(MatchEnd { winner: NORTH, reason: MatchEndReason::NoHouse }));
    // After the last round nothing is filled any more.
    let mut last = new_match(Variant::HOYITO_2, Way::Filled, 1, Unit::Rounds);
    decide(&mut last, NORTH);
    assert_eq!(last.ended().expect("over").reason, MatchEndReason::Rounds);
}

#[test]
fn games_that_are_not_the_next_round_are_refused() {
    let mut played = new_match(Variant::HOYITO_2, Way::Full, 1, Unit::Rounds);
    let mut game = next_game(&played);
    assert_eq!(played.finish(&game), Err(FinishError::NotOver));
    let mut other = Game::new(Variant::HOYITO_2, Side::North);
    other.agree_draw().expect("not over");
    assert_eq!(played.finish(&other), Err(FinishError::OtherRound));
    assert!(played.results().is_empty());
    game.agree_draw().expect("not over");
    assert_eq!(played.finish(&game), Ok(()));
    assert_eq!(played.finish(&game), Err(FinishError::MatchOver));
    assert_eq!(played.results().len(), 1);
}

/// Whole matches, played by a simple chance: each ends, and its seeds are accounted for.
#[test]
fn filled_matches_come_to_their_end() {
    let mut seen = [0; 3];
    let mut stalled = 0;
    for seed in 0..240_u64 {
        let mut chance = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
        let variant = Variant::ALL[usize::try_from(seed % 4).expect("small")];
        let unit = if seed % 3 == 0 { Unit::Wins } else { Unit::Rounds };
        let mut played = new_match(variant, Way::Filled, 6, unit);
        let mut seeds = variant.seeds();
        while let Some(round) = played.next_round() {
            let opening = round.position;
            let on_board = opening.board.total() + opening.captured.south + opening.captured.north;
            assert_eq!(on_board, seeds);
            assert_eq!(opening.to_string().parse::<Position>(), Ok(opening));
            let mut game = Game::from_position(opening);
            while game.now().over.is_none() {
                let now = game.now().position;
                let legal: Vec<House> = now.legal_houses(now.turn, game.sower()).collect();
                chance ^= chance << 13;
                chance ^= chance >> 7;
                chance ^= chance << 17;
                game.play(legal[usize::try_from(chance >> 33).expect("32 bits") % legal.len()])
                    .expect("legal");
            }
            let end = game.now();
            let reason = end.over.expect("over").reason;
            let swept = matches!(reason, EndReason::FinalFour | EndReason::Swept);
            assert!(!swept || end.position.board.total() == 0);
            stalled += u32::from(!swept);
            seeds = end.position.captured.south + end.position.captured.north;
            played.finish(&game).expect("a finished round");
        }
        let end = played.ended().expect("over");
        let rounds = played.results().len();
        assert!(rounds <= if unit == Unit::Wins { 24 } else { 6 });
        match end.reason {
            MatchEndReason::Rounds => assert_eq!(rounds, if unit == Unit::Wins { 24 } else { 6 }),
            MatchEndReason::Wins => assert_eq!(unit, Unit::Wins),
            MatchEndReason::NoHouse => {}
        }
        seen[end.reason as usize] += 1;
    }
    assert!(seen[MatchEndReason::NoHouse as usize] > 0 && stalled > 0, "{seen:?} {stalled}");
}
