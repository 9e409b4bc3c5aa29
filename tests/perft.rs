//! Perft counts against `vectors/perft.json`.

use std::fs;

use hoyito::rules::{Position, Sower, Variant, perft};
use serde_json::Value;

#[test]
fn counts_agree_to_the_depths_given() {
    let text = fs::read_to_string("tests/vectors/perft.json").expect("the counts");
    let counts: Value = serde_json::from_str(&text).expect("JSON");
    let mut compared = 0;
    for variant in Variant::ALL {
        let position = Position::opening(variant);
        let mut sower = Sower::new(variant);
        for (depth, lines) in (1..).zip(counts[variant.id].as_array().expect("counts")) {
            let counted = perft(&position, depth, &mut sower);
            assert_eq!(Some(counted), lines.as_u64(), "{} depth {depth}", variant.id);
            compared += 1;
        }
    }
    println!("perft: {compared} counts agree");
    assert_eq!(compared, 33);
}
