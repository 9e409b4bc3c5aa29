//! Records.

use hoyito::session::DamageKind::{Letter, PassMissing, PassNotDue, Unplayable};
use hoyito::session::{Damage, Loaded, RecordError, read_record};

use crate::game;

/// Bytes of the longest record read.
const LONGEST: usize = 256 * 1024;
/// Of so many texts one is read swollen, too: so many bytes in its middle come again and again.
const SWOLLEN: usize = 16;
/// Sowings of a game that are looked at step by step.
const SOWINGS: usize = 40;

/// A record is refused with a line in it, or is a game that is written and read back as it is. Where
/// it is damaged the place is in the text, and what stands before it is the game.
pub fn record(text: &str) {
    check(text);
    if text.len().is_multiple_of(SWOLLEN) {
        check(&swollen(text));
    }
}

/// The text made as long as a record may be, or too long.
fn swollen(text: &str) -> String {
    let [from, to] = [text.len() / 2, text.len() / 2 + SWOLLEN];
    let [from, to] = [from, to].map(|at| text.floor_char_boundary(at));
    let [head, middle, tail] = [&text[..from], &text[from..to], &text[to..]];
    let times = LONGEST.saturating_sub(head.len() + tail.len()) / middle.len().max(1);
    [head, &middle.repeat(times), tail].concat()
}

fn check(text: &str) {
    let text = text.trim_start_matches('\u{feff}');
    let Loaded { mut game, tags, damage } = match read_record(text) {
        Ok(loaded) => loaded,
        Err(error) => return refused(text, error),
    };
    if let Some(damage) = damage {
        let before = before(text, damage);
        if matches!(damage.kind, Letter | Unplayable(_) | PassNotDue | PassMissing) {
            let sound = read_record(before).expect("the head is sound").game;
            assert_eq!(sound.line(), game.line(), "{damage}");
        }
    }
    for ply in 1..=game.plies().min(SOWINGS) {
        game::steps_fold(&mut game, ply);
    }
    game::is_kept(&game, &tags);
}

/// The text before a damage.
fn before(text: &str, damage: Damage) -> &str {
    let start: usize = text.split_inclusive('\n').take(damage.line - 1).map(str::len).sum();
    let line = text[start..].split('\n').next().expect("the line");
    assert!(damage.line <= text.split('\n').count(), "{damage}");
    assert!((1..=line.chars().count() + 1).contains(&damage.column), "{damage}");
    let column: usize = line.chars().take(damage.column - 1).map(char::len_utf8).sum();
    &text[..start + column]
}

fn refused(text: &str, error: RecordError) {
    let line = |line: usize| text.split('\n').nth(line - 1).expect("a line of the text");
    match error {
        RecordError::TooLong => assert!(text.len() > LONGEST),
        RecordError::Variant => {}
        RecordError::Start { line: at, error } => {
            let line = line(at);
            assert!(line.contains("[Start "), "{line}");
            assert!(error.is_none_or(|error| error.at < line.chars().count()), "{line}");
        }
        RecordError::Tag { line: at } => assert!(line(at).trim_ascii().starts_with('[')),
    }
}
