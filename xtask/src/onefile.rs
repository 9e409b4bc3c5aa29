//! The page in one file, which opens from a disk too, where browsers refuse modules.
//!
//! esbuild makes one program of all modules, texts and sheets and the wasm; the page and its workers
//! all run it. It stands in the file gzipped, and `onefile/unpack.js` runs it.

use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result, bail};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};
use xshell::Shell;

use crate::project::{self, files_in};
use crate::tools::node;

/// Its name beside the page that it stands in for.
pub const PAGE: &str = "hoyito.html";

/// The page of the release in `dist`; `parts` is a folder to work in, which goes again.
pub fn page(sh: &Shell, dist: &Path, parts: &Path) -> Result<String> {
    gather(dist, parts)?;
    let glue = bundle(sh, parts, "hoyito.js", &["--global-name=glue"])?;
    // Each call makes an instance of its own, for the page after a crash.
    fs::write(parts.join("glue.js"), format!("export const newGlue=()=>{{{glue}return glue}};"))?;
    fs::write(parts.join("hoyito.js"), "module.exports=require('./glue.js').newGlue();")?;
    let program = bundle(sh, parts, "begin.js", &[])?;
    let unpack = bundle(sh, parts, "unpack.js", &[])?;
    fs::remove_dir_all(parts)?;

    let index = fs::read_to_string(dist.join("index.html")).context("no index.html in dist/")?;
    let sheet = |path: &str| {
        fs::read_to_string(dist.join(path)).with_context(|| format!("no {path} in dist/"))
    };
    assemble(&index, sheet, &program, &unpack)
}

/// Copies the release, with the modules that only the one file has.
fn gather(dist: &Path, parts: &Path) -> Result<()> {
    for path in files_in(dist)? {
        let to = parts.join(&path);
        fs::create_dir_all(to.parent().unwrap_or(parts))?;
        fs::copy(dist.join(&path), to)?;
    }
    let own = project::root().join("xtask/onefile");
    fs::copy(own.join("files.js"), parts.join("www/files.js"))?;
    fs::copy(own.join("begin.js"), parts.join("begin.js"))?;
    fs::copy(own.join("unpack.js"), parts.join("unpack.js"))?;
    // Else esbuild would ask the folders above what kind of modules these are.
    fs::write(parts.join("package.json"), "{}")?;
    let wasm = fs::read(dist.join("hoyito_bg.wasm"))?;
    Ok(fs::write(parts.join("hoyito_bg.wasm.gz"), gzip(&wasm)?)?)
}

/// What a module and all that it imports are as one classic script.
fn bundle(sh: &Shell, parts: &Path, module: &str, options: &[&str]) -> Result<String> {
    let out = parts.join("out.js");
    let mut args: Vec<String> = [
        "--bundle",
        "--format=iife",
        "--minify",
        "--charset=utf8",
        "--log-level=warning",
        "--loader:.css=text",
        "--loader:.gz=binary",
        // There is nothing beside the file: what asks for it, as for a service worker, is refused.
        "--define:import.meta.url=location.href",
    ]
    .iter()
    .chain(options)
    .map(ToString::to_string)
    .collect();
    args.push(format!("--outfile={}", out.display()));
    args.push(parts.join(module).display().to_string());
    node::script(sh, "bundle", &args)?;
    Ok(fs::read_to_string(out)?)
}

/// The page of a release with its sheets in it, the packed program instead of its script, and
/// nothing that it would have to fetch.
fn assemble(
    index: &str,
    sheet: impl Fn(&str) -> Result<String>,
    program: &str,
    unpack: &str,
) -> Result<String> {
    let mut lines = Vec::new();
    let mut sheets = String::new();
    for line in index.lines() {
        let start = line.trim_start();
        if let Some(path) = attribute(start, "<link rel=\"stylesheet\"", "href") {
            let text = sheet(path)?;
            sheets += &format!(" {}", hash(&text));
            lines.push(format!("<style>{}</style>", inline(&text)?));
        } else if start.starts_with("<meta http-equiv=\"Content-Security-Policy\"") {
            lines.push(POLICY.to_owned());
        } else if let Some(version) = attribute(start, "<html", "data-version") {
            // A page that has none is kept by no service worker.
            lines.push(line.replace(version, ""));
        } else if start == "</body>" {
            let packed = STANDARD.encode(gzip(program.as_bytes())?);
            lines.push(format!("<script id=\"program\" type=\"text/plain\">{packed}</script>"));
            lines.push(format!("<script>{}</script>", inline(unpack)?));
            lines.push(line.to_owned());
        } else if !start.starts_with("<script") && !start.starts_with("<link") {
            lines.push(line.to_owned());
        }
    }
    let policy = POLICY
        .replace("SCRIPTS", &format!("{} {}", hash(unpack), hash(program)))
        .replace("SHEETS", sheets.trim_start());
    let page = lines.join("\n") + "\n";
    for part in [POLICY, "<style>", "<script>"] {
        if !page.contains(part) {
            bail!("index.html has no place for {part}");
        }
    }
    Ok(page.replace(POLICY, &format!("{policy}\n<link rel=\"icon\" href=\"data:,\">")))
}

/// No address may be loaded: workers run the program itself.
const POLICY: &str = "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; \
    script-src SCRIPTS 'wasm-unsafe-eval'; style-src SHEETS; img-src data:; worker-src blob:; \
    base-uri 'none'; form-action 'none'\">";

/// The value of an attribute, if the text begins with that tag.
fn attribute<'a>(text: &'a str, tag: &str, name: &str) -> Option<&'a str> {
    text.starts_with(tag).then_some(())?;
    text.split_once(&format!("{name}=\""))?.1.split('"').next()
}

/// A script or a sheet as it may stand in the page, where its hash stays what it is.
fn inline(text: &str) -> Result<&str> {
    if text.contains("</") || text.contains("<!--") || text.contains('\r') {
        bail!("a sheet or script would not stay as it is in a page: {text:.60}");
    }
    Ok(text)
}

fn hash(text: &str) -> String {
    format!("'sha256-{}'", STANDARD.encode(Sha256::digest(text)))
}

fn gzip(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    const INDEX: &str = "<html data-version=\"1a2b\">\n<head>\n  <meta http-equiv=\"Content-Security-Policy\" content=\"self\">\n  \
        <link rel=\"manifest\" href=\"a.json\">\n  <link rel=\"stylesheet\" href=\"a.css\">\n  \
        <script type=\"module\" src=\"a.js\"></script>\n</head>\n<body>\n</body>\n";

    fn page(index: &str, sheet: &str) -> Result<String> {
        assemble(index, |path| Ok(format!("/* {path} */{sheet}")), "program()", "unpack()")
    }

    #[test]
    fn all_is_inline_and_known_to_the_policy() {
        let page = page(INDEX, "p{}").unwrap();
        assert!(page.contains("<style>/* a.css */p{}</style>"));
        assert!(page.contains("<script>unpack()</script>\n</body>"));
        for text in ["/* a.css */p{}", "unpack()", "program()"] {
            assert!(page.contains(&hash(text)), "{text}");
        }
        for gone in ["src=\"", "manifest", "module", "\"self\"", "1a2b", "SCRIPTS", "SHEETS"] {
            assert!(!page.contains(gone), "{gone}");
        }
    }

    #[test]
    fn what_would_end_its_element_is_refused() {
        assert!(page(INDEX, "</style>").is_err());
        assert!(page(INDEX, "p{}\r\n").is_err());
    }

    #[test]
    fn a_page_without_a_policy_or_a_body_is_refused() {
        assert!(page(&INDEX.replace("http-equiv", "name"), "").is_err());
        assert!(page(&INDEX.replace("</body>", ""), "").is_err());
    }
}
