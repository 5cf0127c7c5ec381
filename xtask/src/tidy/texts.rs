//! What no file should hold.

use super::at;
use crate::workspace::Source;

/// Folders at the root of somebody's machine.
const MACHINE_FOLDERS: [&str; 4] = ["home", "root", "Users", "work"];

/// Every line with a path that exists on only one machine, or with a mark that an unfinished merge leaves behind.
pub fn problems(sources: &[Source]) -> Vec<String> {
    let mut problems = Vec::new();
    for source in sources {
        for (index, line) in source.text.lines().enumerate() {
            let objection = objection(line).map(|problem| at(&source.path, index + 1, &problem));
            problems.extend(objection);
        }
    }
    problems
}

fn objection(line: &str) -> Option<String> {
    if ['<', '>'].iter().any(|mark| line.starts_with(&format!("{} ", mark.to_string().repeat(7)))) {
        return Some("has the mark of an unfinished merge, so finish it".to_owned());
    }
    let is_named = |folder: &&&str| {
        let path = format!("/{folder}/");
        // After a letter, it is part of a longer path or of an address.
        line.match_indices(&path)
            .any(|(start, _)| !line[..start].ends_with(|before: char| before.is_alphanumeric()))
    };
    let folder = MACHINE_FOLDERS.iter().find(is_named)?;
    Some(format!("has a path below `/{folder}`, which other machines do not have"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::source;

    #[track_caller]
    fn check(text: &str, expected: &[&str]) {
        assert_eq!(problems(&[source("README.md", text)]), expected);
    }

    #[test]
    fn paths_of_one_machine_are_found() {
        for folder in MACHINE_FOLDERS {
            let problem =
                format!("README.md:2: has a path below `/{folder}`, which other machines do not have");
            check(&format!("a\nsee /{folder}/game"), &[&problem]);
            check(&format!("see https://example.org/{folder}/game"), &[]);
        }
    }

    #[test]
    fn unfinished_merges_are_found() {
        let text = format!("{} ours\na\n=======\nb\n{} theirs\n", "<".repeat(7), ">".repeat(7));
        let problem = "has the mark of an unfinished merge, so finish it";
        check(&text, &[&format!("README.md:1: {problem}"), &format!("README.md:5: {problem}")]);
    }
}
