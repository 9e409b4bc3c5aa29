//! What the steps need: found on this machine, or got, or one line that says how to get it.

pub mod browser;
pub mod node;
pub mod programs;
pub mod rust;
mod system;

use std::path::PathBuf;

use xshell::Shell;

/// A program by name, in the shell's PATH.
pub fn find(sh: &Shell, name: &str) -> Option<PathBuf> {
    which::which_in(name, sh.var_os("PATH"), sh.current_dir()).ok()
}

/// The first version number (`1.2.3`) in a text.
pub fn version_in(text: &str) -> Option<[u32; 3]> {
    text.split(|c: char| !c.is_ascii_digit() && c != '.').find_map(|word| {
        let mut parts = word.split('.').map(|part| part.parse().ok());
        Some([parts.next()??, parts.next()??, parts.next()??])
    })
}

#[cfg(test)]
mod tests {
    use super::version_in;

    #[test]
    fn versions_are_read_from_what_programs_print() {
        assert_eq!(version_in("trunk 0.21.14"), Some([0, 21, 14]));
        assert_eq!(version_in("v20.20.2\n"), Some([20, 20, 2]));
        assert_eq!(version_in("wasm-bindgen 0.2.129 (1a2b3c)"), Some([0, 2, 129]));
        assert_eq!(version_in("no number 1.2"), None);
    }
}
