//! Tables whose files are whole and whose values are wrong, as those of another build could be.

use hoyito::endgame::Tables;
use hoyito::rules::{Position, Variant};
use hoyito::search::{Analysis, Goal, Search};

/// Bytes of a file's header, and where length and checksum stand in it.
const HEADER: usize = 32;
const LENGTH: std::ops::Range<usize> = 20..24;
const CHECKSUM: std::ops::Range<usize> = 24..32;

/// Tables of eight seeds whose values are unpacked from `packed`.
fn tables(packed: &[u8]) -> Tables {
    let mut right = Tables::new(Variant::HOYITO_2);
    right.build_next(&mut |_, _| true).expect("a level");
    let right = right.to_bytes(8).expect("its file");
    let mut file = [&right[..HEADER], packed].concat();
    let length = u32::try_from(packed.len()).expect("few bytes");
    file[LENGTH].copy_from_slice(&length.to_le_bytes());
    let summed = file[..CHECKSUM.start].iter().chain(packed);
    let sum = summed.fold(0xcbf2_9ce4_8422_2325_u64, |sum, byte| {
        (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    });
    file[CHECKSUM].copy_from_slice(&sum.to_le_bytes());
    let mut tables = Tables::new(Variant::HOYITO_2);
    assert_eq!(tables.load(&file), Ok(8));
    tables
}

#[test]
fn the_search_goes_on_with_bounds_that_do_not_cross() {
    let noise: Vec<u8> =
        (0..6_000_u32).map(|n| n.wrapping_mul(0x9e37_79b9).to_be_bytes()[0]).collect();
    for packed in [&[][..], &[0xff; 6_000], &noise] {
        let tables = tables(packed);
        for text in ["hoyito-2 000311/002100 20-20 S", "hoyito-2 200310/112020 16-20 N"] {
            for goal in [Goal::Values, Goal::Best] {
                let position: Position = text.parse().expect("a position");
                let mut search = Search::new(Variant::HOYITO_2, 12);
                let mut analysis = Analysis::new(&mut search, position.into(), goal);
                analysis.advance(&mut search, &tables, &mut |sowings| sowings < 10_000);
                assert!(analysis.best().is_some(), "{text}");
                assert!(analysis.values().iter().all(|value| value.lower <= value.upper), "{text}");
            }
        }
    }
}
