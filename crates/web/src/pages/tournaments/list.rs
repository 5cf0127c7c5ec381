//! The list of tournaments: those that can be entered, those that are played, and those that are over.

use catalog::GAMES;
use game::Seat;
use maud::{Markup, html};
use service::{ListedTournament, Page, TournamentState};

use super::{address, format_key, name, name_paces, rated_key, tell_wait, title};
use crate::frame::Frame;
use crate::pages::icons::icon;
use crate::pages::names::name_game;
use crate::pages::paging::links;
use crate::pages::shell::{Here, Shell, page as shell_page};

pub(crate) fn page(frame: &Frame<'_>, all: &Page<ListedTournament>) -> Markup {
    let heading = frame.say("tournaments", &[]);
    let shell = Shell { crowned: GAMES, class: "list-page", ..Shell::plain(&heading, Here::Lobby) };
    let parts = [
        ("tournaments-open", "tournaments-none-open", &[TournamentState::Open][..]),
        ("tournaments-running", "tournaments-none-running", &[TournamentState::Running]),
        ("tournaments-over", "tournaments-none-over", &[TournamentState::Over, TournamentState::CalledOff]),
    ];
    let is_whole = all.number == 0 && !all.has_more;
    let body = html! {
        main #main.lists.tournaments tabindex="-1" {
            h1 { (heading) }
            section.card.prose {
                p { (frame.say("tournaments-about", &[])) }
                p.row-of {
                    @if frame.signed_in.is_some() {
                        a.btn.pri href="/tournaments/new" { (icon("play")) (frame.say("tournament-new", &[])) }
                    } @else {
                        a.btn.pri href="/sign-in" { (frame.say("sign-in", &[])) }
                        a.btn href="/account/new" { (frame.say("sign-up", &[])) }
                    }
                }
            }
            @for (heading, nothing, states) in parts {
                @let of_part: Vec<&ListedTournament> = all.lines.iter().filter(|one| states.contains(&one.state)).collect();
                @if !of_part.is_empty() || is_whole { section.card.lst {
                    header { h2.h2 { (frame.say(heading, &[])) } }
                    @if of_part.is_empty() { p.mut { (frame.say(nothing, &[])) } }
                    ul { @for one in of_part { (row(frame, one)) } }
                } }
            }
            (links(frame, all, &heading, |page| format!("/tournaments?page={page}")))
        }
    };
    shell_page(frame, &shell, &body)
}

fn row(frame: &Frame<'_>, one: &ListedTournament) -> Markup {
    let maker = frame.say("tournament-by", &[("name", name(frame, one.maker_name.as_deref()).into())]);
    let about = [
        name_game(frame, one.entry),
        frame.say(format_key(one.format), &[]),
        name_paces(frame, &one.paces),
        frame.say(rated_key(one.rated), &[]),
        maker,
    ];
    html! {
        li {
            a.row href=(address(&one.id, "")) {
                span.mb aria-hidden="true" { ((one.entry.crown)(Seat::new(0))) }
                div {
                    b { (title(&one.name)) }
                    span { (about.join(" · ")) }
                    span { (stage(frame, one)) }
                }
                @if one.is_in { em.turn { (frame.say("tournament-you-are-in", &[])) } }
            }
        }
    }
}

/// How many have entered, and when it begins or how far it has got.
fn stage(frame: &Frame<'_>, one: &ListedTournament) -> String {
    let count = frame.say("tournament-entrants", &[("count", one.entrants.into())]);
    let stage = match (one.state, one.begins) {
        (TournamentState::Open, Some(begins)) => {
            let wait = tell_wait(frame, begins - frame.tables.time());
            Some(frame.say("tournament-begins-within", &[("time", wait.into())]))
        }
        (TournamentState::Open, None) | (TournamentState::Over, _) => None,
        (TournamentState::Running, _) => Some(match one.rounds {
            Some(rounds) => {
                let values = [("number", one.paired.max(1).into()), ("rounds", rounds.into())];
                frame.say("tournament-round-of", &values)
            }
            None => frame.say("tournament-round", &[("number", one.paired.max(1).into())]),
        }),
        (TournamentState::CalledOff, _) => Some(frame.say("tournament-called-off", &[])),
    };
    [count].into_iter().chain(stage).collect::<Vec<_>>().join(" · ")
}
