//! A rated game: what is at stake before it, and what it has changed afterwards.

use game::Seat;
use maud::{Markup, html};
use service::{Progress, RatedResult, Rating, Sitter, Stake, Worth};

use crate::frame::Frame;
use crate::pages::Seen;
use crate::pages::names::{name_game, name_kept, name_sitter};
use crate::pages::ratings::{points, show, signed};

/// What the game is about for the reader, while people gather.
pub(super) fn at_stake(frame: &Frame<'_>, seen: &Seen<'_>) -> Markup {
    let snapshot = seen.snapshot;
    let own = frame.signed_in.filter(|_| snapshot.is_rated() && snapshot.progress() == Progress::Gathering);
    let Some(rating) = own.and_then(|_| seen.rated.rating(frame.guest)) else { return html! {} };
    let stakes = snapshot.at_stake(seen.rated, frame.guest);
    html! {
        section.card.prose.stake aria-labelledby="stake" {
            h2 #stake { (frame.say("stake", &[])) }
            p { (frame.say("stake-own", &[])) (frame.lang.colon()) (show(frame, rating)) }
            @match &stakes {
                None => p.mut { (frame.say("stake-unknown", &[])) },
                Some(stakes) => {
                    dl.stakes {
                        @for (index, stake) in stakes.places.iter().enumerate() {
                            dt { (place(frame, index, stakes.places.len())) }
                            dd { b { (range(frame, *stake)) } }
                        }
                        dt { (frame.say("stake-tied", &[])) }
                        dd { b { (points(stakes.tied)) } }
                    }
                    @if stakes.places.len() > 2 { p.mut { (frame.say("stake-range-about", &[])) } }
                }
            }
            p.mut { (frame.say("stake-about", &[])) }
        }
    }
}

/// `+12`, or `+8 to +12`.
fn range(frame: &Frame<'_>, stake: Stake) -> String {
    let (least, most) = (points(stake.least), points(stake.most));
    if least == most {
        return most;
    }
    frame.say("stake-range", &[("least", least.into()), ("most", most.into())])
}

fn place(frame: &Frame<'_>, index: usize, places: usize) -> String {
    match (index, places) {
        (0, 2) => frame.say("stake-won", &[]),
        (1, 2) => frame.say("stake-lost", &[]),
        _ => frame.say("rank", &[("rank", (index + 1).into())]),
    }
}

/// The rating of whoever sits on a seat, beside the name.
pub(super) fn beside(frame: &Frame<'_>, seen: &Seen<'_>, seat: Seat) -> Markup {
    html! {
        @if let Some(rating) = seen.snapshot.rating_at(seen.rated, seat) {
            " " span.mut { (show(frame, rating)) }
        }
    }
}

/// What the game has changed.
pub(super) fn changed(frame: &Frame<'_>, seen: &Seen<'_>) -> Markup {
    let snapshot = seen.snapshot;
    if !snapshot.is_rated() || seen.game().is_none() {
        return html! {};
    }
    html! {
        section.card.prose.stake aria-labelledby="stake" {
            h2 #stake { (frame.say("rated-result", &[("game", name_game(frame, snapshot.entry).into())])) }
            @match &seen.rated.result {
                None => p { (frame.say(uncounted(seen), &[])) },
                Some(result) => {
                    @if result.worth == Worth::Counts {
                        (changes(frame, seen, result))
                        (parts(frame, seen, result))
                    }
                    @else { p { (frame.say(why(result.worth), &[])) } }
                }
            }
            p { a.btn href={ "/leaders/" (snapshot.entry.id) } { (frame.say("leaders", &[])) } }
        }
    }
}

/// It will be counted, unless it was ended from outside.
fn uncounted(seen: &Seen<'_>) -> &'static str {
    match seen.game().and_then(catalog::Table::stopped) {
        Some(game::EarlyEnd::Abandoned) => "rated-abandoned",
        Some(game::EarlyEnd::Resigned(_) | game::EarlyEnd::TimedOut(_)) | None => "rated-uncounted",
    }
}

fn why(worth: Worth) -> &'static str {
    match worth {
        Worth::Counts => "rated",
        Worth::TooShort => "rated-too-short",
        Worth::PairTooOften => "rated-pair-too-often",
        Worth::ComputerTooOften => "rated-computer-too-often",
        Worth::Unreadable => "rated-unreadable",
    }
}

fn changes(frame: &Frame<'_>, seen: &Seen<'_>, result: &RatedResult) -> Markup {
    let rows = Seat::all(result.changes.len() as u8).zip(&result.changes);
    let rows: Vec<(Seat, (Rating, Rating))> =
        rows.filter_map(|(seat, change)| change.map(|change| (seat, change))).collect();
    html! {
        table.changes {
            thead {
                tr {
                    th scope="col" { (frame.say("leaders-name", &[])) }
                    th.num scope="col" { (frame.say("rated-before", &[])) }
                    th.num scope="col" { (frame.say("rated-after", &[])) }
                    th.num scope="col" { (frame.say("rated-change", &[])) }
                }
            }
            tbody {
                @for (seat, (before, after)) in rows {
                    tr {
                        th scope="row" { (who(frame, seen, seat)) }
                        td.num { (format!("{:.0}", before.mean())) }
                        td.num { (show(frame, after)) }
                        td.num { b { (signed(change(before, after))) } }
                    }
                }
            }
        }
    }
}

/// How much of it was luck, or the way to find out. A review says how draws moved the chance to win, and only between two is that
/// all that a rating depends on.
fn parts(frame: &Frame<'_>, seen: &Seen<'_>, result: &RatedResult) -> Markup {
    html! {
        @match &result.luck {
            Some(luck) => { @for sentence in tell_parts(frame, seen, luck) { p { (sentence) } } },
            None => {
                @if result.changes.len() == 2 {
                    p.own-lines { a href=(seen.path("/review")) { (frame.say("rated-luck-review", &[])) } }
                }
            },
        }
    }
}

/// How much of what a rated game between two has changed was luck, and how much was play, given what share of the win the draws
/// gave to each seat.
pub(in crate::pages) fn tell_parts(frame: &Frame<'_>, seen: &Seen<'_>, luck: &[f32]) -> Vec<String> {
    let tell = |(seat, share): (Seat, &f32)| {
        let parts = seen.snapshot.parts_of_change(seen.rated, seat, *share)?;
        let values = [
            ("name", name_sitter(frame, seen.snapshot, seat).into()),
            ("change", signed(parts.change).into()),
            ("play", signed(parts.play).into()),
            ("luck", signed(parts.luck).into()),
        ];
        Some(frame.say("rated-luck", &values))
    };
    Seat::all(luck.len() as u8).zip(luck).filter_map(tell).collect()
}

/// Whoever sat down there; somebody who left is named as the one who did.
fn who(frame: &Frame<'_>, seen: &Seen<'_>, seat: Seat) -> String {
    let snapshot = seen.snapshot;
    match snapshot.left.iter().find(|left| left.seat == seat) {
        Some(left) => name_kept(frame, &left.name),
        None if snapshot.chairs[seat.index()].sitter == Sitter::Guest(frame.guest.clone()) => {
            frame.say("seat-you", &[])
        }
        None => name_sitter(frame, snapshot, seat),
    }
}

/// By how much the shown number has changed.
fn change(before: Rating, after: Rating) -> i32 {
    after.mean().round() as i32 - before.mean().round() as i32
}
