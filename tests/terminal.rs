//! The terminal program, as `cargo test` builds it beside the tests.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::{env, fs, io};

const FEW: &str = "hoyito-2 000311/002100 20-20 S";

fn program() -> Command {
    let test = env::current_exe().expect("this test");
    let folder = test.ancestors().nth(2).expect("the build's folder").join("examples");
    let program = folder.join("hoyito").with_extension(env::consts::EXE_EXTENSION);
    let missing = "build it with `cargo build --example hoyito`";
    assert!(program.is_file(), "{missing}: {}", program.display());
    Command::new(program)
}

fn said(words: &[&str]) -> Output {
    program().args(words).output().expect("the program runs")
}

fn lines(output: &Output) -> String {
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && errors.is_empty(), "{errors}");
    String::from_utf8(output.stdout.clone()).expect("a text")
}

/// An empty folder of this test's own.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    folder
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    let name =
        |entry: io::Result<fs::DirEntry>| Some(entry.ok()?.file_name().display().to_string());
    let mut names: Vec<String> = entries.filter_map(name).collect();
    names.sort();
    names
}

#[test]
fn it_ends_quietly_when_nobody_reads_on() {
    for words in [
        &["show", FEW][..],
        &["moves", FEW],
        &["value", FEW],
        &["best", FEW],
        &["perft", "hoyito-2", "2"],
        &["speed", "hoyito-2 444444/444444 0-0 S", "1000"],
        &["play", "hoyito-2"],
    ] {
        let (reader, writer) = io::pipe().expect("a pipe");
        drop(reader);
        let output = program().args(words).stdin(Stdio::null()).stdout(writer).output();
        assert_eq!(lines(&output.expect("the program runs")), "", "{words:?}");
    }
}

#[test]
fn a_variant_without_a_position_is_told() {
    for command in ["show", "moves", "value", "best"] {
        let output = said(&[command, "hoyito-2"]);
        assert_eq!(output.status.code(), Some(2), "{command}");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(errors.contains("the position is missing behind hoyito-2"), "{errors}");
    }
    assert!(!said(&["best", FEW, "--tables"]).status.success());
    assert!(!said(&["show", FEW, "--tables", "x"]).status.success());
    assert!(!said(&["value", FEW, "--nodes", "5"]).status.success());
}

#[test]
fn tables_are_built_as_far_as_a_position_reaches_and_kept() {
    let folder = folder("kept-tables");
    let kept = folder.to_str().expect("a plain path");
    let told = lines(&said(&["value", FEW, "--tables", kept]));
    assert!(told.starts_with("D -8  D "), "{told}");
    assert_eq!(names(&folder), ["hoyito-2-8.table"]);
    for unreachable in ["hoyito-2 000311/002300 20-18 S", "hoyito-2 000311/003000 20-20 S closed=A"]
    {
        lines(&said(&["best", unreachable, "--nodes", "1000", "--tables", kept]));
    }
    lines(&said(&["best", "--tables", kept, "hoyito-3 000311/002100 20-20 S last4=N"]));
    let all = ["hoyito-2-8.table", "hoyito-3-last4-8.table"];
    assert_eq!(names(&folder), all);

    // What is kept is used, and replaced where it is damaged.
    let file = folder.join(all[0]);
    let whole = fs::read(&file).expect("a file");
    fs::write(&file, &whole[..100]).expect("a file");
    assert_eq!(lines(&said(&["value", FEW, "--tables", kept])), told);
    assert_eq!(fs::read(&file).expect("a file"), whole);
    let before = fs::metadata(&file).and_then(|data| data.modified()).expect("a time");
    assert_eq!(lines(&said(&["value", FEW, "--tables", kept])), told);
    assert_eq!(fs::metadata(&file).and_then(|data| data.modified()).expect("a time"), before);
}
