//! Ready-made phrases among the people at a table. They are no part of the game: they have no revision, are in no record and
//! in no archive, and change nothing that lists show.
//!
//! What was said is in the store. Each node remembers it as long as the table is in memory, hears of more over the bus, and
//! asks now and then, as for everything else.

use std::sync::Arc;

use game::Seat;
use store::{GuestId, PhraseRow, Said, Say, StoreError, SwitchTalk, TalkRows, Wants};

use super::Tables;
use super::live::Live;
use super::snapshot::{Sitter, Snapshot};
use crate::refusal::Refusal;

/// Something that people may say. There is nothing else, so nobody can say anything unkind, or what they hold.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phrase {
    /// On sitting down.
    Hello,
    /// Before the game.
    GoodLuck,
    /// Somebody has to wait.
    OneMoment,
    /// Somebody else may have missed that they are asked.
    YourTurn,
    /// For whatever it is.
    Thanks,
    /// Of a move or the whole game.
    WellPlayed,
    /// That was not meant.
    Misclick,
    /// After the game.
    Again,
}

game::named!(Phrase {
    Hello => "hello",
    GoodLuck => "good-luck",
    OneMoment => "one-moment",
    YourTurn => "your-turn",
    Thanks => "thanks",
    WellPlayed => "well-played",
    Misclick => "misclick",
    Again => "again",
});

/// Something that was said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Utterance {
    /// Its number at this table.
    pub number: u64,
    /// The place that whoever said it took.
    place: usize,
    /// What.
    pub phrase: Phrase,
    /// When, in seconds since 1970.
    pub at: i64,
}

/// What was said at a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Talk {
    /// How much has happened: the number of the last phrase, or of the last time that somebody switched them off or on.
    pub said: u64,
    /// What was said, the first first.
    utterances: Vec<Utterance>,
    /// The places that want none.
    quiet: Vec<usize>,
}

/// Who said something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Speaker<'a> {
    /// Somebody who still sits here.
    Here(Seat),
    /// Somebody of this name who has left the game.
    Left(&'a str),
}

/// Whether somebody wants phrases at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WantsTalk {
    /// They may be said.
    On,
    /// Nobody may say any as long as they sit here.
    Off,
}

game::named!(WantsTalk { On => "on", Off => "off" });

/// How often something is tried while others at the table speak at the same moment.
const TRIES: usize = 20;

impl Talk {
    fn read(rows: TalkRows) -> Talk {
        let said = rows.phrases.last().map_or(0, |row| row.n as u64);
        // What a newer version lets people say is nothing here.
        let read = |row: &PhraseRow| {
            let phrase = row.phrase.parse().ok()?;
            Some(Utterance { number: row.n as u64, place: row.place as usize, phrase, at: row.at })
        };
        let utterances = rows.phrases.iter().filter_map(read).collect();
        Talk { said, utterances, quiet: rows.quiet.into_iter().map(|place| place as usize).collect() }
    }
}

impl Snapshot {
    /// Whether there are people here who could say something to each other.
    pub fn has_company(&self) -> bool {
        let mut people = self.chairs.iter().filter_map(|chair| chair.sitter.guest());
        let first = people.next();
        people.any(|other| Some(other) != first)
    }

    /// What was said here, and by whom. What those have said who got up before the game is forgotten.
    pub fn utterances<'a>(&'a self, talk: &'a Talk) -> impl Iterator<Item = (Speaker<'a>, &'a Utterance)> {
        let seats = self.seats_by_place();
        talk.utterances.iter().filter_map(move |said| {
            let seat = seats.get(said.place).copied()?;
            let left = self.left.iter().rfind(|left| left.seat == seat);
            let speaker = match self.chairs.get(seat.index())?.sitter {
                Sitter::Guest(_) => Speaker::Here(seat),
                Sitter::Bot(_) => Speaker::Left(&left?.name),
                Sitter::Nobody | Sitter::Program(_) => return None,
            };
            Some((speaker, said))
        })
    }

    /// What was said, each by a place in the store, by the seats of those who said it. What was forgotten is left out.
    pub(crate) fn said_by_seats(&self, said: Vec<(i64, String)>) -> Vec<(i64, String)> {
        let seats = self.seats_by_place();
        let by_seat = |(place, word): (i64, String)| {
            let seat = seats.get(usize::try_from(place).ok()?)?;
            (!word.is_empty()).then_some((i64::from(seat.number()), word))
        };
        said.into_iter().filter_map(by_seat).collect()
    }

    /// The people here who want no phrases.
    pub fn quiet(&self, talk: &Talk) -> Vec<Seat> {
        let seats = self.seats_by_place();
        let quiet = talk.quiet.iter().filter_map(|place| seats.get(*place).copied());
        quiet.filter(|seat| self.chairs[seat.index()].sitter.guest().is_some()).collect()
    }

    /// The revision and the number of hidden changes since, as the store counts them.
    fn stage(&self) -> (i64, i64) {
        (self.revision as i64, self.hidden as i64)
    }

    /// The seat of each place.
    fn seats_by_place(&self) -> Vec<Seat> {
        let words = self.entropy.as_deref().filter(|_| self.random_seats);
        let entropy = words.and_then(|words| words.split(' ').map(str::parse).collect::<Result<_, _>>().ok());
        match entropy {
            Some(entropy) => self.fair(entropy).seats().into_iter().map(Seat::new).collect(),
            None => Seat::all(self.chairs.len() as u8).collect(),
        }
    }

    /// The place that somebody took.
    fn place_of(&self, who: &Sitter) -> Option<usize> {
        let own = self.seats_of(who).first().copied()?;
        self.seats_by_place().iter().position(|seat| *seat == own)
    }

    /// The places of all people.
    fn places_of_people(&self) -> Vec<i64> {
        let seats = self.seats_by_place().into_iter();
        let people = (0..).zip(seats).filter(|(_, seat)| self.chairs[seat.index()].sitter.guest().is_some());
        people.map(|(place, _)| place).collect()
    }
}

impl Tables {
    /// Finds out what was said at a table, unless that is known or nobody could have said anything. If it cannot be found out
    /// now, the next one who asks tries again.
    pub async fn attend(&self, live: &Live) {
        if !live.now().has_company() || !live.begin_attending() {
            return;
        }
        if let Err(error) = self.read_talk(live).await {
            tracing::warn!(%error, "what was said at a table could not be read");
            live.attend_again();
        }
    }

    /// The same, for somebody who has heard that so much was said.
    pub async fn attend_to(&self, live: &Live, heard: u64) -> Result<(), Refusal> {
        self.attend(live).await;
        if live.talk().said < heard && live.now().has_company() {
            self.read_talk(live).await?;
        }
        Ok(())
    }

    pub(super) async fn read_talk(&self, live: &Live) -> Result<(), StoreError> {
        let rows = self.store.talk(&live.now().id).await?;
        live.hear(Talk::read(rows));
        Ok(())
    }

    /// Says something to the others at a table.
    pub async fn say(
        self: &Arc<Self>,
        live: &Arc<Live>,
        who: &Sitter,
        phrase: Phrase,
    ) -> Result<(), Refusal> {
        let (tables, live, who) = (self.clone(), live.clone(), who.clone());
        spoken(async move {
            for _ in 0..TRIES {
                let now = live.now();
                let (who, place) = now.speaks(&who)?;
                if !now.has_company() {
                    return Err(Refusal::Alone);
                }
                let (table, who, people) = (now.id.clone(), who.clone(), now.places_of_people());
                let (phrase, stage, now) = (phrase.to_string(), now.stage(), tables.clock.now());
                let said = tables.store.say(Say { table, who, stage, place, people, phrase, now }).await;
                if let Some(said) = tables.settle(&live, said).await? {
                    return tables.pass_on(&live, said).await;
                }
            }
            Err(Refusal::Busy)
        })
        .await
    }

    /// Switches phrases off or on at a table, as far as somebody is concerned.
    pub async fn want_talk(
        self: &Arc<Self>,
        live: &Arc<Live>,
        who: &Sitter,
        wants: WantsTalk,
    ) -> Result<(), Refusal> {
        let wants = match wants {
            WantsTalk::On => Wants::Phrases,
            WantsTalk::Off => Wants::Quiet,
        };
        let (tables, live, who) = (self.clone(), live.clone(), who.clone());
        spoken(async move {
            for _ in 0..TRIES {
                let now = live.now();
                let (who, place) = now.speaks(&who)?;
                let (table, who, stage) = (now.id.clone(), who.clone(), now.stage());
                let switch = SwitchTalk { table, who, stage, place, wants, now: tables.clock.now() };
                let said = tables.store.switch_talk(switch).await;
                if let Some(said) = tables.settle(&live, said).await? {
                    return tables.pass_on(&live, said).await;
                }
            }
            Err(Refusal::Busy)
        })
        .await
    }

    /// What became of it, unless it is to be tried again: after somebody else who spoke at the same moment, or with the table
    /// as another node has changed it, where somebody else may have the place.
    async fn settle(&self, live: &Live, said: Result<Said, StoreError>) -> Result<Option<Said>, Refusal> {
        match said {
            Err(StoreError::Conflict) => Ok(None),
            Ok(Said::Behind) => {
                self.refresh(live).await;
                Ok(None)
            }
            told => Ok(Some(told?)),
        }
    }

    /// Tells everybody, here and at other nodes, that something was said.
    async fn pass_on(&self, live: &Live, said: Said) -> Result<(), Refusal> {
        match said {
            Said::Done => {}
            Said::NotSeated => return Err(Refusal::NotYourSeat),
            Said::Behind => return Err(Refusal::Busy),
            Said::Quiet => return Err(Refusal::Quiet),
            Said::Again => return Err(Refusal::SaidAgain),
            Said::TooMuch => return Err(Refusal::SaidTooMuch),
        }
        self.read_talk(live).await?;
        self.following.tell_talk(&live.now().id, live.talk().said);
        Ok(())
    }
}

impl Snapshot {
    fn speaks(&self, who: &Sitter) -> Result<(GuestId, i64), Refusal> {
        let (Some(guest), Some(place)) = (who.guest(), self.place_of(who)) else {
            return Err(Refusal::NotYourSeat);
        };
        Ok((guest.clone(), place as i64))
    }
}

/// A task of its own, because the caller may go away after it was said and before anybody is told.
async fn spoken(speaking: impl Future<Output = Result<(), Refusal>> + Send + 'static) -> Result<(), Refusal> {
    tokio::spawn(speaking).await.map_err(|_| Refusal::Internal)?
}
