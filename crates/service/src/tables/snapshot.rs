//! A table as it stands after its last commit. Whoever reads it holds it by `Arc` and is never in anybody's way.

use bots::Bot;
use catalog::{Entropy, Entry, Secret, Table};
use game::{Chosen, Record, RecordedStep, Seat, Turn, Viewer};
use serde::{Deserialize, Serialize};
use store::{GuestId, TableId};

use super::revision::Revision;
use crate::random;

/// A table at one revision; never changed, only followed by the next.
#[derive(Clone)]
pub struct Snapshot {
    /// What the host put into the draws. It leaves this module towards the store only.
    pub(super) secret: Secret,
    /// What everybody put into the draws, by place, once all sit.
    pub(super) entropy: Option<String>,
    /// Its address: nobody can guess it.
    pub id: TableId,
    /// The guest who made it; none if a program did.
    pub creator: Option<GuestId>,
    /// The game.
    pub entry: &'static Entry,
    /// The options, and the edition if it is not the shipped one.
    pub chosen: Chosen,
    /// How people come to it.
    pub kind: Kind,
    /// Rises with every commit that everybody may know of, undo too.
    pub revision: u64,
    /// How many commits there were since of which only the seat that decides may know.
    pub hidden: u64,
    /// When it was made, in seconds since 1970.
    pub created: i64,
    /// When everybody last saw it change.
    pub changed: i64,
    /// What was published of the secret before anyone sat down.
    pub commitment: String,
    /// Whether seats are drawn when everybody is there.
    pub random_seats: bool,
    /// Whether everybody agreed that hints may be asked for: whoever sits down agrees to it.
    pub hints: bool,
    /// Who sits where: by seat, or by place while seats are still to be drawn.
    pub chairs: Vec<Chair>,
    /// The game as it is played here, once everybody sits.
    pub session: Option<Box<dyn Table>>,
    /// The steps that it begins with, copied from another table.
    pub opening: Vec<RecordedStep>,
    /// The revision that each step came with.
    pub marks: Vec<u64>,
    /// Somebody asks to take a decision of somebody else back.
    pub undo_request: Option<UndoRequest>,
    /// The seats that offer a rematch.
    pub rematch_offers: Vec<Seat>,
    /// The table of the rematch, once all have agreed.
    pub rematch: Option<TableId>,
    /// Whether the last choice of a computer player was proved.
    pub is_solved: bool,
}

/// How people come to a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Listed for anybody to join and watch.
    Open,
    /// Whoever has the link.
    Private,
    /// One person plays for all seats that no bot has, and hands the device round.
    Device,
}

game::named!(Kind { Open => "open", Private => "private", Device => "device" });

/// One chair of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chair {
    /// Who sits on it, or for whom it is kept.
    pub sitter: Sitter,
    /// What the sitter wants to be called; empty if nothing was said.
    pub name: String,
    /// What the sitter put into the draws when sitting down; until then the chair is only kept free for them.
    pub entropy: Option<Entropy>,
}

impl Chair {
    /// Whether whoever it is for sits on it.
    pub fn is_ready(&self) -> bool {
        match self.sitter {
            Sitter::Bot(_) => true,
            Sitter::Nobody => false,
            Sitter::Guest(_) | Sitter::Program(_) => self.entropy.is_some(),
        }
    }

    /// The computer player that has it, if one does.
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
    /// A program by its token. Only the token's hash is kept, so that a stolen store opens no seats.
    pub fn program(token: &str) -> Sitter {
        Sitter::Program(random::hash(token))
    }

    /// A program that was not here before, with the token that it will show.
    pub fn fresh_program() -> (String, Sitter) {
        let token = random::name();
        let sitter = Sitter::program(&token);
        (token, sitter)
    }
}

/// Somebody asks to go back over a decision of somebody else.
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

/// The seats of somebody among these chairs.
pub(super) fn seats_of(chairs: &[Chair], who: &Sitter) -> Vec<Seat> {
    let theirs = Seat::all(chairs.len() as u8).zip(chairs).filter(|(_, chair)| chair.sitter == *who);
    theirs.map(|(seat, _)| seat).collect()
}

/// Where a table is between being made and being over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// Some chairs are free.
    Gathering,
    /// It is played.
    Playing,
    /// It is over.
    Over,
}

game::named!(Progress { Gathering => "gathering", Playing => "playing", Over => "over" });

impl Snapshot {
    /// Where it is between being made and being over.
    pub fn progress(&self) -> Progress {
        match self.session.as_deref().map(Table::turn) {
            None => Progress::Gathering,
            Some(Turn::Over) => Progress::Over,
            Some(Turn::Seat(_) | Turn::Chance) => Progress::Playing,
        }
    }

    /// The seats of somebody, in order; their places, as long as seats are still to be drawn.
    pub fn seats_of(&self, who: &Sitter) -> Vec<Seat> {
        seats_of(&self.chairs, who)
    }

    /// The revision as somebody who plays these seats may know it.
    pub fn revision_for(&self, seats: &[Seat]) -> Revision {
        let decides = match self.session.as_deref().map(Table::turn) {
            Some(Turn::Seat(seat)) => seats.contains(&seat),
            Some(Turn::Chance | Turn::Over) | None => false,
        };
        Revision { shown: self.revision, hidden: if decides { self.hidden } else { 0 } }
    }

    /// The people who have decided since what is to be taken back, and have not agreed to it yet.
    pub fn seats_asked(&self) -> Vec<Seat> {
        let (Some(request), Some(game)) = (&self.undo_request, &self.session) else { return Vec::new() };
        let taken_back = game.steps_from(game.steps().saturating_sub(request.steps));
        let is_asked = |seat: &Seat| {
            let chair = &self.chairs[seat.index()];
            let is_other = chair.bot().is_none() && chair.sitter != self.chairs[request.by.index()].sitter;
            let has_decided = taken_back.iter().any(|step| step.actor == Some(*seat));
            is_other && has_decided && !request.agreed.contains(seat)
        };
        Seat::all(self.chairs.len() as u8).filter(is_asked).collect()
    }

    /// The computer player that is to decide, if one is.
    pub fn thinking_bot(&self) -> Option<Bot> {
        match self.session.as_ref()?.turn() {
            Turn::Seat(seat) => self.chairs[seat.index()].bot(),
            Turn::Chance | Turn::Over => None,
        }
    }

    /// Through whose eyes a guest looks who plays these seats. Who plays several sees what everybody may, unless the
    /// seat that decides has no secrets, or the device was handed to it.
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

    /// Whether somebody who plays these seats may be advised: hints were agreed on, or there is nobody else but computer
    /// players.
    pub fn may_be_advised(&self, seats: &[Seat]) -> bool {
        let mut others = Seat::all(self.chairs.len() as u8).filter(|seat| !seats.contains(seat));
        self.hints || others.all(|seat| self.chairs[seat.index()].bot().is_some())
    }

    /// How many steps back the last decision of this seat lies, if it can be taken back.
    pub fn undoable(&self, seat: Seat) -> Option<usize> {
        self.session.as_ref()?.undoable(seat).filter(|back| self.may_go_back(*back))
    }

    /// Whether so many steps were taken here: what was copied from another table stays.
    pub(super) fn may_go_back(&self, steps: usize) -> bool {
        self.session.as_ref().is_some_and(|game| game.steps() >= self.opening.len() + steps)
    }

    /// Notes the revision that the newest steps come with. Those that were copied are news to nobody.
    pub(super) fn mark_steps(&mut self, revision: u64) {
        let steps = self.session.as_ref().map_or(0, |game| game.steps());
        let copied = self.opening.len().min(steps);
        if self.marks.len() < copied {
            self.marks.resize(copied, 0);
        }
        self.marks.resize(steps, revision);
    }

    /// The record as anybody may have it: while the game goes on, without the secret.
    pub fn record(&self) -> Option<Record> {
        let mut record = self.session.as_ref()?.record();
        let names = self.chairs.iter().map(|chair| match &chair.sitter {
            Sitter::Bot(bot) => bot.to_string(),
            Sitter::Nobody | Sitter::Guest(_) | Sitter::Program(_) => {
                if chair.name.is_empty() {
                    "?".to_owned()
                } else {
                    chair.name.clone()
                }
            }
        });
        record.set("players", &names.collect::<Vec<_>>().join(", "));
        if !self.opening.is_empty() {
            record.set("from", &self.opening.len().to_string());
        }
        Some(record)
    }
}
