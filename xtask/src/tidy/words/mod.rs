//! How the texts for people are written: the locales and the rules pages of every crate, in every language.

mod french;
mod hungarian;
mod plurals;
pub mod rulebooks;
mod texts;
mod unused;

use texts::{Lang, Text, texts};

use super::at;
use crate::workspace::Source;

/// Every text that breaks a rule of its language, that has a word for which there is a better one, or that is taken from a
/// rulebook.
pub fn problems(sources: &[Source]) -> Vec<String> {
    sources.iter().flat_map(texts).flat_map(|text| problems_of(&text)).collect()
}

fn problems_of(text: &Text<'_>) -> Vec<String> {
    let mut problems = match text.lang {
        Lang::En => Vec::new(),
        Lang::Fr => french::problems(text),
        Lang::Hu => hungarian::problems(text),
    };
    problems.extend(plurals::problems(text));
    problems.extend(unused::problems(text));
    problems.extend(rulebooks::problems(text));
    problems.into_iter().map(|problem| at(text.path, text.line, &problem)).collect()
}

#[cfg(test)]
#[track_caller]
fn check(path: &str, line: &str, expected: &[&str]) {
    let source = super::source(path, line);
    let found: Vec<String> = problems(&[source]);
    let expected: Vec<String> = expected.iter().map(|problem| at(path, 1, problem)).collect();
    assert_eq!(found, expected, "{line}");
}
