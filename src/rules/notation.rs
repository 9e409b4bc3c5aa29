//! Positions as one line of text, described in `docs/formats.md`.
//!
//! `hoyito-2 444444/444444 0-0 S`: the variant, South's row and North's row (each from its
//! owner's left; a count above nine in brackets), seeds captured by South and North, the side to
//! move. `S+` means that South sows again after a capture; a last field `last4=N` that North
//! receives the last four, and after it `closed=EFa` that these houses are closed for the round.

use std::fmt::{self, Write};
use std::str::FromStr;

use super::{Board, BySide, House, Houses, Position, Side, Variant};

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
        if let Some(side) = self.last_four_to {
            write!(f, " last4={}", side.letter())?;
        }
        if !self.closed.is_empty() {
            f.write_str(" closed=")?;
        }
        self.closed
            .on(self.variant.row)
            .try_for_each(|house| f.write_char(house.letter(self.variant.row)))
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
    /// The owner of the last four is not told as `last4=S` or `last4=N`.
    LastFour,
    /// The closed houses are not told as `closed=EFab`, each once, with no seed in them and an open
    /// house left to each side.
    Closed,
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
            PositionErrorKind::Closed => {
                "closed= and the letters of empty houses are wanted, not of a whole row"
            }
            PositionErrorKind::Rest => "nothing more is wanted here",
        };
        write!(f, "column {}: {what}", self.at + 1)
    }
}

impl std::error::Error for PositionError {}

impl FromStr for Position {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Position, PositionError> {
        let mut reader = Reader { text: text.as_bytes(), at: 0, part: 0 };
        let id = reader.field();
        let variant = Variant::ALL.into_iter().find(|variant| variant.id.as_bytes() == id);
        let variant = variant.ok_or_else(|| reader.fault(PositionErrorKind::Variant))?;

        reader.skip_blanks();
        let board_at = reader.part;
        let mut seeds = Vec::new();
        for house in House::all(variant.row) {
            if house.number() == variant.row {
                reader.slash()?;
            }
            seeds.push(reader.seeds()?);
        }
        reader.end_of_rows()?;

        let captured = score(reader.field());
        let captured = captured.ok_or_else(|| reader.fault(PositionErrorKind::Captured))?;
        let all = seeds.iter().chain([&captured.south, &captured.north]);
        let total: u32 = all.map(|&seeds| u32::from(seeds)).sum();
        let board = Board::from_houses(&seeds).ok();
        let board = board.filter(|_| total <= variant.seeds().into());
        let board = board.ok_or_else(|| fault(reader.text, board_at, PositionErrorKind::Total))?;

        let (turn, again) = match reader.field() {
            [letter, b'+'] => (side(&[*letter]), true),
            letter => (side(letter), false),
        };
        let turn = turn.ok_or_else(|| reader.fault(PositionErrorKind::Turn))?;

        let mut field = reader.field();
        let mut last_four_to = None;
        if let Some(letter) = field.strip_prefix(b"last4") {
            last_four_to = letter.strip_prefix(b"=").and_then(side);
            last_four_to.ok_or_else(|| reader.fault(PositionErrorKind::LastFour))?;
            field = reader.field();
        }
        let mut closed = Houses::NONE;
        if let Some(letters) = field.strip_prefix(b"closed") {
            let houses = letters.strip_prefix(b"=").and_then(|letters| closable(letters, &board));
            closed = houses.ok_or_else(|| reader.fault(PositionErrorKind::Closed))?;
            field = reader.field();
        }
        match field {
            [] => Ok(Position { variant, board, captured, turn, again, last_four_to, closed }),
            _ => Err(reader.fault(PositionErrorKind::Rest)),
        }
    }
}

/// The houses of these letters, if they can be closed.
fn closable(letters: &[u8], board: &Board) -> Option<Houses> {
    let row = board.row();
    let close = |closed: Houses, letter: &u8| {
        let house = House::by_letter((*letter).into(), row)?;
        let empty = board.seeds_in(house) == 0 && !closed.contains(house);
        empty.then(|| closed.with(house))
    };
    let closed = letters.iter().try_fold(Houses::NONE, close)?;
    let open = |side| House::of(side, row).any(|house| !closed.contains(house));
    (!letters.is_empty() && Side::BOTH.into_iter().all(open)).then_some(closed)
}

fn fault(text: &[u8], at: usize, kind: PositionErrorKind) -> PositionError {
    PositionError { at: characters(text, at), kind }
}

/// Characters in the first `bytes` bytes of a UTF-8 text: people count columns so.
pub(crate) fn characters(text: &[u8], bytes: usize) -> usize {
    // Every byte but those of the form 10xxxxxx begins a character.
    text.iter().take(bytes).filter(|&&byte| byte & 0xc0 != 0x80).count()
}

fn side(letter: &[u8]) -> Option<Side> {
    match letter {
        b"S" => Some(Side::South),
        b"N" => Some(Side::North),
        _ => None,
    }
}

/// Two counts of captured seeds, South's first, as in `8-12`.
pub(crate) fn score(text: &[u8]) -> Option<BySide<u8>> {
    let mut counts = text.split(|&byte| byte == b'-').map(count);
    let score = BySide { south: counts.next()??, north: counts.next()?? };
    counts.next().is_none().then_some(score)
}

/// A count in plain digits.
fn count(digits: &[u8]) -> Option<u8> {
    let add = |count: u8, digit: &u8| {
        let digit = digit.is_ascii_digit().then(|| digit - b'0')?;
        count.checked_mul(10)?.checked_add(digit)
    };
    if digits.is_empty() { None } else { digits.iter().try_fold(0, add) }
}

/// Reads a text from left to right; positions are byte offsets.
struct Reader<'a> {
    text: &'a [u8],
    /// Where reading goes on.
    at: usize,
    /// Where the part read last began: a fault is found there.
    part: usize,
}

impl<'a> Reader<'a> {
    fn rest(&self) -> &'a [u8] {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn skip_blanks(&mut self) {
        self.at += self.rest().iter().take_while(|byte| byte.is_ascii_whitespace()).count();
        self.part = self.at;
    }

    /// The next field; an empty one at the end of the text.
    fn field(&mut self) -> &'a [u8] {
        self.skip_blanks();
        let rest = self.rest();
        let length = rest.iter().take_while(|byte| !byte.is_ascii_whitespace()).count();
        self.at += length;
        rest.get(..length).unwrap_or_default()
    }

    /// One house: a digit, or a number in brackets.
    fn seeds(&mut self) -> Result<u8, PositionError> {
        self.part = self.at;
        let (digits, length) = match self.rest() {
            [] | [b'/' | b' ', ..] => return Err(self.fault(PositionErrorKind::Row)),
            [b'(', rest @ ..] => {
                let length = rest.iter().take_while(|&&byte| byte != b')').count();
                // The closing bracket is wanted too.
                (rest.get(..length).filter(|_| length < rest.len()), length + 2)
            }
            rest => (rest.get(..1), 1),
        };
        let seeds = digits.and_then(count).ok_or_else(|| self.fault(PositionErrorKind::Seeds))?;
        self.at += length;
        Ok(seeds)
    }

    fn slash(&mut self) -> Result<(), PositionError> {
        self.part = self.at;
        self.at += 1;
        let slash = self.text.get(self.part) == Some(&b'/');
        if slash { Ok(()) } else { Err(self.fault(PositionErrorKind::Row)) }
    }

    fn end_of_rows(&mut self) -> Result<(), PositionError> {
        self.part = self.at;
        let ended = self.rest().first().is_none_or(u8::is_ascii_whitespace);
        if ended { Ok(()) } else { Err(self.fault(PositionErrorKind::Row)) }
    }

    fn fault(&self, kind: PositionErrorKind) -> PositionError {
        fault(self.text, self.part, kind)
    }
}
