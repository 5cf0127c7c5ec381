//! The moves so far: signs to see, sentences to hear.

use std::sync::Arc;

use bots::review::{Judgment, Review};
use catalog::Told;
use game::Seat;
use maud::{Markup, html};

use crate::frame::Frame;
use crate::pages::Seen;
use crate::pages::names::name_signed;
use crate::pages::review::grade;

/// The story in turns: what one seat decided in a row, with no other seat or automaton in between, and the draws after it.
pub(in crate::pages) struct Turns<'a>(Vec<TurnTaken<'a>>);

struct TurnTaken<'a> {
    /// `None` before the first decision.
    seat: Option<Seat>,
    told: &'a [Arc<Told>],
    /// The number of steps by the end of it.
    end: usize,
}

impl TurnTaken<'_> {
    /// What an automaton did after the seat, step by step.
    fn automaton(&self) -> impl Iterator<Item = String> {
        let start = self.told.iter().position(|told| told.automaton.is_some()).unwrap_or(self.told.len());
        let steps = self.told[start..].iter();
        let texts = steps.map(|told| told.text(told.automaton.unwrap_or_default(), |_| None));
        texts.filter(|text| !text.is_empty())
    }
}

/// How to list the turns.
pub(in crate::pages) struct Log<'a> {
    pub(in crate::pages) turns: &'a Turns<'a>,
    pub(in crate::pages) seats: u8,
    /// The number of steps at the current position; `None` for the last.
    pub(in crate::pages) at: Option<usize>,
    /// The address of a position up to that number, if positions have addresses.
    pub(in crate::pages) address: Option<&'a str>,
    /// The findings of a review to mark.
    pub(in crate::pages) review: Option<&'a Review>,
}

impl<'a> Turns<'a> {
    /// Groups a story of this many steps. It may begin with what happened before the first.
    pub(in crate::pages) fn of(story: &'a [Arc<Told>], steps: usize) -> Turns<'a> {
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
}

/// A turn in a story: from which step to which.
pub(super) struct Stretch {
    pub(super) start: usize,
    pub(super) end: usize,
    pub(super) is_last: bool,
    /// Whether an automaton's turn followed in it.
    pub(super) has_automaton: bool,
}

impl Turns<'_> {
    /// The last turn of a seat that fits.
    pub(super) fn last_of(&self, fits: impl Fn(Seat) -> bool) -> Option<Stretch> {
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
    pub(super) fn first_decision(&self) -> usize {
        self.0.first().filter(|turn| turn.seat.is_none()).map_or(0, |turn| turn.told.len())
    }

    /// Where the last few turns begin.
    pub(super) fn start_of_last(&self, turns: usize) -> usize {
        self.start_of(self.0.len().saturating_sub(turns)).max(self.first_decision())
    }

    fn start_of(&self, index: usize) -> usize {
        self.0[..index].iter().map(|turn| turn.told.len()).sum()
    }

    /// The round that a step belongs to.
    pub(in crate::pages) fn round_at(&self, step: usize) -> usize {
        let turns = self.0.iter().take_while(|turn| turn.end <= step).count() + 1;
        self.numbers().into_iter().take(turns).flatten().last().unwrap_or_default()
    }

    /// The round number for each turn that begins a round.
    fn numbers(&self) -> Vec<Option<usize>> {
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

impl Log<'_> {
    pub(in crate::pages) fn draw(&self, frame: &Frame<'_>, seen: &Seen<'_>) -> Markup {
        let columns = if self.is_side_by_side(seen) { "two" } else { "one" };
        html! {
            div.moves-box tabindex="0" role="region" aria-label=(frame.say("moves", &[])) {
                ol.moves.(columns) {
                    @for (index, number) in self.turns.numbers().into_iter().enumerate() {
                        (self.item(frame, seen, index, number))
                    }
                    (self.next(frame, seen))
                }
            }
        }
    }

    /// Whether the turns of two seats stand side by side, which shows whose they are.
    fn is_side_by_side(&self, seen: &Seen<'_>) -> bool {
        self.seats == 2 && !seen.snapshot.entry.has_long_turns
    }

    fn item(&self, frame: &Frame<'_>, seen: &Seen<'_>, index: usize, number: Option<usize>) -> Markup {
        let turn = &self.turns.0[index];
        let is_current = self.current() == Some(index);
        let class = class(turn.seat, number.is_some());
        let current = if is_current { "cur" } else { "past" };
        // What the reader may not know leaves not even a gap.
        let sentences = turn.told.iter().map(|told| told.text(0, |sign| name_signed(frame, seen, sign)));
        let sentences: Vec<String> = sentences.filter(|text| !text.is_empty()).collect();
        let content = html! {
            @if let Some(seat) = turn.seat.filter(|_| self.seats > 1 && !self.is_side_by_side(seen)) { span.who { ((seen.snapshot.entry.crown)(seat)) } }
            @if turn.seat.is_none() { span.mut aria-hidden="true" { (frame.say("set-up", &[])) } }
            @else { span.signs aria-hidden="true" { @for told in turn.told { (told.signs) } } }
            span.tale { (sentences.join(" ")) }
            (grade(frame, self.loss(turn)))
            @if self.last_of_automaton() == Some(index) {
                ol.his aria-hidden="true" { @for sentences in turn.automaton() { li { (sentences) } } }
            }
        };
        html! {
            li.(class) {
                @if let Some(number) = number { span.no aria-hidden="true" { (number) } }
                @match self.address {
                    Some(address) => a.mv.(current) href={ (address) (turn.end) } aria-current=[is_current.then_some("step")] {
                        (content)
                    },
                    None => div.mv.(current) tabindex="0" { (content) },
                }
            }
        }
    }

    /// The current turn.
    fn current(&self) -> Option<usize> {
        match self.at {
            Some(step) => self.turns.0.iter().position(|turn| turn.end == step),
            None => self.turns.0.len().checked_sub(1),
        }
    }

    /// The last turn of an automaton, which is also shown step by step.
    fn last_of_automaton(&self) -> Option<usize> {
        let turns = &self.turns.0[..=self.current()?];
        turns.iter().rposition(|turn| turn.automaton().next().is_some())
    }

    /// The loss of a turn's worst decision.
    fn loss(&self, turn: &TurnTaken<'_>) -> f32 {
        let steps = turn.end.saturating_sub(turn.told.len())..turn.end;
        let judgments = self.review.iter().flat_map(|review| &review.judgments);
        let own = judgments.filter(|judgment| steps.contains(&judgment.position));
        own.map(Judgment::loss).fold(0.0, f32::max)
    }

    /// A placeholder for the next turn.
    fn next(&self, frame: &Frame<'_>, seen: &Seen<'_>) -> Markup {
        let last = self.turns.0.iter().rev().find_map(|turn| turn.seat);
        let (Some(turn), None) = (seen.turn(), self.at) else { return html! {} };
        if !seen.is_mine(turn) || last == Some(turn) {
            return html! {};
        }
        let begins = last.is_none_or(|last| turn <= last);
        html! {
            li.(class(Some(turn), begins)) aria-hidden="true" {
                @if begins { span.no {} }
                div.mv.pend { (frame.say("your-move", &[])) }
            }
        }
    }
}

/// Which column it is in, and whether it begins a line.
fn class(seat: Option<Seat>, begins: bool) -> String {
    let column = seat.map_or("start".to_owned(), |seat| format!("s{seat}"));
    format!("{column} {}", if begins { "first" } else { "then" })
}

#[cfg(test)]
mod tests {
    use catalog::Line;

    use super::*;

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
