//! Looking for others: which ratings are in reach, for how long it has been, and what there is to do meanwhile.

use bots::Bot;
use maud::{Markup, html};
use service::{Computers, Opponents, Pace, Range, RatedWish, Seeking, Tables, Wish, seats_to_seek};

use super::{PACES_TO_SEEK, form};
use crate::frame::Frame;
use crate::pages::icons::icon;
use crate::pages::names::{name_bot, name_game};
use crate::pages::table::tell_time;

pub(super) fn draw(frame: &Frame<'_>, seeking: &Seeking) -> Markup {
    let wish = &seeking.wish;
    html! {
        div.seek-head {
            p.seek-what { (about(frame, wish)) }
            p.seek-time aria-label=(frame.say("seek-waited", &[])) data-waited=(seeking.waited) role="timer" {
                (tell_time(frame, seeking.waited))
            }
        }
        h2 #search-head.h2.big { (heading(frame, seeking)) }
        (reach(frame, seeking))
        p.mut { (others(frame, seeking)) }
        form method="post" action="/lobby/stop" {
            button #seek-stop.btn { (icon("close")) (frame.say("seek-stop", &[])) }
        }
        (sooner(frame, wish))
        (meanwhile(frame, seeking))
        p.mut { (frame.say("seek-stay", &[])) }
    }
}

/// `Imhotep: The Duel · 10 min + 30 s a turn · casual`.
fn about(frame: &Frame<'_>, wish: &Wish) -> String {
    let seats = (seats_to_seek(wish.entry).len() > 1).then(|| {
        let seats: Vec<String> = wish.seats.iter().map(ToString::to_string).collect();
        frame.say("seek-for-seats", &[("seats", seats.join(", ").into())])
    });
    let paces = wish.paces.iter().map(|pace| form::name(frame, *pace));
    let rated = frame.say(rated_key(wish.rated), &[]);
    let parts = [name_game(frame, wish.entry)].into_iter().chain(seats).chain(paces).chain([rated]);
    parts.collect::<Vec<_>>().join(" · ")
}

fn rated_key(rated: RatedWish) -> &'static str {
    match rated {
        RatedWish::Rated => "seek-rated",
        RatedWish::Casual => "seek-casual",
        RatedWish::Either => "seek-either",
    }
}

fn heading(frame: &Frame<'_>, seeking: &Seeking) -> String {
    match seeking.reach.range {
        Range::Any => frame.say("seeking", &[]),
        Range::Between { low, high } => {
            frame.say("seeking-between", &[("low", number(low)), ("high", number(high))])
        }
    }
}

/// Nobody is rated less than nothing.
fn number(rating: i32) -> game::show::lang::Value<'static> {
    rating.max(0).to_string().into()
}

/// When the range widens. The script asks again then.
fn reach(frame: &Frame<'_>, seeking: &Seeking) -> Markup {
    let Some(next) = seeking.reach.next else { return html! {} };
    let seconds = (next.after + 999) / 1000;
    let (low, high) = match next.range {
        Range::Between { low, high } => (low, high),
        Range::Any => return html! {},
    };
    html! {
        p data-wider=(next.after) {
            (frame.say("seek-wider", &[
                ("seconds", (seconds.max(1) as usize).into()), ("low", number(low)), ("high", number(high)),
            ]))
        }
    }
}

fn others(frame: &Frame<'_>, seeking: &Seeking) -> String {
    match seeking.others {
        0 => frame.say("seek-alone", &[]),
        count => frame.say("seek-others", &[("count", count.into())]),
    }
}

/// What else one could accept: one button for each, which changes the search and nothing of the time waited.
fn sooner(frame: &Frame<'_>, wish: &Wish) -> Markup {
    let paces: Vec<Pace> = PACES_TO_SEEK.into_iter().filter(|pace| !wish.paces.contains(pace)).collect();
    let seats = seats_to_seek(wish.entry).into_iter().filter(|seats| !wish.seats.contains(seats));
    let is_near = wish.opponents == Opponents::NearRating;
    let may_be_either = frame.signed_in.is_some() && wish.rated != RatedWish::Either;
    let other = if wish.rated == RatedWish::Rated { "seek-casual" } else { "seek-rated" };
    html! {
        form.sooner method="post" action="/lobby" {
            (kept(wish))
            fieldset {
                legend { (frame.say("seek-sooner", &[])) }
                div.row-of {
                    @for seats in seats {
                        button.btn.sm name={ "seats-" (seats) } value="true" { (frame.say("players", &[("count", seats.into())])) }
                    }
                    @for pace in paces {
                        button.btn.sm name={ "pace-" (pace) } value="true" { (form::name(frame, pace)) }
                    }
                    @if may_be_either { button.btn.sm name="rated" value="either" { (frame.say(other, &[])) } }
                    @if is_near { button.btn.sm name="any" value="true" { (frame.say("seek-any-short", &[])) } }
                    @if wish.entry.seats.1 > 2 && wish.computers == Computers::Refused {
                        button.btn.sm name="computers" value="true" { (frame.say("seek-computers-short", &[])) }
                    }
                }
            }
        }
    }
}

/// The search as it is.
fn kept(wish: &Wish) -> Markup {
    let rated = match wish.rated {
        RatedWish::Rated => "rated",
        RatedWish::Casual => "casual",
        RatedWish::Either => "either",
    };
    html! {
        input type="hidden" name="game" value=(wish.entry.id);
        @for seats in &wish.seats { input type="hidden" name={ "seats-" (seats) } value="true"; }
        @for pace in &wish.paces { input type="hidden" name={ "pace-" (pace) } value="true"; }
        input type="hidden" name="rated" value=(rated);
        @if wish.opponents == Opponents::AnyRating { input type="hidden" name="any" value="true"; }
        @if wish.computers == Computers::Accepted { input type="hidden" name="computers" value="true"; }
    }
}

/// A computer player of even strength, and puzzles.
fn meanwhile(frame: &Frame<'_>, seeking: &Seeking) -> Markup {
    let entry = seeking.wish.entry;
    let level = name_bot(frame, Bot::Level(Tables::even_level(entry, seeking.rating.0)));
    html! {
        section.meanwhile aria-labelledby="meanwhile" {
            h3 #meanwhile { (frame.say("meanwhile", &[])) }
            form method="post" action="/lobby/bot" {
                p { (icon("bot")) b { (level) } " " span.mut { (frame.say("meanwhile-bot", &[])) } }
                button.btn.pri { (frame.say("meanwhile-play", &[("name", level.into())])) }
            }
            @if !catalog::puzzles(entry).is_empty() {
                p { a.btn href={ "/puzzles/" (entry.id) } { (icon("solved")) (frame.say("seek-puzzle", &[])) } }
            }
        }
    }
}
