//! What every reader of views has in common. A view may come from anywhere: its reader checks that it makes a state from
//! which no step fails, and otherwise refuses it with a sentence.

use serde::Serialize;

use crate::legal::ActionSet;
use crate::rules::Game;
use crate::seat::{Seat, Turn};

/// Nothing, or a sentence that says what is impossible.
pub type Checked = Result<(), String>;

/// Refuses with this sentence unless the condition holds.
pub fn demand(holds: bool, problem: impl Into<String>) -> Checked {
    if holds { Ok(()) } else { Err(problem.into()) }
}

/// Refuses seats that the table does not have.
pub fn demand_seats(seats: u8, named: impl IntoIterator<Item = Seat>) -> Checked {
    let are_there = named.into_iter().all(|seat| seat.number() < seats);
    demand(are_there, format!("there are {seats} seats"))
}

/// Refuses a position in which a seat has to decide and has no legal action.
pub fn demand_choice<G: Game>(state: &G) -> Checked {
    match state.turn() {
        Turn::Seat(seat) => {
            demand(state.legal().len() > 0, format!("seat {seat} has nothing to decide in this phase"))
        }
        Turn::Chance | Turn::Over => Ok(()),
    }
}

/// Refuses a text form whose parts contradict each other: written again from what was read, it must be the same. So what
/// follows from other parts, such as whose turn it is, needs no check of its own.
pub fn demand_same(given: &impl Serialize, written: &impl Serialize) -> Checked {
    let json = |value: serde_json::Result<serde_json::Value>| value.map_err(|error| error.to_string());
    let (given, written) = (json(serde_json::to_value(given))?, json(serde_json::to_value(written))?);
    match difference(&given, &written, String::new()) {
        None => Ok(()),
        Some(place) => Err(format!("`{place}` does not follow from the rest")),
    }
}

/// The first place in which two values differ.
fn difference(one: &serde_json::Value, other: &serde_json::Value, place: String) -> Option<String> {
    use serde_json::Value;
    match (one, other) {
        (Value::Object(one), Value::Object(other)) if one.len() == other.len() => {
            let below = |key: &str| if place.is_empty() { key.to_owned() } else { format!("{place}.{key}") };
            let differs = |(key, value): (&String, &Value)| match other.get(key) {
                Some(counterpart) => difference(value, counterpart, below(key)),
                None => Some(below(key)),
            };
            one.iter().find_map(differs)
        }
        (Value::Array(one), Value::Array(other)) if one.len() == other.len() => {
            let mut pairs = one.iter().zip(other).enumerate();
            pairs.find_map(|(index, (one, other))| difference(one, other, format!("{place}.{index}")))
        }
        _ => (one != other).then_some(place),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_does_not_follow_is_named_by_its_place() {
        let given = json!({ "turn": { "seat": 1 }, "hands": [4, 3] });
        assert_eq!(demand_same(&given, &given), Ok(()));
        let check = |written, place: &str| {
            assert_eq!(
                demand_same(&given, &written),
                Err(format!("`{place}` does not follow from the rest"))
            );
        };
        check(json!({ "turn": { "seat": 0 }, "hands": [4, 3] }), "turn.seat");
        check(json!({ "turn": { "seat": 1 }, "hands": [4, 4] }), "hands.1");
        check(json!({ "turn": "over", "hands": [4, 3] }), "turn");
    }
}
