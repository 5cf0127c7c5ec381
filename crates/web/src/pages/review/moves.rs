//! What the moves of a review are called: by the round in which the log has them, and in words.

use std::collections::HashMap;

use bots::review::{Judgment, Review};
use catalog::{Table, Turns};

use super::verdict::act;
use crate::frame::Frame;
use crate::pages::Seen;

/// The moves by the number of steps before them.
pub(in crate::pages) struct Moves(HashMap<usize, Move>);

struct Move {
    round: usize,
    played: String,
}

impl Moves {
    pub(in crate::pages) fn of(
        frame: &Frame<'_>,
        seen: &Seen<'_>,
        game: &dyn Table,
        review: &Review,
    ) -> Moves {
        let story = frame.drawn.story(seen.snapshot, game, seen.viewer, frame.lang);
        let turns = Turns::of(&story, game.steps());
        let named = |judgment: &Judgment| {
            let played = judgment.played.as_ref()?;
            let played = act(frame, game, &played.action);
            Some((judgment.position, Move { round: turns.round_at(judgment.position), played }))
        };
        Moves(review.judgments.iter().filter_map(named).collect())
    }

    /// The round of a move, as the log numbers it.
    pub(in crate::pages) fn round(&self, judgment: &Judgment) -> usize {
        self.0.get(&judgment.position).map_or(0, |found| found.round)
    }

    /// `14. Unload boat 1`.
    pub(in crate::pages) fn name(&self, judgment: &Judgment) -> String {
        self.0
            .get(&judgment.position)
            .map(|found| format!("{}. {}", found.round, found.played))
            .unwrap_or_default()
    }
}
