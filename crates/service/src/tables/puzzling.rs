//! What guests made of puzzles, and which one comes next.

use catalog::{DIFFICULTIES, Entry, Posed, puzzles};
use store::{GuestId, PuzzledRow};

use super::Tables;
use crate::refusal::Refusal;

/// What came of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PuzzleOutcome {
    /// It was solved at the first try.
    First,
    /// Something else was tried, and it is still open.
    Missed,
    /// It was solved after other tries.
    Later,
    /// The answer was asked for.
    Shown,
}

game::named!(PuzzleOutcome { First => "first", Missed => "missed", Later => "later", Shown => "shown" });

impl PuzzleOutcome {
    /// Whether there is nothing left to find.
    pub fn is_over(self) -> bool {
        self != PuzzleOutcome::Missed
    }

    /// Whether the guest found the answer.
    pub fn is_solved(self) -> bool {
        match self {
            PuzzleOutcome::First | PuzzleOutcome::Later => true,
            PuzzleOutcome::Missed | PuzzleOutcome::Shown => false,
        }
    }
}

/// What a guest made of the puzzles of a game.
#[derive(Clone, Debug)]
pub struct Puzzled {
    entry: &'static Entry,
    /// In the order in which they were first answered.
    answered: Vec<Answered>,
}

#[derive(Clone, Debug)]
struct Answered {
    number: i64,
    puzzle: String,
    outcome: PuzzleOutcome,
}

impl Puzzled {
    /// How hard the next puzzle is: harder after one that was solved at the first try, easier after any other.
    pub fn difficulty(&self) -> u8 {
        self.outcomes().fold(1, |difficulty, outcome| match outcome {
            PuzzleOutcome::First => (difficulty + 1).min(DIFFICULTIES),
            PuzzleOutcome::Missed | PuzzleOutcome::Later | PuzzleOutcome::Shown => (difficulty - 1).max(1),
        })
    }

    /// What came of each, in order.
    pub fn outcomes(&self) -> impl DoubleEndedIterator<Item = PuzzleOutcome> {
        self.answered.iter().map(|answered| answered.outcome)
    }

    /// How many were solved at the first try since one was not.
    pub fn streak(&self) -> usize {
        self.outcomes().rev().take_while(|outcome| *outcome == PuzzleOutcome::First).count()
    }

    /// The streak that the last puzzle ended, if it did.
    pub fn ended_streak(&self) -> usize {
        let is_first = |outcome: &PuzzleOutcome| *outcome == PuzzleOutcome::First;
        if self.outcomes().next_back().is_none_or(|last| is_first(&last)) {
            return 0;
        }
        self.outcomes().rev().skip(1).take_while(is_first).count()
    }

    /// How many different ones were solved.
    pub fn solved(&self) -> usize {
        let is_solved = |posed: &&Posed| {
            self.answered.iter().any(|answered| answered.puzzle == posed.id && answered.outcome.is_solved())
        };
        puzzles(self.entry).iter().filter(is_solved).count()
    }

    /// What came of a puzzle the last time.
    pub fn outcome_of(&self, posed: &Posed) -> Option<PuzzleOutcome> {
        self.last_of(posed).map(|answered| answered.outcome)
    }

    /// The puzzle that was missed last, if it is still open, or else the first of the right difficulty of those that were
    /// done least often; `None` if the game has none.
    pub fn next(&self) -> Option<&'static Posed> {
        let open = self.answered.last().filter(|last| !last.outcome.is_over());
        if let Some(open) = open.and_then(|open| catalog::puzzle(self.entry, &open.puzzle)) {
            return Some(open);
        }
        let difficulty = self.difficulty();
        let fitting = puzzles(self.entry).iter().filter(|posed| posed.difficulty == difficulty);
        fitting.min_by_key(|posed| self.times_done(posed))
    }

    fn times_done(&self, posed: &Posed) -> usize {
        let is_done = |answered: &&Answered| answered.puzzle == posed.id && answered.outcome.is_over();
        self.answered.iter().filter(is_done).count()
    }

    fn last_of(&self, posed: &Posed) -> Option<&Answered> {
        self.answered.iter().rev().find(|answered| answered.puzzle == posed.id)
    }

    /// What an answer changes: number and outcome. Nothing, if the puzzle was done before and is not asked again.
    fn change(&self, posed: &Posed, answer: PuzzleOutcome) -> Option<(i64, PuzzleOutcome)> {
        let next = self.answered.last().map_or(1, |last| last.number + 1);
        match self.last_of(posed) {
            Some(open) if !open.outcome.is_over() => {
                let outcome = if answer == PuzzleOutcome::First { PuzzleOutcome::Later } else { answer };
                (outcome != open.outcome).then_some((open.number, outcome))
            }
            Some(_) if self.next().is_none_or(|next| next.id != posed.id) => None,
            Some(_) | None => Some((next, answer)),
        }
    }
}

impl Tables {
    /// What a guest made of the puzzles of a game.
    pub async fn puzzled(&self, guest: &GuestId, entry: &'static Entry) -> Result<Puzzled, Refusal> {
        let rows = self.store.puzzled(guest, entry.id).await?;
        let answered = rows.into_iter().filter_map(|(number, puzzle, outcome)| {
            Some(Answered { number, puzzle, outcome: outcome.parse().ok()? })
        });
        Ok(Puzzled { entry, answered: answered.collect() })
    }

    /// Keeps an answer to a puzzle: right as [`PuzzleOutcome::First`], wrong as [`PuzzleOutcome::Missed`].
    pub async fn keep_puzzled(
        &self,
        guest: &GuestId,
        puzzled: &Puzzled,
        posed: &Posed,
        answer: PuzzleOutcome,
    ) -> Result<(), Refusal> {
        let Some((number, outcome)) = puzzled.change(posed, answer) else { return Ok(()) };
        let row = PuzzledRow {
            guest: guest.clone(),
            game: puzzled.entry.id.to_owned(),
            number,
            puzzle: posed.id.clone(),
            outcome: outcome.name().to_owned(),
            began: self.clock.now(),
        };
        self.store.keep_puzzled(row).await.map_err(Refusal::from)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn puzzled(outcomes: &[(usize, PuzzleOutcome)]) -> Puzzled {
        let entry = catalog::find("imhotep-duel").unwrap();
        let answered = (1..).zip(outcomes).map(|(number, (puzzle, outcome))| Answered {
            number,
            puzzle: puzzles(entry)[*puzzle].id.clone(),
            outcome: *outcome,
        });
        Puzzled { entry, answered: answered.collect() }
    }

    #[test]
    fn difficulty_rises_at_the_first_try_and_falls_otherwise() {
        use PuzzleOutcome::{First, Later, Missed, Shown};
        let check = |outcomes: &[PuzzleOutcome], difficulty: u8, streak: usize, ended: usize| {
            let outcomes: Vec<_> = outcomes.iter().map(|outcome| (0, *outcome)).collect();
            let puzzled = puzzled(&outcomes);
            let found = (puzzled.difficulty(), puzzled.streak(), puzzled.ended_streak());
            assert_eq!(found, (difficulty, streak, ended), "{outcomes:?}");
        };
        check(&[], 1, 0, 0);
        check(&[First], 2, 1, 0);
        check(&[Later], 1, 0, 0);
        check(&[First, First, First, Missed], 3, 0, 3);
        check(&[First, First, Shown, First], 3, 1, 0);
        check(&[First; 9], 5, 9, 0);
    }

    #[test]
    fn what_was_done_is_not_asked_again_until_all_of_its_difficulty_are_done() {
        let all = puzzles(catalog::find("imhotep-duel").unwrap());
        let easy = all.iter().filter(|posed| posed.difficulty == 1).count();
        let mut done = Vec::new();
        for expected in (0..easy).chain(0..2) {
            let puzzled = puzzled(&done);
            let next = puzzled.next().unwrap();
            assert_eq!(next.number, expected + 1);
            assert!(puzzled.change(next, PuzzleOutcome::Shown).is_some());
            done.push((expected, PuzzleOutcome::Shown));
        }
    }

    #[test]
    fn one_that_is_open_comes_first_and_one_that_is_done_changes_no_more() {
        use PuzzleOutcome::{First, Later, Missed, Shown};
        let all = puzzles(catalog::find("imhotep-duel").unwrap());
        let open = puzzled(&[(0, First), (7, Missed)]);
        assert_eq!(open.next().unwrap().number, 8);
        assert_eq!(open.change(&all[7], First), Some((2, Later)));
        assert_eq!(open.change(&all[7], Missed), None, "another wrong try");
        assert_eq!(open.change(&all[7], Shown), Some((2, Shown)));
        assert_eq!(open.change(&all[0], Missed), None, "it was solved before");
        assert_eq!(open.change(&all[9], First), Some((3, First)), "found by its address");
    }
}
