//! Endgame tables, kept under the build's directory from run to run.

use std::fs;
use std::path::Path;

use hoyito::endgame::Tables;
use hoyito::rules::Variant;

/// Tables up to `seeds`.
pub(crate) fn tables(variant: Variant, seeds: u8) -> Tables {
    let mut tables = Tables::new(variant);
    while tables.seeds() < seeds {
        let name = format!("{}-{}.table", variant.id, tables.seeds() + 4);
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let loaded = fs::read(&path).ok().and_then(|bytes| tables.load(&bytes).ok());
        if loaded.is_none() {
            let built = tables.build_next(&mut |_, _| true).expect("a level to build");
            let bytes = tables.to_bytes(built).expect("the level just built");
            fs::write(&path, bytes).expect("a writable build directory");
        }
    }
    tables
}
