//! What a first visit costs, gzipped, against the budgets, and what a board costs other pages.

use std::cmp::Reverse;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use flate2::Compression;
use flate2::write::GzEncoder;

use crate::{preload, project};

/// Bytes, gzipped.
const WASM_BUDGET: usize = 55 * 1024;
/// Bytes, gzipped file by file, of all JS, CSS and HTML of the first visit.
const PAGE_BUDGET: usize = 40 * 1024;
/// Bytes as they are, for servers that pack nothing: what a page loads before its board is in sight.
const ELEMENT_BUDGET: usize = 3 * 1024;
/// Bytes, of a wasm module that holds anything at all.
const LEAST_WASM: u64 = 1024;

/// What other pages load.
const ELEMENT: &str = "hoyito-embed.js";

/// Prints each size and fails if a budget is passed.
pub fn check() -> Result<()> {
    let dist = project::dist();
    let wasm = dist.join("hoyito_bg.wasm");
    if fs::metadata(&wasm).with_context(|| format!("no {}", wasm.display()))?.len() < LEAST_WASM {
        bail!("{} is empty", wasm.display());
    }
    let mut files = Vec::new();
    page_files(&dist, &mut files)?;
    let modules = preload::modules(&dist)?;
    let index = dist.join("index.html");
    let page = fs::read_to_string(&index).with_context(|| format!("no {}", index.display()))?;
    let (mut first, mut later): (Vec<_>, Vec<_>) = files
        .into_iter()
        .partition(|file| *file == index || modules.contains(file) || links(&page, &dist, file));

    first.push(largest_texts(&mut later)?);
    println!("First visit:");
    let total = table(&dist, first)?;
    println!("Loaded later, or by the worker:");
    table(&dist, later)?;
    println!();
    let element = fs::read(dist.join(ELEMENT)).with_context(|| format!("no {ELEMENT}"))?;
    let within = [
        within("JS, CSS and HTML of the first visit", total, PAGE_BUDGET, " gzipped"),
        within("hoyito_bg.wasm", gzipped(&wasm)?, WASM_BUDGET, " gzipped"),
        within(ELEMENT, element.len(), ELEMENT_BUDGET, ""),
    ];
    if within.contains(&false) {
        bail!("a size budget is passed");
    }
    Ok(())
}

fn within(what: &str, size: usize, budget: usize, how: &str) -> bool {
    let fits = size <= budget;
    let verdict = if fits { "within" } else { "PASSES" };
    println!("{size:>8}  {what}: {verdict} the budget of {budget} bytes{how}");
    fits
}

/// Prints the files, the largest first, and gives the sum of their sizes.
fn table(dist: &Path, files: Vec<PathBuf>) -> Result<usize> {
    let mut rows = Vec::new();
    for file in files {
        rows.push((gzipped(&file)?, file));
    }
    rows.sort_by_key(|(size, file)| (Reverse(*size), file.clone()));
    for (size, file) in &rows {
        println!("{size:>8}  {}", file.strip_prefix(dist)?.display());
    }
    Ok(rows.iter().map(|(size, _)| size).sum())
}

/// Takes out the largest texts of a first visit, which reads those of one language: `locales/pl.js`.
fn largest_texts(later: &mut Vec<PathBuf>) -> Result<PathBuf> {
    let mut largest = (0, None);
    for (i, file) in later.iter().enumerate() {
        let folder = file.parent().and_then(Path::file_name);
        let is_core = file.file_stem().is_some_and(|stem| stem.len() == 2);
        if is_core && folder.is_some_and(|folder| folder == "locales") {
            largest = largest.max((gzipped(file)?, Some(i)));
        }
    }
    let index = largest.1.context("no texts in www/locales")?;
    Ok(later.swap_remove(index))
}

/// Whether the page names the file as a sheet of its own.
fn links(page: &str, dist: &Path, file: &Path) -> bool {
    let address = file.strip_prefix(dist).unwrap_or(file).to_string_lossy().replace('\\', "/");
    address.ends_with(".css") && page.contains(&address)
}

fn page_files(dir: &Path, found: &mut Vec<PathBuf>) -> Result<()> {
    for entry in fs::read_dir(dir).with_context(|| format!("no {}", dir.display()))? {
        let path = entry?.path();
        if path.is_dir() {
            page_files(&path, found)?;
        } else if path.extension().is_some_and(|ext| ext == "js" || ext == "css" || ext == "html") {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_largest_texts_count_as_first_visit() {
        let dir = std::env::temp_dir().join(format!("hoyito-size-{}", std::process::id()));
        let locales = dir.join("locales");
        fs::create_dir_all(&locales).unwrap();
        let files = [("en.js", 10), ("pl.js", 4_000), ("pl-more.js", 9_000)].map(|(name, n)| {
            let bytes: Vec<u8> = (0..n).map(|i: u32| (i * i / 7) as u8).collect();
            fs::write(locales.join(name), bytes).unwrap();
            locales.join(name)
        });
        let mut later = files.to_vec();
        assert_eq!(largest_texts(&mut later).unwrap(), files[1]);
        assert_eq!(later.len(), 2);
        assert!(largest_texts(&mut Vec::new()).is_err());
        fs::remove_dir_all(dir).unwrap();
    }

    #[test]
    fn a_sheet_counts_when_the_page_names_it() {
        let page = "<link rel=stylesheet href=./www/css/main.css><script src=www/main.js>";
        let links = |file| links(page, Path::new("/d"), Path::new(file));
        assert!(links("/d/www/css/main.css"));
        assert!(!links("/d/www/css/more.css"));
        assert!(!links("/d/www/main.js"));
    }
}
