//! The release as an archive, for any web server.

use std::fs;
use std::io::{Cursor, Write};
use std::path::Path;

use anyhow::Result;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipWriter};

use crate::project::files_in;

/// All that browsers ask for, and the licence, in one folder of that name. Order, times and modes say
/// nothing about this machine.
pub fn archive(name: &str, dist: &Path, license: &Path) -> Result<Vec<u8>> {
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Deflated)
        .compression_level(Some(9))
        .last_modified_time(DateTime::default())
        .unix_permissions(0o644);
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    let mut add = |path: &Path, content: Vec<u8>| -> Result<()> {
        let path = path.to_string_lossy().replace('\\', "/");
        zip.start_file(format!("{name}/{path}"), options)?;
        Ok(zip.write_all(&content)?)
    };
    add(Path::new("LICENSE"), fs::read(license)?)?;
    for path in files_in(dist)? {
        // Types are for those who read the code.
        if !path.to_string_lossy().ends_with(".d.ts") {
            add(&path, fs::read(dist.join(&path))?)?;
        }
    }
    Ok(zip.finish()?.into_inner())
}

#[cfg(test)]
mod tests {
    use std::fs::{self, File};
    use std::time::{Duration, SystemTime};

    use super::archive;

    #[test]
    fn the_bytes_follow_from_names_and_contents_alone() {
        let dir = std::env::temp_dir().join(format!("hoyito-zip-{}", std::process::id()));
        let packed = |name: &str, order: [&str; 3], age: u64| {
            let dist = dir.join(name);
            fs::create_dir_all(dist.join("www")).unwrap();
            for file in order {
                fs::write(dist.join(file), file).unwrap();
                let time = SystemTime::now() - Duration::from_secs(age);
                File::options()
                    .write(true)
                    .open(dist.join(file))
                    .unwrap()
                    .set_modified(time)
                    .unwrap();
            }
            archive("hoyito-1", &dist, &dist.join("index.html")).unwrap()
        };
        let one = packed("one", ["index.html", "www/b.js", "www/a.d.ts"], 0);
        let other = packed("other", ["www/a.d.ts", "www/b.js", "index.html"], 90_000_000);
        assert_eq!(one, other);

        let zip = zip::ZipArchive::new(std::io::Cursor::new(one)).unwrap();
        let mut names: Vec<_> = zip.file_names().map(|name| name.unwrap().into_owned()).collect();
        names.sort_unstable();
        assert_eq!(names, ["hoyito-1/LICENSE", "hoyito-1/index.html", "hoyito-1/www/b.js"]);
        fs::remove_dir_all(dir).unwrap();
    }
}
