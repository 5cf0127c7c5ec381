//! What a choice would lead to: a headline, the changes in signs, warnings, and sentences for those who cannot see it.

use game::{Foreseen, Lang, Present, Seat, difference};
use maud::{Markup, html};

use super::ask::way_round;
use super::odds;
use super::pieces::{deity, dice, glory, icon, owner, resources};
use super::steps::Seen;
use super::support::Support;
use super::words::{name_deity, number, say, word};
use crate::events::Event;
use crate::rules::{Action, Dice, Owner, Paying, Phase, Pyramidice, Resources, Working};

pub(super) fn draw(sight: &Seen<'_>, foreseen: &Foreseen<Pyramidice>, lang: Lang) -> Markup {
    let notes = notes(sight, foreseen, lang);
    html! {
        div.pv aria-hidden="true" {
            div.pv-h {
                b { (Pyramidice::name_choice(foreseen.action, sight.view, lang)) }
                @for seat in Seat::all(sight.view.options.players) { (share(sight, foreseen, seat)) }
                @if let Some(chances) = chances(sight, foreseen.action, lang) { (chances) }
            }
            @for (class, note) in &notes { p.nt.(class) { (icon(if *class == "warn" { "warn" } else { "right" })) (note) } }
        }
        p.sr { (tell(sight, foreseen, &notes, lang)) }
    }
}

/// What one player gives and gets, with the points before and after.
fn share(sight: &Seen<'_>, foreseen: &Foreseen<Pyramidice>, seat: Seat) -> Markup {
    let [before, after] = [sight.view, &foreseen.after]
        .map(|view| Pyramidice::shown_score(view, sight.viewer).of(seat).total());
    let (mut spent, mut gained, mut paid) = (Resources::NONE, Resources::NONE, Dice::default());
    for event in &foreseen.events {
        if let Event::Spent { seat: who, resources } | Event::Discarded { seat: who, resources } = *event
            && who == seat
        {
            spent = spent.plus(resources);
        }
        if let Event::Gained { seat: who, resources } = *event
            && who == seat
        {
            gained = gained.plus(resources);
        }
        // Dice go back to the Quarry, used or not.
        if let Event::DicePaid { seat: who, dice } | Event::DiceReturned { seat: who, dice } = *event
            && who == seat
        {
            paid = paid.plus(dice);
        }
    }
    let is_nothing = before == after && spent.is_empty() && gained.is_empty() && paid.is_empty();
    html! {
        @if !is_nothing {
            span.pc {
                (owner(Owner::Seat(seat)))
                @if !paid.is_empty() { span.lose { "−" (dice(paid)) } }
                @if !spent.is_empty() { span.lose { "−" (resources(spent)) } }
                @if !gained.is_empty() { span.win2 { "+" (resources(gained)) } }
                @for event in &foreseen.events {
                    @if let Event::DeityBought { seat: who, deity: bought } | Event::DeityChosen { seat: who, deity: bought } = *event {
                        @if who == seat { (deity(bought)) }
                    }
                }
                @if before != after { span { b { (difference(after - before)) } (glory()) " " (before) " → " b { (after) } } }
            }
        }
    }
}

/// The chance of every deity of the row, if dice are rolled again.
fn chances(sight: &Seen<'_>, action: Action, lang: Lang) -> Option<Markup> {
    let Action::Roll(named) = action else { return None };
    let mut rolled = named;
    if let Phase::Work(Working::NamingPrayer { stone }) = sight.view.phase {
        rolled = rolled.plus(Dice { stone, ..Dice::default() });
    }
    if rolled.is_empty() {
        return None;
    }
    let chances = odds::after_roll(sight.view, rolled);
    Some(html! {
        @for (one, chance) in chances {
            @let values = [("deity", name_deity(one, lang).into()), ("chance", chance.into())];
            span.pc.odd title=(say(lang, "board-odds", &values)) { (deity(one)) b { (chance) " %" } }
        }
    })
}

/// What pictures do not show: a loss to come, a hand that is full, the end.
fn notes(sight: &Seen<'_>, foreseen: &Foreseen<Pyramidice>, lang: Lang) -> Vec<(&'static str, String)> {
    let mut notes = Vec::new();
    let (view, after) = (sight.view, &foreseen.after);
    let seat = view.active.seat();
    let is_work = matches!(
        view.phase,
        Phase::Work(Working::Menu) | Phase::Payment(Paying::Build { .. } | Paying::Resources { .. })
    );
    let support = Support::of(after, seat);
    if is_work && support.lost() > Support::of(view, seat).lost() {
        notes.push(("warn", support.words(lang)));
        notes.extend(way_round(sight, lang).map(|instead| ("info", instead)));
    }
    if let (Action::End, Phase::Work(Working::Dismissing { .. })) = (foreseen.action, after.phase) {
        notes.push(("warn", support.words(lang)));
    }
    if let Phase::KeepingEight { seat, .. } = after.phase {
        let held = number(after.players[seat].board.len());
        let values = [("count", held), ("spaces", number(view.options.edition.board.spaces))];
        notes.push(("info", say(lang, "board-will-keep", &values)));
    }
    if foreseen.events.iter().any(|event| matches!(event, Event::PharaohTaken { .. })) {
        notes.push(("warn", word(lang, "board-takes-pharaoh")));
    }
    if foreseen.events.contains(&Event::Ended) {
        notes.push(("warn", word(lang, "board-ends")));
    }
    notes
}

/// The same as sentences.
fn tell(sight: &Seen<'_>, foreseen: &Foreseen<Pyramidice>, notes: &[(&str, String)], lang: Lang) -> String {
    let told =
        foreseen.events.iter().filter_map(|event| Pyramidice::tell(event, sight.view, sight.viewer, lang));
    told.map(|sentence| sentence.to_string())
        .chain(notes.iter().map(|(_, note)| note.clone()))
        .collect::<Vec<String>>()
        .join(" ")
}
