//! The rules against a second, deliberately naive implementation of them: whole trees from small positions, and whole
//! random games.

use std::collections::BTreeMap;

use game::perft::perft;
use game::testing::crosscheck::{compare, settle_naive};
use game::testing::{Naive, cross_check};
use game::{Chosen, Game, Seat, Turn, Viewer, pick_by_weight, read_step, settle, take_step};
use nefertiti::{Kind, Market, Nefertiti, Place};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::conformance::every_mix;
use crate::naive;

/// The two implementations side by side, both with their forced steps carried out.
#[derive(Clone)]
struct Both {
    ours: Nefertiti,
    naive: naive::Table,
    steps: Vec<String>,
}

impl Both {
    fn start(options: &str) -> Both {
        let chosen = Chosen::parse(Nefertiti::OPTIONS, options).unwrap();
        let mut ours = Nefertiti::new(&Nefertiti::options(&chosen).unwrap());
        settle(&mut ours, &mut ());
        let mut naive = naive::Table::new(&chosen.to_string());
        settle_naive(&mut naive);
        Both { ours, naive, steps: Vec::new() }
    }

    fn take(&mut self, text: &str) {
        let actor = match self.ours.turn() {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance | Turn::Over => None,
        };
        let step = read_step(&self.ours, actor, text).unwrap();
        self.steps.push(step.to_string());
        take_step(&mut self.ours, step, &mut ());
        settle(&mut self.ours, &mut ());
        self.naive.take(text);
        settle_naive(&mut self.naive);
    }

    /// Compares turn, steps, points and all that lies on the table; returns the steps with their weights.
    fn compare(&self) -> BTreeMap<String, u32> {
        let view = self.ours.view(Viewer::Spectator);
        assert_eq!(self.naive.turn(), self.ours.turn(), "after {:?}", self.steps);
        assert_eq!(
            self.naive.totals(),
            self.ours.score(Viewer::Spectator).totals(),
            "after {:?}",
            self.steps
        );
        assert_eq!(self.naive.supply, i32::from(view.seals));
        for seat in Seat::all(view.settings.players()) {
            let (theirs, ours) = (&self.naive.people[seat.index()], &view.players[seat]);
            let numbers = [ours.deben(), ours.seals(), ours.servants(), ours.collectors()].map(i32::from);
            let others = [theirs.deben, theirs.seals, theirs.servants as i32, theirs.collectors as i32];
            assert_eq!(others, numbers, "seat {seat} after {:?}", self.steps);
            for kind in Kind::ALL {
                let count = theirs.gifts.iter().filter(|other| **other == kind.to_string()).count();
                assert_eq!(
                    count,
                    usize::from(ours.gifts().count(kind)),
                    "{kind} of {seat} after {:?}",
                    self.steps
                );
            }
        }
        for market in Market::ALL {
            let (theirs, ours) =
                (self.naive.at(market.to_string().chars().next().unwrap()), view.board(market));
            assert_eq!(theirs.reserve, i32::from(ours.reserve()), "after {:?}", self.steps);
            assert_eq!(theirs.is_open, view.open.has(market), "{market} after {:?}", self.steps);
            for (index, place) in Place::ALL.into_iter().enumerate() {
                assert_eq!(theirs.cards[index], ours.card(place).map(|card| card.to_string()));
                assert_eq!(theirs.is_down[index], ours.is_turned(place));
            }
            assert_eq!(theirs.seal, ours.has_seal());
        }
        compare(&self.ours, &self.naive)
    }

    /// Plays at random until the end or until it is time to stop.
    fn play(&mut self, rng: &mut Xoshiro256PlusPlus, is_enough: impl Fn(&Both) -> bool) {
        while self.ours.turn() != Turn::Over && !is_enough(self) {
            let steps = self.compare();
            let steps: Vec<(&str, u32)> =
                steps.iter().map(|(text, weight)| (text.as_str(), *weight)).collect();
            let total = steps.iter().map(|(_, weight)| weight).sum();
            self.take(pick_by_weight(&steps, rng.random_range(0..total)));
        }
    }
}

#[test]
fn random_games_agree_at_every_node_with_every_mix_of_options() {
    for (options, seed) in every_mix().flat_map(|options| (0..6).map(move |seed| (options.clone(), seed))) {
        println!("options `{options}`, seed {seed}");
        let mut both = Both::start(&options);
        both.play(&mut Xoshiro256PlusPlus::seed_from_u64(seed), |_| false);
        both.compare();
    }
}

/// Walks both implementations down the whole tree from a position of a random game.
#[track_caller]
fn check(options: &str, seed: u64, steps: usize, depth: u32) -> u64 {
    let mut both = Both::start(options);
    both.play(&mut Xoshiro256PlusPlus::seed_from_u64(seed), |both| both.steps.len() >= steps);
    let leaves = cross_check(&both.ours, &both.naive, depth);
    assert_eq!(perft(&both.ours, depth), leaves);
    leaves
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
