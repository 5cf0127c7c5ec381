//! A table waiting for people: the commitment to its draws, who is seated, and a chair for the next to come.

use bots::Bot;
use game::Seat;
use maud::{Markup, html};
use service::{Kind, People, Sitter, Timed};

use super::{clock, invite, phrases, rated};
use crate::back::with_way_back;
use crate::frame::Frame;
use crate::pages::icons::icon;
use crate::pages::me::ask_name;
use crate::pages::names::{name_alone, name_bot, name_chair, name_game, name_level, persona_at};
use crate::pages::{Seen, company};

pub(super) fn draw(frame: &Frame<'_>, seen: &Seen<'_>) -> Markup {
    let snapshot = seen.snapshot;
    let is_kept = kept(seen).is_some();
    let has_sat = !seen.seats.is_empty() && !is_kept;
    html! {
        div.gather {
            section.card.prose {
                h1 { (name_game(frame, snapshot.entry)) }
                (chairs(frame, seen))
                @if !snapshot.opening.is_empty() { p.mut { (frame.say("from-here-about", &[])) } }
                (clock::agreed(frame, seen))
                @if snapshot.is_rated() { p.agreed { (icon("chart")) span { (frame.say("rated-agreed", &[])) } } }
                @if snapshot.hints { p.agreed { (icon("eye")) span { (frame.say("hints-agreed", &[])) } } }
                @if snapshot.is_kept_for_all() { p.agreed { (icon("list")) span { (frame.say("games-agreed", &[])) } } }
                @if snapshot.round().is_some_and(|round| round > 1) { p.mut { (frame.say("gathering-again", &[])) } }
                @if is_kept || (!has_sat && !free(seen).is_empty()) {
                    @if snapshot.is_rated() && frame.signed_in.is_none() {
                        p { (frame.say("rated-sign-in", &[])) }
                        p { a.btn.pri href=(with_way_back("/sign-in", Some(&seen.path("")))) { (frame.say("sign-in", &[])) } }
                    } @else {
                        (sit(frame, seen))
                    }
                }
                @if snapshot.reveal_by.is_some() {
                    (revealing(frame, seen))
                } @else if has_sat {
                    p.waiting { (frame.say(if is_slow(snapshot.timed) { "gathering-days" } else { "gathering-waiting" }, &[])) }
                }
                @if !seen.seats.is_empty() && company::is_met(frame, snapshot) {
                    p { a.btn href=(seen.path("/people")) { (icon("flag")) (frame.say("company-link", &[])) } }
                }
                @if snapshot.tournament.is_some() {
                    p.mut { (frame.say("tournament-table-about", &[])) }
                } @else if snapshot.reveal_by.is_none() { (leave(frame, seen)) }
            }
            @if snapshot.kind != Kind::Device && !free(seen).is_empty() {
                (invite::draw(frame, seen, free(seen).len()))
                @if frame.signed_in.is_some() && People::may_invite(snapshot, frame.guest) {
                    p { a.btn href=(seen.path("/invite")) { (icon("user")) (frame.say("invite-friends", &[])) } }
                }
            }
            (rated::at_stake(frame, seen))
            (phrases::card(frame, seen))
            (commitment(frame, seen))
        }
    }
}

/// The first chair waiting for the reader.
fn kept(seen: &Seen<'_>) -> Option<Seat> {
    seen.seats.iter().copied().find(|seat| !seen.snapshot.chairs[seat.index()].is_ready())
}

fn free(seen: &Seen<'_>) -> Vec<Seat> {
    let chairs = &seen.snapshot.chairs;
    let is_free = |seat: &Seat| chairs[seat.index()].sitter == Sitter::Nobody;
    Seat::all(chairs.len() as u8).filter(is_free).collect()
}

fn chairs(frame: &Frame<'_>, seen: &Seen<'_>) -> Markup {
    let snapshot = seen.snapshot;
    html! {
        ul.chairs aria-label=(frame.say("chairs", &[])) {
            @for seat in Seat::all(snapshot.chairs.len() as u8) {
                li {
                    @if !snapshot.random_seats {
                        span.av2 {
                            ((snapshot.entry.crown)(seat))
                            @if let Some(persona) = persona_at(snapshot, seat) { (persona.draw()) }
                        }
                    }
                    span {
                        b { (name_alone(frame, snapshot, seat)) }
                        @if let Some(level) = name_level(frame, snapshot, seat) { " " span.mut { (level) } }
                        @if seen.is_mine(seat) { " " span.mut { (frame.say("seat-you", &[])) } }
                        (rated::beside(frame, seen, seat))
                    }
                    @let (name, chair) = (name_alone(frame, snapshot, seat), name_chair(frame, snapshot, seat));
                    span.mut { @if name != chair { (chair) } }
                    @if is_maker(frame, seen) && snapshot.chairs[seat.index()].sitter == Sitter::Nobody {
                        (let_bot_sit(frame, seen, seat))
                    }
                }
            }
        }
        @if snapshot.random_seats { p.mut { (frame.say("seats-drawn", &[])) } }
    }
}

/// Nobody plays here any more.
pub(super) fn called_off(frame: &Frame<'_>, seen: &Seen<'_>) -> Markup {
    let is_of_tournament = seen.snapshot.tournament.is_some();
    let about = if is_of_tournament { "called-off-tournament" } else { "called-off-about" };
    html! {
        div.gather {
            section.card.prose {
                h1 { (frame.say("called-off", &[])) }
                p { (frame.say(about, &[])) }
                p { a.btn.pri href="/" { (frame.say("to-home", &[])) } }
            }
        }
    }
}

fn is_maker(frame: &Frame<'_>, seen: &Seen<'_>) -> bool {
    seen.snapshot.is_made_by(&Sitter::Guest(frame.guest.clone()))
}

/// A computer player for a free chair: one button for each level.
fn let_bot_sit(frame: &Frame<'_>, seen: &Seen<'_>, seat: Seat) -> Markup {
    let chair = name_chair(frame, seen.snapshot, seat);
    let label = frame.say("seat-bot-at", &[("chair", chair.into())]);
    html! {
        @if seen.snapshot.reveal_by.is_none() {
            details.more.pop {
                summary.btn.sm aria-label=(label) { (icon("bot")) (frame.say("seat-bot", &[])) }
                form.menu method="post" action=(seen.path("/bot")) {
                    input type="hidden" name="place" value=(seat);
                    @for rung in (seen.snapshot.entry.ladder)().rungs() {
                        button name="bot" value=(rung.name.name()) { (name_bot(frame, Bot::Level(rung.name))) }
                    }
                }
            }
        }
    }
}

/// The way out: whoever made the table calls it off, anybody else gets up.
fn leave(frame: &Frame<'_>, seen: &Seen<'_>) -> Markup {
    html! {
        @if is_maker(frame, seen) {
            details.resign {
                summary.btn { (icon("close")) (frame.say("call-off", &[])) }
                form method="post" action=(seen.path("/leave")) data-plain {
                    p { (frame.say("call-off-sure", &[])) }
                    button.btn.bad { (frame.say("call-off-yes", &[])) }
                }
            }
        } @else if !seen.seats.is_empty() {
            form method="post" action=(seen.path("/leave")) data-plain {
                button.btn { (icon("close")) (frame.say("leave-chair", &[])) }
            }
        }
    }
}

/// Whether people come at different times, so that nobody is to wait until each of them has shown what goes into the draws.
pub(in crate::pages) fn is_slow(timed: Option<Timed>) -> bool {
    timed.is_some_and(|timed| !timed.pace.is_live())
}

/// The form that takes a chair. For the maker of the table it submits itself; others press the button.
fn sit(frame: &Frame<'_>, seen: &Seen<'_>) -> Markup {
    let kept = kept(seen);
    html! {
        form.sit method="post" action=(seen.path("/sit")) data-auto[kept.is_some()] data-at-once[is_slow(seen.snapshot.timed)] {
            input type="hidden" name="commitment" value=(seen.snapshot.commitment);
            input type="hidden" name="commit";
            input type="hidden" name="entropy";
            @match kept {
                Some(seat) => input type="hidden" name="place" value=(seat);,
                None => (places(frame, seen)),
            }
            (ask_name(frame))
            noscript {
                div.field {
                    label for="words" { (frame.say("sit-words", &[])) }
                    input #words type="text" name="words" maxlength="200" autocomplete="off";
                    p.mut { (frame.say("sit-words-about", &[])) }
                }
            }
            button.btn.pri.lg {
                @match frame.name {
                    Some(name) => (frame.say("sit-as", &[("name", name.into())])),
                    None => (frame.say("sit", &[])),
                }
            }
        }
    }
}

/// Everybody is here, and some have yet to tell what they are committed to. The script tells it without being asked, after
/// it has kept what everybody else is bound to.
fn revealing(frame: &Frame<'_>, seen: &Seen<'_>) -> Markup {
    let (snapshot, owing) = (seen.snapshot, seen.snapshot.owing());
    let names: Vec<String> = owing.iter().map(|seat| name_chair(frame, snapshot, *seat)).collect();
    html! {
        p.waiting { (frame.say("revealing", &[("names", names.join(", ").into())])) }
        @if owing.iter().any(|seat| seen.is_mine(*seat)) {
            form.reveal method="post" action=(seen.path("/reveal")) data-reveal
                data-bound=(snapshot.bound().join(" ")) data-round=[snapshot.round()] {
                input type="hidden" name="commitment" value=(snapshot.commitment);
                input type="hidden" name="entropy";
            }
            p.mut { (frame.say("revealing-own", &[])) }
        }
    }
}

/// Which chair, if that makes a difference.
fn places(frame: &Frame<'_>, seen: &Seen<'_>) -> Markup {
    let (free, snapshot) = (free(seen), seen.snapshot);
    html! {
        @if snapshot.random_seats || free.len() == 1 {
            input type="hidden" name="place" value=[free.first()];
        } @else {
            fieldset.opt {
                legend { (frame.say("you-play", &[])) }
                div.pick {
                    @for (index, seat) in free.into_iter().enumerate() {
                        label {
                            input.sr type="radio" name="place" value=(seat) checked[index == 0];
                            span { ((snapshot.entry.crown)(seat)) (name_chair(frame, snapshot, seat)) }
                        }
                    }
                }
            }
        }
    }
}

/// What the host committed to before anyone sat down.
fn commitment(frame: &Frame<'_>, seen: &Seen<'_>) -> Markup {
    html! {
        section.card.prose.commitment {
            h2 { (icon("shield")) (frame.say("fair-promise", &[])) }
            p { (frame.say("fair-promise-about", &[])) }
            p { code { (seen.snapshot.commitment) } }
            p { a href=(seen.path("/fair")) { (frame.say("fair-more", &[])) } }
        }
    }
}
