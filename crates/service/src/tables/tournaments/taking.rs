//! What somebody takes along of tournaments.

use serde_json::{Value, json};
use store::GuestId;

use crate::refusal::Refusal;
use crate::tables::Tables;

impl Tables {
    /// The tournaments that somebody has entered or made and how they stand there, as JSON.
    pub async fn take_tournaments(&self, person: &GuestId) -> Result<Value, Refusal> {
        let mut all = Vec::new();
        for id in self.store.tournaments_of(person).await? {
            // One that cannot be read says so in the log.
            let Ok(tournament) = self.tournament(&id).await else { continue };
            let number = tournament.number_of(person).map(|number| number as u64);
            let standings = tournament.standings();
            let own = standings.iter().find(|standing| Some(standing.player) == number);
            all.push(json!({
                "tournament": id,
                "name": tournament.name,
                "game": tournament.entry.id,
                "created": tournament.created,
                "state": tournament.state.name(),
                "entrants": tournament.entrants.len(),
                "made": tournament.maker == *person,
                "rank": own.map(|own| own.rank),
                "points": own.map(|own| own.points.hundredths() as f64 / 100.0),
            }));
        }
        Ok(all.into())
    }
}
