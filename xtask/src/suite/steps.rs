//! The steps of the suite. This is the one list of checks, for people and for CI.

use std::path::PathBuf;

use anyhow::{Context, Result};
use xshell::{Shell, cmd};

use crate::tools::{browser, node, programs, rust};
use crate::{build, fuzz, package, size};

pub struct Step {
    pub name: &'static str,
    /// What it does, in a few words.
    pub says: &'static str,
    /// Whether it looks at the release in `dist/`.
    pub needs_build: bool,
    /// Gets what it needs, then runs; the strings are further arguments for its tool.
    pub run: fn(&Shell, &[String]) -> Result<()>,
}

/// The name of the step that fills `dist/`.
pub const BUILD: &str = "build";

const fn step(
    name: &'static str,
    says: &'static str,
    run: fn(&Shell, &[String]) -> Result<()>,
) -> Step {
    Step { name, says, needs_build: false, run }
}

const fn on_release(step: Step) -> Step {
    Step { needs_build: true, ..step }
}

pub const STEPS: [Step; 15] = [
    step("fmt", "Rust code is formatted", fmt),
    step("clippy", "clippy on native code, warnings denied", clippy),
    step("clippy-wasm", "clippy on wasm32 code, warnings denied", clippy_wasm),
    step("doc", "rustdoc for both targets, warnings denied", doc),
    step("native", "Rust tests and doctests", native),
    step("wasm", "tests of the wasm boundary in headless Chromium", wasm),
    step("fuzz", "a minute of fuzzing for each reader of texts, links and tables", fuzz::run),
    step(BUILD, "the release, by Trunk and Node", |sh, _| build::whole(sh, None)),
    on_release(step("tsc", "types of www against the engine's own", tsc)),
    step("eslint", "JavaScript linter, and the rooms of www kept apart", eslint),
    step("unit", "JavaScript unit tests", unit),
    on_release(step("e2e", "Playwright on the release in headless Chromium", e2e)),
    on_release(step("browsers", "whole games in Chromium, Firefox and WebKit", browsers)),
    on_release(step("package", "the release packed, and its one file in Chromium", packed)),
    on_release(step("size", "size budgets of a first visit", |_, _| size::check())),
];

fn fmt(sh: &Shell, args: &[String]) -> Result<()> {
    rust::component(sh, "rustfmt")?;
    cmd!(sh, "cargo fmt --all --check {args...}").run()?;
    // A workspace of its own.
    Ok(cmd!(sh, "cargo fmt --manifest-path fuzz/Cargo.toml --check {args...}").run()?)
}

fn clippy(sh: &Shell, args: &[String]) -> Result<()> {
    rust::component(sh, "clippy")?;
    Ok(cmd!(sh, "cargo clippy --locked --workspace --all-targets -- -D warnings {args...}")
        .run()?)
}

fn clippy_wasm(sh: &Shell, args: &[String]) -> Result<()> {
    rust::component(sh, "clippy")?;
    rust::wasm_target(sh)?;
    let target = rust::WASM;
    let what = ["--package", "hoyito", "--lib", "--test", "wasm"];
    Ok(cmd!(sh, "cargo clippy --locked --target {target} {what...} -- -D warnings {args...}")
        .run()?)
}

fn doc(sh: &Shell, args: &[String]) -> Result<()> {
    rust::wasm_target(sh)?;
    let target = rust::WASM;
    let _deny = sh.push_env("RUSTDOCFLAGS", "-D warnings");
    cmd!(sh, "cargo doc --locked --workspace --no-deps --document-private-items {args...}")
        .run()?;
    // The wasm boundary is there for wasm32 alone.
    let what = ["--package", "hoyito", "--no-deps", "--document-private-items"];
    Ok(cmd!(sh, "cargo doc --locked --target {target} {what...} {args...}").run()?)
}

fn native(sh: &Shell, args: &[String]) -> Result<()> {
    // Tests of the vectors tell how many cases ran; cargo hides that of tests that pass.
    let shown = ["--".to_owned(), "--show-output".to_owned()];
    let args = if args.is_empty() { &shown } else { args };
    Ok(cmd!(sh, "cargo test --locked --workspace --no-fail-fast {args...}").run()?)
}

fn wasm(sh: &Shell, args: &[String]) -> Result<()> {
    rust::wasm_target(sh)?;
    programs::wasm_bindgen(sh)?;
    browser::chromium(sh)?;
    let driver = browser::chromedriver(sh)?;
    let target = rust::WASM;
    cmd!(sh, "cargo test --locked --package hoyito --target {target} --test wasm {args...}")
        .env("CHROMEDRIVER", driver)
        // Seconds. A busy machine takes longer than the default 20 to start a browser.
        .env("WASM_BINDGEN_TEST_TIMEOUT", "180")
        .run()
        .context("the wasm tests failed")
}

fn tsc(sh: &Shell, args: &[String]) -> Result<()> {
    node::script(sh, "types", args)
}

fn eslint(sh: &Shell, args: &[String]) -> Result<()> {
    node::script(sh, "lint", args)
}

fn unit(sh: &Shell, args: &[String]) -> Result<()> {
    node::script(sh, "unit", args)
}

fn e2e(sh: &Shell, args: &[String]) -> Result<()> {
    let _chromium = sh.push_env("HOYITO_CHROMIUM", browser::headless(sh)?);
    node::played(sh, "e2e", args)
}

/// A way to a program: the project that drives it, the variable that tells where it is.
type Driven = (&'static str, &'static str, fn(&Shell) -> Result<PathBuf>);

const DRIVEN: [Driven; 6] = [
    ("chromium", "HOYITO_CHROMIUM", browser::chromium),
    ("chromium", "CHROMEDRIVER", browser::chromedriver),
    ("firefox", "HOYITO_FIREFOX", browser::firefox),
    ("firefox", "GECKODRIVER", programs::geckodriver),
    ("webkit", "WEBKITDRIVER", browser::webkit_driver),
    ("webkit", "XVFB", browser::screen),
];

fn browsers(sh: &Shell, args: &[String]) -> Result<()> {
    // What is not asked for need not be there.
    let some = args.iter().any(|arg| arg.starts_with("--project"));
    let asked = |project: &str| !some || args.iter().any(|arg| arg.ends_with(project));
    let mut told = Vec::new();
    for (_, variable, get) in DRIVEN.iter().filter(|(project, ..)| asked(project)) {
        told.push(sh.push_env(variable, get(sh)?));
    }
    node::played(sh, "browsers", args)
}

/// No step: how long something takes depends on the machine, and on what else it does.
pub fn measure(sh: &Shell, args: &[String]) -> Result<()> {
    build::whole(sh, None)?;
    let _chromium = sh.push_env("HOYITO_CHROMIUM", browser::headless(sh)?);
    node::played(sh, "measure", args)
}

fn packed(sh: &Shell, args: &[String]) -> Result<()> {
    package::check(sh)?;
    let _chromium = sh.push_env("HOYITO_CHROMIUM", browser::headless(sh)?);
    node::played(sh, "package", args)
}
