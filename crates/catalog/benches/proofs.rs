//! How early a game is solved: for each number of unseen tokens and of steps to the end, the share of decisions whose
//! best action is proved within a second of this machine's time.
//!
//! The positions come from games of good players over all mixes of sides.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use bots::{Bot, Stop, solve};
use duel::Duel;
use game::{Chosen, Game, Pending, Viewer, settle};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

const GAMES: usize = 48;
/// A proof that has looked at more than this takes longer than a second anyway.
const MOST_POSITIONS: u32 = 6_000_000;
const SECOND: Duration = Duration::from_secs(1);
/// Further from the end nothing is tried.
const LAST_DECISIONS: usize = 16;

fn main() {
    let player: Bot = "search:60".parse().expect("it is a player");
    let mixes = Duel::OPTIONS[0].values;
    let (mut by_unseen, mut by_steps) = (BTreeMap::new(), BTreeMap::new());
    for game in 0..GAMES {
        let positions = play(player, mixes[game % mixes.len()], game as u64);
        let end = positions.last().map_or(0, |(_, step)| *step);
        for (state, step) in positions.iter().rev().take(LAST_DECISIONS) {
            let start = Instant::now();
            let is_proved =
                solve(state, MOST_POSITIONS, &Stop::default()).is_some() && start.elapsed() < SECOND;
            let unseen = state.view(Viewer::Spectator).supply();
            by_unseen.entry(unseen).or_insert_with(Tally::default).add(is_proved, start.elapsed());
            by_steps.entry(end - step).or_insert_with(Tally::default).add(is_proved, start.elapsed());
        }
    }
    print("tokens left in the supply", &by_unseen);
    print("decisions and draws before the last decision", &by_steps);
}

/// Every real decision of a game, and how many steps came before it.
fn play(player: Bot, sides: &str, seed: u64) -> Vec<(Duel, u32)> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let chosen = Chosen::parse(Duel::OPTIONS, &format!("sides={sides}")).expect("a mix is a value");
    let mut state = Duel::new(&Duel::options(&chosen).expect("the options go together"));
    let (mut positions, mut steps) = (Vec::new(), 0);
    loop {
        match settle(&mut state, &mut ()) {
            Pending::Decision(seat, _) => {
                positions.push((state.clone(), steps));
                state.act(player.choose::<Duel>(&state.view(Viewer::Seat(seat)), &mut rng), &mut ());
            }
            Pending::Chance => {
                let token = state.sample_chance(&mut rng);
                state.resolve(token, &mut ());
            }
            Pending::Over => return positions,
        }
        steps += 1;
    }
}

#[derive(Default)]
struct Tally {
    tried: u32,
    proved: u32,
    longest: Duration,
}

impl Tally {
    fn add(&mut self, is_proved: bool, time: Duration) {
        self.tried += 1;
        if is_proved {
            self.proved += 1;
            self.longest = self.longest.max(time);
        }
    }
}

fn print(what: &str, tallies: &BTreeMap<u32, Tally>) {
    println!("{what:<48}{:>10}{:>22}{:>16}", "decisions", "solved in a second", "longest, ms");
    for (number, Tally { tried, proved, longest }) in tallies {
        let share = f64::from(100 * proved) / f64::from(*tried);
        println!("{number:<48}{tried:>10}{share:>20.0}%{:>17.0}", longest.as_secs_f64() * 1000.0);
    }
    println!();
}
