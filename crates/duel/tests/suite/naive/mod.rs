//! The rules once more, written for reading only: lists, texts, and a look ahead wherever a shortcut would do. It
//! shares nothing with the crate, so that a mistake would have to be made twice.

mod score;

use std::collections::{BTreeMap, HashMap, VecDeque};

use game::testing::Naive;
use game::{Seat, Turn};
use serde_json::{Value, json};

/// A token by its name.
type Token = &'static str;

/// A game in progress.
#[derive(Clone)]
pub(crate) struct Table {
    options: String,
    /// The boats in play, by the names of their lines.
    boats: BTreeMap<char, Vec<Option<Token>>>,
    /// Who stands on which cell.
    harbor: HashMap<String, usize>,
    /// What each player has gained and not used.
    holdings: [Vec<Token>; 2],
    first_to_five: Option<usize>,
    /// The supply and the reserve together.
    unseen: Vec<Token>,
    reserve: usize,
    active: usize,
    /// What is left of the turn, next first.
    to_do: VecDeque<Task>,
}

/// Something that is to be decided or drawn.
#[derive(Clone, PartialEq)]
enum Task {
    ChooseAction,
    Place,
    PlaceOrStop,
    Unload,
    UnloadOrStop,
    Take,
    Swap,
    Draw { boat: char, space: usize, from: Pile },
}

#[derive(Clone, Copy, PartialEq)]
enum Pile {
    Supply,
    Reserve,
}

const BOATS: [char; 6] = ['1', '2', '3', 'a', 'b', 'c'];
const ACTION_TOKENS: [Token; 4] = ["take", "place", "unload", "swap"];

impl Table {
    /// The table before set-up; the options name all keys, as in a record.
    pub(crate) fn new(options: &str) -> Table {
        let mut to_do: VecDeque<Task> =
            BOATS.into_iter().flat_map(|boat| draws(boat, Pile::Supply)).collect();
        to_do.push_back(Task::ChooseAction);
        Table {
            options: options.to_owned(),
            boats: BOATS.into_iter().map(|boat| (boat, vec![None; 3])).collect(),
            harbor: HashMap::new(),
            holdings: [Vec::new(), Vec::new()],
            first_to_five: None,
            unseen: all_tokens(),
            reserve: 3,
            active: 0,
            to_do,
        }
    }

    /// The view as JSON, but for its `phase`, which says in the other program's words what `to_do` says here.
    pub(crate) fn describe(&self) -> Value {
        let boats = BOATS.iter().map(|boat| (boat.to_string(), json!(self.boats.get(boat))));
        json!({
            "options": self.options,
            "turn": self.turn(),
            "to_act": self.active,
            "boats": boats.collect::<HashMap<String, Value>>(),
            "harbor": self.harbor,
            "holdings": [count(&self.holdings[0]), count(&self.holdings[1])],
            "hands": [self.hand(0), self.hand(1)],
            "first_to_five": self.first_to_five,
            "unseen": count(&self.unseen),
            "supply": self.supply(),
            "reserve": self.reserve,
        })
    }

    fn is_over(&self) -> bool {
        self.boats.len() == 1
    }

    fn supply(&self) -> usize {
        self.unseen.len() - self.reserve
    }

    /// How many of four meeples do not stand in the harbour.
    fn hand(&self, player: usize) -> usize {
        4 - self.harbor.values().filter(|owner| **owner == player).count()
    }

    /// Every decision that the next task allows and that does not make the rest of it impossible.
    fn decisions(&self) -> Vec<String> {
        self.options_of_task().into_iter().filter(|text| self.after(text).can_be_finished()).collect()
    }

    /// Whether all that must be done in this turn still can be: optional tasks never stand in the way, and after a draw
    /// nothing else is obligatory.
    fn can_be_finished(&self) -> bool {
        match self.to_do.front() {
            None | Some(Task::ChooseAction | Task::PlaceOrStop | Task::UnloadOrStop | Task::Draw { .. }) => {
                true
            }
            Some(Task::Place | Task::Unload | Task::Take | Task::Swap) => {
                self.options_of_task().iter().any(|text| self.after(text).can_be_finished())
            }
        }
    }

    fn after(&self, text: &str) -> Table {
        let mut next = self.clone();
        next.carry_out(text);
        next
    }

    fn options_of_task(&self) -> Vec<String> {
        let stop = || vec!["stop".to_owned()];
        match self.to_do.front().expect("a turn has something to do") {
            Task::ChooseAction => [self.placements(), self.unloads(), self.uses()].concat(),
            Task::Place => self.placements(),
            Task::PlaceOrStop => [self.placements(), stop()].concat(),
            Task::Unload => self.unloads(),
            Task::UnloadOrStop => [self.unloads(), stop()].concat(),
            Task::Take => self.takes(),
            Task::Swap => self.swaps(),
            Task::Draw { .. } => unreachable!("nobody decides a draw"),
        }
    }

    fn placements(&self) -> Vec<String> {
        if self.hand(self.active) == 0 {
            return Vec::new();
        }
        let cells = ['1', '2', '3'].into_iter().flat_map(line);
        cells.filter(|cell| !self.harbor.contains_key(cell)).map(|cell| format!("place {cell}")).collect()
    }

    fn unloads(&self) -> Vec<String> {
        let meeples = |boat: char| line(boat).iter().filter(|cell| self.harbor.contains_key(*cell)).count();
        let ready = self.boats.keys().filter(|boat| meeples(**boat) >= 2);
        ready.map(|boat| format!("unload {boat}")).collect()
    }

    fn uses(&self) -> Vec<String> {
        let own = ACTION_TOKENS.iter().filter(|token| self.holdings[self.active].contains(token));
        own.map(|token| format!("use {token}")).collect()
    }

    fn takes(&self) -> Vec<String> {
        let mut takes = Vec::new();
        for (boat, cargo) in &self.boats {
            for (space, token) in (1..).zip(cargo) {
                if token.is_some_and(|token| !ACTION_TOKENS.contains(&token)) {
                    takes.push(format!("take {boat}{space}"));
                }
            }
        }
        takes
    }

    fn swaps(&self) -> Vec<String> {
        let pairs = |boat: &char| ["12", "13", "23"].map(|pair| format!("swap {boat}{pair}"));
        self.boats.keys().flat_map(pairs).collect()
    }

    /// Does what a decision or a draw says, and no more: the turn is not handed over.
    fn carry_out(&mut self, text: &str) {
        let task = self.to_do.pop_front().expect("a turn has something to do");
        if let Task::Draw { boat, space, from } = task {
            self.draw(text, boat, space, from);
            return;
        }
        let mut letters = text.chars().skip_while(|letter| *letter != ' ').skip(1);
        match text.split(' ').next().expect("a text has a first word") {
            "place" => {
                self.harbor.insert(letters.collect(), self.active);
            }
            "unload" => self.unload(letters.next().expect("a boat is named")),
            "use" => self.play_token(&letters.collect::<String>()),
            "take" => self.take_token(letters.next().expect("a boat is named"), digit(letters.next())),
            "swap" => {
                let cargo =
                    letters.next().and_then(|boat| self.boats.get_mut(&boat)).expect("a boat in play");
                cargo.swap(digit(letters.next()) - 1, digit(letters.next()) - 1);
            }
            "stop" => {}
            _ => unreachable!("`{text}` is not a decision"),
        }
    }

    fn draw(&mut self, token: &str, boat: char, space: usize, from: Pile) {
        let index = self.unseen.iter().position(|other| *other == token).expect("an unseen token");
        let token = self.unseen.remove(index);
        if from == Pile::Reserve {
            self.reserve -= 1;
        }
        self.boats.get_mut(&boat).expect("a boat in play")[space - 1] = Some(token);
    }

    fn unload(&mut self, boat: char) {
        for cell in line(boat) {
            if let Some(owner) = self.harbor.remove(&cell) {
                let cargo = self.boats.get_mut(&boat).expect("a boat in play");
                let farthest = cargo.pop().flatten().expect("a token on every space");
                self.gain(owner, farthest);
            }
        }
        if self.supply() > 0 {
            self.boats.insert(boat, vec![None; 3]);
            draws(boat, Pile::Supply).into_iter().rev().for_each(|draw| self.to_do.push_front(draw));
        } else {
            self.boats.remove(&boat);
        }
    }

    fn play_token(&mut self, token: &str) {
        let own = &mut self.holdings[self.active];
        let index = own.iter().position(|other| *other == token).expect("a token of one's own");
        own.remove(index);
        self.to_do.extend(match token {
            "take" => vec![Task::Take],
            "place" => vec![Task::Place, Task::Place, Task::PlaceOrStop],
            "unload" => vec![Task::Place, Task::Unload, Task::UnloadOrStop],
            "swap" => vec![Task::Swap, Task::Unload],
            _ => unreachable!("`{token}` is not an action token"),
        });
    }

    fn take_token(&mut self, boat: char, space: usize) {
        let gap = &mut self.boats.get_mut(&boat).expect("a boat in play")[space - 1];
        let token = gap.take().expect("a token on every space");
        self.gain(self.active, token);
        self.to_do.push_front(Task::Draw { boat, space, from: Pile::Reserve });
    }

    fn gain(&mut self, player: usize, token: Token) {
        self.holdings[player].push(token);
        let obelisks = self.holdings[player].iter().filter(|token| **token == "obelisk").count();
        if obelisks == 5 && self.first_to_five.is_none() {
            self.first_to_five = Some(player);
        }
    }

    /// The other player's turn; or nobody's, if that one can do nothing.
    fn hand_over(&mut self) {
        self.active = 1 - self.active;
        self.to_do.push_back(Task::ChooseAction);
        if self.decisions().is_empty() {
            self.active = 1 - self.active;
        }
    }
}

impl Naive for Table {
    fn turn(&self) -> Turn {
        if self.is_over() {
            Turn::Over
        } else if let Some(Task::Draw { .. }) = self.to_do.front() {
            Turn::Chance
        } else {
            Turn::Seat(Seat::new(self.active as u8))
        }
    }

    fn steps(&self) -> BTreeMap<String, u32> {
        match self.turn() {
            Turn::Over => BTreeMap::new(),
            Turn::Chance => count(&self.unseen),
            Turn::Seat(_) => self.decisions().into_iter().map(|text| (text, 1)).collect(),
        }
    }

    fn take(&mut self, text: &str) {
        self.carry_out(text);
        if self.to_do.is_empty() && !self.is_over() {
            self.hand_over();
        }
    }
}

/// The cells of a boat's line, nearest first.
fn line(boat: char) -> [String; 3] {
    if boat.is_ascii_digit() {
        ['a', 'b', 'c'].map(|column| format!("{column}{boat}"))
    } else {
        [1, 2, 3].map(|row| format!("{boat}{row}"))
    }
}

fn draws(boat: char, from: Pile) -> [Task; 3] {
    [1, 2, 3].map(|space| Task::Draw { boat, space, from })
}

fn digit(letter: Option<char>) -> usize {
    letter.and_then(|letter| letter.to_digit(10)).expect("a space is a digit") as usize
}

fn count(tokens: &[Token]) -> BTreeMap<String, u32> {
    let mut counts = BTreeMap::new();
    for token in tokens {
        *counts.entry((*token).to_owned()).or_insert(0) += 1;
    }
    counts
}

fn all_tokens() -> Vec<Token> {
    let each_once = [
        "tomb1", "tomb2", "tomb3", "tomb4", "tomb5", "tomb6", "tomb7", "tomb8", "tomb9", "tomb10", "tomb11",
        "tomb12",
    ];
    let each_thrice = ["temple1", "temple2", "temple3", "temple4", "take", "place", "unload", "swap"];
    let mut tokens = each_once.to_vec();
    (0..3).for_each(|_| tokens.extend(each_thrice));
    (0..6).for_each(|_| tokens.extend(["light", "dark"]));
    (0..12).for_each(|_| tokens.push("obelisk"));
    tokens
}
