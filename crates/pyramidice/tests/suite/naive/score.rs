//! Points at the end, and all that lies on the table.

use game::Seat;
use serde_json::{Value, json};

use super::choices::names;
use super::{Table, cards};

impl Table {
    /// Everything that lies open, in the words of the view.
    pub(crate) fn describe(&self) -> Value {
        let sides: Vec<Value> = (0..self.sides.len()).map(|side| self.describe_side(side)).collect();
        let mut display: Vec<&str> = self.display.iter().map(|(_, tile)| *tile).collect();
        display.sort_unstable();
        let owner = |side: usize| {
            if side == self.players { json!("architect") } else { json!({ "seat": Seat::new(side as u8) }) }
        };
        json!({
            "active": owner(self.active),
            "players": sides[..self.players],
            "architect": self.architect.map(|_| sides[self.players].clone()),
            "pyramids": self.pyramids,
            "hand": names(&self.hand),
            "row": self.row,
            "pile": self.pile,
            "display": display,
            "supply": { "workers": self.stock('w'), "cats": self.stock('c'), "stones": self.stock('s') },
            "quarry": { "stone": self.in_quarry('s'), "prayer": self.in_quarry('p') },
            "pharaoh": self.pharaoh.map(owner),
        })
    }

    fn in_quarry(&self, kind: char) -> usize {
        self.quarry.iter().filter(|other| **other == kind).count()
    }

    fn describe_side(&self, side: usize) -> Value {
        let Some(it) = self.sides.get(side) else { return Value::Null };
        let mut deities = it.deities.clone();
        deities.sort_by_key(|deity| cards::DEITIES.iter().position(|(name, _, _)| name == deity));
        let tiles: Vec<Value> =
            it.tiles.iter().map(|(tile, down)| json!({ "tile": tile, "face_down": down })).collect();
        if side == self.players {
            return json!({ "glory": it.glory, "deities": deities, "tiles": tiles });
        }
        json!({
            "glory": it.glory,
            "board": {
                "workers": self.count(side, 'w'), "cats": self.count(side, 'c'), "stones": self.count(side, 's'),
            },
            "deities": deities,
            "scarab": Some(it.scarab).filter(|scarab| !scarab.is_empty()),
            "tiles": tiles,
            "has_copied": it.copied,
        })
    }

    /// What each seat, and then the architect, has in the end.
    pub(crate) fn totals(&self) -> Vec<i32> {
        let sides = if self.architect.is_some() { 2 } else { self.players };
        (0..sides).map(|side| self.total(side)).collect()
    }

    fn total(&self, side: usize) -> i32 {
        let it = &self.sides[side];
        let stack = it.deities.iter().filter(|deity| cards::ENNEAD.contains(deity)).count() as i32;
        let mut total = it.glory + it.deities.iter().map(|deity| cards::points(deity)).sum::<i32>();
        total += if stack == 0 { 0 } else { stack * (stack - 1) };
        total += match it.scarab {
            "quartz" => 2 * self.count_deities(side) as i32,
            "obsidian" => (it.board.len() as i32 + 1).min(8),
            _ => 0,
        };
        for (space, face) in &self.pyramids {
            for (other, beside) in &self.pyramids {
                let pair = format!("{}{}", face.min(beside), face.max(beside));
                let counts = |number: &&usize| cards::PROJECTS[**number - 1].contains(&pair.as_str());
                if space < other && cards::are_neighbours(space, other) {
                    total += 2 * it.projects.iter().filter(counts).count() as i32;
                }
            }
        }
        total
    }

    pub(crate) fn ranks(&self) -> Vec<u8> {
        let totals = self.totals();
        if self.architect.is_some() {
            return vec![u8::from(totals[0] <= totals[1])];
        }
        let standing = |seat: usize| (totals[seat], self.sides[seat].board.len());
        let ahead = |seat: usize| (0..self.players).filter(|other| standing(*other) > standing(seat)).count();
        (0..self.players).map(|seat| ahead(seat) as u8).collect()
    }
}
