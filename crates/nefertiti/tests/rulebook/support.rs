//! Positions in a few words, the steps taken from there, and what should be true after them.

use std::collections::BTreeMap;

use game::{Game, Seat, settle};
use nefertiti::{Board, Chance, GiftType, Kind, Nefertiti, Place, Player, View};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};

pub(crate) type Table = game::testing::Table<Nefertiti>;

/// A turn of the first player's after set-up: a harp with a seal, a chair, a mirror and a statuette on each open market,
/// right stalls everywhere, and nobody has a gift. What a test does not care about stays like that.
pub(crate) struct Position {
    view: Value,
    deck: BTreeMap<String, u64>,
    seals: u64,
    is_unseen_named: bool,
    is_supply_named: bool,
}

pub(crate) fn position(options: &str) -> Position {
    let table = Table::new(options).set_up();
    let view = serde_json::to_value(table.view()).unwrap();
    let mut deck = BTreeMap::new();
    for kind in Kind::ALL {
        let lying =
            if matches!(kind, Kind::Harp | Kind::Chair | Kind::Mirror | Kind::Statuette) { 3 } else { 0 };
        deck.insert(kind.to_string(), lying + u64::from(table.view().unseen.count(kind)));
    }
    let seals = 3 + u64::from(table.view().seals);
    Position { view, deck, seals, is_unseen_named: false, is_supply_named: false }
}

impl Position {
    fn set(mut self, path: &str, value: Value) -> Position {
        *self.view.pointer_mut(path).unwrap_or_else(|| panic!("there is no {path}")) = value;
        self
    }

    pub(crate) fn gifts(self, seat: usize, gifts: &str) -> Position {
        self.set(&format!("/players/{seat}/gifts"), count(gifts))
    }

    pub(crate) fn deben(self, seat: usize, deben: u8) -> Position {
        self.set(&format!("/players/{seat}/deben"), json!(deben))
    }

    pub(crate) fn seals(self, seat: usize, seals: u8) -> Position {
        self.set(&format!("/players/{seat}/seals"), json!(seals))
    }

    /// Where the player's marker stands.
    pub(crate) fn track(self, seat: usize, points: u16) -> Position {
        self.set(&format!("/players/{seat}/points"), json!(points))
    }

    pub(crate) fn turn_of(self, seat: usize) -> Position {
        self.set("/active", json!(seat)).set("/turn", json!({ "seat": seat }))
    }

    /// The stall that shows, its Reserve, and pieces such as `a7 p1, a3a tax1`.
    pub(crate) fn market(self, market: &str, stall: &str, reserve: u8, pieces: &str) -> Position {
        let placed = pieces.split(", ").filter_map(|piece| piece.split_once(' '));
        let placed: BTreeMap<&str, &str> = placed.collect();
        self.set(&format!("/markets/{market}/stall"), json!(stall))
            .set(&format!("/markets/{market}/reserve"), json!(reserve))
            .set(&format!("/markets/{market}/pieces"), json!(placed))
    }

    /// The cards of a market, the upper one first; `-` for none. An upper card has a seal.
    pub(crate) fn cards(self, market: &str, cards: &str) -> Position {
        let cards: Vec<Option<&str>> = cards.split(' ').map(|card| (card != "-").then_some(card)).collect();
        let has_upper = cards[0].is_some();
        self.set(&format!("/markets/{market}/gifts"), json!(cards))
            .set(&format!("/markets/{market}/seal"), json!(has_upper))
    }

    pub(crate) fn without_seal(self, market: &str) -> Position {
        self.set(&format!("/markets/{market}/seal"), json!(false))
    }

    pub(crate) fn turned(self, market: &str, places: &[&str]) -> Position {
        self.set(&format!("/markets/{market}/turned"), json!(places))
    }

    /// The open markets, and the one with the closed tile.
    pub(crate) fn open(mut self, open: &str, tile: &str) -> Position {
        let open: Vec<&str> = open.split(' ').collect();
        // Louqsor is the only market without cards after set-up.
        if open.contains(&"l") {
            self = self.cards("l", "goldwork necklace harp chair");
        }
        self.set("/open", json!(open)).set("/tile", json!(tile))
    }

    /// Akhenaton was drawn for this market.
    pub(crate) fn out(self, market: &str) -> Position {
        self.set("/out", json!(market))
    }

    pub(crate) fn port(self, gifts: &str) -> Position {
        self.set("/memphis", count(gifts))
    }

    pub(crate) fn neutral(self, gifts: &str) -> Position {
        self.set("/neutral", count(gifts))
    }

    pub(crate) fn dice(self, seat: usize) -> Position {
        self.set("/dice", json!(seat))
    }

    pub(crate) fn priest(self, seat: usize) -> Position {
        self.set("/amon_priest", json!(seat))
    }

    pub(crate) fn turns(self, turns: u16) -> Position {
        self.set("/turns", json!(turns))
    }

    /// How many cards are left on this pile; 0 removes it.
    pub(crate) fn pile(mut self, character: &str, cards: u8) -> Position {
        let piles = self.view["characters"].as_object_mut().unwrap();
        if cards == 0 {
            piles.remove(character);
        } else {
            piles.insert(character.to_owned(), json!(cards));
        }
        self
    }

    /// The gifts of the pile; what is nowhere else has left the game.
    pub(crate) fn unseen(mut self, gifts: &str) -> Position {
        self.is_unseen_named = true;
        self.set("/unseen", count(gifts))
    }

    /// The seals that nobody has; the rest are somewhere out of sight.
    pub(crate) fn supply(mut self, seals: u8) -> Position {
        self.is_supply_named = true;
        self.set("/seals", json!(seals))
    }

    #[track_caller]
    pub(crate) fn table(mut self) -> Table {
        self.count_pieces();
        if self.view["markets"].to_string().contains("wandering-thief") {
            self = self.pile("wandering-thief", 0);
        }
        if !self.is_supply_named {
            self.view["seals"] = json!(self.seals - self.used_seals());
        }
        if !self.is_unseen_named {
            let mut left = self.deck.clone();
            for kind in self.used_kinds() {
                let count = left.get_mut(&kind).unwrap_or_else(|| panic!("there is no {kind}"));
                *count = count.checked_sub(1).unwrap_or_else(|| panic!("there are not so many of {kind}"));
            }
            left.retain(|_, count| *count > 0);
            self.view["unseen"] = json!(left);
        }
        let view: View = serde_json::from_value(self.view).unwrap_or_else(|error| panic!("{error}"));
        let mut table = Table::at(Nefertiti::sample(&view, &mut Xoshiro256PlusPlus::seed_from_u64(1)));
        settle(&mut table.state, &mut table.events);
        table
    }

    /// Takes the pieces that stand somewhere out of their owners' hands.
    fn count_pieces(&mut self) {
        let markets = self.view["markets"].as_object().unwrap().values();
        let pieces = markets.flat_map(|market| market["pieces"].as_object().unwrap().values());
        let pieces: Vec<String> = pieces.map(|piece| piece.as_str().unwrap().to_owned()).collect();
        for piece in pieces {
            let hand = if piece.starts_with("tax") { "collectors" } else { "servants" };
            let seat =
                piece.trim_start_matches(|letter: char| !letter.is_ascii_digit()).parse::<usize>().unwrap()
                    - 1;
            let left = self.view["players"][seat][hand].as_u64().unwrap() - 1;
            self.view["players"][seat][hand] = json!(left);
        }
    }

    fn used_seals(&self) -> u64 {
        let lying =
            self.view["markets"].as_object().unwrap().values().filter(|market| market["seal"] == true);
        let held =
            self.view["players"].as_array().unwrap().iter().map(|player| player["seals"].as_u64().unwrap());
        lying.count() as u64 + held.sum::<u64>()
    }

    fn used_kinds(&self) -> Vec<String> {
        let mut kinds = Vec::new();
        let mut add = |gifts: &Value| {
            for (kind, count) in gifts.as_object().unwrap() {
                kinds.extend(std::iter::repeat_n(kind.clone(), count.as_u64().unwrap() as usize));
            }
        };
        self.view["players"].as_array().unwrap().iter().for_each(|player| add(&player["gifts"]));
        add(&self.view["neutral"]);
        add(&self.view["memphis"]);
        for market in self.view["markets"].as_object().unwrap().values() {
            let cards = market["gifts"].as_array().unwrap().iter().filter_map(Value::as_str);
            kinds.extend(cards.filter(|card| *card != "wandering-thief").map(str::to_owned));
        }
        kinds
    }
}

fn words(gifts: &str) -> Vec<String> {
    let read = |word: &str| match word.split_once('*') {
        Some((kind, times)) => vec![kind.to_owned(); times.parse().unwrap()],
        None => vec![word.to_owned()],
    };
    gifts.split_whitespace().flat_map(read).collect()
}

fn count(gifts: &str) -> Value {
    let mut counts: BTreeMap<String, u32> = BTreeMap::new();
    for kind in words(gifts) {
        *counts.entry(kind).or_default() += 1;
    }
    json!(counts)
}

/// What should be true of a table of this game. Every expectation gives the table back.
pub(crate) trait Expect: Sized {
    /// Draws the same gifts for each market, after whatever stalls and characters come first.
    fn set_up(self) -> Self;
    fn player(&self, seat: u8) -> Player;
    fn market(&self, market: &str) -> Board;
    /// The player has exactly these gifts.
    fn has(self, seat: u8, gifts: &str) -> Self;
    fn neutral_has(self, gifts: &str) -> Self;
    fn port_has(self, gifts: &str) -> Self;
    fn deben(self, seat: u8, deben: u8) -> Self;
    fn seals(self, seat: u8, seals: u8) -> Self;
    fn supply(self, seals: u8) -> Self;
    /// Where the player's marker stands.
    fn track(self, seat: u8, points: u16) -> Self;
    fn servants(self, seat: u8, servants: u8) -> Self;
    fn reserve(self, market: &str, deben: u8) -> Self;
    /// The cards of a market, the upper one first; `-` for none.
    fn cards(self, market: &str, expected: &str) -> Self;
    fn seal_on(self, market: &str, expected: bool) -> Self;
    /// The places of a market whose cards lie face down.
    fn turned(self, market: &str, expected: &str) -> Self;
    fn open(self, open: &str, tile: &str) -> Self;
    /// What a gift of this type is worth to its owners now.
    fn value(self, gift_type: &str, value: u8) -> Self;
    /// What a player has in one line of the score sheet.
    fn part(self, seat: u8, part: &str, points: i32) -> Self;
}

impl Expect for Table {
    fn set_up(mut self) -> Table {
        let mut gifts = ["harp", "chair", "mirror", "statuette"].into_iter().cycle();
        while self.state.turn() == game::Turn::Chance {
            let mut outcomes = Vec::new();
            self.state.chance_outcomes(&mut outcomes);
            let text = match outcomes[0].0 {
                Chance::Show(_) => "right".to_owned(),
                Chance::Deal(character) => character.to_string(),
                Chance::Draw(_) => gifts.next().unwrap().to_owned(),
                Chance::Die(_) | Chance::Dice(..) => unreachable!("nothing is rolled in the set-up"),
            };
            self = self.play(&format!("-: {text}"));
        }
        self
    }

    fn player(&self, seat: u8) -> Player {
        self.view().players[Seat::new(seat)]
    }

    fn market(&self, market: &str) -> Board {
        *self.view().board(market.parse().unwrap())
    }

    #[track_caller]
    fn has(self, seat: u8, gifts: &str) -> Table {
        check_gifts(|kind| self.player(seat).gifts().count(kind), gifts);
        self
    }

    #[track_caller]
    fn neutral_has(self, gifts: &str) -> Table {
        check_gifts(|kind| self.view().neutral.count(kind), gifts);
        self
    }

    #[track_caller]
    fn port_has(self, gifts: &str) -> Table {
        check_gifts(|kind| self.view().memphis.count(kind), gifts);
        self
    }

    #[track_caller]
    fn deben(self, seat: u8, deben: u8) -> Table {
        assert_eq!(self.player(seat).deben(), deben, "the Deben of seat {seat}");
        self
    }

    #[track_caller]
    fn seals(self, seat: u8, seals: u8) -> Table {
        assert_eq!(self.player(seat).seals(), seals, "the seals of seat {seat}");
        self
    }

    #[track_caller]
    fn supply(self, seals: u8) -> Table {
        assert_eq!(self.view().seals, seals);
        self
    }

    #[track_caller]
    fn track(self, seat: u8, points: u16) -> Table {
        assert_eq!(self.player(seat).points(), points, "the points of seat {seat}");
        self
    }

    #[track_caller]
    fn servants(self, seat: u8, servants: u8) -> Table {
        assert_eq!(self.player(seat).servants(), servants);
        self
    }

    #[track_caller]
    fn reserve(self, market: &str, deben: u8) -> Table {
        assert_eq!(self.market(market).reserve(), deben, "the Reserve of {market}");
        self
    }

    #[track_caller]
    fn cards(self, market: &str, expected: &str) -> Table {
        let board = self.market(market);
        let name = |place| board.card(place).map_or("-".to_owned(), |card| card.to_string());
        assert_eq!(Place::ALL.map(name).join(" "), expected);
        self
    }

    #[track_caller]
    fn seal_on(self, market: &str, expected: bool) -> Table {
        assert_eq!(self.market(market).has_seal(), expected);
        self
    }

    #[track_caller]
    fn turned(self, market: &str, expected: &str) -> Table {
        let board = self.market(market);
        let turned = Place::ALL.into_iter().filter(|place| board.is_turned(*place));
        assert_eq!(turned.map(|place| place.to_string()).collect::<Vec<_>>().join(" "), expected);
        self
    }

    #[track_caller]
    fn open(self, open: &str, tile: &str) -> Table {
        let view = self.view();
        let markets: Vec<String> = view.open.iter().map(|market| market.to_string()).collect();
        assert_eq!((markets.join(" "), view.tile.to_string()), (open.to_owned(), tile.to_owned()));
        self
    }

    #[track_caller]
    fn value(self, gift_type: &str, value: u8) -> Table {
        let gift_type: GiftType = gift_type.parse().unwrap();
        let view = self.view();
        assert_eq!(view.edition.value(gift_type.plain(), view.owners(gift_type)), value);
        self
    }

    #[track_caller]
    fn part(self, seat: u8, part: &str, points: i32) -> Table {
        let score = self.state.score(game::Viewer::Spectator);
        assert_eq!(score.of(Seat::new(seat)).part(part).unwrap().points(), points);
        self
    }
}

#[track_caller]
fn check_gifts(count: impl Fn(Kind) -> u8, expected: &str) {
    let mut held: Vec<String> =
        Kind::ALL.into_iter().flat_map(|kind| vec![kind.to_string(); usize::from(count(kind))]).collect();
    let mut expected = words(expected);
    held.sort();
    expected.sort();
    assert_eq!(held, expected);
}
