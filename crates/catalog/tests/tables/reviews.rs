//! Reviews of whole games: luck among more than two, and the skills that decisions ask for.

use std::ops::ControlFlow;

use bots::review::Review;
use catalog::{Chance, GAMES, Table, costs, find};
use game::{Lang, Seat, Turn};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// A game between players that choose at random.
fn played(game: &str, options: &str) -> Box<dyn Table> {
    let entry = find(game).unwrap();
    let chosen = entry.choose(options, None).unwrap();
    let mut table = (entry.start)(&chosen, Chance::Seed("review".parse().unwrap())).unwrap();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    while table.turn() != Turn::Over {
        let choice = table.choose(bots::Bot::Random, None, &bots::Stop::default(), &mut rng).unwrap();
        table.play(&choice.action).unwrap();
    }
    table
}

fn reviewed(table: &dyn Table, nodes: u32) -> Review {
    table.sum_up(table.judge_all(Vec::new(), nodes, &mut |_, _| ControlFlow::Continue(())))
}

#[test]
fn among_three_what_draws_give_to_one_they_take_from_the_others() {
    for game in ["nefertiti", "pyramidice"] {
        let review = reviewed(&*played(game, "players=3"), 300);
        assert!(review.knows_luck() && !review.swings.is_empty(), "{game}");
        let luck: Vec<f32> = review.seats.iter().map(|summary| summary.luck).collect();
        assert!(luck.iter().sum::<f32>().abs() < 0.05, "{game}: {luck:?}");
        for swing in &review.swings {
            assert!(swing.moved.iter().sum::<f32>().abs() < 0.01, "{game}: {swing:?}");
            assert!(swing.moved.iter().all(|moved| moved.abs() <= 1.0), "{game}: {swing:?}");
        }
        let is_even = |moved: &[f32]| {
            Seat::all(3).any(|seat| {
                let others: Vec<f32> =
                    Seat::all(3).filter(|other| *other != seat).map(|other| moved[other.index()]).collect();
                (others[0] - others[1]).abs() < 1e-4
            })
        };
        assert!(review.swings.iter().any(|swing| !is_even(&swing.moved)), "{game}: nobody has an even share");
    }
}

#[test]
fn between_two_a_search_says_what_both_may_expect() {
    let review = reviewed(&*played("nefertiti", "players=2"), 20);
    assert!(review.knows_luck() && review.judgments.iter().all(|judgment| judgment.expected.is_none()));
}

#[test]
fn every_decision_asks_for_a_skill_that_has_a_name() {
    for entry in GAMES {
        let review = reviewed(&*played(entry.id, ""), 1);
        for (seat, summary) in Seat::all(review.seats.len() as u8).zip(&review.seats) {
            let costs = costs(entry, review.judgments.iter().filter(|judgment| judgment.seat == seat));
            let decisions: usize = costs.iter().map(|costs| costs.decisions).sum();
            assert_eq!(decisions, summary.decisions, "{}", entry.id);
            let lost: f32 = costs.iter().map(|costs| costs.lost).sum();
            assert!((lost - summary.lost).abs() < 1e-3, "{}", entry.id);
            assert!(costs.len() > 1 && costs.len() < 7, "{}: {costs:?}", entry.id);
            for lang in Lang::ALL {
                assert!(
                    costs.iter().all(|costs| !costs.name(entry, lang).starts_with("skill-")),
                    "{costs:?}"
                );
            }
        }
    }
}
