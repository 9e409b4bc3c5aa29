//! Speed of the endgame tables: `cargo bench --bench endgame`. Every answer is asserted.

use std::sync::LazyLock;

use divan::{Bencher, black_box};
use hoyito::endgame::Tables;
use hoyito::rules::{Board, Side, Variant};

fn main() {
    divan::main();
}

/// The variants with tables, and the boards of 8, 12 and 16 seeds won and lost by their mover.
const VARIANTS: [(Variant, [[u32; 2]; 3]); 3] = [
    (Variant::HOYITO_1, [[38_778, 32_022], [670_663, 440_951], [5_410_647, 1_375_409]]),
    (Variant::HOYITO_2, [[38_988, 33_698], [323_496, 185_910], [7_340_076, 3_044_863]]),
    (Variant::HOYITO_3, [[38_988, 33_698], [318_993, 185_430], [7_516_166, 3_175_847]]),
];

static TABLES: LazyLock<Tables> = LazyLock::new(|| built(Variant::HOYITO_2, 16));

fn built(variant: Variant, seeds: u8) -> Tables {
    let mut tables = Tables::new(variant);
    while tables.seeds() < seeds {
        tables.build_next(&mut |_, _| true).expect("a level");
    }
    tables
}

/// All boards of that many seeds, South's first house counting up last.
fn each_board(seeds: u8, mut tell: impl FnMut(&Board)) {
    fn fill(houses: &mut [u8; 12], house: usize, seeds: u8, tell: &mut impl FnMut(&Board)) {
        if house == 11 {
            houses[11] = seeds;
            tell(&Board::from_houses(houses).expect("a board"));
            return;
        }
        for here in 0..=seeds {
            houses[house] = here;
            fill(houses, house + 1, seeds - here, tell);
        }
    }
    fill(&mut [0; 12], 0, seeds, &mut tell);
}

fn won_and_lost(tables: &Tables, seeds: u8) -> [u32; 2] {
    let [mut won, mut lost] = [0; 2];
    each_board(seeds, |board| {
        let value = tables.value(board, Side::South).expect("a value");
        won += u32::from(value > 0);
        lost += u32::from(value < 0);
    });
    [won, lost]
}

fn build(bencher: Bencher, id: &str, seeds: u8) {
    let (variant, answers) = VARIANTS.iter().find(|case| case.0.id == id).expect("a variant");
    let lower = built(*variant, seeds - 4);
    let answer = answers[usize::from(seeds / 4) - 2];
    bencher.with_inputs(|| lower.clone()).bench_local_values(|mut tables| {
        assert_eq!(tables.build_next(&mut |_, _| true), Ok(seeds));
        tables
    });
    assert_eq!(won_and_lost(&built(*variant, seeds), seeds), answer);
}

#[divan::bench(args = VARIANTS.map(|case| case.0.id), sample_count = 20, sample_size = 1)]
fn build_8(bencher: Bencher, id: &str) {
    build(bencher, id, 8);
}

#[divan::bench(args = VARIANTS.map(|case| case.0.id), sample_count = 5, sample_size = 1)]
fn build_12(bencher: Bencher, id: &str) {
    build(bencher, id, 12);
}

#[divan::bench(args = VARIANTS.map(|case| case.0.id), sample_count = 1, sample_size = 1)]
fn build_16(bencher: Bencher, id: &str) {
    build(bencher, id, 16);
}

/// Reading a file of 12 seeds, the one a page loads or builds at its start.
#[divan::bench(sample_count = 5, sample_size = 1)]
fn load_12(bencher: Bencher) {
    let bytes = TABLES.to_bytes(12).expect("a level");
    let lower = built(Variant::HOYITO_2, 8);
    bencher.with_inputs(|| lower.clone()).bench_local_values(|mut tables| {
        assert_eq!(tables.load(black_box(&bytes)), Ok(12));
        tables
    });
}

#[divan::bench(sample_count = 1, sample_size = 1)]
fn load_16(bencher: Bencher) {
    let bytes = TABLES.to_bytes(16).expect("a level");
    let lower = built(Variant::HOYITO_2, 12);
    bencher.with_inputs(|| lower.clone()).bench_local_values(|mut tables| {
        assert_eq!(tables.load(black_box(&bytes)), Ok(16));
        tables
    });
}

/// Boards of 16 seeds taken from all over the table.
#[divan::bench]
fn thousand_probes(bencher: Bencher) {
    let mut boards = Vec::new();
    let mut number = 0_u32;
    each_board(16, |board| {
        number += 1;
        if number.is_multiple_of(13_001) {
            boards.push(*board);
        }
    });
    boards.truncate(1000);
    let value = |board| i32::from(TABLES.value(board, Side::North).expect("a value"));
    bencher.bench_local(|| assert_eq!(black_box(&boards).iter().map(value).sum::<i32>(), 2076));
}
