//! Sowing undone: all boards from which one sowing without a capture leads to a given board.
//!
//! A lap can be undone in only one way (see [`crate::rules`]): take back one seed a house, against
//! the direction of sowing, until a house is empty; that one was lifted. A sowing without a capture
//! ended with its last seed alone in a house. So every house with a single seed ends one chain of
//! laps, and every state of the chain may be the sowing's beginning. The chain itself ends at a
//! lift of one or of four, which no relay makes. Endless sowings never come up: they end nowhere.

use super::index::{HOUSES, Ring};

/// Tells `found` every board from which the owner of houses `0 .. 6` can reach `after` by one
/// sowing without a capture, once for each house that does it.
#[inline]
pub(super) fn origins(after: &Ring, en_passant: bool, mut found: impl FnMut(&Ring)) {
    for last in 0..HOUSES {
        if after[last] != 1 {
            continue;
        }
        let mut ring = *after;
        let mut house = last;
        while let Some(lifted) = undo_lap(&mut ring, &mut house, en_passant) {
            if house < HOUSES / 2 {
                found(&ring);
            }
            if lifted == 1 || lifted == 4 {
                break;
            }
        }
    }
}

/// Undoes the lap whose last seed fell in `house`, which becomes the house lifted; tells the
/// seeds lifted, or `None` when the lap would have captured on the way.
#[inline]
fn undo_lap(ring: &mut Ring, house: &mut usize, en_passant: bool) -> Option<u8> {
    let mut lifted = 0;
    while ring[*house] > 0 {
        if en_passant && ring[*house] == 4 {
            return None;
        }
        ring[*house] -= 1;
        lifted += 1;
        *house = if *house == 0 { HOUSES - 1 } else { *house - 1 };
    }
    ring[*house] = lifted;
    Some(lifted)
}
