//! What a link unpacks to, as `www/share/link.js` does.

use std::collections::HashMap;

use hoyito::rules::Variant;
use hoyito::session::{DamageKind, RecordError, read_record, write_record};

use crate::game;

/// The fields of a link and the tags they become.
const FIELDS: [(&str, &str); 7] = [
    ("id", "Game"),
    ("date", "Date"),
    ("south", "South"),
    ("north", "North"),
    ("level", "Level"),
    ("start", "Start"),
    ("ended", "Ended"),
];

/// A link's fields, a line `name=value` each, become a record whose head is never broken. Its turns
/// are the game's up to a damage, and its tags come back.
pub fn link(text: &str) {
    let fields: HashMap<&str, &str> =
        text.split('\n').filter_map(|line| line.split_once('=')).collect();
    let field = |name: &str| fields.get(name).copied().unwrap_or_default();
    let (variant, turns) = (field("game"), field("turns"));
    if !turns.bytes().all(|letter| letter.is_ascii_alphabetic() || letter == b'-') {
        return;
    }
    let mut record = tag("Variant", variant);
    let told = FIELDS.into_iter().map(|(name, tag)| (tag, field(name)));
    for (name, value) in told.clone().filter(|(_, value)| !value.is_empty()) {
        record += &tag(name, value);
    }
    let head = record.lines().count();
    record.extend(["\n", turns, "\n"]);

    let loaded = match read_record(&record) {
        Ok(loaded) => loaded,
        Err(RecordError::Variant) => return assert!(Variant::by_id(variant).is_err()),
        Err(RecordError::Start { .. }) => return assert!(!field("start").is_empty()),
        Err(error) => panic!("{error}: {record}"),
    };
    for (name, value) in told {
        let plain = value.replace(char::is_control, " ");
        assert!(loaded.tags.get(name).is_none_or(|kept| kept == plain), "{name}: {record}");
    }
    game::is_kept(&loaded.game, &loaded.tags);
    let written = write_record(&loaded.game, &loaded.tags);
    let sown = sown(&written);
    match loaded.damage {
        // The last pass of a game may be left out: it follows from the rules.
        None => assert_eq!(sown.trim_end_matches('-'), turns.trim_end_matches('-')),
        Some(damage) if damage.kind == DamageKind::Ended => assert!(damage.line <= head),
        Some(damage) => {
            assert_eq!(damage.line, head + 2, "{damage}");
            let sound = &turns[..damage.column - 1];
            assert_eq!(sown.trim_end_matches('-'), sound.trim_end_matches('-'), "{damage}");
        }
    }
}

fn tag(name: &str, value: &str) -> String {
    let plain = value.replace(char::is_control, " ");
    format!("[{name} \"{}\"]\n", plain.replace('\\', "\\\\").replace('"', "\\\""))
}

/// The houses sown in a record that the library has written, and its passes, without a gap.
#[must_use]
pub fn sown(record: &str) -> String {
    let lines = record.lines().filter(|line| !line.starts_with('['));
    let words = lines.flat_map(|line| line.split(' '));
    words.filter(|word| !word.contains(|sign: char| sign.is_ascii_digit() || sign == '*')).collect()
}
