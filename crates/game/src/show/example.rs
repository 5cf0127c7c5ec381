//! Worked examples of the rules, as data: a position, the steps that are taken from there, what is shown of it, and the
//! numbers that the texts state. The engine plays them, so no text can be wrong about what it comes to.
//!
//! A file has positions to start from, and examples:
//!
//! ```toml
//! [base.start]
//! options = "sides=AAAA"
//! draws = "obelisk light …"              # the first draws
//! steps = "0: keep pearl"                # what is decided then; where draws go on, whatever comes first is drawn
//! change = '{ "reserve": 3 }'            # how the view differs from what this leads to
//!
//! [[example]]
//! name = "take"
//! base = "start"
//! change = '{ "holdings": [{ "take": 1 }, {}] }'
//! steps = ["0: use take", "0: take c1; -: obelisk"]      # each leads to another moment of the example
//! show = ["harbor", "", "harbor panel-0"]                # what is drawn of each moment, beginning with the position
//! [example.numbers]
//! before = "0 points/0/tomb"             # at a moment: points of a seat, of a part, of a term of that part
//! gain = "0-2 points/0/tomb"             # the difference between two moments
//! supply = "2 view/supply"               # or anything in the view of the first seat; of a list, how long it is
//! ```
//!
//! In the rules `{take.before}` stands for a number and `figure:take.2` for the drawing of a moment.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::fmt::Write as _;

use maud::{Markup, html};
use rand::TryRng;
use serde::Deserialize;
use serde_json::Value;

use crate::options::Chosen;
use crate::replay::read_step;
use crate::rules::{Game, Step, settle, take_step};
use crate::seat::{Seat, Turn, Viewer};
use crate::show::change::merge;
use crate::show::page::Page;

/// The examples of one game.
#[derive(Debug)]
pub struct Examples<G: Game> {
    examples: Vec<Example<G>>,
}

/// One example.
#[derive(Debug)]
struct Example<G: Game> {
    name: String,
    moments: Vec<G>,
    /// The parts that are drawn of each moment, if any are.
    shown: Vec<String>,
    numbers: Vec<(String, i64)>,
}

impl<G: Page> Examples<G> {
    /// Reads and plays examples. They are part of the program, so a mistake in them is a bug.
    pub fn read(text: &str) -> Examples<G> {
        let file: File = toml::from_str(text).unwrap_or_else(|error| panic!("the examples: {error}"));
        let (mut examples, mut problems) = (Vec::new(), Vec::new());
        for source in &file.example {
            match play(&file.base, source) {
                Ok(example) => examples.push(example),
                Err(error) => problems.push(format!("the example {}: {error}", source.name)),
            }
        }
        assert!(problems.is_empty(), "{}", problems.join("\n"));
        Examples { examples }
    }

    /// A text with the numbers in their places, or the name of one that there is not.
    pub fn fill(&self, text: &str) -> Result<String, String> {
        let mut filled = String::with_capacity(text.len());
        for piece in pieces(text) {
            match piece {
                Piece::Words(words) => filled.push_str(words),
                Piece::Number(name) => {
                    let number = self.number(name).ok_or_else(|| format!("there is no number `{name}`"))?;
                    let sign = if number < 0 { "−" } else { "" };
                    let _ = write!(filled, "{sign}{}", number.unsigned_abs());
                }
            }
        }
        Ok(filled)
    }

    /// The drawing of a moment: `NAME.MOMENT`.
    pub fn figure(&self, name: &str) -> Option<Markup> {
        let (name, moment) = name.split_once('.')?;
        let example = self.examples.iter().find(|example| example.name == name)?;
        let moment: usize = moment.parse().ok()?;
        let (state, shown) = (example.moments.get(moment)?, example.shown.get(moment)?);
        let view = state.view(YOU);
        let parts: Option<Vec<Markup>> = shown.split(' ').map(|part| G::scene(&view, part)).collect();
        let parts = parts?;
        Some(html! { @for part in parts { (part) } })
    }

    /// The names of all drawings, in order.
    pub fn figures(&self) -> Vec<String> {
        let of = |example: &Example<G>| -> Vec<String> {
            let shown = example.shown.iter().enumerate().filter(|(_, parts)| !parts.is_empty());
            shown.map(|(moment, _)| format!("{}.{moment}", example.name)).collect()
        };
        self.examples.iter().flat_map(of).collect()
    }

    /// Every number by its name.
    pub fn numbers(&self) -> BTreeMap<String, i64> {
        let of = |example: &Example<G>| -> Vec<(String, i64)> {
            let named = example.numbers.iter();
            named.map(|(name, number)| (format!("{}.{name}", example.name), *number)).collect()
        };
        self.examples.iter().flat_map(of).collect()
    }

    fn number(&self, name: &str) -> Option<i64> {
        let (name, number) = name.split_once('.')?;
        let example = self.examples.iter().find(|example| example.name == name)?;
        example.numbers.iter().find(|(known, _)| known == number).map(|(_, number)| *number)
    }
}

/// The names of the numbers that a text has room for, in order.
pub fn numbers_in(text: &str) -> Vec<&str> {
    let name = |piece| match piece {
        Piece::Words(_) => None,
        Piece::Number(name) => Some(name),
    };
    pieces(text).into_iter().filter_map(name).collect()
}

enum Piece<'a> {
    Words(&'a str),
    Number(&'a str),
}

/// A text taken apart. What is in braces is a number, unless it is the name of a heading.
fn pieces(text: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some((words, after)) = rest.split_once('{') {
        pieces.push(Piece::Words(words));
        match after.split_once('}') {
            Some((name, next)) if !name.starts_with('#') => {
                pieces.push(Piece::Number(name));
                rest = next;
            }
            Some(_) | None => {
                pieces.push(Piece::Words("{"));
                rest = after;
            }
        }
    }
    pieces.push(Piece::Words(rest));
    pieces
}

/// Whoever reads has the first seat.
const YOU: Viewer = Viewer::Seat(Seat::new(0));

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    base: BTreeMap<String, Base>,
    example: Vec<Source>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Base {
    #[serde(default)]
    options: String,
    #[serde(default)]
    draws: String,
    #[serde(default)]
    steps: String,
    #[serde(default)]
    change: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Source {
    name: String,
    base: String,
    #[serde(default)]
    change: String,
    #[serde(default)]
    steps: Vec<String>,
    show: Vec<String>,
    #[serde(default)]
    numbers: BTreeMap<String, String>,
}

fn play<G: Page>(bases: &BTreeMap<String, Base>, source: &Source) -> Result<Example<G>, String> {
    let base = bases.get(&source.base).ok_or_else(|| format!("there is no base `{}`", source.base))?;
    let mut state = set_up::<G>(base, &source.change)?;
    let mut moments = vec![state.clone()];
    for steps in &source.steps {
        for step in steps.split("; ") {
            take(&mut state, step)?;
        }
        moments.push(state.clone());
    }
    if source.show.len() != moments.len() {
        return Err(format!("{} moments are shown of {}", source.show.len(), moments.len()));
    }
    let read = |(name, text): (&String, &String)| Ok((name.clone(), number(&moments, text)?));
    let numbers = source.numbers.iter().map(read).collect::<Result<_, String>>()?;
    Ok(Example { name: source.name.clone(), moments, shown: source.show.clone(), numbers })
}

/// The position that a base and its changes describe.
fn set_up<G: Game>(base: &Base, change: &str) -> Result<G, String> {
    let chosen = Chosen::parse(G::OPTIONS, &base.options).map_err(|error| error.0)?;
    let mut state = G::new(&G::options(&chosen).map_err(|error| error.0)?);
    settle(&mut state, &mut ());
    for draw in base.draws.split(' ').filter(|draw| !draw.is_empty()) {
        take(&mut state, &format!("-: {draw}"))?;
    }
    for step in base.steps.split("; ").filter(|step| !step.is_empty()) {
        take(&mut state, step)?;
    }
    while state.turn() == Turn::Chance {
        let mut outcomes = Vec::new();
        state.chance_outcomes(&mut outcomes);
        take_step(&mut state, Step::Chance(outcomes[0].0), &mut ());
        settle(&mut state, &mut ());
    }
    let changes: Vec<&str> =
        [base.change.as_str(), change].into_iter().filter(|text| !text.is_empty()).collect();
    if changes.is_empty() {
        return Ok(state);
    }
    let mut view = serde_json::to_value(state.view(YOU)).map_err(|error| error.to_string())?;
    for text in changes {
        let change = serde_json::from_str(text).map_err(|error| format!("{error} in {text}"))?;
        merge(&mut view, change);
    }
    let view: G::View = serde_json::from_value(view).map_err(|error| error.to_string())?;
    let mut state = G::sample(&view, &mut Whatever);
    settle(&mut state, &mut ());
    Ok(state)
}

/// What an example does not show may be anything: of all that is possible, it is what comes first.
struct Whatever;

impl TryRng for Whatever {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok(0)
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(0)
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        bytes.fill(0);
        Ok(())
    }
}

/// Takes a step as it stands in records.
fn take<G: Game>(state: &mut G, text: &str) -> Result<(), String> {
    let (actor, text) = text.split_once(": ").ok_or_else(|| format!("`{text}` names nobody"))?;
    let actor = actor.parse().ok().map(Seat::new);
    let step = read_step(state, actor, text).map_err(|error| {
        let possible: Vec<String> = crate::next_steps(state).iter().map(ToString::to_string).collect();
        format!("{error}; there is {}", possible.join(", "))
    })?;
    take_step(state, step, &mut ());
    settle(state, &mut ());
    Ok(())
}

/// A number at a moment, or the difference between two.
fn number<G: Game>(moments: &[G], text: &str) -> Result<i64, String> {
    let (when, path) = text.split_once(' ').ok_or_else(|| format!("`{text}` says not when"))?;
    let at = |moment: &str| {
        let state = moment.parse().ok().and_then(|moment: usize| moments.get(moment));
        let value = state.and_then(|state| value(state, path));
        value.ok_or_else(|| format!("there is no `{text}`"))
    };
    match when.split_once('-') {
        Some((from, to)) => Ok(at(to)? - at(from)?),
        None => at(when),
    }
}

fn value<G: Game>(state: &G, path: &str) -> Option<i64> {
    let (what, rest) = path.split_once('/')?;
    match what {
        "points" => points(state, rest),
        "view" => {
            let view = serde_json::to_value(state.view(YOU)).ok()?;
            in_view(&view, rest)
        }
        _ => None,
    }
}

fn points<G: Game>(state: &G, path: &str) -> Option<i64> {
    let score = state.score(YOU);
    let mut names = path.split('/');
    let tally = score.0.get(names.next()?.parse::<usize>().ok()?)?;
    let points = match (names.next(), names.next()) {
        (None, _) => tally.total(),
        (Some(part), None) => tally.part(part)?.points(),
        (Some(part), Some(term)) => *tally.part(part)?.terms.get(term.parse::<usize>().ok()?)?,
    };
    Some(points.into())
}

/// A number in a view. What an object does not have, there is none of.
fn in_view(view: &Value, path: &str) -> Option<i64> {
    let (parent, name) = match path.rsplit_once('/') {
        Some((parent, name)) => (view.pointer(&format!("/{parent}"))?, name),
        None => (view, path),
    };
    match parent.pointer(&format!("/{name}")) {
        Some(Value::Array(list)) => Some(list.len() as i64),
        Some(Value::Object(object)) => Some(object.len() as i64),
        Some(value) => value.as_i64(),
        None => parent.is_object().then_some(0),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_is_in_braces_is_a_number_unless_it_names_a_heading() {
        assert_eq!(
            numbers_in("## Take {#take}\n\n{take.before} and {take.after}, {"),
            ["take.before", "take.after"]
        );
    }

    #[test]
    fn a_change_reaches_into_objects_and_lists() {
        let mut view =
            json!({ "players": [{ "deben": 8, "gifts": { "harp": 1 } }, { "deben": 9 }], "open": ["g"] });
        merge(
            &mut view,
            json!({ "players": { "0": { "deben": 3, "gifts=": { "chair": 2 } } }, "open": ["k"] }),
        );
        let changed =
            json!({ "players": [{ "deben": 3, "gifts": { "chair": 2 } }, { "deben": 9 }], "open": ["k"] });
        assert_eq!(view, changed);
    }

    #[test]
    fn a_view_gives_numbers_and_lengths_and_has_none_of_what_it_does_not_name() {
        let view = json!({ "supply": 39, "gifts": { "harp": 2 }, "deities": ["bes", "heh"] });
        let numbers = ["supply", "gifts/harp", "gifts/chair", "deities", "nothing/here"]
            .map(|path| in_view(&view, path));
        assert_eq!(numbers, [Some(39), Some(2), Some(0), Some(2), None]);
    }
}
