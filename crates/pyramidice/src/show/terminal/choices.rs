//! Choices that appear nowhere else, much as they would be typed; dice run together to save room.

use std::collections::BTreeSet;

use game::show::layout::{Line, faint, flow, plain};
use game::{ActionSet, Lang, Span, Tone};

use super::Table;
use crate::rules::{Action, Dice, Kind};
use crate::show::words::say;

/// The legal actions that nothing drawn so far stands for. Those that begin alike share their beginning, because there can
/// be more than a hundred.
pub(super) fn others(scene: &Table<'_>, drawn: &[&Span], lang: Lang) -> Vec<Line> {
    let targets: BTreeSet<&str> = drawn.iter().filter_map(|span| span.target.as_deref()).collect();
    let legal: Vec<Action> = scene.legal.map(|legal| legal.iter().collect()).unwrap_or_default();
    let missing = legal.into_iter().filter(|action| !targets.contains(action.to_string().as_str()));
    let mut groups: Vec<(String, Vec<Span>)> = Vec::new();
    for action in missing {
        let (start, end) = split(action);
        let span = Span::new(Tone::Strong, end).target(action);
        match groups.iter_mut().find(|(known, _)| *known == start) {
            Some((_, spans)) => spans.push(span),
            None => groups.push((start, vec![span])),
        }
    }
    if groups.is_empty() {
        return Vec::new();
    }
    let heading = vec![faint(say(lang, "draw-choices", &[]))];
    let pieces = groups.into_iter().flat_map(|(start, spans)| pieces(&start, spans));
    flow(std::iter::once(heading).chain(pieces).collect(), 4)
}

/// The first of a group carries what all of them begin with; what shares nothing stands in brackets.
fn pieces(start: &str, spans: Vec<Span>) -> Vec<Line> {
    let draw = |(index, span): (usize, Span)| match (start.is_empty(), index) {
        (true, _) => vec![faint("‹"), span, faint("›")],
        (false, 0) => vec![plain(format!("{start} ")), span],
        (false, _) => vec![span],
    };
    spans.into_iter().enumerate().map(draw).collect()
}

/// What an action shares with others, and its own part. Choices of dice are shortened.
fn split(action: Action) -> (String, String) {
    if let Action::Roll(dice) | Action::PayDice(dice) = action {
        return (action.verb().to_owned(), short(dice));
    }
    if let Action::Take { stone, prayer } = action {
        return (action.verb().to_owned(), format!("{stone}s{prayer}p"));
    }
    let notation = action.to_string();
    match notation.rsplit_once(' ') {
        Some((start, end)) => (start.to_owned(), end.to_owned()),
        None => (String::new(), notation),
    }
}

/// `s12p3` for `s1 s2 p3`
fn short(dice: Dice) -> String {
    if dice.is_empty() {
        return dice.to_string();
    }
    let faces = |kind: Kind| -> String {
        let of_kind = dice.iter().filter(|(die, _)| die.kind == kind);
        of_kind.map(|(die, count)| die.face.to_string().repeat(usize::from(count))).collect()
    };
    let named = Kind::ALL.into_iter().map(|kind| (kind, faces(kind)));
    let named = named.filter(|(_, faces)| !faces.is_empty());
    named.map(|(kind, faces)| format!("{}{faces}", kind.letter())).collect()
}
