//! What computer players need to know.

mod describe;
mod worth;

use game::bits::below;
use game::{Describe, Evaluate, PerSeat, Seat, Size};
use rand::Rng;

use self::worth::{ACTION, best_unload, claims, early};
use crate::rules::score::{PARTS, Standing, points};
use crate::rules::{Action, ActionMask, Duel, Phase};
use crate::view::View;

/// How much a point ahead adds to the logarithm of the odds, at first and at last.
const POINT: (f32, f32) = (0.15, 0.6);
/// An unload with this lead in points is worth playing in most playouts.
const GOOD: f32 = 3.0;

impl Evaluate for Duel {
    const IS_OPEN: bool = true;

    /// The points as they stand.
    #[inline]
    fn evaluate(&self) -> PerSeat<i32> {
        by_seat(self.totals())
    }

    #[inline]
    fn won(&self) -> PerSeat<f32> {
        let [white, black] = self.totals();
        // On a tie the player who did not start wins.
        by_first_seat(f32::from(u8::from(white > black)))
    }

    #[inline]
    fn promise(&self) -> PerSeat<f32> {
        self.stand().0
    }

    #[inline]
    fn stand(&self) -> (PerSeat<f32>, PerSeat<i32>) {
        let standing = self.standing();
        let points = points_of_both(&standing);
        let sum = self.odds(&standing, &points);
        (by_first_seat(1.0 / (1.0 + (-sum).exp())), by_seat(points.map(|parts| parts.iter().sum())))
    }

    /// The best unload, if it brings enough; otherwise anything.
    fn playout(&self, _seat: Seat, _legal: &ActionMask, rng: &mut impl Rng) -> Option<Action> {
        if self.phase == Phase::Choose
            && below(4, rng) > 0
            && let Some((boat, swing)) = best_unload(self)
            && swing >= GOOD
        {
            return Some(Action::Unload(boat));
        }
        None
    }

    const SIZE: Size = describe::SIZE;
    const LEARNT: &'static str = include_str!("learnt.txt");
    const LEVELS: &'static str = include_str!("levels.toml");

    #[inline]
    fn describe(&self, to: &mut impl Describe) {
        let standing = self.standing();
        describe::describe(self, &standing, &points_of_both(&standing), to);
    }

    const ACTIONS: usize = Action::COUNT;

    #[inline]
    fn action_number(action: Action) -> Option<usize> {
        Some(action.number() as usize)
    }

    fn numbered_action(number: usize) -> Option<Action> {
        Action::numbered(number)
    }

    /// There is nothing that anybody does not know.
    #[inline]
    fn describe_view(view: &View, to: &mut impl Describe) {
        view.state().describe(to);
    }
}

impl Duel {
    #[inline]
    fn totals(&self) -> [i32; 2] {
        points_of_both(&self.standing()).map(|parts| parts.iter().sum())
    }

    /// The logarithm of the first seat's odds. These numbers are guesses, with which learning begins.
    #[inline]
    fn odds(&self, standing: &Standing, points: &Points) -> f32 {
        let early = early(self);
        let [white, black] = points.map(|parts| parts.iter().sum::<i32>());
        // Each is counted with its point already.
        let actions =
            (ACTION - 1.0) * early * (f32::from(standing.actions[0]) - f32::from(standing.actions[1]));
        let lead = (white - black) as f32 + actions + claims(self);
        lead * (early * POINT.0 + (1.0 - early) * POINT.1)
    }
}

/// The points of each player, part by part.
type Points = [[i32; PARTS.len()]; 2];

#[inline]
fn points_of_both(standing: &Standing) -> Points {
    [points(standing, Seat::new(0)), points(standing, Seat::new(1))]
}

#[inline]
fn by_seat([white, black]: [i32; 2]) -> PerSeat<i32> {
    PerSeat::from_fn(2, |seat| if seat.number() == 0 { white } else { black })
}

#[inline]
fn by_first_seat(first: f32) -> PerSeat<f32> {
    PerSeat::from_fn(2, |seat| if seat.number() == 0 { first } else { 1.0 - first })
}

#[cfg(test)]
mod tests {
    use game::Game;
    use game::testing::Play;

    use super::*;

    #[test]
    fn the_quick_result_is_the_outcome() {
        for sides in ["AAAA", "BBBB", "ABAB", "BABA"] {
            for seed in 0..200 {
                let play = Play::<Duel>::new(&format!("sides={sides}"), seed);
                let ranks = play.end().outcome().unwrap().ranks;
                assert_eq!(play.end().won(), ranks.map(|rank| if *rank == 0 { 1.0 } else { 0.0 }));
            }
        }
    }
}
