//! Everything that people and programs can do to a table.

use std::sync::Arc;
use std::time::Instant;

use bots::{Bot, Choice, Level};
use catalog::{Entry, Parent, Secret};
use contest::clock::Timed;
use contest::matching::Rated;
use game::{Chosen, EarlyEnd, RecordedStep, Seat, Turn};
use store::{Commit, Company, GuestId, StoreError, Stored, TableRow, Timing, TournamentId};

use super::live::Live;
use super::rating::turns;
use super::revision::Revision;
use super::snapshot::{Chair, Kind, Left, Progress, Sitter, Snapshot, UndoDeclined, UndoRequest, Why};
use super::stored::{chair_rows, write_opening};
use super::{Draft, Tables};
use crate::refusal::Refusal;
use crate::rest::Rest;
use crate::work::Client;
use crate::{clock, random};

/// Seconds of a day.
const DAY: i64 = 86_400;

/// A table to make.
pub struct NewTable {
    /// The game.
    pub entry: &'static Entry,
    /// The options, known to be compatible.
    pub chosen: Chosen,
    /// Who can get to it.
    pub kind: Kind,
    /// The guest who makes it; `None` for a program.
    pub creator: Option<GuestId>,
    /// For whom its computer players think.
    pub client: Client,
    /// Who gets which place. Guests are not seated yet; their places are reserved.
    pub sitters: Vec<Sitter>,
    /// Whether seats are drawn once everybody is there.
    pub random_seats: bool,
    /// Whether all players may ask for hints.
    pub hints: bool,
    /// The steps it begins with, copied from another table; empty for a new game.
    pub opening: Vec<RecordedStep>,
    /// The table that they were copied from.
    pub parent: Option<Parent>,
    /// How much time everybody has.
    pub timed: Option<Timed>,
    /// Whether it counts for ratings.
    pub rated: Rated,
    /// The tournament that it belongs to.
    pub tournament: Option<TournamentId>,
}

impl Tables {
    /// Makes a table. The commitment to its draws is fixed before anyone sits down.
    pub async fn create(self: &Arc<Self>, new: NewTable) -> Result<Arc<Live>, Refusal> {
        self.check_rated(&new).await?;
        let client = new.client.clone();
        let snapshot = set_up(new)?;
        self.check_creator(&snapshot).await?;
        let noted = self.makers.note(&snapshot, &client)?;
        self.store_new(&snapshot).await?;
        noted.keep();
        Ok(self.begin(snapshot))
    }

    /// Refuses a table to a guest who has made many within a day. All nodes ask the store; requests at the same moment may
    /// each count without the other.
    async fn check_creator(&self, snapshot: &Snapshot) -> Result<(), Refusal> {
        let Some(creator) = &snapshot.creator else { return Ok(()) };
        let made = self.store.count_tables_by(creator, self.clock.now() - DAY).await?;
        if made < i64::from(self.most_a_day) { Ok(()) } else { Err(Refusal::TooManyTables) }
    }

    pub(super) async fn store_new(&self, snapshot: &Snapshot) -> Result<(), Refusal> {
        match self.store.commit(Commit::Create(Box::new(snapshot.stored()))).await {
            Err(StoreError::Unknown | StoreError::Unanswered) => self.must_stand(snapshot).await,
            told => told.map_err(Refusal::from),
        }
    }

    /// Plays steps for the seat somebody holds, all or none.
    pub async fn play(
        self: &Arc<Self>,
        live: &Arc<Live>,
        who: &Sitter,
        revision: Revision,
        steps: &[String],
    ) -> Result<Arc<Snapshot>, Refusal> {
        let asked = Instant::now();
        let play = |draft: &mut Draft| {
            draft.must_be_in_time(asked);
            for step in steps {
                draft.playable_by(who)?;
                draft.play(step)?;
            }
            Ok(())
        };
        self.change(live, Some((who, revision)), play).await.map(|(now, ())| now)
    }

    /// Plays for a computer player, unless the table has moved on without it.
    pub(super) async fn play_bot(
        self: &Arc<Self>,
        live: &Arc<Live>,
        seen: &Snapshot,
        choice: &Choice<String>,
    ) -> Result<(), Refusal> {
        let play = |draft: &mut Draft| {
            draft.play(&choice.action)?;
            draft.next.is_solved = choice.is_solved;
            Ok(())
        };
        let turn = seen.session.as_ref().map(|game| game.turn());
        let Some(Turn::Seat(seat)) = turn else { return Err(Refusal::NotYourTurn) };
        let who = &seen.chairs[seat.index()].sitter;
        self.change(live, Some((who, seen.revision_for(&[seat]))), play).await.map(|_| ())
    }

    /// Takes back the last decision of a seat, or asks the others if they have decided since.
    pub async fn undo(
        self: &Arc<Self>,
        live: &Arc<Live>,
        who: &Sitter,
        revision: Revision,
        how_far: HowFar,
    ) -> Result<Arc<Snapshot>, Refusal> {
        let undo = |draft: &mut Draft| {
            let (seat, back) = draft.undoable_by(who, how_far)?;
            if draft.next.has_asked(seat) {
                return Err(Refusal::UndoAsked);
            }
            if draft.next.asks_nobody(who, back) {
                draft.back(back)
            } else {
                draft.next.undo_request = Some(UndoRequest { by: seat, steps: back, agreed: Vec::new() });
                draft.next.undo_declined = None;
                Ok(())
            }
        };
        self.change(live, Some((who, revision)), undo).await.map(|(now, ())| now)
    }

    /// Answers a request to take a decision back. It is taken back once everyone who has decided since agrees.
    pub async fn answer(
        self: &Arc<Self>,
        live: &Arc<Live>,
        who: &Sitter,
        revision: Revision,
        answer: Answer,
    ) -> Result<Arc<Snapshot>, Refusal> {
        let reply = |draft: &mut Draft| {
            let seats = draft.next.seats_of(who);
            let asked = draft.next.seats_asked();
            let request = draft.next.undo_request.as_mut().ok_or(Refusal::Stale)?;
            let (own, others): (Vec<Seat>, Vec<Seat>) = asked.iter().partition(|seat| seats.contains(seat));
            match answer {
                _ if own.is_empty() => Err(Refusal::NotYourSeat),
                Answer::Granted if others.is_empty() => {
                    let steps = request.steps;
                    draft.back(steps)
                }
                Answer::Granted => {
                    request.agreed.extend(own);
                    Ok(())
                }
                Answer::Refused => {
                    let asked = request.by;
                    draft.next.undo_request = None;
                    draft.next.undo_declined = own.first().map(|by| UndoDeclined { asked, by: *by });
                    Ok(())
                }
            }
        };
        self.change(live, Some((who, revision)), reply).await.map(|(now, ())| now)
    }

    /// Resigns. The game ends, unless several others play on: then a computer player takes the seat.
    pub async fn resign(
        self: &Arc<Self>,
        live: &Arc<Live>,
        who: &Sitter,
        revision: Revision,
    ) -> Result<Arc<Snapshot>, Refusal> {
        self.change(live, Some((who, revision)), |draft| draft.resign(who)).await.map(|(now, ())| now)
    }

    /// Offers a rematch with the seats rotated by one. Once all people want it, a table is made, for the client who was the
    /// last of them.
    pub async fn rematch(
        self: &Arc<Self>,
        live: &Arc<Live>,
        who: &Sitter,
        client: &Client,
    ) -> Result<Arc<Snapshot>, Refusal> {
        let offer = |draft: &mut Draft| {
            if draft.next.progress() != Progress::Over {
                return Err(Refusal::NoRematch);
            }
            let seats = draft.next.seats_of(who);
            let fresh = seats.iter().filter(|seat| !draft.next.rematch_offers.contains(seat)).copied();
            let fresh: Vec<Seat> = fresh.collect();
            draft.next.rematch_offers.extend(fresh);
            if seats.is_empty() {
                return Err(Refusal::NotYourSeat);
            }
            draft.company = draft.next.company_of(who);
            // Part of the change itself, so anyone too late to make the change makes no table either.
            if draft.next.rematch.is_none() && draft.next.wants_rematch() {
                let again = set_up(swapped(&draft.next, client))?;
                self.makers.note(&again, client)?.keep();
                draft.next.rematch = Some(again.id.clone());
                draft.opens = Some(again);
            }
            Ok(())
        };
        self.change(live, None, offer).await.map(|(now, ())| now)
    }
}

/// How much to take back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HowFar {
    /// The last decision.
    Decision,
    /// All decisions of the action in progress.
    Action,
}

/// The answer to a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// Yes.
    Granted,
    /// No.
    Refused,
}

game::named!(Answer { Granted => "yes", Refused => "no" });

impl Draft {
    /// Refuses anyone who does not hold the seat to move.
    fn playable_by(&self, who: &Sitter) -> Result<(), Refusal> {
        let seats = self.next.seats_of(who);
        match self.next.session.as_ref().ok_or(Refusal::Waiting)?.turn() {
            _ if seats.is_empty() => Err(Refusal::NotYourSeat),
            Turn::Over => Err(Refusal::Over),
            Turn::Seat(seat) if seats.contains(&seat) => Ok(()),
            Turn::Seat(_) | Turn::Chance => Err(Refusal::NotYourTurn),
        }
    }

    fn play(&mut self, step: &str) -> Result<(), Refusal> {
        let game = self.next.session.as_mut().ok_or(Refusal::Waiting)?;
        game.play(step).map_err(|_| Refusal::Illegal)?;
        self.next.undo_request = None;
        self.next.undo_declined = None;
        Ok(())
    }

    /// Which of somebody's seats has something to take back, and how many steps that is.
    fn undoable_by(&self, who: &Sitter, how_far: HowFar) -> Result<(Seat, usize), Refusal> {
        let game = self.next.session.as_ref().ok_or(Refusal::Waiting)?;
        let seats = self.next.seats_of(who);
        if seats.is_empty() {
            return Err(Refusal::NotYourSeat);
        }
        if let Some(refusal) = self.next.help_refused().filter(|_| how_far == HowFar::Decision) {
            return Err(refusal);
        }
        // The secret is public by now: anyone who went back would know every draw to come.
        if game.turn() == Turn::Over {
            return Err(Refusal::Over);
        }
        let back = |seat: &Seat| match how_far {
            HowFar::Decision => self.next.undoable(*seat),
            HowFar::Action => self.next.cancellable(*seat),
        };
        let nearest =
            seats.iter().filter_map(|seat| Some((*seat, back(seat)?))).min_by_key(|(_, back)| *back);
        nearest.ok_or_else(|| {
            let has_decided = game
                .steps_from(self.next.opening.len())
                .iter()
                .any(|step| step.actor.is_some_and(|actor| seats.contains(&actor)));
            if has_decided { Refusal::UndoDraw } else { Refusal::UndoNothing }
        })
    }

    pub(super) fn resign(&mut self, who: &Sitter) -> Result<(), Refusal> {
        let seats = self.next.seats_of(who);
        let goes_on = self.next.goes_on_without(who);
        let game = self.next.session.as_mut().ok_or(Refusal::Waiting)?;
        let turn = game.turn();
        if goes_on && turn != Turn::Over && !seats.is_empty() {
            self.replace(&seats, Why::Wanted);
            return Ok(());
        }
        let own = seats.iter().find(|seat| turn == Turn::Seat(**seat)).or(seats.first());
        let end = EarlyEnd::Resigned(*own.ok_or(Refusal::NotYourSeat)?);
        game.stop(end).map_err(|_| Refusal::Over)?;
        self.next.undo_request = None;
        Ok(())
    }

    /// Replaces those who sit there with computer players. Their contributions to the draws stay.
    pub(super) fn replace(&mut self, seats: &[Seat], why: Why) {
        let had = |seat| self.next.session.as_deref().map(|game| turns(game, seat));
        let turns = if self.next.is_rated() || self.next.tournament.is_some() {
            Seat::all(self.next.chairs.len() as u8).map(had).collect()
        } else {
            Vec::new()
        };
        for seat in seats.iter().copied() {
            let chair = &mut self.next.chairs[seat.index()];
            let who = chair.sitter.guest().cloned();
            let turns = turns.get(seat.index()).copied().flatten();
            self.next.left.push(Left { seat, name: chair.name.clone(), who, why, turns });
            chair.sitter = Sitter::Bot(Bot::Level(Level::Scribe));
            chair.name.clear();
            chair.rest = Rest::default();
        }
        self.next.undo_request = None;
    }

    /// Whoever is out of time cannot go on, if that ends their game.
    fn must_be_in_time(&mut self, asked: Instant) {
        if self.next.falls_by_itself() && self.next.deadline().is_some() {
            self.timing = Timing::InTime(asked);
        }
    }

    fn back(&mut self, steps: usize) -> Result<(), Refusal> {
        self.must_be_in_time(Instant::now());
        let game = self.next.session.as_mut().ok_or(Refusal::Waiting)?;
        game.back(steps).map_err(|_| Refusal::UndoNothing)?;
        self.kept = self.kept.min(game.steps());
        self.next.undo_request = None;
        self.next.undo_declined = None;
        // What was proved about a later position need not hold for an earlier one.
        self.next.is_solved = false;
        Ok(())
    }
}

impl Snapshot {
    /// Whether the game goes on if somebody leaves. With two players it does not, and computer players do not play on by
    /// themselves.
    pub fn goes_on_without(&self, who: &Sitter) -> bool {
        let is_other = |chair: &Chair| chair.bot().is_none() && chair.sitter != *who;
        self.chairs.len() > 2 && self.chairs.iter().any(is_other)
    }

    /// The other people who sit here, or whose chairs are kept for them, if there are any.
    pub(super) fn company_of(&self, who: &Sitter) -> Option<Company> {
        let Sitter::Guest(who) = who else { return None };
        let mut others: Vec<GuestId> = Vec::new();
        for chair in &self.chairs {
            match &chair.sitter {
                Sitter::Guest(other) if other != who && !others.contains(other) => others.push(other.clone()),
                Sitter::Nobody | Sitter::Bot(_) | Sitter::Guest(_) | Sitter::Program(_) => {}
            }
        }
        (!others.is_empty()).then(|| Company { who: who.clone(), others })
    }

    /// Whether everyone but the computer players offers a rematch.
    fn wants_rematch(&self) -> bool {
        let wants_it =
            |seat: Seat| self.chairs[seat.index()].bot().is_some() || self.rematch_offers.contains(&seat);
        Seat::all(self.chairs.len() as u8).all(wants_it)
    }

    /// Whether a seat waits for an answer to its request to take something back or, where time counts, was refused one and the
    /// game has not gone on since: every request moves the table on under the hands of whoever is to decide.
    fn has_asked(&self, seat: Seat) -> bool {
        let waits = self.undo_request.as_ref().is_some_and(|request| request.by == seat);
        let was_refused = self.undo_declined.is_some_and(|declined| declined.asked == seat);
        waits || (was_refused && self.timed.is_some())
    }

    /// Whether the last steps were decided only by somebody's own seats and by computer players, and nobody else's time runs.
    pub fn asks_nobody(&self, who: &Sitter, steps: usize) -> bool {
        if self.is_others_time(who) {
            return false;
        }
        let Some(game) = &self.session else { return true };
        let taken_back = game.steps_from(game.steps().saturating_sub(steps));
        let mut actors =
            taken_back.iter().filter_map(|step| step.actor).map(|seat| &self.chairs[seat.index()]);
        actors.all(|chair| chair.sitter == *who || chair.bot().is_some())
    }
}

/// A new table, not stored yet. It is read from rows, exactly as it will be when it comes back from the store.
pub(super) fn set_up(new: NewTable) -> Result<Snapshot, Refusal> {
    let now = clock::now();
    let table = TableRow {
        game: new.entry.id.to_owned(),
        options: new.chosen.to_string(),
        edition: new.chosen.edition().map(str::to_owned),
        kind: new.kind.to_string(),
        creator: new.creator.map(String::from).unwrap_or_default(),
        created: now,
        changed: now,
        secret: Secret::new(random::bytes()).to_hex(),
        random_seats: new.random_seats,
        hints: new.hints,
        opening: write_opening(&new.opening),
        parent: new.parent.map(|parent| parent.to_string()),
        pace: new.timed.map(|timed| timed.to_string()),
        rated: new.rated == Rated::Rated,
        tournament: new.tournament.map(String::from),
        is_public: new.kind == Kind::Open,
        pending: "{}".to_owned(),
        ..TableRow::new(random::id())
    };
    let chairs = chair_rows(&new.sitters.into_iter().map(Chair::of).collect::<Vec<_>>());
    let stored = Stored { table, chairs, steps: Vec::new() };
    let mut snapshot = Snapshot::read(&stored).ok_or(Refusal::Internal)?;
    // With computer players only, there is nobody to wait for.
    snapshot.go_on()?;
    snapshot.mark_steps(0, 0);
    Ok(snapshot)
}

/// The same table again, with everybody one seat further on.
fn swapped(table: &Snapshot, client: &Client) -> NewTable {
    let mut sitters: Vec<Sitter> = table.chairs.iter().map(|chair| chair.sitter.clone()).collect();
    sitters.rotate_right(1);
    NewTable {
        entry: table.entry,
        chosen: table.chosen.clone(),
        kind: table.kind,
        creator: table.creator.clone(),
        client: client.clone(),
        sitters,
        // Nobody chooses a seat where it counts.
        random_seats: table.is_rated(),
        hints: table.hints,
        opening: table.opening.clone(),
        parent: table.parent.clone(),
        timed: table.timed,
        rated: table.rated,
        tournament: None,
    }
}
