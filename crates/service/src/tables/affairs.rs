//! What is under way of somebody: their games and challenges, as news for a program that listens.
//!
//! The store is the truth. Whoever listens is told what is open when they begin, and from then on how what they were told differs
//! from what the store says: so nothing is lost over a reconnect, whichever node they come back to. What this node changes, and
//! every challenge, wakes them at once; the rest is looked up every second.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use std::time::Duration;

use catalog::Entry;
use game::{Seat, Turn};
use store::{GuestId, OwnPlaceRow, TableId};
use tokio::sync::watch;
use tokio::time::sleep;

use super::listed::Summary;
use super::meeting::{Challenge, DareAnswer, Waits};
use super::revision::Revision;
use super::snapshot::Progress;
use super::{Listed, Tables};
use crate::refusal::Refusal;

/// How many tables that are not over are told of somebody.
const MOST: i64 = 200;

/// How often the store is asked if nobody has said that anything has changed.
const LOOK: Duration = Duration::from_secs(1);

/// Something that somebody hears of their own affairs.
#[derive(Clone, Debug)]
pub enum Affair {
    /// Of a game.
    Game(GameNews),
    /// Of a challenge.
    Challenge(ChallengeState, Challenge),
}

/// What is so of a game now.
#[derive(Clone, Debug)]
pub struct GameNews {
    /// What.
    pub state: GameState,
    /// The table.
    pub table: TableId,
    /// The game.
    pub entry: &'static Entry,
    /// Where they sit; places, while seats are still to be drawn.
    pub seats: Vec<Seat>,
    /// The revision, as far as they may know it.
    pub revision: Revision,
}

/// What there is to hear of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameState {
    /// A chair is kept for them, on which they are to sit down.
    Sit,
    /// It is under way.
    Started,
    /// It is their turn.
    Turn,
    /// It is over.
    Over,
    /// It was given up before it began.
    CalledOff,
    /// They sit there no longer.
    Left,
}

game::named!(GameState {
    Sit => "sit",
    Started => "started",
    Turn => "turn",
    Over => "over",
    CalledOff => "called-off",
    Left => "left"
});

/// What there is to hear of a challenge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChallengeState {
    /// It can be answered.
    Asked,
    /// It was accepted.
    Accepted,
    /// It was declined.
    Declined,
    /// Whoever sent it has taken it back.
    TakenBack,
    /// Nobody can answer it any more.
    Lapsed,
}

game::named!(ChallengeState {
    Asked => "asked",
    Accepted => "accepted",
    Declined => "declined",
    TakenBack => "taken-back",
    Lapsed => "lapsed"
});

/// Somebody who listens to their own affairs.
pub struct Affairs {
    tables: Arc<Tables>,
    who: GuestId,
    games: HashMap<TableId, Told>,
    challenges: BTreeMap<String, Challenge>,
    /// Tables that wait for them, and how challenges stand: for when these change, not for what they say.
    waited: watch::Receiver<Vec<TableId>>,
    meeting: watch::Receiver<Arc<Waits>>,
    dares: u64,
}

/// A table at which somebody sits and that is not over.
struct Place {
    table: TableId,
    entry: &'static Entry,
    seats: Vec<Seat>,
    is_seated: bool,
    progress: Progress,
    revision: Revision,
    is_turn: bool,
}

/// What somebody was told of a table.
struct Told {
    place: Place,
    /// The revision at which they were told that it is their turn.
    turn: Option<Revision>,
}

impl Tables {
    /// The tables at which somebody sits and that are not over, those that changed last first.
    pub async fn running_of(self: &Arc<Self>, who: &GuestId) -> Result<Vec<Listed>, Refusal> {
        let rows = self.store.running_tables_of(who, MOST).await?;
        Ok(self.list(&rows).await)
    }

    /// Listens to what becomes of somebody's games and challenges.
    pub async fn hear_affairs(self: &Arc<Self>, who: &GuestId) -> Result<Affairs, Refusal> {
        let waited = self.hear_waited(who).await?;
        let mut meeting = self.meeting.listen();
        let dares = meeting.borrow_and_update().dares_about(who);
        let (games, challenges) = (HashMap::new(), BTreeMap::new());
        Ok(Affairs { tables: self.clone(), who: who.clone(), games, challenges, waited, meeting, dares })
    }
}

impl Affairs {
    /// What is news since this was asked last; at first, whatever is open.
    pub async fn news(&mut self) -> Result<Vec<Affair>, Refusal> {
        let challenges = self.news_of_challenges().await?;
        let games = self.news_of_games().await?;
        Ok(challenges.into_iter().chain(games.into_iter().map(Affair::Game)).collect())
    }

    /// Waits until there may be news.
    pub async fn changed(&mut self) {
        let look = sleep(LOOK);
        tokio::pin!(look);
        loop {
            tokio::select! {
                () = &mut look => return,
                changed = self.waited.changed() => match changed {
                    Ok(()) => return,
                    Err(_) => std::future::pending().await,
                },
                // Others meet all the time.
                changed = self.meeting.changed() => {
                    if changed.is_err() {
                        std::future::pending::<()>().await;
                    }
                    let dares = self.meeting.borrow_and_update().dares_about(&self.who);
                    if std::mem::replace(&mut self.dares, dares) != dares {
                        return;
                    }
                }
            }
        }
    }

    async fn news_of_challenges(&mut self) -> Result<Vec<Affair>, Refusal> {
        let now = self.tables.challenges(&self.who).await?;
        let mut news = Vec::new();
        let gone: Vec<Challenge> = {
            let is_there = |id: &String| now.iter().any(|one| one.id == *id);
            self.challenges.extract_if(.., |id, _| !is_there(id)).map(|(_, one)| one).collect()
        };
        for mut one in gone {
            // Whatever was answered was told.
            if one.answer != DareAnswer::Open {
                continue;
            }
            let fate = self.tables.store.fate_of_dare(&one.id).await?;
            let answer = fate.as_ref().and_then(|fate| fate.answer.parse().ok());
            one.answer = answer.unwrap_or(DareAnswer::Open);
            one.table = fate.and_then(|fate| fate.table_id);
            one.left = 0;
            let state = match one.answer {
                DareAnswer::Open => ChallengeState::Lapsed,
                answer => state(answer),
            };
            news.push(Affair::Challenge(state, one));
        }
        // The oldest first, as they were asked.
        for one in now.into_iter().rev() {
            let before = self.challenges.insert(one.id.clone(), one.clone());
            if before.is_none_or(|before| before.answer != one.answer) {
                news.push(Affair::Challenge(state(one.answer), one));
            }
        }
        Ok(news)
    }

    async fn news_of_games(&mut self) -> Result<Vec<GameNews>, Refusal> {
        let now = read_places(&self.tables.store.own_places(&self.who, MOST).await?);
        let is_there = |id: &TableId| now.iter().any(|place| place.table == *id);
        let gone: Vec<Place> =
            self.games.extract_if(|id, _| !is_there(id)).map(|(_, told)| told.place).collect();
        let mut news = self.ends_of(gone).await?;
        for place in now {
            // Whoever hears of it asks for it next, and is to be shown what they have heard of.
            if let Some(live) = self.tables.in_memory(&place.table)
                && live.is_behind((place.revision.shown, place.revision.hidden))
            {
                self.tables.refresh(&live).await;
            }
            let before = self.games.remove(&place.table);
            let sat_before = before.as_ref().is_none_or(|before| before.place.is_seated);
            let began_before =
                before.as_ref().is_some_and(|before| before.place.progress == Progress::Playing);
            let turn = before.and_then(|before| before.turn);
            if place.progress == Progress::Gathering && !place.is_seated && sat_before {
                news.push(place.tell(GameState::Sit));
            }
            if place.progress == Progress::Playing && !began_before {
                news.push(place.tell(GameState::Started));
            }
            if place.is_turn && turn != Some(place.revision) {
                news.push(place.tell(GameState::Turn));
            }
            let turn = place.is_turn.then_some(place.revision);
            self.games.insert(place.table.clone(), Told { place, turn });
        }
        Ok(news)
    }

    /// What has become of tables at which they sat a moment ago.
    async fn ends_of(&self, gone: Vec<Place>) -> Result<Vec<GameNews>, Refusal> {
        if gone.is_empty() {
            return Ok(Vec::new());
        }
        let ids: Vec<&TableId> = gone.iter().map(|place| &place.table).collect();
        let ends = self.tables.store.progress_of(&ids).await?;
        let end = |place: &Place| {
            let found = ends.iter().find(|(id, ..)| *id == place.table);
            let state = match found.and_then(|(_, progress, _)| progress.parse().ok()) {
                Some(Progress::Over) => GameState::Over,
                Some(Progress::CalledOff) | None => GameState::CalledOff,
                Some(Progress::Gathering | Progress::Playing) => GameState::Left,
            };
            let shown = found.map_or(place.revision.shown, |(_, _, revision)| *revision as u64);
            GameNews { revision: Revision { shown, hidden: 0 }, ..place.tell(state) }
        };
        Ok(gone.iter().map(end).collect())
    }
}

impl Place {
    fn tell(&self, state: GameState) -> GameNews {
        let Place { table, entry, seats, revision, .. } = self;
        GameNews { state, table: table.clone(), entry, seats: seats.clone(), revision: *revision }
    }
}

/// Tables from the places that somebody has there. What cannot be read is left out.
fn read_places(rows: &[OwnPlaceRow]) -> Vec<Place> {
    let mut places: Vec<Place> = Vec::new();
    for row in rows {
        let seat = u8::try_from(row.place).ok().and_then(|place| Seat::try_from(place).ok());
        let Some(seat) = seat else { continue };
        if let Some(known) = places.last_mut().filter(|known| known.table == row.id) {
            known.seats.push(seat);
            known.is_seated &= row.is_seated;
            continue;
        }
        let (Ok(entry), Ok(progress)) = (catalog::find(&row.game), row.progress.parse()) else { continue };
        places.push(Place {
            table: row.id.clone(),
            entry,
            seats: vec![seat],
            is_seated: row.is_seated,
            progress,
            revision: Revision { shown: row.revision as u64, hidden: row.hidden as u64 },
            is_turn: false,
        });
    }
    for place in &mut places {
        let row = rows.iter().find(|row| row.id == place.table);
        let summary = row.and_then(|row| serde_json::from_str::<Summary>(row.summary.as_deref()?).ok());
        place.is_turn = match summary.and_then(|summary| summary.turn) {
            Some(Turn::Seat(seat)) => place.seats.contains(&seat),
            Some(Turn::Chance | Turn::Over) | None => false,
        };
        if !place.is_turn {
            place.revision.hidden = 0;
        }
    }
    places
}

fn state(answer: DareAnswer) -> ChallengeState {
    match answer {
        DareAnswer::Open => ChallengeState::Asked,
        DareAnswer::Accepted => ChallengeState::Accepted,
        DareAnswer::Declined => ChallengeState::Declined,
        DareAnswer::Withdrawn => ChallengeState::TakenBack,
    }
}
