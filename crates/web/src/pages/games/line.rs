//! A finished game as a line of a list.

use std::collections::HashMap;

use game::Seat;
use maud::{Markup, html};
use service::{FoundGame, FoundSeat, GameEnd, GuestId, Player, SeatResult};

use super::form::{end_key, result_key};
use crate::frame::Frame;
use crate::pages::account::date;
use crate::pages::names::{name_bot, name_game, name_kept, name_options};
use crate::pages::{path, people};

pub(super) fn draw(frame: &Frame<'_>, game: &FoundGame, known: &HashMap<GuestId, String>) -> Markup {
    let name = name_game(frame, game.entry);
    let all: Vec<String> = game.seats.iter().map(|seat| called(frame, seat)).collect();
    let label = format!("{}{}{name}, {}", frame.say("replay", &[]), frame.lang.colon(), all.join(", "));
    let review = format!("{}{}{name}, {}", frame.say("review", &[]), frame.lang.colon(), all.join(", "));
    html! {
        li.row.game-line {
            div {
                b {
                    @for (index, seat) in game.seats.iter().enumerate() {
                        @if index > 0 { " · " }
                        (player(frame, game, seat, known)) " " (seat.points)
                    }
                }
                span { (about(frame, game, &name)) }
            }
            em { (outcome(frame, game)) }
            a.btn.sm href=(path(&game.table, "/replay")) aria-label=(label) { (frame.say("replay", &[])) }
            a.btn.sm href=(path(&game.table, "/review")) aria-label=(review) { (frame.say("review", &[])) }
        }
    }
}

/// Somebody, with a link to their profile if the reader may see it, and how good they were.
fn player(frame: &Frame<'_>, game: &FoundGame, seat: &FoundSeat, known: &HashMap<GuestId, String>) -> Markup {
    let rating = seat.rating.filter(|rating| game.is_rated || !rating.is_provisional());
    let profile = match &seat.player {
        Player::Account(id, _) => known.get(id),
        Player::Gone | Player::Guest | Player::Program | Player::Bot(_) | Player::Left => None,
    };
    html! {
        @match profile {
            Some(name) => a href=(people::address(name)) { (called(frame, seat)) },
            None => (called(frame, seat)),
        }
        @if let Some(rating) = rating { " (" (format!("{:.0}", rating.mean())) ")" }
    }
}

/// What somebody is called. Names that guests have given are not kept.
fn called(frame: &Frame<'_>, seat: &FoundSeat) -> String {
    match &seat.player {
        Player::Account(_, name) => name_kept(frame, name),
        Player::Gone => frame.say("name-deleted", &[]),
        Player::Guest => frame.say("games-guest", &[]),
        Player::Program => frame.say("games-program", &[]),
        Player::Bot(bot) => name_bot(frame, *bot),
        Player::Left => frame.say("games-left", &[]),
    }
}

/// `Pyramidice · four players · rated · 19 November 2026 · White resigned`.
fn about(frame: &Frame<'_>, game: &FoundGame, name: &str) -> String {
    let rated = game.is_rated.then(|| frame.say("rated", &[]));
    let ended = match game.ended {
        GameEnd::Played => None,
        GameEnd::Resigned | GameEnd::TimedOut => Some(frame.say(end_key(game.ended), &[])),
    };
    let options = name_options(frame, game.entry, &game.chosen);
    let parts = [name.to_owned()].into_iter().chain(options).chain(rated).chain([date(frame, game.at)]);
    parts.chain(ended).collect::<Vec<_>>().join(" · ")
}

/// Who has won.
fn outcome(frame: &Frame<'_>, game: &FoundGame) -> String {
    let mut seats = Seat::all(game.seats.len() as u8).zip(&game.seats);
    let first = seats.find(|(_, seat)| seat.result == Some(SeatResult::Won)).filter(|_| game.seats.len() > 1);
    if let Some((winner, _)) = first {
        let name = (game.entry.name_seat)(winner, frame.lang);
        return frame.say("games-winner", &[("name", name.into())]);
    }
    let results: Vec<SeatResult> = game.seats.iter().filter_map(|seat| seat.result).collect();
    match results[..] {
        [alone] if game.seats.len() == 1 => frame.say(result_key(alone), &[]),
        _ if results.contains(&SeatResult::Drawn) => frame.say(result_key(SeatResult::Drawn), &[]),
        _ => String::new(),
    }
}
