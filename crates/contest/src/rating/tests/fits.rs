//! What all games together say.

use std::collections::BTreeMap;

use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::super::*;
use super::check_close;

const SEED: u64 = 7;
const SCRIBE: ComputerId = ComputerId(0);
const PRIEST: ComputerId = ComputerId(1);

fn anchors() -> BTreeMap<ComputerId, Anchor> {
    BTreeMap::from([(SCRIBE, Anchor::Fixed(1500.0)), (PRIEST, Anchor::Measured(1900.0))])
}

fn player(id: u32) -> Participant {
    Participant::Player(PlayerId(id))
}

/// A game that ends in the order in which they are named, who sit in that order.
fn game<'a>(field: &'a Field, order: &[Participant]) -> Game<'a> {
    let finish = |(participant, rank): (&Participant, u8)| (*participant, Finish::Rank(rank));
    Game { field, seats: order.iter().zip(1..).map(finish).collect() }
}

/// Games of random people, the stronger of whom tends to come first; the computer player with them is `PRIEST`.
fn population(fields: &[Field], people: u32, games: usize) -> Vec<Game<'_>> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(SEED);
    let mut games_of = |_| {
        let field = &fields[rng.random_range(0..fields.len())];
        let mut ids: Vec<u32> = Vec::new();
        while ids.len() < field.seats() {
            let id = rng.random_range(0..people);
            if !ids.contains(&id) {
                ids.push(id);
            }
        }
        let has_computer = rng.random_range(0..4) == 0;
        let mut performed: Vec<(f64, usize, Participant)> = (ids.into_iter().enumerate())
            .map(|(seat, id)| {
                let is_computer = has_computer && seat == 0;
                let (who, strength) = if is_computer {
                    (Participant::Computer(PRIEST), 1900.0)
                } else {
                    (player(id), truth(id, people))
                };
                let luck = -(-(1.0 - rng.random::<f64>()).ln()).ln();
                let odds = field.skill() * strength + field.biases()[seat];
                (odds * std::f64::consts::LN_10 / 400.0 + luck, seat, who)
            })
            .collect();
        performed.sort_by(|one, other| other.0.total_cmp(&one.0));
        let mut seats: Vec<(usize, Participant, Finish)> = performed
            .iter()
            .zip(1..)
            .map(|((_, seat, who), rank)| (*seat, *who, Finish::Rank(rank)))
            .collect();
        seats.sort_by_key(|(seat, ..)| *seat);
        Game { field, seats: seats.into_iter().map(|(_, who, finish)| (who, finish)).collect() }
    };
    (0..games).map(&mut games_of).collect()
}

/// Evenly from 1300 to 1900, which is not where the scale puts people.
fn truth(id: u32, people: u32) -> f64 {
    1300.0 + 600.0 * f64::from(id) / f64::from(people - 1)
}

fn fields() -> Vec<Field> {
    vec![Field::new(1.0, vec![25.0, -25.0]), Field::new(0.8, vec![40.0, 10.0, -10.0, -40.0])]
}

#[test]
fn known_strengths_are_found() {
    let fields = fields();
    let fit = fit(&population(&fields, 30, 6000), &anchors());
    let errors = fit.players.iter().map(|(PlayerId(id), mean)| mean - truth(*id, 30));
    let square = errors.map(|error| error * error).sum::<f64>() / 30.0;
    assert!(square.sqrt() < 25.0, "seed {SEED}: error {}", square.sqrt());
    check_close(fit.centre, 1600.0, 25.0);
    check_close(fit.computers[&PRIEST], 1900.0, 25.0);
}

#[test]
fn the_order_of_the_games_changes_no_bit() {
    let fields = fields();
    let mut games = population(&fields, 30, 1000);
    let straight = fit(&games, &anchors());
    games.shuffle(&mut Xoshiro256PlusPlus::seed_from_u64(SEED));
    assert_eq!(fit(&games, &anchors()), straight);
}

#[test]
fn the_order_of_the_seats_changes_no_bit() {
    let straight = Field::new(0.8, vec![40.0, 10.0, -10.0, -40.0]);
    let turned = Field::new(0.8, vec![-40.0, -10.0, 10.0, 40.0]);
    let fields = [straight];
    let games = population(&fields, 30, 1000);
    let turn = |game: &Game<'_>| Game { field: &turned, seats: game.seats.iter().rev().copied().collect() };
    let other: Vec<Game<'_>> = games.iter().map(turn).collect();
    assert_eq!(fit(&other, &anchors()), fit(&games, &anchors()));
}

#[test]
fn a_fixed_computer_player_stays_and_a_measured_one_moves_a_little() {
    let field = Field::even(1.0, 2);
    let lost = |computer, id| vec![game(&field, &[player(id), Participant::Computer(computer)]); 20];
    let fit = fit(&[lost(SCRIBE, 1), lost(PRIEST, 1)].concat(), &anchors());
    assert_eq!(fit.computers[&SCRIBE], 1500.0);
    let moved = 1900.0 - fit.computers[&PRIEST];
    assert!(moved > 0.1 && moved < 25.0, "{moved}");
    assert!(fit.players[&PlayerId(1)] > 1900.0);
}

#[test]
fn games_between_computer_players_say_nothing() {
    let field = Field::even(1.0, 2);
    let upset = vec![game(&field, &[Participant::Computer(SCRIBE), Participant::Computer(PRIEST)]); 100];
    let fit = fit(&upset, &anchors());
    assert_eq!(fit.computers, BTreeMap::from([(SCRIBE, 1500.0), (PRIEST, 1900.0)]));
}

#[test]
fn players_without_a_game_are_not_in_a_fit() {
    let fit = fit(&[], &anchors());
    assert!(fit.players.is_empty() && fit.computers.is_empty());
    assert_eq!(fit.centre, CENTRE);
}

#[test]
fn at_the_top_nothing_pulls_any_more() {
    // One wins three of four against another: their distance d solves 4q(¾ − E(d)) = d/(2·200²).
    let field = Field::even(1.0, 2);
    let won = game(&field, &[player(1), player(2)]);
    let lost = game(&field, &[player(2), player(1)]);
    let fit = fit(&[won.clone(), won.clone(), lost, won], &anchors());
    let distance = fit.players[&PlayerId(1)] - fit.players[&PlayerId(2)];
    let point = std::f64::consts::LN_10 / 400.0;
    let pull = 4.0 * point * (0.75 - 1.0 / (1.0 + (-point * distance).exp()));
    check_close(pull, distance / (2.0 * 200.0 * 200.0), 1e-12);
    check_close(fit.centre, 1500.0, 1e-6);
}

#[test]
fn who_wins_everything_has_a_finite_strength() {
    let field = Field::even(1.0, 2);
    let games = vec![game(&field, &[player(1), Participant::Computer(PRIEST)]); 10_000];
    let fit = fit(&games, &anchors());
    let mean = fit.players[&PlayerId(1)];
    assert!(mean > 2500.0 && mean < 5000.0, "{mean}");
    assert!(fit.rounds < 60, "{}", fit.rounds);
}

#[test]
fn many_beginners_are_not_held_at_the_centre_of_the_scale() {
    // Everybody loses four of five against somebody of 1500, and beats somebody else of their own strength half the time.
    let field = Field::even(1.0, 2);
    let scribe = Participant::Computer(SCRIBE);
    let mut games = Vec::new();
    for id in 0..200 {
        games.push(game(&field, &[player(id), scribe]));
        games.extend(vec![game(&field, &[scribe, player(id)]); 4]);
        games.push(game(&field, &[player(id), player((id + 1) % 200)]));
    }
    let fit = fit(&games, &anchors());
    // Four to one are 241 points.
    check_close(fit.centre, 1500.0 - 240.8, 5.0);
}

#[test]
fn ten_thousand_players_are_fitted() {
    let fields = fields();
    let games = population(&fields, 10_000, 50_000);
    let fit = fit(&games, &anchors());
    assert!(fit.players.len() > 9_900 && fit.rounds < 20, "{} in {}", fit.players.len(), fit.rounds);
}
