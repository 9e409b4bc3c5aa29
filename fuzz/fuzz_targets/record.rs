//! Records.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| hoyito_fuzz::record(&String::from_utf8_lossy(bytes)));
