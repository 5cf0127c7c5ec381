//! What happened since the reader last decided, line by line, in words with the signs of the pieces.

use std::sync::Arc;

use catalog::{Line, Told, Turns};
use game::{Piece, Sentence};
use maud::{Markup, html};

use super::news::turn_of;
use super::{asked, coach, goal};
use crate::frame::Frame;
use crate::pages::Seen;
use crate::pages::icons::icon;
use crate::pages::names::name_here;
use crate::pages::sentence::{self, seat_signed};

/// More lines than anybody reads. The oldest are left out; the log has them.
const MOST_LINES: usize = 40;

/// The part of a story that is told, with what to call it.
pub(super) struct Since<'a> {
    heading: &'static str,
    /// The story before it.
    earlier: &'a [Arc<Told>],
    told: &'a [Arc<Told>],
    /// How many steps of the story before it are shown to the reader, which numbers the frames.
    before: usize,
    /// How many steps at its end are new to the reader.
    fresh: usize,
}

/// One line, which may go on over several steps, with the number of the frame that shows how things stand after it.
struct Numbered<'a> {
    lines: Vec<&'a Line>,
    frame: usize,
    is_fresh: bool,
    /// Whether the reader did it.
    is_own: bool,
}

impl<'a> Since<'a> {
    /// What to tell the reader.
    pub(super) fn of(seen: &Seen<'_>, story: &'a [Arc<Told>], steps: usize, fresh: usize) -> Since<'a> {
        let turns = Turns::of(story, steps);
        let own = turns.last_of(|seat| seen.is_mine(seat));
        let one_seat = seen.seats.len() == 1;
        let (heading, start) = match own {
            Some(own) if one_seat && own.is_last && turn_of(seen) == "mine" && !own.has_automaton => {
                ("told-this-turn", own.start)
            }
            Some(own) if one_seat && own.is_last && !own.has_automaton => ("told-your-turn", own.start),
            // What others had to do because of the reader's last decision is told with what they did after it.
            Some(own) if one_seat => {
                let last = story[..own.end].iter().rposition(|told| told.actor.is_some());
                ("told-since", if own.has_automaton { own.end } else { last.unwrap_or(own.end) })
            }
            None if one_seat => ("told-so-far", turns.first_decision()),
            // Whoever watches, or plays several seats, is told the last turns of everybody.
            Some(_) | None => ("told-last", turns.start_of_last(seen.snapshot.chairs.len())),
        };
        Since::from(heading, story, start, fresh)
    }

    /// The last turn of a game that is over.
    pub(super) fn last(story: &'a [Arc<Told>], steps: usize, fresh: usize) -> Since<'a> {
        Since::from("told-end", story, Turns::of(story, steps).start_of_last(1), fresh)
    }

    fn from(heading: &'static str, story: &'a [Arc<Told>], start: usize, fresh: usize) -> Since<'a> {
        let before = story[..start].iter().filter(|told| is_shown(told)).count();
        Since { heading, earlier: &story[..start], told: &story[start..], before, fresh }
    }

    fn lines(&self, seen: &Seen<'_>) -> Vec<Numbered<'a>> {
        let first_fresh = self.told.len().saturating_sub(self.fresh);
        let (mut frame, mut decided) = (self.before, None);
        let mut lines: Vec<Numbered<'a>> = Vec::new();
        for (index, told) in self.told.iter().enumerate() {
            frame += usize::from(is_shown(told));
            let is_fresh = index >= first_fresh;
            // Whatever a game says, nobody's decision goes on with what another did.
            let is_another = told.actor.is_some_and(|actor| decided.replace(actor) != Some(actor));
            for (number, line) in told.lines.iter().enumerate() {
                let is_own = is_own(seen, told, number);
                if line.sentences.is_empty() || (is_own && self.heading == "told-since") {
                    continue;
                }
                // What is new is told apart from what was read before, and what others did from what the reader did.
                let goes_on = |last: &&mut Numbered<'a>| {
                    line.goes_on && !is_another && last.is_fresh == is_fresh && last.is_own == is_own
                };
                match lines.last_mut().filter(goes_on) {
                    Some(last) => {
                        last.lines.push(line);
                        last.frame = frame;
                    }
                    None => lines.push(Numbered { lines: vec![line], frame, is_fresh, is_own }),
                }
            }
        }
        let surplus = lines.len().saturating_sub(MOST_LINES);
        lines.split_off(surplus)
    }

    pub(super) fn draw(&self, frame: &Frame<'_>, seen: &Seen<'_>) -> Markup {
        let lines = self.lines(seen);
        // Before the first decision, the goal is what matters.
        let heading = match self.heading {
            "told-so-far" => goal::title(frame, seen),
            key => frame.say(key, &[]),
        };
        html! {
            div.told #told data-frames=(asked(seen, "frame", "n")) data-newest[self.heading == "told-this-turn"] {
                header {
                    h2.h2 { (heading) }
                    @if !lines.is_empty() {
                        button.btn.sm.js-only #again type="button" { (icon("right")) span { (frame.say("show-again", &[])) } }
                        button.btn.sm.js-only #skip type="button" hidden { (icon("last")) span { (frame.say("show-skip", &[])) } }
                        button.btn.sm.js-only #next type="button" hidden { (icon("right")) span { (frame.say("show-next", &[])) } }
                    }
                }
                @if self.heading == "told-so-far" { (goal::draw(frame, seen)) }
                @else if lines.is_empty() { p.mut { (frame.say("told-nothing", &[])) } }
                @if !lines.is_empty() {
                    ol.lines {
                        @for (index, numbered) in lines.iter().enumerate() { (draw_line(frame, seen, index + 1, numbered)) }
                    }
                }
                (coach::explain(frame, seen, self.earlier, self.told))
                (pace(frame))
            }
        }
    }
}

/// Whether a line tells what the reader did. With a decision of theirs, others may have had to act, or an automaton.
fn is_own(seen: &Seen<'_>, told: &Told, line: usize) -> bool {
    let names_reader = |sentence: &Sentence| {
        let is_mine = |sign: &str| seat_signed(sign).is_some_and(|seat| seen.is_mine(seat));
        sentence.pieces().any(|piece| matches!(piece, Piece::Signed { sign, .. } if is_mine(sign)))
    };
    told.actor.is_some_and(|actor| seen.is_mine(actor))
        && told.automaton.is_none_or(|automaton| line < automaton)
        && (line == 0 || told.lines[line].sentences.iter().any(names_reader))
}

/// A step that the reader may not know of is not even counted.
fn is_shown(told: &Told) -> bool {
    !told.lines.is_empty()
}

/// The number of the step in the story that a frame shows; `None` if there is no such frame.
pub(super) fn step_of_frame(story: &[Arc<Told>], steps: usize, frame: usize) -> Option<usize> {
    let before = story.len() - steps;
    let Some(frame) = frame.checked_sub(1) else { return Some(0) };
    let mut shown = story.iter().enumerate().filter(|(_, told)| is_shown(told));
    let (index, _) = shown.nth(frame)?;
    Some((index + 1).saturating_sub(before))
}

fn draw_line(frame: &Frame<'_>, seen: &Seen<'_>, number: usize, numbered: &Numbered<'_>) -> Markup {
    let moves = numbered.lines.iter().flat_map(|line| &line.motions);
    let moves = moves.map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let place = numbered.lines.iter().find_map(|line| line.place.as_deref());
    let sound = numbered.lines.iter().find_map(|line| line.sound);
    let sentences = numbered.lines.iter().flat_map(|line| &line.sentences);
    html! {
        li data-frame=(numbered.frame) data-moves=(moves) data-place=[place] data-sound=[sound]
            data-fresh=[numbered.is_fresh.then_some("")] data-mine=[numbered.is_own.then_some("")] {
            button.no.js-only type="button" data-line=(number) aria-label=(frame.say("show-line", &[("number", number.into())])) {
                (number)
            }
            p { @for sentence in sentences { (draw_sentence(frame, seen, sentence)) " " } }
        }
    }
}

/// A sentence with the signs of what it names.
pub(super) fn draw_sentence(frame: &Frame<'_>, seen: &Seen<'_>, sentence: &Sentence) -> Markup {
    sentence::draw(seen.snapshot.entry, sentence, |seat| name_here(frame, seen, seat))
}

/// How fast turns are shown.
pub(in crate::pages) fn pace(frame: &Frame<'_>) -> Markup {
    let paces = ["slow", "normal", "quick", "step", "once"];
    html! {
        fieldset.pace.js-only {
            legend { (frame.say("pace", &[])) }
            @for pace in paces {
                label {
                    input type="radio" name="pace" value=(pace) checked[pace == "normal"];
                    span { (frame.say(&format!("pace-{pace}"), &[])) }
                }
            }
        }
    }
}
