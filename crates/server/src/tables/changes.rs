//! Everything that people and programs can do to a table.

use std::sync::Arc;

use bots::Choice;
use catalog::{Chance, Entropy, Entry, Secret};
use game::{RecordedStep, Seat, Turn};

use super::live::Live;
use super::snapshot::{Chair, Kind, Progress, Sitter, Snapshot, UndoRequest};
use super::{Draft, Tables};
use crate::refusal::Refusal;
use crate::store::Commit;
use crate::{clock, random};

/// A table to be made.
pub(crate) struct NewTable {
    pub(crate) entry: &'static Entry,
    /// The options, known to go together.
    pub(crate) options: String,
    pub(crate) kind: Kind,
    /// Who makes it; empty for a program.
    pub(crate) creator: String,
    /// Who has which place. Guests do not sit yet: the place is kept free for them.
    pub(crate) sitters: Vec<Sitter>,
    pub(crate) random_seats: bool,
    /// Whether everybody at it may ask for hints.
    pub(crate) hints: bool,
    /// The steps that it begins with, copied from another table; none for a game from its beginning.
    pub(crate) opening: Vec<RecordedStep>,
}

impl Tables {
    /// Makes a table. The commitment to its draws is there before anyone sits.
    pub(crate) async fn create(self: &Arc<Self>, new: NewTable) -> Result<Arc<Live>, Refusal> {
        let mut snapshot = new_snapshot(new);
        // Computer players only: nobody is there to wait for.
        if snapshot.chairs.iter().all(Chair::is_ready) {
            begin(&mut snapshot)?;
        }
        snapshot.mark_steps();
        let commit = Commit {
            table: snapshot.table_row(),
            from: None,
            chairs: Some(snapshot.chair_rows()),
            cut: None,
            steps: snapshot.step_rows(0),
        };
        self.store.commit(commit).await?;
        let live = self.remember(snapshot);
        self.think(&live);
        Ok(live)
    }

    /// Lets somebody sit down, with what they put into the draws: on which chair. When the last one sits, the game begins,
    /// and with drawn seats the chair may be another.
    pub(crate) async fn sit(
        self: &Arc<Self>,
        live: &Arc<Live>,
        who: Sitter,
        place: Option<usize>,
        name: &str,
        entropy: Entropy,
    ) -> Result<(Arc<Snapshot>, usize), Refusal> {
        self.change(live, None, |draft| {
            let place = take_chair(&mut draft.next, &who, place, name, &entropy)?;
            draft.chairs_changed = true;
            if draft.next.chairs.iter().all(Chair::is_ready) {
                begin(&mut draft.next)?;
            }
            Ok(place)
        })
        .await
    }

    /// Plays steps of a seat that somebody holds, all or none.
    pub(crate) async fn play(
        self: &Arc<Self>,
        live: &Arc<Live>,
        who: &Sitter,
        revision: u64,
        steps: &[String],
    ) -> Result<Arc<Snapshot>, Refusal> {
        let play = |draft: &mut Draft| {
            for step in steps {
                draft.playable_by(who)?;
                draft.play(step)?;
            }
            Ok(())
        };
        self.change(live, Some(revision), play).await.map(|(now, ())| now)
    }

    /// Plays for a computer player, unless the table went on without it.
    pub(super) async fn play_bot(
        self: &Arc<Self>,
        live: &Arc<Live>,
        seen: &Snapshot,
        choice: &Choice<String>,
    ) {
        let play = |draft: &mut Draft| {
            draft.play(&choice.action)?;
            draft.next.is_solved = choice.is_solved;
            Ok(())
        };
        let played = self.change(live, Some(seen.revision), play).await;
        match played {
            Ok(_) | Err(Refusal::Stale) => {}
            Err(refusal) => tracing::error!(table = seen.id, ?refusal, "a computer player could not move"),
        }
    }

    /// Takes the last decision of a seat back, or asks the others if they have decided since.
    pub(crate) async fn undo(
        self: &Arc<Self>,
        live: &Arc<Live>,
        who: &Sitter,
        revision: u64,
        how_far: HowFar,
    ) -> Result<Arc<Snapshot>, Refusal> {
        let undo = |draft: &mut Draft| {
            let (seat, back) = draft.undoable_by(who, how_far)?;
            if draft.next.asks_nobody(who, back) {
                draft.back(back)
            } else {
                draft.next.undo_request = Some(UndoRequest { by: seat, steps: back });
                Ok(())
            }
        };
        self.change(live, Some(revision), undo).await.map(|(now, ())| now)
    }

    /// Grants or refuses that a decision is taken back.
    pub(crate) async fn answer(
        self: &Arc<Self>,
        live: &Arc<Live>,
        who: &Sitter,
        revision: u64,
        answer: Answer,
    ) -> Result<Arc<Snapshot>, Refusal> {
        let reply = |draft: &mut Draft| {
            let request = draft.next.undo_request.take().ok_or(Refusal::Stale)?;
            if draft.next.seats_of(who).iter().all(|seat| *seat == request.by) {
                return Err(Refusal::NotYourSeat);
            }
            match answer {
                Answer::Granted => draft.back(request.steps),
                Answer::Refused => Ok(()),
            }
        };
        self.change(live, Some(revision), reply).await.map(|(now, ())| now)
    }

    /// Gives a game up.
    pub(crate) async fn resign(
        self: &Arc<Self>,
        live: &Arc<Live>,
        who: &Sitter,
        revision: u64,
    ) -> Result<Arc<Snapshot>, Refusal> {
        let resign = |draft: &mut Draft| {
            let seats = draft.next.seats_of(who);
            let game = draft.next.game.as_mut().ok_or(Refusal::Waiting)?;
            let turn = game.turn();
            let own = seats.iter().find(|seat| turn == Turn::Seat(**seat)).or(seats.first());
            game.resign(*own.ok_or(Refusal::NotYourSeat)?).map_err(|_| Refusal::Over)?;
            draft.next.undo_request = None;
            Ok(())
        };
        self.change(live, Some(revision), resign).await.map(|(now, ())| now)
    }

    /// Offers to play again with seats passed on by one. When all people want it, there is a table for it.
    pub(crate) async fn rematch(
        self: &Arc<Self>,
        live: &Arc<Live>,
        who: &Sitter,
    ) -> Result<Arc<Snapshot>, Refusal> {
        let offer = |draft: &mut Draft| {
            if draft.next.progress() != Progress::Over {
                return Err(Refusal::BadRequest);
            }
            let seats = draft.next.seats_of(who);
            let fresh = seats.iter().filter(|seat| !draft.next.rematch_offers.contains(seat)).copied();
            let fresh: Vec<Seat> = fresh.collect();
            draft.next.rematch_offers.extend(fresh);
            if seats.is_empty() { Err(Refusal::NotYourSeat) } else { Ok(()) }
        };
        let (now, ()) = self.change(live, None, offer).await?;
        let wants_it =
            |seat: Seat| now.chairs[seat.index()].bot().is_some() || now.rematch_offers.contains(&seat);
        if now.rematch.is_some() || !Seat::all(now.chairs.len() as u8).all(wants_it) {
            return Ok(now);
        }
        let next = self.create(swapped(&now)).await?.now();
        let link = |draft: &mut Draft| {
            // Of two that come at once, the first counts.
            draft.next.rematch.get_or_insert(next.id.clone());
            Ok(())
        };
        self.change(live, None, link).await.map(|(now, ())| now)
    }

    /// Gives a seat to somebody else: the same person on another device.
    pub(crate) async fn hand_on(
        self: &Arc<Self>,
        live: &Arc<Live>,
        seat: Seat,
        to: &str,
    ) -> Result<Arc<Snapshot>, Refusal> {
        let hand_on = |draft: &mut Draft| {
            let chairs = &mut draft.next.chairs;
            let from = chairs.get(seat.index()).ok_or(Refusal::NotFound)?.sitter.clone();
            // With a device that is passed round, all its seats go along.
            for chair in chairs.iter_mut().filter(|chair| chair.sitter == from) {
                chair.sitter = Sitter::Guest(to.to_owned());
            }
            draft.chairs_changed = true;
            Ok(())
        };
        self.change(live, None, hand_on).await.map(|(now, ())| now)
    }
}

/// What is to be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum HowFar {
    /// The last decision.
    Decision,
    /// All decisions of the action that is under way.
    Action,
}

/// What somebody says to a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Answer {
    Granted,
    Refused,
}

impl Draft {
    /// Refuses somebody who does not hold the seat that decides.
    fn playable_by(&self, who: &Sitter) -> Result<(), Refusal> {
        let seats = self.next.seats_of(who);
        match self.next.game.as_ref().ok_or(Refusal::Waiting)?.turn() {
            _ if seats.is_empty() => Err(Refusal::NotYourSeat),
            Turn::Over => Err(Refusal::Over),
            Turn::Seat(seat) if seats.contains(&seat) => Ok(()),
            Turn::Seat(_) | Turn::Chance => Err(Refusal::NotYourTurn),
        }
    }

    fn play(&mut self, step: &str) -> Result<(), Refusal> {
        let game = self.next.game.as_mut().ok_or(Refusal::Waiting)?;
        game.play(step).map_err(|_| Refusal::Illegal)?;
        self.next.undo_request = None;
        Ok(())
    }

    /// The seat of somebody that has something to take back, and how many steps that is.
    fn undoable_by(&self, who: &Sitter, how_far: HowFar) -> Result<(Seat, usize), Refusal> {
        let game = self.next.game.as_ref().ok_or(Refusal::Waiting)?;
        let seats = self.next.seats_of(who);
        if seats.is_empty() {
            return Err(Refusal::NotYourSeat);
        }
        // The secret is published: whoever went back would know every draw to come.
        if game.turn() == Turn::Over {
            return Err(Refusal::Over);
        }
        let back = |seat: &Seat| match how_far {
            HowFar::Decision => self.next.undoable(*seat),
            HowFar::Action => game.under_way(*seat).filter(|back| self.next.may_go_back(*back)),
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

    fn back(&mut self, steps: usize) -> Result<(), Refusal> {
        let game = self.next.game.as_mut().ok_or(Refusal::Waiting)?;
        game.back(steps).map_err(|_| Refusal::UndoNothing)?;
        self.kept = self.kept.min(game.steps());
        self.next.undo_request = None;
        // What was proved of a later position need not be of an earlier one.
        self.next.is_solved = false;
        Ok(())
    }
}

impl Snapshot {
    /// Whether the last steps are decisions of nobody but somebody's own seats and computer players.
    pub(crate) fn asks_nobody(&self, who: &Sitter, steps: usize) -> bool {
        let Some(game) = &self.game else { return true };
        let taken_back = game.steps_from(game.steps().saturating_sub(steps));
        let mut actors =
            taken_back.iter().filter_map(|step| step.actor).map(|seat| &self.chairs[seat.index()]);
        actors.all(|chair| chair.sitter == *who || chair.bot().is_some())
    }
}

fn new_snapshot(new: NewTable) -> Snapshot {
    let (id, secret) = (random::name(), Secret::new(random::bytes()));
    let chair = |sitter| Chair { sitter, name: String::new(), entropy: None };
    let now = clock::now();
    Snapshot {
        commitment: secret.commitment(&id),
        secret,
        entropy: None,
        id,
        creator: new.creator,
        entry: new.entry,
        options: new.options,
        kind: new.kind,
        revision: 0,
        created: now,
        changed: now,
        random_seats: new.random_seats,
        hints: new.hints,
        chairs: new.sitters.into_iter().map(chair).collect(),
        game: None,
        opening: new.opening,
        marks: Vec::new(),
        undo_request: None,
        rematch_offers: Vec::new(),
        rematch: None,
        is_solved: false,
    }
}

/// Puts somebody on a chair that is free or kept for them: which it is.
fn take_chair(
    table: &mut Snapshot,
    who: &Sitter,
    place: Option<usize>,
    name: &str,
    entropy: &Entropy,
) -> Result<usize, Refusal> {
    if table.game.is_some() {
        return Err(Refusal::Full);
    }
    let is_theirs = |chair: &Chair| chair.sitter == *who && !chair.is_ready();
    let sits_already = table.chairs.iter().any(|chair| chair.sitter == *who && chair.is_ready());
    let is_free = |chair: &Chair| chair.sitter == Sitter::Nobody && !sits_already;
    let wanted = |index: &usize| place.is_none_or(|place| place == *index);
    let own: Vec<usize> = (0..table.chairs.len()).filter(|index| is_theirs(&table.chairs[*index])).collect();
    let free = (0..table.chairs.len()).find(|index| wanted(index) && is_free(&table.chairs[*index]));
    let taken = if own.is_empty() { free.into_iter().collect() } else { own };
    for index in &taken {
        let entropy = Some(entropy.clone());
        table.chairs[*index] = Chair { sitter: who.clone(), name: name.to_owned(), entropy };
    }
    taken.first().copied().ok_or(Refusal::Full)
}

/// Everybody sits: the seats are drawn, if they are, and the first draws of the game are made.
fn begin(table: &mut Snapshot) -> Result<(), Refusal> {
    let entropy: Vec<Entropy> =
        table.chairs.iter().map(|chair| chair.entropy.clone().unwrap_or(Entropy::Absent)).collect();
    let words: Vec<String> = entropy.iter().map(ToString::to_string).collect();
    table.entropy = Some(words.join(" "));
    let fair = table.fair(entropy);
    let mut seated: Vec<(u8, Chair)> = fair.seats().into_iter().zip(table.chairs.drain(..)).collect();
    seated.sort_by_key(|(seat, _)| *seat);
    table.chairs = seated.into_iter().map(|(_, chair)| chair).collect();
    let started = (table.entry.resume)(&table.options, Chance::Fair(fair), &table.opening);
    table.game = Some(started.map_err(|error| {
        tracing::error!(table = table.id, %error, "a table was made that cannot begin");
        Refusal::Internal
    })?);
    Ok(())
}

/// The same again, with everybody one seat further.
fn swapped(table: &Snapshot) -> NewTable {
    let mut sitters: Vec<Sitter> = table.chairs.iter().map(|chair| chair.sitter.clone()).collect();
    sitters.rotate_right(1);
    NewTable {
        entry: table.entry,
        options: table.options.clone(),
        kind: table.kind,
        creator: table.creator.clone(),
        sitters,
        random_seats: false,
        hints: table.hints,
        opening: table.opening.clone(),
    }
}
