//! Numbering boards by the combinatorial number system: `n` seeds in twelve houses are `n` stars
//! parted by eleven bars, and a board's rank is the rank of its set of bars among all such sets.

/// Houses of a board that has tables.
pub(super) const HOUSES: usize = 12;

/// Seeds by house, the mover's row first.
pub(super) type Ring = [u8; HOUSES];

/// Wider than the fullest table by far, and a power of two, so that an index needs no check.
const WIDTH: usize = 32;

/// `CHOICES[i][s]`: the sets of `i + 1` bars that lie before a bar with `s` seeds and `i` bars to
/// its left, `binomial(s + i, i + 1)`.
const CHOICES: [[u32; WIDTH]; HOUSES - 1] = {
    let mut choices = [[0; WIDTH]; HOUSES - 1];
    let mut bar = 0;
    while bar < HOUSES - 1 {
        let mut seeds = 1;
        // Beyond this the numbers outgrow their type, and no table reaches so far.
        while seeds <= 20 {
            let fewer_bars = if bar == 0 { 1 } else { choices[bar - 1][seeds] };
            choices[bar][seeds] = choices[bar][seeds - 1] + fewer_bars;
            seeds += 1;
        }
        bar += 1;
    }
    choices
};

/// Boards with `seeds` seeds.
pub(super) const fn count(seeds: u8) -> usize {
    CHOICES[HOUSES - 2][seeds as usize + 1] as usize
}

/// The number of a board among those with as many seeds, from 0.
#[inline]
pub(super) fn rank(ring: &Ring) -> usize {
    let mut seeds = 0;
    let mut rank = 0;
    for (choices, house) in CHOICES.iter().zip(ring) {
        seeds += usize::from(*house);
        rank += choices[seeds % WIDTH];
    }
    rank as usize
}

/// The board with that number among those with `seeds` seeds.
pub(super) fn unrank(rank: usize, seeds: u8) -> Ring {
    let mut ring = [0; HOUSES];
    let (mut rest, mut before) = (rank, seeds);
    for (bar, choices) in CHOICES.iter().enumerate().rev() {
        let mut left = before;
        while choices[usize::from(left)] as usize > rest {
            left -= 1;
        }
        rest -= choices[usize::from(left)] as usize;
        ring[bar + 1] = before - left;
        before = left;
    }
    ring[0] = before;
    ring
}

/// Makes of a board the one with the next number; leaves the last one as it is.
#[inline]
pub(super) fn advance(ring: &mut Ring) {
    if let Some(bar) = (1..HOUSES).find(|&house| ring[house] > 0) {
        let gathered = ring[0] + 1;
        ring[0] = 0;
        ring[bar] -= 1;
        ring[bar - 1] = gathered;
    }
}

/// How far below a board's rank those boards lie that have one seed a house further on, for the
/// last two houses from which one can be moved without going round; `usize::MAX` where there is
/// no such house.
#[inline]
pub(super) fn falls(ring: &Ring, seeds: u8) -> [usize; 2] {
    let mut falls = [usize::MAX; 2];
    let mut found = falls.iter_mut();
    let mut up_to = usize::from(seeds);
    for bar in (0..HOUSES - 1).rev() {
        up_to -= usize::from(ring[bar + 1]);
        if ring[bar] > 0 {
            let Some(fall) = found.next() else { break };
            *fall = (CHOICES[bar][up_to % WIDTH] - CHOICES[bar][(up_to - 1) % WIDTH]) as usize;
        }
    }
    falls
}

/// The same board seen by the other side.
#[inline]
pub(super) fn turned(ring: &Ring) -> Ring {
    let mut turned = *ring;
    turned.rotate_left(HOUSES / 2);
    turned
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts() {
        assert_eq!([4, 8, 12, 16].map(count), [1_365, 75_582, 1_352_078, 13_037_895]);
    }

    #[test]
    fn ranks_and_boards_correspond_one_to_one() {
        for seeds in [4, 8, 12] {
            let mut ring = unrank(0, seeds);
            for number in 0..count(seeds) {
                assert_eq!(ring.iter().sum::<u8>(), seeds);
                assert_eq!(rank(&ring), number);
                assert_eq!(unrank(number, seeds), ring);
                advance(&mut ring);
            }
            assert_eq!(rank(&ring), count(seeds) - 1, "the last board stays");
        }
    }
}
