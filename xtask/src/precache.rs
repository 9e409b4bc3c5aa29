//! What a release keeps in the browser: the list of its files, for the service worker.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha256};

use crate::onefile;

/// The worker's program, in a release as in the sources.
const SOURCE: &str = "www/sw.js";
/// The worker as browsers ask for it: its folder is all that it may answer for.
const WORKER: &str = "sw.js";
/// What takes a worker away again.
const FAREWELL: &str = "www/offline/farewell.js";
const PAGE: &str = "index.html";
/// What runs in the pages around a board, and one such page; what other sites are told; the rules as
/// pages, which the game has itself; the page in one file, which keeps nothing.
const AROUND: [&str; 7] = [
    "hoyito-embed.js",
    "www/hoyito-embed.js",
    "www/hoyito-gadget.js",
    "www/demo/",
    "oembed.json",
    "rules/",
    onefile::PAGE,
];
/// What stands in the page before its version, and what behind it.
const STAMP: (&str, &str) = ("data-version=\"", "\"");
/// Hexadecimal digits of a version.
const DIGITS: usize = 12;

/// A file as the browser is to find it.
#[derive(Debug, PartialEq)]
struct Listed {
    /// As `fetch` checks it: `sha256-` and the hash in Base64.
    integrity: String,
    bytes: usize,
}

/// Files by their addresses from the page on.
type Files = BTreeMap<String, Listed>;

/// Writes the service worker of the release in a folder, and its version into the page. A release
/// that has them already gets them anew.
pub fn write(dist: &Path) -> Result<()> {
    let worker = dist.join(SOURCE);
    let program = fs::read_to_string(&worker).with_context(|| format!("no {SOURCE}"))?;
    // The version is that of all else: of the worker's program too, and not of itself.
    stamp(dist, "")?;
    let version = version(&listed(dist)?, &program);
    stamp(dist, &version)?;
    let text = worker_text(&version, &listed(dist)?, &program)?;
    fs::write(dist.join(WORKER), text).with_context(|| format!("{WORKER} cannot be written"))
}

/// Puts into a folder a worker that only goes, and takes with it what was kept.
pub fn farewell(dist: &Path) -> Result<()> {
    fs::copy(dist.join(FAREWELL), dist.join(WORKER)).with_context(|| format!("no {FAREWELL}"))?;
    Ok(())
}

fn stamp(dist: &Path, version: &str) -> Result<()> {
    let path = dist.join(PAGE);
    let page = fs::read_to_string(&path).with_context(|| format!("no {PAGE}"))?;
    Ok(fs::write(path, stamped(&page, version)?)?)
}

/// The page with that version in place of the one it has.
fn stamped(page: &str, version: &str) -> Result<String> {
    let (before, after) = STAMP;
    let parts =
        page.split_once(before).and_then(|(head, rest)| Some((head, rest.split_once(after)?)));
    let Some((head, (_, tail))) = parts else {
        bail!("{PAGE} has no place for its version: {before}{after}");
    };
    Ok(format!("{head}{before}{version}{after}{tail}"))
}

/// All files that a browser asks for.
fn listed(dist: &Path) -> Result<Files> {
    let mut files = Files::new();
    gather(dist, "", &mut files)?;
    Ok(files)
}

fn gather(folder: &Path, under: &str, files: &mut Files) -> Result<()> {
    for entry in fs::read_dir(folder).with_context(|| format!("no {}", folder.display()))? {
        let entry = entry?;
        let name = entry.file_name().into_string().ok().context("a name that is no text")?;
        let address = format!("{under}{name}");
        if entry.path().is_dir() {
            gather(&entry.path(), &format!("{address}/"), files)?;
        } else if is_asked_for(&address) {
            let content = fs::read(entry.path())?;
            let hash = STANDARD.encode(Sha256::digest(&content));
            let integrity = format!("sha256-{hash}");
            files.insert(address, Listed { integrity, bytes: content.len() });
        }
    }
    Ok(())
}

/// Not so the worker itself, which must never come from a cache, nor what is for readers of the code
/// or beside the game, nor what servers hide or read themselves. What is not listed the worker leaves
/// to the network.
fn is_asked_for(address: &str) -> bool {
    let ours = address == WORKER || address == SOURCE;
    let around = AROUND.iter().any(|place| address.starts_with(place));
    let idle = address.ends_with(".d.ts") || address.ends_with(".LICENSE");
    let hidden = address.split('/').any(|part| part.starts_with(['.', '_']));
    !ours && !around && !idle && !hidden
}

fn version(files: &Files, program: &str) -> String {
    let mut hash = Sha256::new_with_prefix(program);
    for (address, file) in files {
        hash.update(format!("\n{address} {}", file.integrity));
    }
    let digits = hash.finalize().iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    });
    digits[..DIGITS].to_owned()
}

/// The worker's program behind what it is about. The list stands in the worker itself, so that a
/// browser that looks for a new version sees it by comparing this one file.
fn worker_text(version: &str, files: &Files, program: &str) -> Result<String> {
    let mut text = format!("const VERSION=\"{version}\",FILES={{\n");
    for (address, Listed { integrity, bytes }) in files {
        let plain = |c: char| c.is_ascii_alphanumeric() || "/.-_".contains(c);
        if !address.chars().all(plain) {
            bail!("{address}: letters, digits, `/`, `.`, `-` and `_` need no care in an address");
        }
        writeln!(text, "\"{address}\":[\"{integrity}\",{bytes}],")?;
    }
    Ok(text + "};\n" + program)
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;

    const PROGRAM: &str = "go(VERSION, FILES);";

    /// A release in a folder of its own, which is gone with it.
    struct Release(PathBuf);

    impl Release {
        fn new(name: &str) -> Self {
            let dir = std::env::temp_dir().join(format!("hoyito-{name}-{}", std::process::id()));
            let release = Self(dir);
            release.put("index.html", "<html data-version=\"\"><p>");
            release.put("hoyito_bg.wasm", "\0asm");
            release.put("www/sw.js", PROGRAM);
            release.put("www/main.js", "play()");
            release
        }

        fn put(&self, name: &str, text: &str) {
            let path = self.0.join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }

        fn read(&self, name: &str) -> String {
            fs::read_to_string(self.0.join(name)).unwrap()
        }

        /// The worker and the version in the page.
        fn written(&self) -> (String, String) {
            write(&self.0).unwrap();
            let page = self.read("index.html");
            let version = page.split('"').nth(1).unwrap().to_owned();
            (self.read("sw.js"), version)
        }
    }

    impl Drop for Release {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn the_worker_lists_what_is_asked_for_and_nothing_else() {
        let release = Release::new("list");
        let around = ["hoyito-embed.js", "www/demo/index.html", "rules/fr.html", "oembed.json"];
        let idle = ["hoyito.d.ts", "www/a/idb.LICENSE", ".nojekyll", "_headers", ".git/x", "sw.js"];
        for name in [&around[..], &idle].concat() {
            release.put(name, "x");
        }
        let (worker, _) = release.written();
        let listed: Vec<_> =
            worker.lines().filter_map(|line| line.strip_prefix('"')?.split('"').next()).collect();
        assert_eq!(listed, ["hoyito_bg.wasm", "index.html", "www/main.js"]);
        assert!(worker.ends_with(PROGRAM));
    }

    #[test]
    fn hashes_are_those_that_fetch_checks() {
        let release = Release::new("hash");
        release.put("a.js", "abc");
        // FIPS 180-2, B.1, in Base64.
        let expected = "\"a.js\":[\"sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=\",3],";
        assert!(release.written().0.lines().any(|line| line == expected));
    }

    #[test]
    fn the_page_is_listed_as_it_is_with_its_version() {
        let release = Release::new("page");
        let (worker, version) = release.written();
        assert_eq!(version.len(), DIGITS);
        assert!(worker.starts_with(&format!("const VERSION=\"{version}\",")));
        let page = &listed(&release.0).unwrap()["index.html"];
        assert!(worker.contains(&format!("\"index.html\":[\"{}\",", page.integrity)));
    }

    #[test]
    fn the_version_tells_any_change_and_nothing_else() {
        let release = Release::new("version");
        let first = release.written();
        assert_eq!(release.written(), first, "the same files, the same version");
        let mut versions = vec![first.1];
        for (name, text) in [
            ("www/main.js", "play(2)"),
            ("www/sw.js", "other();"),
            ("index.html", "<html data-version=\"old\"><p><p>"),
            ("www/more.js", ""),
        ] {
            release.put(name, text);
            let (_, version) = release.written();
            assert!(!versions.contains(&version), "{name}");
            versions.push(version);
        }
    }

    #[test]
    fn a_worker_can_be_replaced_by_one_that_goes() {
        let release = Release::new("farewell");
        release.written();
        release.put(FAREWELL, "leave();");
        farewell(&release.0).unwrap();
        assert_eq!(release.read("sw.js"), "leave();");
    }

    #[test]
    fn what_cannot_be_listed_is_refused() {
        let release = Release::new("refused");
        release.put("www/ä b.js", "");
        assert!(write(&release.0).is_err());
        assert!(stamped("<html>", "1").is_err());
        assert!(stamped("<html data-version=\"", "1").is_err());
    }
}
