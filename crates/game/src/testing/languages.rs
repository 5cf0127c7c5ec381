//! No text is missing in any language, all of them take the same values, and the code and the texts fit together.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Attribute, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

use crate::options::Chosen;
use crate::seat::{Seat, Viewer};
use crate::show::lang::{Lang, Words};
use crate::show::lesson::Lesson;
use crate::show::page::Page;

/// Checks the texts of a game: those that every game has, and those that the sources of its crate use.
#[track_caller]
pub fn check_words<G: Page>(manifest_folder: &str) {
    let chosen = Chosen::parse(G::OPTIONS, "").expect("the defaults are values of the options");
    let state = G::new(&G::options(&chosen).expect("the defaults go together"));
    let score = state.score(Viewer::Spectator);
    let mut expected: Vec<String> =
        ["about", "ask", "forced", "goal-1", "goal-2", "goal-3", "name"].map(str::to_owned).to_vec();
    expected.extend(Seat::all(*G::SEATS.end()).map(|seat| format!("seat-{seat}")));
    expected.extend(score.0[0].0.iter().map(|part| format!("part-{}", part.name)));
    expected.extend(G::OPTIONS.iter().map(|spec| format!("option-{}", spec.key)));
    expected.extend(G::OPTIONS.iter().map(|spec| format!("option-{}.help", spec.key)));
    expected.extend(G::PAD.table.iter().chain(G::PAD.seat).map(|question| format!("pad-{}", question.key)));
    expected.extend(
        G::LESSONS
            .iter()
            .flat_map(|(id, text)| Lesson::read(id, text).unwrap_or_else(|error| panic!("{error}")).texts()),
    );
    expected
        .extend(G::GLOSSARY.iter().flat_map(|word| [format!("word-{word}"), format!("word-{word}.meaning")]));
    expected.extend(G::OCCASIONS.iter().map(|(occasion, _)| format!("occasion-{occasion}")));
    // Which kinds of action and which skills there are, no table says; `testing::pages` asks for the text of each.
    let mut sources = sources(manifest_folder);
    sources.push(r#""kind-{kind}" "skill-{skill}""#.to_owned());
    check(G::words(), &sources, &expected);
}

/// Panics with a list of what is missing or differs between the languages, of texts that are expected or that the
/// sources of the crate say and that do not exist, and of texts that nobody uses.
#[track_caller]
pub fn check_texts(words: &Words, manifest_folder: &str, expected: &[String]) {
    check(words, &sources(manifest_folder), expected);
}

#[track_caller]
fn check(words: &Words, sources: &[String], expected: &[String]) {
    let problems = problems(words, sources, expected);
    assert!(problems.is_empty(), "the texts have problems:\n{}", problems.join("\n"));
}

/// Every file of Rust below the folder `src` of a crate, but for what only tests use.
fn sources(manifest_folder: &str) -> Vec<String> {
    let mut folders = vec![Path::new(manifest_folder).join("src")];
    let mut sources = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("a crate has a folder `src`") {
            let path = entry.expect("the folder can be listed").path();
            if path.is_dir() && !path.ends_with("testing") {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                sources.push(fs::read_to_string(&path).expect("a source can be read"));
            }
        }
    }
    sources
}

fn problems(words: &Words, sources: &[String], expected: &[String]) -> Vec<String> {
    let texts = Lang::ALL.map(|lang| texts(words.source(lang)));
    let keys: BTreeSet<&String> = texts.iter().flat_map(BTreeMap::keys).collect();
    let mut problems = differences(&texts, &keys);
    for said in sources.iter().flat_map(|source| said(source)).chain(expected.iter().cloned()) {
        if !keys.contains(&said) {
            problems.push(format!("`{said}` is used, but there is no such text"));
        }
    }
    for key in keys {
        let is_used = expected.contains(key) || sources.iter().any(|source| mentions(source, key));
        if !is_used {
            problems.push(format!("`{key}` is not used"));
        }
    }
    problems
}

fn differences(texts: &[BTreeMap<String, BTreeSet<String>>; 3], keys: &BTreeSet<&String>) -> Vec<String> {
    let mut problems = Vec::new();
    for key in keys {
        let reference = texts.iter().find_map(|texts| texts.get(*key)).expect("a key comes from one of them");
        for lang in Lang::ALL {
            match texts[lang as usize].get(*key) {
                None => problems.push(format!("{lang}: `{key}` is missing")),
                Some(variables) if variables != reference => {
                    problems.push(format!("{lang}: `{key}` takes {variables:?}, elsewhere {reference:?}"));
                }
                Some(_) => {}
            }
        }
    }
    problems
}

/// The keys that a source says outright: `say(lang, "key"`. After a dot it says them in the words of somebody else.
fn said(source: &str) -> Vec<String> {
    let pieces: Vec<&str> = source.split("say(").collect();
    let calls = pieces.windows(2).filter(|pair| !pair[0].ends_with('.')).map(|pair| pair[1]);
    let key = |call: &str| {
        let (_, rest) = call.split_once('"')?;
        let (key, _) = rest.split_once('"')?;
        let is_before_the_end = call.find('"') < call.find(')');
        let is_key = key.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte));
        (is_before_the_end && is_key && !key.is_empty()).then(|| key.to_owned())
    };
    calls.filter_map(key).collect()
}

/// Whether a source names a key, or the beginning of it: `"key"` or `"ke{`.
fn mentions(source: &str, key: &str) -> bool {
    let literals = source.split('"').skip(1);
    literals.into_iter().any(|literal| match literal.split_once('{') {
        None => literal == key,
        Some((start, _)) => !start.is_empty() && key.starts_with(start),
    })
}

/// The keys of a Fluent source, attributes included, each with the variables it takes.
fn texts(source: &str) -> BTreeMap<String, BTreeSet<String>> {
    let resource =
        parser::parse(source).unwrap_or_else(|(_, errors)| panic!("the texts do not parse: {errors:?}"));
    let mut texts = BTreeMap::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        if let Some(value) = &message.value {
            texts.insert(message.id.name.to_owned(), variables(value));
        }
        for Attribute { id, value } in &message.attributes {
            texts.insert(format!("{}.{}", message.id.name, id.name), variables(value));
        }
    }
    texts
}

fn variables(pattern: &Pattern<&str>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    collect(pattern, &mut found);
    found
}

fn collect(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            collect_expression(expression, found);
        }
    }
}

fn collect_expression(expression: &Expression<&str>, found: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => collect_inline(inline, found),
        Expression::Select { selector, variants } => {
            collect_inline(selector, found);
            for variant in variants {
                collect(&variant.value, found);
            }
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, found: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            found.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                collect_inline(argument, found);
            }
        }
        InlineExpression::Placeable { expression } => collect_expression(expression, found),
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { .. } => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn missing_differing_unused_and_unknown_texts_are_found() {
        let words = Words::new([
            "a = A { $x }\nb = B\nkind-one = O\nspare = S\n",
            "a = A { $x }\nkind-one = O\nspare = S\n",
            "a = A { $x } { $y ->\n    [one] 1\n   *[other] 2\n }\nb = B\nkind-one = O\nspare = S\n",
        ]);
        let source = r#"say(lang, "a", &[]); let key = "b"; say(lang, "c", &[]); say(lang, &format!("kind-{n}"), &[])"#;
        let found = problems(&words, &[source.to_owned()], &["d".to_owned()]);
        assert_eq!(
            found,
            [
                r#"hu: `a` takes {"x", "y"}, elsewhere {"x"}"#,
                "fr: `b` is missing",
                "`c` is used, but there is no such text",
                "`d` is used, but there is no such text",
                "`spare` is not used",
            ]
        );
    }
}
