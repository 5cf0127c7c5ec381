//! What goes on, in numbers, for whoever watches over the server.

use std::time::Duration;

use super::Tables;

/// What goes on, in numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Figures {
    /// Tables in memory.
    pub live_tables: usize,
    /// Tables at which this node plays for computer players.
    pub bots: usize,
    /// Those of them at which it is thinking. At the others, a core is waited for, or the store.
    pub bots_at_work: usize,
    /// Reviews that are made here.
    pub reviews: usize,
    /// Thoughts under way: of computer players, hints and reviews.
    pub thoughts: usize,
    /// What was written.
    pub store: store::Figures,
    /// What was told to other nodes and heard from them.
    pub bus: BusFigures,
}

/// What was told to other nodes and heard from them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BusFigures {
    /// Whether others can be told at present.
    pub is_reachable: bool,
    /// Tables whose last change waits to be told.
    pub waiting: usize,
    /// For how long the oldest of these changes has been waiting.
    pub lag: Duration,
    /// Changes that nobody was told of, because too many waited.
    pub dropped: u64,
    /// Tables that were read again because another node had changed them.
    pub catch_ups: u64,
}

impl Tables {
    /// What goes on, in numbers.
    pub fn figures(&self) -> Figures {
        Figures {
            live_tables: self.lock().len(),
            bots: self.thinking.count(),
            bots_at_work: self.thinking.count_at_work(),
            reviews: self.reviews.count(),
            thoughts: self.work.count(),
            store: self.store.figures(),
            bus: self.following.figures(),
        }
    }
}
