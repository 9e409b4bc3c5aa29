//! Games to find puzzles in.

use hoyito::endgame::Tables;
use hoyito::rules::{BySide, House, Position, Side, Sower, Variant};
use hoyito::search::{Level, Search, choose};
use hoyito::session::Game;

/// Depths and leniencies of players that play as people do, well enough and not the same game
/// twice. The page's own levels may be tuned; these stay, and so do the puzzles.
const PLAYERS: [(i16, i16); 4] = [(0, 108), (0, 31), (2, 42), (0, 31)];
/// Sowings at random before they begin.
const OPENING: usize = 6;

/// The positions of one game at the beginning of turns, those at random left out, as the side to
/// move sees them: always as South. `number` chooses the game.
pub(crate) fn moments(variant: Variant, number: u64) -> Vec<Position> {
    // Each variant has games of its own.
    let mut chance = variant.id.bytes().fold(Chance(number), |chance, byte| {
        Chance(chance.0.wrapping_mul(31).wrapping_add(byte.into()))
    });
    let levels = Side::BOTH.map(|_| {
        let (depth, leniency) = PLAYERS[chance.below(PLAYERS.len())];
        Level { depth, leniency, ..Level::ALL[0] }
    });
    let tables = Tables::new(variant);
    let mut search = Search::new(variant, 12);
    let mut game = Game::new(variant, Side::South);
    let mut moments = Vec::new();
    while game.now().over.is_none() {
        let position = game.now().position;
        let house = if game.ply() < OPENING {
            any_house(&position, &mut chance)
        } else {
            if !position.again {
                moments.push(as_south(position));
            }
            let level = levels[usize::from(position.turn == Side::North)];
            #[expect(clippy::cast_possible_truncation, reason = "any number will do")]
            let seed = chance.next() as u32;
            let sown = choose(&mut search, &tables, position.into(), level, seed, &mut |_| true);
            sown.expect("a game under way has a legal sowing").house
        };
        game.play(house).expect("a legal sowing");
    }
    moments
}

/// The position with the board turned so that the side to move is South: both sow alike.
fn as_south(position: Position) -> Position {
    if position.turn == Side::South {
        return position;
    }
    let BySide { south, north } = position.captured;
    Position {
        board: position.board.turned(),
        captured: BySide { south: north, north: south },
        turn: Side::South,
        ..position
    }
}

fn any_house(position: &Position, chance: &mut Chance) -> House {
    let mut sower = Sower::new(position.variant);
    let legal: Vec<House> = position.legal_houses(position.turn, &mut sower).collect();
    legal[chance.below(legal.len())]
}

/// Numbers that look like chance and are the same every time (`SplitMix64`).
struct Chance(u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    #[expect(clippy::cast_possible_truncation, reason = "the remainder is below a usize")]
    fn below(&mut self, end: usize) -> usize {
        (self.next() % end as u64) as usize
    }
}
