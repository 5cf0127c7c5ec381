//! No text is missing in any language, and all of them take the same values.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Attribute, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

use crate::lang::{Lang, Words};

/// Panics with a list of what is missing or differs between the languages, of texts that `used` names and that do not
/// exist, and of texts that exist and that `used` does not name. A name that ends in `*` covers all that begin so.
#[track_caller]
pub fn check_words(words: &Words, used: &[&str]) {
    let problems = problems(words, used);
    assert!(problems.is_empty(), "the texts have problems:\n{}", problems.join("\n"));
}

/// What [`check_words`] finds.
pub fn problems(words: &Words, used: &[&str]) -> Vec<String> {
    let texts = Lang::ALL.map(|lang| texts(words.source(lang)));
    let mut problems = Vec::new();
    let keys: BTreeSet<&String> = texts.iter().flat_map(BTreeMap::keys).collect();
    for key in &keys {
        for lang in Lang::ALL {
            match texts[lang as usize].get(*key) {
                None => problems.push(format!("{lang}: `{key}` is missing")),
                Some(variables) => {
                    let reference = texts.iter().find_map(|texts| texts.get(*key));
                    if Some(variables) != reference {
                        problems
                            .push(format!("{lang}: `{key}` takes {variables:?}, elsewhere {reference:?}"));
                    }
                }
            }
        }
    }
    let covers =
        |name: &str, key: &str| name.strip_suffix('*').map_or(name == key, |start| key.starts_with(start));
    for name in used {
        if !keys.iter().any(|key| covers(name, key)) {
            problems.push(format!("`{name}` is used, but there is no such text"));
        }
    }
    for key in &keys {
        if !used.iter().any(|name| covers(name, key)) {
            problems.push(format!("`{key}` is not used"));
        }
    }
    problems
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
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => collect_inline(inline, found),
            Expression::Select { selector, variants } => {
                collect_inline(selector, found);
                variants.iter().for_each(|variant| collect(&variant.value, found));
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
            arguments.positional.iter().for_each(|argument| collect_inline(argument, found));
        }
        InlineExpression::Placeable { expression } => match expression.as_ref() {
            Expression::Inline(inline) => collect_inline(inline, found),
            Expression::Select { selector, variants } => {
                collect_inline(selector, found);
                variants.iter().for_each(|variant| collect(&variant.value, found));
            }
        },
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
            "a = A { $x }\nb = B\nspare = S\n",
            "a = A { $x }\nspare = S\n",
            "a = A { $x } { $y ->\n    [one] 1\n   *[other] 2\n }\nb = B\nspare = S\n",
        ]);
        let found = problems(&words, &["a", "b*", "c"]);
        assert_eq!(
            found,
            [
                r#"hu: `a` takes {"x", "y"}, elsewhere Some({"x"})"#,
                "fr: `b` is missing",
                "`c` is used, but there is no such text",
                "`spare` is not used",
            ]
        );
    }
}
