//! The endgame tables against the vectors, against their own definition, and against damage.

mod common;

use std::collections::HashMap;
use std::sync::LazyLock;

use common::{each_case, numbers, variant};
use hoyito::endgame::{NotBuilt, TableError, Tables};
use hoyito::rules::{Board, Position, Settled, Side, Sower, Sowing, Variant};
use proptest::prelude::*;

/// The games on rows of six, and who may own the last four in them.
const ROUNDS: [(Variant, Option<Side>); 5] = [
    (Variant::HOYITO_1, None),
    (Variant::HOYITO_2, None),
    (Variant::HOYITO_3, None),
    (Variant::HOYITO_3, Some(Side::South)),
    (Variant::HOYITO_3, Some(Side::North)),
];

fn built(variant: Variant, last_four_to: Option<Side>, seeds: u8) -> Tables {
    let mut tables = Tables::with_last_four_to(variant, last_four_to);
    while tables.seeds() < seeds {
        tables.build_next(&mut |_, _| true).expect("a level");
    }
    tables
}

/// Up to 12 seeds for all rounds, and up to 16 where vectors ask for it.
static TABLES: LazyLock<[Tables; 5]> = LazyLock::new(|| {
    ROUNDS.map(|(variant, last_four_to)| {
        let vectors = variant != Variant::HOYITO_1 && last_four_to.is_none();
        built(variant, last_four_to, if vectors { 16 } else { 12 })
    })
});

fn tables(variant: Variant) -> &'static Tables {
    TABLES.iter().find(|tables| *tables.variant() == variant).expect("tables")
}

fn position(tables: &Tables, board: Board, turn: Side) -> Position {
    let last_four_to = tables.last_four_to();
    Position { board, turn, last_four_to, ..Position::opening(*tables.variant()) }
}

/// What `sowing` gains the side to move over the other, with the position that follows, if the
/// game goes on.
fn gain(position: &Position, sowing: &Sowing) -> (i8, Option<Position>) {
    let (next, over) = position.after(sowing);
    let lead = |side| next.captured[side].cast_signed();
    let gain = lead(position.turn) - lead(position.turn.other());
    (gain, over.is_none().then_some(next))
}

/// The value of a sowing by the rules and the value of the position after it.
fn value_of_sowing(tables: &Tables, position: &Position, sowing: &Sowing) -> i8 {
    let (gain, next) = gain(position, sowing);
    let rest = next.map_or(0, |next| {
        let value = tables.value(&next.board, next.turn).expect("a value");
        if next.turn == position.turn { value } else { -value }
    });
    gain + rest
}

/// The value of a position by the rules and the values of those after it.
fn value_by_successors(tables: &Tables, position: &Position, sower: &mut Sower) -> i8 {
    let mut settled = *position;
    match settled.settle(sower) {
        Settled::Stuck(_) => 0,
        Settled::Passed(_) => -tables.value(&settled.board, settled.turn).expect("a value"),
        Settled::Ready => {
            let sowings: Vec<_> = position.sowings(sower).collect();
            let values = sowings.iter().map(|(_, s)| value_of_sowing(tables, position, s));
            values.max().expect("a legal sowing")
        }
    }
}

#[test]
fn solved_boards() {
    each_case("solved.json", |case| {
        let tables = tables(variant(case));
        let board = Board::from_houses(&numbers(&case["board"])).expect("a board");
        let value = tables.value(&board, Side::South).expect("a value");
        assert_eq!(case["value"].as_i64(), Some(value.into()), "{case}");
        assert_eq!(tables.value(&board.turned(), Side::North), Some(value), "{case}");
        let position = position(tables, board, Side::South);
        let mut sower = Sower::new(*tables.variant());
        let sowings: Vec<_> = position.sowings(&mut sower).collect();
        let moves = case["moves"].as_object().expect("moves");
        assert_eq!(sowings.len(), moves.len(), "{case}");
        for (house, sowing) in sowings {
            let value = value_of_sowing(tables, &position, &sowing);
            assert_eq!(moves[&house.number().to_string()].as_i64(), Some(value.into()), "{case}");
        }
    });
}

/// A board of that many seeds, each dropped in some house.
fn boards(seeds: usize) -> impl Strategy<Value = Board> {
    prop::collection::vec(0_usize..12, seeds).prop_map(|drops| {
        let mut houses = [0; 12];
        for house in drops {
            houses[house] += 1;
        }
        Board::from_houses(&houses).expect("a board")
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4_000))]

    #[test]
    fn a_value_is_the_best_of_its_successors(
        board in prop_oneof![boards(4), boards(8), boards(12), boards(16)],
    ) {
        for tables in TABLES.iter().filter(|tables| tables.seeds() >= board.total()) {
            let mut sower = Sower::new(*tables.variant());
            for turn in Side::BOTH {
                let position = position(tables, board, turn);
                let value = value_by_successors(tables, &position, &mut sower);
                prop_assert_eq!(tables.value(&board, turn), Some(value), "{}", position);
            }
        }
    }

    #[test]
    fn both_sides_are_alike(board in boards(12)) {
        for tables in TABLES.iter().filter(|tables| tables.last_four_to().is_none()) {
            prop_assert_eq!(
                tables.value(&board, Side::South),
                tables.value(&board.turned(), Side::North)
            );
        }
        let [.., souths, norths] = &*TABLES;
        for turn in Side::BOTH {
            prop_assert_eq!(
                souths.value(&board, turn),
                norths.value(&board.turned(), turn.other())
            );
        }
    }
}

/// All boards of eight seeds.
fn all_boards_of_eight() -> Vec<Board> {
    fn fill(houses: &mut [u8; 12], house: usize, seeds: u8, boards: &mut Vec<Board>) {
        if house == 11 {
            houses[11] = seeds;
            boards.push(Board::from_houses(houses).expect("a board"));
            return;
        }
        for here in 0..=seeds {
            houses[house] = here;
            fill(houses, house + 1, seeds - here, boards);
        }
    }
    let mut boards = Vec::new();
    fill(&mut [0; 12], 0, 8, &mut boards);
    boards
}

/// One way on from a position: what it gains, and where it leads, with the sign of what follows.
type Way = (i8, Option<(usize, i8)>);

/// Values by the plain definition: 0 before any sowing, then again and again the best of the
/// successors' until nothing changes.
fn swept(boards: &[Board], variant: Variant, last_four_to: Option<Side>) -> Vec<[i8; 2]> {
    let numbers: HashMap<Board, usize> = boards.iter().copied().zip(0..).collect();
    let tables = Tables::with_last_four_to(variant, last_four_to);
    let mut sower = Sower::new(variant);
    // Two entries a board: South to move, North to move.
    let mut ways: Vec<Vec<Way>> = Vec::new();
    for (board, turn) in boards.iter().flat_map(|board| Side::BOTH.map(|turn| (*board, turn))) {
        let position = position(&tables, board, turn);
        let entry = |next: Position| {
            let entry = 2 * numbers[&next.board] + usize::from(next.turn == Side::North);
            (entry, if next.turn == turn { 1 } else { -1 })
        };
        let mut settled = position;
        ways.push(match settled.settle(&mut sower) {
            Settled::Stuck(_) => vec![(0, None)],
            Settled::Passed(_) => vec![(0, Some(entry(settled)))],
            Settled::Ready => {
                let sowings: Vec<_> = position.sowings(&mut sower).collect();
                let gains = sowings.iter().map(|(_, sowing)| gain(&position, sowing));
                gains.map(|(gain, next)| (gain, next.map(entry))).collect()
            }
        });
    }
    let mut values = vec![0; ways.len()];
    loop {
        let best = |ways: &Vec<Way>| {
            let value = |&(gain, next): &Way| gain + next.map_or(0, |(to, sign)| sign * values[to]);
            ways.iter().map(value).max().expect("a way on")
        };
        let next: Vec<i8> = ways.iter().map(best).collect();
        if next == values {
            return values.chunks(2).map(|pair| [pair[0], pair[1]]).collect();
        }
        values = next;
    }
}

#[test]
fn all_boards_of_eight_seeds_have_the_values_of_a_plain_sweep() {
    let boards = all_boards_of_eight();
    assert_eq!(boards.len(), 75_582);
    for (tables, (variant, last_four_to)) in TABLES.iter().zip(ROUNDS) {
        let swept = swept(&boards, variant, last_four_to);
        for (board, values) in boards.iter().zip(swept) {
            let [south, north] = Side::BOTH.map(|turn| tables.value(board, turn));
            assert_eq!([south, north], values.map(Some), "{board:?} {variant:?} {last_four_to:?}");
        }
    }
}

#[test]
fn other_boards_have_no_value() {
    let tables = built(Variant::HOYITO_2, None, 8);
    let value = |houses: [u8; 12]| {
        tables.value(&Board::from_houses(&houses).expect("a board"), Side::North)
    };
    assert_eq!(value([0; 12]), Some(0));
    assert_eq!(value([1, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0]), None);
    assert_eq!(value([1; 12]), None, "not built yet");
    assert_eq!(value([4; 12]), None);
    let mut none = Tables::new(Variant::HOYITO_2_12);
    assert_eq!(none.seeds(), 0);
    assert_eq!(none.build_next(&mut |_, _| true), Err(NotBuilt::NoSuchLevel));
    let board = Position::opening(Variant::HOYITO_2_12).board;
    assert_eq!(none.value(&board, Side::South), None);
}

#[test]
fn building_tells_its_progress_and_can_be_declined() {
    let mut tables = built(Variant::HOYITO_3, None, 8);
    let mut before = 0;
    let built = tables.build_next(&mut |done, of| {
        assert!(before < done && done <= of);
        before = done;
        done < of / 3
    });
    assert_eq!(built, Err(NotBuilt::Declined));
    assert_eq!(tables.seeds(), 8);
    assert_eq!(tables.build_next(&mut |_, _| true), Ok(12));
}

#[test]
fn a_file_gives_the_level_back() {
    for built in &*TABLES {
        let mut loaded = Tables::with_last_four_to(*built.variant(), built.last_four_to());
        for seeds in (8..=built.seeds()).step_by(4) {
            let bytes = built.to_bytes(seeds).expect("a level");
            assert!(seeds < 16 || bytes.len() < 2_500_000, "{} bytes", bytes.len());
            assert_eq!(loaded.load(&bytes), Ok(seeds));
            assert!(loaded.to_bytes(seeds) == Some(bytes));
        }
        assert!(loaded == *built);
        assert_eq!(built.to_bytes(0), None);
        assert_eq!(built.to_bytes(9), None);
        assert_eq!(built.to_bytes(20), None);
    }
}

/// What tables of four seeds of Hoyito II say to a file.
fn refusal(bytes: &[u8]) -> TableError {
    let mut tables = Tables::new(Variant::HOYITO_2);
    let error = tables.load(bytes).expect_err("a refusal");
    assert!(tables == Tables::new(Variant::HOYITO_2), "unchanged");
    error
}

#[test]
fn damaged_files_are_refused() {
    let file = built(Variant::HOYITO_2, None, 8).to_bytes(8).expect("a level");
    assert_eq!(refusal(&[]), TableError::Foreign);
    assert_eq!(refusal(b"\x1f\x8b\x08\0, gzip'd"), TableError::Foreign);
    for length in 1..file.len() {
        assert_eq!(refusal(&file[..length]), TableError::Truncated);
    }
    assert_eq!(refusal(&[&file[..], b"\n"].concat()), TableError::Rest);
    for (place, bit) in (0..file.len()).map(|place| (place, place % 8)) {
        let mut damaged = file.clone();
        damaged[place] ^= 1 << bit;
        let expected = match place {
            0..4 => TableError::Foreign,
            4 => TableError::Version,
            20..24 if damaged[20..24] > file[20..24] => TableError::Truncated,
            20..24 => TableError::Rest,
            _ => TableError::Damaged,
        };
        assert_eq!(refusal(&damaged), expected, "byte {place}");
    }
}

#[test]
fn other_tables_files_are_refused() {
    let file = |variant, owner, seeds| built(variant, owner, seeds).to_bytes(seeds).expect("bytes");
    assert_eq!(refusal(&file(Variant::HOYITO_3, None, 8)), TableError::Variant);
    assert_eq!(refusal(&file(Variant::HOYITO_2, Some(Side::South), 8)), TableError::LastFour);
    assert_eq!(refusal(&file(Variant::HOYITO_2, None, 4)), TableError::Seeds, "there already");
    assert_eq!(refusal(&file(Variant::HOYITO_2, None, 12)), TableError::Seeds, "8 is missing");
    // Whose the last four are is told by who is to move: the file serves both owners.
    let mut norths = Tables::with_last_four_to(Variant::HOYITO_3, Some(Side::North));
    let file = file(Variant::HOYITO_3, Some(Side::South), 8);
    assert_eq!(norths.load(&file), Ok(8));
    let mut wide = Tables::new(Variant::HOYITO_2_12);
    assert_eq!(wide.load(&file), Err(TableError::Variant));
}
