//! The form that begins to look for others.

use catalog::{Entry, GAMES};
use maud::{Markup, html};
use service::{Fall, Pace, Timed, seats_to_seek};

use super::{Lobby, PACES_TO_SEEK};
use crate::frame::Frame;
use crate::pages::icons::icon;
use crate::pages::names::name_game;
use crate::pages::table::name_pace;

pub(super) fn draw(frame: &Frame<'_>, lobby: &Lobby) -> Markup {
    html! {
        h2 #search-head.h2.big { (frame.say("seek", &[])) }
        @if let Some(problem) = &lobby.problem { p.problem role="status" { (problem) } }
        nav.pick.seek-games aria-label=(frame.say("choose-game", &[])) {
            @for entry in GAMES {
                a href={ "/lobby?game=" (entry.id) } aria-current=[(entry.id == lobby.game.id).then_some("true")] {
                    span { (name_game(frame, entry)) (own(lobby, entry)) (waiting(frame, entry)) }
                }
            }
        }
        form.seek method="post" action="/lobby" {
            input type="hidden" name="game" value=(lobby.game.id);
            (seats(frame, lobby.game))
            fieldset.opt {
                legend { (frame.say("seek-paces", &[])) }
                div.pick {
                    @for (index, pace) in PACES_TO_SEEK.into_iter().enumerate() { (tick("pace", &pace.to_string(), index == 0, &name(frame, pace))) }
                }
            }
            (rated(frame))
            label.check {
                input type="checkbox" name="any" value="true";
                span { (frame.say("seek-any", &[])) }
            }
            @if lobby.game.seats.1 > 2 {
                label.check {
                    input type="checkbox" name="computers" value="true" checked;
                    span { (frame.say("seek-computers", &[])) }
                }
            }
            button.btn.lg.pri { (frame.say("seek-do", &[])) }
            p.mut { (frame.say("seek-about", &[])) }
        }
        div.row-of {
            a.btn href={ "/?game=" (lobby.game.id) } { (icon("bot")) (frame.say("seek-bot", &[])) }
            a.btn href={ "/?game=" (lobby.game.id) "&with=friend" } { (icon("link")) (frame.say("seek-friend", &[])) }
        }
    }
}

/// How good the reader is at a game, if that is known.
fn own(lobby: &Lobby, entry: &Entry) -> Markup {
    let rating = lobby.ratings.as_ref().and_then(|ratings| ratings.known(entry));
    html! { @if let Some(rating) = rating { " " small { (rating) } } }
}

/// How many wait for a game already.
fn waiting(frame: &Frame<'_>, entry: &Entry) -> Markup {
    let count = frame.tables.count_seeks(entry.id);
    html! { @if count > 0 { " " small { (frame.say("seek-count", &[("count", count.into())])) } } }
}

fn seats(frame: &Frame<'_>, entry: &Entry) -> Markup {
    let all = seats_to_seek(entry);
    html! {
        @if all.len() > 1 {
            fieldset.opt {
                legend { (frame.say("seek-seats", &[])) }
                div.pick {
                    @for seats in all { (tick("seats", &seats.to_string(), true, &seats.to_string())) }
                }
            }
        }
    }
}

/// One of several that may all be chosen.
fn tick(kind: &str, value: &str, is_chosen: bool, name: &str) -> Markup {
    html! {
        label {
            input.sr type="checkbox" name={ (kind) "-" (value) } value="true" checked[is_chosen];
            span { (name) }
        }
    }
}

/// Whether it counts, for whoever has an account.
fn rated(frame: &Frame<'_>) -> Markup {
    let choices = [("either", "seek-either"), ("rated", "seek-rated"), ("casual", "seek-casual")];
    html! {
        @if frame.signed_in.is_some() {
            fieldset.opt aria-describedby="rated-about" {
                legend { (frame.say("seek-counts", &[])) }
                div.pick {
                    @for (index, (value, key)) in choices.into_iter().enumerate() {
                        label {
                            input.sr type="radio" name="rated" value=(value) checked[index == 0];
                            span { (frame.say(key, &[])) }
                        }
                    }
                }
                p.help #rated-about { (frame.say("seek-counts.help", &[])) }
            }
        } @else {
            p.mut { (frame.say("seek-guest", &[])) " " a href="/account/new" { (frame.say("sign-up", &[])) } }
        }
    }
}

pub(super) fn name(frame: &Frame<'_>, pace: Pace) -> String {
    name_pace(frame, Timed { pace, fall: Fall::Automatic })
}
