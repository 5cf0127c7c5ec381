//! What is asked of whoever decides: the kinds of things to do, each with the fact that matters most.

use game::{Ask, Foreseen, Lang, Offer, Page, Present, Sight, difference};
use maud::{Markup, html};

use super::pieces::{meeple, sign, token};
use super::words::{name_token, sign_boat};
use super::{explain, stage};
use crate::rules::{Action, ActionToken, Duel, Phase};
use crate::show::words::say;

/// Every kind, in the order in which they are offered.
const KINDS: [&str; 6] = ["place", "unload", "use", "take", "swap", "stop"];

pub(super) fn of(sight: &Sight<'_, Duel>, lang: Lang) -> Ask {
    let is_possible = |kind: &&str| chosen(sight, kind).next().is_some();
    let possible = KINDS.into_iter().filter(is_possible).map(|kind| offer(sight, kind, lang));
    let impossible = match sight.view.phase {
        // A turn is one of three things; within an action there is nothing else to do.
        Phase::Choose => KINDS[..3].iter().filter(|kind| !is_possible(kind)).copied().collect(),
        Phase::Loading { .. }
        | Phase::Placing { .. }
        | Phase::PlacingToUnload
        | Phase::Unloading { .. }
        | Phase::UnloadingAgain
        | Phase::Taking
        | Phase::Swapping
        | Phase::Refilling { .. }
        | Phase::Replacing { .. }
        | Phase::Over => Vec::new(),
    };
    let impossible = impossible.into_iter().map(|kind| Offer {
        not_now: Some(why_not(sight, kind, lang)),
        fact: String::new(),
        ..offer(sight, kind, lang)
    });
    Ask { question: question(sight, lang), kinds: possible.chain(impossible).collect(), ..Ask::default() }
}

fn question(sight: &Sight<'_, Duel>, lang: Lang) -> String {
    match stage::of(sight.view, lang) {
        Some(stage) => stage.parts.get(stage.now).cloned().unwrap_or(stage.title),
        None => say(lang, "ask", &[]),
    }
}

/// The choices of a kind.
fn chosen<'a>(sight: &Sight<'a, Duel>, kind: &str) -> impl Iterator<Item = &'a Foreseen<Duel>> {
    sight.choices.iter().filter(move |choice| Duel::kind(choice.action) == kind)
}

fn offer(sight: &Sight<'_, Duel>, kind: &'static str, lang: Lang) -> Offer {
    Offer {
        kind,
        sign: draw(sight, kind),
        title: say(lang, &format!("offer-{kind}"), &[]),
        fact: fact(sight, kind, lang),
        not_now: None,
    }
}

fn draw(sight: &Sight<'_, Duel>, kind: &str) -> Markup {
    let held = sight.view.holdings[sight.view.to_act.index()];
    match kind {
        "place" => meeple(sight.view.to_act, ""),
        "unload" => sign("boat"),
        "use" => {
            let first = ActionToken::ALL.into_iter().find(|action| held.actions(*action) > 0);
            token(first.unwrap_or(ActionToken::Take).token())
        }
        "take" => token(ActionToken::Take.token()),
        "swap" => sign("swap"),
        _ => html! {},
    }
}

fn fact(sight: &Sight<'_, Duel>, kind: &str, lang: Lang) -> String {
    let hand = sight.view.harbor.hand(sight.view.to_act);
    match kind {
        "place" => say(lang, "offer-place.fact", &[("hand", hand.into())]),
        "unload" => {
            let boats = chosen(sight, kind).map(|choice| name_short(sight, choice.action, lang));
            let boats = boats.collect::<Vec<_>>().join(", ");
            let Some((best, gain)) = best(sight, kind, lang) else { return String::new() };
            let values = [("boats", boats.into()), ("best", best.into()), ("gain", gain.into())];
            say(lang, "offer-unload.fact", &values)
        }
        "use" => chosen(sight, kind)
            .map(|choice| name_short(sight, choice.action, lang))
            .collect::<Vec<_>>()
            .join(" · "),
        "take" => {
            let Some((best, gain)) = best(sight, kind, lang) else { return String::new() };
            say(lang, "offer-take.fact", &[("best", best.into()), ("gain", gain.into())])
        }
        _ => say(lang, &format!("offer-{kind}.fact"), &[]),
    }
}

/// The choice of a kind that brings most to whoever decides, and how much.
fn best(sight: &Sight<'_, Duel>, kind: &str, lang: Lang) -> Option<(String, String)> {
    let own = |choice: &&Foreseen<Duel>| explain::change(sight, choice, sight.view.to_act);
    let best = chosen(sight, kind).max_by_key(own)?;
    Some((name_short(sight, best.action, lang), difference(own(&best))))
}

/// `B`, `tomb 3`, `Take`.
fn name_short(sight: &Sight<'_, Duel>, action: Action, lang: Lang) -> String {
    match action {
        Action::Unload(boat) => sign_boat(boat),
        Action::Use(token) => say(lang, &format!("short-{token}"), &[]),
        Action::Take(space) => {
            sight.view.fleet.token(space).map(|token| name_token(token, lang)).unwrap_or_default()
        }
        Action::Place(_) | Action::Swap(..) | Action::Stop => Duel::name_action(action, lang),
    }
}

/// Why a kind of turn is not possible.
fn why_not(sight: &Sight<'_, Duel>, kind: &str, lang: Lang) -> String {
    let held = sight.view.holdings[sight.view.to_act.index()].all_actions();
    let key = match kind {
        "place" => "why-no-meeple",
        "unload" => "why-no-boat",
        _ if held == 0 => "why-no-action",
        _ => "why-no-use",
    };
    say(lang, key, &[])
}
