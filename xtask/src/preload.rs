//! What a first visit loads, named in the page itself: a browser asks for all of it at once, instead
//! of finding each module in the one before it.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Component, Path, PathBuf};

use anyhow::{Context, Result};

/// The module that the page begins with, but for what clears the way for it.
const ENTRY: &str = "www/main.js";
/// What `www/engine.js` loads with `import()`, but at once.
const GLUE: &str = "hoyito.js";
const WASM: &str = "hoyito_bg.wasm";
const PAGE: &str = "index.html";
/// What the line of links begins with, and the one that it stands before.
const LINK: &str = "<link rel=\"modulepreload\"";
const BEHIND: &str = "</head>";

/// Writes into the page of the minified release in a folder what it is going to load; a page that
/// tells it already tells it anew. The texts are not among it: their language is not known yet.
pub fn write(dist: &Path) -> Result<()> {
    let path = dist.join(PAGE);
    let page = fs::read_to_string(&path).with_context(|| format!("no {PAGE}"))?;
    let mut links = String::new();
    for module in modules(dist)? {
        let address = module.strip_prefix(dist)?.to_string_lossy().replace('\\', "/");
        // Firefox fails the link to a script that stands before it.
        if !page.contains(&format!("src=\"{address}\"")) {
            links += &format!("{LINK} href=\"{address}\">");
        }
    }
    // As `fetch` is going to ask for it; else it would come twice.
    let wasm = format!("<link rel=\"preload\" as=\"fetch\" crossorigin href=\"{WASM}\">");
    Ok(fs::write(path, linked(&page, &(links + &wasm))?)?)
}

/// The page with that line of links in place of the one it has.
fn linked(page: &str, links: &str) -> Result<String> {
    let mut lines: Vec<_> =
        page.lines().filter(|line| !line.trim_start().starts_with(LINK)).collect();
    let end = lines.iter().position(|line| line.trim() == BEHIND);
    lines.insert(end.with_context(|| format!("{PAGE} has no line {BEHIND}"))?, links);
    Ok(lines.join("\n") + "\n")
}

/// All modules of a first visit to the minified release in a folder: the glue, and what is reached
/// by `import` statements.
pub fn modules(dist: &Path) -> Result<BTreeSet<PathBuf>> {
    let mut found = BTreeSet::from([dist.join(GLUE)]);
    reach(dist.join(ENTRY), &mut found)?;
    Ok(found)
}

/// Adds a module to those found, and all that it imports statically, and what those import.
fn reach(module: PathBuf, found: &mut BTreeSet<PathBuf>) -> Result<()> {
    if found.contains(&module) {
        return Ok(());
    }
    let text = fs::read_to_string(&module).with_context(|| format!("no {}", module.display()))?;
    let folder = module.parent().unwrap_or(Path::new("")).to_owned();
    found.insert(module);
    imports(&text).into_iter().try_for_each(|address| reach(joined(&folder, address), found))
}

/// The addresses that a minified module imports statically, or exports from.
fn imports(text: &str) -> Vec<&str> {
    ["from\"", "import\""]
        .iter()
        .flat_map(|word| text.split(word).skip(1))
        .filter_map(|rest| rest.split('"').next())
        .filter(|address| address.starts_with("./") || address.starts_with("../"))
        .collect()
}

fn joined(folder: &Path, address: &str) -> PathBuf {
    let mut path = folder.to_owned();
    for part in Path::new(address).components() {
        match part {
            Component::ParentDir => {
                path.pop();
            }
            Component::CurDir => {}
            _ => path.push(part),
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn static_imports_are_found_and_no_others() {
        let module = "import{a as e}from\"./a.js\";import\"../b.js\";export*from\"./c.js\";\
            const t=()=>import(\"./later.js\"),n=new URL(\"worker.js\",import.meta.url)";
        assert_eq!(imports(module), ["./a.js", "./c.js", "../b.js"]);
    }

    #[test]
    fn addresses_are_read_from_the_folder_of_their_module() {
        assert_eq!(joined(Path::new("/d/www/view"), "../shown.js"), Path::new("/d/www/shown.js"));
        assert_eq!(joined(Path::new("/d/www"), "./ai/client.js"), Path::new("/d/www/ai/client.js"));
    }

    #[test]
    fn links_stand_at_the_end_of_the_head_and_once() {
        let page = "<head>\n  <title>x</title>\n</head>\n<body>\n";
        let old = linked(page, &format!("{LINK} href=\"old.js\">")).unwrap();
        let new = format!("{LINK} href=\"new.js\">");
        let expected = format!("<head>\n  <title>x</title>\n{new}\n</head>\n<body>\n");
        assert_eq!(linked(&old, &new).unwrap(), expected);
        assert!(linked("<p>", &new).is_err());
    }

    #[test]
    fn what_a_release_loads_first_is_named() {
        let dist = std::env::temp_dir().join(format!("hoyito-preload-{}", std::process::id()));
        fs::create_dir_all(dist.join("www/view")).unwrap();
        for (name, text) in [
            (PAGE, "<script src=\"www/dress.js\"></script>\n</head>\n"),
            (GLUE, "export{}"),
            (ENTRY, "import\"./dress.js\";import\"./view/a.js\";import(\"./later.js\")"),
            ("www/dress.js", ""),
            ("www/view/a.js", ""),
        ] {
            fs::write(dist.join(name), text).unwrap();
        }
        write(&dist).unwrap();
        let page = fs::read_to_string(dist.join(PAGE)).unwrap();
        for named in [GLUE, ENTRY, "www/view/a.js", WASM] {
            assert!(page.contains(&format!("href=\"{named}\"")), "{named}");
        }
        assert!(!page.contains("later"));
        assert!(!page.contains("href=\"www/dress.js\""), "the page has its script");
        fs::remove_dir_all(dist).unwrap();
    }
}
