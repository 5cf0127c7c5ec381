//! The page of a tournament: what it is, what the reader can do, its rounds and how everybody stands.

use maud::{Markup, html};
use service::course::Presence;
use service::{FormatName, MOST_ENTRANTS, Tournament, TournamentState};

use super::{
    Look, address, format_key, name, name_paces, name_player, rated_key, rounds, standings, tell_wait, title,
};
use crate::frame::Frame;
use crate::pages::icons::icon;
use crate::pages::names::{name_game, name_options};
use crate::pages::path;
use crate::pages::shell::{Here, Shell, page as shell_page};
use crate::pages::table::{LinkWords, share};

/// The words about the link.
const WORDS: LinkWords = LinkWords {
    link: "tournament-link",
    here_only: "invite-here-only",
    restart: "invite-restart",
    then: "invite-then",
    network: "invite-network",
};

pub(crate) fn page(frame: &Frame<'_>, tournament: &Tournament, look: Look, problem: Option<&str>) -> Markup {
    let heading = title(&tournament.name);
    let own = address(&tournament.id, "");
    // A refused form shows this page at its own address, so nobody can come back to it.
    let frame =
        &Frame { path: if frame.path.starts_with(&format!("{own}/")) { &own } else { frame.path }, ..*frame };
    let goes_on = matches!(tournament.state, TournamentState::Open | TournamentState::Running);
    let head = html! { @if goes_on { noscript { meta http-equiv="refresh" content="20"; } } };
    let crowned = std::slice::from_ref(tournament.entry);
    let shell = Shell { crowned, class: "list-page", head, ..Shell::plain(&heading, Here::Lobby) };
    shell_page(frame, &shell, &body(frame, tournament, look, problem))
}

/// Everything that changes while one looks on.
pub(crate) fn body(frame: &Frame<'_>, tournament: &Tournament, look: Look, problem: Option<&str>) -> Markup {
    html! {
        main #main.tournament tabindex="-1" data-tournament=(address(&tournament.id, ""))
            data-look=(look.address(&tournament.id)) data-revision=(tournament.revision) {
            p #tournament-said.sr role="status" { (stage(frame, tournament)) }
            @if let Some(problem) = problem { p.problem role="alert" { (problem) } }
            (head(frame, tournament))
            @if tournament.course.rounds.is_empty() {
                (entrants(frame, tournament))
            } @else {
                (rounds::draw(frame, tournament, look))
                (standings::draw(frame, tournament, look))
            }
        }
    }
}

fn head(frame: &Frame<'_>, tournament: &Tournament) -> Markup {
    let options = name_options(frame, tournament.entry, &tournament.chosen);
    let entrants = frame.say("tournament-entrants", &[("count", tournament.entrants.len().into())]);
    let about = [name_game(frame, tournament.entry)].into_iter().chain(options).chain([
        frame.say(format_key(tournament.format()), &[]),
        entrants,
        name_paces(frame, &tournament.paces),
        frame.say(rated_key(tournament.rated), &[]),
        frame.say("tournament-by", &[("name", name(frame, tournament.maker_name.as_deref()).into())]),
    ]);
    html! {
        section #tournament-head.card {
            div.tournament-name {
                h1 { (title(&tournament.name)) }
                p.mut { (about.collect::<Vec<_>>().join(" · ")) }
            }
            (dots(frame, tournament))
            div.tournament-stage {
                b { (stage(frame, tournament)) }
                @if let Some(more) = more(frame, tournament) { p.mut { (more) } }
            }
            div.tournament-do { (own(frame, tournament)) (of_maker(frame, tournament)) }
        }
    }
}

/// The rounds as dots: those that were played, the present one, and those to come. The words beside it say the same.
fn dots(frame: &Frame<'_>, tournament: &Tournament) -> Markup {
    let (paired, rounds) = (tournament.course.rounds.len(), tournament.rounds.unwrap_or_default());
    let is_over = tournament.state != TournamentState::Running;
    let words = frame.say("tournament-round-of", &[("number", paired.into()), ("rounds", rounds.into())]);
    html! {
        @if paired > 0 && rounds > 0 {
            div.round-dots role="img" aria-label=(words) {
                @for number in 1..=rounds {
                    span.done[number < paired || (is_over && number == paired)].now[number == paired && !is_over] { (number) }
                }
            }
        }
    }
}

/// How far it has got, in a few words.
fn stage(frame: &Frame<'_>, tournament: &Tournament) -> String {
    let paired = tournament.course.rounds.len();
    match (tournament.state, tournament.rounds) {
        (TournamentState::Open, _) => frame.say("tournament-is-open", &[]),
        (TournamentState::Running, _) if paired == 0 => frame.say("tournament-pairs", &[]),
        (TournamentState::Running, Some(rounds)) => {
            frame.say("tournament-round-of", &[("number", paired.into()), ("rounds", rounds.into())])
        }
        (TournamentState::Running, None) => frame.say("tournament-round", &[("number", paired.into())]),
        (TournamentState::Over, _) => frame.say("tournament-is-over", &[]),
        (TournamentState::CalledOff, _) => frame.say("tournament-called-off", &[]),
    }
}

/// What comes next.
fn more(frame: &Frame<'_>, tournament: &Tournament) -> Option<String> {
    match tournament.state {
        TournamentState::Open => Some(match tournament.begins {
            Some(begins) => {
                let wait = tell_wait(frame, begins - frame.tables.time());
                frame.say("tournament-begins-within", &[("time", wait.into())])
            }
            None => frame.say("tournament-begins-by-maker", &[]),
        }),
        TournamentState::Running => {
            let number = tournament.course.rounds.len().max(1);
            let wait = tell_wait(frame, service::sits_within(tournament.paces.of_round(number)));
            Some(frame.say("tournament-sit-within", &[("time", wait.into())]))
        }
        TournamentState::Over | TournamentState::CalledOff => None,
    }
}

/// What the reader can do for themselves.
fn own(frame: &Frame<'_>, tournament: &Tournament) -> Markup {
    let id = &tournament.id;
    let presence = tournament.presence_of(frame.guest).filter(|_| frame.signed_in.is_some());
    let table = tournament.table_of(frame.guest);
    let is_full = tournament.entrants.len() as i64 >= MOST_ENTRANTS;
    html! {
        @if let Some(table) = table {
            a #tournament-table.btn.pri.lg href=(path(&table.id, "")) { (icon("play")) (frame.say("tournament-to-table", &[])) }
        }
        @match (tournament.state, presence) {
            (TournamentState::Open, None) if frame.signed_in.is_none() => {
                p.mut { (frame.say("tournament-sign-in", &[])) }
                a.btn.pri href="/sign-in" { (frame.say("sign-in", &[])) }
                a.btn href="/account/new" { (frame.say("sign-up", &[])) }
            },
            (TournamentState::Open, None) if is_full => p.mut { (frame.say("problem-tournament-full", &[])) },
            (TournamentState::Open, None) => {
                form method="post" action=(address(id, "/enter")) {
                    button #tournament-enter.btn.pri.lg { (icon("check")) (frame.say("tournament-enter", &[])) }
                }
                p.mut { (frame.say(blocks_key(tournament), &[])) }
            },
            (TournamentState::Open, Some(_)) => form method="post" action=(address(id, "/withdraw")) {
                button #tournament-withdraw.btn { (icon("close")) (frame.say("tournament-withdraw", &[])) }
            },
            (TournamentState::Running, Some(Presence::Playing)) => details.resign {
                summary.btn { (icon("close")) (frame.say("tournament-withdraw", &[])) }
                form method="post" action=(address(id, "/withdraw")) {
                    p { (frame.say("tournament-withdraw-sure", &[])) }
                    button.btn.bad { (frame.say("tournament-withdraw", &[])) }
                }
            },
            (TournamentState::Running, Some(Presence::Withdrawn | Presence::Vanished)) => {
                @if tournament.may_come_back(frame.guest) {
                    p.mut { (frame.say("tournament-you-are-out", &[])) }
                    form method="post" action=(address(id, "/back")) {
                        button #tournament-back.btn.pri { (icon("check")) (frame.say("tournament-back", &[])) }
                    }
                } @else { p.mut { (frame.say("problem-put-out", &[])) } }
            },
            (TournamentState::Running, None) | (TournamentState::Over | TournamentState::CalledOff, _) => {},
        }
    }
}

/// What becomes of blocks. It says nothing of whether there are any.
fn blocks_key(tournament: &Tournament) -> &'static str {
    match tournament.format() {
        FormatName::Swiss => "tournament-blocks-swiss",
        FormatName::RoundRobin => "tournament-blocks-robin",
    }
}

/// What its maker can do.
fn of_maker(frame: &Frame<'_>, tournament: &Tournament) -> Markup {
    let is_maker = frame.signed_in.is_some() && tournament.maker == *frame.guest;
    let goes_on = matches!(tournament.state, TournamentState::Open | TournamentState::Running);
    let is_enough = tournament.entrants.len() >= tournament.table_size().least();
    html! {
        @if is_maker && tournament.state == TournamentState::Open {
            form method="post" action=(address(&tournament.id, "/begin")) {
                button #tournament-begin.btn.pri[is_enough] { (icon("play")) (frame.say("tournament-begin", &[])) }
            }
        }
        @if is_maker && goes_on {
            details.resign {
                summary.btn { (icon("close")) (frame.say("tournament-call-off", &[])) }
                form method="post" action=(address(&tournament.id, "/call-off")) {
                    p { (frame.say("tournament-call-off-sure", &[])) }
                    button.btn.bad { (frame.say("tournament-call-off", &[])) }
                }
            }
        }
    }
}

/// Who has entered, and the link for others.
fn entrants(frame: &Frame<'_>, tournament: &Tournament) -> Markup {
    html! {
        section #tournament-entrants.card.prose aria-labelledby="entrants-head" {
            h2 #entrants-head { (frame.say("tournament-players", &[])) }
            @if tournament.entrants.is_empty() { p.mut { (frame.say("tournament-nobody", &[])) } }
            ol.entrants {
                @for (player, entrant) in (0_u64..).zip(&tournament.entrants) {
                    li.own[entrant.who == *frame.guest] {
                        (name_player(frame, tournament, player))
                        @if entrant.who == *frame.guest { " " span.mut { (frame.say("seat-you", &[])) } }
                    }
                }
            }
        }
        @if tournament.state == TournamentState::Open {
            section #tournament-link.card.prose aria-labelledby="link-head" {
                h2 #link-head { (frame.say("tournament-invite", &[])) }
                p { (frame.say("tournament-invite.about", &[])) }
                (share(frame, &address(&tournament.id, ""), &WORDS))
            }
        }
    }
}
