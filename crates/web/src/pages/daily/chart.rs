//! Everybody's results as dots on a line.

use std::collections::BTreeMap;

use maud::{Markup, html};
use service::TryState;

use super::Daily;
use super::summary::signed;
use crate::frame::Frame;

/// Half the width of the line, and where its middle is.
const HALF: i32 = 375;
const MIDDLE: i32 = 440;
/// Where the line is, and how high dots may be stacked above it.
const LINE: i32 = 126;
const STACK: i32 = 60;
/// From one dot to the one above it, if there is room.
const ABOVE: i32 = 13;

pub(super) fn draw(frame: &Frame<'_>, daily: &Daily<'_>) -> Markup {
    let margins = |own: bool| {
        let tries = daily.results.tries.iter().flatten().filter(move |one| one.is_own == own);
        tries.filter_map(|one| match &one.state {
            TryState::Played(made) => Some(made.margin()),
            TryState::Playing | TryState::Resigned => None,
        })
    };
    let own = margins(true).next();
    let player = daily.player().map(service::Made::margin);
    let all: Vec<i32> = margins(false).chain(own).chain(player).collect();
    let (Some(least), Some(most)) = (all.iter().min(), all.iter().max()) else { return html! {} };
    let scale = Scale::of(&all);
    let mut stacks: BTreeMap<i32, i32> = BTreeMap::new();
    margins(false).for_each(|margin| *stacks.entry(margin).or_default() += 1);
    let values = [
        ("count", daily.results.count.into()),
        ("least", signed(*least).into()),
        ("most", signed(*most).into()),
    ];
    html! {
        svg.margins viewBox="0 0 880 158" role="img" aria-label=(frame.say("daily-chart", &values)) {
            path.line d={ "M40 " (LINE) "H840" } {}
            path.zero d={ "M" (MIDDLE) " 54V" (LINE + 6) } {}
            @for (margin, count) in &stacks {
                @for number in 0..*count {
                    circle.dot cx=(scale.x(*margin)) cy=(LINE - 10 - height(number, *count)) r="5.2" {}
                }
            }
            @if let Some(player) = player {
                @let (x, top) = (scale.x(player), LINE - 24 - foot(stacks.get(&player)));
                path.lead d={ "M" (x) " 22V" (top) } {}
                path.player d={ "M" (x) " " (top - 9) "l9 9-9 9-9-9Z" } {}
                text.s x=(x) y="16" text-anchor="middle" {
                    (frame.say("daily-chart-player", &[("margin", signed(player).into())]))
                }
            }
            @if let Some(own) = own {
                path.lead d={ "M" (scale.x(own)) " 48V" (LINE - 10) } {}
                circle.own cx=(scale.x(own)) cy=(LINE - 10) r="8.5" {}
                text.s x=(scale.x(own)) y="42" text-anchor="middle" {
                    (frame.say("daily-chart-own", &[("margin", signed(own).into())]))
                }
            }
            @for tick in scale.ticks() {
                text x=(scale.x(tick)) y=(LINE + 24) text-anchor="middle" { (signed(tick)) }
            }
        }
    }
}

/// How much of the line a point takes.
struct Scale {
    /// The margin at either end.
    reach: i32,
}

impl Scale {
    fn of(margins: &[i32]) -> Scale {
        let farthest = margins.iter().map(|margin| margin.saturating_abs()).max().unwrap_or_default();
        // A multiple of three steps of five, so that the numbers below are round.
        Scale {
            reach: farthest.max(15).div_euclid(15) * 15
                + if farthest > 15 && farthest % 15 > 0 { 15 } else { 0 },
        }
    }

    fn x(&self, margin: i32) -> i32 {
        MIDDLE + margin * HALF / self.reach
    }

    fn ticks(&self) -> impl Iterator<Item = i32> + use<> {
        let step = self.reach / 3;
        (-3..=3).map(move |number| number * step)
    }
}

/// How high a dot of a stack is: closer together where there are many.
fn height(number: i32, count: i32) -> i32 {
    if count <= 1 { 0 } else { number * ABOVE.min(STACK / (count - 1)) }
}

/// Room for the dot under the mark of the computer player.
fn foot(stack: Option<&i32>) -> i32 {
    stack.map_or(0, |count| height(count - 1, *count))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_margin_is_on_the_line_and_its_numbers_are_round() {
        for (margins, reach) in [(&[0, 3][..], 15), (&[-15], 15), (&[16], 30), (&[-46, 12], 60), (&[], 15)] {
            let scale = Scale::of(margins);
            assert_eq!(scale.reach, reach, "{margins:?}");
            assert!(margins.iter().all(|margin| (MIDDLE - HALF..=MIDDLE + HALF).contains(&scale.x(*margin))));
            assert_eq!(scale.ticks().last(), Some(reach));
        }
    }

    #[test]
    fn a_stack_never_grows_out_of_the_picture() {
        for count in 1..500 {
            assert!(height(count - 1, count) <= STACK, "{count}");
        }
        assert_eq!((height(0, 1), height(1, 2), height(2, 3)), (0, 13, 26));
    }
}
