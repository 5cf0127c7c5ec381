//! The form that makes a table.

use catalog::{Entry, FIRST};
use game::{Chosen, OptionSpec, Printed, Seat};
use maud::{Markup, html};

use super::{Done, FirstLesson, Home};
use super::{ladder, opponents};
use crate::frame::{Coach, Frame};
use crate::pages::icons::icon;
use crate::pages::me::ask_name;
use crate::pages::names::name_game;
use crate::pages::paces;
use crate::pages::watched;

/// The option for the number of players, in games that let one choose.
const PLAYERS: &str = "players";

/// Up to this many values stand side by side, if their names are no longer than that together; others go into a drop-down
/// list.
const MOST_SEGMENTS: usize = 3;
const LONGEST_SEGMENTS: usize = 36;

pub(super) fn draw(frame: &Frame<'_>, home: &Home<'_>) -> Markup {
    let entry = home.chosen;
    html! {
        form.card.newg method="post" action="/tables" aria-labelledby="new-game" {
            h2 #new-game.h2.big { (frame.say("new-game", &[])) " " span.mut { (name_game(frame, entry)) } }
            // Where there is no room for it on the cards.
            p.about.mut { ((entry.say)("about", frame.lang)) }
            @if let Some(problem) = &home.problem { p.problem role="status" { (problem) } }
            input type="hidden" name="game" value=(entry.id);
            div.first {
                // First, because the other questions depend on the number of players.
                @for spec in place(entry, Place::First) { (option(frame, home, spec)) }
                (ways(frame, home))
            }
            (ladder::draw(frame, home))
            div.opts {
                (seats(frame, home))
                @for spec in place(entry, Place::Shown) { (option(frame, home, spec)) }
                (time(frame, home))
                (rated(frame, home))
                (coached(frame, home))
                (check(home, "open", [frame.say("list-table", &[]), frame.say("list-table.help", &[])]))
                // Anyone who joins sees what was chosen, and agrees by sitting down.
                (check(home, "hints", [frame.say("allow-hints", &[]), frame.say("allow-hints.help", &[])]))
            }
            (rest(frame, home))
            (ask_name(frame))
            (go(frame, home))
        }
    }
}

/// Playing and learning. Whoever has never played the game is offered the lesson first.
fn go(frame: &Frame<'_>, home: &Home<'_>) -> Markup {
    let first = home.lesson.filter(|lesson| lesson.is_new && lesson.done != Done::All);
    let learn = |class: &str, lesson: FirstLesson| {
        let words = match lesson.done {
            Done::Nothing => frame.say("home-learn", &[("minutes", lesson.minutes.into())]),
            Done::Some => frame.say("home-learn-on", &[]),
            Done::All => frame.say("home-learn-again", &[]),
        };
        let lessons = format!("/learn/{}", home.chosen.id);
        let address = if lesson.done == Done::All { lessons } else { lessons + "/" + FIRST };
        html! { a class=(class) href=(address) { (icon("book")) (words) } }
    };
    html! {
        div.go {
            @if let Some(lesson) = first { (learn("btn pri lg", lesson)) }
            button.btn.lg.pri[first.is_none()] { (frame.say("start", &[])) }
            @if let Some(lesson) = home.lesson.filter(|_| first.is_none()) { (learn("btn", lesson)) }
            span.mut { (frame.say("start-note", &[])) }
        }
    }
}

/// Where an option stands in the form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Place {
    First,
    Shown,
    Folded,
}

/// The options of a game that stand there. A game lists its options by importance: the first that is always asked is shown,
/// and so is what follows from the number of players.
fn place(entry: &Entry, place: Place) -> impl Iterator<Item = &OptionSpec> {
    let shown = entry.options.iter().find(|spec| spec.key != PLAYERS && spec.when.is_none());
    let place_of = move |spec: &OptionSpec| {
        if spec.key == PLAYERS {
            Place::First
        } else if Some(spec) == shown || spec.when.is_some_and(|when| when.key == PLAYERS) {
            Place::Shown
        } else {
            Place::Folded
        }
    };
    entry.options.iter().filter(move |spec| place_of(spec) == place)
}

/// What most people never change; open if somebody has.
fn rest(frame: &Frame<'_>, home: &Home<'_>) -> Markup {
    let folded: Vec<&OptionSpec> = place(home.chosen, Place::Folded).collect();
    let is_changed =
        |spec: &&&OptionSpec| home.value(&format!("option-{}", spec.key), spec.default) != spec.default;
    let is_used = folded.iter().any(|spec| is_changed(&spec))
        || !home.value("edition", "").is_empty()
        || opponents::is_used(home);
    html! {
        @if !folded.is_empty() || !home.editions.is_empty() || opponents::are_asked(home) {
            details.each open[is_used] {
                summary { (frame.say("more-options", &[])) }
                div.opts {
                    @for spec in folded { (option(frame, home, spec)) }
                    @if !home.editions.is_empty() { (editions(frame, home)) }
                }
                (opponents::draw(frame, home))
            }
        }
    }
}

/// For `data-when`: shows a question only with more than this many players. `None` if that is always so.
pub(super) fn when_more_than(entry: &Entry, others: u8) -> Option<String> {
    let spec = entry.options.iter().find(|spec| spec.key == PLAYERS).filter(|_| others >= entry.seats.0)?;
    let is_more = |value: &&str| value.parse().is_ok_and(|count: u8| count > others);
    let values: Vec<&str> = spec.values.iter().copied().filter(is_more).collect();
    Some(format!("option-{PLAYERS} {}", values.join(" ")))
}

/// For `data-when`: hides a value with the numbers of players that rule it out but allow another. `None` if there are
/// no such numbers.
fn when_possible(entry: &Entry, spec: &OptionSpec, value: &str) -> Option<String> {
    let players = entry.options.iter().find(|other| other.key == PLAYERS && other.key != spec.key)?;
    let goes = |count: &str, value: &str| {
        let chosen = Chosen::parse(entry.options, &format!("{PLAYERS}={count} {}={value}", spec.key));
        chosen.is_ok_and(|chosen| (entry.count_seats)(&chosen).is_ok())
    };
    let is_offered = |count: &&str| goes(count, value) || !spec.values.iter().any(|other| goes(count, other));
    let counts: Vec<&str> = players.values.iter().copied().filter(is_offered).collect();
    (counts.len() < players.values.len()).then(|| format!("option-{PLAYERS} {}", counts.join(" ")))
}

/// Whom to play with. Not asked in a game alone.
fn ways(frame: &Frame<'_>, home: &Home<'_>) -> Markup {
    let chosen = home.value("with", "bot");
    let most = [("most", home.chosen.seats.1.into())];
    let ways = [
        ("bot", "bot", frame.say("with-bot", &most), frame.say("with-bot.about", &[])),
        ("friend", "link", frame.say("with-friend", &most), frame.say("with-friend.about", &[])),
        ("device", "device", frame.say("with-device", &[]), frame.say("with-device.about", &[])),
    ];
    html! {
        fieldset.modes data-when=[when_more_than(home.chosen, 1)] {
            legend.sr { (frame.say("with", &[])) }
            @for (value, sign, name, about) in ways {
                label {
                    input.sr type="radio" name="with" value=(value) checked[value == chosen];
                    (icon(sign))
                    b { (name) }
                    span { (about) }
                }
            }
        }
    }
}

fn seats(frame: &Frame<'_>, home: &Home<'_>) -> Markup {
    let entry = home.chosen;
    let chosen = home.value("seat", "0");
    html! {
        fieldset.opt.for-own data-when=[when_more_than(entry, 1)] {
            legend { (frame.say("you-play", &[])) }
            div.pick {
                @for seat in Seat::all(entry.seats.1) {
                    label data-when=[when_more_than(entry, seat.number())] {
                        input.sr type="radio" name="seat" value=(seat) checked[seat.to_string() == chosen];
                        span { ((entry.crown)(seat)) ((entry.name_seat)(seat, frame.lang)) }
                    }
                }
                label {
                    input.sr type="radio" name="seat" value="random" checked[chosen == "random"];
                    span { (frame.say("random-seat", &[])) }
                }
            }
        }
    }
}

fn option(frame: &Frame<'_>, home: &Home<'_>, spec: &OptionSpec) -> Markup {
    let entry = home.chosen;
    let field = format!("option-{}", spec.key);
    let chosen = home.value(&field, spec.default);
    let about = (entry.say)(&field, frame.lang);
    let help = format!("{field}-help");
    let when = spec.when.map(watched);
    let name = |value: &str| (entry.name_value)(spec.key, value, frame.lang);
    let length: usize = spec.values.iter().map(|value| name(value).chars().count()).sum();
    let is_short = spec.values.len() <= MOST_SEGMENTS && length <= LONGEST_SEGMENTS;
    html! {
        fieldset.opt data-when=[when] aria-describedby=(help) {
            @if is_short {
                legend { (about) }
                div.pick {
                    @for value in spec.values {
                        label data-when=[when_possible(entry, spec, value)] {
                            input.sr type="radio" name=(field) value=(value) checked[*value == chosen];
                            span { (name(value)) }
                        }
                    }
                }
            } @else {
                label for=(field) { (about) }
                select #(field) name=(field) {
                    @for value in spec.values {
                        option value=(value) selected[*value == chosen] { (name(value)) }
                    }
                }
            }
            p.help #(help) { ((entry.say)(&format!("{field}.help"), frame.lang)) }
        }
    }
}

/// How much time everybody has. Whoever plays alone has as much as they like.
fn time(frame: &Frame<'_>, home: &Home<'_>) -> Markup {
    let chosen = home.value("clock", "");
    let [minutes, seconds] = paces::USUAL_OWN;
    html! {
        fieldset.opt data-when=[when_more_than(home.chosen, 1)] aria-describedby="pace-help" {
            label for="clock" { (frame.say("tempo", &[])) }
            select #clock name="clock" {
                option value="" { (frame.say("tempo-none", &[])) }
                (paces::entries(frame, chosen))
                (paces::own_entry(frame, chosen))
            }
            (paces::own(frame, home.value("minutes", minutes), home.value("seconds", seconds)))
            label.check data-when=(when_timed()) {
                input type="checkbox" name="claim" value="true" checked[home.value("claim", "") == "true"];
                span { (frame.say("tempo-claim", &[])) }
            }
            p.help #pace-help { (frame.say("tempo.help", &[])) }
        }
    }
}

/// Whether it counts: asked where there is a clock, of those who have an account.
fn rated(frame: &Frame<'_>, home: &Home<'_>) -> Markup {
    let (is_known, is_on) = (frame.signed_in.is_some(), home.value("rated", "") == "true");
    let help = if is_known { "rated.help" } else { "rated-sign-in" };
    html! {
        label.check.for-own data-when=(when_timed()) {
            input type="checkbox" name="rated" value="true" checked[is_on && is_known] disabled[!is_known];
            span { (frame.say("rated", &[])) span.help { (frame.say(help, &[])) } }
        }
    }
}

/// For `data-when`: shows a question only where there are clocks.
fn when_timed() -> String {
    let offered = paces::offered().map(|pace| pace.to_string()).collect::<Vec<_>>().join(" ");
    format!("clock {offered} {}", paces::OWN)
}

fn editions(frame: &Frame<'_>, home: &Home<'_>) -> Markup {
    let chosen = home.value("edition", "");
    let shipped = (home.chosen.edition)().map(Printed::name);
    html! {
        fieldset.opt {
            label for="edition" { (frame.say("edition", &[])) }
            select #edition name="edition" {
                option value="" { (shipped.unwrap_or_default()) }
                @for offered in &home.editions {
                    option value=(offered.digest) selected[offered.digest == chosen] { (offered.name) }
                }
            }
        }
    }
}

/// Whether the coach sits beside the reader: only where it puts nobody at a disadvantage. Off is said as well, because a
/// box that is not ticked says nothing.
fn coached(frame: &Frame<'_>, home: &Home<'_>) -> Markup {
    let coach = if frame.coach == Coach::Off { Coach::On } else { frame.coach };
    let is_on = home.value("coach", frame.coach.name()) != Coach::Off.name();
    html! {
        label.check.for-bot {
            input type="hidden" name="coach" value=(Coach::Off);
            input type="checkbox" name="coach" value=(coach) checked[is_on];
            span { (frame.say("coach", &[])) span.help { (frame.say("coach-about", &[])) } }
        }
    }
}

/// Something to agree on with friends.
fn check(home: &Home<'_>, field: &str, [about, help]: [String; 2]) -> Markup {
    html! {
        label.check.for-friend data-when=[when_more_than(home.chosen, 1)] {
            input type="checkbox" name=(field) value="true" checked[home.value(field, "") == "true"];
            span { (about) span.help { (help) } }
        }
    }
}
