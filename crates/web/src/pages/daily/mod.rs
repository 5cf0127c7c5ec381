//! The daily deal: what it is, what came of it, and what others made of it.

mod before;
mod calendar;
mod chart;
mod dates;
mod list;
mod results;
mod share;
mod summary;

use catalog::{Day, Entry};
use game::OptionSpec;
use maud::{Markup, html};
use service::{CalendarDay, Deal, Made, Results, Try, TryState};

use super::icons::icon;
use super::names::name_game;
use super::shell::{Here, Shell, page as shell_page};
use super::table::copied;
use crate::frame::Frame;

pub(in crate::pages) use dates::{name as name_day, name_month as name_month_of};
pub(crate) use list::page as list;

/// The option for the number of players.
const PLAYERS: &str = "players";

/// A deal as its reader sees it.
pub(crate) struct Daily<'a> {
    pub(crate) deal: &'a Deal,
    pub(crate) results: &'a Results,
    pub(crate) today: Day,
    /// Seconds since 1970.
    pub(crate) now: i64,
    /// The month of the calendar, by its first day, and the days of it that had a deal.
    pub(crate) month: (Day, &'a [CalendarDay]),
    /// On how many days in a row, up to this one, the reader did better than the computer player.
    pub(crate) streak: usize,
    /// The other deals of today.
    pub(crate) others: &'a [Other],
    /// The commitment to the deal of tomorrow, on the page of today.
    pub(crate) next_seal: Option<&'a str>,
}

/// A deal of today, and how the reader's first try at it stands.
pub(crate) struct Other {
    pub(crate) deal: Deal,
    pub(crate) own: Option<Try>,
}

impl Daily<'_> {
    /// The computer player's result, if the reader may know it.
    fn player(&self) -> Option<&Made> {
        self.results.tries.as_ref().and(self.deal.player.as_ref())
    }

    /// The reader's result, if they have one.
    fn own(&self) -> Option<&Made> {
        match &self.results.own.as_ref()?.state {
            TryState::Played(made) => Some(made),
            TryState::Playing | TryState::Resigned => None,
        }
    }

    fn is_today(&self) -> bool {
        self.deal.day == self.today && !self.deal.is_over
    }

    /// Whether the reader's first try goes on and can still count.
    fn is_under_way(&self) -> bool {
        let is_playing = self.results.own.as_ref().is_some_and(|own| own.state == TryState::Playing);
        is_playing && !self.deal.is_over
    }
}

/// The page of a deal.
pub(crate) fn page(frame: &Frame<'_>, daily: &Daily<'_>) -> Markup {
    let entry = daily.deal.entry;
    let date = dates::name(frame, daily.deal.day);
    let title =
        frame.say("daily-title", &[("game", name_game(frame, entry).into()), ("date", (&*date).into())]);
    let crumb = html! { b { (frame.say("daily", &[])) } span { (name_game(frame, entry)) } span { (date) } };
    let shell = Shell { crumb, class: "day-page", ..Shell::of_game(frame, &title, Here::Daily, entry) };
    let body = html! {
        main #main.day tabindex="-1" {
            @if daily.results.tries.is_some() { (summary::draw(frame, daily)) } @else { (before::draw(frame, daily)) }
            @if daily.own().is_some() { (share::draw(frame, daily)) }
            (results::draw(frame, daily))
            (calendar::draw(frame, daily))
            (counts(frame, daily))
        }
        (copied(frame))
    };
    shell_page(frame, &shell, &body)
}

/// The address of a deal.
pub(crate) fn address(entry: &Entry, day: Day) -> String {
    format!("/daily/{}/{day}", entry.id)
}

/// Against whom, and with which options.
fn about(frame: &Frame<'_>, deal: &Deal) -> Vec<String> {
    let scorers = (deal.entry.name_scorers)(&deal.chosen, frame.lang).unwrap_or_default();
    let against = match scorers.into_iter().nth(usize::from(deal.seats)) {
        Some(name) => frame.say("daily-against", &[("name", name.into())]),
        None => frame.say("daily-against-player", &[("count", (deal.seats - 1).into())]),
    };
    let told = options(frame, deal).into_iter().filter(|option| !against.contains(option.as_str()));
    let told: Vec<String> = told.collect();
    [against].into_iter().chain(told).collect()
}

/// What sets this deal apart from others of its game. How many play is said by whom they play against.
fn options(frame: &Frame<'_>, deal: &Deal) -> Vec<String> {
    let Deal { entry, chosen, .. } = deal;
    let is_told = |spec: &&OptionSpec| {
        let is_changed = spec.values.len() > 2 || chosen.get(spec.key) != spec.default;
        spec.key != PLAYERS && is_changed && chosen.makes_a_difference(entry.options, spec)
    };
    let name = |spec: &OptionSpec| match chosen.get(spec.key) {
        "true" => (entry.say)(&format!("option-{}", spec.key), frame.lang),
        value => (entry.name_value)(spec.key, value, frame.lang),
    };
    entry.options.iter().filter(is_told).map(name).collect()
}

/// The form that plays a deal.
fn play(frame: &Frame<'_>, daily: &Daily<'_>, class: &str, label: &str, sign: &str) -> Markup {
    html! {
        form method="post" action=(address(daily.deal.entry, daily.deal.day)) {
            @if daily.results.own.is_none() && !daily.deal.is_over { (super::me::ask_name(frame)) }
            button class=(class) { (icon(sign)) (frame.say(label, &[])) }
        }
    }
}

/// When the next deal comes, for those who have nothing to share.
fn next(frame: &Frame<'_>, daily: &Daily<'_>) -> Markup {
    html! {
        p.mut {
            (dates::until_next(frame, daily))
            @if !daily.is_today() {
                " " a href=(address(daily.deal.entry, daily.today)) { (frame.say("daily-to-today", &[])) }
            }
        }
    }
}

/// What counts, who shuffled, and the other deals.
fn counts(frame: &Frame<'_>, daily: &Daily<'_>) -> Markup {
    html! {
        section.card.pnl.day-counts {
            h2.h2 { (frame.say("daily-counts", &[])) }
            p { b { (frame.say("daily-first", &[])) } " " (frame.say("daily-first-about", &[])) }
            p { b { (frame.say("daily-shuffled", &[])) } " " (frame.say("daily-shuffled-about", &[])) }
            details {
                summary { (frame.say("daily-seals", &[])) }
                p { (dates::sealed(frame, daily.deal)) }
                dl {
                    dt { (frame.say("daily-seal", &[])) }
                    dd { code { (daily.deal.commitment) } }
                    @if let Some(seal) = daily.next_seal {
                        dt { (frame.say("daily-seal-next", &[])) }
                        dd { code { (seal) } }
                    }
                }
                p { (frame.say("daily-seals-about", &[])) }
            }
            @if !daily.others.is_empty() {
                h3 { (frame.say("daily-others", &[])) }
                ul.day-others { @for other in daily.others { li { (list::link(frame, other)) } } }
            }
        }
    }
}
