//! Positions in a few words, the steps taken from there, and what should be true after them.

use std::collections::BTreeMap;

use game::{ActionSet, Chosen, Game, Seat, Turn, Viewer, read_step, settle, take_step};
use nefertiti::{Event, GiftType, Kind, Market, Nefertiti, Place, View};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};

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

    pub(crate) fn points(self, seat: usize, points: u16) -> Position {
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

    /// So many cards are left on this pile; none removes it.
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

    /// The seals that nobody has; the rest is somewhere out of sight.
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
        let mut table = Table {
            state: Nefertiti::sample(&view, &mut Xoshiro256PlusPlus::seed_from_u64(1)),
            events: Vec::new(),
        };
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

/// A game under way. Every expectation gives the table back, so that a test reads as one story.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) state: Nefertiti,
    pub(crate) events: Vec<Event>,
}

impl Table {
    /// The table before set-up.
    pub(crate) fn new(options: &str) -> Table {
        let chosen = Chosen::parse(Nefertiti::OPTIONS, options).unwrap();
        let state = Nefertiti::new(&Nefertiti::options(&chosen).unwrap_or_else(|error| panic!("{error}")));
        Table { state, events: Vec::new() }
    }

    /// Draws the same gifts for each market, after whatever stalls and characters come first.
    pub(crate) fn set_up(mut self) -> Table {
        let mut gifts = ["harp", "chair", "mirror", "statuette"].into_iter().cycle();
        while self.state.turn() == Turn::Chance {
            let mut outcomes = Vec::new();
            self.state.chance_outcomes(&mut outcomes);
            let first = outcomes[0].0.to_string();
            let text = match first.as_str() {
                "left" => "right".to_owned(),
                _ if matches!(outcomes[0].0, nefertiti::Chance::Deal(_)) => first,
                _ => gifts.next().unwrap().to_owned(),
            };
            self = self.play(&format!("-: {text}"));
        }
        self
    }

    pub(crate) fn view(&self) -> View {
        self.state.view(Viewer::Spectator)
    }

    /// Takes steps as they stand in records, separated by `; `.
    #[track_caller]
    pub(crate) fn play(mut self, steps: &str) -> Table {
        for text in steps.split("; ") {
            let (actor, action) = text.split_once(": ").expect("a step names who decides");
            let actor = actor.parse().ok().map(Seat::new);
            let step = read_step(&self.state, actor, action)
                .unwrap_or_else(|error| panic!("`{text}`: {error}; legal are {:?}", self.texts()));
            take_step(&mut self.state, step, &mut self.events);
            settle(&mut self.state, &mut self.events);
        }
        self
    }

    /// What can come next.
    fn texts(&self) -> Vec<String> {
        if self.state.turn() == Turn::Chance {
            let mut outcomes = Vec::new();
            self.state.chance_outcomes(&mut outcomes);
            return outcomes.into_iter().map(|(outcome, _)| outcome.to_string()).collect();
        }
        self.state.legal().iter().map(|action| action.to_string()).collect()
    }

    /// Outcomes of chance with their weights.
    #[track_caller]
    pub(crate) fn weights(self, expected: &str) -> Table {
        assert_eq!(self.state.turn(), Turn::Chance);
        let mut outcomes = Vec::new();
        self.state.chance_outcomes(&mut outcomes);
        let found: Vec<String> =
            outcomes.into_iter().map(|(outcome, weight)| format!("{outcome} {weight}")).collect();
        assert_eq!(found.join(", "), expected);
        self
    }

    #[track_caller]
    pub(crate) fn turn(self, seat: u8) -> Table {
        assert_eq!(self.state.turn(), Turn::Seat(Seat::new(seat)), "legal are {:?}", self.texts());
        self
    }

    #[track_caller]
    pub(crate) fn chance(self) -> Table {
        assert_eq!(self.state.turn(), Turn::Chance);
        self
    }

    #[track_caller]
    pub(crate) fn over(self) -> Table {
        assert_eq!(self.state.turn(), Turn::Over, "legal are {:?}", self.texts());
        self
    }

    /// Exactly these actions are legal.
    #[track_caller]
    pub(crate) fn legal(self, expected: &str) -> Table {
        assert_eq!(self.texts().join(", "), expected);
        self
    }

    /// Exactly these of the legal actions begin with this word.
    #[track_caller]
    pub(crate) fn legal_of(self, verb: &str, expected: &str) -> Table {
        let texts: Vec<String> =
            self.texts().into_iter().filter(|text| text.split(' ').next() == Some(verb)).collect();
        assert_eq!(texts.join(", "), expected);
        self
    }

    #[track_caller]
    pub(crate) fn can(self, action: &str) -> Table {
        let legal = self.texts();
        assert!(legal.iter().any(|text| text == action), "`{action}` is not among {legal:?}");
        self
    }

    #[track_caller]
    pub(crate) fn cannot(self, action: &str) -> Table {
        let legal = self.texts();
        assert!(!legal.iter().any(|text| text == action), "`{action}` is among {legal:?}");
        self
    }

    /// The player has exactly these gifts.
    #[track_caller]
    pub(crate) fn has(self, seat: u8, gifts: &str) -> Table {
        let gifts_of = self.view().players[Seat::new(seat)].gifts().to_owned();
        check_gifts(|kind| gifts_of.count(kind), gifts);
        self
    }

    #[track_caller]
    pub(crate) fn neutral_has(self, gifts: &str) -> Table {
        let neutral = self.view().neutral;
        check_gifts(|kind| neutral.count(kind), gifts);
        self
    }

    #[track_caller]
    pub(crate) fn port_has(self, gifts: &str) -> Table {
        let port = self.view().memphis;
        check_gifts(|kind| port.count(kind), gifts);
        self
    }

    #[track_caller]
    pub(crate) fn deben(self, seat: u8, deben: u8) -> Table {
        assert_eq!(self.view().players[Seat::new(seat)].deben(), deben, "the Deben of seat {seat}");
        self
    }

    #[track_caller]
    pub(crate) fn seals(self, seat: u8, seals: u8) -> Table {
        assert_eq!(self.view().players[Seat::new(seat)].seals(), seals, "the seals of seat {seat}");
        self
    }

    #[track_caller]
    pub(crate) fn supply(self, seals: u8) -> Table {
        assert_eq!(self.view().seals, seals);
        self
    }

    #[track_caller]
    pub(crate) fn points(self, seat: u8, points: u16) -> Table {
        assert_eq!(self.view().players[Seat::new(seat)].points(), points, "the points of seat {seat}");
        self
    }

    #[track_caller]
    pub(crate) fn servants(self, seat: u8, servants: u8) -> Table {
        assert_eq!(self.view().players[Seat::new(seat)].servants(), servants);
        self
    }

    #[track_caller]
    pub(crate) fn reserve(self, market: &str, deben: u8) -> Table {
        assert_eq!(self.view().board(market.parse().unwrap()).reserve(), deben, "the Reserve of {market}");
        self
    }

    /// The cards of a market, the upper one first; `-` for none.
    #[track_caller]
    pub(crate) fn cards(self, market: &str, expected: &str) -> Table {
        let view = self.view();
        let board = view.board(market.parse().unwrap());
        let name = |place| board.card(place).map_or("-".to_owned(), |card| card.to_string());
        assert_eq!(Place::ALL.map(name).join(" "), expected);
        self
    }

    #[track_caller]
    pub(crate) fn seal_on(self, market: &str, expected: bool) -> Table {
        assert_eq!(self.view().board(market.parse().unwrap()).has_seal(), expected);
        self
    }

    #[track_caller]
    pub(crate) fn open(self, open: &str, tile: &str) -> Table {
        let view = self.view();
        let markets: Vec<String> = view.open.iter().map(|market: Market| market.to_string()).collect();
        assert_eq!((markets.join(" "), view.tile.to_string()), (open.to_owned(), tile.to_owned()));
        self
    }

    /// What a gift of this type is worth to its owners now.
    #[track_caller]
    pub(crate) fn value(self, gift_type: &str, value: u8) -> Table {
        let gift_type: GiftType = gift_type.parse().unwrap();
        let view = self.view();
        assert_eq!(view.edition.value(gift_type.plain(), view.owners(gift_type)), value);
        self
    }

    /// Everyone's running scores.
    #[track_caller]
    pub(crate) fn totals(self, expected: &[i32]) -> Table {
        assert_eq!(self.state.score(Viewer::Spectator).totals(), expected);
        self
    }

    #[track_caller]
    pub(crate) fn part(self, seat: u8, part: &str, points: i32) -> Table {
        let score = self.state.score(Viewer::Spectator);
        assert_eq!(score.of(Seat::new(seat)).part(part).unwrap().points(), points);
        self
    }

    #[track_caller]
    pub(crate) fn ranks(self, expected: &[u8]) -> Table {
        let ranks: Vec<u8> = self.state.outcome().unwrap().ranks.iter().copied().collect();
        assert_eq!(ranks, expected);
        self
    }

    #[track_caller]
    pub(crate) fn happened(self, event: Event) -> Table {
        assert!(self.events.contains(&event), "{event:?} is not among {:?}", self.events);
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
