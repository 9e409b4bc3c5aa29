//! JavaScript modules.

use anyhow::{Result, bail};
use oxc_allocator::Allocator;
use oxc_codegen::{Codegen, CodegenOptions};
use oxc_diagnostics::{Diagnostics, NamedSource};
use oxc_minifier::{Minifier, MinifierOptions};
use oxc_parser::Parser;
use oxc_semantic::SemanticBuilder;
use oxc_span::SourceType;

/// The same module, shorter: no comments, short names for what it does not export.
///
/// # Errors
/// If a browser would refuse it; says where in the file of that name.
pub fn minify(name: &str, source: &str) -> Result<String> {
    let allocator = Allocator::default();
    let parsed = Parser::new(&allocator, source, SourceType::mjs()).parse();
    refuse(parsed.diagnostics, name, source)?;
    let mut program = parsed.program;
    // What the grammar alone lets pass, as a name declared twice.
    refuse(SemanticBuilder::new_compiler().build(&program).diagnostics, name, source)?;

    let minified = Minifier::new(MinifierOptions::default()).minify(&allocator, &mut program);
    let codegen = Codegen::new().with_options(CodegenOptions::minify());
    Ok(codegen.with_scoping(minified.scoping).build(&program).code)
}

fn refuse(diagnostics: Diagnostics, name: &str, source: &str) -> Result<()> {
    if !diagnostics.has_errors() {
        return Ok(());
    }
    let said: Vec<_> = diagnostics
        .into_vec()
        .into_iter()
        .map(|it| it.render_with_source_code(NamedSource::new(name, source.to_owned())))
        .collect();
    bail!("{name} is no JavaScript module\n{}", said.concat())
}

#[cfg(test)]
mod tests {
    use super::minify;

    fn short(source: &str) -> String {
        minify("a.js", source).unwrap()
    }

    #[test]
    fn comments_and_inner_names_go() {
        let source =
            "/** @param {number} seeds */\nexport function twice(seeds) { return seeds * 2; }";
        assert_eq!(short(source), "export function twice(e){return e*2}");
    }

    #[test]
    fn exports_imports_and_properties_keep_their_names() {
        let source = "import init, { Game } from './hoyito.js';\n\
            const house = { seeds: Game, start: init };\nexport { house };\nexport default house;";
        let squeezed = short(source);
        for kept in ["./hoyito.js", "Game as ", "seeds:", "start:", " as house", "default "] {
            assert!(squeezed.contains(kept), "no {kept} in {squeezed}");
        }
    }

    #[test]
    fn modules_loaded_by_address_stay_so() {
        let source = "export const load = () => import(new URL('b.js', import.meta.url));";
        assert!(short(source).contains("import(new URL(`b.js`,import.meta.url))"));
    }

    #[test]
    fn an_error_tells_file_and_line() {
        for wrong in ["let a = 1;\nlet = ;", "let a = 1;\nlet a = 2;", "x();\nreturn 1;"] {
            let said = minify("www/a.js", wrong).unwrap_err().to_string();
            assert!(said.contains("www/a.js:") && said.contains("2 | "), "{said}");
        }
    }
}
