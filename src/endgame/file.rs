//! The file of one level; `docs/formats.md` describes it.

use std::fmt;

use super::coder::{Coder, code};
use super::index::count;
use super::{Level, Tables};

/// The magic bytes and the format's version.
const MAGIC: [u8; 4] = *b"HyTb";
const VERSION: u8 = 1;
/// Bytes before the packed values.
const HEADER: usize = 32;
/// Where the checksum stands in the header.
const CHECKSUM: std::ops::Range<usize> = 24..32;

/// Why bytes are not the wanted file of a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableError {
    /// They do not begin as such a file does.
    Foreign,
    /// A version of the format that this build does not read.
    Version,
    /// The file is shorter than it says.
    Truncated,
    /// Something follows the file.
    Rest,
    /// The bytes are not those written: the checksum differs.
    Damaged,
    /// Tables of another variant.
    Variant,
    /// Tables of rounds with another rule for the last four.
    LastFour,
    /// Not the next level up: levels are added from the fewest seeds on.
    Seeds,
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            TableError::Foreign => "this is no endgame table",
            TableError::Version => "the endgame table has another version of the format",
            TableError::Truncated => "the endgame table is cut short",
            TableError::Rest => "something follows the endgame table",
            TableError::Damaged => "the endgame table is damaged: its checksum differs",
            TableError::Variant => "the endgame table belongs to another variant",
            TableError::LastFour => "the endgame table has another rule for the last four",
            TableError::Seeds => "the endgame table is not the next one wanted",
        })
    }
}

impl std::error::Error for TableError {}

/// The header's bytes that tell whose table it is: seeds, layers, and the variant's id.
fn label(tables: &Tables, seeds: u8) -> [u8; 15] {
    let mut label = [0; 15];
    label[0] = seeds;
    label[1] = 1 + u8::from(tables.last_four_to.is_some());
    label[2..].iter_mut().zip(tables.variant.id.bytes()).for_each(|(place, byte)| *place = byte);
    label
}

/// FNV-1a, 64 bits, of all bytes but the checksum itself.
fn checksum(bytes: &[u8]) -> [u8; 8] {
    let summed = bytes[..CHECKSUM.start].iter().chain(&bytes[CHECKSUM.end..]);
    let sum = summed.fold(0xcbf2_9ce4_8422_2325_u64, |sum, byte| {
        (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    });
    sum.to_le_bytes()
}

pub(super) fn write(tables: &Tables, seeds: u8, level: &Level) -> Vec<u8> {
    let mut coder = Coder::writing(vec![0; HEADER]);
    code(&mut level.clone(), seeds, tables.layers(), &mut coder);
    let mut bytes = coder.finish();
    // At most 13 million values of four bits each in two layers: far from 2^32 bytes.
    let length = u32::try_from(bytes.len() - HEADER).unwrap_or(u32::MAX);
    bytes[..4].copy_from_slice(&MAGIC);
    bytes[4] = VERSION;
    bytes[5..20].copy_from_slice(&label(tables, seeds));
    bytes[20..24].copy_from_slice(&length.to_le_bytes());
    let checksum = checksum(&bytes);
    bytes[CHECKSUM].copy_from_slice(&checksum);
    bytes
}

pub(super) fn read(tables: &Tables, bytes: &[u8]) -> Result<(u8, Level), TableError> {
    let start = bytes.len().min(MAGIC.len());
    if start == 0 || bytes[..start] != MAGIC[..start] {
        return Err(TableError::Foreign);
    }
    let Some((header, packed)) = bytes.split_first_chunk::<HEADER>() else {
        return Err(TableError::Truncated);
    };
    if header[4] != VERSION {
        return Err(TableError::Version);
    }
    let length = u32::from_le_bytes([header[20], header[21], header[22], header[23]]) as usize;
    match packed.len().cmp(&length) {
        std::cmp::Ordering::Less => return Err(TableError::Truncated),
        std::cmp::Ordering::Greater => return Err(TableError::Rest),
        std::cmp::Ordering::Equal => {}
    }
    if header[CHECKSUM] != checksum(bytes) {
        return Err(TableError::Damaged);
    }
    let wanted = label(tables, header[5]);
    if header[7..20] != wanted[2..] {
        return Err(TableError::Variant);
    }
    if header[6] != wanted[1] {
        return Err(TableError::LastFour);
    }
    let seeds = tables.next_seeds().filter(|seeds| *seeds == header[5]).ok_or(TableError::Seeds)?;
    let mut level = Level(vec![0; (count(seeds) * tables.layers()).div_ceil(2)]);
    code(&mut level, seeds, tables.layers(), &mut Coder::reading(packed));
    Ok((seeds, level))
}
