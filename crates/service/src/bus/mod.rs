//! News between nodes: that a table has got so far. It may be lost, doubled, late or out of order; nothing that is stored
//! or shown depends on it for more than a few seconds, because every node also asks the store now and then.

mod nats;

use std::fmt;
use std::time::Duration;

use sha2::{Digest, Sha256};
use store::TableId;
use tokio::sync::mpsc;

use nats::Nats;

/// A table as others on the bus know it. An id is all that one needs to look at a table, so it is hashed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) struct Topic(u64);

/// How far a table has got: its revision, and the hidden changes since.
pub(crate) type Stage = (u64, u64);

/// Something that was heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum News {
    /// A table has got so far.
    Changed(Topic, Stage),
    /// Something may have been missed.
    Missed,
}

/// What others were not told yet, or never.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Untold {
    /// How many tables wait to be told of.
    pub(crate) waiting: usize,
    /// For how long the first of them has been waiting.
    pub(crate) lag: Duration,
    /// Of how many changes nobody will be told.
    pub(crate) dropped: u64,
}

/// What connects the nodes.
pub(crate) enum Bus {
    /// This node is the only one, as far as it knows.
    Alone,
    /// Others are told by a NATS server.
    Nats(Box<Nats>),
}

/// A bus that cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BusError(String);

impl fmt::Display for BusError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the bus cannot be used: {}", self.0)
    }
}

impl std::error::Error for BusError {}

/// How much may be heard before somebody listens. What is more is noticed when the store is asked.
const HEARD: usize = 4096;

impl Bus {
    /// Connects to the server at an address, if there is one, and returns where the news come in.
    pub(crate) async fn open(address: Option<&str>) -> Result<(Bus, mpsc::Receiver<News>), BusError> {
        let (heard, news) = mpsc::channel(HEARD);
        let bus = match address {
            Some(address) => Bus::Nats(Box::new(Nats::connect(address, heard).await.map_err(BusError)?)),
            None => Bus::Alone,
        };
        Ok((bus, news))
    }

    /// Tells others how far a table has got. Never waits.
    pub(crate) fn tell(&self, table: &TableId, stage: Stage) {
        match self {
            Bus::Alone => {}
            Bus::Nats(nats) => nats.tell(Topic::of(table), stage),
        }
    }

    /// Tells others how much was said at a table. Never waits.
    pub(crate) fn tell_talk(&self, table: &TableId, said: u64) {
        match self {
            Bus::Alone => {}
            Bus::Nats(nats) => nats.tell(Topic::of(table).aside(), (said, 0)),
        }
    }

    /// Listens to what others tell about a table, until it is left as often as it was followed.
    pub(crate) fn follow(&self, table: &TableId) {
        match self {
            Bus::Alone => {}
            Bus::Nats(nats) => nats.follow(Topic::of(table)),
        }
    }

    /// Listens no longer.
    pub(crate) fn leave(&self, table: &TableId) {
        match self {
            Bus::Alone => {}
            Bus::Nats(nats) => nats.leave(Topic::of(table)),
        }
    }

    /// What others were not told yet, or never.
    pub(crate) fn untold(&self) -> Untold {
        match self {
            Bus::Alone => Untold::default(),
            Bus::Nats(nats) => nats.untold(),
        }
    }

    /// Whether others can be told at present.
    pub(crate) fn is_reachable(&self) -> bool {
        match self {
            Bus::Alone => true,
            Bus::Nats(nats) => nats.is_reachable(),
        }
    }
}

impl Topic {
    pub(crate) fn of(table: &TableId) -> Topic {
        let hash = Sha256::new().chain_update("akhet table ").chain_update(table.as_str()).finalize();
        let first = hash.first_chunk().expect("a hash has 32 bytes");
        Topic(u64::from_be_bytes(*first))
    }

    /// What is said at the table beside the game, and of that the table itself. It has the same subject, so whoever follows
    /// one hears of both; nodes of versions that know no phrases take it for a table that they do not have.
    pub(crate) fn aside(self) -> Topic {
        Topic(self.0 ^ 1 << 63)
    }
}
