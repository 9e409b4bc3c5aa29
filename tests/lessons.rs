//! The positions that the page teaches with: each lesson can be done as its data says, and no
//! picture of the rules shows anything but what it stands for.

use std::fs;

use hoyito::rules::{House, Position, Side, Unplayable};
use hoyito::session::{Game, captures};

/// A sowing, as far as lessons and pictures are about it.
struct Deed {
    laps: u32,
    last: House,
    captures: Vec<House>,
    passes: &'static [Side],
    last_four: Option<Side>,
    over: bool,
}

fn game(position: &str) -> Game {
    let read: Position = position.parse().unwrap_or_else(|error| panic!("{position}: {error}"));
    assert_eq!(read.turn, Side::South, "{position}");
    assert_eq!(read.to_string(), position);
    Game::from_position(read)
}

fn house(letter: char, row: u8) -> House {
    House::by_letter(letter, row).expect("a house of the board")
}

/// Sows the houses of `letters`, all of them in South's turn.
fn turn(position: &str, letters: &str) -> Vec<Deed> {
    let mut game = game(position);
    let row = game.now().position.variant.row;
    let sow = |letter| {
        let sown = house(letter, row);
        let mover = game.now().position.turn;
        assert_eq!(mover, Side::South, "{position} {letters}");
        let preview = game.preview(sown).unwrap_or_else(|why| panic!("{position} {letter}: {why}"));
        game.play(sown).expect("it is legal");
        let ply = game.plies();
        let steps = game.steps(ply).expect("the last");
        assert_eq!(captures(&steps), preview.captures);
        Deed {
            laps: preview.laps,
            last: preview.last,
            captures: preview.captures,
            passes: game.now().passed(),
            last_four: game.last_four(ply),
            over: preview.over,
        }
    };
    letters.chars().map(sow).collect()
}

/// The houses of South's that it cannot sow because that would never end.
fn endless(position: &str) -> Vec<House> {
    let mut game = game(position);
    let row = game.now().position.variant.row;
    House::of(Side::South, row)
        .filter(|&house| game.preview(house) == Err(Unplayable::Endless))
        .collect()
}

/// The names and the texts of a data module: what stands between single quotes, and what stands
/// before a colon.
fn words(file: &str) -> Vec<String> {
    let text = fs::read_to_string(file).expect("a readable module");
    let from = text.find("*/").expect("its comment") + 2;
    text[from..].split(['\'', '\n']).map(|word| word.trim().to_owned()).collect()
}

#[test]
fn every_lesson_can_be_done() {
    let words = words("www/tutorial/lessons.js");
    let after = |name: &str| -> Vec<&str> {
        let is_name = |word: &str| word.trim_start_matches([',', ' ']) == name;
        words.windows(2).filter(|pair| is_name(&pair[0])).map(|pair| &pair[1][..]).collect()
    };
    let (names, positions, solutions) = (after("name:"), after("position:"), after("solution:"));
    assert_eq!((names.len(), positions.len(), solutions.len()), (10, 10, 10));
    for ((name, position), solution) in names.into_iter().zip(positions).zip(solutions) {
        if name == "endless" {
            let stuck = endless(position);
            assert_eq!(stuck, solution.chars().map(|it| house(it, 6)).collect::<Vec<_>>());
            continue;
        }
        let deeds = turn(position, solution);
        let last = deeds.last().expect("a sowing");
        let taken = |deed: &Deed| deed.captures.len();
        let as_said = match name {
            "sow" => last.laps == 1 && last.last == house('c', 6) && taken(last) == 0,
            "relay" => last.laps == 3 && taken(last) == 0,
            "casa" => taken(last) == 1,
            "rows" => {
                let rows = deeds.iter().flat_map(|it| &it.captures).map(|it| it.owner(6));
                rows.eq([Side::South, Side::North])
            }
            "chain" => taken(last) == 3,
            "again" => deeds.len() == 2 && deeds.iter().all(|it| taken(it) > 0),
            "pass" => last.passes == [Side::North],
            "lastFour" => last.last_four == Some(Side::South),
            "turn" => deeds.iter().map(taken).sum::<usize>() == 5,
            other => panic!("a lesson {other} that is not tested"),
        };
        assert!(as_said, "{name}: {position} {solution}");
    }
}

#[test]
fn every_picture_shows_its_point() {
    let words = words("www/rules/pictures.js");
    let mut seen = 0;
    for four in words.windows(4).filter(|four| four[1].contains('/') && four[2] == ",") {
        let [point, position, _, letters] = four else { unreachable!("windows of four") };
        let point = point.trim_end_matches(": [");
        seen += 1;
        let deeds = turn(position, letters);
        let Some(last) = deeds.last() else {
            assert!(point == "aim" || !endless(position).is_empty(), "{point}: {position}");
            continue;
        };
        let taken = last.captures.len();
        let own = last.captures.first() == Some(&last.last);
        let as_said = match point {
            "sow" => last.laps == 1 && taken == 0,
            "relay" => last.laps > 1 && taken == 0,
            "casa" | "single" | "once" => taken == 1 && own,
            "passing" => taken > 1 && !own,
            "chain" => taken > 1 && own,
            "again" => deeds.len() > 1 && deeds.iter().all(|it| !it.captures.is_empty()),
            "pass" => last.passes == [Side::North],
            "lastFour" => last.last_four == Some(Side::South) && last.over,
            "origin" => {
                let start = game(position).now().position;
                let row = start.variant.row;
                let first = letters.chars().next().expect("a letter");
                start.board.seeds_in(house(first, row)) >= 2 * row && last.laps == 1
            }
            other => panic!("a point {other} that is not tested"),
        };
        assert!(as_said, "{point}: {position} {letters}");
    }
    assert_eq!(seen, 37, "pictures");
}
