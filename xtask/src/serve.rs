//! A small server of static files, on this machine alone.

use std::fs;
use std::io::{self, Read, Write};
use std::net::Ipv4Addr;
use std::path::{Component, Path, PathBuf};
use std::time::UNIX_EPOCH;

use anyhow::{Context, Result, anyhow, bail};
use flate2::Compression;
use flate2::read::GzEncoder;
use tiny_http::{Method, Request, Server, StatusCode};

use crate::project;

const THREADS: usize = 4;

/// `serve [--port N] [--under PATH] [--dist DIR]`
pub fn command(options: &[String]) -> Result<()> {
    let (mut port, mut under, mut dist) = (0, "/", project::dist());
    let mut rest = options.iter();
    while let Some(option) = rest.next() {
        let value = rest.next().with_context(|| format!("{option} needs a value"))?;
        match option.as_str() {
            "--port" => port = value.parse().with_context(|| format!("{value} is no port"))?,
            "--under" => under = value,
            "--dist" => dist = PathBuf::from(value),
            _ => bail!("serve has no option {option}"),
        }
    }
    if !dist.join("index.html").is_file() {
        bail!("no index.html in {}: run `cargo xtask build` first", dist.display());
    }
    let site = Site::bind(dist, under, port)?;
    println!("{}", site.url());
    site.run()
}

/// A folder, served under a path.
pub struct Site {
    server: Server,
    dist: PathBuf,
    /// Begins and ends with a slash.
    under: String,
}

impl Site {
    /// Takes `port`, or a free one if it is 0.
    pub fn bind(dist: PathBuf, under: &str, port: u16) -> Result<Self> {
        let server = Server::http((Ipv4Addr::LOCALHOST, port))
            .map_err(|error| anyhow!("port {port} cannot be served on: {error}"))?;
        let under = match under.trim_matches('/') {
            "" => "/".to_owned(),
            inner => format!("/{inner}/"),
        };
        Ok(Self { server, dist, under })
    }

    pub fn url(&self) -> String {
        format!("http://{}{}", self.server.server_addr(), self.under)
    }

    /// Serves until the process ends.
    pub fn run(&self) -> Result<()> {
        std::thread::scope(|scope| {
            for _ in 0..THREADS {
                scope.spawn(|| self.answer_all());
            }
        });
        bail!("the server stopped")
    }

    fn answer_all(&self) {
        for request in self.server.incoming_requests() {
            // A browser that hangs up in the middle of an answer is no trouble of ours.
            let _ = self.answer(request);
        }
    }

    fn answer(&self, request: Request) -> io::Result<()> {
        if !matches!(request.method(), Method::Get | Method::Head) {
            return send(request, 405, &[], b"");
        }
        if let Some(folder) = folder_of(&self.under, request.url()) {
            return send(request, 301, &[("Location", &folder)], b"");
        }
        let file = file_of(&self.dist, &self.under, request.url())
            .and_then(|path| Some((fs::read(&path).ok()?, tag(&path).ok()?, path)));
        let Some((content, tag, path)) = file else {
            return send(request, 404, &[("Content-Type", "text/plain")], b"not found\n");
        };
        let mut headers = vec![
            ("Content-Type", mime(&path)),
            ("X-Content-Type-Options", "nosniff"),
            ("Cache-Control", "no-cache"),
            ("ETag", &tag),
            ("Vary", "Accept-Encoding"),
        ];
        if value(&request, "If-None-Match").is_some_and(|tags| tags.contains(&tag)) {
            return send(request, 304, &headers, b"");
        }
        if shrinks(&path) && value(&request, "Accept-Encoding").is_some_and(accepts_gzip) {
            headers.push(("Content-Encoding", "gzip"));
            return send(request, 200, &headers, &gzip(&content)?);
        }
        send(request, 200, &headers, &content)
    }
}

/// What is asked in a request's header.
fn value<'a>(request: &'a Request, name: &'static str) -> Option<&'a str> {
    let asked = request.headers().iter().find(|header| header.field.equiv(name))?;
    Some(asked.value.as_str())
}

fn accepts_gzip(encodings: &str) -> bool {
    encodings.split(',').any(|encoding| encoding.trim() == "gzip")
}

/// Hosts send these packed; pictures are so already.
fn shrinks(path: &Path) -> bool {
    !matches!(mime(path), "image/png" | "font/woff2" | "application/octet-stream")
}

fn gzip(content: &[u8]) -> io::Result<Vec<u8>> {
    let mut packed = Vec::new();
    GzEncoder::new(content, Compression::default()).read_to_end(&mut packed)?;
    Ok(packed)
}

/// Tells one content of a file from the next. Weak: packed or not, it is the same.
fn tag(path: &Path) -> io::Result<String> {
    let file = fs::metadata(path)?;
    let changed = file.modified()?.duration_since(UNIX_EPOCH).unwrap_or_default();
    Ok(format!("W/\"{:x}-{:x}\"", changed.as_nanos(), file.len()))
}

/// The site's address as it should be, if one asks for it without the last slash: without it, all
/// that the page asks for would be looked for beside the folder.
fn folder_of(under: &str, url: &str) -> Option<String> {
    let (path, search) = url.find('?').map_or((url, ""), |at| url.split_at(at));
    (under.strip_suffix('/') == Some(path)).then(|| format!("{under}{search}"))
}

/// Answers and ends the connection, which tiny_http would not: its pool may leave a further one waiting
/// for as long as others are kept alive.
fn send(request: Request, status: u16, headers: &[(&str, &str)], body: &[u8]) -> io::Result<()> {
    let head = *request.method() == Method::Head;
    let mut writer = request.into_writer();
    write!(writer, "HTTP/1.1 {status} {}\r\n", StatusCode(status).default_reason_phrase())?;
    for (name, value) in headers {
        write!(writer, "{name}: {value}\r\n")?;
    }
    if status != 304 {
        write!(writer, "Content-Length: {}\r\n", body.len())?;
    }
    write!(writer, "Connection: close\r\n\r\n")?;
    if !head {
        writer.write_all(body)?;
    }
    writer.flush()
}

/// The file that an address asks for; `None` if it is outside the site or there is none.
fn file_of(dist: &Path, under: &str, url: &str) -> Option<PathBuf> {
    let path = url.split(['?', '#']).next()?;
    let inner = Path::new(path.strip_prefix(under)?);
    if !inner.components().all(|part| matches!(part, Component::Normal(_))) {
        return None;
    }
    let file = dist.join(inner);
    let file = if file.is_dir() { file.join("index.html") } else { file };
    file.is_file().then_some(file)
}

fn mime(path: &Path) -> &'static str {
    match path.extension().and_then(|ext| ext.to_str()).unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "webmanifest" => "application/json",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" => "image/jpeg",
        "woff2" => "font/woff2",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(under: &str, url: &str) -> Option<PathBuf> {
        file_of(Path::new(env!("CARGO_MANIFEST_DIR")), under, url)
    }

    #[test]
    fn files_are_found_under_the_path_alone() {
        assert!(found("/", "/Cargo.toml").is_some());
        assert!(found("/a/b/", "/a/b/src/main.rs?x=1").is_some());
        assert!(found("/a/b/", "/src/main.rs").is_none());
        assert!(found("/", "/none.txt").is_none());
    }

    #[test]
    fn the_slash_of_the_site_is_added() {
        let folder = folder_of("/a/b/", "/a/b?lang=en");
        assert_eq!(folder.as_deref(), Some("/a/b/?lang=en"));
        assert_eq!(folder_of("/a/b/", "/a/b/"), None);
        assert_eq!(folder_of("/", "/"), None);
    }

    #[test]
    fn what_shrinks_is_packed_when_that_is_asked_for() {
        assert!(accepts_gzip("br, gzip") && accepts_gzip("gzip") && !accepts_gzip("br, identity"));
        assert!(shrinks(Path::new("a.wasm")) && shrinks(Path::new("a.svg")));
        assert!(!shrinks(Path::new("a.png")) && !shrinks(Path::new("a.bin")));
        let mut plain = String::new();
        let packed = gzip(b"hoyito hoyito hoyito hoyito").unwrap();
        flate2::read::GzDecoder::new(&packed[..]).read_to_string(&mut plain).unwrap();
        assert_eq!(plain, "hoyito hoyito hoyito hoyito");
    }

    #[test]
    fn a_file_keeps_its_tag_and_no_other_has_it() {
        let here = |name| tag(&Path::new(env!("CARGO_MANIFEST_DIR")).join(name)).unwrap();
        assert_eq!(here("Cargo.toml"), here("Cargo.toml"));
        assert_ne!(here("Cargo.toml"), here("src/main.rs"));
    }

    #[test]
    fn nothing_outside_the_folder_is_served() {
        assert!(found("/", "/../Cargo.toml").is_none());
        assert!(found("/", "/src/../../Cargo.toml").is_none());
        assert!(found("/", "//etc/passwd").is_none());
    }

    #[test]
    fn modules_and_wasm_carry_the_types_that_browsers_insist_on() {
        assert_eq!(mime(Path::new("a.js")), "text/javascript; charset=utf-8");
        assert_eq!(mime(Path::new("a.wasm")), "application/wasm");
    }
}
