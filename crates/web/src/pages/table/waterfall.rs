//! How the lead changed from part to part, between two players. With more there is no single lead.

use game::{Score, difference};
use maud::{Markup, html};

use crate::frame::Frame;
use crate::pages::Seen;
use crate::pages::scorers::Scorer;

/// The cells of the column.
pub(super) struct Waterfall {
    pub(super) head: Markup,
    /// One for each part.
    pub(super) bars: Vec<Markup>,
    pub(super) foot: String,
}

/// Hundredths of the column's width left free on each side for the numbers.
const MARGIN: f64 = 16.0;

/// `None` unless there are exactly two.
pub(super) fn draw(frame: &Frame<'_>, seen: &Seen<'_>, score: &Score) -> Option<Waterfall> {
    let [first, second] = Scorer::all(score, seen.snapshot.chairs.len())[..] else { return None };
    let is_second = seen.seats.first().is_some_and(|seat| seat.index() == 1);
    let (near, far) = if is_second { (second, first) } else { (first, second) };
    let points = |scorer: Scorer, part| scorer.points(score, part).unwrap_or_default();
    let steps: Vec<i32> =
        score.parts().into_iter().map(|part| points(near, part) - points(far, part)).collect();
    let names = [far, near].map(|scorer| scorer.name(frame, seen.snapshot));
    let [far_name, near_name] = &names;
    let lead: i32 = steps.iter().sum();
    let ahead = |name: &String| frame.say("ahead", &[("name", name.as_str().into())]);
    let winner = if lead < 0 { far_name } else { near_name };
    Some(Waterfall {
        head: html! { span { (ahead(far_name)) } span { (ahead(near_name)) } },
        bars: bars(&steps, near.index()),
        foot: if lead == 0 {
            frame.say("level", &[])
        } else {
            frame.say("ahead-by", &[("name", winner.as_str().into()), ("points", lead.abs().into())])
        },
    })
}

/// Each bar begins where the previous one ended.
fn bars(steps: &[i32], near: usize) -> Vec<Markup> {
    let scale = Scale::of(steps);
    let mut lead = 0;
    let mut bars = Vec::with_capacity(steps.len());
    for (index, step) in steps.iter().enumerate() {
        bars.push(scale.bar(lead, *step, near, index + 1 == steps.len()));
        lead += step;
    }
    bars
}

/// Converts a lead to hundredths of the width.
struct Scale {
    least: i32,
    width: f64,
}

impl Scale {
    fn of(steps: &[i32]) -> Scale {
        let mut lead = 0;
        let (mut least, mut most) = (0, 0);
        for step in steps {
            lead += step;
            (least, most) = (least.min(lead), most.max(lead));
        }
        Scale { least, width: f64::from((most - least).max(1)) }
    }

    fn at(&self, lead: i32) -> f64 {
        MARGIN + (100.0 - 2.0 * MARGIN) * f64::from(lead - self.least) / self.width
    }

    fn bar(&self, from: i32, step: i32, near: usize, is_last: bool) -> Markup {
        let percent = |value: f64| format!("{value:.1}%");
        let (start, end) = (self.at(from), self.at(from + step));
        let (left, right) = (start.min(end), start.max(end));
        let zero = percent(self.at(0));
        let owner = if step > 0 { near } else { 1 - near };
        let (edge, anchor, shift) = if step > 0 { (right, "start", 8) } else { (left, "end", -8) };
        html! {
            svg aria-hidden="true" {
                line.zero x1=(zero) x2=(zero) y1="0" y2="100%" {}
                @if step != 0 {
                    line.fall x1=(percent(start)) x2=(percent(start)) y1="0" y2="28%" {}
                    rect.{ "b" (owner) } x=(percent(left)) width=(percent((right - left).max(1.2))) y="28%" height="44%" rx="3" {}
                    text x=(percent(edge)) dx=(shift) y="50%" dy="5" text-anchor=(anchor) { (difference(step)) }
                } @else {
                    line.fall x1=(percent(start)) x2=(percent(start)) y1="0" y2="100%" {}
                }
                @if !is_last && step != 0 { line.fall x1=(percent(end)) x2=(percent(end)) y1="72%" y2="100%" {} }
            }
            span.sr { (difference(step)) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bar_begins_where_the_one_before_ended() {
        let scale = Scale::of(&[-8, -7, 20]);
        assert_eq!((scale.least, scale.width), (-15, 20.0));
        assert!((scale.at(-15) - MARGIN).abs() < 1e-9 && (scale.at(5) - (100.0 - MARGIN)).abs() < 1e-9);
        let drawn: Vec<String> = bars(&[-8, -7, 20], 0).into_iter().map(maud::Markup::into_string).collect();
        assert!(drawn[0].contains("−8") && drawn[2].contains("+20"), "{drawn:?}");
        assert!(drawn[1].contains(&format!("x1=\"{:.1}%\"", scale.at(-8))), "{}", drawn[1]);
    }
}
