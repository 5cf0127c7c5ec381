//! Where everything goes on screens of any size.

use ratatui::layout::{Rect, Size};

/// The smallest screen that the game fits on.
pub(crate) const SMALLEST: Size = Size::new(80, 24);

/// From this width on, the log is beside the board.
const WIDE: u16 = 120;

/// The parts of the screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Areas {
    pub(crate) title: Rect,
    pub(crate) board: Rect,
    pub(crate) preview: Rect,
    pub(crate) log: Rect,
    pub(crate) input: Rect,
    pub(crate) help: Rect,
    /// Lines between the parts, where there is room for them.
    pub(crate) rules: Vec<Rect>,
}

/// How many rows two of the parts need.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Wanted {
    pub(crate) board: u16,
    pub(crate) preview: u16,
}

impl Areas {
    /// Divides a screen; `None` if it is too small.
    pub(crate) fn of(screen: Rect, wanted: Wanted) -> Option<Areas> {
        if screen.width < SMALLEST.width || screen.height < SMALLEST.height {
            return None;
        }
        let (title, rest) = cut_top(screen, 1);
        let (middle, bottom) = cut_top(rest, rest.height - 2);
        let (input, help) = cut_top(bottom, 1);
        let mut areas = if screen.width < WIDE {
            one_above_the_other(middle, wanted)
        } else {
            side_by_side(middle, wanted)
        };
        (areas.title, areas.input, areas.help) = (title, input, help);
        Some(areas)
    }
}

fn one_above_the_other(middle: Rect, wanted: Wanted) -> Areas {
    let least_log = 2;
    let board_rows = wanted.board.min(middle.height - wanted.preview - least_log);
    let (board, rest) = cut_top(middle, board_rows);
    let has_rules = rest.height >= wanted.preview + 6;
    let (upper_rule, rest) = cut_top(rest, u16::from(has_rules));
    let (preview, rest) = cut_top(rest, wanted.preview);
    let (lower_rule, log) = cut_top(rest, u16::from(has_rules && wanted.preview > 0));
    Areas { board, preview, log, rules: vec![upper_rule, lower_rule], ..nowhere() }
}

fn side_by_side(middle: Rect, wanted: Wanted) -> Areas {
    let (left, right) = cut_left(middle, SMALLEST.width);
    let (upright, right) = cut_left(right, 1);
    let (_, log) = cut_left(right, 1);
    let board_rows = wanted.board.min(left.height - wanted.preview);
    let (board, rest) = cut_top(left, board_rows);
    let (rule, preview) = cut_top(rest, u16::from(rest.height > wanted.preview && wanted.preview > 0));
    Areas { board, preview, log, rules: vec![upright, rule], ..nowhere() }
}

fn nowhere() -> Areas {
    let none = Rect::ZERO;
    Areas { title: none, board: none, preview: none, log: none, input: none, help: none, rules: Vec::new() }
}

fn cut_top(area: Rect, rows: u16) -> (Rect, Rect) {
    let top = Rect { height: rows, ..area };
    (top, Rect { y: area.y + rows, height: area.height - rows, ..area })
}

fn cut_left(area: Rect, columns: u16) -> (Rect, Rect) {
    let left = Rect { width: columns, ..area };
    (left, Rect { x: area.x + columns, width: area.width - columns, ..area })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parts_cover_every_screen_without_overlapping() {
        for width in [80, 100, 119, 120, 200] {
            for height in 24..70 {
                for board in [0, 4, 15, 40] {
                    for preview in [0, 3, 4] {
                        check(Rect::new(0, 0, width, height), Wanted { board, preview });
                    }
                }
            }
        }
    }

    #[track_caller]
    fn check(screen: Rect, wanted: Wanted) {
        let areas = Areas::of(screen, wanted).unwrap();
        let mut parts = vec![areas.title, areas.board, areas.preview, areas.log, areas.input, areas.help];
        parts.extend(areas.rules);
        for (index, part) in parts.iter().enumerate() {
            assert_eq!(part.intersection(screen), *part, "{screen:?} {wanted:?}");
            let is_apart = |other: &Rect| part.is_empty() || other.is_empty() || !part.intersects(*other);
            assert!(parts[index + 1..].iter().all(is_apart), "{screen:?} {wanted:?}: {parts:?}");
        }
        assert!(areas.log.height >= 2 && areas.preview.height >= wanted.preview, "{screen:?} {wanted:?}");
    }

    #[test]
    fn a_screen_can_be_too_small() {
        let wanted = Wanted { board: 15, preview: 3 };
        assert_eq!(Areas::of(Rect::new(0, 0, 79, 24), wanted), None);
        assert_eq!(Areas::of(Rect::new(0, 0, 80, 23), wanted), None);
        assert_eq!(Areas::of(Rect::new(0, 0, 0, 0), wanted), None);
    }
}
