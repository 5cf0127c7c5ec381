//! A table as of its last commit. Readers hold it by `Arc` and are never in anybody's way.

use bots::Bot;
use catalog::{Commit, DealId, Entropy, Entry, Gathering, Parent, Secret, Table};
use contest::clock::{Clock, Timed};
use contest::matching::Rated;
use game::{Chosen, Record, RecordedStep, Seat, Turn, Viewer};
use serde::{Deserialize, Serialize};
use store::{GuestId, TableId, TournamentId};

use super::revision::Revision;
use crate::names::clean_name;
use crate::random;
use crate::rest::Rest;

/// A table at one revision. It never changes; the next one replaces it.
#[derive(Clone)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own, and none excludes another")]
pub struct Snapshot {
    /// What the host contributed to the draws. It leaves this module only for the store.
    pub(super) secret: Secret,
    /// What everybody contributed to the draws, by place, once the game has begun.
    pub(super) entropy: Option<String>,
    /// How the places were taken; `None` for a game that began before this was noted.
    pub(super) gathering: Option<Gathering>,
    /// Its address, which nobody can guess.
    pub id: TableId,
    /// The guest who made it; `None` if a program did.
    pub creator: Option<GuestId>,
    /// The game.
    pub entry: &'static Entry,
    /// The options, and the edition if it is not the shipped one.
    pub chosen: Chosen,
    /// Who can get to it.
    pub kind: Kind,
    /// Goes up with every commit that everybody may know about, including an undo.
    pub revision: u64,
    /// How many commits there have been since that only the seat to move may know about.
    pub hidden: u64,
    /// When it was made, in seconds since 1970.
    pub created: i64,
    /// When everybody last saw it change.
    pub changed: i64,
    /// The commitment to the secret, published before anyone sat down.
    pub commitment: String,
    /// When those lose their chairs who are committed to something and have not revealed it, in seconds since 1970; `None`
    /// while nobody is asked to.
    pub reveal_by: Option<i64>,
    /// Whether seats are drawn once everybody is there.
    pub random_seats: bool,
    /// Whether hints are allowed. Sitting down means agreeing to it.
    pub hints: bool,
    /// Who sits where: by seat, or by place while seats are still to be drawn.
    pub chairs: Vec<Chair>,
    /// The game being played, once everybody is seated.
    pub session: Option<Box<dyn Table>>,
    /// The deal that is played, if others play it as well.
    pub deal: Option<AtDeal>,
    /// The steps it begins with, copied from another table.
    pub opening: Vec<RecordedStep>,
    /// The table that they were copied from, if that was noted.
    pub parent: Option<Parent>,
    /// The revision each step came with.
    pub marks: Vec<u64>,
    /// When each step was taken, in milliseconds by the clock of the store, where time counts.
    pub(super) times: Vec<Option<i64>>,
    /// How much time everybody has; `None` for as much as they like.
    pub timed: Option<Timed>,
    /// Whether it counts for ratings.
    pub rated: Rated,
    /// The tournament that it belongs to.
    pub tournament: Option<TournamentId>,
    /// Whether its game is kept for everybody once it is over.
    pub is_public: bool,
    /// Whether its game was read from a dump, so that nobody can say where its draws came from.
    pub is_imported: bool,
    /// What they have left of it, once the game has begun.
    pub clock: Option<Clock>,
    /// The seats that have given a day to whoever is to decide, since their turn began.
    pub gifts: Vec<Seat>,
    /// A pending request to take back what others have decided since.
    pub undo_request: Option<UndoRequest>,
    /// A request that was declined, until somebody plays on.
    pub undo_declined: Option<UndoDeclined>,
    /// Who left the game, so that a computer player plays on for them.
    pub left: Vec<Left>,
    /// The seats offering a rematch.
    pub rematch_offers: Vec<Seat>,
    /// The table of the rematch, once all have agreed.
    pub rematch: Option<TableId>,
    /// Whether it was given up before the game began.
    pub(super) is_called_off: bool,
    /// Whether the last choice of a computer player was proved best.
    pub is_solved: bool,
}

/// A deal at one of its tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AtDeal {
    /// The deal.
    pub deal: DealId,
    /// Whether this is somebody's first try: without hints, and nothing is taken back.
    pub counts: bool,
}

/// Somebody who left a game that goes on.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub struct Left {
    /// Where they sat.
    pub seat: Seat,
    /// What they wanted to be called; empty if they did not say.
    pub name: String,
    /// Who it was, so that the name follows that of an account.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub who: Option<GuestId>,
    /// Why they left.
    #[serde(default)]
    pub why: Why,
    /// How many turns they had had, where that counts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turns: Option<u32>,
}

/// Why somebody left a game that goes on.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug, Default)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// They wanted to.
    #[default]
    Wanted,
    /// Their time was up.
    OutOfTime,
}

impl Left {
    /// With a name that can be shown, whatever an archive says.
    pub(super) fn cleaned(self) -> Left {
        Left { name: clean_name(&self.name), ..self }
    }
}

/// A request to take something back that was declined.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub struct UndoDeclined {
    /// The seat that asked.
    pub asked: Seat,
    /// The seat that did not want to.
    pub by: Seat,
}

/// Who can get to a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Anybody: it is listed for all to join and watch.
    Open,
    /// Anyone with the link.
    Private,
    /// One device, passed around, plays all seats that no bot has.
    Device,
}

game::named!(Kind { Open => "open", Private => "private", Device => "device" });

/// One chair of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chair {
    /// Who sits on it, or whom it is reserved for.
    pub sitter: Sitter,
    /// What the sitter wants to be called; empty if they did not say.
    pub name: String,
    /// What the sitter contributed to the draws on sitting down. Until then the chair is only reserved for them.
    pub contribution: Option<Contribution>,
    /// When nothing is to fall due for the sitter.
    pub rest: Rest,
}

/// What somebody contributed to the draws.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Contribution {
    /// Entropy that was told on sitting down, or nothing at all.
    Told(Entropy),
    /// Entropy that nobody else knows yet.
    Committed(Commit),
    /// Entropy that was told once everybody was bound to theirs.
    Revealed(Commit, Entropy),
}

impl Chair {
    /// A chair that is free, reserved for somebody, or has a computer player on it.
    pub(super) fn of(sitter: Sitter) -> Chair {
        Chair { sitter, name: String::new(), contribution: None, rest: Rest::default() }
    }

    /// Whether its sitter is seated.
    pub fn is_ready(&self) -> bool {
        match self.sitter {
            Sitter::Bot(_) => true,
            Sitter::Nobody => false,
            Sitter::Guest(_) | Sitter::Program(_) => self.contribution.is_some(),
        }
    }

    /// Whether its sitter still has to reveal what they are committed to.
    pub fn owes_reveal(&self) -> bool {
        matches!(self.contribution, Some(Contribution::Committed(_)))
    }

    /// What its sitter is called: the word for a computer player, or the name that somebody has given; empty for nobody.
    pub(crate) fn called(&self) -> String {
        match &self.sitter {
            Sitter::Bot(bot) => bot.to_string(),
            Sitter::Nobody | Sitter::Guest(_) | Sitter::Program(_) => self.name.clone(),
        }
    }

    /// Its sitter as a record names them. Names are separated by commas there, so none has one in it, and nobody is taken
    /// for a computer player.
    fn recorded(&self) -> String {
        match &self.sitter {
            Sitter::Bot(bot) => bot.to_string(),
            Sitter::Nobody | Sitter::Guest(_) | Sitter::Program(_) => {
                match &*clean_name(&self.name.replace(',', " ")) {
                    "" => "?".to_owned(),
                    name if name.to_lowercase().parse::<Bot>().is_ok() => format!("{name} (guest)"),
                    name => name.to_owned(),
                }
            }
        }
    }

    /// The computer player sitting on it, if any.
    pub fn bot(&self) -> Option<Bot> {
        match self.sitter {
            Sitter::Bot(bot) => Some(bot),
            Sitter::Nobody | Sitter::Guest(_) | Sitter::Program(_) => None,
        }
    }
}

/// Who sits on a chair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// Nobody yet.
    Nobody,
    /// A computer player.
    Bot(Bot),
    /// A guest, known by the cookie.
    Guest(GuestId),
    /// A program, known by the hash of its token.
    Program(String),
}

impl Sitter {
    /// The guest, if it is one.
    pub fn guest(&self) -> Option<&GuestId> {
        match self {
            Sitter::Guest(guest) => Some(guest),
            Sitter::Nobody | Sitter::Bot(_) | Sitter::Program(_) => None,
        }
    }

    /// A program by its token. Only the token's hash is kept, so that a stolen store gives access to no seat.
    pub fn program(token: &str) -> Sitter {
        Sitter::Program(random::hash(token))
    }

    /// A new program, with the token it will show.
    pub fn fresh_program() -> (String, Sitter) {
        let token = random::name();
        let sitter = Sitter::program(&token);
        (token, sitter)
    }
}

/// A request to take back what others have decided since.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct UndoRequest {
    /// The seat that asks.
    pub by: Seat,
    /// How many steps would be taken back.
    pub steps: usize,
    /// The seats that have agreed so far.
    #[serde(default)]
    pub agreed: Vec<Seat>,
}

/// Somebody's seats among these chairs.
pub(super) fn seats_of(chairs: &[Chair], who: &Sitter) -> Vec<Seat> {
    let theirs = Seat::all(chairs.len() as u8).zip(chairs).filter(|(_, chair)| chair.sitter == *who);
    theirs.map(|(seat, _)| seat).collect()
}

/// How far along a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// Some chairs are free.
    Gathering,
    /// The game is on.
    Playing,
    /// The game is over.
    Over,
    /// It was given up before the game began.
    CalledOff,
}

game::named!(Progress { Gathering => "gathering", Playing => "playing", Over => "over", CalledOff => "called-off" });

impl Snapshot {
    /// How far along it is.
    pub fn progress(&self) -> Progress {
        match self.session.as_deref().map(Table::turn) {
            None if self.is_called_off => Progress::CalledOff,
            None => Progress::Gathering,
            Some(Turn::Over) => Progress::Over,
            Some(Turn::Seat(_) | Turn::Chance) => Progress::Playing,
        }
    }

    /// Somebody's seats in order; their places, while seats are still to be drawn.
    pub fn seats_of(&self, who: &Sitter) -> Vec<Seat> {
        seats_of(&self.chairs, who)
    }

    /// The revision, as far as somebody who plays these seats may know it.
    pub fn revision_for(&self, seats: &[Seat]) -> Revision {
        let decides = match self.session.as_deref().map(Table::turn) {
            Some(Turn::Seat(seat)) => seats.contains(&seat),
            Some(Turn::Chance | Turn::Over) | None => false,
        };
        Revision { shown: self.revision, hidden: if decides { self.hidden } else { 0 } }
    }

    /// The people who have decided since the step to be taken back and have not agreed yet. Where time runs, all are asked: two
    /// of them could keep the others waiting for ever.
    pub fn seats_asked(&self) -> Vec<Seat> {
        let (Some(request), Some(game)) = (&self.undo_request, &self.session) else { return Vec::new() };
        let taken_back = game.steps_from(game.steps().saturating_sub(request.steps));
        let is_asked = |seat: &Seat| {
            let chair = &self.chairs[seat.index()];
            let is_other = chair.bot().is_none() && chair.sitter != self.chairs[request.by.index()].sitter;
            let has_decided = taken_back.iter().any(|step| step.actor == Some(*seat));
            is_other && (has_decided || self.timed.is_some()) && !request.agreed.contains(seat)
        };
        Seat::all(self.chairs.len() as u8).filter(is_asked).collect()
    }

    /// Whether anybody but computer players sits here or may still sit down.
    pub(super) fn has_people(&self) -> bool {
        self.chairs.iter().any(|chair| chair.bot().is_none())
    }

    /// The computer player to move, if any.
    pub fn thinking_bot(&self) -> Option<Bot> {
        match self.session.as_ref()?.turn() {
            Turn::Seat(seat) => self.chairs[seat.index()].bot(),
            Turn::Chance | Turn::Over => None,
        }
    }

    /// The guest whose decision is waited for by others, or by the clock.
    pub(super) fn asks(&self) -> Option<&GuestId> {
        let Turn::Seat(seat) = self.session.as_ref()?.turn() else { return None };
        let sitter = &self.chairs[seat.index()].sitter;
        let is_other = |chair: &Chair| chair.bot().is_none() && chair.sitter != *sitter;
        let is_waited_for = self.timed.is_some() || self.chairs.iter().any(is_other);
        sitter.guest().filter(|_| is_waited_for)
    }

    /// Whose view a guest who plays these seats gets. Somebody who plays several gets the spectator's, unless the seat to
    /// move has no secrets or the device was handed to it.
    pub fn viewer(&self, seats: &[Seat], held: Option<Seat>) -> Viewer {
        let Some(game) = &self.session else { return Viewer::Spectator };
        match (seats, game.turn()) {
            ([], _) => Viewer::Spectator,
            ([only], _) => Viewer::Seat(*only),
            ([..], Turn::Seat(turn))
                if seats.contains(&turn) && (held == Some(turn) || !game.has_secrets(turn)) =>
            {
                Viewer::Seat(turn)
            }
            ([..], Turn::Seat(_) | Turn::Chance | Turn::Over) => Viewer::Spectator,
        }
    }

    /// Whether somebody who plays these seats may be advised: hints are allowed, or all others are computer players.
    pub fn may_be_advised(&self, seats: &[Seat]) -> bool {
        let mut others = Seat::all(self.chairs.len() as u8).filter(|seat| !seats.contains(seat));
        self.help_refused().is_none()
            && (self.hints || others.all(|seat| self.chairs[seat.index()].bot().is_some()))
    }

    /// Whether this is somebody's first try at a daily deal.
    pub fn counts(&self) -> bool {
        self.deal.as_ref().is_some_and(|of| of.counts)
    }

    /// How many steps ago this seat last decided, if that can be taken back. In a first try at a deal and in a rated game, only
    /// an action that is not complete can.
    pub fn undoable(&self, seat: Seat) -> Option<usize> {
        if self.help_refused().is_some() {
            return None;
        }
        self.session.as_ref()?.undoable(seat).filter(|back| self.may_go_back(*back))
    }

    /// How many steps ago this seat began an action that is not complete, if that can be taken back.
    pub fn cancellable(&self, seat: Seat) -> Option<usize> {
        self.session.as_ref()?.under_way(seat).filter(|back| self.may_go_back(*back))
    }

    /// Whether this many steps were taken here. Those copied from another table stay.
    pub(super) fn may_go_back(&self, steps: usize) -> bool {
        self.session.as_ref().is_some_and(|game| game.steps() >= self.opening.len() + steps)
    }

    /// Notes the revision of the newest steps, and when they were taken if time counts. Copied steps are news to nobody.
    pub(super) fn mark_steps(&mut self, revision: u64, now: i64) {
        let steps = self.session.as_ref().map_or(0, |game| game.steps());
        let copied = self.opening.len().min(steps);
        if self.marks.len() < copied {
            self.marks.resize(copied, 0);
        }
        self.marks.resize(steps, revision);
        self.times.resize(copied.max(self.times.len()).min(steps), None);
        self.times.resize(steps, self.clock.is_some().then_some(now));
    }

    /// The record without the secret while the game is on, and always without that of a deal: [`super::Tables::record`]
    /// knows whether its day is over.
    pub fn record(&self) -> Option<Record> {
        let mut record = self.session.as_ref()?.record();
        record.set("players", &self.chairs.iter().map(Chair::recorded).collect::<Vec<_>>().join(", "));
        if !self.opening.is_empty() {
            record.set("from", &self.opening.len().to_string());
            record.set("parent", &self.parent.as_ref().map(ToString::to_string).unwrap_or_default());
        }
        Some(record)
    }
}
