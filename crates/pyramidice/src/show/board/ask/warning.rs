//! The warning before a deity is lost: the numbers, and a way round it if there is one.

use game::{Foreseen, Lang, Present};
use maud::{Markup, html};

use crate::rules::{Action, Effect, Pyramidice};
use crate::show::board::pieces::icon;
use crate::show::board::steps::Seen;
use crate::show::board::support::Support;
use crate::show::board::words::{say, word};

/// Said while the turn could end, before the button that ends it.
pub(super) fn draw(sight: &Seen<'_>, lang: Lang) -> Markup {
    let support = Support::of(sight.view, sight.view.active.seat());
    html! {
        @if support.lost() > 0 {
            p.nt.warn { (icon("warn")) span { b { (support.words(lang)) } " " (rescue(sight, support, lang)) } }
        }
    }
}

/// What can be done about a loss that is already due.
fn rescue(sight: &Seen<'_>, now: Support, lang: Lang) -> String {
    let seat = sight.view.active.seat();
    let eases = |choice: &Foreseen<Pyramidice>| Support::of(&choice.after, seat).lost() < now.lost();
    let helps = |choice: &&Foreseen<Pyramidice>| {
        choice.action != Action::End && (eases(choice) || is_gain(choice.action))
    };
    match sight.choices.iter().find(helps) {
        Some(choice) => {
            say(lang, "ask-rescue", &[("action", Pyramidice::name_action(choice.action, lang).into())])
        }
        None => word(lang, "ask-no-rescue"),
    }
}

/// Whether it brings a resource for dice alone, which are asked for first.
fn is_gain(action: Action) -> bool {
    let Action::Use(deity) = action else { return false };
    deity.power().is_some_and(|power| matches!(power.effect, Effect::Gain(_)))
}

/// What to do instead of an action that would cost a deity: the build that brings most and costs none.
pub(in crate::show::board) fn way_round(sight: &Seen<'_>, lang: Lang) -> Option<String> {
    let seat = sight.view.active.seat();
    let before = Support::of(sight.view, seat).lost();
    let builds = sight.choices.iter().filter(|choice| matches!(choice.action, Action::Build(..)));
    let harmless = builds.filter(|choice| Support::of(&choice.after, seat).lost() <= before);
    // Where the way to pay is asked for, nothing is paid yet.
    let paid = harmless.filter(|choice| choice.after.pyramids != sight.view.pyramids);
    let gain = |choice: &&Foreseen<Pyramidice>| choice.after.players[seat].glory;
    let best = paid.max_by_key(gain)?;
    Some(say(lang, "ask-way-round", &[("action", Pyramidice::name_action(best.action, lang).into())]))
}
