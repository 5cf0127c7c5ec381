//! A profile: what somebody has played, where their points come from, what their decisions cost, and what they have won.

use maud::{Markup, html};
use service::{Onlooker, Played};

use super::{Learnt, Profile, address, games, parts, rating, trophies};
use crate::frame::Frame;
use crate::pages::account::month;
use crate::pages::names::{isolated, name_game};
use crate::pages::review::draw_skills;
use crate::pages::shell::{Here, Shell, page as shell_page};

pub(crate) fn page(frame: &Frame<'_>, profile: &Profile<'_>) -> Markup {
    let name = isolated(&profile.account.name);
    let shell = Shell { class: "list-page", ..Shell::plain(&name, Here::Elsewhere) };
    let body = html! {
        main #main.profile tabindex="-1" {
            (head(frame, profile, &name))
            @if profile.played.is_empty() { section.card.prose { p { (frame.say("profile-nothing", &[])) } } }
            div.cards {
                @for player in profile.rated { (rating::draw(frame, player)) }
                @for played in profile.played { (game(frame, profile, played)) }
                @for reviewed in profile.reviewed {
                    @let id = format!("costs-{}", reviewed.entry.id);
                    section.card.skills {
                        h2.h2 #(id) { (frame.say("profile-costs", &[("game", name_game(frame, reviewed.entry).into())])) }
                        p.mut {
                            (frame.say("skills-games", &[("count", reviewed.tables.into())])) " "
                            (frame.say("profile-costs.about", &[]))
                        }
                        (draw_skills(frame, reviewed.entry, &reviewed.costs, &id))
                    }
                }
                (learnt(frame, profile.learnt))
            }
            (games::draw(frame, profile))
        }
    };
    shell_page(frame, &shell, &body)
}

fn head(frame: &Frame<'_>, profile: &Profile<'_>, name: &str) -> Markup {
    let since = frame.say("account-since", &[("month", month(frame, profile.account.created).into())]);
    let friends = frame.say("profile-friends", &[("count", profile.friends.into())]);
    let finishes = profile.finishes.map(|finishes| {
        let percent = 100 * finishes.finished / finishes.games.max(1);
        let values = [("percent", (percent as usize).into()), ("count", (finishes.games as usize).into())];
        frame.say("profile-finishes", &values)
    });
    html! {
        header.card.prose {
            h1 { (name) }
            @if profile.account.is_program() {
                @let owner = profile.owner.map(isolated);
                @match owner {
                    Some(name) => p { (frame.say("program-of", &[("name", name.into())])) },
                    None => p { (frame.say("program-of-nobody", &[])) },
                }
            }
            p.mut { (since) " · " (friends) @if let Some(finishes) = finishes { " · " (finishes) } }
            p { a.btn.sm href=(public_games(&profile.account.name)) { (frame.say("games-public", &[])) } }
            @match profile.onlooker {
                Onlooker::Owner => div.row-of {
                    a.btn href="/account/seeing" { (frame.say("seeing", &[])) }
                    a.btn href="/friends" { (frame.say("friends", &[])) }
                    (take(frame))
                },
                Onlooker::Other => (follow(frame, profile)),
            }
        }
    }
}

/// Where the games are that somebody has played at public tables.
fn public_games(name: &str) -> String {
    let mut query = form_urlencoded::Serializer::new(String::new());
    query.append_pair("player", name);
    format!("/games?{}", query.finish())
}

/// The button that takes everything along.
pub(in crate::pages) fn take(frame: &Frame<'_>) -> Markup {
    html! {
        form.take method="post" action="/account/archive" {
            button.btn { (frame.say("take", &[])) }
        }
    }
}

fn follow(frame: &Frame<'_>, profile: &Profile<'_>) -> Markup {
    html! {
        @if let Some(is_followed) = profile.is_followed {
            @let (field, key) = if is_followed { ("unfollow", "unfollow") } else { ("follow", "follow") };
            div.row-of {
                a.btn.pri href={ (address(&profile.account.name)) "/challenge" } { (frame.say("dare", &[])) }
                form method="post" action="/friends" {
                    button.btn name=(field) value=(profile.account.name) { (frame.say(key, &[])) }
                }
            }
        }
    }
}

/// What somebody has made of one game.
fn game(frame: &Frame<'_>, profile: &Profile<'_>, played: &Played) -> Markup {
    html! {
        section.card.of-game {
            h2.h2 { (name_game(frame, played.entry)) }
            p { (results(frame, played)) }
            (parts::draw(frame, profile.onlooker, played))
            (trophies::draw(frame, played))
        }
    }
}

/// `12 games: 7 won, 1 drawn, 4 lost · 1st: 3, 2nd: 1`.
fn results(frame: &Frame<'_>, played: &Played) -> String {
    let between_two = played.won + played.drawn + played.lost;
    let two = (between_two > 0).then(|| {
        let counts =
            [("won", played.won.into()), ("drawn", played.drawn.into()), ("lost", played.lost.into())];
        frame.say("profile-results", &counts)
    });
    let ranks = played.ranks.iter().map(|(rank, count)| {
        frame.say("profile-rank", &[("rank", usize::from(*rank).into()), ("count", (*count).into())])
    });
    let ranks: Vec<String> = ranks.collect();
    let ranks = (!ranks.is_empty()).then(|| ranks.join(", "));
    let games = frame.say("profile-games", &[("count", played.games.into())]);
    let results: Vec<String> = [games].into_iter().chain(two).chain(ranks).collect();
    results.join(" · ")
}

fn learnt(frame: &Frame<'_>, learnt: &[Learnt]) -> Markup {
    html! {
        @if learnt.iter().any(|learnt| learnt.lessons.0 + learnt.puzzles > 0) {
            section.card.of-game {
                h2.h2 { (frame.say("profile-learnt", &[])) }
                ul.learned-of {
                    @for Learnt { entry, lessons: (done, all), puzzles } in learnt {
                        li {
                            b { (name_game(frame, entry)) } " "
                            (frame.say("profile-lessons", &[("done", (*done).into()), ("all", (*all).into())])) " · "
                            (frame.say("along-puzzles", &[("count", (*puzzles).into())]))
                        }
                    }
                }
            }
        }
    }
}
