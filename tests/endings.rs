//! The ends of games that the vectors leave out, and who wins them.

use hoyito::rules::{EndReason, Ending, House, Position, Side, Step};
use hoyito::session::{Game, PlayError, Tags, read_record, write_record};

fn game(position: &str) -> Game {
    Game::from_position(position.parse::<Position>().expect("a position"))
}

/// Sows the first legal house again and again until the game is over.
fn play_out(game: &mut Game) -> Ending {
    loop {
        let now = game.now();
        if let Some(over) = now.over {
            return over;
        }
        let house = now.position.legal_houses(now.position.turn, game.sower()).next();
        game.play(house.expect("a legal house")).expect("it is legal");
    }
}

#[test]
fn the_same_position_for_the_third_time_ends_the_game() {
    let mut game = game("hoyito-2 100000/100000 22-20 S");
    let over = play_out(&mut game);
    assert_eq!(over, Ending { reason: EndReason::Repetition, winner: Some(Side::South) });
    let end = game.now().position;
    let seen = (0..=game.plies())
        .filter_map(|ply| game.at(ply).ok())
        .filter(|moment| (moment.position.board, moment.position.turn) == (end.board, end.turn));
    assert_eq!(seen.count(), 3);
    assert_eq!(game.steps(game.plies()).expect("the last").last(), Some(&Step::End(over)));
}

#[test]
fn a_game_that_neither_side_can_go_on_with_is_over_at_once() {
    let mut game = game("hoyito-3 000000/000000 20-24 N");
    let over = Ending { reason: EndReason::Stuck, winner: Some(Side::North) };
    assert_eq!(game.now().over, Some(over));
    assert_eq!(game.now().passed(), [Side::North, Side::South]);
    assert!(game.play(House::new(6, 6).expect("a house")).is_err());
}

#[test]
fn a_side_without_a_sowing_passes_before_the_first_move() {
    let game = game("hoyito-2 000000/000012 20-24 S");
    assert_eq!(game.now().passed(), [Side::South]);
    assert_eq!(game.now().position.turn, Side::North);
    // It is no turn: read again from its record, the game counts the same ones.
    let again = read_record(&write_record(&game, &Tags::default())).expect("a record").game;
    assert_eq!((game.now().turn, again.now().turn), (1, 1));
}

/// A capture of four that leaves four: F captures house a.
const BEFORE_THE_LAST_FOUR: &str = "hoyito-2 000101/300111 20-18 S";

#[test]
fn the_last_four_go_to_the_captor() {
    let mut game = game(BEFORE_THE_LAST_FOUR);
    game.play(House::new(5, 6).expect("F")).expect("legal");
    let now = game.now();
    assert_eq!((now.position.captured.south, now.position.captured.north), (28, 18));
    assert_eq!(now.position.board.total(), 0);
    assert_eq!(now.over, Some(Ending { reason: EndReason::FinalFour, winner: Some(Side::South) }));
    assert_eq!(game.last_four(1), Some(Side::South));
}

#[test]
fn the_last_four_go_to_the_side_that_the_match_gives_them() {
    let mut game = game(&format!("{BEFORE_THE_LAST_FOUR} last4=N"));
    game.play(House::new(5, 6).expect("F")).expect("legal");
    let now = game.now();
    assert_eq!((now.position.captured.south, now.position.captured.north), (24, 22));
    assert_eq!(game.last_four(1), Some(Side::North));
    let steps = game.steps(1).expect("the sowing");
    assert!(steps.contains(&Step::LastFour { to: Side::North, seeds: 4 }));
}

#[test]
fn a_capture_that_leaves_nothing_ends_the_game() {
    let mut game = game("hoyito-2 000001/300000 20-24 S");
    game.play(House::new(5, 6).expect("F")).expect("legal");
    assert_eq!(game.now().over, Some(Ending { reason: EndReason::Swept, winner: None }));
}

#[test]
fn a_resignation_belongs_to_the_end_of_the_line() {
    let mut game = game("hoyito-2 444444/444444 0-0 S");
    game.play(House::new(0, 6).expect("A")).expect("legal");
    game.resign(Side::South).expect("not over");
    assert_eq!(game.now().over.and_then(|over| over.winner), Some(Side::North));
    game.go_to(0).expect("the start");
    assert_eq!(game.now().over, None);
    game.go_to(1).expect("the end");
    assert!(game.now().over.is_some());
    game.undo().expect("the resignation");
    assert_eq!((game.ply(), game.now().over), (1, None));
    assert_eq!(game.go_to(2), Err(PlayError::NoSuchPly));
}
