//! What people do about tournaments: they make them, enter, leave, begin them and call them off.

use std::sync::Arc;

use catalog::Entry;
use contest::matching::Rated;
use contest::tournament::{Presence, TableSize};
use game::Chosen;
use store::{Entered, GuestId, StoreError, TournamentId, TournamentRow};

use super::reading::name_presence;
use super::{FormatName, ListedTournament, MOST_FORFEITS, Paces, Reached, Tournament, TournamentState};
use crate::names::clean_title;
use crate::paging::Page;
use crate::refusal::Refusal;
use crate::tables::Tables;
use crate::tables::meeting::usual_options;
use crate::{clock, random};

/// How many tournaments that are not over somebody may have made.
const MOST: i64 = 10;

/// How many tournaments are on a page of the list. Each says much.
const LISTED: i64 = 10;

/// For how many seconds a list shows what is over.
const SHOWN: i64 = 14 * 86_400;

/// How often it is tried while others change the tournament.
const TRIES: usize = 5;

/// The option for the number of players, in games that let one choose.
const PLAYERS: &str = "players";

/// A tournament to make.
#[derive(Clone, Debug)]
pub struct NewTournament {
    /// What it is called.
    pub name: String,
    /// The game.
    pub entry: &'static Entry,
    /// The options at a full table.
    pub chosen: Chosen,
    /// Who finds it.
    pub reached: Reached,
    /// How its rounds are paired.
    pub format: FormatName,
    /// How many rounds are played if that is to be chosen; `None` for as many as suit those who enter.
    pub rounds: Option<u8>,
    /// The fewest who may play at a table.
    pub fewest: u8,
    /// How much time everybody has.
    pub paces: Paces,
    /// Whether its games count for ratings.
    pub rated: Rated,
    /// In how many milliseconds it begins by itself; `None` if its maker begins it.
    pub begins_in: Option<i64>,
}

/// How many Swiss rounds make sure of a winner, and of who is close behind.
pub fn recommended_rounds(players: usize, seats: usize) -> usize {
    let mut rounds = 1;
    while seats.pow(rounds) < players {
        rounds += 1;
    }
    // At larger tables a single round says less of each who sits there.
    let more = usize::from(seats > 2);
    (rounds as usize + more).max(3).min(players.saturating_sub(1).max(1))
}

/// The numbers of seats that tables of a tournament may have with these options, from as many as are chosen down: two to five.
pub fn sizes_of(entry: &Entry, chosen: &Chosen) -> Vec<u8> {
    let Ok(seats) = (entry.count_seats)(chosen) else { return Vec::new() };
    let sizes = (2..=seats.min(5)).rev();
    sizes.take_while(|size| options_at(entry, chosen, *size).is_some()).collect()
}

/// The options at a table with fewer players.
pub(super) fn options_at(entry: &Entry, chosen: &Chosen, seats: u8) -> Option<Chosen> {
    if (entry.count_seats)(chosen).ok()? == seats {
        return Some(chosen.clone());
    }
    let text = chosen.to_string();
    let others = text.split(' ').filter(|pair| !pair.starts_with(&format!("{PLAYERS}=")));
    let options = format!("{PLAYERS}={seats} {}", others.collect::<Vec<_>>().join(" "));
    let same = entry.choose(&options, None).ok();
    let fits = |chosen: &Chosen| (entry.count_seats)(chosen).ok() == Some(seats);
    same.filter(fits).or_else(|| usual_options(entry, seats))
}

pub(super) fn rated(is_rated: bool) -> Rated {
    if is_rated { Rated::Rated } else { Rated::Casual }
}

impl Tables {
    /// Makes a tournament that others may enter.
    pub async fn make_tournament(
        self: &Arc<Self>,
        maker: &GuestId,
        new: &NewTournament,
    ) -> Result<TournamentId, Refusal> {
        if self.store.account(maker).await?.is_none() {
            return Err(Refusal::NoAccount);
        }
        let name = clean_title(&new.name);
        let sizes = sizes_of(new.entry, &new.chosen);
        let seats = (new.entry.count_seats)(&new.chosen).map_err(|_| Refusal::Illegal)?;
        let can_be = TableSize::new(new.fewest, seats).is_some() && sizes.contains(&new.fewest);
        if name.is_empty() || !can_be || new.chosen.edition().is_some() {
            return Err(Refusal::Illegal);
        }
        let now = clock::now();
        let row = TournamentRow {
            id: random::id(),
            name,
            maker: maker.clone(),
            kind: new.reached.to_string(),
            game: new.entry.id.to_owned(),
            options: new.chosen.to_string(),
            format: new.format.to_string(),
            rounds: match new.format {
                FormatName::Swiss => new.rounds.map_or(0, i64::from),
                FormatName::RoundRobin => 0,
            },
            fewest: new.fewest.into(),
            seats: seats.into(),
            paces: new.paces.to_string(),
            rated: new.rated == Rated::Rated,
            created: now,
            begins: new.begins_in.map(|wait| self.time() + wait),
            state: TournamentState::Open.to_string(),
            paired: 0,
            revision: 0,
            changed: now,
        };
        let id = row.id.clone();
        if !self.store.make_tournament(row, MOST).await? {
            return Err(Refusal::TooManyTournaments);
        }
        self.tell_tournaments().await?;
        Ok(id)
    }

    /// The tournament with this id.
    pub async fn tournament(&self, id: &TournamentId) -> Result<Tournament, Refusal> {
        let whole = self.store.tournament(id).await?.ok_or(Refusal::NotFound)?;
        Tournament::read(&whole).ok_or_else(|| {
            tracing::error!(tournament = %id, "a stored tournament cannot be read");
            Refusal::Internal
        })
    }

    /// A page of the tournaments that somebody finds: those that people enter come first, then those that are played, and of
    /// each those that changed last.
    pub async fn tournaments(&self, reader: &GuestId, page: u32) -> Result<Page<ListedTournament>, Refusal> {
        let since = clock::now() - SHOWN;
        let rows = async |most, first| self.store.tournaments(reader, since, most, first).await;
        Ok(Page::read(page, LISTED, rows).await?.filter_map(ListedTournament::read))
    }

    /// Somebody enters a tournament that has not begun.
    pub async fn enter_tournament(self: &Arc<Self>, id: &TournamentId, who: &GuestId) -> Result<(), Refusal> {
        let tournament = self.tournament(id).await?;
        if self.store.account(who).await?.ok_or(Refusal::NoAccount)?.owner.is_some() {
            return Err(Refusal::OfProgram);
        }
        let rating = self.rating_of(who, tournament.entry.id).await?.mean().round() as i64;
        match self.store.enter_tournament(id, who, rating, clock::now()).await? {
            Entered::Done => self.tell_tournaments().await,
            Entered::Full => Err(Refusal::TournamentFull),
            Entered::Closed => Err(Refusal::TournamentClosed),
        }
    }

    /// Somebody leaves a tournament: before it begins as if they had never entered, and later for all rounds that were not
    /// paired. A table to which they did not come is lost at once.
    pub async fn withdraw(self: &Arc<Self>, id: &TournamentId, who: &GuestId) -> Result<(), Refusal> {
        let tournament = self.tournament(id).await?;
        if tournament.number_of(who).is_none() {
            return Err(Refusal::NotEntered);
        }
        let left = match tournament.state {
            TournamentState::Open => self.store.leave_tournament(id, who, clock::now()).await,
            TournamentState::Running | TournamentState::Over | TournamentState::CalledOff => {
                self.note_presence(id, who, Presence::Withdrawn).await
            }
        };
        match left {
            Err(StoreError::Conflict) => return Err(Refusal::TournamentClosed),
            left => left?,
        }
        if let Some(table) = tournament.table_of(who) {
            self.give_up_chair(&table.id, who).await;
        }
        self.go_on_with_tournaments().await
    }

    /// Somebody who withdrew or did not come is back for the next round.
    pub async fn come_back(self: &Arc<Self>, id: &TournamentId, who: &GuestId) -> Result<(), Refusal> {
        let tournament = self.tournament(id).await?;
        if tournament.number_of(who).is_none() {
            return Err(Refusal::NotEntered);
        }
        match self.note_presence(id, who, Presence::Playing).await {
            Err(StoreError::Conflict) if tournament.state == TournamentState::Running => Err(Refusal::PutOut),
            Err(StoreError::Conflict) => Err(Refusal::TournamentClosed),
            back => {
                back?;
                self.tell_tournaments().await
            }
        }
    }

    async fn note_presence(
        &self,
        id: &TournamentId,
        who: &GuestId,
        presence: Presence,
    ) -> Result<(), StoreError> {
        self.store.note_presence(id, who, name_presence(presence), MOST_FORFEITS, clock::now()).await
    }

    /// Begins a tournament: nobody enters any more, and the first round is paired.
    pub async fn begin_tournament(self: &Arc<Self>, id: &TournamentId, who: &GuestId) -> Result<(), Refusal> {
        for _ in 0..TRIES {
            let tournament = self.tournament(id).await?;
            if tournament.maker != *who {
                return Err(Refusal::NotMaker);
            }
            if tournament.state != TournamentState::Open {
                return Err(Refusal::TournamentClosed);
            }
            match self.begin_as_read(&tournament).await {
                // Somebody has entered at the same moment.
                Err(Refusal::Stale) => {}
                begun => {
                    begun?;
                    return self.go_on_with_tournaments().await;
                }
            }
        }
        Err(Refusal::Stale)
    }

    /// Begins a tournament that is as it was read.
    pub(super) async fn begin_as_read(&self, tournament: &Tournament) -> Result<(), Refusal> {
        let (count, size) = (tournament.entrants.len(), tournament.table_size());
        if count < size.least() {
            return Err(Refusal::TooFewEntrants);
        }
        let rounds = match tournament.format() {
            FormatName::Swiss => {
                tournament.rounds.unwrap_or_else(|| recommended_rounds(count, size.most())) as i64
            }
            FormatName::RoundRobin => 0,
        };
        let now = clock::now();
        Ok(self.store.begin_tournament(&tournament.id, tournament.revision, rounds, now).await?)
    }

    /// Its maker calls a tournament off. Games that are being played go on.
    pub async fn call_off_tournament(
        self: &Arc<Self>,
        id: &TournamentId,
        who: &GuestId,
    ) -> Result<(), Refusal> {
        let tournament = self.tournament(id).await?;
        if tournament.maker != *who {
            return Err(Refusal::NotMaker);
        }
        let to = TournamentState::CalledOff.name();
        match self.store.move_tournament(id, ["open", "running"], to, clock::now()).await {
            Err(StoreError::Conflict) => return Err(Refusal::TournamentClosed),
            moved => moved?,
        }
        self.call_off_waiting_tables(&tournament).await;
        self.go_on_with_tournaments().await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn as_many_rounds_are_recommended_as_it_takes_for_a_winner() {
        for (players, seats, rounds) in
            [(2, 2, 1), (3, 2, 2), (6, 2, 3), (8, 2, 3), (9, 2, 4), (64, 2, 6), (12, 4, 3), (64, 4, 4)]
        {
            assert_eq!(recommended_rounds(players, seats), rounds, "{players} at {seats}");
        }
    }

    #[test]
    fn every_game_for_several_may_have_smaller_tables() {
        for entry in catalog::GAMES {
            let most = entry.seats.1.min(5);
            let chosen = usual_options(entry, most).unwrap();
            assert_eq!(sizes_of(entry, &chosen), (2..=most).rev().collect::<Vec<_>>(), "{}", entry.id);
        }
    }
}
