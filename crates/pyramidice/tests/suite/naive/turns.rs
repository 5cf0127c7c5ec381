//! Set-up, Rest turns, the architect's turn, and how turns follow each other.

use super::choices::remove;
use super::{Name, Table, Task, cards, name};

impl Table {
    /// Tiles that can be taken, Hapy, Emerald, and always Work.
    pub(super) fn turn_texts(&self) -> Vec<String> {
        let mut texts = vec!["work".to_owned()];
        texts.extend(
            self.display
                .iter()
                .filter(|(_, tile)| self.can_pay(tile))
                .map(|(_, tile)| format!("rest {tile}")),
        );
        if self.side().deities.contains(&"hapy") && !self.side().board.is_empty() {
            texts.push("rest hapy".to_owned());
        }
        if self.has_scarab("emerald") {
            for side in &self.sides[..self.players] {
                let open = side.tiles.iter().filter(|(tile, down)| !down && self.can_pay(tile));
                texts.extend(open.map(|(tile, _)| format!("emerald {tile}")));
            }
        }
        texts
    }

    fn can_pay(&self, tile: &str) -> bool {
        let glory = self.side().glory + i32::from(self.side().deities.contains(&"bes"));
        match tile {
            "trio" | "triple" | "labour" => glory >= 1,
            "god" => glory >= 2 && !self.row.is_empty(),
            "swap" => !self.side().board.is_empty(),
            _ => true,
        }
    }

    /// Carries out an answer or an outcome.
    pub(super) fn answer(&mut self, task: Task, text: &str) {
        let last = text.rsplit(' ').next().unwrap();
        match task {
            Task::LayTile => {
                let place = self.display.len() + 1;
                self.display.push((place, name(text)));
            }
            Task::Draw => {
                let card = name(text);
                remove(&mut self.unseen, &card);
                self.pile -= 1;
                self.row.insert(0, card);
            }
            Task::DealProject(side) => self.sides[side].projects.push(last[7..].parse().unwrap()),
            Task::DealScarab(seat) => self.sides[seat].dealt.push(name(text)),
            Task::Keep(seat) => self.sides[seat].scarab = name(last),
            Task::Turn => self.start_turn(text),
            Task::Give { gains } => {
                self.lose(self.active, last);
                let types = "wcs".chars().filter(|letter| !last.contains(*letter)).collect();
                self.then([Task::Gain { count: gains, types }]);
            }
            Task::Gain { .. } | Task::GainAlike => {
                // Khepri's Stone die is the only one that is gained in a Work turn.
                let in_work = self.to_do.contains(&Task::Menu);
                if in_work && last == "s" {
                    self.then([Task::GainStone]);
                } else {
                    self.gain(self.active, last);
                }
            }
            Task::Choose => {
                let deity = name(last);
                remove(&mut self.row, &deity);
                self.side_mut().deities.push(deity);
                self.then([Task::Refill]);
            }
            Task::KeepEight(seat) => self.lose(seat, last),
            Task::Place(side) => {
                let (tile, _) = self.sides[side].tiles.remove(0);
                self.display.push((last.parse().unwrap(), tile));
                self.then([Task::Place(side)]);
            }
            Task::ArchitectRoll => self.architect_rolls(last[1..].parse().unwrap()),
            other => self.answer_in_work(other, text),
        }
    }

    fn start_turn(&mut self, text: &str) {
        if text == "work" {
            return self.then([Task::StartWork, Task::EndTurn]);
        }
        if self.side().deities.contains(&"bes") {
            self.side_mut().glory += 1;
        }
        if text == "rest hapy" {
            return self.then([Task::Give { gains: 3 }, Task::KeepEight(self.active), Task::FinishRest]);
        }
        let (verb, tile) = text.split_once(' ').unwrap();
        let tile = name(tile);
        if verb == "rest" {
            self.display.retain(|(_, other)| *other != tile);
            self.side_mut().tiles.push((tile, false));
        } else {
            let all = self.sides.iter_mut().flat_map(|side| &mut side.tiles);
            all.filter(|(other, _)| *other == tile).for_each(|(_, down)| *down = true);
        }
        self.use_tile(tile);
    }

    fn use_tile(&mut self, tile: Name) {
        let any = || vec!['w', 'c', 's'];
        let me = self.active;
        let price = match tile {
            "trio" | "triple" | "labour" => 1,
            "god" => 2,
            _ => 0,
        };
        self.side_mut().glory -= price;
        let mut tasks = match tile {
            "swap" => vec![Task::Give { gains: 2 }, Task::KeepEight(me)],
            "trio" => {
                self.gain(me, "wcs");
                vec![Task::KeepEight(me)]
            }
            "god" => vec![Task::Choose],
            "gift" => {
                let mut tasks = vec![Task::Gain { count: 2, types: any() }, Task::KeepEight(me)];
                for step in 1..self.players {
                    let other = (me + step) % self.players;
                    tasks.extend([Task::CatFor(other), Task::KeepEight(other)]);
                }
                tasks
            }
            "triple" => vec![Task::GainAlike, Task::KeepEight(me)],
            "labour" => vec![Task::Gain { count: 1, types: any() }, Task::KeepEight(me), Task::StartWork],
            plain => {
                self.gain(me, plain);
                vec![Task::KeepEight(me)]
            }
        };
        tasks.push(Task::FinishRest);
        self.then(tasks);
    }

    /// What happens without being asked or drawn.
    pub(super) fn happen(&mut self, task: Task) {
        match task {
            Task::BeginTurn(side) => {
                self.active = side;
                self.sides[side].copied = false;
                if side == self.players { self.architect_turn() } else { self.then([Task::Turn]) }
            }
            Task::CatFor(seat) => self.gain(seat, "c"),
            Task::FinishRest => {
                let mut tasks = Vec::new();
                if self.side().tiles.len() == 3 {
                    if self.architect.is_none() {
                        let tiles = std::mem::take(&mut self.side_mut().tiles);
                        self.display.extend(tiles.into_iter().map(|(tile, _)| (0, tile)));
                    }
                    tasks = vec![Task::Place(self.active), Task::TilesAreBack(self.active)];
                }
                tasks.push(Task::EndTurn);
                self.then(tasks);
            }
            Task::TilesAreBack(side) => {
                if self.sides[side].scarab == "ruby" {
                    self.sides[side].glory += 2;
                }
                self.row.pop();
                self.then([if side == self.players { Task::Refill } else { Task::Draw }]);
            }
            Task::Refill => {
                let missing = 3 - self.row.len();
                self.then(vec![Task::Draw; missing.min(self.pile)]);
            }
            Task::EndTurn => self.end_turn(),
            // Questions that do not arise.
            Task::Draw
            | Task::KeepEight(_)
            | Task::Gain { .. }
            | Task::GainAlike
            | Task::NameStone
            | Task::NamePrayer
            | Task::Copy(..)
            | Task::Place(_)
            | Task::Dismiss { .. } => {}
            other => self.happen_in_work(other),
        }
    }

    fn end_turn(&mut self) {
        let me = self.active;
        self.to_do.clear();
        if self.pharaoh == Some(me) {
            self.over = true;
            return;
        }
        self.turns[me] += 1;
        let order = if self.architect.is_some() { 2 } else { self.players };
        let is_late = me + 1 == order && self.turns[me] == 60;
        if self.pharaoh.is_none() && (self.stock('s') == 0 || self.pile == 0 || is_late) {
            self.pharaoh = Some(me);
        }
        self.then([Task::BeginTurn((me + 1) % order)]);
    }

    fn architect_turn(&mut self) {
        let me = self.active;
        let value = |deity: &str| if cards::ENNEAD.contains(&deity) { 1000 } else { cards::points(deity) };
        let most = self.row.iter().map(|deity| value(deity)).max();
        if let Some(deity) = self.row.iter().rev().find(|deity| Some(value(deity)) == most).copied() {
            remove(&mut self.row, &deity);
            self.sides[me].deities.push(deity);
        }
        if self.quarry.contains(&'s') {
            remove(&mut self.quarry, &'s');
            self.then([Task::ArchitectRoll]);
        } else if self.stock('s') > 0 {
            remove(&mut self.supply, &'s');
            self.then([Task::ArchitectRoll]);
        } else {
            let lowest = self.display.iter().map(|(place, _)| *place).min().unwrap();
            self.architect_takes(lowest);
        }
    }

    fn architect_rolls(&mut self, face: usize) {
        if self.display.iter().any(|(place, _)| *place == face) {
            self.quarry.push('s');
            return self.architect_takes(face);
        }
        let architect = self.architect.unwrap();
        let face = if architect == "imhotep" && face <= 3 { 7 - face } else { face } as u8;
        let makes_pair = |space: &String| {
            self.pyramids.iter().filter(|(other, _)| cards::are_neighbours(space, other)).any(
                |(_, beside)| {
                    let (low, high) = (face.min(*beside), face.max(*beside));
                    let pair = format!("{low}{high}");
                    self.side()
                        .projects
                        .iter()
                        .any(|number| cards::PROJECTS[number - 1].contains(&pair.as_str()))
                },
            )
        };
        let open = self.open_spaces();
        let paired = open.iter().find(|space| makes_pair(space)).cloned();
        let power = match architect {
            "hemiunu" => 1,
            "amenhotep" if paired.is_some() => 2,
            _ => 0,
        };
        let space = paired.unwrap_or_else(|| open[0].clone());
        let above = architect == "snefru" && cards::parts(&space).1 > 1;
        self.side_mut().glory +=
            i32::from(face) + 2 * cards::surcharge(&space) as i32 + power + i32::from(above);
        self.pyramids.insert(space, face);
        self.then([Task::Refill, Task::EndTurn]);
    }

    fn architect_takes(&mut self, place: usize) {
        let index = self.display.iter().position(|(other, _)| *other == place).unwrap();
        let (_, tile) = self.display.remove(index);
        let spaces: &[i32] = match self.architect.unwrap() {
            "snefru" if self.gentle => &[0, 1],
            "snefru" => &[0, 0, 1],
            "imhotep" => &[0, 1, 1, 2],
            _ => &[0, 1, 1],
        };
        let me = self.active;
        self.sides[me].glory += spaces[self.sides[me].tiles.len()];
        self.sides[me].tiles.push((tile, false));
        if self.sides[me].tiles.len() == spaces.len() {
            self.then([Task::Place(me), Task::TilesAreBack(me), Task::EndTurn]);
        } else {
            self.then([Task::Refill, Task::EndTurn]);
        }
    }
}
