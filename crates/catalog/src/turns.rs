//! The turns that the steps of a story make up, and their numbers.

use std::sync::Arc;

use game::Seat;

use crate::story::Told;

/// The story in turns: what one seat decided in a row, with no other seat or automaton in between, and the draws after it.
#[derive(Debug)]
pub struct Turns<'a>(Vec<TurnTaken<'a>>);

/// What one seat decided in a row.
#[derive(Debug)]
pub struct TurnTaken<'a> {
    /// Who; `None` before the first decision.
    pub seat: Option<Seat>,
    /// What happened.
    pub told: &'a [Arc<Told>],
    /// The number of steps by the end of it.
    pub end: usize,
}

/// A turn in a story: from which step to which.
#[derive(Debug)]
pub struct Stretch {
    /// Its first step in the story.
    pub start: usize,
    /// The step after its last.
    pub end: usize,
    /// Whether no turn comes after it.
    pub is_last: bool,
    /// Whether an automaton's turn followed in it.
    pub has_automaton: bool,
}

impl TurnTaken<'_> {
    /// What an automaton did after the seat, step by step.
    pub fn automaton(&self) -> impl Iterator<Item = String> {
        let start = self.told.iter().position(|told| told.automaton.is_some()).unwrap_or(self.told.len());
        let steps = self.told[start..].iter();
        let texts = steps.map(|told| told.text(told.automaton.unwrap_or_default(), |_| None));
        texts.filter(|text| !text.is_empty())
    }
}

impl<'a> Turns<'a> {
    /// Groups a story of this many steps. It may begin with what happened before the first.
    pub fn of(story: &'a [Arc<Told>], steps: usize) -> Turns<'a> {
        let before = story.len() - steps;
        let mut turns: Vec<TurnTaken<'a>> = Vec::new();
        let mut start = 0;
        for index in 0..story.len() {
            let next = story.get(index + 1).and_then(|told| told.actor);
            let seat = story[start..=index].iter().find_map(|told| told.actor);
            let is_over = next != seat || story[start..=index].iter().any(|told| told.automaton.is_some());
            if index + 1 == story.len() || (next.is_some() && is_over) {
                let end = (index + 1).saturating_sub(before);
                turns.push(TurnTaken { seat, told: &story[start..=index], end });
                start = index + 1;
            }
        }
        Turns(turns)
    }

    /// The turns, in order.
    pub fn all(&self) -> &[TurnTaken<'a>] {
        &self.0
    }

    /// The last turn of a seat that fits.
    pub fn last_of(&self, fits: impl Fn(Seat) -> bool) -> Option<Stretch> {
        let index = self.0.iter().rposition(|turn| turn.seat.is_some_and(&fits))?;
        let start = self.start_of(index);
        let told = self.0[index].told;
        let automaton = told.iter().position(|told| told.automaton.is_some());
        Some(Stretch {
            start,
            end: start + automaton.unwrap_or(told.len()),
            is_last: index + 1 == self.0.len(),
            has_automaton: automaton.is_some(),
        })
    }

    /// Where the first decision is.
    pub fn first_decision(&self) -> usize {
        self.0.first().filter(|turn| turn.seat.is_none()).map_or(0, |turn| turn.told.len())
    }

    /// Where the last few turns begin.
    pub fn start_of_last(&self, turns: usize) -> usize {
        self.start_of(self.0.len().saturating_sub(turns)).max(self.first_decision())
    }

    fn start_of(&self, index: usize) -> usize {
        self.0[..index].iter().map(|turn| turn.told.len()).sum()
    }

    /// The round that a step belongs to.
    pub fn round_at(&self, step: usize) -> usize {
        let turns = self.0.iter().take_while(|turn| turn.end <= step).count() + 1;
        self.numbers().into_iter().take(turns).flatten().last().unwrap_or_default()
    }

    /// The round number for each turn that begins a round.
    pub fn numbers(&self) -> Vec<Option<usize>> {
        let mut round = 0;
        let mut last: Option<Seat> = None;
        let mut number = |turn: &TurnTaken<'_>| {
            let seat = turn.seat?;
            let begins = last.is_none_or(|last| seat <= last);
            last = Some(seat);
            round += usize::from(begins);
            begins.then_some(round)
        };
        self.0.iter().map(&mut number).collect()
    }
}

#[cfg(test)]
mod tests {
    use maud::html;

    use super::*;
    use crate::story::Line;

    fn told(actor: Option<u8>) -> Arc<Told> {
        let actor = actor.map(Seat::new);
        Arc::new(Told { actor, lines: Vec::new(), signs: html! {}, automaton: None })
    }

    /// Steps by who decided them, `-` for a draw, and the turns they make: seat and end.
    #[track_caller]
    fn check(story: &str, before: usize, expected: &[(Option<u8>, usize)]) {
        let story: Vec<Arc<Told>> =
            story.chars().map(|sign| told(sign.to_digit(10).map(|seat| seat as u8))).collect();
        let turns = Turns::of(&story, story.len() - before);
        let found: Vec<_> = turns.0.iter().map(|turn| (turn.seat.map(Seat::number), turn.end)).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn a_turn_is_what_a_seat_decides_with_the_draws_that_follow() {
        check("", 0, &[]);
        check("---0-1", 0, &[(None, 3), (Some(0), 5), (Some(1), 6)]);
        check("00--1-0", 0, &[(Some(0), 4), (Some(1), 6), (Some(0), 7)]);
    }

    #[test]
    fn whoever_plays_alone_has_a_new_turn_after_that_of_the_automaton() {
        let lines = |texts: &[&str]| {
            let line = |text: &&str| Line { sentences: vec![(*text).to_owned().into()], ..Line::default() };
            texts.iter().map(line).collect::<Vec<_>>()
        };
        let end = lines(&["You rest.", "It moves."]);
        let end = Arc::new(Told { lines: end, automaton: Some(1), ..Told::clone(&told(Some(0))) });
        let roll = Arc::new(Told { lines: lines(&["It rolls."]), ..Told::clone(&told(None)) });
        let story = [told(None), told(Some(0)), end, roll, told(Some(0)), told(Some(0))];
        let turns = Turns::of(&story, story.len());
        let ends: Vec<usize> = turns.0.iter().map(|turn| turn.end).collect();
        assert_eq!(ends, [1, 4, 6]);
        let told: Vec<Vec<String>> = turns.0.iter().map(|turn| turn.automaton().collect()).collect();
        assert_eq!(told, [vec![], vec!["It moves.".to_owned(), "It rolls.".to_owned()], vec![]]);
    }

    #[test]
    fn what_happened_before_the_first_step_belongs_to_the_set_up() {
        check("-01", 1, &[(None, 0), (Some(0), 1), (Some(1), 2)]);
    }

    #[test]
    fn a_round_begins_where_the_seats_do_not_ascend() {
        let story: Vec<Arc<Told>> =
            [None, Some(0), Some(1), Some(0), None, Some(0), Some(1)].map(told).into();
        let turns = Turns::of(&story, story.len());
        // Two decisions of one seat with a draw between them are one turn.
        assert_eq!(turns.numbers(), [None, Some(1), None, Some(2), None]);
        assert_eq!([1, 2, 3, 5, 6].map(|step| turns.round_at(step)), [1, 1, 2, 2, 2]);
    }
}
