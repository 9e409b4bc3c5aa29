//! Makes the puzzles of the page: `cargo run --release --example puzzles > www/puzzles/collection.js`.
//!
//! Positions come from games that the computer plays against itself, always the same ones, and
//! answers from the exact values of the engine. Of each kind, game and grade a few are kept, those
//! first in which the house that takes the most at once is not the right one.

mod games;
mod most;
mod win;

use hoyito::rules::{Board, Position, Variant};

/// Games of each variant looked through. The first are enough for turns.
const MOST_GAMES: u64 = 1_000;
const WIN_GAMES: u64 = 2_000;
/// Puzzles for each kind, game and grade.
const MOST_QUOTA: usize = 2;
const WIN_QUOTA: usize = 3;
/// The hardest grade; 1 is the easiest.
const GRADES: u8 = 5;

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    /// Take the most seeds this turn.
    Most,
    /// Find the only house that wins.
    Win,
}

/// A puzzle: South is to move, at the beginning of its turn.
struct Puzzle {
    kind: Kind,
    position: Position,
    /// The houses to sow, and in a win those of the other side between them.
    line: String,
    /// The sowings in it that are South's.
    sowings: u8,
    /// Another house takes more at once than the right one.
    trap: bool,
    /// The answer as fields of a JavaScript object.
    answer: String,
}

fn main() {
    let mut kept: Vec<Puzzle> = Vec::new();
    for variant in [Variant::HOYITO_2, Variant::HOYITO_3, Variant::HOYITO_2_12] {
        let found = (0..MOST_GAMES)
            .map(|number| games::moments(variant, number).iter().filter_map(most::pose).collect());
        choose(found.collect(), MOST_QUOTA, &mut kept);
    }
    for variant in [Variant::HOYITO_2, Variant::HOYITO_3] {
        let mut exact = win::Exact::new(variant);
        let found = (0..WIN_GAMES).map(|number| {
            let moments = games::moments(variant, number);
            moments.iter().filter_map(|position| win::pose(position, &mut exact)).collect()
        });
        choose(found.collect(), WIN_QUOTA, &mut kept);
    }
    kept.sort_by_key(|puzzle| (puzzle.kind, puzzle.grade()));
    print!("{}", module(&kept));
}

/// Adds to `kept` up to `quota` puzzles for each grade, traps first, out of what was found in each
/// game: one from a game, for its positions are much alike.
fn choose(mut found: Vec<Vec<Puzzle>>, quota: usize, kept: &mut Vec<Puzzle>) {
    let mut gaps = [quota; GRADES as usize];
    for trap in [true, false] {
        for game in &mut found {
            let fits = |puzzle: &Puzzle| {
                puzzle.trap == trap
                    && gaps[usize::from(puzzle.grade()) - 1] > 0
                    && kept.iter().all(|other| puzzle.differs(other))
            };
            if let Some(index) = game.iter().position(fits) {
                let puzzle = game.swap_remove(index);
                game.clear();
                gaps[usize::from(puzzle.grade()) - 1] -= 1;
                kept.push(puzzle);
            }
        }
    }
    eprintln!("{} puzzles, gaps by grade {gaps:?}", kept.len());
}

impl Puzzle {
    /// From 1 to 5, by the sowings of one's own that have to be foreseen.
    fn grade(&self) -> u8 {
        match self.sowings {
            0..=2 => 1,
            3 => 2,
            4 => 3,
            5..=6 => 4,
            _ => GRADES,
        }
    }

    /// Not a near copy: other houses to sow, and at least half of the seeds elsewhere.
    fn differs(&self, other: &Puzzle) -> bool {
        let seeds = self.position.board.total().min(other.position.board.total());
        self.position.variant != other.position.variant
            || (self.kind, &self.line) != (other.kind, &other.line)
                && distance(&self.position.board, &other.position.board) >= u32::from(seeds)
    }

    /// A name that stays as long as the puzzle is the same, whatever else is collected: of the
    /// FNV-1a hash of what is asked, 24 bits.
    fn id(&self) -> String {
        let asked = format!("{} {}", self.kind.name(), self.position);
        let hash = asked
            .bytes()
            .fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
        format!("{:06x}", (hash ^ hash >> 24) & 0x00ff_ffff)
    }

    /// Its entry in the module.
    fn entry(&self) -> String {
        let Puzzle { kind, position, line, answer, .. } = self;
        let (id, kind, grade) = (self.id(), kind.name(), self.grade());
        format!(
            "  {{ id: '{id}', kind: '{kind}', grade: {grade}, line: '{line}',\n    {answer},\n    \
             position: '{position}' }},\n"
        )
    }
}

impl Kind {
    const fn name(self) -> &'static str {
        match self {
            Kind::Most => "most",
            Kind::Win => "win",
        }
    }
}

/// Seeds by which two boards differ, summed over the houses: a seed elsewhere counts two.
fn distance(one: &Board, other: &Board) -> u32 {
    one.houses().zip(other.houses()).map(|(a, b)| u32::from(a.abs_diff(b))).sum()
}

/// The text of the module that the page loads.
fn module(puzzles: &[Puzzle]) -> String {
    let entries: String = puzzles.iter().map(Puzzle::entry).collect();
    format!(
        "// @ts-check\n\n\
         /**\n \
         * Made by `cargo run --release --example puzzles`, and not by hand; `tests/puzzles.rs`\n \
         * proves each of them.\n \
         * @import {{ Puzzle }} from './types.js'\n \
         */\n\n\
         /** By kind, the easiest first. @type {{Puzzle[]}} */\n\
         export const COLLECTION = [\n{entries}];\n"
    )
}
