//! Positions in a few words, the steps taken from there, and what should be true after them.

use duel::{Boat, Cell, Duel, Event, Space, Token, View};
use game::{Game, Seat, settle};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Map, Value, json};

pub(crate) const WHITE: u8 = 0;
pub(crate) const BLACK: u8 = 1;

/// A game under way.
pub(crate) type Table = game::testing::Table<Duel>;

/// A turn of White's in an empty harbour, all A sides; what a test does not care about is filled in.
#[derive(Clone)]
pub(crate) struct Position {
    options: String,
    phase: Value,
    to_act: u8,
    boats: Map<String, Value>,
    harbor: Map<String, Value>,
    holdings: [Vec<String>; 2],
    discarded: Vec<String>,
    first_to_five: Option<u8>,
    supply: usize,
    reserve: usize,
}

pub(crate) fn position() -> Position {
    Position {
        options: String::new(),
        phase: json!("choose"),
        to_act: WHITE,
        boats: Map::new(),
        harbor: Map::new(),
        holdings: [Vec::new(), Vec::new()],
        discarded: Vec::new(),
        first_to_five: None,
        supply: 21,
        reserve: 3,
    }
}

impl Position {
    pub(crate) fn options(self, options: &str) -> Position {
        Position { options: options.to_owned(), ..self }
    }

    pub(crate) fn turn_of(self, seat: u8) -> Position {
        Position { to_act: seat, ..self }
    }

    pub(crate) fn meeples(mut self, seat: u8, cells: &str) -> Position {
        self.harbor.extend(cells.split(' ').map(|cell| (cell.to_owned(), json!(seat))));
        self
    }

    /// Puts these tokens on spaces 1, 2 and 3 of a boat.
    pub(crate) fn boat(mut self, boat: &str, cargo: &str) -> Position {
        self.boats.insert(boat.to_owned(), cargo.split(' ').collect());
        self
    }

    /// Leaves only these boats in play, and nothing in the supply, without which no boat would have left.
    pub(crate) fn only_boats(mut self, boats: &str) -> Position {
        let left = ["1", "2", "3", "a", "b", "c"].into_iter().filter(|boat| !boats.contains(boat));
        self.boats.extend(left.map(|boat| (boat.to_owned(), Value::Null)));
        self.supply(0)
    }

    pub(crate) fn supply(self, supply: usize) -> Position {
        Position { supply, ..self }
    }

    /// Gives a player tokens; `obelisk*4` is four obelisks.
    pub(crate) fn holds(mut self, seat: u8, tokens: &str) -> Position {
        self.holdings[usize::from(seat)].extend(read_tokens(tokens));
        self
    }

    /// Puts tokens into the box.
    pub(crate) fn discards(mut self, tokens: &str) -> Position {
        self.discarded.extend(read_tokens(tokens));
        self
    }

    pub(crate) fn first_to_five(self, seat: u8) -> Position {
        Position { first_to_five: Some(seat), ..self }
    }

    /// The end of a game: boat 1 alone is left.
    pub(crate) fn over(self) -> Position {
        let ended = self.only_boats("1");
        Position { phase: json!("over"), ..ended }
    }

    pub(crate) fn table(self) -> Table {
        let view: View = serde_json::from_value(self.json()).expect("the position of a test is right");
        let mut state = Duel::sample(&view, &mut Xoshiro256PlusPlus::seed_from_u64(0));
        let mut events = Vec::new();
        settle(&mut state, &mut events);
        Table { state, events }
    }

    fn json(self) -> Value {
        let mut left = Left::all();
        self.holdings.iter().flatten().chain(&self.discarded).for_each(|token| left.remove(token));
        let given = self.boats.values().filter_map(Value::as_array).flatten();
        given.for_each(|token| left.remove(token.as_str().expect("a token is a text")));
        let mut boats = self.boats;
        for boat in ["1", "2", "3", "a", "b", "c"] {
            boats.entry(boat).or_insert_with(|| left.load().into());
        }
        let turn = if self.phase == "over" { json!("over") } else { json!({ "seat": self.to_act }) };
        let hand = |seat: u8| 4 - self.harbor.values().filter(|owner| **owner == json!(seat)).count();
        json!({
            "options": self.options,
            "turn": turn,
            "phase": self.phase,
            "to_act": self.to_act,
            "boats": boats,
            "harbor": self.harbor,
            "holdings": self.holdings.each_ref().map(|tokens| count(tokens)),
            "hands": [hand(WHITE), hand(BLACK)],
            "first_to_five": self.first_to_five,
            "unseen": count(&left.take(self.supply + self.reserve)),
            "supply": self.supply,
            "reserve": self.reserve,
        })
    }
}

/// The tokens that a test does not name: one of each kind, then one more of each, and so on, so that there are draws of
/// every kind.
struct Left(Vec<String>);

impl Left {
    fn all() -> Left {
        let round = |copy: u32| Token::ALL.into_iter().filter(move |token| token.copies() > copy);
        Left((0..12).flat_map(round).map(|token| token.to_string()).collect())
    }

    fn remove(&mut self, token: &str) {
        let index = self.0.iter().position(|other| other == token);
        self.0.remove(index.unwrap_or_else(|| panic!("there are not so many of {token}")));
    }

    /// A boat's cargo without action tokens: a test that cares about those names them.
    fn load(&mut self) -> Vec<String> {
        let is_action = |text: &str| text.parse().is_ok_and(Token::is_action);
        let cargo: Vec<String> = self.0.iter().filter(|token| !is_action(token)).take(3).cloned().collect();
        for token in &cargo {
            self.remove(token);
        }
        cargo
    }

    fn take(&mut self, count: usize) -> Vec<String> {
        self.0.drain(..count).collect()
    }
}

fn read_tokens(tokens: &str) -> Vec<String> {
    let read = |word: &str| match word.split_once('*') {
        Some((token, times)) => vec![token.to_owned(); times.parse().expect("a number follows the star")],
        None => vec![word.to_owned()],
    };
    tokens.split_whitespace().flat_map(read).collect()
}

fn count(tokens: &[String]) -> Value {
    let mut counts = Map::new();
    for token in tokens {
        let before = counts.get(token).and_then(Value::as_u64).unwrap_or(0);
        counts.insert(token.clone(), json!(before + 1));
    }
    Value::Object(counts)
}

/// What this game's tests expect of a table, besides what every game's do.
pub(crate) trait Expect {
    /// The player has exactly these tokens.
    fn has(self, seat: u8, tokens: &str) -> Self;

    /// The boat carries these tokens on spaces 1, 2 and 3, or is `gone`.
    fn cargo(self, boat: &str, expected: &str) -> Self;

    /// This many tokens are in the supply and in the reserve.
    fn stock(self, supply: u32, reserve: u8) -> Self;

    /// The player has this many meeples in hand.
    fn hand(self, seat: u8, meeples: u8) -> Self;

    /// Meeples stand on these cells and on no others.
    fn standing(self, cells: &str) -> Self;

    /// This token went to the box, and no other, because nobody unloaded it.
    fn lost(self, token: &str) -> Self;
}

impl Expect for Table {
    #[track_caller]
    fn has(self, seat: u8, tokens: &str) -> Table {
        let holdings = self.view().holdings[usize::from(seat)];
        let copies = |token: Token| vec![token.to_string(); holdings.count(token) as usize];
        let mut held: Vec<String> = Token::ALL.into_iter().flat_map(copies).collect();
        let mut expected = read_tokens(tokens);
        held.sort();
        expected.sort();
        assert_eq!(held, expected);
        self
    }

    #[track_caller]
    fn cargo(self, boat: &str, expected: &str) -> Table {
        let boat: Boat = boat.parse().expect("a test names boats that exist");
        let fleet = self.view().fleet;
        let name = |space| fleet.token(space).map_or("nothing".to_owned(), |token| token.to_string());
        let cargo = [1, 2, 3].map(|number| name(Space::new(boat, number))).join(" ");
        let found = if fleet.is_in_play(boat) { cargo } else { "gone".to_owned() };
        assert_eq!(found, expected);
        self
    }

    #[track_caller]
    fn stock(self, supply: u32, reserve: u8) -> Table {
        let view = self.view();
        assert_eq!((view.supply(), view.reserve), (supply, reserve));
        self
    }

    #[track_caller]
    fn hand(self, seat: u8, meeples: u8) -> Table {
        assert_eq!(self.view().harbor.hand(Seat::new(seat)), meeples);
        self
    }

    #[track_caller]
    fn standing(self, cells: &str) -> Table {
        let harbor = self.view().harbor;
        let occupied = Cell::all().filter(|cell| harbor.owner(*cell).is_some());
        assert_eq!(occupied.map(|cell| cell.to_string()).collect::<Vec<String>>().join(" "), cells);
        self
    }

    #[track_caller]
    fn lost(self, token: &str) -> Table {
        let lost = |event: &Event| {
            if let Event::Lost { token, .. } = event { Some(token.to_string()) } else { None }
        };
        assert_eq!(self.events.iter().filter_map(lost).collect::<Vec<String>>(), [token]);
        self
    }
}
