//! Style sheets.

use anyhow::{Result, anyhow};
use cssparser::{ParseError, Parser, ParserInput, Token};

/// The same style sheet without its comments and without the white space that means nothing.
///
/// # Errors
/// If a bracket or a quote has no partner; says where in the file of that name.
pub fn minify(name: &str, source: &str) -> Result<String> {
    let mut squeezed = Squeezed::default();
    squeezed.block(&mut Parser::new(&mut ParserInput::new(source))).map_err(|error| {
        let (line, column) = (error.location.line + 1, error.location.column);
        anyhow!("{name}:{line}:{column}: a bracket or quote without its partner")
    })?;
    Ok(squeezed.text)
}

#[derive(Default)]
struct Squeezed {
    text: String,
    /// The last token if it is one of `{` `}` `;` `,` `:`, a blank if it is another; NUL before any.
    last: char,
    /// What stood between the last token and the next: nothing, a comment or white space.
    gap: &'static str,
}

impl Squeezed {
    /// Takes in all tokens up to the end of the block or the file.
    fn block<'i>(&mut self, input: &mut Parser<'i, '_>) -> Result<(), ParseError<'i, ()>> {
        loop {
            let (start, location) = (input.position(), input.current_source_location());
            let Ok(token) = input.next_including_whitespace_and_comments().cloned() else {
                return Ok(());
            };
            let text = input.slice_from(start);
            match token {
                Token::WhiteSpace(_) => self.gap = " ",
                Token::Comment(_) if self.gap.is_empty() => self.gap = "/**/",
                Token::Comment(_) => {}
                Token::CurlyBracketBlock
                | Token::SquareBracketBlock
                | Token::ParenthesisBlock
                | Token::Function(_) => {
                    self.token(text);
                    let end = input.parse_nested_block(|inner| {
                        self.block(inner)?;
                        Ok(inner.position())
                    })?;
                    let closing = input.slice_from(end);
                    if closing.is_empty() {
                        return Err(location.new_unexpected_token_error(token));
                    }
                    self.token(closing);
                }
                _ if token.is_parse_error() => {
                    return Err(location.new_unexpected_token_error(token));
                }
                _ => self.token(text),
            }
        }
    }

    fn token(&mut self, text: &str) {
        let next = match text {
            "{" | "}" | ";" | "," | ":" => text.chars().next().unwrap_or_default(),
            _ => ' ',
        };
        // After a colon white space may be all of a custom property's value; before one it tells
        // `a :hover` from `a:hover`.
        let idle = match self.last {
            ':' => !matches!(next, ';' | '}'),
            '\0' | '{' | '}' | ';' | ',' => true,
            _ => matches!(next, '{' | '}' | ';' | ','),
        };
        if !idle {
            self.text.push_str(self.gap);
        }
        if next == '}' && self.last == ';' {
            self.text.pop();
        }
        self.text.push_str(text);
        self.last = next;
        self.gap = "";
    }
}

#[cfg(test)]
mod tests {
    use super::minify;

    fn short(source: &str) -> String {
        minify("a.css", source).unwrap()
    }

    #[test]
    fn comments_and_idle_space_go() {
        let source = "/* Board. */\n.board, .seed {\n  color: red; /* x */\n  top: 0;\n}\n";
        assert_eq!(short(source), ".board,.seed{color:red;top:0}");
    }

    #[test]
    fn space_that_means_something_stays() {
        for kept in [
            "a :hover b>c{width:calc(1px + 2 * var(--w))}",
            "@media (width > 40rem) and (hover){.a{--empty: ;top:0}}",
            "a{content:'/* ; } */ ,  {';background:url(a;b.svg)}",
            "a/**/b{grid-area:1 / 2}",
            ".a\\; .b{top:0}",
        ] {
            assert_eq!(short(kept), kept);
        }
    }

    #[test]
    fn an_error_tells_file_and_line() {
        for wrong in ["a {}\nb { top: (1px }", "a {}\nb { c {}", "a {}\n}", "a {}\nb { c: 'd\n }"] {
            let said = minify("www/a.css", wrong).unwrap_err().to_string();
            assert!(said.starts_with("www/a.css:2:"), "{said}");
        }
    }
}
