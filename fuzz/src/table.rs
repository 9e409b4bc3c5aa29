//! Files of endgame tables.

use std::sync::LazyLock;

use hoyito::endgame::{TableError, Tables};
use hoyito::rules::{Position, Side, Variant};
use hoyito::search::{Level, Search, choose};

/// Where the length and the checksum stand, and where the values begin.
const LENGTH: std::ops::Range<usize> = 20..24;
const CHECKSUM: std::ops::Range<usize> = 24..32;
const HEADER: usize = 32;
/// Of so many tables the search is given one, which takes longer than all the rest.
const SEARCHED: u8 = 8;
/// A board that an accepted table is asked about.
const BOARD: &str = "000311/002100 20-20 S";

static ROUNDS: LazyLock<Vec<Tables>> = LazyLock::new(|| rounds().collect());

/// Tables of four seeds of every kind of round that can have larger ones. Where the last four have an
/// owner, one file serves either.
pub fn rounds() -> impl Iterator<Item = Tables> {
    let plain = Variant::ALL.into_iter().map(Tables::new);
    let owned = Tables::with_last_four_to(Variant::HOYITO_3, Some(Side::South));
    plain.filter(|tables| tables.seeds() > 0).chain([owned])
}

/// A file is refused and the tables are as they were, or its checksum is right, and it is written and
/// read back as it is. One with the right checksum, whatever its values, is no harm to the search.
pub fn table(bytes: &[u8]) {
    let mended = mended(bytes).filter(|mended| mended != bytes);
    for below in ROUNDS.iter() {
        for bytes in [Some(bytes), mended.as_deref()].into_iter().flatten() {
            let tables = load(below, bytes);
            // The checksum is as good as chance.
            if let Some(tables) = tables.filter(|_| bytes[CHECKSUM.start] % SEARCHED == 0) {
                search(&tables);
            }
        }
    }
}

fn load(below: &Tables, bytes: &[u8]) -> Option<Tables> {
    let mut tables = below.clone();
    let Ok(seeds) = tables.load(bytes) else {
        assert_eq!(&tables, below);
        return None;
    };
    assert_eq!([seeds, tables.seeds()], [below.seeds() + 4; 2]);
    assert_eq!(bytes[CHECKSUM], sum(bytes));
    let mut written = tables.to_bytes(seeds).expect("the level just loaded");
    if written != bytes {
        let mut again = below.clone();
        assert_eq!(again.load(&written), Ok(seeds));
        assert_eq!(again, tables);
    }

    // One bit elsewhere, as the file itself chooses.
    let bit = usize::from(bytes[CHECKSUM.start]) * 8 * (written.len() - 1) / 255;
    written[bit / 8] ^= 1 << (bit % 8);
    let refusal = below.clone().load(&written).expect_err("a damaged file");
    assert!(bit / 8 < HEADER || refusal == TableError::Damaged, "{refusal}");
    Some(tables)
}

/// The level that leans on tables most finds a legal sowing.
fn search(tables: &Tables) {
    let text = format!("{} {BOARD}", tables.variant().id);
    let position: Position = text.parse().expect("a position");
    let position = Position { last_four_to: tables.last_four_to(), ..position };
    let mut search = Search::new(*tables.variant(), 10);
    let level = Level::by_name("perfect").expect("the highest level");
    // How often it asks, whatever it does in between.
    let mut asked = 0..8;
    let mut go_on = |_| asked.next().is_some();
    let chosen = choose(&mut search, tables, position.into(), level, 0, &mut go_on);
    let house = chosen.expect("a sowing").house;
    assert!(position.sow(house, search.sower(&position)).is_ok());
}

/// The file with the length and the checksum that its bytes call for.
fn mended(bytes: &[u8]) -> Option<Vec<u8>> {
    let mut mended = bytes.to_vec();
    let length = u32::try_from(bytes.len().checked_sub(HEADER)?).ok()?;
    mended[LENGTH].copy_from_slice(&length.to_le_bytes());
    let sum = sum(&mended);
    mended[CHECKSUM].copy_from_slice(&sum);
    Some(mended)
}

/// FNV-1a, 64 bits, as `docs/formats.md` has it.
fn sum(bytes: &[u8]) -> [u8; 8] {
    let summed = bytes[..CHECKSUM.start].iter().chain(&bytes[CHECKSUM.end..]);
    let start = 0xcbf2_9ce4_8422_2325_u64;
    let sum =
        summed.fold(start, |sum, byte| (sum ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3));
    sum.to_le_bytes()
}
