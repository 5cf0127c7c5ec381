//! What goes on by itself: tournaments that begin, rounds that are paired and end, and people who are not waited for.

use std::collections::HashMap;
use std::fmt::Debug;
use std::sync::Arc;

use contest::clock::{Fall, Timed};
use contest::matching::Rated;
use contest::tournament::{ByeReason, Presence, Round, next_round, rounds_in_all};
use game::Seat;
use store::{DuePairing, EndedPairing, GuestId, NewPairing, NewRound, Stored, TableId, TournamentId};

use super::ends::End;
use super::making::options_at;
use super::{FormatName, Tournament, TournamentState, sits_within};
use crate::clock;
use crate::refusal::Refusal;
use crate::tables::changes::{NewTable, set_up};
use crate::tables::live::Live;
use crate::tables::snapshot::{Chair, Kind, Left, Progress, Sitter, Snapshot, Why};
use crate::tables::{Draft, Tables};
use crate::work::{Class, Client};

/// How much that is due is looked at in one go.
const MOST: i64 = 200;

/// For how many seconds a tournament waits for its maker to begin it.
const WAITS_FOR_MAKER: i64 = 30 * 86_400;

/// How many milliseconds there must be left for everybody to sit down once more after somebody did not reveal.
const TO_SIT_AGAIN: i64 = 30_000;

impl Tables {
    /// Goes on with whatever is due of tournaments, and lets those know who look on or are called to a table.
    pub(crate) async fn look_after_tournaments(self: &Arc<Self>) -> Result<(), Refusal> {
        let _looking = self.tournaments.looking.lock().await;
        for due in self.store.pairings_due(clock::now(), MOST).await? {
            let (_, _, _, table, _) = &due;
            self.unless_let_alone(table.as_str(), self.look_after_pairing(&due)).await;
        }
        for id in self.store.tournaments_due(clock::now() - WAITS_FOR_MAKER, MOST).await? {
            self.unless_let_alone(id.as_str(), self.go_on_with(&id)).await;
        }
        self.tell_tournaments().await
    }

    /// The same, and those who are called to a table by it hear of it at once.
    pub(super) async fn go_on_with_tournaments(self: &Arc<Self>) -> Result<(), Refusal> {
        let tables = self.clone();
        // A task of its own, because the caller may go away while a large round is paired.
        let going_on = tokio::spawn(async move { tables.look_after_tournaments().await });
        going_on.await.map_err(|_| Refusal::Internal)??;
        self.meet().await
    }

    /// After a table of a tournament has ended.
    pub(in crate::tables) fn follow_tournament(self: &Arc<Self>, table: &Snapshot) {
        let has_ended = matches!(table.progress(), Progress::Over | Progress::CalledOff);
        if table.tournament.is_none() || !has_ended {
            return;
        }
        let tables = self.clone();
        tokio::spawn(async move {
            if let Err(refusal) = tables.go_on_with_tournaments().await {
                tracing::warn!(?refusal, "a tournament goes on a little later");
            }
        });
    }

    /// Goes on with something, unless that has failed a moment ago. It stands in nobody else's way.
    async fn unless_let_alone(&self, id: &str, go_on: impl Future<Output = Result<(), Refusal>>) {
        if self.tournaments.lets_alone(id) {
            return;
        }
        match go_on.await {
            // Somebody else was quicker, here or elsewhere.
            Ok(()) | Err(Refusal::Stale) => {}
            Err(refusal) => {
                complain(id, &refusal);
                self.tournaments.let_alone(id);
            }
        }
    }

    async fn look_after_pairing(self: &Arc<Self>, due: &DuePairing) -> Result<(), Refusal> {
        let (tournament, round, place, table, left) = due;
        let end = match self.find(table).await {
            Ok(live) => {
                self.refresh(&live).await;
                if live.now().progress() == Progress::Gathering {
                    self.wait_no_longer(&live, *left).await?;
                }
                End::of(&live.now())
            }
            Err(Refusal::NotFound) => {
                let seats = self.tournament(tournament).await?.seats_at(*round, *place);
                Some(End::unknown(seats.ok_or(Refusal::Internal)?))
            }
            Err(refusal) => return Err(refusal),
        };
        let Some(End { results, vanished }) = end else { return Ok(()) };
        let ended = EndedPairing {
            tournament: tournament.clone(),
            round: *round,
            place: *place,
            results: serde_json::to_string(&results).expect("results are made of numbers"),
            vanished,
            now: clock::now(),
        };
        self.store.end_pairing(ended).await.map(|_| ()).map_err(Refusal::from)
    }

    /// At a table at which everybody had to be by now, calls it off if somebody is not. While people reveal what they put into
    /// the draws, it is waited for that; whoever does not do so is not there.
    async fn wait_no_longer(self: &Arc<Self>, live: &Arc<Live>, left: i64) -> Result<(), Refusal> {
        let now = live.now();
        let has_lapsed = now.reveal_by.is_some_and(|by| by <= clock::now());
        if now.reveal_by.is_some() && !has_lapsed {
            return Ok(());
        }
        let again = has_lapsed && left > TO_SIT_AGAIN;
        let wait_no_longer = |draft: &mut Draft| {
            let next = &mut draft.next;
            if next.progress() != Progress::Gathering || next.reveal_by != now.reveal_by {
                return Err(Refusal::Stale);
            }
            if again {
                next.gather_again();
                return Ok(());
            }
            let is_missed = |chair: &Chair| !chair.is_ready() || chair.owes_reveal();
            next.call_off_without(is_missed);
            Ok(())
        };
        self.change(live, None, wait_no_longer).await.map(|_| ())
    }

    /// Calls a table off that has not begun, because somebody who should sit there leaves the tournament.
    pub(super) async fn give_up_chair(self: &Arc<Self>, table: &TableId, who: &GuestId) {
        let Ok(live) = self.find(table).await else { return };
        let give_up = |draft: &mut Draft| {
            let next = &mut draft.next;
            next.check_gathering()?;
            if next.progress() != Progress::Gathering {
                return Err(Refusal::Stale);
            }
            next.call_off_without(|chair| chair.sitter.guest() == Some(who));
            Ok(())
        };
        // Otherwise they play on, or are missed in a moment.
        let _ = self.change(&live, None, give_up).await;
    }

    /// Calls off the tables of a tournament at which no game has begun.
    pub(super) async fn call_off_waiting_tables(self: &Arc<Self>, tournament: &Tournament) {
        for table in tournament.tables.iter().flatten() {
            if table.progress != Some(Progress::Gathering) {
                continue;
            }
            let Ok(live) = self.find(&table.id).await else { continue };
            if live.now().progress() == Progress::Gathering
                && let Err(refusal) = self.end(&live).await
            {
                complain(table.id.as_str(), &refusal);
            }
        }
    }

    /// Begins a tournament whose time has come, or pairs the next round of one whose last has ended. A round in which nobody
    /// plays is followed by the next at once.
    async fn go_on_with(self: &Arc<Self>, id: &TournamentId) -> Result<(), Refusal> {
        let mut tournament = self.tournament(id).await?;
        if tournament.state == TournamentState::Open {
            let has_time = tournament.begins.is_some();
            let begun =
                if has_time { self.begin_as_read(&tournament).await } else { Err(Refusal::TooFewEntrants) };
            match begun {
                Ok(()) => {}
                // Too few have come, or its maker has forgotten it.
                Err(Refusal::TooFewEntrants) => {
                    let to = TournamentState::CalledOff.name();
                    let moved = self.store.move_tournament(id, ["open", "running"], to, clock::now()).await;
                    return moved.map_err(Refusal::from);
                }
                Err(refusal) => return Err(refusal),
            }
            tournament = self.tournament(id).await?;
        }
        while tournament.state == TournamentState::Running && !tournament.has_tables_under_way() {
            self.pair_next(&tournament).await?;
            tournament = self.tournament(id).await?;
        }
        Ok(())
    }

    /// A tournament as the next round is paired: whoever may only look sits out, and blocks are as they are now.
    async fn course_to_pair(
        &self,
        tournament: &Tournament,
    ) -> Result<contest::tournament::Tournament, Refusal> {
        let mut course = tournament.course.clone();
        let people: Vec<&GuestId> = tournament.entrants.iter().map(|entrant| &entrant.who).collect();
        let numbers: HashMap<&GuestId, u64> = people.iter().copied().zip(0..).collect();
        for (blocker, other) in self.store.blocks_among(&people).await? {
            course.apart.extend(numbers.get(&blocker).copied().zip(numbers.get(&other).copied()));
        }
        for suspended in self.store.suspended_among(&people, self.clock.now()).await? {
            if let Some(number) = numbers.get(&suspended) {
                course.entrants[*number as usize].presence = Presence::Withdrawn;
            }
        }
        Ok(course)
    }

    /// Pairs the next round, or ends the tournament.
    async fn pair_next(self: &Arc<Self>, tournament: &Tournament) -> Result<(), Refusal> {
        let course = self.course_to_pair(tournament).await?;
        let plan = move |_: &bots::Stop| {
            let round = next_round(&course);
            let rounds = if course.rounds.is_empty() { Some(rounds_in_all(&course)) } else { None };
            (round, rounds)
        };
        let (round, rounds) = self.work.run(Class::Table, &Client::unknown(None), plan).await?;
        let (id, revision, now) = (&tournament.id, tournament.revision, clock::now());
        let Some(round) = round else {
            return self.store.end_tournament(id, revision, now).await.map_err(Refusal::from);
        };
        let number = tournament.course.rounds.len();
        let pace = tournament.paces.of_round(number + 1);
        let who = |player: u64| tournament.entrants[player as usize].who.clone();
        let bye = |bye: &contest::tournament::Bye| match bye.reason {
            ByeReason::LeftOver => (who(bye.player), None),
            ByeReason::AbsentOpponent(absent) => (who(bye.player), Some(who(absent))),
        };
        let pairings = round.tables.iter().map(|table| tournament.set_up_table(&table.players));
        let new = NewRound {
            tournament: id.clone(),
            revision,
            round: number as i64,
            rounds: rounds.or(tournament.rounds).unwrap_or_default() as i64,
            pairings: pairings.collect::<Result<_, _>>()?,
            byes: round.byes.iter().map(bye).collect(),
            wait: sits_within(pace),
            now,
        };
        self.store.pair_round(new).await.map_err(Refusal::from)
    }
}

fn complain(id: &str, problem: &dyn Debug) {
    tracing::error!(id, ?problem, "a tournament does not go on");
}

impl Tournament {
    fn has_tables_under_way(&self) -> bool {
        let is_pending = |round: &Round| {
            round.tables.iter().any(|table| table.outcome == contest::tournament::Outcome::Pending)
        };
        self.course.rounds.iter().any(is_pending)
    }

    /// How many sit at a table of a round.
    fn seats_at(&self, round: i64, place: i64) -> Option<usize> {
        let round = self.course.rounds.get(usize::try_from(round).ok()?)?;
        Some(round.tables.get(usize::try_from(place).ok()?)?.players.len())
    }

    /// A table of the next round, with its chairs kept for those who are to sit there.
    fn set_up_table(&self, players: &[u64]) -> Result<NewPairing, Refusal> {
        let pace = self.paces.of_round(self.course.rounds.len() + 1);
        let players: Vec<_> = players.iter().map(|player| &self.entrants[*player as usize]).collect();
        let chosen = options_at(self.entry, &self.chosen, players.len() as u8).ok_or(Refusal::Internal)?;
        let mut table = set_up(NewTable {
            entry: self.entry,
            chosen,
            kind: Kind::Private,
            creator: None,
            client: Client::unknown(None),
            sitters: players.iter().map(|entrant| Sitter::Guest(entrant.who.clone())).collect(),
            random_seats: false,
            hints: false,
            opening: Vec::new(),
            parent: None,
            timed: Some(Timed { pace, fall: Fall::Automatic }),
            rated: self.rated,
            tournament: Some(self.id.clone()),
        })?;
        for (chair, entrant) in table.chairs.iter_mut().zip(&players) {
            chair.name = entrant.name.clone().unwrap_or_default();
        }
        let table: Stored = table.stored();
        let players = players.into_iter().map(|entrant| entrant.who.clone()).collect();
        Ok(NewPairing { table, players })
    }

    /// Whether its maker said how many rounds are played, or that follows from who enters.
    pub fn is_planned(&self) -> bool {
        self.rounds.is_some() && self.format() == FormatName::Swiss
    }

    /// Whether its games count.
    pub fn is_rated(&self) -> bool {
        self.rated == Rated::Rated
    }
}

impl Snapshot {
    /// Nobody plays here: some did not come, and the others are not to blame.
    fn call_off_without(&mut self, is_missed: impl Fn(&Chair) -> bool) {
        self.reveal_by = None;
        for (seat, chair) in Seat::all(self.chairs.len() as u8).zip(&self.chairs) {
            if is_missed(chair) {
                let (name, who) = (chair.name.clone(), chair.sitter.guest().cloned());
                self.left.push(Left { seat, name, who, why: Why::OutOfTime, turns: Some(0) });
            }
        }
        self.call_off();
    }
}
