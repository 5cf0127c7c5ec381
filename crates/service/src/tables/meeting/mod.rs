//! Strangers meet: who waits for a game, who is brought together, and what becomes of that.
//!
//! The store is the truth. Every node looks at it each second, pairs whom it can, and lets those know who wait by way of it.

mod dares;
mod hearing;
mod lobby;
mod pairing;
mod seeking;

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use contest::clock::Timed;
use store::{DareRow, GuestId, SeekRow, TableId};
use tokio::sync::{Mutex as AsyncMutex, watch};

pub use dares::{Challenge, DareAnswer, Side, Terms, WantedSeat};
pub use hearing::{Heard, Hearing};
pub use seeking::{Seeking, Wish, seats_to_seek, usual_options};

use super::listed::Listed;
use super::snapshot::Kind;
use seeking::{found, is_open};

/// What this node knows of those who wait.
pub(super) struct Meeting {
    /// Held by whoever looks who can be brought together.
    looking: AsyncMutex<()>,
    waiting: watch::Sender<Arc<Waits>>,
    /// Goes up whenever the list of open tables has changed, as long as somebody listens.
    open: watch::Sender<u64>,
    /// What the list looked like then.
    stages: AsyncMutex<Vec<(TableId, i64)>>,
    /// The open tables as of a moment, for whoever asks.
    listed: AsyncMutex<Option<(Instant, Arc<Vec<Listed>>)>>,
    /// Whether one of them has been changed here since.
    is_outdated: AtomicBool,
}

/// Everybody who waits.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Waits {
    /// Those who look for strangers, and those who are to sit down or wait for an answer.
    searches: HashMap<GuestId, Search>,
    /// For how many strangers each game is looked for.
    games: HashMap<String, usize>,
    /// How many challenges somebody has not answered.
    dares: HashMap<GuestId, usize>,
    /// How all challenges of somebody stand, as a number that is another whenever that is.
    stand: HashMap<GuestId, u64>,
    /// The tables of tournaments at which somebody is to sit down.
    called: HashMap<GuestId, Vec<TableId>>,
}

/// Somebody who is to sit down at a table of a tournament, and its pace.
type Call = (GuestId, TableId, Option<String>);

/// How somebody stands who waits, as far as this node knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Search {
    /// Nobody was found yet.
    Waiting,
    /// A challenge of theirs was not answered yet.
    Asking,
    /// They are to sit down at this table.
    Found(TableId),
    /// They are to sit down at this table of a tournament.
    Called(TableId),
}

impl Search {
    /// Whether it goes on only as long as somebody is heard of.
    pub fn is_kept(&self) -> bool {
        match self {
            Search::Waiting | Search::Found(_) => true,
            Search::Asking | Search::Called(_) => false,
        }
    }
}

impl Waits {
    fn of(seeks: &[SeekRow], dares: &[DareRow], calls: Vec<Call>) -> Waits {
        let mut waits = Waits::default();
        for dare in dares {
            waits.add_dare(dare);
        }
        for seek in seeks.iter().filter(|row| is_open(row)) {
            let search = found(seek).map_or(Search::Waiting, Search::Found);
            if search == Search::Waiting {
                *waits.games.entry(seek.game.clone()).or_default() += 1;
            }
            waits.searches.insert(seek.who.clone(), search);
        }
        for call in calls {
            waits.add_call(call);
        }
        waits
    }

    /// A number that is another whenever one of somebody's challenges stands in another way.
    pub(super) fn dares_about(&self, who: &GuestId) -> u64 {
        self.stand.get(who).copied().unwrap_or_default()
    }

    /// Whoever has days to sit down is not called away from what they do.
    fn add_call(&mut self, (who, table, pace): Call) {
        let timed = pace.and_then(|pace| pace.parse::<Timed>().ok());
        if timed.is_some_and(|timed| timed.pace.is_live()) {
            self.searches.insert(who.clone(), Search::Called(table.clone()));
        }
        self.called.entry(who).or_default().push(table);
    }

    fn add_dare(&mut self, dare: &DareRow) {
        for who in [&dare.challenger, &dare.account] {
            let mut hasher = DefaultHasher::new();
            let stand = self.stand.entry(who.clone()).or_default();
            (*stand, &dare.id, &dare.answer).hash(&mut hasher);
            *stand = hasher.finish();
        }
        if dare.answer == DareAnswer::Declined.name() {
            return;
        }
        match &dare.table_id {
            None => {
                *self.dares.entry(dare.account.clone()).or_default() += 1;
                self.searches.entry(dare.challenger.clone()).or_insert(Search::Asking);
            }
            Some(table) => {
                let both = [(&dare.challenger, dare.misses_challenger), (&dare.account, dare.misses_account)];
                for (who, _) in both.into_iter().filter(|(_, is_missed)| *is_missed) {
                    self.searches.insert(who.clone(), Search::Found(table.clone()));
                }
            }
        }
    }
}

impl Meeting {
    pub(super) fn new() -> Meeting {
        Meeting {
            looking: AsyncMutex::default(),
            waiting: watch::Sender::default(),
            open: watch::Sender::default(),
            stages: AsyncMutex::default(),
            listed: AsyncMutex::default(),
            is_outdated: AtomicBool::new(false),
        }
    }

    /// Who waits, and every change of that.
    pub(super) fn listen(&self) -> watch::Receiver<Arc<Waits>> {
        self.waiting.subscribe()
    }

    /// Notes who waits, and lets those know who listen.
    fn note(&self, seeks: &[SeekRow], dares: &[DareRow], calls: Vec<Call>) {
        let waits = Waits::of(seeks, dares, calls);
        self.waiting.send_if_modified(|known| {
            let is_news = **known != waits;
            if is_news {
                *known = Arc::new(waits);
            }
            is_news
        });
    }

    /// Notes that a table was made or changed here, which may be in the list.
    pub(super) fn note_change(&self, kind: Kind) {
        match kind {
            Kind::Open => self.is_outdated.store(true, Ordering::Release),
            Kind::Private | Kind::Device => {}
        }
    }

    /// How somebody stands, as far as is known here.
    fn search(&self, who: &GuestId) -> Option<Search> {
        self.waiting.borrow().searches.get(who).cloned()
    }
}
