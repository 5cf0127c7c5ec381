//! The question to whoever is to decide: the kinds of things they can do, each with its targets on the board and in a list.

use catalog::{Fragments, ShownAction};
use game::{Offer, Way};
use maud::{Markup, html};

use crate::frame::Frame;
use crate::pages::icons::icon;

/// The kinds of things to do, if there is something to decide, each with a button.
pub(in crate::pages) fn offers(frame: &Frame<'_>, fragments: &Fragments) -> Markup {
    let Some(ask) = &fragments.ask else { return html! {} };
    html! {
        @if let Some(way) = &ask.way { (draw_way(frame, way)) }
        (ask.detail)
        @match &ask.kinds[..] {
            [only] if is_list(fragments) => (draw_only(fragments, only)),
            kinds => ul.offers aria-label=(frame.say("show-only", &[])) {
                @for offer in kinds { li { (draw_offer(frame, fragments, offer)) } }
            },
        }
    }
}

/// Whether nothing on the board stands for what can be done.
fn is_list(fragments: &Fragments) -> bool {
    fragments.choices.len() > 1 && fragments.choices.iter().all(|choice| choice.in_dock)
}

/// Where there is only one kind, its actions are the answers to the question.
fn draw_only(fragments: &Fragments, offer: &Offer) -> Markup {
    html! {
        @if !offer.fact.is_empty() { p.only { (offer.fact) } }
        div.acts data-offer=(offer.kind) { @for action in &fragments.choices { (draw_action(action)) } }
    }
}

/// The parts of a turn: those that are done, the one that is now, those to come.
fn draw_way(frame: &Frame<'_>, way: &Way) -> Markup {
    let state = |index: usize| match index.cmp(&way.now) {
        std::cmp::Ordering::Less => "done",
        std::cmp::Ordering::Equal => "now",
        std::cmp::Ordering::Greater => "later",
    };
    html! {
        ol.way aria-label=(frame.say("way", &[])) {
            @for (index, (name, note)) in way.parts.iter().enumerate() {
                @let danger = if way.danger == Some(index) { "danger" } else { "safe" };
                li.(state(index)).(danger) aria-current=[(index == way.now).then_some("step")] {
                    i aria-hidden="true" { @if index < way.now { "✓" } @else { (index + 1) } }
                    span { b { (name) } span { (note) } }
                }
            }
        }
    }
}

fn draw_offer(frame: &Frame<'_>, fragments: &Fragments, offer: &Offer) -> Markup {
    let actions: Vec<&ShownAction> =
        fragments.choices.iter().filter(|choice| choice.kind == offer.kind).collect();
    match (&offer.not_now, &actions[..]) {
        (Some(why), _) => draw_impossible(frame, offer, why),
        (None, [only]) => html! {
            button.offer form="play" name="step" value=(only.action) data-offer=(offer.kind)
                data-picks=[(!only.picks.is_empty()).then(|| only.picks.join(" "))] { (label(offer, &only.name)) }
        },
        (None, _) => html! {
            details.kind #{ "kind-" (offer.kind) } {
                summary.offer data-filter=(offer.kind) data-offer=(offer.kind) {
                    (label(offer, &offer.fact))
                    span.n { (actions.len()) span.sr { " " (frame.say("offer-count", &[("count", actions.len().into())])) } (icon("down")) }
                }
                div.acts { @for action in &actions { (draw_action(action)) } }
            }
        },
    }
}

fn draw_action(action: &ShownAction) -> Markup {
    let picks = (!action.picks.is_empty()).then(|| action.picks.join(" "));
    html! {
        button.act form="play" name="step" value=(action.action) data-picks=[picks] { (action.name) }
    }
}

/// A kind that there is but that is not possible now, with the reason.
fn draw_impossible(frame: &Frame<'_>, offer: &Offer, why: &str) -> Markup {
    html! {
        button.offer.not type="button" aria-disabled="true" data-why=(why) {
            span.sign aria-hidden="true" { (offer.sign) }
            span.tx { b { (offer.title) } " " span { (why) } }
            span.n { (frame.say("not-now", &[])) }
        }
    }
}

/// Sign, verb and fact. A kind with one action says what that is, unless it has more to say.
fn label(offer: &Offer, or: &str) -> Markup {
    let fact = if offer.fact.is_empty() && *or != offer.title { or } else { &offer.fact };
    html! {
        span.sign aria-hidden="true" { (offer.sign) }
        span.tx { b { (offer.title) } @if !fact.is_empty() { " " span { (fact) } } }
    }
}
