//! Challenges: asking somebody for a game, and answering.

use catalog::GAMES;
use maud::{Markup, html};
use service::{Account, Challenge, DareAnswer, Rated, Side, WantedSeat};

use super::PACES_TO_SEEK;
use super::account::narrow;
use super::icons::icon;
use super::names::{isolated, name_game};
use super::people::address;
use super::table::tell_time;
use super::{paces, path};
use crate::frame::Frame;

/// The form that asks somebody for a game.
pub(crate) fn form(frame: &Frame<'_>, other: &Account, problem: Option<&str>) -> Markup {
    let name = &other.name;
    let to = format!("{}/challenge", address(name));
    let title = frame.say("dare-named", &[("name", isolated(name).into())]);
    let frame = &Frame { path: &to, ..*frame };
    let body = html! {
        section.card.prose {
            h1 { (title) }
            @if let Some(problem) = problem { p.problem role="alert" { (frame.say(problem, &[])) } }
            @if other.is_program() { p { (frame.say("program-dare", &[("name", isolated(name).into())])) } }
            form.fields method="post" action=(to) {
                fieldset.opt {
                    legend { (frame.say("dare-game", &[])) }
                    div.pick {
                        @for (index, entry) in GAMES.iter().enumerate() {
                            label {
                                input.sr type="radio" name="game" value=(entry.id) checked[index == 0];
                                span { (name_game(frame, entry)) }
                            }
                        }
                    }
                }
                (time(frame))
                (seats(frame))
                label.check {
                    input type="checkbox" name="rated" value="true";
                    span { (frame.say("dare-rated", &[])) }
                }
                button.btn.pri.lg { (frame.say("dare-do", &[])) }
                p.mut { (frame.say("dare-about", &[])) }
            }
            p { a.btn href=(address(name)) { (frame.say("profile", &[])) } }
        }
    };
    narrow(frame, &title, &body)
}

fn time(frame: &Frame<'_>) -> Markup {
    let [minutes, seconds] = paces::USUAL_OWN;
    html! {
        div.field {
            label for="clock" { (frame.say("tempo", &[])) }
            select #clock name="clock" {
                (paces::entries(frame, &PACES_TO_SEEK[0].to_string()))
                (paces::own_entry(frame, ""))
                option value="" { (frame.say("tempo-none", &[])) }
            }
            (paces::own(frame, minutes, seconds))
        }
    }
}

fn seats(frame: &Frame<'_>) -> Markup {
    html! {
        fieldset.opt {
            legend { (frame.say("dare-seat", &[])) }
            div.pick {
                @for seat in WantedSeat::ALL {
                    label {
                        input.sr type="radio" name="seat" value=(seat) checked[seat == WantedSeat::Drawn];
                        span { (frame.say(seat_key(seat), &[])) }
                    }
                }
            }
        }
    }
}

fn seat_key(seat: WantedSeat) -> &'static str {
    match seat {
        WantedSeat::Drawn => "random-seat",
        WantedSeat::First => "dare-first",
        WantedSeat::Last => "dare-last",
    }
}

/// What the reader is asked for and asks for, in the lobby.
pub(super) fn draw(frame: &Frame<'_>, challenges: &[Challenge]) -> Markup {
    html! {
        section #dares.dares hidden[challenges.is_empty()] aria-label=(frame.say("dares", &[])) {
            @for challenge in challenges { (one(frame, challenge)) }
        }
    }
}

/// The same above every page of text, for whoever is asked.
pub(super) fn bar(frame: &Frame<'_>) -> Markup {
    let asked: Vec<&Challenge> = frame.challenges.iter().filter(|one| one.side == Side::Challenged).collect();
    html! {
        @if !asked.is_empty() {
            aside.invited aria-label=(frame.say("dares", &[])) { @for challenge in asked { (one(frame, challenge)) } }
        }
    }
}

fn one(frame: &Frame<'_>, challenge: &Challenge) -> Markup {
    let name = isolated(&challenge.other);
    let key = match (challenge.answer, challenge.side) {
        (DareAnswer::Declined, _) => "dare-declined",
        (_, Side::Challenged) => "dared",
        (_, Side::Challenger) => "dare-waits",
    };
    html! {
        div.dare {
            p {
                b { (frame.say(key, &[("name", name.into())])) } " "
                span { (terms(frame, challenge)) }
            }
            @if challenge.is_program && challenge.side == Side::Challenged {
                p { (frame.say("program-dared", &[])) }
            }
            @if challenge.answer != DareAnswer::Declined { (ways(frame, challenge)) }
        }
    }
}

/// What can be done about a challenge.
fn ways(frame: &Frame<'_>, challenge: &Challenge) -> Markup {
    html! {
        @match (&challenge.table, challenge.side) {
            (Some(table), _) => a.btn.sm.pri href=(path(table, "")) { (icon("play")) (frame.say("seek-found", &[])) },
            (None, Side::Challenged) => {
                form method="post" action="/challenges" {
                    // Whoever plays a program for their rating says so.
                    @let is_rated = challenge.is_program && challenge.terms.rated == Rated::Rated;
                    @let key = if is_rated { "program-accept-rated" } else { "dare-accept" };
                    button.btn.sm.pri name="accept" value=(challenge.id) { (frame.say(key, &[])) }
                }
                form method="post" action="/challenges" {
                    button.btn.sm name="end" value=(challenge.id) { (frame.say("dare-decline", &[])) }
                }
            },
            (None, Side::Challenger) => form method="post" action="/challenges" {
                button.btn.sm name="end" value=(challenge.id) { (frame.say("dare-withdraw", &[])) }
            },
        }
    }
}

/// `Imhotep: The Duel · 10 min + 30 s a turn · casual · 9:58`.
fn terms(frame: &Frame<'_>, challenge: &Challenge) -> String {
    let terms = &challenge.terms;
    let pace = terms.pace.map(|pace| paces::name(frame, pace));
    let pace = pace.unwrap_or_else(|| frame.say("tempo-none", &[]));
    let rated = match terms.rated {
        Rated::Rated => "seek-rated",
        Rated::Casual => "seek-casual",
    };
    // Whose wish it is decides who begins.
    let seat = match (terms.seat, challenge.side) {
        (WantedSeat::Drawn, _) => None,
        (WantedSeat::First, Side::Challenger) | (WantedSeat::Last, Side::Challenged) => Some("dare-first"),
        (WantedSeat::Last, Side::Challenger) | (WantedSeat::First, Side::Challenged) => Some("dare-last"),
    };
    let is_open = challenge.answer == DareAnswer::Open;
    let left = || frame.say("dare-left", &[("time", tell_time(frame, challenge.left * 1000).into())]);
    let parts = [name_game(frame, terms.entry), pace, frame.say(rated, &[])].into_iter();
    let parts = parts.chain(seat.map(|seat| frame.say(seat, &[]))).chain(is_open.then(left));
    parts.collect::<Vec<_>>().join(" · ")
}

/// How many challenges wait for an answer, in the bar.
pub(super) fn sign(frame: &Frame<'_>) -> Markup {
    let count = frame.challenges.iter().filter(|one| one.side == Side::Challenged).count();
    html! {
        @if count > 0 {
            a.waits.dared href="/lobby" title=(frame.say("dares", &[])) {
                (icon("flag")) b aria-hidden="true" { (count) } span { (frame.say("dares-count", &[("count", count.into())])) }
            }
        }
    }
}
