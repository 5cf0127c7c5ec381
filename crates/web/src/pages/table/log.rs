//! The moves so far: signs to see, sentences to hear.

use bots::review::{Judgment, Review};
use catalog::{TurnTaken, Turns};
use game::Seat;
use maud::{Markup, html};

use crate::frame::Frame;
use crate::pages::Seen;
use crate::pages::names::name_signed;
use crate::pages::review::grade;

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
        let turn = &self.turns.all()[index];
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
            Some(step) => self.turns.all().iter().position(|turn| turn.end == step),
            None => self.turns.all().len().checked_sub(1),
        }
    }

    /// The last turn of an automaton, which is also shown step by step.
    fn last_of_automaton(&self) -> Option<usize> {
        let turns = &self.turns.all()[..=self.current()?];
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
        let last = self.turns.all().iter().rev().find_map(|turn| turn.seat);
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
