//! A table as it stands after its last commit. Whoever reads it holds it by `Arc` and is never in anybody's way.

use bots::Bot;
use catalog::{Entropy, Entry, Secret, Table};
use game::{Record, RecordedStep, Seat, Turn, Viewer};
use serde::{Deserialize, Serialize};

/// A table at one revision; never changed, only followed by the next.
pub(crate) struct Snapshot {
    /// What the host put into the draws. It leaves this module towards the store only.
    pub(super) secret: Secret,
    /// What everybody put into the draws, by place, once all sit.
    pub(super) entropy: Option<String>,
    /// Its address: nobody can guess it.
    pub(crate) id: String,
    /// The guest who made it.
    pub(crate) creator: String,
    /// The game.
    pub(crate) entry: &'static Entry,
    /// The options as `key=value` pairs.
    pub(crate) options: String,
    /// How people come to it.
    pub(crate) kind: Kind,
    /// Rises with every commit, undo too.
    pub(crate) revision: u64,
    /// When it was made and when it was last changed, in seconds since 1970.
    pub(crate) created: i64,
    pub(crate) changed: i64,
    /// What was published of the secret before anyone sat down.
    pub(crate) commitment: String,
    /// Whether seats are drawn when everybody is there.
    pub(crate) random_seats: bool,
    /// Whether everybody agreed that hints may be asked for: whoever sits down agrees to it.
    pub(crate) hints: bool,
    /// Who sits where: by seat, or by place while seats are still to be drawn.
    pub(crate) chairs: Vec<Chair>,
    /// The game, once everybody sits.
    pub(crate) game: Option<Box<dyn Table>>,
    /// The steps that it begins with, copied from another table.
    pub(crate) opening: Vec<RecordedStep>,
    /// The revision that each step came with.
    pub(crate) marks: Vec<u64>,
    /// Somebody asks to take a decision of somebody else back.
    pub(crate) undo_request: Option<UndoRequest>,
    /// The seats that offer a rematch.
    pub(crate) rematch_offers: Vec<Seat>,
    /// The table of the rematch, once all have agreed.
    pub(crate) rematch: Option<String>,
    /// Whether the last choice of a computer player was proved.
    pub(crate) is_solved: bool,
}

/// How people come to a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// Listed for anybody to join and watch.
    Open,
    /// Whoever has the link.
    Private,
    /// One person plays for all seats that no bot has, and hands the device round.
    Device,
}

/// One chair of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Chair {
    pub(crate) sitter: Sitter,
    /// What the sitter wants to be called; empty if nothing was said.
    pub(crate) name: String,
    /// What the sitter put into the draws when sitting down; until then the chair is only kept free for them.
    pub(crate) entropy: Option<Entropy>,
}

impl Chair {
    /// Whether whoever it is for sits on it.
    pub(crate) fn is_ready(&self) -> bool {
        match self.sitter {
            Sitter::Bot(_) => true,
            Sitter::Nobody => false,
            Sitter::Guest(_) | Sitter::Program(_) => self.entropy.is_some(),
        }
    }

    pub(crate) fn bot(&self) -> Option<Bot> {
        match self.sitter {
            Sitter::Bot(bot) => Some(bot),
            Sitter::Nobody | Sitter::Guest(_) | Sitter::Program(_) => None,
        }
    }
}

/// Who sits on a chair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Sitter {
    /// Nobody yet.
    Nobody,
    /// A computer player.
    Bot(Bot),
    /// A guest, known by the cookie.
    Guest(String),
    /// A program, known by the hash of its token.
    Program(String),
}

/// Somebody asks to go back over a decision of somebody else.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct UndoRequest {
    pub(crate) by: Seat,
    /// How many steps would be taken back.
    pub(crate) steps: usize,
}

/// Where a table is between being made and being over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Progress {
    /// Some chairs are free.
    Gathering,
    /// It is played.
    Playing,
    /// It is over.
    Over,
}

impl Clone for Snapshot {
    fn clone(&self) -> Snapshot {
        Snapshot {
            secret: self.secret.clone(),
            entropy: self.entropy.clone(),
            id: self.id.clone(),
            creator: self.creator.clone(),
            entry: self.entry,
            options: self.options.clone(),
            kind: self.kind,
            revision: self.revision,
            created: self.created,
            changed: self.changed,
            commitment: self.commitment.clone(),
            random_seats: self.random_seats,
            hints: self.hints,
            chairs: self.chairs.clone(),
            game: self.game.as_ref().map(|game| game.copy()),
            opening: self.opening.clone(),
            marks: self.marks.clone(),
            undo_request: self.undo_request,
            rematch_offers: self.rematch_offers.clone(),
            rematch: self.rematch.clone(),
            is_solved: self.is_solved,
        }
    }
}

impl Snapshot {
    pub(crate) fn progress(&self) -> Progress {
        match self.game.as_deref().map(Table::turn) {
            None => Progress::Gathering,
            Some(Turn::Over) => Progress::Over,
            Some(Turn::Seat(_) | Turn::Chance) => Progress::Playing,
        }
    }

    /// The seats of somebody, in order; their places, as long as seats are still to be drawn.
    pub(crate) fn seats_of(&self, who: &Sitter) -> Vec<Seat> {
        let is_theirs = |seat: &Seat| self.chairs[seat.index()].sitter == *who;
        Seat::all(self.chairs.len() as u8).filter(is_theirs).collect()
    }

    /// The computer player that is to decide, if one is.
    pub(crate) fn thinking_bot(&self) -> Option<Bot> {
        match self.game.as_ref()?.turn() {
            Turn::Seat(seat) => self.chairs[seat.index()].bot(),
            Turn::Chance | Turn::Over => None,
        }
    }

    /// Through whose eyes a guest looks who plays these seats. Who plays several sees what everybody may, unless the
    /// seat that decides has no secrets, or the device was handed to it.
    pub(crate) fn viewer(&self, seats: &[Seat], held: Option<Seat>) -> Viewer {
        let Some(game) = &self.game else { return Viewer::Spectator };
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
    pub(crate) fn may_be_advised(&self, seats: &[Seat]) -> bool {
        let mut others = Seat::all(self.chairs.len() as u8).filter(|seat| !seats.contains(seat));
        self.hints || others.all(|seat| self.chairs[seat.index()].bot().is_some())
    }

    /// How many steps back the last decision of this seat lies, if it can be taken back.
    pub(crate) fn undoable(&self, seat: Seat) -> Option<usize> {
        self.game.as_ref()?.undoable(seat).filter(|back| self.may_go_back(*back))
    }

    /// Whether so many steps were taken here: what was copied from another table stays.
    pub(super) fn may_go_back(&self, steps: usize) -> bool {
        self.game.as_ref().is_some_and(|game| game.steps() >= self.opening.len() + steps)
    }

    /// Notes the revision that the newest steps came with. Those that were copied are news to nobody.
    pub(super) fn mark_steps(&mut self) {
        let steps = self.game.as_ref().map_or(0, |game| game.steps());
        let copied = self.opening.len().min(steps);
        if self.marks.len() < copied {
            self.marks.resize(copied, 0);
        }
        self.marks.resize(steps, self.revision);
    }

    /// The record as anybody may have it: while the game goes on, without the secret.
    pub(crate) fn record(&self) -> Option<Record> {
        let mut record = self.game.as_ref()?.record();
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
