//! What computer players need to know.

mod describe;
mod worth;

use game::bits::below;
use game::{ActionSet, Describe, Evaluate, PerSeat, Seat, Size};
use rand::Rng;

use crate::rules::actions::{ACTIONS, number};
use crate::rules::{Action, Legal, Phase, Pyramidice, Working};
use crate::view::View;

/// What a player gains in an average turn, in points.
const POINTS_A_TURN: f32 = 2.3;

impl Evaluate for Pyramidice {
    /// The points as they would be counted here, and what the rest of the game may bring. A game that is over has its
    /// final points.
    fn evaluate(&self) -> PerSeat<i32> {
        if self.phase == Phase::Over {
            return PerSeat::from_fn(self.options.players, |seat| self.total_at_the_end(seat));
        }
        self.points(&self.worths())
    }

    fn won(&self) -> PerSeat<f32> {
        let ranks = self.ranks();
        let winners = ranks.iter().filter(|rank| **rank == 0).count();
        ranks.map(|rank| if *rank == 0 { 1.0 / winners as f32 } else { 0.0 })
    }

    /// A lead counts for more the less of the game is left.
    fn promise(&self) -> PerSeat<f32> {
        self.shares(&self.worths())
    }

    fn stand(&self) -> (PerSeat<f32>, PerSeat<i32>) {
        if matches!(self.phase, Phase::Over) {
            return (self.promise(), self.evaluate());
        }
        let worths = self.worths();
        (self.shares(&worths), self.points(&worths))
    }

    const IS_QUICK: bool = true;

    const SIZE: Size = describe::SIZE;
    const LEARNT: &'static str = include_str!("learnt.txt");
    const LEVELS: &'static str = include_str!("levels.toml");
    const SKILL_FACTORS: &'static str = include_str!("skill_factors.toml");

    fn describe(&self, to: &mut impl Describe) {
        describe::describe(self, to);
    }

    const ACTIONS: usize = number::COUNT;

    /// With more ways to name dice than that, the first ones have places.
    const UNNUMBERED: usize = 512;

    fn action_number(action: Action) -> Option<usize> {
        action.number().map(|number| number as usize)
    }

    fn numbered_action(number: usize) -> Option<Action> {
        let action = *ACTIONS.get(number)?;
        (Self::action_number(action) == Some(number)).then_some(action)
    }

    /// Projects that the viewer has not seen are left out.
    fn describe_view(view: &View, to: &mut impl Describe) {
        view.known().describe(to);
    }

    /// Builds, buys and uses what it can, and mostly spends dice before it ends.
    fn playout(&self, _seat: Seat, legal: &Legal, rng: &mut impl Rng) -> Option<Action> {
        if below(8, rng) == 0 {
            return None;
        }
        if self.phase == Phase::Work(Working::Menu) {
            return menu_choice(legal, rng);
        }
        if self.phase != Phase::Choosing {
            return None;
        }
        let can_work = self.player().board.workers >= 3;
        if can_work { Some(Action::Work) } else { legal.choose_between(number::REST, number::HAPY, rng) }
    }
}

impl Pyramidice {
    fn points(&self, worths: &PerSeat<f32>) -> PerSeat<i32> {
        let kept_from_him = self.all_kept_from_him();
        worths.map(|worth| (worth + kept_from_him).round() as i32)
    }

    fn shares(&self, worths: &PerSeat<f32>) -> PerSeat<f32> {
        let spread = 5.0 + 0.8 * self.turns_left();
        if let Some(architect) = self.opponent() {
            let lead = worths[Seat::new(0)] + POINTS_A_TURN * self.turns_left() - self.projected(architect);
            return PerSeat::from_fn(1, |_| 1.0 / (1.0 + (-lead / spread).exp()));
        }
        let best = worths.iter().copied().fold(f32::MIN, f32::max);
        let weights = worths.map(|worth| ((worth - best) / spread).exp());
        let sum: f32 = weights.iter().sum();
        weights.map(|weight| weight / sum)
    }
}

/// The first of these sorts that there is.
fn menu_choice(legal: &Legal, rng: &mut impl Rng) -> Option<Action> {
    use number::{BUILD, BUY, CAT, END, GOLD, LEND, REROLL, USE};
    let sorts = [(BUILD, BUY), (BUY, CAT), (USE, GOLD), (LEND, REROLL), (REROLL, END)];
    let choice = sorts.into_iter().find_map(|(first, next)| legal.choose_between(first, next, rng));
    choice.or_else(|| legal.contains(Action::End).then_some(Action::End))
}

#[cfg(test)]
mod tests {
    use game::testing::Play;
    use game::{Game, Turn};
    use rand::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::*;

    #[test]
    fn a_game_that_is_over_is_worth_its_points_and_a_loss_against_an_architect_nothing() {
        for options in ["players=1", "players=1 architect=imhotep", "players=2", "players=3", "players=4"] {
            for seed in 0..50 {
                let play = Play::<Pyramidice>::new(options, seed);
                let (state, totals) = (play.end(), play.end().outcome().unwrap().score.totals());
                for (seat, points) in state.evaluate().by_seat() {
                    assert_eq!(*points, totals[seat.index()]);
                }
                let won: f32 = state.won().iter().sum();
                let lost = state.opponent().is_some() && totals[0] <= totals[1];
                assert!((won - f32::from(u8::from(!lost))).abs() < 1e-6, "{won} with {totals:?}");
            }
        }
    }

    #[test]
    fn promises_are_parts_of_one_win_and_playouts_are_legal() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
        for options in ["players=1", "players=2", "players=3", "players=4"] {
            for state in Play::<Pyramidice>::new(options, 2).positions {
                let promise: f32 = state.promise().iter().sum();
                let fits = if state.seats() == 1 {
                    (0.0..=1.0).contains(&promise)
                } else {
                    (promise - 1.0).abs() < 1e-3
                };
                assert!(fits, "{promise} with {options}");
                if let Turn::Seat(seat) = state.turn() {
                    let legal = state.legal();
                    let action = state.playout(seat, &legal, &mut rng);
                    assert!(action.is_none_or(|action| legal.contains(action)), "{action:?}");
                }
            }
        }
    }
}
