//! Planned replies, where a turn has days: what somebody does if others decide what they expect, up to the next draw.
//!
//! A plan names only steps that its maker will be shown. What others could do is found out at a table that is set up from what
//! its maker may know, so a plan cannot ask about anything else. It is kept beside the table and changes nothing there: nobody
//! else can count it. Once it fits, it is a step like any other.

use std::collections::HashMap;
use std::sync::Arc;

use catalog::Table;
use game::{Seat, Turn, Viewer};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use store::{GuestId, KeepPlan, PlanRow, StoreError, TableId};

use super::Tables;
use super::live::Live;
use super::snapshot::{Progress, Sitter, Snapshot};
use crate::refusal::Refusal;

/// The most plans that somebody has at a table, and the most steps of one.
const MOST: i64 = 20;
const LONGEST: usize = 12;

/// At how many tables that look the same to somebody it is found out what could happen there.
const SAMPLES: u64 = 12;

/// How many tables are looked after at a time.
const BATCH: i64 = 100;

/// What somebody has planned, at each table that is in memory.
pub type Plans = HashMap<GuestId, Arc<[Plan]>>;

/// A planned reply.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// Its number among those of its maker at the table.
    pub number: i64,
    /// How many steps its maker had been shown when it was made.
    shown: usize,
    /// The steps after these as records have them: those of others, and what its maker does.
    pub line: Vec<String>,
}

/// A table as it could be after some steps.
pub struct Imagined {
    /// One of those that look the same to whoever imagines it.
    pub table: Box<dyn Table>,
    /// The steps that can be named there: what whoever decides there may do, as far as the planner will be shown it.
    pub choices: Vec<String>,
}

impl Plan {
    fn read(row: &PlanRow) -> Plan {
        let line = row.line.lines().map(str::to_owned).collect();
        Plan { number: row.n, shown: usize::try_from(row.shown).unwrap_or(usize::MAX), line }
    }

    /// The steps that are still to come, if all others happened that it names.
    fn rest(&self, shown: &[String]) -> Option<&[String]> {
        let rest = self.line.strip_prefix(shown.get(self.shown..)?)?;
        (!rest.is_empty()).then_some(rest)
    }

    /// Whether somebody who has this plan cannot have another one: after the same steps they would do something else, or this
    /// one has all that the other has.
    fn replaces(&self, other: &Plan, own: Seat) -> bool {
        if self.shown != other.shown {
            return false;
        }
        let common = self.line.iter().zip(&other.line).take_while(|(one, other)| one == other).count();
        let is_own = |plan: &Plan| plan.line.get(common).is_some_and(|step| read_step(step, own).is_some());
        other.line.len() == common || (is_own(self) && is_own(other))
    }
}

/// The action of a step, if it is one of this seat.
fn read_step(step: &str, seat: Seat) -> Option<&str> {
    let (actor, action) = step.split_once(": ")?;
    (actor == seat.to_string()).then_some(action)
}

impl Tables {
    /// Finds out what somebody has planned at a table.
    pub async fn look_up_plans(&self, live: &Live, who: &Sitter) -> Result<(), Refusal> {
        let now = live.now();
        let Some(guest) = who.guest().filter(|_| now.is_by_days() && !now.seats_of(who).is_empty()) else {
            return Ok(());
        };
        let plans = self.plans_of(&now.id, guest).await?;
        live.keep_plans(guest, plans.into());
        Ok(())
    }

    async fn plans_of(&self, table: &TableId, who: &GuestId) -> Result<Vec<Plan>, StoreError> {
        Ok(self.store.plans(table, who).await?.iter().map(Plan::read).collect())
    }

    /// Keeps a plan of somebody who waits for others and has been shown so many steps: steps that they will be shown, and at the
    /// end what they do then.
    pub async fn plan(
        self: &Arc<Self>,
        live: &Arc<Live>,
        who: &Sitter,
        shown: usize,
        steps: Vec<String>,
    ) -> Result<(), Refusal> {
        let now = live.now();
        let (guest, seat) = now.planner(who)?;
        if shown != now.count_shown(seat) {
            return Err(Refusal::Stale);
        }
        let is_reply = steps.last().is_some_and(|step| read_step(step, seat).is_some());
        if !is_reply || steps.len() > LONGEST || now.imagine(seat, &steps).is_none() {
            return Err(Refusal::NoPlan);
        }
        let plan = Plan { number: 0, shown, line: steps };
        let known = self.plans_of(&now.id, guest).await?;
        let replaced = known.iter().filter(|known| plan.replaces(known, seat));
        let keep = KeepPlan {
            table: now.id.clone(),
            who: guest.clone(),
            shown: plan.shown as i64,
            line: plan.line.join("\n"),
            instead_of: replaced.map(|plan| plan.number).collect(),
            most: MOST,
        };
        if !self.store.keep_plan(keep).await? {
            return Err(Refusal::TooManyPlans);
        }
        self.look_up_plans(live, who).await?;
        // It may have come to that meanwhile.
        self.follow_plans(live);
        Ok(())
    }

    /// Drops a plan of somebody.
    pub async fn drop_plan(&self, live: &Live, who: &Sitter, number: i64) -> Result<(), Refusal> {
        let now = live.now();
        let guest = who.guest().filter(|_| !now.seats_of(who).is_empty()).ok_or(Refusal::NotYourSeat)?;
        self.store.drop_plans(&now.id, guest, &[number]).await?;
        self.look_up_plans(live, who).await
    }

    /// Carries out what whoever is to decide has planned. It is looked up after every change of every table where a turn has
    /// days, and nobody waits for it, so that what others are told comes no later where something is planned.
    pub(super) fn follow_plans(self: &Arc<Self>, live: &Arc<Live>) {
        if !live.now().is_by_days() {
            return;
        }
        let (tables, live) = (self.clone(), live.clone());
        tokio::spawn(async move {
            if let Err(refusal) = tables.carry_out_plans(&live).await {
                tracing::warn!(?refusal, "a table could not go on by itself; it is tried again");
            }
        });
    }

    /// The same for all tables at which it was missed, because the node that should have done it is gone.
    pub(crate) async fn follow_all_plans(self: &Arc<Self>) -> Result<(), Refusal> {
        let mut after = String::new();
        loop {
            let tables = self.store.tables_with_plans(&after, BATCH).await?;
            let Some(last) = tables.last() else { return Ok(()) };
            last.as_str().clone_into(&mut after);
            for table in &tables {
                // One that cannot be read says so in the log, and stands in nobody's way.
                if let Ok(live) = self.find(table).await {
                    self.follow_plans(&live);
                }
            }
        }
    }

    /// Forgets what was planned for games that are over.
    pub(crate) async fn drop_old_plans(&self) -> Result<(), Refusal> {
        Ok(self.store.drop_old_plans().await?)
    }

    async fn carry_out_plans(self: &Arc<Self>, live: &Arc<Live>) -> Result<(), Refusal> {
        loop {
            let now = live.now();
            let (Some(guest), Some(seat)) = (now.asks(), now.timed_seat()) else { return Ok(()) };
            let plans = self.plans_of(&now.id, guest).await?;
            let shown = now.shown_to(seat);
            let next = |plan: &Plan| Some(read_step(plan.rest(&shown)?.first()?, seat)?.to_owned());
            let fits = plans.iter().find_map(|plan| Some((plan.number, next(plan)?)));
            // Whoever decides otherwise than planned has other plans now.
            let gone: Vec<i64> =
                plans.iter().filter(|plan| next(plan).is_none()).map(|plan| plan.number).collect();
            if !gone.is_empty() {
                self.store.drop_plans(&now.id, guest, &gone).await?;
            }
            let Some((number, action)) = fits else { return Ok(()) };
            let who = Sitter::Guest(guest.clone());
            match self.play(live, &who, now.revision_for(&[seat]), &[action]).await {
                // What has come to pass is no plan any more.
                Ok(now) => {
                    let shown = now.shown_to(seat);
                    let over = plans.iter().filter(|plan| plan.rest(&shown).is_none());
                    let over: Vec<i64> = over.map(|plan| plan.number).collect();
                    self.store.drop_plans(&now.id, guest, &over).await?;
                }
                Err(Refusal::Illegal) => self.store.drop_plans(&now.id, guest, &[number]).await?,
                // They have decided themselves, or another node was quicker, or it is too late.
                Err(Refusal::Stale | Refusal::TimeUp | Refusal::Over) => return Ok(()),
                Err(refusal) => return Err(refusal),
            }
        }
    }
}

impl Snapshot {
    /// The seat of somebody who may plan: they have one, turns have days, and somebody else is to decide.
    pub fn may_plan(&self, seats: &[Seat]) -> Option<Seat> {
        let [seat] = seats else { return None };
        let decides = self.session.as_ref().map(|game| game.turn());
        let waits = matches!(decides, Some(Turn::Seat(turn)) if turn != *seat);
        (self.is_by_days() && waits && self.progress() == Progress::Playing).then_some(*seat)
    }

    fn planner<'a>(&self, who: &'a Sitter) -> Result<(&'a GuestId, Seat), Refusal> {
        let seats = self.seats_of(who);
        if seats.is_empty() {
            return Err(Refusal::NotYourSeat);
        }
        let seat = self.may_plan(&seats).ok_or(Refusal::NoPlan)?;
        who.guest().map(|guest| (guest, seat)).ok_or(Refusal::NoPlan)
    }

    /// Those of somebody's plans that may still come to pass, each with the steps that are to come.
    pub fn still_planned<'a>(&self, plans: &'a [Plan], seat: Seat) -> Vec<(i64, &'a [String])> {
        let shown = self.shown_to(seat);
        plans.iter().filter_map(|plan| Some((plan.number, plan.rest(&shown)?))).collect()
    }

    /// How many steps a seat has been shown.
    pub fn count_shown(&self, seat: Seat) -> usize {
        self.shown_to(seat).len()
    }

    /// The steps so far as a seat may read them.
    fn shown_to(&self, seat: Seat) -> Vec<String> {
        self.session.as_ref().map(|game| game.shown_steps(0, Viewer::Seat(seat))).unwrap_or_default()
    }

    /// A table as it could be after these steps, as far as a seat can tell; `None` if it could not come to that before the next
    /// draw, or if the seat would not be shown all of it.
    pub fn imagine(&self, seat: Seat, line: &[String]) -> Option<Imagined> {
        let view = self.session.as_ref()?.view(Viewer::Seat(seat));
        let mut imagined: Option<Imagined> = None;
        for number in 0..SAMPLES {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(number);
            let Ok(table) = (self.entry.set_up)(view.clone(), &mut rng) else { continue };
            let Some(table) = line.iter().try_fold(table, |table, step| take(&*table, step, seat)) else {
                continue;
            };
            let choices = choices(&*table, seat);
            match &mut imagined {
                None => imagined = Some(Imagined { table, choices }),
                Some(known) => {
                    let new = choices.into_iter().filter(|choice| !known.choices.contains(choice));
                    let new: Vec<String> = new.collect();
                    known.choices.extend(new);
                }
            }
        }
        imagined
    }
}

/// The table after a step that a seat would be shown.
fn take(table: &dyn Table, step: &str, seat: Seat) -> Option<Box<dyn Table>> {
    let Turn::Seat(turn) = table.turn() else { return None };
    let action = read_step(step, turn)?;
    let mut next = table.copy();
    let first = next.steps();
    next.play(action).ok()?;
    (next.shown_steps(first, Viewer::Seat(seat)) == [step]).then_some(next)
}

/// The steps that can come next, as far as a seat would be shown them.
fn choices(table: &dyn Table, seat: Seat) -> Vec<String> {
    let Turn::Seat(turn) = table.turn() else { return Vec::new() };
    let steps = table.legal().into_iter().map(|action| format!("{turn}: {action}"));
    steps.filter(|step| take(table, step, seat).is_some()).collect()
}

#[cfg(test)]
mod tests {
    use catalog::Entropy;
    use contest::clock::Timed;
    use rand::RngExt;

    use super::super::tests::tables_in;
    use super::super::{Brought, Kind, NewTable};
    use super::*;
    use crate::work::Client;

    /// Two people at a table with two days a turn.
    async fn begun(game: &str, options: &str) -> (tempfile::TempDir, Arc<Tables>, Arc<Live>, [Sitter; 2]) {
        let folder = tempfile::tempdir().unwrap();
        let tables = tables_in(folder.path()).await;
        let entry = catalog::find(game).unwrap();
        let people = ["zsofi", "balint"].map(|name| Sitter::Guest(name.parse().unwrap()));
        let new = NewTable {
            entry,
            chosen: entry.choose(options, None).unwrap(),
            kind: Kind::Private,
            creator: None,
            client: Client::unknown(None),
            sitters: people.to_vec(),
            random_seats: false,
            hints: false,
            opening: Vec::new(),
            parent: None,
            rated: contest::matching::Rated::Casual,
            timed: Some("2d".parse::<Timed>().unwrap()),
            tournament: None,
        };
        let live = tables.create(new).await.unwrap();
        for who in &people {
            let words = Brought::Told(Entropy::given(b"words"));
            tables.sit(&live, who.clone(), None, "", words).await.unwrap();
        }
        (folder, tables, live, people)
    }

    /// At tables that look the same to somebody, the same can be planned, whatever the others hold; and wherever somebody is
    /// shown a decision, it could have been planned for.
    #[tokio::test]
    async fn what_can_be_planned_tells_nothing_that_is_hidden_and_leaves_nothing_out_that_is_shown() {
        for (game, options) in [
            ("imhotep-duel", ""),
            ("imhotep-duel", "hidden_temples=true"),
            ("nefertiti", "players=2"),
            ("pyramidice", "players=2"),
        ] {
            let (_folder, tables, live, people) = begun(game, options).await;
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(11);
            let (mut planned, mut missed) = (0, 0);
            for _ in 0..60 {
                let now = live.now();
                let game = now.session.as_ref().unwrap();
                let Turn::Seat(turn) = game.turn() else { break };
                let other = Seat::new(1 - turn.number());
                let imagined = now.imagine(other, &[]).expect("a view can be set up");
                let view = game.view(Viewer::Seat(other));
                let mut twin = Snapshot::clone(&now);
                let mut elsewhere = Xoshiro256PlusPlus::seed_from_u64(rng.random());
                twin.session = Some((now.entry.set_up)(view.clone(), &mut elsewhere).unwrap());
                assert_eq!(twin.session.as_ref().unwrap().view(Viewer::Seat(other)), view);
                assert_eq!(twin.imagine(other, &[]).unwrap().choices, imagined.choices);
                let legal = game.legal();
                let action = legal[rng.random_range(0..legal.len())].clone();
                let (who, first) = (&people[turn.index()], game.steps());
                tables
                    .play(&live, who, now.revision_for(&[turn]), std::slice::from_ref(&action))
                    .await
                    .unwrap();
                let step = format!("{turn}: {action}");
                let shown = live.now().session.as_ref().unwrap().shown_steps(first, Viewer::Seat(other));
                if shown.first() == Some(&step) {
                    planned += 1;
                    missed += usize::from(!imagined.choices.contains(&step));
                } else {
                    assert!(!imagined.choices.contains(&step), "{step} was not shown");
                }
            }
            println!("{game} {options}: {planned} shown, {missed} could not be planned for");
            assert!(planned > 10 && missed * 10 <= planned, "{game}: {missed} of {planned}");
        }
    }
}
