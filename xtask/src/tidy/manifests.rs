//! Every crate follows the workspace.

use crate::workspace::Source;

/// What each manifest must say: under which heading, which line, and why.
const OF_MEMBERS: &[(&str, &str, &str)] = &[
    ("[package]", "edition.workspace = true", "all crates speak one edition"),
    ("[lints]", "workspace = true", "all crates pass the same lints"),
];
const OF_THE_ROOT: &[(&str, &str, &str)] =
    &[("[workspace.lints.rust]", "unsafe_code = \"forbid\"", "nothing here needs unsafe code")];

/// Every manifest that does not say what it must.
pub fn problems(sources: &[Source]) -> Vec<String> {
    sources.iter().flat_map(manifest_problems).collect()
}

fn manifest_problems(source: &Source) -> Vec<String> {
    let parts: Vec<&str> = source.path.split('/').collect();
    let demands = match parts[..] {
        ["Cargo.toml"] => OF_THE_ROOT,
        ["python" | "xtask", "Cargo.toml"] | ["crates", _, "Cargo.toml"] => OF_MEMBERS,
        _ => &[],
    };
    let is_missing = |(heading, line, _): &&(&str, &str, &str)| {
        !section(&source.text, heading).iter().any(|(_, present)| present == line)
    };
    let describe = |(heading, line, why): &(&str, &str, &str)| {
        format!("{}: has no `{line}` under `{heading}`, but {why}", source.path)
    };
    demands.iter().filter(is_missing).map(describe).collect()
}

/// The lines under a heading of a manifest with their numbers, the heading itself first; none if it is missing.
pub(crate) fn section<'a>(manifest: &'a str, heading: &str) -> Vec<(usize, &'a str)> {
    let lines = manifest.lines().enumerate().map(|(index, line)| (index + 1, line.trim()));
    let mut section: Vec<(usize, &str)> = lines.skip_while(|(_, line)| *line != heading).collect();
    let end = section.iter().skip(1).position(|(_, line)| line.starts_with('['));
    section.truncate(end.map_or(section.len(), |end| end + 1));
    section.retain(|(_, line)| !line.is_empty());
    section
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::source;

    #[track_caller]
    fn check(path: &str, text: &str, expected: &[&str]) {
        assert_eq!(problems(&[source(path, text)]), expected);
    }

    #[test]
    fn a_crate_with_lints_or_an_edition_of_its_own_is_found() {
        check(
            "crates/duel/Cargo.toml",
            "[package]\nedition.workspace = true\n\n[lints]\nworkspace = true\n",
            &[],
        );
        check(
            "crates/duel/Cargo.toml",
            "[package]\nedition = \"2021\"\n\n[lints.rust]\nunsafe_code = \"allow\"\n\n[other]\nworkspace = true\n",
            &[
                "crates/duel/Cargo.toml: has no `edition.workspace = true` under `[package]`, but all crates speak one edition",
                "crates/duel/Cargo.toml: has no `workspace = true` under `[lints]`, but all crates pass the same lints",
            ],
        );
    }

    #[test]
    fn a_workspace_that_allows_unsafe_code_is_found() {
        check("Cargo.toml", "[workspace.lints.rust]\nunsafe_code = \"forbid\"\n", &[]);
        check(
            "Cargo.toml",
            "[workspace.lints.rust]\nunsafe_code = \"warn\"\n",
            &[
                "Cargo.toml: has no `unsafe_code = \"forbid\"` under `[workspace.lints.rust]`, but nothing here needs unsafe code",
            ],
        );
    }
}
