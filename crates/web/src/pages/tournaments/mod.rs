//! Tournaments: the list of them, the form that makes one, and the page of one with its rounds and standings.

mod form;
mod list;
mod rounds;
mod show;
mod standings;

use game::Lang;
use service::course::Points;
use service::{FormatName, Paces, Rated, Tournament, TournamentId};

use super::names::{isolated, name_kept};
use super::paces;
use crate::frame::Frame;

pub(crate) use form::{NewForm, OWN_PACES, page as form};
pub(crate) use list::page as list;
pub(crate) use show::{body, page};

/// How many pairings and how many players of the standings are on a page: a tournament has several lists, each of long lines.
const LISTED: usize = 10;

/// Which part of a tournament somebody looks at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Look {
    /// The number of a round; `None` for the last.
    pub(crate) round: Option<usize>,
    /// A page of its pairings.
    pub(crate) tables: u32,
    /// A page of the standings.
    pub(crate) standings: u32,
    /// Whose tie-breaks are added up, by their number; `None` for the reader's.
    pub(crate) sums: Option<u64>,
}

impl Look {
    /// Where a tournament is looked at like this.
    fn address(self, id: &TournamentId) -> String {
        let Look { round, tables, standings, sums } = self;
        let shown = |number: u32| Some(u64::from(number)).filter(|number| *number > 0);
        let parts = [
            ("round", round.map(|round| round as u64)),
            ("tables", shown(tables)),
            ("standings", shown(standings)),
            ("sums", sums),
        ];
        let parts = parts.into_iter().filter_map(|(key, value)| Some(format!("{key}={}", value?)));
        let query = parts.collect::<Vec<_>>().join("&");
        address(id, &if query.is_empty() { query } else { format!("?{query}") })
    }
}

/// The address of a tournament, or of something below it.
pub(crate) fn address(id: &TournamentId, below: &str) -> String {
    format!("/tournaments/{id}{below}")
}

/// What somebody is called who has entered, or made a tournament.
fn name(frame: &Frame<'_>, name: Option<&str>) -> String {
    match name {
        Some(name) => name_kept(frame, name),
        None => frame.say("name-deleted", &[]),
    }
}

/// What a player of the course is called.
fn name_player(frame: &Frame<'_>, tournament: &Tournament, player: u64) -> String {
    name(frame, tournament.entrants.get(player as usize).and_then(|entrant| entrant.name.as_deref()))
}

fn title(name: &str) -> String {
    isolated(name)
}

fn format_key(format: FormatName) -> &'static str {
    match format {
        FormatName::Swiss => "tournament-swiss",
        FormatName::RoundRobin => "tournament-round-robin",
    }
}

fn rated_key(rated: Rated) -> &'static str {
    match rated {
        Rated::Rated => "seek-rated",
        Rated::Casual => "seek-casual",
    }
}

/// `10 min + 30 s a turn`, and that some rounds have another pace.
fn name_paces(frame: &Frame<'_>, all: &Paces) -> String {
    let usual = paces::name(frame, all.usual);
    if all.others.is_empty() {
        return usual;
    }
    let other = |(number, pace): (&usize, &service::Pace)| {
        let pace = paces::name(frame, *pace);
        frame.say("tournament-round-pace", &[("number", (*number).into()), ("pace", pace.into())])
    };
    let others: Vec<String> = all.others.iter().map(other).collect();
    format!("{usual} ({})", others.join(", "))
}

/// Points as people write them: `1`, `2½`, `0.67`.
fn tell_points(lang: Lang, points: Points) -> String {
    let (whole, rest) = (points.hundredths() / 100, points.hundredths() % 100);
    match (whole, rest) {
        (_, 0) => whole.to_string(),
        (0, 50) => "½".to_owned(),
        (_, 50) => format!("{whole}½"),
        _ => {
            let text = format!("{whole}.{rest:02}");
            match lang {
                Lang::En => text,
                Lang::Fr | Lang::Hu => text.replace('.', ","),
            }
        }
    }
}

/// A time until something in minutes, hours or days, rounded up.
fn tell_wait(frame: &Frame<'_>, left: i64) -> String {
    const MINUTE: i64 = 60_000;
    let minutes = (left.max(0) + MINUTE - 1) / MINUTE;
    let say = |key: &str, count: i64| frame.say(key, &[("count", (count.max(1) as usize).into())]);
    match minutes {
        ..120 => say("tournament-minutes", minutes),
        120..2_880 => say("tournament-hours", minutes / 60),
        2_880.. => say("tournament-days", minutes / 1_440),
    }
}
