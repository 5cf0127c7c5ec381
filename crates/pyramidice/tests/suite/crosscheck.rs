//! The rules against a second, deliberately naive implementation of them: whole trees from positions of random games, and
//! whole random games.

use std::collections::BTreeSet;

use game::testing::endurance::times;
use game::testing::{Both, Lockstep, Naive, check_lockstep};
use game::{ActionSet, Chosen, Evaluate, Game, Turn, Viewer};
use pyramidice::{Action, Pyramidice};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};

use crate::naive::Table;

#[test]
fn random_games_for_two_agree_at_every_node() {
    (0..times(10, 30)).for_each(|seed| check_lockstep::<Table>("players=2", seed));
}

#[test]
fn random_games_for_three_and_four_agree_at_every_node() {
    (0..times(7, 20)).for_each(|seed| check_lockstep::<Table>("players=3", seed));
    (0..times(7, 20)).for_each(|seed| check_lockstep::<Table>("players=4", seed));
}

#[test]
fn random_games_against_every_architect_agree_at_every_node() {
    for architect in ["snefru", "hemiunu", "amenhotep", "imhotep"] {
        (0..8).for_each(|seed| check_lockstep::<Table>(&format!("players=1 architect={architect}"), seed));
    }
    (0..8).for_each(|seed| check_lockstep::<Table>("players=1 gentle=true", seed));
}

/// Random players own few deities. These build, buy and use what they can, so that everything comes up.
#[test]
fn games_of_busy_players_agree_at_every_node_and_use_everything() {
    let mut seen = BTreeSet::new();
    for seed in 0..120 {
        let options = ["players=2", "players=3", "players=4"][seed as usize % 3];
        let mut both = Both::<Table>::start(options);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        while both.real.turn() != Turn::Over {
            both.compare();
            let text = busy_choice(&both.real, &mut rng);
            let words: Vec<&str> = text.split(' ').collect();
            seen.insert(match words[..] {
                ["use", deity, ..] => format!("use {deity}"),
                ["pay", way @ ("seshat" | "turquoise"), _] => format!("pay {way}"),
                [verb, ..] => verb.to_owned(),
                [] => String::new(),
            });
            both.take(&text);
        }
        both.compare();
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

/// What a busy player would do here, or what chance does.
fn busy_choice(state: &Pyramidice, rng: &mut Xoshiro256PlusPlus) -> String {
    match state.turn() {
        Turn::Seat(seat) => {
            let legal = state.legal();
            let uses: Vec<Action> = legal.iter().filter(|action| matches!(action, Action::Use(_))).collect();
            let is_eager = !uses.is_empty() && rng.random_range(0..3) == 0;
            let power = is_eager.then(|| uses[rng.random_range(0..uses.len())]);
            power
                .unwrap_or_else(|| state.playout(seat, &legal, rng).unwrap_or_else(|| legal.choose(rng)))
                .to_string()
        }
        Turn::Chance | Turn::Over => state.sample_chance(rng).to_string(),
    }
}

#[test]
fn trees_agree_from_positions_of_random_games() {
    for options in ["players=2", "players=3", "players=4", "players=1"] {
        for seed in 0..4 {
            let mut both = Both::<Table>::start(options);
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(1000 + seed);
            both.play(rng.random_range(40..200), &mut rng);
            both.walk(3);
        }
    }
}

impl Lockstep for Table {
    type Game = Pyramidice;

    fn start(chosen: &Chosen) -> Table {
        let players = chosen.get("players").parse().unwrap();
        let architect = (players == 1).then(|| chosen.get("architect"));
        Table::new(players, architect, chosen.get("gentle") == "true")
    }

    fn look(&self) -> Value {
        let end = (self.turn() == Turn::Over).then(|| (self.totals(), self.ranks()));
        json!([self.describe(), end])
    }

    fn look_at(real: &Pyramidice) -> Value {
        let end = real
            .outcome()
            .map(|outcome| (outcome.score.totals(), outcome.ranks.iter().copied().collect::<Vec<u8>>()));
        json!([open_part(real), end])
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
