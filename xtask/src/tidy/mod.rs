//! The rules of the house that no compiler knows, as functions over text. Each returns a list of problems, one sentence
//! each, with the place and the reason.

pub mod dependencies;
pub mod games;
pub mod licences;
pub mod manifests;
pub mod rooms;
pub mod sources;
pub mod styles;
pub mod texts;
pub mod words;

/// Puts the place in front of a problem.
fn at(path: &str, line: usize, problem: &str) -> String {
    format!("{path}:{line}: {problem}")
}

#[cfg(test)]
fn source(path: &str, text: &str) -> crate::workspace::Source {
    crate::workspace::Source { path: path.to_owned(), text: text.to_owned() }
}
