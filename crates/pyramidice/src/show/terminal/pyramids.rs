//! The pyramids: their levels side by side, each with the beginning of its spaces' notation above it.

use game::show::layout::{Line, blank, faint, pad_to, plain, width};
use game::{Lang, Material, Span, Tone};

use super::{CLOSED, OPEN, Table};
use crate::rules::{Action, Face, Pyramid, Space};
use crate::show::words::names;

/// Names above, then as many rows as the ground of Cheops has.
pub(super) fn draw(scene: &Table<'_>, lang: Lang) -> Vec<Line> {
    let mut lines = vec![Line::new(); 5];
    for pyramid in Pyramid::ALL {
        let ground = Space::at(pyramid, 1, 0, 0).expect("every pyramid has a ground");
        if scene.view.pyramids.in_play().contains(ground) {
            draw_pyramid(scene, pyramid, &names::pyramid(pyramid, lang), &mut lines);
        }
    }
    lines
}

fn draw_pyramid(scene: &Table<'_>, pyramid: Pyramid, name: &str, lines: &mut [Line]) {
    let is_first = lines.iter().all(Line::is_empty);
    align(lines, if is_first { 0 } else { 2 });
    lines[0].push(Span::new(Tone::Strong, name));
    for level in 1..=pyramid.levels() {
        draw_level(scene, pyramid, level, &mut lines[1..]);
    }
}

/// The columns `a`, `b`, `c` stand beside the level's notation, the numbers of the rows before the rows.
fn draw_level(scene: &Table<'_>, pyramid: Pyramid, level: u8, lines: &mut [Line]) {
    align(lines, if level == 1 { 0 } else { 2 });
    let side = pyramid.width(level);
    let corner = Space::at(pyramid, level, 0, 0).expect("every level has a corner").to_string();
    let columns: Vec<String> = (0..side).map(|column| char::from(b'a' + column).to_string()).collect();
    lines[0].push(faint(format!("{} {}", &corner[..2], columns.join(" "))));
    for row in 0..side {
        let line = &mut lines[usize::from(row) + 1];
        line.push(faint(format!(" {}", row + 1)));
        for column in 0..side {
            let space = Space::at(pyramid, level, column, row).expect("it is on the level");
            line.push(blank(1));
            line.push(cell(scene, space));
        }
    }
}

/// Makes all lines as wide as the widest, and this much wider.
fn align(lines: &mut [Line], gap: usize) {
    let widest = lines.iter().map(|line| width(line)).max().unwrap_or_default();
    for line in lines {
        pad_to(line, widest + gap);
    }
}

/// What lies on a space, or would if the action that is pointed at were taken.
fn cell(scene: &Table<'_>, space: Space) -> Span {
    let pyramids = &scene.view.pyramids;
    if let Some(face) = pyramids.face(space) {
        return Span::new(Tone::Made(Material::Limestone), face.to_string());
    }
    if !pyramids.open().contains(space) {
        return faint(CLOSED);
    }
    let builds: Vec<Action> = Face::ALL.into_iter().rev().map(|face| Action::Build(face, space)).collect();
    let span = match scene.focus {
        Some(Action::Build(face, focused)) if focused == space => Span::new(Tone::Gain, face.to_string()),
        Some(_) | None => plain(OPEN),
    };
    scene.aim(span, &builds)
}
