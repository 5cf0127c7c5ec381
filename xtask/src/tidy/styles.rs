//! Pages keep to themselves: the style of a page must not reach into a board that stands on another. And no list of
//! selectors runs on into the next paragraph.

use std::collections::HashSet;
use std::path::Path;

use super::at;
use crate::workspace::Source;

/// The styles of single pages. All styles are sent together, so a rule for a class that a board uses changes the board.
const PAGES: &[&str] = &[
    "crates/web/style/daily.css",
    "crates/web/style/learn.css",
    "crates/web/style/lobby.css",
    "crates/web/style/people.css",
    "crates/web/style/rules.css",
];

/// What is wrong with the styles of a workspace.
pub fn problems(sources: &[Source]) -> Vec<String> {
    let is_style = |source: &&Source| Path::new(&source.path).extension().is_some_and(|kind| kind == "css");
    let styles = sources.iter().filter(is_style);
    [reaching(sources), styles.flat_map(hanging).collect()].concat()
}

/// Every list of selectors that an empty line or a comment follows: what was to end it is lost, and it takes the next rule
/// for its own.
fn hanging(style: &Source) -> Vec<String> {
    let lines: Vec<&str> = style.text.lines().map(str::trim).collect();
    let next = lines.iter().skip(1).chain(&[""]);
    let pairs = lines.iter().zip(next).enumerate();
    let hangs =
        pairs.filter(|(_, (line, next))| line.ends_with(',') && (next.is_empty() || next.starts_with("/*")));
    hangs
        .map(|(index, _)| {
            at(&style.path, index + 1, "a list ends with a comma; what follows would belong to it")
        })
        .collect()
}

/// Every rule of a page that says nothing by which a board could not be meant.
fn reaching(sources: &[Source]) -> Vec<String> {
    let boards = sources.iter().filter(|source| source.path.ends_with("/board.css"));
    let of_boards: HashSet<String> =
        boards.flat_map(|board| selectors(&board.text)).flat_map(|(_, text)| classes(&text)).collect();
    let mut problems = Vec::new();
    for page in sources.iter().filter(|source| PAGES.contains(&source.path.as_str())) {
        for (line, selector) in selectors(&page.text) {
            let named = classes(&selector);
            if !named.is_empty() && named.iter().all(|class| of_boards.contains(class)) {
                let problem = format!("`{selector}` is the style of one page, but could be part of a board");
                problems.push(at(&page.path, line, &problem));
            }
        }
    }
    problems
}

/// The selectors that do not stand inside another rule, each with its line.
fn selectors(style: &str) -> Vec<(usize, String)> {
    let (mut found, mut rules, mut text) = (Vec::new(), Vec::new(), String::new());
    let mut line = 1;
    for sign in without_comments(style).chars() {
        match sign {
            '{' => {
                let head = text.trim().to_owned();
                let is_rule = !head.starts_with('@');
                if is_rule && !rules.contains(&true) {
                    found.extend(split(&head).map(|selector| (line, selector)));
                }
                rules.push(is_rule);
                text.clear();
            }
            '}' | ';' => {
                if sign == '}' {
                    rules.pop();
                }
                text.clear();
            }
            _ => text.push(sign),
        }
        line += usize::from(sign == '\n');
    }
    found
}

/// Comments become as many lines.
fn without_comments(style: &str) -> String {
    let mut parts = style.split("/*");
    let mut kept = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (comment, rest) = part.split_once("*/").unwrap_or((part, ""));
        kept.extend(comment.chars().filter(|sign| *sign == '\n'));
        kept.push_str(rest);
    }
    kept
}

/// The selectors of a list. Commas in brackets belong to one of them.
fn split(list: &str) -> impl Iterator<Item = String> {
    let mut depth = 0;
    let parts = list.split(move |sign: char| {
        depth += i32::from(sign == '(') - i32::from(sign == ')');
        sign == ',' && depth == 0
    });
    parts.map(|selector| selector.trim().to_owned()).collect::<Vec<_>>().into_iter()
}

/// The classes that a selector names.
fn classes(selector: &str) -> Vec<String> {
    let names = selector.split('.').skip(1);
    let names = names.map(|rest| rest.split(|sign: char| !sign.is_alphanumeric() && sign != '-').next());
    names.flatten().filter(|name| !name.is_empty()).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::super::source;
    use super::*;

    #[test]
    fn a_page_names_something_of_its_own_in_every_rule() {
        let board =
            source("crates/x/board.css", ".cell.last { color: red }\n.boat { .hull, .mast { width: 1px } }");
        let check = |style: &str, lines: &[usize]| {
            let page = source("crates/web/style/learn.css", style);
            let found = problems(&[board.clone(), page]);
            let expected: Vec<String> = lines.iter().map(|line| format!("learn.css:{line}:")).collect();
            assert_eq!(found.len(), expected.len(), "{found:?}");
            assert!(found.iter().zip(&expected).all(|(found, line)| found.contains(line)), "{found:?}");
        };
        check(".last svg { width: 1px }", &[1]);
        check("/* One\n   more. */\n.words, .last :is(a, b) { width: 1px }", &[3]);
        check("@media print {\n  .last { width: 1px }\n}", &[2]);
        check(".words { .last { width: 1px } }\n.words .last { width: 1px; height: 1.5em }", &[]);
        check("h2 { width: .5em }\n.words.last { width: 1px }", &[]);
        check(".cell:not(.boat) { width: 1px }", &[1]);
        assert_eq!(
            problems(&[source("crates/web/style/akhet.css", ".last { width: 1px }"), board.clone()]),
            [""; 0]
        );
    }

    #[test]
    fn a_list_of_selectors_is_followed_by_what_it_stands_for() {
        let check = |style: &str, lines: &[usize]| {
            let found = problems(&[source("crates/x/board.css", style)]);
            let reason = "a list ends with a comma; what follows would belong to it";
            let expected: Vec<String> =
                lines.iter().map(|line| format!("crates/x/board.css:{line}: {reason}")).collect();
            assert_eq!(found, expected);
        };
        check(".cell,\n.boat { width: 1px }", &[]);
        check(".cell,\n\n.boat { width: 1px }", &[1]);
        check(".mast { width: 1px }\n.cell,\n/* Boats. */\n.boat { width: 1px }", &[2]);
        check(".cell,", &[1]);
    }
}
