//! The rules against a second, deliberately naive implementation of them: whole trees from positions of random games, and
//! whole random games.

use std::collections::{BTreeMap, BTreeSet};

use game::perft::perft;
use game::testing::crosscheck::{compare, settle_naive};
use game::testing::{Naive, cross_check};
use game::{ActionSet, Chosen, Evaluate, Game, Turn, Viewer, pick_by_weight, read_step, settle, take_step};
use pyramidice::{Action, Pyramidice};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::Value;

use crate::naive;

#[test]
fn random_games_for_two_agree_at_every_node() {
    (0..30).for_each(|seed| play_in_lockstep("players=2", seed));
}

#[test]
fn random_games_for_three_and_four_agree_at_every_node() {
    (0..20).for_each(|seed| play_in_lockstep("players=3", seed));
    (0..20).for_each(|seed| play_in_lockstep("players=4", seed));
}

#[test]
fn random_games_against_every_architect_agree_at_every_node() {
    for architect in ["snefru", "hemiunu", "amenhotep", "imhotep"] {
        (0..8).for_each(|seed| play_in_lockstep(&format!("players=1 architect={architect}"), seed));
    }
    (0..8).for_each(|seed| play_in_lockstep("players=1 gentle=true", seed));
}

/// Random players own few deities. These build, buy and use what they can, so that everything comes up.
#[test]
fn games_of_busy_players_agree_at_every_node_and_use_everything() {
    let mut seen = BTreeSet::new();
    for seed in 0..120 {
        let options = ["players=2", "players=3", "players=4"][seed as usize % 3];
        println!("options `{options}`, seed {seed}");
        let mut both = Both::start(options);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        while both.ours.turn() != Turn::Over {
            let text = both.busy_choice(&mut rng);
            let words: Vec<&str> = text.split(' ').collect();
            seen.insert(match words[..] {
                ["use", deity, ..] => format!("use {deity}"),
                ["pay", way @ ("seshat" | "turquoise"), _] => format!("pay {way}"),
                [verb, ..] => verb.to_owned(),
                [] => String::new(),
            });
            both.take(&text);
        }
        both.compare_scores();
    }
    let powers = "khnum satis anuket amun aten heh heka khepri khonsu maat meretseger min montu mut neith ptah ra sekhmet \
                  sobek sopdet";
    let mut missing: Vec<String> = powers.split_whitespace().map(|deity| format!("use {deity}")).collect();
    missing.extend(
        ["amethyst", "gold", "emerald", "copy", "pay seshat", "pay turquoise", "dismiss"].map(str::to_owned),
    );
    missing.retain(|text| !seen.contains(text));
    assert_eq!(missing, Vec::<String>::new(), "never came up");
}

#[track_caller]
fn play_in_lockstep(options: &str, seed: u64) {
    println!("options `{options}`, seed {seed}");
    let mut both = Both::start(options);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    while both.ours.turn() != Turn::Over {
        both.step(&mut rng);
    }
    both.compare();
    both.compare_scores();
}

/// The two implementations side by side, both with their forced steps carried out.
struct Both {
    ours: Pyramidice,
    naive: naive::Table,
}

impl Both {
    fn start(options: &str) -> Both {
        let chosen = Chosen::parse(Pyramidice::OPTIONS, options).unwrap();
        let players = chosen.get("players").parse().unwrap();
        let architect = (players == 1).then(|| chosen.get("architect"));
        let naive = naive::Table::new(players, architect, chosen.get("gentle") == "true");
        Both { ours: Pyramidice::new(&Pyramidice::options(&chosen).unwrap()), naive }
    }

    /// What a busy player would do here, or what chance does.
    fn busy_choice(&self, rng: &mut Xoshiro256PlusPlus) -> String {
        self.compare();
        match self.ours.turn() {
            Turn::Seat(seat) => {
                let legal = self.ours.legal();
                let uses: Vec<Action> =
                    legal.iter().filter(|action| matches!(action, Action::Use(_))).collect();
                let is_eager = !uses.is_empty() && rng.random_range(0..3) == 0;
                let power = is_eager.then(|| uses[rng.random_range(0..uses.len())]);
                power
                    .unwrap_or_else(|| {
                        self.ours.playout(seat, &legal, rng).unwrap_or_else(|| legal.choose(rng))
                    })
                    .to_string()
            }
            Turn::Chance | Turn::Over => self.ours.sample_chance(rng).to_string(),
        }
    }

    fn step(&mut self, rng: &mut Xoshiro256PlusPlus) {
        let steps = self.compare();
        let steps: Vec<(&str, u32)> = steps.iter().map(|(text, weight)| (text.as_str(), *weight)).collect();
        let total = steps.iter().map(|(_, weight)| weight).sum();
        self.take(pick_by_weight(&steps, rng.random_range(0..total)));
    }

    fn take(&mut self, text: &str) {
        let actor = match self.ours.turn() {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance | Turn::Over => None,
        };
        let step = read_step(&self.ours, actor, text).unwrap();
        take_step(&mut self.ours, step, &mut ());
        settle(&mut self.ours, &mut ());
        self.naive.take(text);
        settle_naive(&mut self.naive);
    }

    /// Compares turn, steps and everything that lies on the table; returns the steps with their weights.
    fn compare(&self) -> BTreeMap<String, u32> {
        assert_eq!(self.naive.turn(), self.ours.turn());
        assert_eq!(self.naive.describe(), open_part(&self.ours));
        compare(&self.ours, &self.naive)
    }

    fn compare_scores(&self) {
        let outcome = self.ours.outcome().unwrap();
        assert_eq!(self.naive.totals(), outcome.score.totals());
        assert_eq!(self.naive.ranks(), outcome.ranks.iter().copied().collect::<Vec<u8>>());
    }
}

/// What both know how to describe.
fn open_part(state: &Pyramidice) -> Value {
    let mut view = serde_json::to_value(state.view(Viewer::Spectator)).unwrap();
    let fields = view.as_object_mut().unwrap();
    for key in ["options", "edition", "turn", "phase", "work", "unseen", "rounds"] {
        fields.remove(key).unwrap();
    }
    for player in fields["players"].as_array_mut().unwrap() {
        for key in ["dealt_count", "dealt", "has_project", "project"] {
            player.as_object_mut().unwrap().remove(key).unwrap();
        }
    }
    if let Some(architect) = fields["architect"].as_object_mut() {
        architect.remove("projects").unwrap();
    }
    let mut tiles: Vec<String> = serde_json::from_value(fields["display"]["tiles"].take()).unwrap();
    tiles.sort();
    fields.insert("display".to_owned(), tiles.into());
    view
}

#[test]
fn trees_agree_from_positions_of_random_games() {
    for (options, depth) in [("players=2", 3), ("players=3", 3), ("players=4", 3), ("players=1", 3)] {
        for seed in 0..4 {
            println!("options `{options}`, seed {seed}");
            let mut both = Both::start(options);
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(1000 + seed);
            for _ in 0..rng.random_range(40..200) {
                if both.ours.turn() != Turn::Over {
                    both.step(&mut rng);
                }
            }
            let leaves = cross_check(&both.ours, &both.naive, depth);
            assert_eq!(perft(&both.ours, depth), leaves);
        }
    }
}
