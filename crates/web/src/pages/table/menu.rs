//! Actions that are rarely needed.

use maud::{Markup, html};

use super::{address, coach, fields, hint};
use crate::frame::Frame;
use crate::pages::icons::icon;
use crate::pages::{Seen, company};

pub(super) fn draw(frame: &Frame<'_>, seen: &Seen<'_>) -> Markup {
    let address = address(frame, &seen.path(""));
    html! {
        details.more.pop #menu {
            summary.btn.ic aria-label=(frame.say("more", &[])) title=(frame.say("more", &[])) {
                (icon("dots"))
                span.lbl aria-hidden="true" { (frame.say("more", &[])) }
            }
            div.menu {
                (coach::switch(frame, seen))
                (hint::in_menu(frame, seen))
                button.js-only type="button" data-dialog="keys" { (icon("keys")) (frame.say("keys", &[])) }
                button.js-only type="button" data-dialog="legend" { (icon("list")) (frame.say("legend", &[])) }
                a href=(seen.path("/fair")) { (icon("shield")) (frame.say("fair", &[])) }
                button.js-only type="button" data-copy=(address) { (icon("link")) (frame.say("copy-watch", &[])) }
                @if !seen.seats.is_empty() && !seen.snapshot.is_rated() {
                    form method="post" action=(seen.path("/move")) data-plain {
                        (fields(seen))
                        button { (icon("qr")) (frame.say("move-seat", &[])) }
                    }
                }
                @if !seen.seats.is_empty() && company::is_met(frame, seen.snapshot) {
                    a href=(seen.path("/people")) { (icon("user")) (frame.say("company-link", &[])) }
                }
                a href="/me" { (icon("user")) (frame.say("me", &[])) }
                a href="/" { (icon("home")) (frame.say("to-home", &[])) }
                @if !seen.seats.is_empty() { (resign(frame, seen)) }
            }
        }
    }
}

fn resign(frame: &Frame<'_>, seen: &Seen<'_>) -> Markup {
    let own = seen.seats.first().map(|seat| &seen.snapshot.chairs[seat.index()].sitter);
    let goes_on = own.is_some_and(|who| seen.snapshot.goes_on_without(who));
    html! {
        details.resign {
            summary { (icon("flag")) (frame.say("resign", &[])) }
            form method="post" action=(seen.path("/resign")) {
                (fields(seen))
                p { @if goes_on { (frame.say("resign-sure-bot", &[])) } @else { (frame.say("resign-sure", &[])) } }
                @if seen.snapshot.is_rated() { p { b { (frame.say("resign-rated", &[])) } } }
                button.btn.bad { (frame.say("resign-yes", &[])) }
            }
        }
    }
}
