//! The first question of a game comes with enough to answer it: what each scarab does, in numbers, and what it is good for.

use game::Lang;
use maud::{Markup, html};

use crate::rules::{Action, Numbers, Project, Scarab};
use crate::show::board::pieces::{icon, scarab as glyph};
use crate::show::board::steps::{Seen, near_seat};
use crate::show::board::words::{help_scarab, name_scarab, number, say, word};

pub(super) fn cards(sight: &Seen<'_>, lang: Lang) -> Markup {
    let kept = |action: Action| if let Action::Keep(scarab) = action { Some(scarab) } else { None };
    let scarabs: Vec<Scarab> = sight.choices.iter().filter_map(|choice| kept(choice.action)).collect();
    html! {
        @if let Some(lot) = lot(sight, &scarabs) {
            div.lot {
                button.btn form="play" name="step" value=(Action::Keep(lot)) { (icon("roll")) (word(lang, "ask-lot")) }
                span { (word(lang, "ask-lot-note")) }
            }
        }
        div.scbs {
            @for one in &scarabs {
                button.scbc form="play" name="step" value=(Action::Keep(*one)) {
                    span.hd { (glyph(*one)) b { (name_scarab(*one, lang)) } em { (word(lang, &format!("scarab-{one}.when"))) } }
                    span.ef2 { (help_scarab(*one, lang)) }
                    span.nb { b { (word(lang, "ask-in-numbers")) } " " (in_numbers(&sight.view.options.edition, *one, lang)) }
                    span.nb { b { (word(lang, "ask-good-for")) } " " (word(lang, &format!("scarab-{one}.good"))) }
                }
            }
        }
    }
}

/// What a scarab comes to.
pub(in crate::show::board) fn in_numbers(numbers: &Numbers, scarab: Scarab, lang: Lang) -> String {
    let scarabs = &numbers.scarabs;
    let value = match scarab {
        Scarab::Quartz => scarabs.quartz.glory,
        Scarab::Obsidian => scarabs.obsidian.most,
        Scarab::Silver => scarabs.silver.glory,
        Scarab::Pearl => scarabs.pearl.workers,
        Scarab::Ruby => scarabs.ruby.glory,
        Scarab::Sapphire => scarabs.sapphire.dice,
        Scarab::Turquoise => scarabs.turquoise.workers,
        Scarab::Lapis => scarabs.lapis.glory,
        Scarab::Carnelian => scarabs.carnelian.glory,
        Scarab::Amethyst | Scarab::Emerald | Scarab::Gold => 1,
    };
    let values = [("value", number(value)), ("three", number(3 * value)), ("five", number(5 * value))];
    say(lang, &format!("scarab-{scarab}.numbers"), &values)
}

/// One of the two for whoever would rather not choose. It comes from what was dealt: nobody decided that, and drawing the
/// page again changes nothing.
fn lot(sight: &Seen<'_>, scarabs: &[Scarab]) -> Option<Scarab> {
    let own = sight.view.players[near_seat(sight.view, sight.viewer)].project;
    let dealt = own.map_or(0, Project::index) + scarabs.iter().map(|scarab| *scarab as usize).sum::<usize>();
    let row = sight.view.row.iter().map(|deity| deity as usize).sum::<usize>();
    scarabs.get((dealt + row) % scarabs.len().max(1)).copied()
}
