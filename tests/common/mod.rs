//! Reading the vectors, described in `vectors/README.md`. `HOYITO_VECTORS` names further
//! directories of the same shape, parted by colons; one of them may lack files.

use std::path::PathBuf;
use std::{env, fs};

use hoyito::rules::Variant;
use serde_json::Value;

/// Runs `check` on every case of `file` in every directory of vectors and tells how many ran.
pub(crate) fn each_case(file: &str, mut check: impl FnMut(&Value)) {
    let extra = env::var_os("HOYITO_VECTORS").unwrap_or_default();
    // An unset variable is split into one empty path.
    let extra: Vec<PathBuf> =
        env::split_paths(&extra).filter(|path| !path.as_os_str().is_empty()).collect();
    for named in &extra {
        assert!(named.is_dir(), "HOYITO_VECTORS names {}, which is no directory", named.display());
    }
    let directories = [PathBuf::from("tests/vectors")].into_iter().chain(extra);
    let mut files = 0;
    for path in directories.map(|directory| directory.join(file)).filter(|path| path.exists()) {
        let text = fs::read_to_string(&path).expect("a readable file");
        let cases: Value = serde_json::from_str(&text).expect("JSON");
        let cases = cases.as_array().expect("an array of cases");
        cases.iter().for_each(&mut check);
        println!("{}: {} cases agree", path.display(), cases.len());
        files += 1;
    }
    assert!(files > 0, "no {file} was found");
}

/// The variant of a case.
pub(crate) fn variant(case: &Value) -> Variant {
    Variant::by_id(case["rules"].as_str().expect("an id")).expect("a known variant")
}

/// A list of small numbers.
pub(crate) fn numbers(value: &Value) -> Vec<u8> {
    let number = |value: &Value| value.as_u64().and_then(|n| u8::try_from(n).ok());
    let values = value.as_array().expect("an array");
    values.iter().map(|value| number(value).expect("a small number")).collect()
}
