//! What holds in every game, and what random games look like: many thousands of them, over every mix of sides.

use std::ops::Range;
use std::thread;

use duel::{ActionToken, Duel, Event, Holdings, Space, Token, View};
use game::testing::endurance::times;
use game::testing::{Mean, Play};
use game::{Game, Viewer};

/// Nothing printed says what these figures should be: they were copied from a run, and only tell that something changed.
#[test]
fn random_games_with_all_a_sides_keep_the_laws_and_regression_figures_are_what_they_were() {
    let sample = Sample::play("AAAA", 0..times(1_250, 25_000));
    sample.points.check("points of a player", 35.86);
    sample.decisions.check("decisions", 68.78);
    sample.has_pass.check("share of games with a forced pass", 0.0029);
}

#[test]
fn random_games_with_every_other_mix_of_sides_keep_the_laws() {
    let games = times(250, 5_000);
    let mixes = Duel::OPTIONS[0].values.iter().filter(|sides| **sides != "AAAA");
    // Sides change no step, so that other seeds are needed for other games.
    for (sides, first_seed) in mixes.zip((25_000..).step_by(5_000)) {
        Sample::play(sides, first_seed..first_seed + games);
    }
}

/// What many games add up to.
#[derive(Clone, Copy, Default)]
struct Sample {
    decisions: Mean,
    points: Mean,
    has_pass: Mean,
}

impl Sample {
    /// Plays a game for each seed, on two threads, and checks the laws at its end.
    fn play(sides: &str, seeds: Range<u64>) -> Sample {
        let middle = seeds.start.midpoint(seeds.end);
        thread::scope(|scope| {
            let first_half = scope.spawn(|| Sample::play_half(sides, seeds.start..middle));
            Sample::play_half(sides, middle..seeds.end).plus(first_half.join().unwrap())
        })
    }

    fn play_half(sides: &str, seeds: Range<u64>) -> Sample {
        let mut sample = Sample::default();
        for seed in seeds {
            let play = Play::new(&format!("sides={sides}"), seed);
            let census = Census::of(&play);
            census.check(&play.end().view(Viewer::Spectator), &format!("sides {sides}, seed {seed}"));
            let [first, second] = play.end().score(Viewer::Spectator).totals()[..] else {
                panic!("two play the Duel")
            };
            sample.decisions.add(census.decisions);
            sample.points.add(f64::from(first + second) / 2.0);
            sample.has_pass.add(u32::from(census.passes > 0));
        }
        sample
    }

    fn plus(self, other: Sample) -> Sample {
        Sample {
            decisions: self.decisions.plus(other.decisions),
            points: self.points.plus(other.points),
            has_pass: self.has_pass.plus(other.has_pass),
        }
    }
}

/// How often things happened in one game.
#[derive(Default)]
struct Census {
    decisions: u32,
    loaded: u32,
    unloads: u32,
    gained: u32,
    lost: u32,
    left: u32,
    used: u32,
    takes: u32,
    passes: u32,
    ended: u32,
}

impl Census {
    fn of(play: &Play<Duel>) -> Census {
        let decisions = play.record.steps.iter().filter(|step| step.actor.is_some()).count();
        let mut census = Census { decisions: decisions as u32, ..Census::default() };
        play.events.iter().for_each(|event| census.add(event));
        census
    }

    fn check(&self, end: &View, game: &str) {
        assert_eq!(self.ended, 1, "the game ends once; {game}");
        assert_eq!(self.unloads, 18, "every game has 18 unloads; {game}");
        let refills = self.loaded - 18 - self.takes;
        assert_eq!((refills, self.left), (3 * 13, 5), "13 refills and 5 boats that leave; {game}");
        let reserve = 3 - self.takes;
        assert_eq!(self.gained + self.lost + 3 + reserve, 60, "60 tokens went somewhere; {game}");
        let aboard = Space::all().filter(|space| end.fleet.token(*space).is_some()).count();
        assert_eq!((end.fleet.boats(), aboard), (1, 3), "the last boat keeps its cargo; {game}");
        assert_eq!(
            (u32::from(end.reserve), end.unseen.len()),
            (reserve, reserve),
            "only Take draws from it; {game}"
        );
        let held = end.holdings.into_iter().map(count_all).sum::<u32>();
        assert_eq!(held + self.used, self.gained, "what was gained is held or was used; {game}");
    }
}

fn count_all(holdings: Holdings) -> u32 {
    Token::ALL.iter().map(|token| holdings.count(*token)).sum()
}

impl Census {
    fn add(&mut self, event: &Event) {
        match event {
            Event::Loaded { .. } => self.loaded += 1,
            Event::Unloading { .. } => self.unloads += 1,
            Event::Gained { .. } => self.gained += 1,
            Event::Lost { .. } => self.lost += 1,
            Event::Left { .. } => self.left += 1,
            Event::Used { token, .. } => {
                self.used += 1;
                self.takes += u32::from(*token == ActionToken::Take);
            }
            Event::Passed { .. } => self.passes += 1,
            Event::Ended => self.ended += 1,
            Event::Placed { .. }
            | Event::FirstToFive { .. }
            | Event::Swapped { .. }
            | Event::Stopped { .. } => {}
        }
    }
}
