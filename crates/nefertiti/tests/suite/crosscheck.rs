//! The rules against a second, deliberately naive implementation of them: whole trees from small positions, and whole
//! random games.

use game::testing::endurance::times;
use game::testing::{Both, Lockstep, check_lockstep};
use game::{Chosen, Game, Viewer};
use nefertiti::{Kind, Market, Nefertiti, Place};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};

use crate::conformance::every_mix;
use crate::naive::Table;

#[test]
fn random_games_agree_at_every_node_with_every_mix_of_options() {
    for (options, seed) in
        every_mix().flat_map(|options| (0..times(2, 6)).map(move |seed| (options.clone(), seed)))
    {
        check_lockstep::<Table>(&options, seed);
    }
}

/// Walks both implementations down the whole tree from a position of a random game.
#[track_caller]
fn check(options: &str, seed: u64, steps: usize, depth: u32) -> u64 {
    let mut both = Both::<Table>::start(options);
    both.play(steps, &mut Xoshiro256PlusPlus::seed_from_u64(seed));
    both.walk(depth)
}

#[test]
fn trees_agree_in_the_middle_and_at_the_end_of_games() {
    let mixes = [
        "players=2 characters=nile memphis=true",
        "players=2 characters=palace setup=advanced",
        "players=3 characters=amon",
        "players=4 characters=base",
        "players=5 characters=random memphis=true",
    ];
    let mut leaves = 0;
    for (seed, options) in (500..).zip(mixes) {
        for steps in [40, 90, 140, 190] {
            leaves += check(options, seed, steps, 3);
        }
    }
    println!("{leaves} leaves");
    assert!(leaves > 10_000, "{leaves} leaves");
}

impl Lockstep for Table {
    type Game = Nefertiti;

    fn start(chosen: &Chosen) -> Table {
        Table::new(&chosen.to_string())
    }

    fn look(&self) -> Value {
        let people = self.people.iter().map(|person| {
            let count = |kind: Kind| person.gifts.iter().filter(|other| **other == kind.to_string()).count();
            let pieces = [person.servants, person.collectors];
            json!([person.deben, person.seals, pieces, Kind::ALL.map(count)])
        });
        let markets = Market::ALL.map(|market| {
            let it = self.at(market.to_string().chars().next().unwrap());
            json!([it.is_open, it.reserve, it.cards, it.is_down, it.seal])
        });
        json!([self.totals(), self.supply, people.collect::<Vec<Value>>(), markets])
    }

    fn look_at(real: &Nefertiti) -> Value {
        let view = real.view(Viewer::Spectator);
        let people = view.players.iter().map(|player| {
            let count = |kind: Kind| player.gifts().count(kind);
            let pieces = [player.servants(), player.collectors()];
            json!([player.deben(), player.seals(), pieces, Kind::ALL.map(count)])
        });
        let markets = Market::ALL.map(|market| {
            let it = view.board(market);
            let cards = Place::ALL.map(|place| it.card(place).map(|card| card.to_string()));
            let is_down = Place::ALL.map(|place| it.is_turned(place));
            json!([view.open.has(market), it.reserve(), cards, is_down, it.has_seal()])
        });
        let totals = real.score(Viewer::Spectator).totals();
        json!([totals, view.seals, people.collect::<Vec<Value>>(), markets])
    }
}
