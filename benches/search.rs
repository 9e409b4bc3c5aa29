//! Speed of the search: `cargo bench --bench search`. Every answer is asserted.
//!
//! Nodes are sowings made, in the search as in `bare`, which does nothing else with them; divan's
//! items per second are sowings per second.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use hoyito::endgame::Tables;
use hoyito::rules::{Position, Sower, Variant, perft};
use hoyito::search::{Analysis, Goal, Level, Search, choose};

fn main() {
    divan::main();
}

/// Positions early in a game, with perft's depth and lines.
const CASES: [(&str, u32, u64); 3] = [
    ("hoyito-2 444444/444444 0-0 S", 8, 472_256),
    ("hoyito-3 444444/444444 0-0 S", 8, 480_600),
    ("hoyito-2-12 444444444444/444444444444 0-0 S", 6, 1_274_095),
];

/// Sowings of one search.
const SOWINGS: u64 = 1_000_000;

#[divan::bench(args = CASES, sample_count = 5, sample_size = 1)]
fn bare(bencher: Bencher, (text, depth, lines): (&str, u32, u64)) {
    let position = position(text);
    // Every inner line has been a sowing as well; the last ones are by far the most.
    bencher.counter(ItemsCount::new(lines)).bench(|| {
        assert_eq!(perft(black_box(&position), depth, &mut Sower::new(position.variant)), lines);
    });
}

#[divan::bench(args = CASES, sample_count = 5, sample_size = 1)]
fn estimates_and_proofs(bencher: Bencher, (text, _, _): (&str, u32, u64)) {
    let position = position(text);
    let tables = tables(position.variant);
    bencher.counter(ItemsCount::new(SOWINGS)).bench(|| {
        let mut search = Search::new(position.variant, 20);
        let mut analysis = Analysis::new(&mut search, black_box(position).into(), Goal::Values);
        assert!(!analysis.advance(&mut search, &tables, &mut |sowings| sowings < SOWINGS));
        assert!(analysis.nodes() >= SOWINGS && analysis.nodes() < SOWINGS + 5_000);
        assert!(analysis.values().iter().all(|value| value.lower <= value.upper));
    });
}

/// Sixteen seeds, a win that needs many sowings to the next capture.
#[divan::bench]
fn a_won_endgame(bencher: Bencher) {
    let position = position("hoyito-2 000311/002100 20-20 S");
    let position = Position { turn: position.turn.other(), ..position };
    let tables = tables(position.variant);
    let full = Level::by_name("perfect").expect("the full level");
    bencher.bench_local(|| {
        let mut search = Search::new(position.variant, 10);
        let mut go_on = |sowings| sowings < 10_000;
        let value = choose(&mut search, &tables, position.into(), full, 0, &mut go_on);
        assert_eq!(value.and_then(|value| value.exact()), Some(8));
    });
}

fn position(text: &str) -> Position {
    text.parse().expect("a position")
}

fn tables(variant: Variant) -> Tables {
    let mut tables = Tables::new(variant);
    while tables.seeds() < 12 && tables.build_next(&mut |_, _| true).is_ok() {}
    tables
}
