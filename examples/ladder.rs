//! Matches between levels: `ladder VARIANT GAMES LIMIT TABLES PLAYER PLAYER..`
//!
//! `LIMIT` is what the full level may spend on a move: sowings (`200000`) or time (`200ms`).
//! `TABLES` are the seeds of the largest endgame tables, 0 to 16. Players are numbers or names of
//! levels, `full:LIMIT`, `DEPTHxLENIENCY`, `greedy` (looks through its whole turn) and `grabber`
//! (takes what its next sowing brings); each plays the one named before it. Every opening, six
//! sowings at random, is played twice, each player once from either side. The times are the
//! upper player's.

use std::process::ExitCode;
use std::time::{Duration, Instant};

use hoyito::endgame::Tables;
use hoyito::rules::{House, Position, Side, Sower, Variant};
use hoyito::search::{Level, Search, Situation, choose, greedy_house};
use hoyito::session::Game;

const USAGE: &str = "usage: ladder VARIANT GAMES LIMIT TABLES PLAYER PLAYER..";

#[derive(Clone, Copy)]
enum Limit {
    Nodes(u64),
    Time(Duration),
}

#[derive(Clone, Copy)]
enum Mind {
    Greedy,
    Grabber,
    Level(Level, Limit),
}

struct Player {
    name: String,
    mind: Mind,
    search: Search,
    longest: Duration,
    spent: Duration,
    moves: u32,
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match run(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(refusal) => {
            eprintln!("ladder: {refusal}\n{USAGE}");
            ExitCode::from(2)
        }
    }
}

fn run(words: &[String]) -> Result<(), String> {
    let [id, games, limit, seeds, names @ ..] = words else {
        return Err("too few arguments".to_owned());
    };
    let variant = Variant::by_id(id).map_err(|error| error.to_string())?;
    let games: u32 = games.parse().map_err(|_| "a number of games is wanted")?;
    let limit = read_limit(limit)?;
    let seeds: u8 = seeds.parse().map_err(|_| "the tables' seeds are wanted: 0 to 16")?;
    let mut tables = Tables::new(variant);
    while tables.seeds() < seeds && tables.build_next(&mut |_, _| true).is_ok() {}
    let mut players = Vec::new();
    for name in names {
        players.push(Player {
            mind: read_mind(name, limit)?,
            name: name.clone(),
            search: Search::new(variant, 20),
            longest: Duration::ZERO,
            spent: Duration::ZERO,
            moves: 0,
        });
    }
    println!("| {id} | points | won | drawn | lost | seeds a game | s a move | longest |");
    println!("| --- | --- | --- | --- | --- | --- | --- | --- |");
    for upper in 1..players.len() {
        let (below, above) = players.split_at_mut(upper);
        contest(variant, games, &tables, &mut above[0], &mut below[upper - 1]);
    }
    Ok(())
}

fn read_limit(text: &str) -> Result<Limit, String> {
    let fault = |_| format!("sowings or milliseconds are wanted, not {text:?}");
    match text.strip_suffix("ms") {
        Some(time) => time.parse().map(Duration::from_millis).map(Limit::Time).map_err(fault),
        None => text.parse().map(Limit::Nodes).map_err(fault),
    }
}

fn read_mind(name: &str, limit: Limit) -> Result<Mind, String> {
    let full = Level::ALL[Level::ALL.len() - 1];
    if name == "greedy" {
        return Ok(Mind::Greedy);
    }
    if name == "grabber" {
        return Ok(Mind::Grabber);
    }
    if let Some(own) = name.strip_prefix("full:") {
        return Ok(Mind::Level(full, read_limit(own)?));
    }
    // By name first: "expert" has an x in it, too.
    if let Some(level) = name.parse().ok().and_then(Level::by_id).or_else(|| Level::by_name(name)) {
        return Ok(Mind::Level(level, limit));
    }
    let unknown = || format!("no player {name:?}");
    let (depth, leniency) = name.split_once('x').ok_or_else(unknown)?;
    let number = |text: &str| text.parse().map_err(|_| unknown());
    Ok(Mind::Level(Level { depth: number(depth)?, leniency: number(leniency)?, ..full }, limit))
}

/// Plays and prints one line of the table.
fn contest(variant: Variant, games: u32, tables: &Tables, one: &mut Player, two: &mut Player) {
    let (mut won, mut drawn, mut lost, mut seeds) = (0, 0, 0, 0);
    for number in 0..games {
        let start = opening(variant, u64::from(number / 2));
        let ours = Side::BOTH[number as usize % 2];
        let game = play(start, tables, number, ours, one, two);
        let captured = game.now().position.captured;
        let lead = i32::from(captured[ours]) - i32::from(captured[ours.other()]);
        seeds += lead;
        match lead.signum() {
            1 => won += 1,
            0 => drawn += 1,
            _ => lost += 1,
        }
    }
    let points = (f64::from(won) + f64::from(drawn) / 2.0) / f64::from(games) * 100.0;
    println!(
        "| {} : {} | {points:.1} % | {won} | {drawn} | {lost} | {:+.1} | {:.4} | {:.3} |",
        one.name,
        two.name,
        f64::from(seeds) / f64::from(games),
        one.spent.as_secs_f64() / f64::from(one.moves.max(1)),
        one.longest.as_secs_f64(),
    );
}

/// A game after six sowings at random.
fn opening(variant: Variant, number: u64) -> Game {
    let mut chance = number.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x5851_f42d_4c95_7f2d;
    let mut sower = Sower::new(variant);
    loop {
        let mut game = Game::new(variant, Side::South);
        for _ in 0..6 {
            let position = game.now().position;
            let legal: Vec<House> = position.legal_houses(position.turn, &mut sower).collect();
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            if legal.is_empty() {
                break;
            }
            let _ = game.play(legal[(chance >> 33) as usize % legal.len()]);
        }
        if game.now().over.is_none() {
            return game;
        }
    }
}

fn play(
    mut game: Game,
    tables: &Tables,
    seed: u32,
    ours: Side,
    one: &mut Player,
    two: &mut Player,
) -> Game {
    one.search.forget();
    two.search.forget();
    while game.now().over.is_none() {
        let player = if game.now().position.turn == ours { &mut *one } else { &mut *two };
        let house = player.house(&game, tables, seed);
        assert!(game.play(house).is_ok(), "{} chose an illegal house", player.name);
    }
    game
}

impl Player {
    fn house(&mut self, game: &Game, tables: &Tables, seed: u32) -> House {
        let now = game.now();
        let begun = Instant::now();
        let house = match self.mind {
            Mind::Greedy => greedy_house(&now.position, seed),
            Mind::Grabber => most_at_once(&now.position),
            Mind::Level(level, limit) => {
                let mut go_on = |nodes| match limit {
                    Limit::Nodes(most) => nodes < most,
                    Limit::Time(most) => begun.elapsed() < most,
                };
                let situation = situation(game);
                choose(&mut self.search, tables, situation, level, seed, &mut go_on)
                    .map(|value| value.house)
            }
        };
        let took = begun.elapsed();
        self.longest = self.longest.max(took);
        self.spent += took;
        self.moves += 1;
        house.expect("a game under way has a legal sowing")
    }
}

/// The house that captures most in its one sowing.
fn most_at_once(position: &Position) -> Option<House> {
    let mut sower = Sower::new(position.variant);
    position.sowings(&mut sower).max_by_key(|(_, sowing)| sowing.captured).map(|(house, _)| house)
}

/// The present moment of a game, as a search wants it.
fn situation(game: &Game) -> Situation {
    let (now, ply) = (game.now(), game.ply());
    let earlier = (ply - usize::from(now.quiet)..ply).filter_map(|past| game.at(past).ok());
    Situation::new(now.position, earlier.map(|past| past.position))
}
