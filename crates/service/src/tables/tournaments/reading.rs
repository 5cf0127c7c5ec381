//! Tournaments from their rows. What comes out of an archive is checked by the same.

use std::collections::HashMap;

use contest::tournament::{
    Bye, ByeReason, Entrant as CourseEntrant, Finish, Format, Outcome, Player, Presence, Round, SeatResult,
    Table, TableSize,
};
use store::{EntrantRow, GuestId, MOST_ENTRANTS, PairingRow, TournamentListedRow, WholeTournament};

use super::{AtTable, Entrant, FormatName, ListedTournament, Paces, Tournament, sits_within};
use crate::names::clean_title;

/// Far more rounds than any tournament has.
const MOST_ROUNDS: i64 = 200;

/// Whether this program could have written a tournament of an archive.
pub(crate) fn is_readable_tournament(whole: &WholeTournament) -> bool {
    let row = &whole.tournament;
    let is_counted = [row.revision, row.created, row.changed].into_iter().all(|number| number >= 0);
    is_counted && row.name == clean_title(&row.name) && Tournament::read(whole).is_some()
}

/// At the tables of a tournament that are not over, people have as much time to sit down as if they were called now.
pub(crate) fn wait_again(whole: &mut WholeTournament, now: i64) {
    let Ok(paces) = whole.tournament.paces.parse::<Paces>() else { return };
    for row in whole.pairings.iter_mut().filter(|row| row.results.is_none()) {
        row.sit_by = now + sits_within(paces.of_round(row.round as usize + 1));
    }
}

impl Tournament {
    /// Reads a tournament; `None` if it cannot be one.
    pub(super) fn read(whole: &WholeTournament) -> Option<Tournament> {
        let row = &whole.tournament;
        let entry = catalog::find(&row.game).ok()?;
        let chosen = entry.choose(&row.options, None).ok()?;
        let table_size = TableSize::new(row.fewest.try_into().ok()?, row.seats.try_into().ok()?)?;
        let rounds = usize::try_from(row.rounds).ok().filter(|_| row.rounds <= MOST_ROUNDS)?;
        let format = match row.format.parse().ok()? {
            FormatName::Swiss => Format::Swiss { rounds },
            FormatName::RoundRobin => Format::RoundRobin,
        };
        let is_table = usize::from((entry.count_seats)(&chosen).ok()?) == table_size.most();
        let is_numbered = (0..=MOST_ROUNDS).contains(&row.paired);
        let entrants = whole.entrants.iter().map(read_entrant).collect::<Option<Vec<_>>>()?;
        if !is_table || !is_numbered || entrants.len() as i64 > MOST_ENTRANTS {
            return None;
        }
        let numbers: HashMap<&GuestId, Player> = whole.entrants.iter().map(|row| &row.who).zip(0..).collect();
        if numbers.len() != entrants.len() {
            return None;
        }
        let course = entrants.iter().zip(0..).map(|((_, rating, presence), player)| CourseEntrant {
            player,
            rating: *rating,
            presence: *presence,
        });
        let course = contest::tournament::Tournament {
            format,
            table_size,
            entrants: course.collect(),
            rounds: (0..row.paired).map(|round| read_round(whole, round, &numbers)).collect::<Option<_>>()?,
            apart: Vec::new(),
        };
        let tables = (0..row.paired).map(|round| of_round(&whole.pairings, round).map(at_table).collect());
        Some(Tournament {
            id: row.id.clone(),
            name: row.name.clone(),
            maker: row.maker.clone(),
            maker_name: whole.maker_name.clone(),
            reached: row.kind.parse().ok()?,
            entry,
            chosen,
            paces: row.paces.parse().ok()?,
            rated: super::making::rated(row.rated),
            begins: row.begins,
            state: row.state.parse().ok()?,
            rounds: Some(rounds).filter(|rounds| *rounds > 0),
            revision: row.revision,
            created: row.created,
            entrants: entrants.into_iter().map(|(entrant, ..)| entrant).collect(),
            tables: tables.collect(),
            course,
        })
    }
}

fn read_entrant(row: &EntrantRow) -> Option<(Entrant, i32, Presence)> {
    let entrant = Entrant { who: row.who.clone(), name: row.name.clone(), forfeits: row.forfeits };
    Some((entrant, row.rating.try_into().ok()?, read_presence(&row.presence)?))
}

fn read_presence(text: &str) -> Option<Presence> {
    [Presence::Playing, Presence::Withdrawn, Presence::Vanished]
        .into_iter()
        .find(|presence| name_presence(*presence) == text)
}

/// What the store calls whether somebody is still in.
pub(super) fn name_presence(presence: Presence) -> &'static str {
    match presence {
        Presence::Playing => "playing",
        Presence::Withdrawn => "withdrawn",
        Presence::Vanished => "vanished",
    }
}

fn of_round(rows: &[PairingRow], round: i64) -> impl Iterator<Item = &PairingRow> {
    rows.iter().filter(move |row| row.round == round)
}

fn at_table(row: &PairingRow) -> AtTable {
    let progress = row.progress.as_deref().and_then(|progress| progress.parse().ok());
    AtTable { id: row.table_id.clone(), sit_by: row.sit_by, progress }
}

/// A round in which nobody is twice.
fn read_round(whole: &WholeTournament, round: i64, numbers: &HashMap<&GuestId, Player>) -> Option<Round> {
    let mut read = Round::default();
    for (row, place) in of_round(&whole.pairings, round).zip(0..) {
        let seats = whole.seats.iter().filter(|seat| (seat.round, seat.place) == (round, place));
        let players: Vec<Player> =
            seats.map(|seat| numbers.get(&seat.who).copied()).collect::<Option<_>>()?;
        if row.place != place || !(2..=5).contains(&players.len()) {
            return None;
        }
        let outcome = match row.results.as_deref() {
            None => Outcome::Pending,
            Some(text) => Outcome::Finished(read_results(text, players.len())?),
        };
        read.tables.push(Table { players, outcome });
    }
    for row in whole.byes.iter().filter(|row| row.round == round) {
        let reason = match &row.absent {
            None => ByeReason::LeftOver,
            Some(absent) => ByeReason::AbsentOpponent(*numbers.get(absent)?),
        };
        read.byes.push(Bye { player: *numbers.get(&row.who)?, reason });
    }
    let seated = read.tables.iter().flat_map(|table| &table.players);
    let mut all: Vec<Player> = seated.copied().chain(read.byes.iter().map(|bye| bye.player)).collect();
    let count = all.len();
    all.sort_unstable();
    all.dedup();
    (all.len() == count).then_some(read)
}

/// One sensible result for each seat.
fn read_results(text: &str, seats: usize) -> Option<Vec<SeatResult>> {
    let results: Vec<SeatResult> = serde_json::from_str(text).ok()?;
    let is_sensible = |result: &SeatResult| {
        let is_place = match result.finish {
            Finish::Placed(place) => (1..=seats).contains(&usize::from(place)),
            Finish::Forfeited => true,
        };
        is_place && result.scored.abs() < 1_000_000
    };
    (results.len() == seats && results.iter().all(is_sensible)).then_some(results)
}

impl ListedTournament {
    pub(super) fn read(row: TournamentListedRow) -> Option<ListedTournament> {
        let entry = catalog::find(&row.game).ok()?;
        Some(ListedTournament {
            chosen: entry.choose(&row.options, None).ok()?,
            entry,
            format: row.format.parse().ok()?,
            rounds: Some(row.rounds as usize).filter(|rounds| *rounds > 0),
            paired: row.paired as usize,
            paces: row.paces.parse().ok()?,
            rated: super::making::rated(row.rated),
            begins: row.begins,
            state: row.state.parse().ok()?,
            entrants: row.entrants as usize,
            is_in: row.is_in,
            id: row.id,
            name: row.name,
            maker_name: row.maker_name,
        })
    }
}
