//! Closed houses, held against the rules written out plainly once more.

use hoyito::rules::{
    Board, BySide, House, Houses, Position, PositionErrorKind, Scene, Side, Sower, Step,
    Unplayable, Variant,
};
use hoyito::session::{Game, Tags, captures, read_record, write_record};
use proptest::prelude::*;

fn position(text: &str) -> Position {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Boards of any variant with some houses closed, at least one open a side, and seeds thrown into
/// the open ones.
fn closed_position() -> impl Strategy<Value = Position> {
    let thrown = prop::collection::vec(0..24_usize, 1..97);
    (0..Variant::ALL.len(), any::<u32>(), 0..24_u8, thrown, any::<bool>()).prop_map(
        |(variant, closed, open, thrown, north)| {
            let variant = Variant::ALL[variant];
            let row = variant.row;
            // One house of each side stays open, whatever the chances close.
            let kept = |house: House| house.number() % row == open % row;
            let chosen = |house: &House| closed >> house.number() & 1 == 1 && !kept(*house);
            let closed: Houses = House::all(row).filter(chosen).collect();
            let open: Vec<House> = House::all(row).filter(|&h| !closed.contains(h)).collect();
            let mut seeds = vec![0; variant.houses().into()];
            for place in thrown.iter().take(variant.seeds().into()) {
                seeds[usize::from(open[place % open.len()].number())] += 1;
            }
            let board = Board::from_houses(&seeds).expect("no more seeds than the game has");
            let turn = if north { Side::North } else { Side::South };
            Position { board, turn, closed, ..Position::opening(variant) }
        },
    )
}

/// A sowing by the rules as they are told to people, seed by seed.
struct Plain<'a> {
    variant: &'a Variant,
    closed: Vec<bool>,
    seeds: Vec<u8>,
    captures: Vec<usize>,
    laps: u32,
    house: usize,
}

impl Plain<'_> {
    fn new(position: &Position, house: House) -> Plain<'_> {
        Plain {
            variant: &position.variant,
            closed: House::all(position.variant.row).map(|h| position.closed.contains(h)).collect(),
            seeds: position.board.houses().collect(),
            captures: Vec::new(),
            laps: 0,
            house: house.number().into(),
        }
    }

    /// Sows to the end; tells whether there is one. A state that comes again comes for ever: one
    /// of the states is held on to until another twice as far on (Brent).
    fn ends(&mut self) -> bool {
        let (mut held, mut since, mut until) = (Vec::new(), 0_u64, 1_u64);
        loop {
            let mut state = self.seeds.clone();
            state.push(u8::try_from(self.house).expect("a house"));
            if state == held {
                return false;
            }
            since += 1;
            if since == until {
                (held, since, until) = (state, 0, until * 2);
            }
            if self.lap() {
                return true;
            }
        }
    }

    /// One lap; whether the sowing ends with it.
    fn lap(&mut self) -> bool {
        self.laps += 1;
        for _ in 0..std::mem::take(&mut self.seeds[self.house]) {
            self.house = self.next(self.house, 1);
            self.seeds[self.house] += 1;
            if self.variant.en_passant && self.seeds[self.house] == 4 {
                self.capture(self.house);
            }
        }
        match self.seeds[self.house] {
            0 | 1 => true,
            4 => {
                self.capture(self.house);
                let mut behind = self.next(self.house, -1);
                while self.variant.chain && self.seeds[behind] == 4 {
                    self.capture(behind);
                    behind = self.next(behind, -1);
                }
                true
            }
            _ => false,
        }
    }

    fn capture(&mut self, house: usize) {
        self.seeds[house] = 0;
        self.captures.push(house);
    }

    fn next(&self, house: usize, step: i32) -> usize {
        let houses = i32::try_from(self.seeds.len()).expect("few houses");
        let mut next = i32::try_from(house).expect("a house");
        loop {
            next = (next + step).rem_euclid(houses);
            let house = usize::try_from(next).expect("not negative");
            if !self.closed[house] {
                return house;
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    #[test]
    fn sowings_are_those_of_the_plain_rules(position in closed_position()) {
        let mut sower = Sower::of(&position);
        for house in House::all(position.variant.row) {
            if position.board.seeds_in(house) == 0 {
                continue;
            }
            let mut plain = Plain::new(&position, house);
            let ends = plain.ends();
            prop_assert_eq!(sower.ends(&position.board, house), ends, "{} {:?}", position, house);
            // Asked again, it remembers endless ones.
            let sowing = sower.sow(&position.board, house);
            prop_assert_eq!(sowing.is_some(), ends);
            let Some(sowing) = sowing else { continue };
            prop_assert_eq!(sowing.board.houses().collect::<Vec<_>>(), plain.seeds);
            prop_assert_eq!(usize::from(sowing.captured), 4 * plain.captures.len());
            prop_assert_eq!(sowing.laps, plain.laps);
            prop_assert_eq!(usize::from(sowing.last.number()), plain.house);
            let steps = sower.steps(&position.board, house, position.turn).expect("it ends");
            let captured: Vec<usize> =
                captures(&steps).into_iter().map(|house| house.number().into()).collect();
            prop_assert_eq!(captured, plain.captures);
            let mut scene = Scene { board: position.board, hand: 0, captured: position.captured };
            for step in steps {
                if let Step::Drop { house } | Step::Lift { house, .. } = step {
                    prop_assert!(!position.closed.contains(house));
                }
                scene = scene.after(step);
                prop_assert_eq!(scene.seeds(), position.board.total());
            }
            prop_assert_eq!(scene.board, sowing.board);
        }
    }

    #[test]
    fn closed_houses_are_nobodys(position in closed_position()) {
        let mut sower = Sower::of(&position);
        for house in position.closed.on(position.variant.row) {
            for turn in Side::BOTH {
                let position = Position { turn, ..position };
                prop_assert_eq!(position.sow(house, &mut sower), Err(Unplayable::Closed));
                prop_assert!(position.legal_houses(turn, &mut sower).all(|legal| legal != house));
            }
        }
    }

    #[test]
    fn position_texts_round_trip(position in closed_position(), owner in 0..3_usize) {
        let last_four_to = [None, Some(Side::South), Some(Side::North)][owner];
        let position = Position { last_four_to, ..position };
        prop_assert_eq!(position.to_string().parse(), Ok(position));
    }

    #[test]
    fn games_and_their_records_keep_closed_houses(
        position in closed_position(), choices in prop::collection::vec(0..24_usize, 0..80)
    ) {
        let mut game = Game::from_position(position);
        for choice in choices {
            let now = game.now();
            if now.over.is_some() {
                break;
            }
            let now = now.position;
            let legal: Vec<House> = now.legal_houses(now.turn, game.sower()).collect();
            game.play(legal[choice % legal.len()]).expect("a legal house");
            let now = game.now().position;
            prop_assert_eq!(now.closed, position.closed);
            for house in now.closed.on(now.variant.row) {
                prop_assert_eq!(now.board.seeds_in(house), 0);
            }
        }
        let loaded = read_record(&write_record(&game, &Tags::default())).expect("a record");
        prop_assert_eq!(loaded.damage, None);
        prop_assert_eq!(loaded.game.now().position, game.now().position);
        prop_assert_eq!(loaded.game.now().over, game.now().over);
    }
}

/// Sowing a house, by its letter.
fn sown(text: &str, letter: char) -> String {
    let position = position(text);
    let house = House::by_letter(letter, position.variant.row).expect("a house");
    let sowing = position.sow(house, &mut Sower::of(&position)).expect("a legal sowing");
    position.after(&sowing).0.to_string()
}

#[test]
fn seeds_fall_in_open_houses_only() {
    // A's two seeds fall in C and D, for B is closed.
    let sown_over = sown("hoyito-2 200001/000001 20-20 S closed=B", 'A');
    assert_eq!(sown_over, "hoyito-2 001101/000001 20-20 N closed=B");
    // Over the ends of both rows.
    let sown_round = sown("hoyito-3 000020/000001 20-20 S closed=Fab", 'E');
    assert_eq!(sown_round, "hoyito-3 000000/001101 20-20 N closed=Fab");
    // Three seeds go right round three open houses: the house of origin is not left out.
    let sown_all_round = sown("hoyito-2 300000/000000 20-20 S closed=CDEFbcdef", 'A');
    assert_eq!(sown_all_round, "hoyito-2 110000/100000 20-20 N closed=CDEFbcdef");
}

#[test]
fn a_chain_goes_on_over_closed_houses() {
    // A's three seeds make fours in B, C and E, over D.
    let chain = sown("hoyito-2 333030/000001 20-12 S closed=D", 'A');
    assert_eq!(chain, "hoyito-2 000000/000001 32-12 S+ closed=D");
    let alone = sown("hoyito-3 333030/000001 20-12 S closed=D", 'A');
    assert_eq!(alone, "hoyito-3 044000/000001 24-12 S+ closed=D");
    let on_the_way = sown("hoyito-1 333030/000001 20-12 S closed=D", 'A');
    assert_eq!(on_the_way, "hoyito-1 000000/000001 32-12 N closed=D");
    // An open empty house ends the chain where a closed one does not.
    let broken = sown("hoyito-2 433030/000001 20-12 S closed=F", 'A');
    assert_eq!(broken, "hoyito-2 044100/000001 24-12 S+ closed=F");
}

#[test]
fn houses_are_filled_from_the_owners_left_as_far_as_seeds_go() {
    let cases = [
        ((24, 24), "hoyito-2 444444/444444 0-0 S"),
        ((30, 18), "hoyito-2 444444/444400 6-2 S closed=ef"),
        ((44, 4), "hoyito-2 444444/400000 20-0 S closed=bcdef"),
        ((7, 9), "hoyito-2 400000/440000 3-1 S closed=BCDEFcdef"),
    ];
    for ((south, north), text) in cases {
        let filled = Position::filled(Variant::HOYITO_2, BySide { south, north });
        assert_eq!(filled.to_string(), text);
        assert_eq!(position(text), filled);
    }
}

#[test]
fn texts_that_close_houses_wrongly_are_refused_with_their_place() {
    let cases = [
        ("S closed", PositionErrorKind::Closed),
        ("S closed=", PositionErrorKind::Closed),
        ("S closed=A", PositionErrorKind::Closed),
        ("S closed=BB", PositionErrorKind::Closed),
        ("S closed=Bz", PositionErrorKind::Closed),
        ("S closed=\u{e9}", PositionErrorKind::Closed),
        ("S closed=bcdefa", PositionErrorKind::Closed),
        ("S last4=X", PositionErrorKind::LastFour),
        ("S last4", PositionErrorKind::LastFour),
        ("S closed=B last4=S", PositionErrorKind::Rest),
        ("S closed=B closed=C", PositionErrorKind::Rest),
        ("S nonsense", PositionErrorKind::Rest),
    ];
    for (end, kind) in cases {
        let text = format!("hoyito-2 400000/000000 20-20 {end}");
        let error = text.parse::<Position>().expect_err(&text);
        assert_eq!(error.kind, kind, "{text}");
        assert_eq!(error.at, text.rfind(' ').unwrap_or(0) + 1, "{text}");
    }
    // Letters may come in any order; they are written in the houses'.
    let text = position("hoyito-2 400000/000000 20-20 S closed=fFB").to_string();
    assert_eq!(text, "hoyito-2 400000/000000 20-20 S closed=BFf");
}

/// Every board of five open houses with up to five seeds in each: many sowings there have no end.
#[test]
fn endless_sowings_of_small_rings_are_told_exactly() {
    let mut endless = 0;
    for variant in [Variant::HOYITO_1, Variant::HOYITO_2] {
        let closed: Houses = "BDEadef".chars().filter_map(|l| House::by_letter(l, 6)).collect();
        let open: Vec<House> = House::all(6).filter(|&house| !closed.contains(house)).collect();
        let empty = Position { closed, ..Position::opening(variant) };
        let mut sower = Sower::of(&empty);
        for number in 0..6_u32.pow(5) {
            let mut seeds = [0; 12];
            for (place, house) in (0..).zip(&open) {
                let few = number / 6_u32.pow(place) % 6;
                seeds[usize::from(house.number())] = u8::try_from(few).expect("few");
            }
            let board = Board::from_houses(&seeds).expect("a board");
            let position = Position { board, ..empty };
            for &house in open.iter().filter(|&&house| board.seeds_in(house) > 0) {
                let ends = Plain::new(&position, house).ends();
                assert_eq!(sower.ends(&board, house), ends, "{position} {house:?}");
                endless += u32::from(!ends);
            }
        }
    }
    assert!(endless > 100, "{endless}");
}
