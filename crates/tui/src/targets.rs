//! What can be chosen, where it is on the board, and what lies in which direction.

use game::Drawing;
use ratatui::layout::Rect;

use crate::board::width;

/// Something that can be chosen, and where it is if the board shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Target {
    pub(crate) choice: String,
    pub(crate) area: Option<Rect>,
}

/// Where an arrow key points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Direction {
    Left,
    Right,
    Up,
    Down,
}

/// Everything that can be chosen: first what is on the board, in reading order, then the rest.
pub(crate) fn targets(drawing: &Drawing, choices: Vec<String>) -> Vec<Target> {
    let mut targets: Vec<Target> = Vec::new();
    for (action, area) in placed(drawing) {
        match targets.iter_mut().find(|target| target.choice == action) {
            Some(target) => target.area = target.area.map(|known| known.union(area)),
            None if choices.contains(&action) => targets.push(Target { choice: action, area: Some(area) }),
            None => {}
        }
    }
    for choice in choices {
        if !targets.iter().any(|target| target.choice == choice) {
            targets.push(Target { choice, area: None });
        }
    }
    targets
}

/// Every span that is a target, with its place in the drawing.
fn placed(drawing: &Drawing) -> Vec<(String, Rect)> {
    let mut placed = Vec::new();
    for (row, line) in (0..).zip(&drawing.lines) {
        let mut column = 0;
        for span in line {
            let width = width(&span.text);
            if let Some(action) = &span.target {
                placed.push((action.clone(), Rect::new(column, row, width, 1)));
            }
            column += width;
        }
    }
    placed
}

/// The target that an arrow leads to: near in its direction, preferably straight ahead.
pub(crate) fn nearest(targets: &[Target], from: Rect, direction: Direction) -> Option<&Target> {
    let cost = |target: &Target| {
        let to = target.area?;
        let (right, down) = between_centres(from, to);
        let (ahead, off) = match direction {
            Direction::Left => (-right, down),
            Direction::Right => (right, down),
            Direction::Up => (-down, right),
            Direction::Down => (down, right),
        };
        let aside = match direction {
            Direction::Left | Direction::Right => row_gap(from, to),
            Direction::Up | Direction::Down => column_gap(from, to),
        };
        (ahead > 0).then(|| (ahead + 4 * aside, off.abs()))
    };
    let ahead = targets.iter().filter_map(|target| Some((cost(target)?, target)));
    ahead.min_by_key(|(cost, _)| *cost).map(|(_, target)| target)
}

/// How far apart two places are.
pub(crate) fn distance(from: Rect, to: Rect) -> (i32, i32) {
    let (right, down) = between_centres(from, to);
    (column_gap(from, to) + row_gap(from, to), right.abs() + down.abs())
}

/// In half columns, to the right and down; a row is as high as two columns are wide.
fn between_centres(from: Rect, to: Rect) -> (i32, i32) {
    let centre = |area: Rect| {
        let right = i32::from(area.left()) + i32::from(area.right());
        (right, 2 * (i32::from(area.top()) + i32::from(area.bottom())))
    };
    let ((from_right, from_down), (to_right, to_down)) = (centre(from), centre(to));
    (to_right - from_right, to_down - from_down)
}

fn column_gap(from: Rect, to: Rect) -> i32 {
    2 * gap(from.left(), from.right(), to.left(), to.right())
}

fn row_gap(from: Rect, to: Rect) -> i32 {
    4 * gap(from.top(), from.bottom(), to.top(), to.bottom())
}

/// The distance between two spans: zero if they overlap.
fn gap(start: u16, end: u16, other_start: u16, other_end: u16) -> i32 {
    let after = i32::from(other_start) + 1 - i32::from(end);
    let before = i32::from(start) + 1 - i32::from(other_end);
    after.max(before).max(0)
}

#[cfg(test)]
mod tests {
    use bots::{Bot, Stop};
    use catalog::Chance;
    use game::{Lang, Span, Tone, Turn, Viewer};
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;

    /// Every word is a target but dots; the same word twice is one target.
    fn drawn(text: &str) -> Vec<Target> {
        let span = |piece: &str| {
            let span = Span::new(Tone::Plain, piece);
            let word = piece.trim_end();
            if word.is_empty() || word == "." { span } else { span.target(word) }
        };
        let lines = text.lines().map(|line| line.split_inclusive(' ').map(span).collect()).collect();
        let mut choices: Vec<String> =
            text.split_whitespace().filter(|word| *word != ".").map(str::to_owned).collect();
        choices.sort();
        choices.dedup();
        targets(&Drawing { lines }, choices)
    }

    #[track_caller]
    fn check(board: &str, from: &str, expected: [&str; 4]) {
        let targets = drawn(board);
        let area = targets.iter().find(|target| target.choice == from).unwrap().area.unwrap();
        let directions = [Direction::Left, Direction::Right, Direction::Up, Direction::Down];
        let found = directions.map(|direction| nearest(&targets, area, direction));
        assert_eq!(found.map(|target| target.map_or("", |target| target.choice.as_str())), expected);
    }

    #[test]
    fn arrows_lead_straight_on_a_grid() {
        let board = "a b c\nd e f\ng h i\n";
        check(board, "e", ["d", "f", "b", "h"]);
        check(board, "a", ["", "b", "", "d"]);
        check(board, "i", ["h", "", "f", ""]);
    }

    #[test]
    fn arrows_jump_over_gaps_and_prefer_straight_ahead() {
        check("a . . . b\n. . c . .\n", "a", ["", "b", "", "c"]);
        check("a . . . .\n. . . . b\n", "a", ["", "b", "", "b"]);
    }

    /// From any target, arrows lead to any other, so that nobody needs Tab.
    #[test]
    fn arrows_reach_everything_in_a_game() {
        let entry = catalog::find("imhotep-duel").unwrap();
        let chance = Chance::Seed("3".parse().unwrap());
        let mut table = (entry.start)(&entry.choose("sides=AAAA", None).unwrap(), chance).unwrap();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
        while let Turn::Seat(seat) = table.turn() {
            let targets = targets(&table.draw(Viewer::Seat(seat), None, Lang::En), table.legal());
            let unreached = unreached(&targets);
            assert!(unreached.is_empty(), "{unreached:?} among {targets:?}");
            let choice = table.choose(Bot::Random, None, &Stop::default(), &mut rng).unwrap();
            table.play(&choice.action).unwrap();
        }
    }

    fn unreached(targets: &[Target]) -> Vec<(&str, &str)> {
        let directions = [Direction::Left, Direction::Right, Direction::Up, Direction::Down];
        let mut unreached = Vec::new();
        for start in targets {
            let mut reached = vec![start];
            let mut index = 0;
            while let Some(area) = reached.get(index).map(|target| target.area.unwrap()) {
                let next = directions.iter().filter_map(|direction| nearest(targets, area, *direction));
                let new: Vec<&Target> = next.filter(|target| !reached.contains(target)).collect();
                reached.extend(new);
                index += 1;
            }
            let missing = targets.iter().filter(|target| !reached.contains(target));
            unreached.extend(missing.map(|target| (start.choice.as_str(), target.choice.as_str())));
        }
        unreached
    }

    #[test]
    fn what_is_drawn_in_pieces_is_one_target() {
        let board = "w w w a\n. . . b\n";
        assert_eq!(drawn(board).len(), 3);
        check(board, "a", ["w", "", "", "b"]);
        check(board, "w", ["", "a", "", "b"]);
    }
}
