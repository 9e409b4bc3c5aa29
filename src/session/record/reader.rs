//! Reading records.

use crate::rules::{House, Position, Side, Variant};

use super::writer::result;
use super::{DRAW_AGREED, NORTH_RESIGNED, SOUTH_RESIGNED};
use super::{Damage, DamageKind, Game, Loaded, RecordError, Tags};

/// Bytes of the longest text read: many times the longest game.
const MAX_LENGTH: usize = 256 * 1024;

/// Reads a record. One whose turns are damaged is loaded up to the damage.
///
/// # Errors
/// [`RecordError`] when there is no game to load at all.
pub fn read_record(text: &str) -> Result<Loaded, RecordError> {
    if text.len() > MAX_LENGTH {
        return Err(RecordError::TooLong);
    }
    let text = text.trim_start_matches('\u{feff}').as_bytes();
    let mut head = Head::read(text)?;
    let [variant, start, ended, ..] = &head.tags;
    let variant = Variant::by_id(&variant.text).map_err(|_| RecordError::Variant)?;
    let game = Game::from_position(position(start, variant)?);
    let mut turns = Turns { game, passes_due: 0 };
    let body = Body { text, skip: head.lines };
    let read = turns.read_all(&body).and_then(|()| {
        let at_tag = |kind| Damage { line: ended.line, column: 1, kind };
        turns.close(&ended.text).map_err(at_tag)?;
        // Last: it may be the players' own ending that has made the score final.
        turns.compare_result(&body)
    });
    let mut tags = Tags::default();
    for (kept, tag) in tags.0.iter_mut().zip(&mut head.tags[OWN_TAGS.len()..]) {
        *kept = std::mem::take(&mut tag.text);
    }
    Ok(Loaded { game: turns.game, tags, damage: read.err() })
}

/// The tags that tell of the game itself; the others are those that are kept.
const OWN_TAGS: [&str; 4] = ["Variant", "Start", "Ended", "Result"];

/// The tags of a record.
#[derive(Default)]
struct Head {
    /// By their places in `OWN_TAGS` and then `Tags::NAMES`.
    tags: [Tag; 11],
    /// Lines that hold tags or nothing, before the turns.
    lines: usize,
}

/// A tag's text and line; line 0: there is no such tag.
#[derive(Default)]
struct Tag {
    text: String,
    line: usize,
}

impl Head {
    fn read(text: &[u8]) -> Result<Head, RecordError> {
        let mut head = Head::default();
        for (line, content) in (1..).zip(lines(text)) {
            let content = content.trim_ascii();
            if !content.is_empty() {
                if content.first() != Some(&b'[') {
                    break;
                }
                let (name, text) = tag(content).ok_or(RecordError::Tag { line })?;
                let mut names = OWN_TAGS.iter().chain(&Tags::NAMES);
                // Other programs' tags are passed over.
                if let Some(place) = names.position(|known| known.as_bytes() == name) {
                    if head.tags[place].line > 0 {
                        return Err(RecordError::Tag { line });
                    }
                    head.tags[place] = Tag { text, line };
                }
            }
            head.lines = line;
        }
        Ok(head)
    }
}

/// The position that a game begins from.
fn position(start: &Tag, variant: Variant) -> Result<Position, RecordError> {
    if start.line == 0 {
        return Ok(Position::opening(variant));
    }
    let wrong = |error| RecordError::Start { line: start.line, error };
    let position: Position = start.text.parse().map_err(|error| wrong(Some(error)))?;
    if position.variant == variant { Ok(position) } else { Err(wrong(None)) }
}

fn lines(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    text.split(|&byte| byte == b'\n')
}

/// `[Name "value"]`, with `\"` and `\\` in the value for `"` and `\`.
fn tag(line: &[u8]) -> Option<(&[u8], String)> {
    let inside = line.strip_prefix(b"[")?.strip_suffix(b"]")?;
    let length = inside.iter().position(|&byte| byte == b' ')?;
    let (name, value) = inside.split_at_checked(length)?;
    let quoted = value.trim_ascii().strip_prefix(b"\"")?.strip_suffix(b"\"")?;
    let mut value = Vec::new();
    let mut bytes = quoted.iter();
    while let Some(&byte) = bytes.next() {
        value.push(if byte == b'\\' { *bytes.next()? } else { byte });
    }
    Some((name, String::from_utf8(value).ok()?))
}

/// Plays the turns of a record, letter by letter.
struct Turns {
    game: Game,
    passes_due: u8,
}

/// A word of the turns and its place.
struct Word<'a> {
    text: &'a [u8],
    line: usize,
    /// In bytes, from 0.
    column: usize,
}

impl Word<'_> {
    fn is_number(&self) -> bool {
        self.text.strip_suffix(b".").is_some_and(|number| number.iter().all(u8::is_ascii_digit))
    }

    /// `28-20` or `*`.
    fn is_result(&self) -> bool {
        self.text == b"*" || crate::rules::score(self.text).is_some()
    }
}

impl Turns {
    fn read_all(&mut self, body: &Body<'_>) -> Result<(), Damage> {
        body.each_word(&mut |word| {
            if word.is_number() || word.is_result() {
                return Ok(());
            }
            (word.column..).zip(word.text).try_for_each(|(column, &letter)| {
                self.read(letter).map_err(|kind| body.damage(word.line, column, kind))
            })
        })
    }

    fn read(&mut self, letter: u8) -> Result<(), DamageKind> {
        if letter == b'-' {
            self.passes_due = self.passes_due.checked_sub(1).ok_or(DamageKind::PassNotDue)?;
            return Ok(());
        }
        if self.passes_due > 0 {
            return Err(DamageKind::PassMissing);
        }
        let row = self.game.now().position.variant.row;
        let house = House::by_letter(letter.into(), row).ok_or(DamageKind::Letter)?;
        self.game.play(house).map_err(DamageKind::Unplayable)?;
        self.passes_due = self.game.now().passes;
        Ok(())
    }

    fn close(&mut self, ended: &str) -> Result<(), DamageKind> {
        let closed = match ended {
            "" => return Ok(()),
            SOUTH_RESIGNED => self.game.resign(Side::South),
            NORTH_RESIGNED => self.game.resign(Side::North),
            DRAW_AGREED => self.game.agree_draw(),
            _ => return Err(DamageKind::Ended),
        };
        closed.map_err(|_| DamageKind::Ended)
    }

    fn compare_result(&self, body: &Body<'_>) -> Result<(), Damage> {
        let score = result(&self.game);
        // Whoever set up a position that is already over may not have known.
        let unplayed = self.game.ply() == 0 && self.game.closing().is_none();
        body.each_word(&mut |word| {
            let told = word.text == score.as_bytes() || unplayed && word.text == b"*";
            let wrong = word.is_result() && !told;
            let damage = || body.damage(word.line, word.column, DamageKind::Result);
            if wrong { Err(damage()) } else { Ok(()) }
        })
    }
}

/// The lines behind the tags.
struct Body<'a> {
    text: &'a [u8],
    /// Lines before it.
    skip: usize,
}

impl Body<'_> {
    /// Does something with every word, comments in braces left out, until it fails.
    fn each_word(
        &self,
        each: &mut dyn FnMut(&Word<'_>) -> Result<(), Damage>,
    ) -> Result<(), Damage> {
        // Where the comment began that reading is in.
        let mut comment = None;
        for (line, text) in (1..).zip(lines(self.text)).skip(self.skip) {
            let mut column = 0;
            for part in text.split_inclusive(|&byte| separates(byte)) {
                let (text, end) = match part {
                    [text @ .., end] if separates(*end) => (text, *end),
                    _ => (part, b' '),
                };
                if comment.is_none() && !text.is_empty() {
                    each(&Word { text, line, column })?;
                }
                match end {
                    b'{' if comment.is_none() => comment = Some((line, column + text.len())),
                    b'}' => comment = None,
                    _ => {}
                }
                column += part.len();
            }
        }
        match comment {
            Some((line, column)) => Err(self.damage(line, column, DamageKind::Comment)),
            None => Ok(()),
        }
    }

    /// `column` in bytes, from 0.
    fn damage(&self, line: usize, column: usize, kind: DamageKind) -> Damage {
        let text = lines(self.text).nth(line - 1).unwrap_or_default();
        Damage { line, column: 1 + crate::rules::characters(text, column), kind }
    }
}

fn separates(byte: u8) -> bool {
    byte.is_ascii_whitespace() || matches!(byte, b'{' | b'}')
}
