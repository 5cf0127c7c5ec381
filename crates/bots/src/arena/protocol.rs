//! The bot protocol: one JSON object per line. `docs/bots.md` explains it to authors.

use game::{ActionSet, Evaluate, Seat};
use serde::Deserialize;
use serde_json::{Value, json};

use super::fault::{Fault, Kind};

/// The version of the protocol.
pub const PROTOCOL: u32 = 1;

/// The environment variable that gives a program a number of its own for each game, so that its choices can be the same
/// whenever the contest is run again.
pub const SEED: &str = "AKHET_SEED";

/// How much of an answer is quoted.
const QUOTED: usize = 80;

/// What a program is told before a game.
pub(super) fn hello<G: Evaluate>(options: &str, seat: Seat, seats: u8) -> Value {
    json!({ "hello": { "protocol": PROTOCOL, "game": G::ID, "seat": seat, "seats": seats, "options": options } })
}

/// What a program is asked: its view, and nothing else that it could not see.
pub(super) fn choose<G: Evaluate>(view: &G::View, legal: &G::Legal) -> Value {
    let legal: Vec<String> = legal.iter().map(|action| action.to_string()).collect();
    json!({ "choose": { "view": view, "legal": legal } })
}

/// What a program is told after a game.
pub(super) fn over(ranks: &[u8]) -> Value {
    json!({ "over": { "ranks": ranks } })
}

/// The answer to `hello`. Anything else in it is ignored.
#[derive(Deserialize)]
struct Named {
    name: String,
}

/// The answer to `choose`.
#[derive(Deserialize)]
pub(super) struct Chose {
    pub(super) action: String,
    /// How much it thought, if it cares to say.
    #[serde(default)]
    pub(super) nodes: u32,
}

/// The name in an answer to `hello`.
pub(super) fn read_name(line: &str) -> Result<String, Fault> {
    let named: Named = read(line, "hello", r#"{"name":"…"}"#)?;
    Ok(named.name)
}

/// The answer to `choose`.
pub(super) fn read_choice(line: &str) -> Result<Chose, Fault> {
    read(line, "choose", r#"{"action":"…"}"#)
}

/// The action with this text, if it is among the legal ones.
pub(super) fn read_action<G: Evaluate>(text: &str, legal: &G::Legal) -> Result<G::Action, Fault> {
    let known = text.parse().ok().filter(|action| legal.contains(*action));
    known.ok_or_else(|| {
        let example = legal.nth(0);
        let count = legal.len();
        let text = quote(text);
        Fault::new(
            Kind::Illegal,
            format!("chose {text}, which is none of the {count} legal actions, such as `{example}`"),
        )
    })
}

fn read<'a, T: Deserialize<'a>>(line: &'a str, request: &str, form: &str) -> Result<T, Fault> {
    serde_json::from_str(line).map_err(|error| {
        let line = quote(line);
        let problem = if error.is_data() {
            format!("answered {request} with {line}, but the answer has the form {form}")
        } else {
            format!("answered {request} with {line}, which is not JSON")
        };
        Fault::new(Kind::Garbled, problem)
    })
}

/// The beginning of what a program said, without control characters that a terminal would obey.
pub(super) fn quote(text: &str) -> String {
    let mut quoted: String = text.chars().take(QUOTED).flat_map(char::escape_debug).collect();
    if text.chars().count() > QUOTED {
        quoted.push('…');
    }
    format!("`{quoted}`")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(line: &str, expected: &str) {
        let fault = read_choice(line).err().expect("it is refused");
        assert_eq!((fault.kind, fault.reason.as_str()), (Kind::Garbled, expected));
    }

    #[test]
    fn answers_are_read_or_refused_with_what_they_are_like() {
        let chose = read_choice(r#"{"action":"place a1","nodes":7,"mood":"good"}"#).ok().unwrap();
        assert_eq!((chose.action.as_str(), chose.nodes), ("place a1", 7));
        assert_eq!(read_name(r#"{"name":"Imhotep"}"#).unwrap(), "Imhotep");
        check("hm\u{1b}[2J", r"answered choose with `hm\u{1b}[2J`, which is not JSON");
        check("", "answered choose with ``, which is not JSON");
        check(
            r#"{"act":1}"#,
            r#"answered choose with `{\"act\":1}`, but the answer has the form {"action":"…"}"#,
        );
    }

    #[test]
    fn long_answers_are_cut() {
        assert_eq!(quote(&"a".repeat(81)), format!("`{}…`", "a".repeat(80)));
        assert_eq!(quote(&"ä".repeat(80)), format!("`{}`", "ä".repeat(80)));
    }
}
