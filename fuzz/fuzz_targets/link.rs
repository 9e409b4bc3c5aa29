//! What a link unpacks to.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| hoyito_fuzz::link(&String::from_utf8_lossy(bytes)));
