//! The players of one table. They keep a copy of the game and choose among its legal actions.

use std::net::SocketAddr;

use catalog::{Chance, Entry, Table, Verified};
use game::bits::below;
use game::{Record, RecordedStep, Seat, Turn};
use rand::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde::{Deserialize, Serialize};
use serde_json::json;

use crate::LoadError;
use crate::client::Client;

/// The players of one table, who share a connection.
pub(crate) struct Party {
    pub(crate) client: Client,
    pub(crate) id: String,
    pub(crate) revision: u64,
    /// Where steps are posted.
    steps: String,
    tokens: Vec<String>,
    game: Box<dyn Table>,
    rng: Xoshiro256PlusPlus,
    /// How much time everybody has, unless it is as much as they like.
    pace: Option<&'static str>,
}

#[derive(Deserialize)]
pub(crate) struct Created {
    pub(crate) table: String,
}

#[derive(Deserialize)]
pub(crate) struct Sat {
    pub(crate) token: String,
}

/// The state of a table, or the result of a post: the steps, and the revision after them.
#[derive(Deserialize)]
struct News {
    revision: u64,
    steps: Vec<String>,
}

#[derive(Serialize)]
struct Post<'a> {
    revision: u64,
    steps: [&'a str; 1],
}

/// What was played at a table, to be compared with the server's version.
pub(crate) struct Transcript {
    id: String,
    pub(crate) steps: Vec<RecordedStep>,
}

/// A decision about to be posted.
pub(crate) struct Decision {
    pub(crate) seat: Seat,
    action: String,
}

impl Party {
    /// Makes a table for a game without hidden steps, takes all its seats and learns the first draws. The number makes
    /// the random choices of one party differ from those of another.
    pub(crate) async fn gather(
        address: SocketAddr,
        number: u64,
        pace: Option<&'static str>,
    ) -> Result<Party, LoadError> {
        let client = Client::connect(address).await?;
        Party::sit_down(client, Xoshiro256PlusPlus::seed_from_u64(number), pace).await
    }

    /// The same players at another table.
    pub(crate) async fn again(self) -> Result<Party, LoadError> {
        Party::sit_down(self.client, self.rng, self.pace).await
    }

    async fn sit_down(
        mut client: Client,
        mut rng: Xoshiro256PlusPlus,
        pace: Option<&'static str>,
    ) -> Result<Party, LoadError> {
        let entry = first_game()?;
        let seats = vec!["open"; usize::from(entry.seats.0)];
        let asked = json!({ "game": entry.id, "seats": seats, "pace": pace.unwrap_or_default() });
        let Created { table: id } = client.post("/api/tables", None, &asked).await?;
        let mut tokens = Vec::new();
        for seat in 0..seats.len() {
            let entropy = format!("{:016x}", rng.next_u64());
            let asked = json!({ "seat": seat, "name": "Load", "entropy": entropy });
            let Sat { token } = client.post(&format!("/api/tables/{id}/seats"), None, &asked).await?;
            tokens.push(token);
        }
        let News { revision, steps } = client.get(&format!("/api/tables/{id}"), None).await?;
        let game = entry
            .choose("", None)
            .and_then(|chosen| (entry.start)(&chosen, Chance::Open))
            .map_err(|error| LoadError::new("no game can be started", error))?;
        let mut party =
            Party { client, revision, steps: format!("/api/tables/{id}/steps"), id, tokens, game, rng, pace };
        party.follow(&steps)?;
        Ok(party)
    }

    /// A legal action chosen uniformly, unless the game is over.
    pub(crate) fn choose(&mut self) -> Option<Decision> {
        let Turn::Seat(seat) = self.game.turn() else { return None };
        let mut legal = self.game.legal();
        let chosen = below(legal.len() as u32, &mut self.rng) as usize;
        Some(Decision { seat, action: legal.swap_remove(chosen) })
    }

    /// Posts a decision and applies its result.
    pub(crate) async fn play(&mut self, decision: &Decision) -> Result<(), LoadError> {
        let token = self.tokens.get(decision.seat.index()).map(String::as_str);
        let post = Post { revision: self.revision, steps: [&decision.action] };
        let told: News = self.client.post(&self.steps, token, &post).await?;
        if told.revision != self.revision + 1 {
            return Err(LoadError::new("a table has another revision than its last post", told.revision));
        }
        self.revision = told.revision;
        self.follow(&told.steps)
    }

    fn follow(&mut self, steps: &[String]) -> Result<(), LoadError> {
        for step in steps {
            let text = step.split_once(": ").map_or(step.as_str(), |(_, text)| text);
            self.game.play(text).map_err(|error| LoadError::new("the server took another step", error))?;
        }
        Ok(())
    }

    /// What was played at this table.
    pub(crate) fn transcript(&self) -> Transcript {
        Transcript { id: self.id.clone(), steps: self.game.steps_from(0) }
    }

    /// Checks a finished game: the server's record has our steps, and its draws are the ones it was committed to.
    pub(crate) async fn check(&mut self, transcript: &Transcript) -> Result<(), LoadError> {
        let text = self.client.get_text(&format!("/api/tables/{}/record", transcript.id)).await?;
        let wrong = |error| LoadError::new("a record is broken", error);
        let record = Record::parse(&text).map_err(wrong)?;
        if record.steps != transcript.steps {
            return Err(LoadError("a record has other steps than were played".to_owned()));
        }
        match catalog::verify(&record).map_err(wrong)? {
            Verified::Followed(_) => Ok(()),
            other => Err(LoadError(format!("the draws of a record cannot be checked: {other:?}"))),
        }
    }
}

/// The game that is played.
pub(crate) fn first_game() -> Result<&'static Entry, LoadError> {
    catalog::GAMES.first().ok_or_else(|| LoadError("there is no game".to_owned()))
}
