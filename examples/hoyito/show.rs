//! Boards and moves as text.

use hoyito::rules::{House, Position, Side};
use hoyito::session::Game;

/// Prints a position as South sees it.
pub(crate) fn board(position: &Position) {
    let row = position.variant.row;
    let north: Vec<House> = House::of(Side::North, row).rev().collect();
    let south: Vec<House> = House::of(Side::South, row).collect();
    say!("{position}");
    say!("        {}", cells(&north, |house| house.letter(row).to_string()));
    say!("North   {}   {}", seeds(position, &north), position.captured.north);
    say!("South   {}   {}", seeds(position, &south), position.captured.south);
    say!("        {}", cells(&south, |house| house.letter(row).to_string()));
    let again = if position.again { " again" } else { "" };
    say!("to sow{again}: {}", position.turn);
}

/// Seeds by house; closed houses are crossed out.
fn seeds(position: &Position, houses: &[House]) -> String {
    cells(houses, |house| {
        let closed = position.closed.contains(house);
        if closed { "x".to_owned() } else { position.board.seeds_in(house).to_string() }
    })
}

fn cells(houses: &[House], cell: impl Fn(House) -> String) -> String {
    let cells: Vec<String> = houses.iter().map(|&house| format!("{:>2}", cell(house))).collect();
    cells.join(" ")
}

/// Prints a line for each legal house: its letter, laps, captures (or `-`), what follows, and the
/// position after it.
pub(crate) fn moves(position: Position) {
    let mut game = Game::from_position(position);
    let row = position.variant.row;
    for house in House::of(game.now().position.turn, row) {
        let Ok(preview) = game.preview(house) else { continue };
        let captures: String = preview.captures.iter().map(|house| house.letter(row)).collect();
        let captures = if captures.is_empty() { "-" } else { &captures };
        let follows = match (preview.over, preview.again) {
            (true, _) => "over",
            (_, true) => "again",
            _ => "next",
        };
        let mut after = game.clone();
        after.play(house).expect("a previewed sowing is legal");
        say!(
            "{} laps={} captures={captures} gained={} {follows} {}",
            house.letter(row),
            preview.laps,
            preview.gained,
            after.now().position,
        );
    }
}
