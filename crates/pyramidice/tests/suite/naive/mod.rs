//! The rules once more, written for reading only: lists, texts, and every choice found by trying. It shares nothing
//! with the crate, so that a mistake would have to be made twice.

mod cards;
mod choices;
mod score;
mod turns;
mod work;

use std::collections::BTreeMap;

use game::testing::Naive;
use game::{Seat, Turn};

use self::cards::{DEITIES, SCARABS, TILES, spaces};
use self::choices::{letters, names, remove, some};

type Name = &'static str;

/// A game in progress.
#[derive(Clone)]
#[expect(clippy::struct_excessive_bools, reason = "they are read for themselves")]
pub(crate) struct Table {
    players: usize,
    architect: Option<Name>,
    gentle: bool,
    /// The seats, and behind them the architect.
    sides: Vec<Side>,
    /// Places and their tiles; with more than one player the places are not used.
    display: Vec<(usize, Name)>,
    unseen: Vec<Name>,
    pile: usize,
    row: Vec<Name>,
    pyramids: BTreeMap<String, u8>,
    supply: Vec<char>,
    quarry: Vec<char>,
    hand: Vec<String>,
    used: Vec<Name>,
    loan: Option<Name>,
    rerolls: usize,
    rerolled: bool,
    scarab_used: bool,
    named: Vec<String>,
    active: usize,
    pharaoh: Option<usize>,
    turns: Vec<usize>,
    over: bool,
    /// What is left to do, next last.
    to_do: Vec<Task>,
}

#[derive(Clone, Default)]
struct Side {
    glory: i32,
    board: Vec<char>,
    deities: Vec<Name>,
    dealt: Vec<Name>,
    scarab: Name,
    projects: Vec<usize>,
    /// With whether it lies face down.
    tiles: Vec<(Name, bool)>,
    copied: bool,
}

/// Something that is to be asked, drawn or done.
#[derive(Clone, Debug, PartialEq)]
enum Task {
    // Draws.
    LayTile,
    Draw,
    DealProject(usize),
    DealScarab(usize),
    Roll(char),
    ArchitectRoll,
    // Questions.
    Keep(usize),
    Turn,
    Give { gains: usize },
    Gain { count: usize, types: Vec<char> },
    GainAlike,
    Choose,
    KeepEight(usize),
    Take,
    Menu,
    NameStone,
    NamePrayer,
    Set(char),
    PayDice(Vec<&'static str>),
    PayAlike,
    Pay(String),
    PayBuild(String, String),
    Dismiss { aten: bool },
    Copy(usize, i32),
    Place(usize),
    // What happens by itself.
    BeginTurn(usize),
    CatFor(usize),
    FinishRest,
    StartWork,
    RollNamed,
    Own(Name),
    Replace(Name),
    GloryForDice,
    Glory(i32),
    Shift(String, String),
    GainOne(char),
    GainStone,
    Straighten,
    EndWork,
    EndLoan,
    Refill,
    Straight,
    TilesAreBack(usize),
    EndTurn,
}

impl Table {
    /// The table before set-up.
    pub(crate) fn new(players: usize, architect: Option<Name>, gentle: bool) -> Table {
        let stones = [14, 14, 19, 20][players - 1] - players;
        let mut supply = vec!['w'; 21 - 4 * players];
        supply.extend(vec!['c'; 9 - players]);
        supply.extend(vec!['s'; stones]);
        let side = Side { glory: 5, board: "wwwwcs".chars().collect(), ..Side::default() };
        let mut sides = vec![side; players];
        sides.push(Side { glory: 5, ..Side::default() });
        let mut table = Table {
            players,
            architect,
            gentle,
            sides,
            display: Vec::new(),
            unseen: DEITIES.iter().map(|(name, _, _)| *name).collect(),
            pile: [28, 28, 33, 35][players - 1],
            row: Vec::new(),
            pyramids: BTreeMap::new(),
            supply,
            quarry: vec!['p'; 4],
            hand: Vec::new(),
            used: Vec::new(),
            loan: None,
            rerolls: 0,
            rerolled: false,
            scarab_used: false,
            named: Vec::new(),
            active: 0,
            pharaoh: None,
            turns: vec![0; players + 1],
            over: false,
            to_do: Vec::new(),
        };
        table.plan_set_up();
        table
    }

    fn plan_set_up(&mut self) {
        let mut plan = vec![Task::LayTile; [6, 6, 8, 10][self.players - 1]];
        plan.extend(vec![Task::Draw; 3]);
        if let Some(architect) = self.architect {
            let projects = if architect == "amenhotep" { 3 } else { 2 };
            plan.extend(vec![Task::DealProject(1); projects]);
        }
        plan.extend((0..self.players).map(Task::DealProject));
        if self.architect.is_none() {
            plan.extend((0..self.players).flat_map(|seat| [Task::DealScarab(seat), Task::DealScarab(seat)]));
            plan.extend((0..self.players).map(Task::Keep));
        }
        plan.push(Task::BeginTurn(0));
        self.then(plan);
    }

    /// Puts tasks before all others.
    fn then(&mut self, tasks: impl IntoIterator<Item = Task>) {
        let mut tasks: Vec<Task> = tasks.into_iter().collect();
        tasks.reverse();
        self.to_do.extend(tasks);
        // What happens by itself happens now.
        while !self.over && self.happens_by_itself() {
            let task = self.to_do.pop().unwrap();
            self.happen(task);
        }
    }

    fn happens_by_itself(&self) -> bool {
        let Some(task) = self.to_do.last() else { return false };
        match task {
            Task::Draw => self.pile == 0,
            Task::KeepEight(seat) => self.sides[*seat].board.len() <= 8,
            Task::Gain { types, .. } => !self.supply.iter().any(|letter| types.contains(letter)),
            Task::GainAlike => self.supply.is_empty(),
            Task::NameStone => !self.has_die('s'),
            Task::NamePrayer => !self.has_die('p'),
            Task::Copy(seat, _) => self.sides[*seat].copied || self.count(*seat, 'w') < 2,
            Task::Place(side) => self.sides[*side].tiles.is_empty(),
            Task::Dismiss { aten: false } => !self.must_dismiss(),
            Task::LayTile
            | Task::DealProject(_)
            | Task::DealScarab(_)
            | Task::Roll(_)
            | Task::ArchitectRoll
            | Task::Keep(_)
            | Task::Turn
            | Task::Give { .. }
            | Task::Choose
            | Task::Take
            | Task::Menu
            | Task::Set(_)
            | Task::PayDice(_)
            | Task::PayAlike
            | Task::Pay(_)
            | Task::PayBuild(..)
            | Task::Dismiss { aten: true } => false,
            _ => true,
        }
    }

    fn side(&self) -> &Side {
        &self.sides[self.active]
    }

    fn side_mut(&mut self) -> &mut Side {
        &mut self.sides[self.active]
    }

    fn has(&self, deity: Name) -> bool {
        self.side().deities.contains(&deity) || self.loan == Some(deity)
    }

    fn has_scarab(&self, scarab: Name) -> bool {
        self.side().scarab == scarab
    }

    fn has_die(&self, kind: char) -> bool {
        self.hand.iter().any(|die| die.starts_with(kind))
    }

    fn count(&self, side: usize, letter: char) -> usize {
        self.sides[side].board.iter().filter(|other| **other == letter).count()
    }

    fn stock(&self, letter: char) -> usize {
        self.supply.iter().filter(|other| **other == letter).count()
    }

    /// Gains one by one while there are any, and the Glory of the eighth space.
    fn gain(&mut self, side: usize, wanted: &str) {
        for letter in wanted.chars() {
            if self.stock(letter) == 0 {
                continue;
            }
            remove(&mut self.supply, &letter);
            self.sides[side].board.push(letter);
            if self.sides[side].board.len() == 8 && self.sides[side].scarab == "silver" {
                self.sides[side].glory += 2;
            }
        }
    }

    fn lose(&mut self, side: usize, resources: &str) {
        for letter in resources.chars().filter(|_| resources != "nothing") {
            remove(&mut self.sides[side].board, &letter);
            if letter == 's' { self.quarry.push('s') } else { self.supply.push(letter) }
        }
    }

    fn give_dice_back(&mut self, dice: &[String]) {
        for die in dice {
            remove(&mut self.hand, die);
            match &die[..1] {
                "s" => self.quarry.push('s'),
                "p" => self.quarry.push('p'),
                _ => {}
            }
        }
    }

    fn open_spaces(&self) -> Vec<String> {
        let mut open = spaces(self.players);
        open.retain(|space| {
            !self.pyramids.contains_key(space)
                && cards::below(space).iter().all(|lower| self.pyramids.contains_key(lower))
        });
        open
    }
}

impl Naive for Table {
    fn turn(&self) -> Turn {
        let seat = |number: usize| Turn::Seat(Seat::new(number as u8));
        if self.over {
            return Turn::Over;
        }
        match self.to_do.last().expect("something is to be done") {
            Task::LayTile
            | Task::Draw
            | Task::DealProject(_)
            | Task::DealScarab(_)
            | Task::Roll(_)
            | Task::ArchitectRoll => Turn::Chance,
            Task::Keep(number) | Task::KeepEight(number) | Task::Copy(number, _) => seat(*number),
            _ => seat(if self.active == self.players { 0 } else { self.active }),
        }
    }

    fn steps(&self) -> BTreeMap<String, u32> {
        if self.over {
            return BTreeMap::new();
        }
        self.texts().into_iter().map(|text| (text, 1)).collect()
    }

    fn take(&mut self, text: &str) {
        let task = self.to_do.pop().expect("something is to be done");
        self.answer(task, text);
        self.then([]);
    }
}

impl Table {
    fn texts(&self) -> Vec<String> {
        let own = |texts: &[Name]| texts.iter().map(|text| (*text).to_owned()).collect::<Vec<String>>();
        match self.to_do.last().unwrap() {
            Task::LayTile => own(&TILES).into_iter().filter(|tile| !self.on_display(tile)).collect(),
            Task::Draw => own(&self.unseen),
            Task::DealProject(_) => {
                let dealt = |number: &usize| self.sides.iter().any(|side| side.projects.contains(number));
                (1..=6).filter(|number| !dealt(number)).map(|number| format!("project{number}")).collect()
            }
            Task::DealScarab(_) => {
                let dealt = |scarab: &&&str| self.sides.iter().any(|side| side.dealt.contains(*scarab));
                SCARABS.iter().filter(|scarab| !dealt(scarab)).map(|scarab| (*scarab).to_owned()).collect()
            }
            Task::Roll(kind) => (1..=6).map(|face| format!("{kind}{face}")).collect(),
            Task::ArchitectRoll => (1..=6).map(|face| format!("s{face}")).collect(),
            Task::Keep(seat) => {
                self.sides[*seat].dealt.iter().map(|scarab| format!("keep {scarab}")).collect()
            }
            Task::Turn => self.turn_texts(),
            Task::Give { .. } => {
                some(&self.side().board, 1).iter().map(|one| format!("discard {}", letters(one))).collect()
            }
            Task::Gain { count, types } => {
                let mut offer = self.supply.clone();
                offer.retain(|letter| types.contains(letter));
                let ways = some(&offer, (*count).min(offer.len()));
                ways.iter().map(|way| format!("gain {}", letters(way))).collect()
            }
            Task::GainAlike => ['w', 'c', 's']
                .into_iter()
                .filter(|letter| self.stock(*letter) > 0)
                .map(|letter| format!("gain {}", letter.to_string().repeat(self.stock(letter).min(3))))
                .collect(),
            Task::Choose => self.row.iter().map(|deity| format!("choose {deity}")).collect(),
            Task::KeepEight(seat) => {
                let board = &self.sides[*seat].board;
                some(board, board.len() - 8).iter().map(|way| format!("discard {}", letters(way))).collect()
            }
            Task::Take => self.take_texts(),
            Task::Menu => self.menu_texts(),
            Task::NameStone => self.roll_texts('s', self.has_die('p')),
            Task::NamePrayer => self.roll_texts('p', !self.named.is_empty()),
            Task::Set(kind) => self.set_texts(*kind),
            Task::PayDice(cost) => {
                let ways = some(&self.hand, cost.len());
                let paying = ways.iter().filter(|way| choices::pays(way, cost));
                paying.map(|way| format!("pay {}", names(way))).collect()
            }
            Task::PayAlike => {
                let ways = some(&self.hand, 3);
                let alike = |way: &&Vec<String>| way.iter().all(|die| die[1..] == way[0][1..]);
                ways.iter().filter(alike).map(|way| format!("pay {}", names(way))).collect()
            }
            Task::Pay(price) => self.mixes(price).into_iter().map(|mix| format!("pay {mix}")).collect(),
            Task::PayBuild(die, space) => self.ways_to_build(die, space),
            Task::Dismiss { aten } => self.dismiss_texts(*aten),
            Task::Copy(..) => own(&["copy", "pass"]),
            Task::Place(side) => {
                let tile = self.sides[*side].tiles[0].0;
                let is_free = |place: &usize| !self.display.iter().any(|(other, _)| other == place);
                (1..=6).filter(is_free).map(|place| format!("place {tile} {place}")).collect()
            }
            other => panic!("{other:?} asks nothing"),
        }
    }

    fn on_display(&self, tile: &str) -> bool {
        self.display.iter().any(|(_, other)| *other == tile)
    }
}

/// The name that this text is.
fn name(text: &str) -> Name {
    let deities = DEITIES.iter().map(|(name, _, _)| *name);
    let mut all = deities.chain(SCARABS).chain(TILES).chain(["ennead"]);
    all.find(|name| *name == text).unwrap_or_else(|| panic!("{text} is not a name"))
}
