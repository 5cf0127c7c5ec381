//! Positions in a few words, the steps taken from there, and what should be true after them.

use std::collections::BTreeMap;

use game::{Chosen, Game, Seat, settle};
use pyramidice::{Deity, LaidTile, Pyramidice, Scarab, Tile, View};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};

/// A game under way in which seat 0 begins a turn; what a test does not care about is filled in.
#[derive(Clone)]
pub(crate) struct Position {
    options: String,
    phase: Value,
    active: Value,
    sides: Vec<Side>,
    architect: Side,
    row: Vec<String>,
    pile: Option<usize>,
    built: BTreeMap<String, u8>,
    hand: String,
    used: Vec<String>,
    quarry_stones: usize,
    supply_stones: Option<usize>,
    display: Vec<String>,
    pharaoh: Value,
    rounds: u8,
}

#[derive(Clone, Default)]
struct Side {
    glory: u16,
    board: String,
    deities: Vec<String>,
    scarab: Option<String>,
    project: Option<String>,
    projects: Vec<String>,
    tiles: Vec<String>,
}

/// A position with these options; everybody has the resources of the start and 5 Glory.
pub(crate) fn position(options: &str) -> Position {
    let chosen = Chosen::parse(Pyramidice::OPTIONS, options).expect("the options of a test are right");
    let players: usize = chosen.get("players").parse().unwrap();
    let side = Side { glory: 5, board: "wwwwc".to_owned(), ..Side::default() };
    Position {
        options: options.to_owned(),
        phase: json!("choosing"),
        active: json!({ "seat": 0 }),
        sides: vec![side; players],
        architect: Side { glory: 5, ..Side::default() },
        row: words("isis osiris horus"),
        pile: None,
        built: BTreeMap::new(),
        hand: String::new(),
        used: Vec::new(),
        quarry_stones: 0,
        supply_stones: None,
        display: Vec::new(),
        pharaoh: Value::Null,
        rounds: 3,
    }
}

/// Two players, seat 0 in Work step 3 with these dice in hand.
pub(crate) fn menu(hand: &str) -> Position {
    position("players=2").hand(hand)
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

impl Position {
    /// Seat 0 is in Work step 3 with these dice.
    pub(crate) fn hand(self, hand: &str) -> Position {
        let mut dice = words(hand);
        dice.sort_by_key(|die| ("spv".find(&die[..1]), die[1..].to_owned()));
        Position { hand: dice.join(" "), phase: json!("menu"), ..self }
    }

    pub(crate) fn board(mut self, seat: usize, board: &str) -> Position {
        board.clone_into(&mut self.sides[seat].board);
        self
    }

    pub(crate) fn glory(mut self, seat: usize, glory: u16) -> Position {
        self.sides[seat].glory = glory;
        self
    }

    pub(crate) fn owns(mut self, seat: usize, deities: &str) -> Position {
        self.sides[seat].deities = words(deities);
        self
    }

    pub(crate) fn scarab(mut self, seat: usize, scarab: &str) -> Position {
        self.sides[seat].scarab = Some(scarab.to_owned());
        self
    }

    pub(crate) fn project(mut self, seat: usize, project: &str) -> Position {
        self.sides[seat].project = Some(project.to_owned());
        self
    }

    /// Puts tiles before a player; one in brackets lies face down.
    pub(crate) fn tiles(mut self, seat: usize, tiles: &str) -> Position {
        self.sides[seat].tiles = words(tiles);
        self
    }

    pub(crate) fn architect_has(mut self, deities: &str, tiles: &str, projects: &str) -> Position {
        self.architect.deities = words(deities);
        self.architect.tiles = words(tiles);
        self.architect.projects = words(projects);
        self
    }

    /// From left to right.
    pub(crate) fn row(self, row: &str) -> Position {
        Position { row: words(row), ..self }
    }

    pub(crate) fn pile(self, cards: usize) -> Position {
        Position { pile: Some(cards), ..self }
    }

    /// Dice on the pyramids: `c1a1=3 c1b1=4`.
    pub(crate) fn built(mut self, dice: &str) -> Position {
        for word in words(dice) {
            let (space, face) = word.split_once('=').unwrap();
            self.built.insert(space.to_owned(), face.parse().unwrap());
        }
        self
    }

    pub(crate) fn used(self, deities: &str) -> Position {
        Position { used: words(deities), ..self }
    }

    /// So many Stone dice in the Quarry and in the supply; what is missing is built on Cheops.
    pub(crate) fn stones(self, quarry: usize, supply: usize) -> Position {
        Position { quarry_stones: quarry, supply_stones: Some(supply), ..self }
    }

    /// Tiles that can be taken; against an architect on places 1, 2, …, where `-` is an empty one.
    pub(crate) fn display(self, tiles: &str) -> Position {
        Position { display: words(tiles), ..self }
    }

    pub(crate) fn turn_of(self, owner: Value) -> Position {
        Position { active: owner, ..self }
    }

    pub(crate) fn phase(self, phase: Value) -> Position {
        Position { phase, ..self }
    }

    pub(crate) fn pharaoh(self, owner: Value) -> Position {
        Position { pharaoh: owner, ..self }
    }

    pub(crate) fn rounds(self, rounds: u8) -> Position {
        Position { rounds, ..self }
    }

    pub(crate) fn table(self) -> Table {
        let json = self.json();
        let view: View = serde_json::from_value(json.clone())
            .unwrap_or_else(|error| panic!("the position of a test is wrong: {error} in {json}"));
        let mut table = Table::at(Pyramidice::sample(&view, &mut Xoshiro256PlusPlus::seed_from_u64(0)));
        settle(&mut table.state, &mut table.events);
        table
    }

    pub(crate) fn json(mut self) -> Value {
        let players = self.sides.len();
        let is_solo = players == 1;
        self.deal_scarabs(is_solo);
        let [stone_dice, removed, tile_count] =
            [[14, 10, 6], [14, 10, 6], [19, 5, 8], [20, 3, 10]][players - 1];
        let hand = words(&self.hand);
        let in_hand = |kind: char| hand.iter().filter(|die| die.starts_with(kind)).count();
        let (stone_rolling, prayer_rolling) = self.rolling();
        let letters = |letter: char| -> usize {
            self.sides.iter().map(|side| side.board.matches(letter).count()).sum()
        };
        let elsewhere = self.quarry_stones + in_hand('s') + letters('s') + stone_rolling;
        if let Some(supply) = self.supply_stones {
            build_up(&mut self.built, stone_dice - elsewhere - supply);
        }
        let stones = stone_dice - elsewhere - self.built.len();
        let turn = match (self.phase.as_str(), self.phase.get("rolling")) {
            (Some("over"), _) => json!("over"),
            (Some("architect_rolling" | "laying_tile"), _) | (_, Some(_)) => json!("chance"),
            _ => json!({ "seat": self.active.get("seat").cloned().unwrap_or(json!(0)) }),
        };
        let (unseen, pile) = self.unseen(removed);
        json!({
            "options": self.options,
            "edition": pyramidice_edition(),
            "turn": turn,
            "phase": self.phase,
            "active": self.active,
            "players": self.sides.iter().map(|side| side.json(is_solo)).collect::<Vec<Value>>(),
            "architect": is_solo.then(|| self.architect.architect_json()),
            "pyramids": self.built,
            "hand": if self.hand.is_empty() { "none" } else { &self.hand },
            "work": {
                "used": self.used, "loan": null, "rerolls": 0, "has_rerolled": false,
                "scarab_is_used": false, "is_labour": false,
            },
            "row": self.row,
            "unseen": unseen,
            "pile": pile,
            "display": self.display_json(tile_count, is_solo),
            "supply": { "workers": 21 - letters('w'), "cats": 9 - letters('c'), "stones": stones },
            "quarry": { "stone": self.quarry_stones, "prayer": 4 - in_hand('p') - prayer_rolling },
            "rounds": self.rounds,
            "pharaoh": self.pharaoh,
        })
    }

    /// Scarabs that do nothing until the end, for those whose scarab a test does not name.
    fn deal_scarabs(&mut self, is_solo: bool) {
        let named: Vec<String> = self.sides.iter().filter_map(|side| side.scarab.clone()).collect();
        let quiet = ["quartz", "obsidian", "ruby", "carnelian"].map(str::to_owned);
        let mut quiet = quiet.into_iter().filter(|scarab| !named.contains(scarab));
        for side in self.sides.iter_mut().filter(|side| side.scarab.is_none() && !is_solo) {
            side.scarab = quiet.next();
        }
    }

    fn rolling(&self) -> (usize, usize) {
        let count = |kind: &str| {
            let dice = self.phase.get("rolling").and_then(|rolling| rolling.get(kind));
            dice.and_then(Value::as_u64).unwrap_or(0) as usize
        };
        let his = usize::from(self.phase == "architect_rolling");
        (count("stone") + his, count("prayer"))
    }

    fn unseen(&self, removed: usize) -> (Vec<String>, usize) {
        let owned = self.sides.iter().chain([&self.architect]).flat_map(|side| &side.deities);
        let known: Vec<&String> = owned.chain(&self.row).collect();
        let mut left: Vec<String> = Deity::ALL.iter().map(ToString::to_string).collect();
        left.retain(|deity| !known.contains(&deity));
        let pile = self.pile.unwrap_or(left.len() - removed);
        left.truncate(pile + removed);
        (left, pile)
    }

    fn display_json(&self, count: usize, is_solo: bool) -> Value {
        let bare = |tile: &String| tile.trim_matches(['(', ')']).to_owned();
        let laid: Vec<String> =
            self.sides.iter().chain([&self.architect]).flat_map(|side| side.tiles.iter().map(bare)).collect();
        let mut places = self.display.clone();
        let all = Tile::ALL.iter().map(ToString::to_string);
        let mut free = all.filter(|tile| !laid.contains(tile) && !self.display.contains(tile));
        while places.iter().filter(|tile| *tile != "-").count() + laid.len() < count {
            places.push(free.next().unwrap());
        }
        places.resize(places.len().max(6), "-".to_owned());
        let tiles: Vec<&String> = places.iter().filter(|tile| *tile != "-").collect();
        let place = |tile: &String| (is_solo && tile != "-").then(|| tile.clone());
        json!({ "tiles": tiles, "places": places.iter().take(6).map(place).collect::<Vec<_>>() })
    }
}

fn pyramidice_edition() -> Value {
    use game::Numbers as _;
    serde_json::to_value(pyramidice::Numbers::shipped()).unwrap()
}

/// Builds dice on free ground of Cheops, then higher; their faces differ from space to space.
fn build_up(built: &mut BTreeMap<String, u8>, count: usize) {
    let levels = [("c1", 3), ("c2", 2), ("c3", 1), ("k1", 2), ("k2", 1), ("m1", 1)];
    let spaces = levels.iter().flat_map(|(level, width)| {
        (1..=*width).flat_map(move |row| {
            ["a", "b", "c"].into_iter().take(*width).map(move |column| format!("{level}{column}{row}"))
        })
    });
    let free: Vec<String> = spaces.filter(|space| !built.contains_key(space)).collect();
    let missing = count.saturating_sub(built.len());
    for (index, space) in free.into_iter().take(missing).enumerate() {
        built.insert(space, (index % 6 + 1) as u8);
    }
}

impl Side {
    fn laid(&self) -> Value {
        let tile = |text: &String| json!({ "tile": text.trim_matches(['(', ')']), "face_down": text.starts_with('(') });
        self.tiles.iter().map(tile).collect()
    }

    fn json(&self, is_solo: bool) -> Value {
        let count = |letter: char| self.board.matches(letter).count();
        json!({
            "glory": self.glory,
            "board": { "workers": count('w'), "cats": count('c'), "stones": count('s') },
            "deities": self.deities,
            "scarab": self.scarab,
            "dealt_count": if is_solo { 0 } else { 2 },
            "dealt": is_solo.then(Vec::<Scarab>::new),
            "has_project": true,
            "project": self.project,
            "tiles": self.laid(),
            "has_copied": false,
        })
    }

    fn architect_json(&self) -> Value {
        let mut projects = self.projects.clone();
        if projects.is_empty() {
            projects = words("project1 project2");
        }
        json!({ "glory": self.glory, "deities": self.deities, "tiles": self.laid(), "projects": projects })
    }
}

/// A seat as the owner of something.
pub(crate) fn seat(number: u8) -> Value {
    json!({ "seat": number })
}

/// A game under way.
pub(crate) type Table = game::testing::Table<Pyramidice>;

/// What Pyramidice expects of a table besides.
pub(crate) trait Expect: Sized {
    fn seen(&self) -> View;

    /// Exactly these words are found.
    #[track_caller]
    fn names(self, found: impl Iterator<Item: ToString>, expected: &str) -> Self {
        let found: Vec<String> = found.map(|name| name.to_string()).collect();
        assert_eq!(found.join(" "), expected);
        self
    }

    #[track_caller]
    fn has_glory(self, seat: u8, glory: u16) -> Self {
        assert_eq!(self.seen().players[Seat::new(seat)].glory, glory, "the Glory of seat {seat}");
        self
    }

    #[track_caller]
    fn architect_has_glory(self, glory: u16) -> Self {
        assert_eq!(self.seen().architect.unwrap().glory, glory, "the architect's Glory");
        self
    }

    /// What lies on a board, as letters.
    #[track_caller]
    fn has_board(self, seat: u8, board: &str) -> Self {
        assert_eq!(self.seen().players[Seat::new(seat)].board.to_string(), board, "the board of seat {seat}");
        self
    }

    #[track_caller]
    fn has_hand(self, hand: &str) -> Self {
        assert_eq!(self.seen().hand.to_string(), hand);
        self
    }

    #[track_caller]
    fn has_deities(self, seat: u8, deities: &str) -> Self {
        let owned = self.seen().players[Seat::new(seat)].deities;
        self.names(owned.iter(), deities)
    }

    /// The tiles before a player; one in brackets lies face down.
    #[track_caller]
    fn has_tiles(self, seat: u8, tiles: &str) -> Self {
        let laid = self.seen().players[Seat::new(seat)].tiles;
        let name = |it: LaidTile| if it.face_down { format!("({})", it.tile) } else { it.tile.to_string() };
        self.names(laid.iter().map(name), tiles)
    }

    #[track_caller]
    fn architect_has_tiles(self, tiles: &str) -> Self {
        let laid = self.seen().architect.unwrap().tiles;
        self.names(laid.iter().map(|it| it.tile), tiles)
    }

    #[track_caller]
    fn has_row(self, row: &str) -> Self {
        let cards = self.seen().row;
        self.names(cards.iter(), row)
    }

    /// Stone and Prayer dice in the Quarry, Stone dice in the supply.
    #[track_caller]
    fn has_stock(self, stone: u8, prayer: u8, supply: u8) -> Self {
        let view = self.seen();
        assert_eq!((view.quarry.stone, view.quarry.prayer, view.supply.stones), (stone, prayer, supply));
        self
    }
}

impl Expect for Table {
    fn seen(&self) -> View {
        self.view()
    }
}
