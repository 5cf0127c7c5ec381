//! What was chosen first, in all finished games of a kind, and what came of it.

use std::sync::Arc;

use bots::{Interval, Seated, win_share};
use catalog::Entry;
use game::{Chosen, RecordedStep, Seat};
use store::{ChoiceRow, TableId};

use super::opening::{COUNTED, path};
use crate::refusal::Refusal;
use crate::tables::Tables;
use crate::tables::snapshot::{Progress, Snapshot};

/// How many choices are told.
const MOST: i64 = 20;

/// In how many games something must have been chosen for what came after it to be told.
pub const ENOUGH: u32 = 5;

/// With how many options games are told about.
const MOST_OPTIONS: i64 = 12;

/// What was chosen after some decisions.
#[derive(Clone)]
pub struct Explored {
    /// The choices, the most frequent first.
    pub choices: Vec<ExploredChoice>,
    /// How many games had one of them.
    pub games: u32,
    /// The latest game that went this way, and how many of its steps.
    pub example: Option<(Arc<Snapshot>, usize)>,
    /// The options with which such games were played, the most frequent first.
    pub options: Vec<Chosen>,
}

/// What was chosen, how often, and how it ended for whoever chose it.
#[derive(Clone, Debug)]
pub struct ExploredChoice {
    /// The seat and the action, as in a record.
    pub step: RecordedStep,
    /// In how many games.
    pub games: u32,
    /// Which share of them the seat won.
    pub won: Interval,
    /// In how many games of strong players.
    pub strong_games: u32,
    /// Which share of them they won.
    pub strong_won: Option<Interval>,
}

impl ExploredChoice {
    /// Whether what came after it is told.
    pub fn goes_on(&self) -> bool {
        self.games >= ENOUGH
    }

    fn read(row: &ChoiceRow) -> Option<ExploredChoice> {
        let count = |number: i64| u32::try_from(number).ok();
        let won = |games: u32, won: i64, drawn: i64| {
            let seated =
                Seated { wins: won.unsigned_abs(), shares: 30 * drawn.unsigned_abs(), ..Seated::default() };
            win_share(&seated, games.into())
        };
        let (games, strong_games) = (count(row.games)?, count(row.strong_games)?);
        Some(ExploredChoice {
            step: read_step(&row.choice)?,
            games,
            won: won(games, row.won, row.drawn),
            strong_games,
            strong_won: (strong_games > 0).then(|| won(strong_games, row.strong_won, row.strong_drawn)),
        })
    }
}

/// A decision as a record has it.
fn read_step(text: &str) -> Option<RecordedStep> {
    let (seat, action) = text.split_once(": ")?;
    let seat: u8 = seat.parse().ok()?;
    Some(RecordedStep { actor: Some(Seat::try_from(seat).ok()?), text: action.to_owned() })
}

impl Tables {
    /// What was chosen after these decisions in usual games with these options.
    pub async fn explore(
        self: &Arc<Self>,
        entry: &'static Entry,
        chosen: &Chosen,
        decisions: &[String],
    ) -> Result<Explored, Refusal> {
        let chosen_here = chosen.to_string();
        let rows = if decisions.len() < COUNTED {
            self.store.choices_after(entry.id, &chosen_here, &path(decisions), MOST).await?
        } else {
            Vec::new()
        };
        let latest = rows.first().and_then(|row| row.latest.parse().ok());
        let example = match latest {
            Some(table) => self.example(&table, decisions.len()).await,
            None => None,
        };
        let choices: Vec<ExploredChoice> = rows.iter().filter_map(ExploredChoice::read).collect();
        let options = self.store.options_played(entry.id, MOST_OPTIONS).await?;
        Ok(Explored {
            games: choices.iter().map(|choice| choice.games).sum(),
            choices,
            example,
            options: options.iter().filter_map(|options| entry.choose(options, None).ok()).collect(),
        })
    }

    /// A game before its next decision. It may have been removed since it was counted.
    async fn example(self: &Arc<Self>, table: &TableId, decisions: usize) -> Option<(Arc<Snapshot>, usize)> {
        let now = self.find(table).await.ok()?.now();
        if now.progress() != Progress::Over || !now.is_kept_for_all() {
            return None;
        }
        let steps = now.session.as_deref()?.steps_from(0);
        let places = steps.iter().enumerate().filter(|(_, step)| step.actor.is_some());
        let step = places.map(|(place, _)| place).nth(decisions)?;
        Some((now, step))
    }
}
