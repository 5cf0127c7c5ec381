//! The signs of players, for pages that show nothing else of a game: a few symbols of its drawings, and what these are made of.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::LazyLock;

use catalog::{Entry, GAMES};
use game::Seat;
use maud::PreEscaped;

static CROWNS: LazyLock<HashMap<&'static str, String>> =
    LazyLock::new(|| GAMES.iter().map(|entry| (entry.id, crowns(entry))).collect());

/// What a page needs that shows the signs of a game's players.
pub(super) fn draw(entry: &Entry) -> PreEscaped<&'static str> {
    PreEscaped(CROWNS.get(entry.id).map_or("", String::as_str))
}

fn crowns(entry: &Entry) -> String {
    let parts = parts(entry.sprite);
    let mut wanted = BTreeSet::new();
    for seat in Seat::all(entry.seats.1) {
        add(&parts, &(entry.crown)(seat).0, &mut wanted);
    }
    let drawn: String = wanted.into_iter().filter_map(|id| parts.get(id)).copied().collect();
    format!(
        "<svg class=\"sprite\" width=\"0\" height=\"0\" aria-hidden=\"true\" focusable=\"false\"><defs>{drawn}</defs></svg>"
    )
}

/// What drawings are made of, by their ids.
fn parts(sprite: &str) -> BTreeMap<&str, &str> {
    let mut parts = BTreeMap::new();
    for kind in ["symbol", "linearGradient", "radialGradient", "pattern"] {
        let (begin, end) = (format!("<{kind} "), format!("</{kind}>"));
        for (start, _) in sprite.match_indices(&begin) {
            let rest = &sprite[start..];
            let part = rest.find(&end).map_or(rest, |length| &rest[..length + end.len()]);
            let id = part.split_once(" id=\"").and_then(|(_, rest)| rest.split_once('"'));
            parts.extend(id.map(|(id, _)| (id, part)));
        }
    }
    parts
}

/// Adds everything that a drawing refers to, and what that refers to.
fn add<'a>(parts: &BTreeMap<&'a str, &'a str>, drawing: &str, wanted: &mut BTreeSet<&'a str>) {
    for rest in drawing.split('#').skip(1) {
        let id = rest.split(['"', ')']).next().unwrap_or_default();
        if let Some((id, part)) = parts.get_key_value(id)
            && wanted.insert(id)
        {
            add(parts, part, wanted);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sign_of_a_player_is_drawn_and_not_much_else() {
        for entry in GAMES {
            let drawn = draw(entry).0;
            for seat in Seat::all(entry.seats.1) {
                let crown = (entry.crown)(seat).0;
                let (_, rest) = crown.split_once("href=\"#").expect("a sign is a symbol");
                let id = rest.split('"').next().unwrap();
                assert!(drawn.contains(&format!("<symbol id=\"{id}\"")), "{}: {crown}", entry.id);
            }
            assert!(drawn.len() < 12_000, "{}: {}", entry.id, drawn.len());
        }
    }
}
