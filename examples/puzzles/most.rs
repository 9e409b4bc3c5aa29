//! "Take the most this turn."

use std::collections::HashMap;

use hoyito::rules::{Board, House, Position, Sower};

use super::{Kind, Puzzle};

/// Positions of a turn looked at: one that branches further is no puzzle for a person.
const MOST_POSITIONS: usize = 20_000;
/// The longest turn asked for, in captures.
const LONGEST: u8 = 9;
/// Seeds in a house that can be counted at a glance.
const FULLEST: u8 = 12;
/// Seeds by which the best turn beats grabbing, at least; and for each capture asked for.
const LEAST_GAP: f64 = 4.0;
const GAP: f64 = 2.0;

/// The puzzle in a position, if there is one: a first house that all depends on, two captures or
/// more to foresee, and clearly more to gain than by grabbing.
pub(crate) fn pose(position: &Position) -> Option<Puzzle> {
    if position.board.houses().any(|seeds| seeds > FULLEST) {
        return None;
    }
    let mut turn = Turn { sower: Sower::new(position.variant), known: HashMap::new() };
    let Rest { seeds, captures, grabbed } = turn.rest(position)?;
    if !(2..=LONGEST).contains(&captures) {
        return None;
    }
    let sowings = turn.sowings(position)?;
    let first_houses = sowings.iter().filter(|sown| sown.seeds() == seeds).count();
    let gap = f64::from(seeds) - grabbed;
    if first_houses > 1 || gap < LEAST_GAP.max(GAP * f64::from(captures)) {
        return None;
    }
    let right = best(&sowings)?.gained;
    Some(Puzzle {
        kind: Kind::Most,
        position: *position,
        line: turn.line(*position)?,
        sowings: captures,
        trap: sowings.iter().any(|sown| sown.gained > right),
        answer: format!("seeds: {seeds}"),
    })
}

/// What the rest of a turn can bring.
#[derive(Clone, Copy, Default)]
struct Rest {
    /// Seeds captured at best, the last four too.
    seeds: u8,
    /// The fewest captures that bring them.
    captures: u8,
    /// Seeds captured on average by whoever sows what captures the most at once.
    grabbed: f64,
}

/// A sowing of the turn.
struct Sown {
    house: House,
    /// Seeds that it captures.
    gained: u8,
    /// The position after it, and what can still come then.
    next: Position,
    rest: Rest,
}

impl Sown {
    const fn seeds(&self) -> u8 {
        self.gained + self.rest.seeds
    }
}

/// A turn looked through; its mover stays the same, so that the board tells the position.
struct Turn {
    sower: Sower,
    known: HashMap<Board, Rest>,
}

impl Turn {
    /// What a position in which the mover is to sow can bring; `None` when there is too much to
    /// look at.
    fn rest(&mut self, position: &Position) -> Option<Rest> {
        if let Some(&rest) = self.known.get(&position.board) {
            return Some(rest);
        }
        if self.known.len() >= MOST_POSITIONS {
            return None;
        }
        let sowings = self.sowings(position)?;
        let rest = best(&sowings).map_or(Rest::default(), |best| {
            let most = sowings.iter().map(|sown| sown.gained).max().unwrap_or(0);
            let grabs = sowings.iter().filter(|sown| sown.gained == most);
            let (sum, count) =
                grabs.fold((0.0, 0.0), |(sum, count), sown| (sum + sown.rest.grabbed, count + 1.0));
            Rest {
                seeds: best.seeds(),
                captures: best.rest.captures + 1,
                grabbed: f64::from(most) + sum / count,
            }
        });
        self.known.insert(position.board, rest);
        Some(rest)
    }

    /// The legal sowings of a position.
    fn sowings(&mut self, position: &Position) -> Option<Vec<Sown>> {
        let sowings: Vec<_> = position.sowings(&mut self.sower).collect();
        let follow = |(house, sowing)| {
            let (next, over) = position.after(&sowing);
            let gained = next.captured[position.turn] - position.captured[position.turn];
            let goes_on = over.is_none() && next.again;
            let rest = if goes_on { self.rest(&next)? } else { Rest::default() };
            Some(Sown { house, gained, next, rest })
        };
        sowings.into_iter().map(follow).collect()
    }

    /// The shortest way to the most seeds, in letters.
    fn line(&mut self, mut position: Position) -> Option<String> {
        let mut line = String::new();
        loop {
            let sowings = self.sowings(&position)?;
            let Some(best) = best(&sowings) else { return Some(line) };
            line.push(best.house.letter(position.variant.row));
            if best.rest.seeds == 0 {
                return Some(line);
            }
            position = best.next;
        }
    }
}

/// The sowing that brings the most with the fewest captures; `None` when none captures.
fn best(sowings: &[Sown]) -> Option<&Sown> {
    let captures = sowings.iter().filter(|sown| sown.gained > 0);
    captures.min_by_key(|sown| (u8::MAX - sown.seeds(), sown.rest.captures))
}
