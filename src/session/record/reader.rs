//! Reading records.

use crate::rules::{House, Position, Side, Variant};
use crate::session::game::Closing;

use super::writer::{ended_text, result};
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
    let head = Head::read(text)?;
    let variant = Variant::by_id(&head.variant).map_err(|_| RecordError::Variant)?;
    let mut turns = Turns { game: Game::from_position(head.start(variant)?), passes_due: 0 };
    let damage = turns.read_all(text, head.lines).and_then(|()| {
        let at = |kind| Damage { line: head.ended.1, column: 1, kind };
        turns.close(&head.ended.0).map_err(at)
    });
    // The score is compared last: it is the players' own ending that may have made it final.
    let damage = damage.and_then(|()| turns.compare_result(text, head.lines)).err();
    Ok(Loaded { game: turns.game, tags: head.tags, damage })
}

/// The tags.
#[derive(Default)]
struct Head {
    tags: Tags,
    variant: String,
    /// The start position's text and its line, if it is not the opening.
    start: Option<(String, usize)>,
    /// How the players ended the game, or empty, and the line that says so.
    ended: (String, usize),
    /// Lines that hold tags or nothing, before the turns.
    lines: usize,
}

impl Head {
    fn read(text: &str) -> Result<Head, RecordError> {
        let mut head = Head::default();
        for (line, content) in (1..).zip(text.lines()) {
            let content = content.trim().trim_start_matches('\u{feff}');
            if !content.is_empty() {
                if !content.starts_with('[') {
                    break;
                }
                let (name, value) = tag(content).ok_or(RecordError::Tag { line })?;
                match name {
                    "Variant" => head.variant = value,
                    "Date" => head.tags.date = value,
                    "South" => head.tags.south = value,
                    "North" => head.tags.north = value,
                    "Start" => head.start = Some((value, line)),
                    "Ended" => head.ended = (value, line),
                    // Other programs' tags, and the result, which stands after the turns too.
                    _ => {}
                }
            }
            head.lines = line;
        }
        Ok(head)
    }

    fn start(&self, variant: Variant) -> Result<Position, RecordError> {
        let Some((text, line)) = &self.start else {
            return Ok(Position::opening(variant));
        };
        let wrong = |error| RecordError::Start { line: *line, error };
        let position: Position = text.parse().map_err(|error| wrong(Some(error)))?;
        if position.variant == variant { Ok(position) } else { Err(wrong(None)) }
    }
}

/// `[Name "value"]`, with `\"` and `\\` in the value for `"` and `\`.
fn tag(line: &str) -> Option<(&str, String)> {
    let (name, quoted) = line.strip_prefix('[')?.strip_suffix(']')?.split_once(' ')?;
    let quoted = quoted.trim().strip_prefix('"')?.strip_suffix('"')?;
    let mut value = String::new();
    let mut characters = quoted.chars();
    while let Some(character) = characters.next() {
        value.push(if character == '\\' { characters.next()? } else { character });
    }
    Some((name, value))
}

/// Plays the turns of a record, letter by letter.
struct Turns {
    game: Game,
    passes_due: u8,
}

/// A word of the turns and its place.
struct Word<'a> {
    text: &'a str,
    line: usize,
    column: usize,
}

impl Word<'_> {
    fn damage(&self, letter: usize, kind: DamageKind) -> Damage {
        Damage { line: self.line, column: self.column + letter, kind }
    }

    fn is_number(&self) -> bool {
        self.text.strip_suffix('.').is_some_and(|n| n.bytes().all(|byte| byte.is_ascii_digit()))
    }

    /// `28-20` or `*`.
    fn is_result(&self) -> bool {
        self.text == "*" || crate::rules::score(self.text).is_some()
    }
}

impl Turns {
    fn read_all(&mut self, text: &str, skip: usize) -> Result<(), Damage> {
        words(text, skip)?.iter().try_for_each(|word| {
            if word.is_number() || word.is_result() {
                return Ok(());
            }
            (0..).zip(word.text.chars()).try_for_each(|(index, letter)| {
                self.read(letter).map_err(|kind| word.damage(index, kind))
            })
        })
    }

    fn read(&mut self, letter: char) -> Result<(), DamageKind> {
        if letter == '-' {
            self.passes_due = self.passes_due.checked_sub(1).ok_or(DamageKind::PassNotDue)?;
            return Ok(());
        }
        if self.passes_due > 0 {
            return Err(DamageKind::PassMissing);
        }
        let row = self.game.now().position.variant.row;
        let house = House::by_letter(letter, row).ok_or(DamageKind::Letter)?;
        self.game.play(house).map_err(DamageKind::Unplayable)?;
        self.passes_due = self.game.now().passes;
        Ok(())
    }

    fn close(&mut self, ended: &str) -> Result<(), DamageKind> {
        if ended.is_empty() {
            return Ok(());
        }
        let known =
            [Closing::Resigned(Side::South), Closing::Resigned(Side::North), Closing::Agreed];
        let closing = known.into_iter().find(|&closing| ended_text(closing) == ended);
        let closed = match closing.ok_or(DamageKind::Ended)? {
            Closing::Resigned(side) => self.game.resign(side),
            Closing::Agreed => self.game.agree_draw(),
        };
        closed.map_err(|_| DamageKind::Ended)
    }

    fn compare_result(&self, text: &str, skip: usize) -> Result<(), Damage> {
        match words(text, skip)?.iter().find(|word| word.is_result()) {
            Some(word) if word.text != result(&self.game) => {
                Err(word.damage(0, DamageKind::Result))
            }
            _ => Ok(()),
        }
    }
}

/// The words behind the first `skip` lines, comments in braces left out.
fn words(text: &str, skip: usize) -> Result<Vec<Word<'_>>, Damage> {
    let mut words = Vec::new();
    let mut comment: Option<Damage> = None;
    for (line, content) in (1..).zip(text.lines()).skip(skip) {
        let mut begun: Option<(usize, usize)> = None;
        let ends = content.char_indices().chain([(content.len(), ' ')]);
        for (column, (at, character)) in (1..).zip(ends) {
            let inside = comment.is_some();
            let parts = inside || matches!(character, '{' | '}') || character.is_whitespace();
            match character {
                '{' if !inside => {
                    comment = Some(Damage { line, column, kind: DamageKind::Comment });
                }
                '}' => comment = None,
                _ => {}
            }
            match (parts, begun) {
                (true, Some((from, column))) => {
                    words.push(Word { text: &content[from..at], line, column });
                    begun = None;
                }
                (false, None) => begun = Some((at, column)),
                _ => {}
            }
        }
    }
    comment.map_or(Ok(words), Err)
}
