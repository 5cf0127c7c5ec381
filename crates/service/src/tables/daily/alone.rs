//! What the computer player makes of a deal in the seat of the visitors.

use std::sync::{Arc, PoisonError};

use catalog::{Chance, Table, bots_round};
use game::{Seat, Turn};
use store::PlayerResult;

use super::{Deal, VERSION};
use crate::random;
use crate::refusal::Refusal;
use crate::tables::Tables;
use crate::work::{Class, Client};

impl Tables {
    /// Lets the computer player play a deal in the place of the visitor, in the background, unless it has or does.
    pub fn play_by_itself(self: &Arc<Self>, deal: &Deal) {
        let is_new = || {
            let mut at_play = self.daily.at_play.lock().unwrap_or_else(PoisonError::into_inner);
            at_play.insert(deal.id())
        };
        if deal.player.is_some() || !is_new() {
            return;
        }
        let (tables, deal) = (self.clone(), deal.clone());
        tokio::spawn(async move {
            if let Err(refusal) = tables.play_alone(&deal).await {
                tracing::warn!(deal = %deal.id(), ?refusal, "a daily deal was not played to its end");
            }
            tables.daily.at_play.lock().unwrap_or_else(PoisonError::into_inner).remove(&deal.id());
        });
    }

    async fn play_alone(&self, deal: &Deal) -> Result<(), Refusal> {
        let fair = deal.fair();
        let seat = fair.seats()[0];
        let bots: Vec<Seat> = Seat::all(deal.seats).collect();
        let player = self.daily.player();
        let begun = (deal.entry.start)(&deal.chosen, Chance::Fair(fair));
        let mut game = begun.map_err(|_| Refusal::Internal)?;
        while let Turn::Seat(_) = game.turn() {
            let (thought, bots) = (game.copy(), bots.clone());
            let choose = move |stop: &bots::Stop| {
                let round = bots_round(&*thought, &bots);
                thought.choose(player, round, stop, &mut random::generator())
            };
            let chosen = self.work.run(Class::Leisure, &Client::unknown(None), choose).await?;
            game.play(&chosen.ok_or(Refusal::Internal)?.action).map_err(|_| Refusal::Internal)?;
        }
        let (points, best) = points_of(&*game, usize::from(seat));
        let result = PlayerResult { deal: deal.id().to_string(), points, best, player: VERSION.to_owned() };
        self.store.keep_player_result(result).await.map_err(Refusal::from)
    }
}

/// Somebody's points, and the most of everybody else's, an automaton's among them.
pub(super) fn points_of(game: &dyn Table, own: usize) -> (i32, i32) {
    let totals = game.outcome().map_or_else(|| game.score(), |outcome| outcome.score).totals();
    let others = totals.iter().enumerate().filter(|(index, _)| *index != own).map(|(_, points)| *points);
    (totals.get(own).copied().unwrap_or_default(), others.max().unwrap_or_default())
}
