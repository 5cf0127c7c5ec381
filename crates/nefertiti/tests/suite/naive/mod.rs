//! The rules once more, written for reading only: lists, texts, and a queue of what is to be done. It shares nothing
//! with the crate, so that a mistake would have to be made twice.

mod characters;
mod printed;
mod sale;

use std::collections::{BTreeMap, VecDeque};

use game::testing::Naive;
use game::{Seat, Turn};

pub(crate) const MARKETS: [char; 5] = ['g', 'k', 'a', 'l', 'm'];
pub(crate) const PLACES: [&str; 4] = ["upper", "1", "2", "3"];

#[derive(Clone, Default)]
pub(crate) struct Person {
    pub(crate) gifts: Vec<String>,
    pub(crate) deben: i32,
    pub(crate) seals: i32,
    pub(crate) points: i32,
    pub(crate) servants: usize,
    pub(crate) collectors: usize,
}

#[derive(Clone)]
pub(crate) struct Stand {
    pub(crate) side: &'static str,
    pub(crate) is_open: bool,
    pub(crate) reserve: i32,
    pub(crate) cards: [Option<String>; 4],
    pub(crate) is_down: [bool; 4],
    pub(crate) seal: bool,
    /// Who stands on which space, by rank; the flag says that it is a collector.
    pub(crate) pieces: BTreeMap<usize, (usize, bool)>,
}

/// A game in progress.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) memphis: bool,
    pub(crate) people: Vec<Person>,
    pub(crate) neutral: Vec<String>,
    pub(crate) markets: BTreeMap<char, Stand>,
    pub(crate) port: Vec<String>,
    pub(crate) tile: char,
    pub(crate) out: Option<char>,
    pub(crate) pile: Vec<String>,
    pub(crate) seen: Vec<String>,
    pub(crate) put_in: Vec<String>,
    pub(crate) laid: Vec<String>,
    pub(crate) supply: i32,
    pub(crate) priest: Option<usize>,
    pub(crate) dice: Option<usize>,
    pub(crate) active: usize,
    turns: usize,
    /// The cards of each pile, the top one first; the number says what it does where cards differ.
    pub(crate) piles: BTreeMap<String, Vec<i32>>,
    undealt: Vec<&'static str>,
    pub(crate) has_recruited: bool,
    pub(crate) has_extra: bool,
    servants_on: Vec<char>,
    pieces_on: Vec<char>,
    pub(crate) to_do: VecDeque<Task>,
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Task {
    Show(char),
    Deal,
    SetOut(char),
    SealAtStart(char),
    Turn,
    Again,
    Tax,
    RollAgain,
    EndTurn,
    Roll,
    Best(char),
    Take(char, u8),
    Extra(char),
    Shame(char),
    Piece(char),
    Buy(char),
    Leave(char),
    Home(char),
    Finish(char),
    Refill(char, bool),
    Wander(usize, Option<char>),
    Scribe(i32),
    Royal(BTreeMap<String, i32>, bool),
    Offer(bool),
    Call,
    Yield(String, usize, Option<usize>),
    Want(i32, Option<String>),
    Give(i32, String, String),
    Steal,
    Collect,
    Beg(char),
    Trade(bool),
    TradeFor(char, usize, bool),
    See,
    Ask,
    AskFor(String),
    Order,
}

impl Table {
    /// The table before set-up; the options name all keys, as in a record.
    pub(crate) fn new(options: &str) -> Table {
        let option = |key: &str| {
            let mut pairs = options.split(' ').map(|pair| pair.split_once('=').unwrap());
            pairs.find(|(known, _)| *known == key).unwrap().1
        };
        let players: usize = option("players").parse().unwrap();
        let (memphis, cast) = (option("memphis") == "true", option("characters"));
        let money: &[i32] = match players {
            2 => &[10, 11],
            3 => &[9, 10, 10],
            4 => &[8, 9, 9, 10],
            _ => &[8, 8, 8, 9, 9],
        };
        let person = |deben: &i32| Person {
            deben: *deben,
            servants: if players == 5 { 3 } else { 4 },
            collectors: if players == 2 { 2 } else { 0 },
            ..Person::default()
        };
        let market = |name: char| Stand {
            side: "right",
            is_open: name != 'l' && (name != 'm' || memphis),
            reserve: i32::from(name != 'm' || memphis),
            cards: [const { None }; 4],
            is_down: [false; 4],
            seal: false,
            pieces: BTreeMap::new(),
        };
        let scribes = match players {
            2 => vec![2, 1],
            3 => vec![3, 2, 1],
            _ => vec![3, 2, 2, 1],
        };
        let mut piles =
            BTreeMap::from([("scribe".to_owned(), scribes), ("merchant".to_owned(), vec![2, 1, 1])]);
        for character in printed::cast(cast) {
            piles.entry(character.to_owned()).or_default().push(0);
        }
        let mut to_do = VecDeque::new();
        if option("setup") == "advanced" {
            to_do.extend(['g', 'k', 'a', 'l'].map(Task::Show));
        }
        if cast == "random" {
            to_do.extend([const { Task::Deal }; 6]);
        }
        for name in ['g', 'k', 'a'] {
            to_do.extend([const { Task::Deal }; 4].map(|_| Task::SetOut(name)));
            to_do.push_back(Task::SealAtStart(name));
        }
        to_do.push_back(Task::Turn);
        let is_base = (players == 3 || players == 4) && cast == "base" && !memphis;
        let mut table = Table {
            memphis,
            people: money.iter().map(person).collect(),
            neutral: Vec::new(),
            markets: MARKETS.into_iter().map(|name| (name, market(name))).collect(),
            port: Vec::new(),
            tile: 'l',
            out: None,
            pile: printed::pile(players, memphis),
            seen: Vec::new(),
            put_in: Vec::new(),
            laid: Vec::new(),
            supply: if is_base { 12 } else { 14 },
            priest: None,
            dice: None,
            active: 0,
            turns: 0,
            piles,
            undealt: if cast == "random" { printed::all_dealt() } else { Vec::new() },
            has_recruited: false,
            has_extra: false,
            servants_on: Vec::new(),
            pieces_on: Vec::new(),
            to_do,
        };
        table.advance();
        table
    }

    pub(crate) fn at(&self, market: char) -> &Stand {
        &self.markets[&market]
    }

    pub(crate) fn at_mut(&mut self, market: char) -> &mut Stand {
        self.markets.get_mut(&market).unwrap()
    }

    pub(crate) fn me(&mut self) -> &mut Person {
        &mut self.people[self.active]
    }

    pub(crate) fn first(&mut self, tasks: impl IntoIterator<Item = Task, IntoIter: DoubleEndedIterator>) {
        tasks.into_iter().rev().for_each(|task| self.to_do.push_front(task));
    }

    /// How many own a gift of a type, the neutral player included.
    pub(crate) fn owners(&self, gift_type: &str) -> usize {
        let owns = |gifts: &Vec<String>| gifts.iter().any(|kind| printed::type_of(kind) == gift_type);
        self.people.iter().filter(|person| owns(&person.gifts)).count() + usize::from(owns(&self.neutral))
    }

    /// What final scoring would give each player now.
    pub(crate) fn totals(&self) -> Vec<i32> {
        let sum = |person: &Person| {
            let gift = |kind: &String| {
                let gift_type = printed::type_of(kind);
                let same = person.gifts.iter().filter(|other| printed::type_of(other) == gift_type);
                let bonus: i32 = same.map(|other| printed::bonus_of(other)).sum();
                printed::value(kind, self.owners(gift_type)) + bonus * printed::gifts_on(kind)
            };
            person.points + person.gifts.iter().map(gift).sum::<i32>() + person.deben / 2 + 3 * person.seals
        };
        let mut sums: Vec<i32> = self.people.iter().map(sum).collect();
        if let Some(priest) = self.priest {
            let rank = sums.iter().filter(|other| **other > sums[priest]).count();
            sums[priest] += [0, 6, 9, 12, 15][rank];
        }
        sums
    }

    fn is_over(&self) -> bool {
        self.to_do.is_empty()
    }

    /// The texts of the next decision; none if there is nothing to decide and the task is to be left out.
    fn decisions(&self) -> Vec<String> {
        match self.to_do.front() {
            Some(Task::Turn) => self.beginnings(),
            Some(Task::Again) if self.has_extra => {
                if self.people[self.active].servants > 0 {
                    let twice = self.servants_on.contains(&'m');
                    self.placings(|market| !(market == 'm' && twice))
                } else {
                    self.namings()
                }
            }
            Some(Task::Tax) => {
                let taxes = self.taxes();
                if taxes.is_empty() { taxes } else { [taxes, vec!["stop".to_owned()]].concat() }
            }
            Some(Task::RollAgain) if self.dice == Some(self.active) && !self.pieces_on.contains(&'l') => {
                vec!["roll".to_owned(), "stop".to_owned()]
            }
            Some(Task::Take(..) | Task::Extra(_) | Task::Shame(_) | Task::Buy(_) | Task::Leave(_)) => {
                self.sale_decisions()
            }
            _ => self.character_decisions(),
        }
    }

    fn beginnings(&self) -> Vec<String> {
        let me = &self.people[self.active];
        let mut texts = Vec::new();
        if !self.has_recruited && me.seals > 0 {
            let useful = self.piles.iter().filter(|(name, pile)| !pile.is_empty() && self.is_useful(name));
            texts.extend(useful.map(|(name, _)| format!("recruit {name}")));
        }
        let mut acts = Vec::new();
        if me.servants > 0 {
            acts.extend(self.placings(|_| true));
        }
        if me.servants == 0 || (self.has_extra && me.servants == 1) {
            acts.extend(self.namings());
        }
        if acts.is_empty() {
            acts.push("pass".to_owned());
        }
        [texts, acts].concat()
    }

    fn placings(&self, is_allowed: impl Fn(char) -> bool) -> Vec<String> {
        let mut texts = Vec::new();
        for market in MARKETS.into_iter().filter(|market| self.at(*market).is_open && is_allowed(*market)) {
            for (rank, name) in printed::names(market, self.at(market).side).iter().enumerate() {
                if !self.at(market).pieces.contains_key(&rank) {
                    texts.push(format!("place {name}"));
                }
            }
        }
        texts
    }

    pub(crate) fn namings(&self) -> Vec<String> {
        let mine =
            |market: &char| self.at(*market).pieces.values().any(|piece| *piece == (self.active, false));
        let markets = ['g', 'k', 'a', 'l'].into_iter().filter(|market| self.at(*market).is_open);
        markets.filter(mine).map(|market| format!("name {market}")).collect()
    }

    fn taxes(&self) -> Vec<String> {
        let mut texts = Vec::new();
        if self.people[self.active].collectors == 0 {
            return texts;
        }
        for market in MARKETS {
            let stand = self.at(market);
            if !stand.is_open || self.servants_on.contains(&market) {
                continue;
            }
            for (rank, name) in printed::names(market, stand.side).iter().enumerate() {
                let is_below = stand.pieces.keys().any(|other| *other > rank);
                if is_below && !stand.pieces.contains_key(&rank) {
                    texts.push(format!("tax {name}"));
                }
            }
        }
        texts
    }

    /// Chance: what can come up, with its weight.
    fn outcomes(&self) -> BTreeMap<String, u32> {
        let mut weights = BTreeMap::new();
        let mut add = |text: &str, weight: u32| *weights.entry(text.to_owned()).or_insert(0) += weight;
        match self.to_do.front().unwrap() {
            Task::Show(_) => ["left", "right"].iter().for_each(|side| add(side, 1)),
            Task::Deal => self.undealt.iter().for_each(|character| add(character, 1)),
            Task::Roll if self.at('l').side == "left" => {
                for one in 1..=6 {
                    for other in 1..=6 {
                        add(&format!("{}-{}", one.min(other), one.max(other)), 1);
                    }
                }
            }
            Task::Roll => (1..=6).for_each(|number| add(&number.to_string(), 1)),
            Task::See => {
                let mut left = self.pile.clone();
                self.seen.iter().for_each(|kind| remove(&mut left, kind));
                for kind in &left {
                    add(kind, 1);
                }
            }
            _ if self.laid.is_empty() => {
                self.pile.iter().for_each(|kind| add(kind, 1));
                if self.pile.len() <= 4 {
                    add("akhenaton", 1);
                }
            }
            _ => {
                let mut top = self.pile.clone();
                let gifts = self.laid.iter().filter(|card| *card != "akhenaton");
                gifts.for_each(|kind| remove(&mut top, kind));
                for kind in &top {
                    add(kind, 1);
                }
                if top.is_empty() {
                    add(&self.laid[0], 1);
                }
            }
        }
        weights
    }

    fn come_up(&mut self, text: &str) {
        match self.to_do.pop_front().unwrap() {
            Task::Show(market) => self.at_mut(market).side = if text == "left" { "left" } else { "right" },
            Task::Deal => {
                let index = self.undealt.iter().position(|character| *character == text).unwrap();
                self.undealt.remove(index);
                self.piles.entry(text.to_owned()).or_default().push(0);
            }
            Task::Roll => {
                let taken: Vec<usize> = self.at('l').pieces.keys().copied().collect();
                if printed::closes_on(self.at('l').side, &taken, text) {
                    self.first([Task::Best('l')]);
                }
            }
            Task::See => self.seen.push(text.to_owned()),
            Task::SetOut(market) => {
                remove(&mut self.pile, text);
                if text.contains('+') {
                    self.port.push(text.to_owned());
                    self.first([Task::SetOut(market)]);
                } else {
                    self.lay(market, text);
                }
            }
            Task::Refill(market, fed) => self.refill(market, fed, text),
            task => panic!("{task:?} is not chance"),
        }
    }

    pub(crate) fn lay(&mut self, market: char, kind: &str) {
        let cards = &mut self.at_mut(market).cards;
        let gap = cards.iter().position(Option::is_none).unwrap();
        cards[gap] = Some(kind.to_owned());
    }

    /// Carries out what nobody decides, until there is a decision or a draw.
    pub(crate) fn advance(&mut self) {
        loop {
            let Some(task) = self.to_do.front().cloned() else { return };
            match task {
                Task::SealAtStart(market) => {
                    self.to_do.pop_front();
                    self.seal(market);
                }
                Task::Best(_) | Task::Piece(_) | Task::Home(_) | Task::Finish(_) => {
                    self.to_do.pop_front();
                    self.carry_on_sale(&task);
                }
                Task::Refill(market, fed) => {
                    if self.at(market).cards.iter().any(Option::is_none) {
                        return;
                    }
                    self.to_do.pop_front();
                    self.reopened(market, fed);
                }
                Task::EndTurn => {
                    self.to_do.pop_front();
                    self.end_turn();
                }
                _ if self.is_chance() => return,
                _ if self.decisions().is_empty() => {
                    self.to_do.pop_front();
                }
                _ => return,
            }
        }
    }

    fn end_turn(&mut self) {
        self.turns += 1;
        if self.turns == 60 * self.people.len() {
            return;
        }
        self.active = (self.active + 1) % self.people.len();
        self.has_recruited = false;
        self.has_extra = false;
        self.servants_on.clear();
        self.pieces_on.clear();
        self.to_do.push_back(Task::Turn);
    }

    fn is_chance(&self) -> bool {
        matches!(
            self.to_do.front(),
            Some(Task::Show(_) | Task::Deal | Task::SetOut(_) | Task::Refill(..) | Task::Roll | Task::See)
        )
    }

    fn decide(&mut self, text: &str) {
        let words: Vec<&str> = text.split(' ').collect();
        match words[..] {
            ["place", space] => {
                if self.to_do.pop_front() == Some(Task::Turn) {
                    self.after_act();
                }
                self.put(space, false);
            }
            ["name", market] => {
                if self.to_do.pop_front() == Some(Task::Turn) {
                    self.after_act();
                }
                self.first([Task::Best(market.chars().next().unwrap())]);
            }
            ["pass"] => {
                self.to_do.pop_front();
                self.after_act();
            }
            ["tax", space] => {
                self.to_do.pop_front();
                self.put(space, true);
            }
            ["roll"] => self.to_do[0] = Task::Roll,
            ["recruit", character] => self.recruit(character),
            _ => match self.to_do.front() {
                Some(Task::Take(..) | Task::Extra(_) | Task::Shame(_) | Task::Buy(_) | Task::Leave(_)) => {
                    self.decide_in_sale(&words);
                }
                Some(Task::Tax | Task::RollAgain) => drop(self.to_do.pop_front()),
                _ => self.decide_for_character(&words),
            },
        }
    }

    fn after_act(&mut self) {
        self.to_do.extend([Task::Again, Task::Tax, Task::RollAgain, Task::EndTurn]);
    }

    fn put(&mut self, space: &str, is_collector: bool) {
        let market = space.chars().next().unwrap();
        let side = self.at(market).side;
        let rank = printed::names(market, side).iter().position(|name| name == space).unwrap();
        let coin = printed::stall(market, side)[rank].3 == 'c';
        let bonus = i32::from(self.at(market).pieces.is_empty()) + i32::from(coin);
        let active = self.active;
        if is_collector {
            self.me().collectors -= 1;
        } else {
            self.me().servants -= 1;
            let gained = bonus.min(self.at(market).reserve);
            self.at_mut(market).reserve -= gained;
            self.me().deben += gained;
            self.servants_on.push(market);
        }
        self.pieces_on.push(market);
        self.at_mut(market).pieces.insert(rank, (active, is_collector));
        if market == 'l' {
            self.dice = Some(active);
            self.first([Task::Roll]);
            return;
        }
        let taken: Vec<usize> = self.at(market).pieces.keys().copied().collect();
        let mut colours: Vec<(usize, bool)> = self.at(market).pieces.values().copied().collect();
        colours.sort_unstable();
        colours.dedup();
        if printed::closes(market, side, &taken, colours.len()) {
            self.first([Task::Best(market)]);
        }
    }

    fn decider(&self) -> usize {
        match self.to_do.front() {
            Some(
                Task::Take(market, _)
                | Task::Extra(market)
                | Task::Shame(market)
                | Task::Buy(market)
                | Task::Leave(market),
            ) => self.at(*market).pieces.last_key_value().unwrap().1.0,
            Some(Task::Wander(who, _) | Task::Yield(_, _, Some(who))) => *who,
            _ => self.active,
        }
    }
}

impl Naive for Table {
    fn turn(&self) -> Turn {
        if self.is_over() {
            Turn::Over
        } else if self.is_chance() {
            Turn::Chance
        } else {
            Turn::Seat(Seat::new(self.decider() as u8))
        }
    }

    fn steps(&self) -> BTreeMap<String, u32> {
        match self.turn() {
            Turn::Over => BTreeMap::new(),
            Turn::Chance => self.outcomes(),
            Turn::Seat(_) => self.decisions().into_iter().map(|text| (text, 1)).collect(),
        }
    }

    fn take(&mut self, text: &str) {
        if self.is_chance() {
            self.come_up(text);
        } else {
            self.decide(text);
        }
        self.advance();
    }
}

pub(crate) fn remove(gifts: &mut Vec<String>, kind: &str) {
    let index = gifts.iter().position(|other| other == kind);
    gifts.remove(index.unwrap_or_else(|| panic!("there is no {kind} among {gifts:?}")));
}

/// Each kind once, in no particular order.
pub(crate) fn distinct(gifts: &[String]) -> Vec<String> {
    let mut kinds = gifts.to_vec();
    kinds.sort();
    kinds.dedup();
    kinds
}
