//! What was chosen first in finished games, and how these games ended.

use bots::Interval;
use catalog::{Entry, GAMES};
use form_urlencoded::Serializer;
use game::{Chosen, RecordedStep};
use maud::{Markup, html};
use service::{ENOUGH, Explored, ExploredChoice};

use crate::frame::Frame;
use crate::pages::names::{name_game, name_options};
use crate::pages::path;
use crate::pages::shell::{Here, Shell, page as shell_page};

/// A place among the first decisions.
pub(crate) struct First<'a> {
    pub(crate) entry: &'static Entry,
    pub(crate) chosen: &'a Chosen,
    /// The decisions that lead there, as in a record.
    pub(crate) decisions: &'a [String],
    pub(crate) explored: &'a Explored,
}

impl First<'_> {
    /// The address of a place.
    fn address(&self, chosen: &Chosen, decisions: &[String]) -> String {
        let mut query = Serializer::new(String::new());
        query.append_pair("options", &chosen.to_string());
        if !decisions.is_empty() {
            query.append_pair("after", &decisions.join("\n"));
        }
        format!("/games/{}/first?{}", self.entry.id, query.finish())
    }
}

pub(crate) fn page(frame: &Frame<'_>, first: &First<'_>) -> Markup {
    let title = frame.say("first", &[("game", name_game(frame, first.entry).into())]);
    let shell = Shell { class: "list-page", ..Shell::plain(&title, Here::Elsewhere) };
    let body = html! {
        main #main.lists tabindex="-1" {
            h1 { (title) }
            p.mut { (frame.say("first-about", &[])) }
            nav.pick-game aria-label=(frame.say("leaders-games", &[])) {
                @for other in GAMES {
                    a.btn href={ "/games/" (other.id) "/first" } aria-current=[(other.id == first.entry.id).then_some("page")] {
                        (name_game(frame, other))
                    }
                }
            }
            (options(frame, first))
            (way(frame, first))
            (choices(frame, first))
            p { a.btn href={ "/games?game=" (first.entry.id) } { (frame.say("games", &[])) } }
        }
    };
    shell_page(frame, &shell, &body)
}

/// The options with which there are games.
fn options(frame: &Frame<'_>, first: &First<'_>) -> Markup {
    html! {
        @if first.explored.options.len() > 1 {
            nav.pick-game aria-label=(frame.say("first-options", &[])) {
                @for chosen in &first.explored.options {
                    @let is_chosen = chosen.to_string() == first.chosen.to_string();
                    a.btn.sm href=(first.address(chosen, &[])) aria-current=[is_chosen.then_some("page")] {
                        (told(frame, first.entry, chosen))
                    }
                }
            }
        }
    }
}

/// Options that differ from the usual ones, or that these are the usual ones.
fn told(frame: &Frame<'_>, entry: &Entry, chosen: &Chosen) -> String {
    let mut parts = name_options(frame, entry, chosen);
    let is_changed = |spec: &&game::OptionSpec| {
        spec.values.len() <= 2
            && chosen.makes_a_difference(entry.options, spec)
            && chosen.get(spec.key) != spec.default
    };
    parts.extend(entry.options.iter().filter(is_changed).map(|spec| {
        let about = (entry.say)(&format!("option-{}", spec.key), frame.lang);
        format!(
            "{about}{}{}",
            frame.lang.colon(),
            (entry.name_value)(spec.key, chosen.get(spec.key), frame.lang)
        )
    }));
    if parts.is_empty() { frame.say("first-usual", &[]) } else { parts.join(" · ") }
}

/// What was decided so far, with the way back, and the position in one of the games.
fn way(frame: &Frame<'_>, first: &First<'_>) -> Markup {
    html! {
        section.card.prose.first-way {
            h2 { (frame.say("first-way", &[])) }
            ol {
                li {
                    @if first.decisions.is_empty() { (frame.say("first-start", &[])) } @else {
                        a href=(first.address(first.chosen, &[])) { (frame.say("first-start", &[])) }
                    }
                }
                @for (index, decision) in first.decisions.iter().enumerate() {
                    @let name = read(decision).map_or_else(|| decision.clone(), |step| called(frame, first, &step));
                    li {
                        @if index + 1 == first.decisions.len() { b { (name) } } @else {
                            a href=(first.address(first.chosen, &first.decisions[..=index])) { (name) }
                        }
                    }
                }
            }
            @if let Some((table, step)) = &first.explored.example {
                figure {
                    img src={ (path(&table.id, "/picture.svg")) "?step=" (step) } alt="" loading="lazy";
                    figcaption {
                        (frame.say("first-example", &[])) " "
                        a href={ (path(&table.id, "/replay")) "?step=" (step) } { (frame.say("replay", &[])) }
                    }
                }
            }
        }
    }
}

fn choices(frame: &Frame<'_>, first: &First<'_>) -> Markup {
    let Explored { choices, games, .. } = first.explored;
    let heading = frame.say("first-choices", &[("count", (*games as usize).into())]);
    html! {
        section.card.lst.skills.first {
            header { h2.h2 { (heading) } }
            @if choices.is_empty() { p.mut { (frame.say("first-none", &[])) } } @else {
                div.scroll tabindex="0" role="group" aria-label=(heading) {
                    table {
                        thead {
                            tr {
                                th scope="col" { (frame.say("first-choice", &[])) }
                                th.num scope="col" { (frame.say("first-games", &[])) }
                                th.num scope="col" { (frame.say("first-won", &[])) }
                                th.num scope="col" { (frame.say("first-strong", &[])) }
                                th.num scope="col" { (frame.say("first-strong-won", &[])) }
                            }
                        }
                        tbody { @for choice in choices { (row(frame, first, choice, *games)) } }
                    }
                }
                p.mut { (frame.say("first-strong.about", &[("enough", (ENOUGH as usize).into())])) }
            }
        }
    }
}

fn row(frame: &Frame<'_>, first: &First<'_>, choice: &ExploredChoice, all: u32) -> Markup {
    let name = called(frame, first, &choice.step);
    let next = [first.decisions, &[choice.step.to_string()]].concat();
    let share = 100.0 * f64::from(choice.games) / f64::from(all.max(1));
    html! {
        tr {
            th scope="row" {
                @if choice.goes_on() { a href=(first.address(first.chosen, &next)) { (name) } } @else { (name) }
            }
            td.num { (choice.games) " (" (percent(frame, share)) ")" }
            td.num { (interval(frame, &choice.won)) }
            td.num { (choice.strong_games) }
            td.num { @if let Some(won) = &choice.strong_won { (interval(frame, won)) } @else { "–" } }
        }
    }
}

fn percent(frame: &Frame<'_>, share: f64) -> String {
    frame.say("first-percent", &[("share", frame.lang.tenths(share).into())])
}

fn interval(frame: &Frame<'_>, won: &Interval) -> String {
    let tenths = |part: f64| frame.lang.tenths(100.0 * part);
    let values = [
        ("won", tenths(won.share).into()),
        ("low", tenths(won.low).into()),
        ("high", tenths(won.high).into()),
    ];
    frame.say("balance-share", &values)
}

fn read(decision: &str) -> Option<RecordedStep> {
    let (seat, text) = decision.split_once(": ")?;
    let seat: u8 = seat.parse().ok()?;
    Some(RecordedStep { actor: Some(game::Seat::try_from(seat).ok()?), text: text.to_owned() })
}

/// Who decided, and what: in words where a game is at hand that knows them.
fn called(frame: &Frame<'_>, first: &First<'_>, step: &RecordedStep) -> String {
    let example = first.explored.example.as_ref().and_then(|(table, _)| table.session.as_deref());
    let action = example
        .and_then(|game| game.name_action(&step.text, frame.lang))
        .unwrap_or_else(|| step.text.clone());
    match step.actor {
        Some(seat) => format!("{}{}{action}", (first.entry.name_seat)(seat, frame.lang), frame.lang.colon()),
        None => action,
    }
}
