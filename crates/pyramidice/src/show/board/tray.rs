//! The dice tray: what lies in hand, what can be done with it, and how a turn ends.

use game::{Lang, Turn};
use maud::{Markup, html};

use super::pieces::{blank, die, glory, golden_cat, icon, resource};
use super::steps::{Seen, all_of, press};
use super::support::Support;
use super::words::{name_die, number, say, word};
use crate::rules::{Action, Die, Face, Kind, Phase, Resource, Scarab, Shift, Working};
use crate::view::View;

/// The name by which the Roll disc is picked.
const ROLL: &str = "roll";

/// The names of the things that make up a choice of dice. Equal dice have one name, so that each will do; and rolling is
/// pointed at too, because a part of the intended dice is a choice as well.
pub(super) fn picks(action: Action) -> Vec<String> {
    let (Action::Roll(dice) | Action::PayDice(dice)) = action else { return Vec::new() };
    let last = matches!(action, Action::Roll(_)).then_some(ROLL);
    let named = dice.iter().flat_map(|(die, count)| (0..count).map(move |_| die.to_string()));
    named.chain(last.map(str::to_owned)).collect()
}

/// The place of a die in hand.
pub(super) fn place_of(die: Die) -> String {
    format!("die-{die}")
}

pub(super) fn draw(sight: &Seen<'_>, lang: Lang) -> Markup {
    let takes = all_of(sight, |action| matches!(action, Action::Take { .. }));
    html! {
        section.card.tray aria-label=(word(lang, "board-tray")) data-at="hand" {
            @if takes.is_empty() {
                div.wells { (hand(sight, lang)) }
                (controls(sight, lang))
            } @else {
                div.wells.takes { @for take in takes { (take_button(sight, take, lang)) } }
            }
        }
    }
}

fn take_button(sight: &Seen<'_>, action: Action, lang: Lang) -> Markup {
    let Action::Take { stone, prayer } = action else { return html! {} };
    let label = say(lang, "board-take", &[("stone", number(stone)), ("prayer", number(prayer))]);
    let content = html! {
        span.x2 {
            @for _ in 0..stone { (blank(Kind::Stone)) }
            @for _ in 0..prayer { (blank(Kind::Prayer)) }
        }
        small { (say(lang, "board-take-short", &[("stone", number(stone)), ("prayer", number(prayer))])) }
    };
    html! { @if let Some(button) = press(sight, action, "take", &label, &content) { (button) } }
}

fn hand(sight: &Seen<'_>, lang: Lang) -> Markup {
    let view = sight.view;
    let chosen = first_choice(sight);
    let to_pick = is_picked(sight);
    html! {
        @if view.hand.is_empty() && view.dice_under_way() == (0, 0) {
            span.none { (word(lang, if view.turn() == Turn::Over { "board-over" } else { "board-no-dice" })) }
        }
        @for (column, (die, count)) in (0_u8..).zip(view.hand.iter()) {
            @if to_pick {
                @for copy in 0..count { (loose(sight, die, copy, lang)) }
            } @else {
                (well(sight, die, count, column, chosen == Some(die), lang))
            }
        }
        @let (stone, prayer) = view.dice_under_way();
        @for _ in 0..stone { (blank(Kind::Stone)) }
        @for _ in 0..prayer { (blank(Kind::Prayer)) }
    }
}

/// Whether dice are chosen one by one now.
fn is_picked(sight: &Seen<'_>) -> bool {
    sight.choices.iter().any(|choice| matches!(choice.action, Action::Roll(_) | Action::PayDice(_)))
}

/// The die whose builds show before anybody chooses one: the largest that can be built.
fn first_choice(sight: &Seen<'_>) -> Option<Die> {
    let face = |action: Action| if let Action::Build(face, _) = action { Some(face) } else { None };
    let largest: Option<Face> = sight.choices.iter().filter_map(|choice| face(choice.action)).max();
    largest.map(|face| Die::new(Kind::Stone, face))
}

/// The dice of one name: a switch that shows what can be built with them and what a Cat makes of them.
fn well(sight: &Seen<'_>, one: Die, count: u8, column: u8, is_chosen: bool, lang: Lang) -> Markup {
    let is_built = |action| matches!(action, Action::Build(face, _) if Die::new(Kind::Stone, face) == one);
    let builds = sight.choices.iter().filter(|choice| is_built(choice.action)).count();
    let values =
        [("die", name_die(one, lang).into()), ("count", number(count)), ("builds", (builds as u32).into())];
    let key = match (one.kind, count) {
        (Kind::Stone, 1) => "board-hand-stone",
        (Kind::Stone, _) => "board-hand-stones",
        (Kind::Prayer | Kind::Virtual, 1) => "board-hand",
        (Kind::Prayer | Kind::Virtual, _) => "board-hands",
    };
    let label = say(lang, key, &values);
    let changes = changes(sight, one, lang);
    html! {
        span.wg {
            button.{ "well n" (count) } type="button" data-pick=(one) data-at=(place_of(one)) data-grid={ "40 " (column) }
                data-what=(place_of(one)) aria-pressed=(is_chosen) aria-label=(label) {
                @for _ in 0..count { (die(one)) }
            }
            @if !changes.is_empty() { span.pm { @for change in &changes { (change) } } }
        }
    }
}

/// What Cats make of a die.
fn changes(sight: &Seen<'_>, die: Die, lang: Lang) -> Vec<Markup> {
    let mut changes = Vec::new();
    for shift in Shift::ALL {
        let Some(to) = die.face.shifted(shift) else { continue };
        let sign = if shift == Shift::Up { "+1" } else { "−1" };
        let values = [("die", name_die(die, lang).into()), ("face", number(to.value()))];
        for (action, key, cat) in [
            (Action::Cat(shift, die), "board-cat", resource(Resource::Cat)),
            (Action::Gold(shift, die), "board-gold", golden_cat()),
        ] {
            let content = html! { (sign) (cat) };
            changes.extend(press(sight, action, "ct", &say(lang, key, &values), &content));
        }
    }
    changes
}

/// One die of several that are chosen one by one.
fn loose(sight: &Seen<'_>, one: Die, copy: u8, lang: Lang) -> Markup {
    let name = one.to_string();
    let is_wanted = sight.choices.iter().any(|choice| picks(choice.action).contains(&name));
    let label = name_die(one, lang);
    let place = (copy == 0).then(|| place_of(one));
    let what = place_of(one);
    html! {
        @if is_wanted {
            button.well type="button" data-pick=(name) data-at=[place] data-what=(what) aria-pressed="false" aria-label=(label) {
                (die(one))
            }
        } @else {
            span.well.off data-at=[place] data-what=(what) role="img" aria-label=(label) { (die(one)) }
        }
    }
}

/// Reroll, Glory for two dice, and the end of the turn.
fn controls(sight: &Seen<'_>, lang: Lang) -> Markup {
    let view = sight.view;
    let rolls = sight.choices.iter().any(|choice| matches!(choice.action, Action::Roll(_)));
    // After the Stone dice the Prayer dice are asked for; nothing is rolled before that.
    let is_first = view.phase == Phase::Work(Working::NamingStone) && !view.hand.prayer.is_empty();
    let (roll, how) =
        if is_first { ("board-roll-next", "board-roll-next-how") } else { ("board-roll", "board-roll-how") };
    let left = say(lang, "board-reroll", &[("left", number(rerolls_left(view)))]);
    let reroll = html! { span.dk { (icon("roll")) } small { (word(lang, "kind-reroll")) } };
    let points = view.options.edition.turn.glory_for_dice;
    let for_two = say(lang, "board-glory", &[("glory", number(points))]);
    let trade = html! { span.x2 { (blank(Kind::Stone)) (blank(Kind::Prayer)) "→ " (points) (glory()) } small { (word(lang, "board-trade")) } };
    html! {
        div.ctl {
            @if rolls {
                button.rtok type="button" data-pick=(ROLL) aria-pressed="false"
                    aria-label=(word(lang, how)) {
                    span.dk { (icon(if is_first { "right" } else { "roll" })) } small { (word(lang, roll)) }
                }
            }
            @if let Some(button) = press(sight, Action::Reroll, "rtok", &left, &reroll) { (button) }
            @if let Some(button) = press(sight, Action::Glory, "trade", &for_two, &trade) { (button) }
            @if let Some(button) = end(sight, lang) { (button) }
        }
    }
}

pub(super) fn rerolls_left(view: &View) -> u8 {
    let has_lapis = view.players[view.active.seat()].scarab == Some(Scarab::Lapis);
    let more = if has_lapis { view.options.edition.scarabs.lapis.rerolls } else { 0 };
    (1 + more).saturating_sub(view.work.rerolls)
}

/// The end of a turn says which dice go back unused and what the cult would lose.
fn end(sight: &Seen<'_>, lang: Lang) -> Option<Markup> {
    let view = sight.view;
    let support = Support::of(view, view.active.seat());
    let unused = view.hand.len() - view.hand.imagined.len();
    let values = [("dice", number(unused)), ("lost", number(support.lost()))];
    let label = say(lang, if support.lost() > 0 { "board-end-lost" } else { "board-end" }, &values);
    let state = if support.lost() > 0 { "endt warn" } else { "endt" };
    let content = html! {
        b { (word(lang, "kind-end")) }
        @if unused > 0 { small { (say(lang, "board-unused", &values)) } }
        @if support.lost() > 0 { small.bad { (icon("warn")) (say(lang, "board-loses", &values)) } }
    };
    press(sight, Action::End, state, &label, &content)
}
