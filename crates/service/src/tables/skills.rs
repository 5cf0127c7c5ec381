//! Where a guest's decisions cost most, over all games of theirs that were reviewed.

use std::collections::{BTreeMap, BTreeSet};

use bots::review::Judgment;
use catalog::{Costs, Entry, GAMES, costs};
use store::GuestId;

use super::{Onlooker, Tables};
use crate::refusal::Refusal;

/// How many reviewed tables are looked at, the last ones first.
const MOST: i64 = 50;

/// What a guest's decisions in one game cost.
#[derive(Clone, Debug)]
pub struct Reviewed {
    /// The game.
    pub entry: &'static Entry,
    /// How many times it was played and reviewed.
    pub tables: usize,
    /// The costs by skill, the dearest first.
    pub costs: Vec<Costs>,
}

/// The tables of one game, and what was found there.
#[derive(Default)]
struct Found {
    tables: BTreeSet<String>,
    judgments: Vec<Judgment>,
}

impl Tables {
    /// What a guest's decisions cost, for each game of which a table was reviewed, as far as somebody may know it.
    pub async fn reviewed(&self, guest: &GuestId, onlooker: Onlooker) -> Result<Vec<Reviewed>, Refusal> {
        let before = self.deals_seen_by(onlooker).await?;
        let mut games: BTreeMap<String, Found> = BTreeMap::new();
        for (table, game, judgment) in
            self.store.judgments_of(guest, self.reviews.nodes, &before, MOST).await?
        {
            // Judgments that cannot be read are made again when somebody looks at the review.
            let Ok(judgment) = serde_json::from_str(&judgment) else { continue };
            let found = games.entry(game).or_default();
            found.tables.insert(table);
            found.judgments.push(judgment);
        }
        let reviewed = |entry: &'static Entry| {
            let Found { tables, judgments } = games.get(entry.id)?;
            Some(Reviewed { entry, tables: tables.len(), costs: costs(entry, judgments) })
        };
        Ok(GAMES.iter().filter_map(reviewed).collect())
    }
}
