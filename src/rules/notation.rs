//! Positions as one line of text, described in `docs/formats.md`.
//!
//! `hoyito-2 444444/444444 0-0 S`: the variant, South's row and North's row (each from its
//! owner's left; a count above nine in brackets), seeds captured by South and North, the side to
//! move. `S+` means that South sows again after a capture; a last field `last4=N` that North
//! receives the last four.

use std::fmt;
use std::str::FromStr;

use super::{Board, BySide, House, Position, Side, Variant};

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.variant.id)?;
        for house in House::all(self.variant.row) {
            if house.number() == self.variant.row {
                f.write_str("/")?;
            }
            match self.board.seeds_in(house) {
                few @ 0..=9 => write!(f, "{few}")?,
                many => write!(f, "({many})")?,
            }
        }
        write!(f, " {}-{} {}", self.captured.south, self.captured.north, self.turn.letter())?;
        if self.again {
            f.write_str("+")?;
        }
        self.last_four_to.map_or(Ok(()), |side| write!(f, " last4={}", side.letter()))
    }
}

/// What is wrong with a position text, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PositionError {
    /// Column of the fault, counted in characters from 0.
    pub at: usize,
    /// The fault.
    pub kind: PositionErrorKind,
}

/// What is wrong with a position text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionErrorKind {
    /// No variant has that id.
    Variant,
    /// A row is not written as counts, `0` to `9` or `(10)` and above.
    Seeds,
    /// A row has too few or too many houses for the variant.
    Row,
    /// The captured seeds are not written as `0-0`.
    Captured,
    /// More seeds on the board and captured than the game has.
    Total,
    /// The side to move is not `S`, `N`, `S+` or `N+`.
    Turn,
    /// The last field is not `last4=S` or `last4=N`.
    LastFour,
    /// Something stands after the last field.
    Rest,
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = match self.kind {
            PositionErrorKind::Variant => "a variant's id is wanted, such as hoyito-2",
            PositionErrorKind::Seeds => "a house's seeds are wanted: 0 to 9, or (10) and above",
            PositionErrorKind::Row => "the row has not as many houses as the variant",
            PositionErrorKind::Captured => "the captured seeds are wanted, such as 8-12",
            PositionErrorKind::Total => "there are more seeds than the game has",
            PositionErrorKind::Turn => "the side to move is wanted: S or N, S+ or N+",
            PositionErrorKind::LastFour => "last4=S or last4=N is wanted",
            PositionErrorKind::Rest => "nothing more is wanted here",
        };
        write!(f, "column {}: {what}", self.at + 1)
    }
}

impl std::error::Error for PositionError {}

impl FromStr for Position {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Position, PositionError> {
        let mut fields = Fields { text, at: 0 };
        let (at, id) = fields.next();
        let variant =
            Variant::by_id(id).map_err(|_| fault(text, at, PositionErrorKind::Variant))?;

        let (board_at, rows) = fields.next();
        let mut row = RowReader { text, rest: rows, at: board_at };
        let mut seeds = Vec::new();
        row.read(variant.row, &mut seeds)?;
        row.expect_slash()?;
        row.read(variant.row, &mut seeds)?;
        row.expect_end()?;

        let (at, captured) = fields.next();
        let captured =
            score(captured).ok_or_else(|| fault(text, at, PositionErrorKind::Captured))?;
        let all = seeds.iter().copied().chain([captured.south, captured.north]);
        if all.map(u32::from).sum::<u32>() > u32::from(variant.seeds()) {
            return Err(fault(text, board_at, PositionErrorKind::Total));
        }
        let board = Board::from_houses(&seeds)
            .map_err(|_| fault(text, board_at, PositionErrorKind::Row))?;

        let (at, turn) = fields.next();
        let (letter, again) = turn.strip_suffix('+').map_or((turn, false), |letter| (letter, true));
        let turn = side(letter).ok_or_else(|| fault(text, at, PositionErrorKind::Turn))?;

        let (at, last_four) = fields.next();
        let last_four_to = match last_four {
            "" => None,
            field => Some(
                field
                    .strip_prefix("last4=")
                    .and_then(side)
                    .ok_or_else(|| fault(text, at, PositionErrorKind::LastFour))?,
            ),
        };
        match fields.next() {
            (_, "") => Ok(Position { variant, board, captured, turn, again, last_four_to }),
            (at, _) => Err(fault(text, at, PositionErrorKind::Rest)),
        }
    }
}

/// Counts columns in characters, for people; `at` is a byte offset.
fn fault(text: &str, at: usize, kind: PositionErrorKind) -> PositionError {
    PositionError { at: text[..at].chars().count(), kind }
}

fn side(letter: &str) -> Option<Side> {
    Side::BOTH.into_iter().find(|side| letter.chars().eq([side.letter()]))
}

/// Two counts of captured seeds, South's first, as in `8-12`.
pub(crate) fn score(text: &str) -> Option<BySide<u8>> {
    let (south, north) = text.split_once('-')?;
    Some(BySide { south: count(south)?, north: count(north)? })
}

/// A count in plain digits; unlike `parse` it takes no sign.
fn count(digits: &str) -> Option<u8> {
    digits.bytes().all(|byte| byte.is_ascii_digit()).then(|| digits.parse().ok())?
}

/// The fields of a text, parted by blanks, with the byte offset of each.
struct Fields<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Fields<'a> {
    /// The next field; an empty one at the end of the text when there is none left.
    fn next(&mut self) -> (usize, &'a str) {
        let rest = &self.text[self.at..];
        let start = self.at + rest.len() - rest.trim_start().len();
        let field = self.text[start..].split(char::is_whitespace).next().unwrap_or_default();
        self.at = start + field.len();
        (start, field)
    }
}

/// Reads `44(12)0/…` house by house.
struct RowReader<'a> {
    text: &'a str,
    rest: &'a str,
    at: usize,
}

impl RowReader<'_> {
    fn read(&mut self, houses: u8, seeds: &mut Vec<u8>) -> Result<(), PositionError> {
        for _ in 0..houses {
            let length = if self.rest.starts_with('(') {
                self.rest.find(')').ok_or_else(|| self.fault(PositionErrorKind::Seeds))? + 1
            } else {
                self.rest.chars().next().map_or(0, char::len_utf8)
            };
            let (house, rest) = self.rest.split_at(length);
            let digits = match house {
                "" | "/" => return Err(self.fault(PositionErrorKind::Row)),
                _ => house.strip_prefix('(').and_then(|h| h.strip_suffix(')')).unwrap_or(house),
            };
            seeds.push(count(digits).ok_or_else(|| self.fault(PositionErrorKind::Seeds))?);
            self.at += length;
            self.rest = rest;
        }
        Ok(())
    }

    fn expect_slash(&mut self) -> Result<(), PositionError> {
        self.rest =
            self.rest.strip_prefix('/').ok_or_else(|| self.fault(PositionErrorKind::Row))?;
        self.at += 1;
        Ok(())
    }

    fn expect_end(&self) -> Result<(), PositionError> {
        if self.rest.is_empty() { Ok(()) } else { Err(self.fault(PositionErrorKind::Row)) }
    }

    fn fault(&self, kind: PositionErrorKind) -> PositionError {
        fault(self.text, self.at, kind)
    }
}
