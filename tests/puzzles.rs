//! The page's puzzles: each of them proven by the engine, and an answer that is off refused.

#[path = "common/tables.rs"]
mod tables;

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fs;

use hoyito::endgame::Tables;
use hoyito::rules::{Board, House, Position, Side, Sower, Sowing, Variant};
use hoyito::search::{Analysis, Goal, Search, Situation};
use hoyito::session::Game;
use serde_json::Value;
use tables::tables;

/// Sowings looked at to prove one position.
const PROOF: u64 = 2_000_000;

/// The entries of the page's module.
fn collection() -> Vec<Value> {
    let text = fs::read_to_string("www/puzzles/collection.js").expect("the module");
    let (_, list) = text.split_once("= [").expect("a list");
    let (list, _) = list.rsplit_once(",\n];").expect("the end of the list");
    // JavaScript's names and quotes as JSON wants them.
    let quoted = |word: &str| {
        word.strip_suffix(':').map_or_else(|| word.to_owned(), |name| format!("\"{name}\":"))
    };
    let words: Vec<String> = list.split_whitespace().map(quoted).collect();
    let json = format!("[{}]", words.join(" ").replace('\'', "\""));
    serde_json::from_str(&json).expect("a list of plain objects")
}

fn text<'a>(puzzle: &'a Value, field: &str) -> &'a str {
    puzzle[field].as_str().expect("a text")
}

/// What proves puzzles.
#[derive(Default)]
struct Prover {
    exact: HashMap<&'static str, (Tables, Search)>,
}

impl Prover {
    /// Proves one puzzle.
    ///
    /// # Errors
    /// What is wrong with it.
    fn prove(&mut self, puzzle: &Value) -> Result<(), String> {
        let position: Position = text(puzzle, "position").parse().map_err(|_| "no position")?;
        check_start(&position)?;
        let line = read_line(&position, text(puzzle, "line"))?;
        let own = line.iter().filter(|house| house.owner(position.variant.row) == Side::South);
        let grade = match own.count() {
            0..=2 => 1,
            3 => 2,
            4 => 3,
            5..=6 => 4,
            _ => 5,
        };
        if puzzle["grade"] != grade {
            return Err(format!("the grade is {grade}"));
        }
        match text(puzzle, "kind") {
            "most" => prove_most(&position, &line, &puzzle["seeds"]),
            "win" => self.prove_win(&position, &line, puzzle),
            _ => Err("no such kind".to_owned()),
        }
    }

    /// The final lead of the side to move for each of its houses.
    fn leads(&mut self, situation: Situation) -> Result<BTreeMap<House, i8>, String> {
        let position = situation.position;
        let variant = position.variant;
        let (tables, search) = self
            .exact
            .entry(variant.id)
            .or_insert_with(|| (tables(variant, 16), Search::new(variant, 18)));
        let mut analysis = Analysis::new(search, situation, Goal::Values);
        analysis.advance(search, tables, &mut |sowings| sowings < PROOF);
        let lead = lead(&position, position.turn);
        let exact = |value: &hoyito::search::HouseValue| Some((value.house, lead + value.exact()?));
        let leads: Option<BTreeMap<_, _>> = analysis.values().iter().map(exact).collect();
        leads.ok_or_else(|| format!("{position} cannot be proven"))
    }

    /// One house of three or more wins, by the margin told, and the line is best play until the
    /// win is certain.
    fn prove_win(
        &mut self,
        start: &Position,
        line: &[House],
        puzzle: &Value,
    ) -> Result<(), String> {
        let row = start.variant.row;
        let mut leads = self.leads((*start).into())?;
        if leads.len() < 3 {
            return Err("there is little to choose from".to_owned());
        }
        let margin = leads.remove(&line[0]).ok_or("the first house is not legal")?;
        if margin <= 0 || puzzle["margin"] != margin {
            return Err(format!("the final lead is {margin}"));
        }
        let others: serde_json::Map<String, Value> =
            leads.iter().map(|(house, &lead)| (house.letter(row).into(), lead.into())).collect();
        if leads.values().any(|&lead| lead > 0) || puzzle["others"] != Value::Object(others) {
            return Err(format!("the other houses are {leads:?}"));
        }
        if grabs_most(start, line[0]) {
            return Err("it is the house that takes the most at once".to_owned());
        }
        let mut game = Game::from_position(*start);
        for house in line {
            let now = game.now();
            if is_decided(&now.position) {
                return Err("the win is certain sooner".to_owned());
            }
            let leads = self.leads(now.position.into())?;
            let best = if now.position.turn == Side::South { margin } else { -margin };
            if leads.get(house) != Some(&best) || leads.values().max() != Some(&best) {
                return Err(format!("{} is not best play", house.letter(row)));
            }
            game.play(*house).map_err(|error| error.to_string())?;
        }
        let end = game.now().position;
        let won = lead(&end, Side::South) > 0 && is_decided(&end);
        if won { Ok(()) } else { Err("the win is not certain yet".to_owned()) }
    }
}

/// South is to move at the beginning of a turn, with all seeds of the game there.
fn check_start(position: &Position) -> Result<(), String> {
    let (board, captured) = (&position.board, position.captured);
    let all = board.total() + captured.south + captured.north;
    let plain = Position { board: *board, captured, ..Position::opening(position.variant) };
    if *position != plain || all != position.variant.seeds() || captured.south % 4 > 0 {
        return Err(format!("{position} is no position of a game"));
    }
    Ok(())
}

/// Whether a house alone takes the most at once.
fn grabs_most(position: &Position, house: House) -> bool {
    let mut sower = Sower::new(position.variant);
    let sowings: Vec<_> = position.sowings(&mut sower).collect();
    let taken = |(other, sowing): &(House, Sowing)| (*other == house).then_some(sowing.captured);
    let own = sowings.iter().find_map(taken);
    sowings.iter().all(|(other, sowing)| *other == house || Some(sowing.captured) < own)
}

fn read_line(position: &Position, letters: &str) -> Result<Vec<House>, String> {
    let houses = letters.chars().map(|letter| House::by_letter(letter, position.variant.row));
    let line: Option<Vec<House>> = houses.collect();
    line.filter(|line| !line.is_empty()).ok_or_else(|| "no line".to_owned())
}

fn lead(position: &Position, side: Side) -> i8 {
    position.captured[side].cast_signed() - position.captured[side.other()].cast_signed()
}

/// Whether the seeds left cannot change who has more.
fn is_decided(position: &Position) -> bool {
    lead(position, Side::South).unsigned_abs() > position.board.total()
}

/// The line takes the seeds told, all orders of the turn take less or as much, no other first house
/// as much, and no shorter line either.
fn prove_most(start: &Position, line: &[House], seeds: &Value) -> Result<(), String> {
    let mut game = Game::from_position(*start);
    for (index, &house) in line.iter().enumerate() {
        let now = game.now();
        if now.turn != 1 || index > 0 && !now.position.again {
            return Err("the line is more than a turn".to_owned());
        }
        game.play(house).map_err(|error| error.to_string())?;
    }
    let taken = game.now().position.captured.south - start.captured.south;
    if *seeds != taken {
        return Err(format!("the line takes {taken}"));
    }
    let mut sower = Sower::new(start.variant);
    let firsts = orders(start, &mut sower, &mut HashMap::new());
    let best = firsts.iter().map(|&(_, most)| most).max().ok_or("no sowing")?;
    if best != (taken, usize::MAX - line.len()) {
        return Err(format!("the turn can take {} in {}", best.0, usize::MAX - best.1));
    }
    let right: Vec<House> =
        firsts.iter().filter(|(_, most)| most.0 == taken).map(|&(house, _)| house).collect();
    if right == [line[0]] { Ok(()) } else { Err("another first house takes as much".to_owned()) }
}

/// The most seeds of a turn; the higher of equal ones has fewer captures.
type Most = (u8, usize);

/// What each first house can take by the best order of the rest of the turn.
fn orders(
    position: &Position,
    sower: &mut Sower,
    known: &mut HashMap<Board, Most>,
) -> Vec<(House, Most)> {
    let sowings: Vec<_> = position.sowings(sower).collect();
    let most = |(house, sowing)| {
        let (next, over) = position.after(&sowing);
        let taken = next.captured.south - position.captured.south;
        if taken == 0 {
            return (house, (0, usize::MAX));
        }
        let (more, left) = match known.get(&next.board) {
            _ if over.is_some() => (0, usize::MAX),
            Some(&most) => most,
            None => {
                let rest = orders(&next, sower, known);
                let most = rest.iter().map(|&(_, most)| most).max().unwrap_or((0, usize::MAX));
                known.insert(next.board, most);
                most
            }
        };
        (house, (taken + more, left - 1))
    };
    sowings.into_iter().map(most).collect()
}

#[test]
fn every_puzzle_is_proven() {
    let mut prover = Prover::default();
    let puzzles = collection();
    for puzzle in &puzzles {
        if let Err(fault) = prover.prove(puzzle) {
            panic!("{puzzle}: {fault}");
        }
    }
    println!("{} puzzles are proven", puzzles.len());
}

#[test]
fn an_answer_that_is_off_is_refused() {
    let mut prover = Prover::default();
    let puzzles = collection();
    let of = |kind| puzzles.iter().find(|puzzle| puzzle["kind"] == kind).expect("one of each kind");
    let (most, win) = (of("most"), of("win"));
    prover.prove(most).and_then(|()| prover.prove(win)).expect("right answers");

    let mut refused = |puzzle: &Value, field: &str, off: Value| {
        let mut altered = puzzle.clone();
        altered[field] = off;
        assert!(prover.prove(&altered).is_err(), "{altered}");
    };
    for puzzle in [most, win] {
        let line = text(puzzle, "line");
        let first = &line[..1];
        let houses = ["A", "B", "C", "D", "E", "F"].into_iter().filter(|house| *house != first);
        for other in houses {
            refused(puzzle, "line", line.replacen(first, other, 1).into());
        }
        refused(puzzle, "line", line[..line.len() - 1].into());
        refused(puzzle, "line", format!("{line}A").into());
        refused(puzzle, "grade", 5.into());
    }
    refused(most, "seeds", (most["seeds"].as_i64().expect("seeds") + 4).into());
    refused(win, "margin", (win["margin"].as_i64().expect("a margin") + 4).into());
    let mut others = win["others"].clone();
    others.as_object_mut().expect("houses").values_mut().for_each(|lead| *lead = 4.into());
    refused(win, "others", others);
}

#[test]
fn there_is_a_choice_of_different_puzzles() {
    let puzzles = collection();
    assert!(puzzles.len() >= 40, "{} puzzles", puzzles.len());
    let distinct =
        |field| puzzles.iter().map(|puzzle| text(puzzle, field)).collect::<BTreeSet<_>>();
    assert_eq!(distinct("id").len(), puzzles.len());
    assert_eq!(distinct("position").len(), puzzles.len());

    let mut cells: BTreeMap<(String, u64), usize> = BTreeMap::new();
    for puzzle in &puzzles {
        let grade = puzzle["grade"].as_u64().expect("a grade");
        *cells.entry((text(puzzle, "kind").to_owned(), grade)).or_default() += 1;
    }
    assert_eq!(cells.len(), 10, "every grade of both kinds: {cells:?}");
    assert!(cells.values().all(|&count| count >= 2), "{cells:?}");
    for variant in [Variant::HOYITO_2, Variant::HOYITO_3, Variant::HOYITO_2_12] {
        let named = format!("{} ", variant.id);
        let of = puzzles.iter().filter(|puzzle| text(puzzle, "position").starts_with(&named));
        assert!(of.count() >= 8, "{}", variant.id);
    }
}

#[test]
fn puzzles_come_by_kind_and_grade() {
    let order = |puzzle: &Value| (text(puzzle, "kind").to_owned(), puzzle["grade"].as_u64());
    assert!(collection().is_sorted_by_key(order));
}
