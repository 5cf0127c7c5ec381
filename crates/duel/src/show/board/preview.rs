//! What a choice would bring about, in a row of pictures, and in sentences for those who do not see them.

use game::{Foreseen, Lang, Present, Seat, Sight};
use maud::{Markup, html};

use super::pieces::{back, meeple, sign, token};
use super::traces::near_seat;
use super::words::{name_taken, points};
use crate::events::Event;
use crate::rules::{Action, Duel, Token, other};
use crate::show::words::say;
use crate::view::View;

pub(super) fn draw(sight: &Sight<'_, Duel>, foreseen: &Foreseen<Duel>, lang: Lang) -> Markup {
    let near = near_seat(sight.viewer);
    html! {
        div.pv aria-hidden="true" {
            div.pv-t {
                b { (title(sight, foreseen.action, lang)) }
                @if let Some(note) = note(foreseen, lang) { span { (note) } " " }
                @if moves_meeples(sight, foreseen) { span.why { (say(lang, "preview-meeples", &[])) } }
            }
            @for seat in [near, other(near)] { (share(sight, foreseen, seat, lang)) }
            (lost(foreseen, lang))
        }
        p.sr { (tell(sight, foreseen, lang)) }
    }
}

fn title(sight: &Sight<'_, Duel>, action: Action, lang: Lang) -> String {
    match action {
        Action::Place(cell) => say(lang, "preview-place", &[("cell", cell.to_string().into())]),
        Action::Use(token) => say(lang, &format!("stage-{token}"), &[]),
        Action::Take(space) => match sight.view.fleet.token(space) {
            Some(token) => say(lang, "preview-take", &[("token", name_taken(token, lang).into())]),
            None => Duel::name_action(action, lang),
        },
        Action::Unload(_) | Action::Swap(..) | Action::Stop => Duel::name_action(action, lang),
    }
}

/// Whether points change by meeples that come to the harbour or leave it, which looks like a point for nothing.
fn moves_meeples(sight: &Sight<'_, Duel>, foreseen: &Foreseen<Duel>) -> bool {
    let standing = |view: &View| [0, 1].map(|seat| view.harbor.standing(Seat::new(seat)));
    standing(sight.view) != standing(&foreseen.after)
}

/// What pictures do not show.
fn note(foreseen: &Foreseen<Duel>, lang: Lang) -> Option<String> {
    let leaves = |event: &Event| matches!(event, Event::Left { .. });
    if let Action::Use(token) = foreseen.action {
        Some(say(lang, &format!("stage-{token}.hint"), &[]))
    } else if foreseen.events.contains(&Event::Ended) {
        Some(say(lang, "preview-ends", &[]))
    } else if foreseen.events.iter().any(leaves) {
        Some(say(lang, "preview-leaves", &[]))
    } else {
        None
    }
}

/// What one player would get, with the points before and after.
fn share(sight: &Sight<'_, Duel>, foreseen: &Foreseen<Duel>, seat: Seat, lang: Lang) -> Markup {
    let [before, after] = [sight.view, &foreseen.after].map(|view| Duel::shown_score(view, sight.viewer));
    let [before, after] = [before, after].map(|score| score.of(seat).total());
    let pictures = foreseen.events.iter().filter_map(|event| picture(sight, event, seat));
    let pictures: Vec<Markup> = pictures.collect();
    html! {
        @if !pictures.is_empty() || before != after {
            div.pc {
                @for picture in pictures { (picture) }
                div {
                    b data-seat=(seat) { (Duel::name_seat(seat, lang)) }
                    span { (points(before)) " → " strong { (points(after)) } }
                }
            }
        }
    }
}

/// The piece that an event is about, if it is one of this player's.
fn picture(sight: &Sight<'_, Duel>, event: &Event, seat: Seat) -> Option<Markup> {
    let (owner, picture) = if let Event::Gained { seat: owner, token: gained, .. } = *event {
        let is_hidden = sight.view.hides_gain(owner, gained, sight.viewer);
        (owner, if is_hidden { back() } else { token(gained) })
    } else if let Event::Placed { seat: owner, .. } = *event {
        (owner, meeple(owner, ""))
    } else if let Event::Used { seat: owner, token: used } = *event {
        (owner, token(used.token()))
    } else {
        return None;
    };
    (owner == seat).then_some(picture)
}

fn lost(foreseen: &Foreseen<Duel>, lang: Lang) -> Markup {
    let lost = |event: &Event| if let Event::Lost { token, .. } = *event { Some(token) } else { None };
    let lost: Vec<Token> = foreseen.events.iter().filter_map(lost).collect();
    html! {
        @if !lost.is_empty() {
            div.pc.lost {
                @for lost in lost { span.lx { (token(lost)) i { (sign("cross")) } } }
                div {
                    b { (say(lang, "preview-lost", &[])) }
                    span { (say(lang, "preview-box", &[])) }
                }
            }
        }
    }
}

/// The same as sentences.
fn tell(sight: &Sight<'_, Duel>, foreseen: &Foreseen<Duel>, lang: Lang) -> String {
    let told = foreseen.events.iter().filter_map(|event| Duel::tell(event, sight.view, sight.viewer, lang));
    let score = Duel::shown_score(&foreseen.after, sight.viewer);
    let [white, black] = [0, 1].map(Seat::new);
    let values = [
        ("one", Duel::name_seat(white, lang).into()),
        ("other", Duel::name_seat(black, lang).into()),
        ("points", points(score.of(white).total()).into()),
        ("others", points(score.of(black).total()).into()),
    ];
    told.map(|sentence| sentence.to_string())
        .chain([say(lang, "preview-points", &values)])
        .collect::<Vec<_>>()
        .join(" ")
}
