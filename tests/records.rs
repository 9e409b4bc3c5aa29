//! Records: what they look like, and what is said of damaged ones.

use hoyito::rules::{EndReason, House, Position, PositionErrorKind, Side, Unplayable, Variant};
use hoyito::session::{DamageKind, Game, RecordError, Tags, read_record, write_record};

/// Plays letters from a position.
fn game(position: &str, letters: &str) -> Game {
    let position: Position = position.parse().expect("a position");
    let mut game = Game::from_position(position);
    for letter in letters.chars() {
        let house = House::by_letter(letter, position.variant.row).expect("a house");
        game.play(house).unwrap_or_else(|why| panic!("{letter}: {why}"));
    }
    game
}

#[test]
fn a_record_reads_like_a_score_sheet() {
    let mut game = game("hoyito-2 444444/444444 0-0 S", "Cb");
    game.resign(Side::North).expect("not over");
    let mut tags = Tags::default();
    for (name, text) in [("Round", "3"), ("South", "Johnny"), ("Date", "2005-02-12")] {
        tags.set(name, text.to_owned()).expect("a kept tag");
    }
    let text = write_record(&game, &tags);
    let expected = "[Variant \"hoyito-2\"]\n[Date \"2005-02-12\"]\n[South \"Johnny\"]\n\
        [Round \"3\"]\n[Ended \"North resigned\"]\n[Result \"0-4\"]\n\n1. C b 0-4\n";
    assert_eq!(text, expected);
    let over = read_record(&text).expect("a record").game.now().over.expect("over");
    assert_eq!((over.reason, over.winner), (EndReason::Resigned, Some(Side::South)));
}

#[test]
fn passes_are_written_as_turns_of_their_own_or_at_the_end_of_one() {
    // North has no seed and passes after A; South's own sowing goes on afterwards.
    let quiet = game("hoyito-2 110000/000000 20-20 S", "B");
    assert!(write_record(&quiet, &Tags::default()).ends_with("\n1. B - *\n"));
    // South captures, has no seed left, and passes in the middle of its turn.
    let mid_turn = game("hoyito-2 000001/300010 20-20 S", "F");
    assert_eq!(mid_turn.now().passes, 1);
    let text = write_record(&mid_turn, &Tags::default());
    assert!(text.ends_with("\n1. F- *\n"), "{text}");
    assert_eq!(read_record(&text).expect("a record").damage, None);
}

#[test]
fn damage_is_told_with_its_place_and_what_stands_before_it_is_kept() {
    let cases = [
        ("1. C z", (3, 6), DamageKind::Letter),
        ("1. C A", (3, 6), DamageKind::Unplayable(Unplayable::NotYours)),
        ("1. C -", (3, 6), DamageKind::PassNotDue),
        ("1. {é} C\n{so far}Q", (4, 9), DamageKind::Letter),
        ("1. {é} C é", (3, 10), DamageKind::Letter),
        ("1. C 24-24", (3, 6), DamageKind::Result),
        ("1. C {never closed", (3, 6), DamageKind::Comment),
    ];
    for (turns, (line, column), kind) in cases {
        let text = format!("[Variant \"hoyito-2\"]\n\n{turns}\n");
        let loaded = read_record(&text).expect("a record");
        let damage = loaded.damage.unwrap_or_else(|| panic!("{turns} is damaged"));
        assert_eq!((damage.line, damage.column, damage.kind), (line, column, kind), "{turns}");
        assert_eq!(loaded.game.ply(), 1, "{turns}");
    }
    let ended = "[Variant \"hoyito-2\"]\n[Ended \"lightning\"]\n\n1. C *\n";
    let damage = read_record(ended).expect("a record").damage.expect("damage");
    assert_eq!((damage.line, damage.kind), (2, DamageKind::Ended));
    let missing = "[Variant \"hoyito-2\"]\n[Start \"hoyito-2 110000/000000 20-20 S\"]\n\n1. B C\n";
    let damage = read_record(missing).expect("a record").damage.expect("damage");
    assert_eq!(damage.kind, DamageKind::PassMissing);
}

#[test]
fn texts_that_are_no_record_are_refused() {
    let refusal = |text: &str| read_record(text).expect_err("no record");
    assert_eq!(refusal(""), RecordError::Variant);
    assert_eq!(refusal("1. C b"), RecordError::Variant);
    assert_eq!(refusal("[Variant \"oware\"]"), RecordError::Variant);
    assert_eq!(refusal("[Variant \"hoyito-2\"]\n[Date 2005]"), RecordError::Tag { line: 2 });
    assert_eq!(refusal(&" ".repeat(300_000)), RecordError::TooLong);
    let foreign = "[Variant \"hoyito-2\"]\n[Start \"hoyito-3 444444/444444 0-0 S\"]";
    assert_eq!(refusal(foreign), RecordError::Start { line: 2, error: None });
    let wrong = "[Variant \"hoyito-2\"]\n[Start \"hoyito-2 44444\"]";
    let RecordError::Start { line: 2, error: Some(error) } = refusal(wrong) else { panic!() };
    assert_eq!(error.at, 14);
}

#[test]
fn windows_line_ends_a_byte_order_mark_and_foreign_tags_do_no_harm() {
    let text = "\u{feff}[Event \"School\"]\r\n[Variant \"hoyito-3\"]\r\n\r\n1. A a\r\n";
    let loaded = read_record(text).expect("a record");
    assert_eq!((loaded.damage, loaded.game.ply()), (None, 2));
}

#[test]
fn a_record_goes_up_to_the_present_moment() {
    let mut game = game("hoyito-2 444444/444444 0-0 S", "Cb");
    game.undo().expect("two sowings to undo");
    assert!(write_record(&game, &Tags::default()).ends_with("\n1. C *\n"));
}

#[test]
fn long_games_are_wrapped() {
    let mut game = Game::new(Variant::HOYITO_2_12, Side::South);
    while game.now().over.is_none() {
        let position = game.now().position;
        let house = position.legal_houses(position.turn, game.sower()).next().expect("one");
        game.play(house).expect("legal");
    }
    let text = write_record(&game, &Tags::default());
    assert!(text.lines().all(|line| line.len() <= 80), "{text}");
    assert_eq!(read_record(&text).expect("a record").game.now(), game.now());
}

#[test]
fn a_tag_given_twice_is_refused_with_its_line() {
    let known = [
        "Variant \"hoyito-2\"",
        "Start \"x\"",
        "Ended \"\"",
        "Result \"*\"",
        "Date \"\"",
        "Round \"\"",
    ];
    for tag in known {
        let text = format!("[Variant \"hoyito-2\"]\n[{tag}]\n[{tag}]\n\n*\n");
        let line = if tag.starts_with("Variant") { 2 } else { 3 };
        assert_eq!(read_record(&text).expect_err(tag), RecordError::Tag { line }, "{tag}");
    }
    // Of other programs' tags nothing is known.
    let foreign = "[Variant \"hoyito-2\"]\n[Site \"a\"]\n[Site \"b\"]\n\n*\n";
    assert_eq!(read_record(foreign).expect("a record").damage, None);
}

#[test]
fn the_tags_that_are_kept_come_back() {
    let mut tags = Tags::default();
    for name in Tags::NAMES {
        tags.set(name, format!("{name} \"\\\" é")).expect("a kept tag");
    }
    assert!(tags.set("Variant", String::new()).is_err() && tags.get("Result").is_none());
    let text = write_record(&Game::new(Variant::HOYITO_1, Side::South), &tags);
    let names = text.lines().skip(1).map(|line| line.split(' ').next().unwrap_or_default());
    let wanted = Tags::NAMES.map(|name| format!("[{name}"));
    assert!(names.take(7).eq(wanted), "{text}");
    assert_eq!(read_record(&text).expect("a record").tags, tags);
}

#[test]
fn what_was_read_is_never_too_long_to_be_read_when_written() {
    // A quotation mark within a text can do without a backslash, but is written with one.
    let name = "\"".repeat(200_000);
    let text = format!("[Variant \"hoyito-2\"]\n[South \"{name}\"]\n\n1. C *\n");
    let loaded = read_record(&text).expect("a record");
    let again = read_record(&write_record(&loaded.game, &loaded.tags)).expect("a record");
    assert_eq!(again.game.now(), loaded.game.now());
    assert_eq!(again.tags.get("South"), Some(&name[..1_000]));
}

#[test]
fn a_start_that_is_over_already_is_no_damage() {
    for result in ["24-24", "*"] {
        let start = "hoyito-2 000000/000000 24-24 S";
        let text = format!("[Variant \"hoyito-2\"]\n[Start \"{start}\"]\n\n{result}\n");
        let loaded = read_record(&text).expect("a record");
        assert_eq!(loaded.damage, None, "{result}");
        assert_eq!(loaded.game.now().over.expect("over").reason, EndReason::Stuck);
    }
    // A game that the players have ended has a result.
    let text = "[Variant \"hoyito-2\"]\n[Ended \"Draw agreed\"]\n\n*\n";
    let damage = read_record(text).expect("a record").damage.expect("damage");
    assert_eq!(damage.kind, DamageKind::Result);
}

#[test]
fn a_start_that_closes_houses_wrongly_is_refused() {
    let tag = "[Variant \"hoyito-2\"]\n[Start \"hoyito-2 400000/400000 20-20 S closed=A\"]\n";
    let RecordError::Start { line: 2, error: Some(error) } = read_record(tag).expect_err("none")
    else {
        panic!()
    };
    assert_eq!(error.kind, PositionErrorKind::Closed);
    let closed = tag.replace("closed=A", "closed=B") + "\nB";
    let damage = read_record(&closed).expect("a record").damage.expect("damage");
    assert_eq!(damage.kind, DamageKind::Unplayable(Unplayable::Closed));
}
