//! Speed of the rules engine: `cargo bench`. Every answer is asserted.
//!
//! `baseline` is the plain way to write the same thing, a byte a house and every endless cycle
//! walked round; the packed engine is held against it in the same run.

use divan::{Bencher, black_box};
use hoyito::rules::{House, Position, Sower, Variant, perft};

fn main() {
    divan::main();
}

/// The depths at which perft is measured, with the right answers.
const PERFT: [(Variant, u32, u64); 3] = [
    (Variant::HOYITO_2, 10, 10_851_924),
    (Variant::HOYITO_3, 10, 11_169_343),
    (Variant::HOYITO_2_12, 7, 12_654_397),
];

#[divan::bench(args = PERFT.map(|case| case.0.id), sample_count = 3, sample_size = 1)]
fn packed(bencher: Bencher, id: &str) {
    let (variant, depth, lines) = case(id);
    let position = Position::opening(variant);
    bencher.bench(|| {
        assert_eq!(perft(black_box(&position), depth, &mut Sower::new(variant)), lines);
    });
}

#[divan::bench(args = PERFT.map(|case| case.0.id), sample_count = 1, sample_size = 1)]
fn baseline(bencher: Bencher, id: &str) {
    let (variant, depth, lines) = case(id);
    let count = match variant.row {
        6 => plain::perft::<12>,
        _ => plain::perft_24,
    };
    bencher.bench(|| assert_eq!(count(black_box(variant), depth), lines));
}

fn case(id: &str) -> (Variant, u32, u64) {
    *PERFT.iter().find(|case| case.0.id == id).expect("a measured variant")
}

#[divan::bench]
fn one_sowing(bencher: Bencher) {
    let variant = Variant::HOYITO_2;
    let position = Position::opening(variant);
    let house = House::new(2, variant.row).expect("South's third house");
    let mut sower = Sower::new(variant);
    bencher.bench_local(|| {
        let sowing = sower.sow(black_box(&position.board), house).expect("it ends");
        assert_eq!((sowing.laps, sowing.captured), (5, 0));
    });
}

#[divan::bench]
fn legal_moves(bencher: Bencher) {
    let variant = Variant::HOYITO_2;
    let position = Position::opening(variant);
    let mut sower = Sower::new(variant);
    bencher.bench_local(|| assert_eq!(black_box(&position).sowings(&mut sower).count(), 6));
}

/// Legal moves of a board on which house A would sow round a cycle of 364,632 laps.
#[divan::bench]
fn legal_moves_with_an_endless_one(bencher: Bencher) {
    let position: Position = "hoyito-2 2(13)5404/151041 8-0 S+".parse().expect("a position");
    let mut sower = Sower::new(Variant::HOYITO_2);
    bencher.bench_local(|| assert_eq!(black_box(&position).sowings(&mut sower).count(), 4));
}

/// Legal moves of a board on which the sowing of f is given up before it has gone round.
#[divan::bench]
fn legal_moves_with_one_taken_for_endless(bencher: Bencher) {
    let text = "hoyito-2-12 745430934621/323543439101 0-0 N";
    let position: Position = text.parse().expect("a position");
    bencher.with_inputs(|| Sower::new(Variant::HOYITO_2_12)).bench_local_values(|mut sower| {
        assert_eq!(black_box(&position).sowings(&mut sower).count(), 10);
    });
}

/// The baseline: Hoyito II and III on plain arrays.
mod plain {
    use hoyito::rules::Variant;

    #[derive(Clone, Copy)]
    struct Board<const N: usize> {
        seeds: [u8; N],
        north: bool,
    }

    pub(super) fn perft<const N: usize>(variant: Variant, depth: u32) -> u64 {
        lines(variant, &Board::<N> { seeds: [4; N], north: false }, depth)
    }

    pub(super) fn perft_24(variant: Variant, depth: u32) -> u64 {
        perft::<24>(variant, depth)
    }

    fn lines<const N: usize>(variant: Variant, board: &Board<N>, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        match lines_of_mover(variant, board, depth) {
            0 => {
                let passed = Board { north: !board.north, ..*board };
                lines_of_mover(variant, &passed, depth).max(1)
            }
            lines => lines,
        }
    }

    fn lines_of_mover<const N: usize>(variant: Variant, board: &Board<N>, depth: u32) -> u64 {
        let first = if board.north { N / 2 } else { 0 };
        (first..first + N / 2)
            .filter_map(|house| sow(variant, board, house))
            .map(|(next, captured)| match (depth, captured) {
                (1, _) => 1,
                (_, true) if next.seeds.iter().map(|&n| u32::from(n)).sum::<u32>() <= 4 => 1,
                _ => lines(variant, &next, depth - 1),
            })
            .sum()
    }

    fn sow<const N: usize>(
        variant: Variant,
        board: &Board<N>,
        origin: usize,
    ) -> Option<(Board<N>, bool)> {
        let mut seeds = board.seeds;
        let mut house = origin;
        if seeds[house] == 0 {
            return None;
        }
        loop {
            let hand = seeds[house];
            seeds[house] = 0;
            for _ in 0..hand {
                house = if house + 1 == N { 0 } else { house + 1 };
                seeds[house] += 1;
            }
            match seeds[house] {
                1 => {
                    return Some((Board { seeds, north: !board.north }, false));
                }
                4 => break,
                _ if house == origin && seeds == board.seeds => return None,
                _ => {}
            }
        }
        while seeds[house] == 4 {
            seeds[house] = 0;
            house = if house == 0 { N - 1 } else { house - 1 };
            if !variant.chain {
                break;
            }
        }
        Some((Board { seeds, north: board.north }, true))
    }
}
