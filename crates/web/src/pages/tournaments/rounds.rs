//! The rounds: who sits where, how that ended, and who sat nowhere.

use game::Seat;
use maud::{Markup, html};
use service::course::{Bye, ByeReason, Finish, Outcome, Round, SeatResult, Table};
use service::{AtTable, FormatName, Page, Progress, Tournament, TournamentState};

use super::{LISTED, Look, name_player};
use crate::frame::Frame;
use crate::pages::icons::icon;
use crate::pages::paging::links;
use crate::pages::path;

/// One round, which is the last unless another is asked for, and the way to the others.
pub(super) fn draw(frame: &Frame<'_>, tournament: &Tournament, look: Look) -> Markup {
    let rounds = tournament.course.rounds.len();
    let number = look.round.filter(|round| (1..=rounds).contains(round)).unwrap_or(rounds);
    let shown = number
        .checked_sub(1)
        .and_then(|index| Some((tournament.course.rounds.get(index)?, tournament.tables.get(index)?)));
    let Some((round, tables)) = shown else { return html! {} };
    let heading = frame.say("tournament-pairings", &[("number", number.into())]);
    let finished = round.tables.iter().filter(|table| table.outcome != Outcome::Pending).count();
    let counts = [("count", round.tables.len().into()), ("finished", finished.into())];
    let pairings = round.tables.iter().zip(tables).enumerate();
    let page = Page::of(pairings, look.tables, LISTED);
    let at = |page: u32| Look { tables: page, ..look }.address(&tournament.id);
    html! {
        section #tournament-rounds.card aria-labelledby="rounds-head" {
            header {
                h2 #rounds-head.h2 { (heading) }
                span.mut { (frame.say("tournament-tables", &counts)) }
            }
            ol.pairings {
                @for (place, (table, at)) in &page.lines { (row(frame, tournament, *place, table, at)) }
            }
            (links(frame, &page, &heading, at))
            @if !round.byes.is_empty() && !page.has_more {
                ul.byes { @for bye in &round.byes { li { (tell_bye(frame, tournament, *bye)) } } }
            }
            @if rounds > 1 { (others(frame, tournament, number, look)) }
        }
    }
}

/// Links to all rounds.
fn others(frame: &Frame<'_>, tournament: &Tournament, shown: usize, look: Look) -> Markup {
    let rounds = tournament.course.rounds.len();
    html! {
        nav.row-of.rounds aria-label=(frame.say("tournament-rounds", &[])) {
            @for number in (1..=rounds).rev() {
                @let round = Some(number).filter(|number| *number < rounds);
                a.btn.sm id={ "round-" (number) } href=(Look { round, tables: 0, ..look }.address(&tournament.id))
                    aria-current=[(number == shown).then_some("true")] {
                    (frame.say("tournament-round", &[("number", number.into())]))
                }
            }
        }
    }
}

fn row(frame: &Frame<'_>, tournament: &Tournament, place: usize, table: &Table, at: &AtTable) -> Markup {
    let own = tournament.number_of(frame.guest).map(|number| number as u64);
    let is_own = own.is_some_and(|own| table.players.contains(&own));
    let names: Vec<String> =
        table.players.iter().map(|player| name_player(frame, tournament, *player)).collect();
    let label = match at.progress {
        Some(Progress::Gathering | Progress::Playing) if is_own => "tournament-to-table",
        Some(Progress::Gathering | Progress::Playing) => "watch",
        Some(Progress::Over | Progress::CalledOff) | None => "tournament-see",
    };
    let label = frame.say(label, &[]);
    let below = if at.progress == Some(Progress::Over) { "/replay" } else { "" };
    html! {
        li.pairing.own[is_own] {
            span.number aria-hidden="true" { (place + 1) }
            ul.players {
                @for (seat, (name, player)) in names.iter().zip(&table.players).enumerate() {
                    li {
                        span.sign aria-hidden="true" { ((tournament.entry.crown)(Seat::new(seat as u8))) }
                        b { (name) }
                        @if Some(*player) == own { span.mut { (frame.say("seat-you", &[])) } }
                        (told(frame, table, seat))
                    }
                }
            }
            span.state { (state(frame, table, at, &names)) }
            @if at.progress.is_some() && at.progress != Some(Progress::CalledOff) {
                a.btn.sm href=(path(&at.id, below)) aria-label={ (label) (frame.lang.colon()) (names.join(" – ")) } { (label) }
            }
        }
    }
}

fn results(table: &Table) -> Option<&[SeatResult]> {
    match &table.outcome {
        Outcome::Pending => None,
        Outcome::Finished(results) => Some(results),
    }
}

/// The points of a seat, or that whoever sat there forfeited.
fn told(frame: &Frame<'_>, table: &Table, seat: usize) -> Markup {
    let Some(results) = results(table) else { return html! {} };
    let was_played = results.iter().any(|result| result.scored != 0);
    html! {
        @match results[seat].finish {
            Finish::Forfeited => span.forfeit { (icon("flag")) (frame.say("tournament-forfeit", &[])) },
            Finish::Placed(place) => {
                @if was_played { span.scored { (results[seat].scored) } }
                @if place == 1 { span.winner { (icon("check")) span.sr { (frame.say("tournament-first", &[])) } } }
            },
        }
    }
}

/// How far a table has got, or who has won there.
fn state(frame: &Frame<'_>, table: &Table, at: &AtTable, names: &[String]) -> String {
    let Some(results) = results(table) else {
        return match at.progress {
            Some(Progress::Gathering) => frame.say("tournament-gathering", &[]),
            Some(Progress::Playing) => frame.say("tournament-playing", &[]),
            Some(Progress::Over | Progress::CalledOff) | None => frame.say("tournament-counted", &[]),
        };
    };
    let is_first = |(_, result): &(&String, &SeatResult)| result.finish == Finish::Placed(1);
    let first: Vec<&String> = names.iter().zip(results).filter(is_first).map(|(name, _)| name).collect();
    match &first[..] {
        [] => frame.say("tournament-nobody-won", &[]),
        [name] => frame.say("tournament-won", &[("name", name.as_str().into())]),
        _ if first.len() == names.len() => frame.say("tournament-tied", &[]),
        _ => frame.say("tournament-shared", &[("names", frame.lang.list(&first).into())]),
    }
}

fn tell_bye(frame: &Frame<'_>, tournament: &Tournament, bye: Bye) -> String {
    let name = name_player(frame, tournament, bye.player);
    match bye.reason {
        ByeReason::LeftOver => {
            let key = match tournament.format() {
                FormatName::Swiss => "tournament-bye",
                FormatName::RoundRobin => "tournament-sits-out",
            };
            frame.say(key, &[("name", name.into())])
        }
        ByeReason::AbsentOpponent(absent) => {
            let absent = name_player(frame, tournament, absent);
            frame.say("tournament-bye-absent", &[("name", name.into()), ("absent", absent.into())])
        }
    }
}

/// Whether the standings may still change by what is being played.
pub(super) fn is_under_way(tournament: &Tournament) -> bool {
    let is_pending = |round: &Round| round.tables.iter().any(|table| table.outcome == Outcome::Pending);
    tournament.state == TournamentState::Running && tournament.course.rounds.last().is_some_and(is_pending)
}
