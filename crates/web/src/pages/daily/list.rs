//! The deals of today.

use catalog::Day;
use maud::{Markup, html};
use service::TryState;

use super::summary::signed;
use super::{Other, about, address, dates};
use crate::frame::Frame;
use crate::pages::icons::icon;
use crate::pages::names::name_game;
use crate::pages::shell::{Here, Shell, page as shell_page};

pub(crate) fn page(frame: &Frame<'_>, today: Day, deals: &[Other]) -> Markup {
    let title = frame.say("daily", &[]);
    let shell = Shell { drawn: catalog::GAMES, class: "home-page", ..Shell::plain(&title, Here::Daily) };
    let body = html! {
        main #main.home tabindex="-1" {
            h1 { (title) " " span.mut { (dates::name(frame, today)) } }
            p { (frame.say("daily-about", &[])) }
            div.games { @for deal in deals { (card(frame, deal)) } }
        }
    };
    shell_page(frame, &shell, &body)
}

fn card(frame: &Frame<'_>, other: &Other) -> Markup {
    let deal = &other.deal;
    let label = match other.own.as_ref().map(|own| &own.state) {
        None => "daily-play",
        Some(TryState::Playing) => "daily-go-on",
        Some(TryState::Played(_) | TryState::Resigned) => "daily-see",
    };
    html! {
        section.card.dayc {
            div.pic { ((deal.entry.emblem)()) }
            h2 { (name_game(frame, deal.entry)) " " span.mut { (standing(frame, other)) } }
            p { (about(frame, deal).join(" · ")) }
            a.btn.pri href=(address(deal.entry, deal.day)) { (icon("right")) (frame.say(label, &[])) }
        }
    }
}

/// A link to a deal, with how the reader's first try stands.
pub(super) fn link(frame: &Frame<'_>, other: &Other) -> Markup {
    let deal = &other.deal;
    html! {
        a.btn href=(address(deal.entry, deal.day)) {
            span { (name_game(frame, deal.entry)) }
            span.mut { (standing(frame, other)) }
        }
    }
}

fn standing(frame: &Frame<'_>, other: &Other) -> String {
    match other.own.as_ref().map(|own| &own.state) {
        None => frame.say("daily-not-yet", &[]),
        Some(TryState::Playing) => frame.say("daily-under-way", &[]),
        Some(TryState::Played(made)) => signed(made.margin()),
        Some(TryState::Resigned) => frame.say("daily-resigned", &[]),
    }
}
