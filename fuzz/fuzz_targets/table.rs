//! Files of endgame tables.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| hoyito_fuzz::table(bytes));
