//! The judgments of a game added up: how well each seat chose, and what the draws did.

use game::Seat;
use serde::{Deserialize, Serialize};

use super::{Expected, Judgment, Ladder};

/// How many of a seat's worst decisions are reported.
const WORST: usize = 3;

/// A smaller loss is within the noise between two searches of the same position, and is not reported.
const TOLD: f32 = 0.02;

/// How a game ended.
#[derive(Clone, PartialEq, Debug)]
pub struct Ended {
    /// How many played.
    pub seats: u8,
    /// How many steps were taken.
    pub steps: usize,
    /// Each seat's share of the win; `None` if the game was given up before its end.
    pub won: Option<Vec<f32>>,
}

/// A review: the judgments, and their summary.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Review {
    /// The judgment of every decision, in order.
    pub judgments: Vec<Judgment>,
    /// What draws did, in order.
    pub swings: Vec<Swing>,
    /// The summary for each seat.
    pub seats: Vec<Summary>,
    /// Seat 0's chance at every decision for which it is known, and at the end: the position, and the chance.
    pub curve: Vec<(usize, f32)>,
}

/// What the draws between two decisions did.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Swing {
    /// The number of the first of these draws.
    pub position: usize,
    /// How many there were.
    pub draws: usize,
    /// By how much they moved the chance of each seat.
    pub moved: Vec<f32>,
}

/// How one seat did.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Summary {
    /// How many decisions it made.
    pub decisions: usize,
    /// From 0 to 100; 100 for a seat that decided nothing.
    pub accuracy: f32,
    /// How much of the win its choices gave away in total.
    pub lost: f32,
    /// How much of the win the draws gave it in total; below 0 if they took some away.
    pub luck: f32,
    /// How many decisions were slightly bad, bad and very bad.
    pub slips: usize,
    #[expect(missing_docs, reason = "see above")]
    pub mistakes: usize,
    #[expect(missing_docs, reason = "see above")]
    pub blunders: usize,
    /// The positions of its worst decisions, the worst first.
    pub worst: Vec<usize>,
}

/// How bad a decision was.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Grade {
    /// Next to nothing was lost.
    Good,
    /// At least five hundredths of the win.
    Slip,
    /// At least ten hundredths.
    Mistake,
    /// At least twenty hundredths.
    Blunder,
}

impl Grade {
    /// The grade of a loss.
    pub fn of(loss: f32) -> Grade {
        match loss {
            loss if loss >= 0.2 => Grade::Blunder,
            loss if loss >= 0.1 => Grade::Mistake,
            loss if loss >= 0.05 => Grade::Slip,
            _ => Grade::Good,
        }
    }
}

impl Review {
    /// Adds up the judgments of a whole game.
    pub fn of(ended: &Ended, judgments: Vec<Judgment>) -> Review {
        let swings = swings(ended, &judgments);
        let seats = Seat::all(ended.seats).map(|seat| summary(seat, &judgments, &swings)).collect();
        Review { swings, seats, curve: curve(ended, &judgments), judgments }
    }

    /// The same review, with the accuracy of every seat on a ladder.
    #[must_use]
    pub fn on(mut self, ladder: &Ladder) -> Review {
        for summary in self.seats.iter_mut().filter(|summary| summary.decisions > 0) {
            summary.accuracy = ladder.accuracy(summary.accuracy);
        }
        self
    }

    /// Whether it is known what the draws did. With more than two seats, judgments of earlier versions do not say.
    pub fn knows_luck(&self) -> bool {
        self.seats.len() <= 2 || self.judgments.iter().all(|judgment| judgment.expected.is_some())
    }

    /// The judgment of a position.
    pub fn at(&self, position: usize) -> Option<&Judgment> {
        self.judgments.iter().find(|judgment| judgment.position == position)
    }

    /// The worst decisions of a seat, the worst first.
    pub fn worst(&self, seat: Seat) -> impl Iterator<Item = &Judgment> {
        let worst = self.seats.get(seat.index()).map(|summary| summary.worst.as_slice());
        worst.unwrap_or_default().iter().filter_map(|position| self.at(*position))
    }
}

impl Judgment {
    /// What a seat could expect before the decision: the one that decided, or the other one of two.
    pub fn before(&self, seat: Seat) -> f32 {
        self.share(self.best.value, seat)
    }

    /// The same after the decision, and before the draws that followed.
    pub fn after(&self, seat: Seat) -> f32 {
        self.share(self.played.as_ref().map_or(self.best.value, |played| played.value), seat)
    }

    fn share(&self, value: f32, seat: Seat) -> f32 {
        if seat == self.seat { value } else { 1.0 - value }
    }

    /// What all seats could expect, to be compared with that of another decision; `None` if it was not found out.
    fn standings(&self, seats: u8) -> Option<Expected> {
        if seats > 2 {
            return self.expected.clone();
        }
        let before = Seat::all(seats).map(|seat| self.before(seat)).collect();
        let after = Seat::all(seats).map(|seat| self.after(seat)).collect();
        Some(Expected { before, after })
    }
}

/// Between two decisions there are draws and nothing else.
fn swings(ended: &Ended, judgments: &[Judgment]) -> Vec<Swing> {
    let swing = |(index, judgment): (usize, &Judgment)| {
        judgment.played.as_ref()?;
        let (until, then) = match judgments.get(index + 1) {
            Some(next) => (next.position, next.standings(ended.seats)?.before),
            None => (ended.steps, ended.won.clone()?),
        };
        let draws = until.saturating_sub(judgment.position + 1);
        let now = judgment.standings(ended.seats)?.after;
        let moved = then.iter().zip(now).map(|(then, now)| then - now).collect();
        (draws > 0).then_some(Swing { position: judgment.position + 1, draws, moved })
    };
    judgments.iter().enumerate().filter_map(swing).collect()
}

fn summary(seat: Seat, judgments: &[Judgment], swings: &[Swing]) -> Summary {
    let is_own = |judgment: &&Judgment| judgment.seat == seat && judgment.played.is_some();
    let own: Vec<&Judgment> = judgments.iter().filter(is_own).collect();
    let count = |grade| own.iter().filter(|judgment| Grade::of(judgment.loss()) == grade).count();
    let mut worst: Vec<&Judgment> = own.iter().copied().filter(|judgment| judgment.loss() >= TOLD).collect();
    worst.sort_by(|one, other| other.loss().total_cmp(&one.loss()));
    Summary {
        decisions: own.len(),
        accuracy: accuracy(&own),
        lost: own.iter().map(|judgment| judgment.loss()).sum(),
        luck: swings.iter().filter_map(|swing| swing.moved.get(seat.index())).sum(),
        slips: count(Grade::Slip),
        mistakes: count(Grade::Mistake),
        blunders: count(Grade::Blunder),
        worst: worst.into_iter().take(WORST).map(|judgment| judgment.position).collect(),
    }
}

fn accuracy(own: &[&Judgment]) -> f32 {
    if own.is_empty() {
        return 100.0;
    }
    own.iter().map(|judgment| judgment.accuracy()).sum::<f32>() / own.len() as f32
}

fn curve(ended: &Ended, judgments: &[Judgment]) -> Vec<(usize, f32)> {
    let first = Seat::new(0);
    let known = |judgment: &Judgment| match judgment.standings(ended.seats) {
        Some(standings) => standings.before.first().copied(),
        None => (judgment.seat == first).then_some(judgment.best.value),
    };
    let point = |judgment: &Judgment| Some((judgment.position, known(judgment)?));
    let end = ended.won.as_ref().and_then(|won| won.first()).map(|won| (ended.steps, *won));
    judgments.iter().filter_map(point).chain(end).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::review::Weighed;

    fn judgment(position: usize, seat: u8, best: f32, played: Option<f32>) -> Judgment {
        let weighed = |value| Weighed { action: "x".to_owned(), value };
        Judgment {
            position,
            seat: Seat::new(seat),
            played: played.map(weighed),
            best: weighed(best),
            line: Vec::new(),
            others: Vec::new(),
            is_solved: false,
            expected: None,
        }
    }

    #[track_caller]
    fn check(found: f32, expected: f32) {
        assert!((found - expected).abs() < 1e-4, "{found} is not {expected}");
    }

    #[test]
    fn a_bad_choice_counts_as_much_in_a_game_that_is_as_good_as_lost() {
        let of = |chances: &[(f32, f32)]| {
            let judged: Vec<Judgment> =
                chances.iter().map(|(best, played)| judgment(0, 0, *best, Some(*played))).collect();
            accuracy(&judged.iter().collect::<Vec<_>>()).round() as i32
        };
        assert_eq!(of(&[]), 100);
        assert_eq!(of(&[(0.5, 0.5), (0.1, 0.1)]), 100);
        // Odds of 1 to 1 against 3 to 5, and the same ratio of odds further down.
        assert_eq!(of(&[(0.5, 0.375)]), 49);
        assert_eq!(of(&[(0.05, 0.0306)]), 49);
        assert_eq!(of(&[(0.5, 0.375), (0.5, 0.5)]), 75);
        assert_eq!(of(&[(0.004, 0.001)]), 100);
    }

    #[test]
    fn a_loss_has_the_grade_that_it_reaches() {
        let grades = [0.0, 0.049, 0.05, 0.1, 0.2, 0.9].map(Grade::of);
        let [good, almost, slip, mistake, blunder, all] = grades;
        assert_eq!([good, almost, slip], [Grade::Good, Grade::Good, Grade::Slip]);
        assert_eq!([mistake, blunder, all], [Grade::Mistake, Grade::Blunder, Grade::Blunder]);
    }

    /// Seat 0 gives 0.2 away, two draws give it 0.1 back; seat 1 chooses well; a draw at the end decides for seat 0.
    fn example() -> Review {
        let judgments = vec![judgment(3, 0, 0.6, Some(0.4)), judgment(6, 1, 0.5, Some(0.5))];
        Review::of(&Ended { seats: 2, steps: 8, won: Some(vec![1.0, 0.0]) }, judgments)
    }

    #[test]
    fn what_draws_moved_is_apart_from_what_choices_lost() {
        let review = example();
        let draws: Vec<(usize, usize)> =
            review.swings.iter().map(|swing| (swing.position, swing.draws)).collect();
        assert_eq!(draws, [(4, 2), (7, 1)]);
        let [white, black] = &review.seats[..] else { panic!("there are two seats") };
        check(white.lost, 0.2);
        check(black.lost, 0.0);
        check(white.luck, 0.1 + 0.5);
        check(black.luck, -0.6);
        assert!((white.accuracy - 32.5).abs() < 0.1, "{}", white.accuracy);
        check(black.accuracy, 100.0);
    }

    #[test]
    fn the_worst_turns_are_those_that_lost_most_and_the_curve_is_that_of_seat_0() {
        let review = example();
        assert_eq!((review.seats[0].worst.clone(), review.seats[1].worst.clone()), (vec![3], vec![]));
        assert_eq!(review.seats[0].blunders, 1);
        let [first, second, end] = review.curve[..] else { panic!("{:?}", review.curve) };
        assert_eq!([first.0, second.0, end.0], [3, 6, 8]);
        check(first.1, 0.6);
        check(second.1, 0.5);
        check(end.1, 1.0);
    }

    #[test]
    fn one_of_two_may_expect_what_the_other_may_not() {
        let judgment = judgment(0, 0, 0.3, Some(0.1));
        let [first, second] = [0, 1].map(Seat::new);
        for (found, expected) in [
            (judgment.before(first), 0.3),
            (judgment.before(second), 0.7),
            (judgment.after(first), 0.1),
            (judgment.after(second), 0.9),
        ] {
            check(found, expected);
        }
    }

    #[test]
    fn a_game_that_was_given_up_ends_with_what_could_be_expected_there() {
        let judgments = vec![judgment(0, 0, 0.6, Some(0.6)), judgment(2, 1, 0.7, None)];
        let review = Review::of(&Ended { seats: 2, steps: 2, won: None }, judgments);
        assert_eq!((review.seats[0].decisions, review.seats[1].decisions), (1, 0));
        check(review.seats[0].luck, -0.3);
        check(review.curve[1].1, 0.3);
    }

    /// A game of three in which nothing was given away, with what each seat could expect before and after.
    fn of_three(position: usize, seat: u8, before: [f32; 3], after: [f32; 3]) -> Judgment {
        let expected = Some(Expected { before: before.to_vec(), after: after.to_vec() });
        Judgment { expected, ..judgment(position, seat, 0.9, Some(0.9)) }
    }

    #[test]
    fn among_three_each_seat_has_the_luck_that_draws_gave_it_and_not_an_even_share() {
        let judgments = vec![
            of_three(0, 0, [0.4, 0.3, 0.3], [0.4, 0.3, 0.3]),
            of_three(2, 1, [0.5, 0.3, 0.2], [0.5, 0.3, 0.2]),
            of_three(3, 2, [0.5, 0.3, 0.2], [0.5, 0.3, 0.2]),
        ];
        let review = Review::of(&Ended { seats: 3, steps: 5, won: Some(vec![1.0, 0.0, 0.0]) }, judgments);
        assert!(review.knows_luck());
        let draws: Vec<usize> = review.swings.iter().map(|swing| swing.position).collect();
        assert_eq!(draws, [1, 4], "no draw came between the second decision and the third");
        for (summary, luck) in review.seats.iter().zip([0.1 + 0.5, -0.3, -0.1 - 0.2]) {
            check(summary.luck, luck);
        }
        check(review.curve[0].1, 0.4);
        check(review.curve[1].1, 0.5);
    }

    #[test]
    fn judgments_of_earlier_versions_say_nothing_of_luck_among_three() {
        let old = serde_json::to_string(&judgment(0, 0, 0.6, Some(0.4))).unwrap();
        assert!(!old.contains("expected"), "between two, nothing was added: {old}");
        let mine: Judgment = serde_json::from_str(&old).unwrap();
        let theirs = Judgment { position: 2, seat: Seat::new(1), ..mine.clone() };
        let review = Review::of(&Ended { seats: 3, steps: 3, won: None }, vec![mine, theirs]);
        assert!(!review.knows_luck() && review.swings.is_empty());
        check(review.seats[0].lost, 0.2);
        assert_eq!(review.curve, [(0, 0.6)], "what the first seat could expect elsewhere is not known");
    }
}
