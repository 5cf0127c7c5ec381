//! What a choice would lead to: a headline, the changes in signs, warnings, and sentences for those who cannot see it.

use game::{Foreseen, Lang, Present, Seat, Sight};
use maud::{Markup, html};

use super::odds;
use super::pieces::{deity, dice, glory, icon, owner, resources};
use super::steps::{Seen, totals};
use super::support::Support;
use super::words::{name_deity, number, say, signed, word};
use crate::events::Event;
use crate::rules::{Action, Dice, Owner, Paying, Phase, Pyramidice, Resources, Working};
use crate::view::View;

pub(super) fn draw(sight: &Seen<'_>, foreseen: &Foreseen<Pyramidice>, lang: Lang) -> Markup {
    let notes = notes(sight, foreseen, lang);
    html! {
        div.pv aria-hidden="true" {
            div.pv-h {
                b { (Pyramidice::name_action(foreseen.action, lang)) }
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
    let [before, after] = [sight.view, &foreseen.after].map(|view| totals(view, sight.viewer)[seat.index()]);
    let spent = given(&foreseen.events, seat);
    let gained = gained(&foreseen.events, seat);
    let paid = paid(&foreseen.events, seat);
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
                @if before != after { span { b { (signed(after - before)) } (glory()) " " (before) " → " b { (after) } } }
            }
        }
    }
}

/// What went from a player, or came to one, in all.
fn sum(events: &[Event], seat: Seat, of: impl Fn(&Event) -> Option<(Seat, Resources)>) -> Resources {
    let of_seat = events.iter().filter_map(of).filter(|(who, _)| *who == seat);
    of_seat.map(|(_, resources)| resources).fold(Resources::NONE, Resources::plus)
}

fn given(events: &[Event], seat: Seat) -> Resources {
    sum(events, seat, |event| {
        let (Event::Spent { seat, resources } | Event::Discarded { seat, resources }) = *event else {
            return None;
        };
        Some((seat, resources))
    })
}

fn gained(events: &[Event], seat: Seat) -> Resources {
    sum(events, seat, |event| {
        if let Event::Gained { seat, resources } = *event { Some((seat, resources)) } else { None }
    })
}

/// Dice that go back to the Quarry, used or not.
fn paid(events: &[Event], seat: Seat) -> Dice {
    let dice = |event: &Event| {
        let (Event::DicePaid { seat: who, dice } | Event::DiceReturned { seat: who, dice }) = *event else {
            return None;
        };
        (who == seat).then_some(dice)
    };
    events.iter().filter_map(dice).fold(Dice::default(), Dice::plus)
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
    }
    if let (Action::End, Phase::Work(Working::Dismissing { .. })) = (foreseen.action, after.phase) {
        notes.push(("warn", support.words(lang)));
    }
    if let Phase::KeepingEight { seat, .. } = after.phase {
        notes.push(("info", keep_eight(after, seat, lang)));
    }
    if foreseen.events.iter().any(|event| matches!(event, Event::PharaohTaken { .. })) {
        notes.push(("warn", word(lang, "board-takes-pharaoh")));
    }
    if foreseen.events.contains(&Event::Ended) {
        notes.push(("warn", word(lang, "board-ends")));
    }
    notes
}

fn keep_eight(view: &View, seat: Seat, lang: Lang) -> String {
    let spaces = view.options.edition.board.spaces;
    let held = view.players[seat].board.len();
    say(lang, "board-will-keep", &[("count", number(held)), ("spaces", number(spaces))])
}

/// The same as sentences.
fn tell(
    sight: &Sight<'_, Pyramidice>,
    foreseen: &Foreseen<Pyramidice>,
    notes: &[(&'static str, String)],
    lang: Lang,
) -> String {
    let told =
        foreseen.events.iter().filter_map(|event| Pyramidice::tell(event, sight.view, sight.viewer, lang));
    told.chain(notes.iter().map(|(_, note)| note.clone())).collect::<Vec<String>>().join(" ")
}
