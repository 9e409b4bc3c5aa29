//! What a first visit costs, gzipped, against the budgets.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use flate2::Compression;
use flate2::write::GzEncoder;

use crate::project;

/// Bytes, gzipped.
const WASM_BUDGET: usize = 40 * 1024;
/// Bytes, gzipped file by file, of all JS, CSS and HTML of the first visit.
const PAGE_BUDGET: usize = 40 * 1024;
/// Bytes, of a wasm module that holds anything at all.
const LEAST_WASM: u64 = 1024;

/// Prints each size and fails if a budget is passed.
pub fn check() -> Result<()> {
    let dist = project::dist();
    let wasm = dist.join("hoyito_bg.wasm");
    if fs::metadata(&wasm)
        .with_context(|| format!("no {}", wasm.display()))?
        .len()
        < LEAST_WASM
    {
        bail!("{} is empty", wasm.display());
    }
    let mut page = Vec::new();
    page_files(&dist, &mut page)?;
    page.sort();

    let mut total = 0;
    for file in &page {
        let size = gzipped(file)?;
        total += size;
        println!("{size:>8}  {}", file.strip_prefix(&dist)?.display());
    }
    let within = [
        within("JS, CSS and HTML of the first visit", total, PAGE_BUDGET),
        within("hoyito_bg.wasm", gzipped(&wasm)?, WASM_BUDGET),
    ];
    if within.contains(&false) {
        bail!("a size budget is passed");
    }
    Ok(())
}

fn within(what: &str, size: usize, budget: usize) -> bool {
    let fits = size <= budget;
    let verdict = if fits { "within" } else { "PASSES" };
    println!("{size:>8}  {what}: {verdict} the budget of {budget} bytes gzipped");
    fits
}

fn page_files(dir: &Path, found: &mut Vec<PathBuf>) -> Result<()> {
    for entry in fs::read_dir(dir).with_context(|| format!("no {}", dir.display()))? {
        let path = entry?.path();
        if path.is_dir() {
            page_files(&path, found)?;
        } else if path
            .extension()
            .is_some_and(|ext| ext == "js" || ext == "css" || ext == "html")
        {
            found.push(path);
        }
    }
    Ok(())
}

fn gzipped(path: &Path) -> Result<usize> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(&fs::read(path)?)?;
    Ok(encoder.finish()?.len())
}
