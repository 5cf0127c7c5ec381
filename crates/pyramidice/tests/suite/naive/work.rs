//! Work turns.

use super::cards::{ENNEAD, POWERS, TRIAD};
use super::choices::{letters, names, pays, remove, some};
use super::{Table, Task, cards, name};

impl Table {
    pub(super) fn take_texts(&self) -> Vec<String> {
        let mut dice = self.count(self.active, 'w');
        if self.side().deities.contains(&"bastet") {
            dice += self.count(self.active, 'c');
        }
        if self.has_scarab("sapphire") {
            dice += 1;
        }
        let ways = some(&self.quarry, dice.min(self.quarry.len()));
        let stones = |way: &Vec<char>| way.iter().filter(|kind| **kind == 's').count();
        ways.iter().map(|way| format!("take {}s {}p", stones(way), way.len() - stones(way))).collect()
    }

    /// Everything that Work step 3 offers.
    pub(super) fn menu_texts(&self) -> Vec<String> {
        let mut texts = vec!["end".to_owned()];
        let tangible: Vec<&String> = self.hand.iter().filter(|die| !die.starts_with('v')).collect();
        let rerolls = if self.has_scarab("lapis") { 2 } else { 1 };
        if self.rerolls < rerolls && !tangible.is_empty() {
            texts.push("reroll".to_owned());
        }
        for deity in &self.row {
            let (dice, resources) = split(cards::cost(deity));
            if self.can_pay_dice(&dice) && !self.mixes(&resources).is_empty() {
                texts.push(format!("buy {deity}"));
            }
            if !self.hand.is_empty() {
                texts.push(format!("replace {deity}"));
            }
            if self.has_scarab("amethyst") && !self.scarab_used {
                texts.push(format!("amethyst {deity}"));
            }
        }
        for die in self.hand.iter().filter(|die| die.starts_with('s')) {
            for space in self.open_spaces() {
                if !self.ways_to_build(die, &space).is_empty() {
                    texts.push(format!("build {die} {space}"));
                }
            }
        }
        if self.hand.len() >= 2 {
            texts.push("glory".to_owned());
        }
        for die in tangible {
            for (sign, last) in [("+", "6"), ("-", "1")] {
                if &die[1..] != last {
                    if !self.mixes("c").is_empty() {
                        texts.push(format!("cat {die} {sign}"));
                    }
                    if self.has_scarab("gold") && !self.scarab_used {
                        texts.push(format!("gold {die} {sign}"));
                    }
                }
            }
        }
        texts.extend(self.use_texts());
        texts
    }

    fn use_texts(&self) -> Vec<String> {
        let mut texts = Vec::new();
        for (deity, faces) in TRIAD {
            if self.has(deity) && !self.used.contains(&deity) {
                texts.extend(faces.map(|face| format!("use {deity} {face}")));
            }
        }
        for (deity, dice, resources) in POWERS {
            let possible = match deity {
                "amun" => self.has_die('p'),
                "mut" => self.has_die('s'),
                "maat" => self.has_die('s') || self.has_die('p'),
                "aten" => self.side().deities.iter().any(|other| *other != "aten"),
                "meretseger" => self.stock('s') > 0,
                "min" => self.stock('w') > 0,
                "sopdet" => self.stock('c') > 0,
                "ptah" => self.used.iter().any(|other| *other != "ptah" && self.has(other)),
                _ => true,
            };
            let cost: Vec<&str> = dice.split_whitespace().collect();
            let can_pay = self.can_pay_dice(&cost) && !self.mixes(resources).is_empty();
            if self.has(deity) && !self.used.contains(&deity) && possible && can_pay {
                texts.push(format!("use {deity}"));
            }
        }
        let alike = |face: u8| self.hand.iter().filter(|die| die[1..] == face.to_string()).count() >= 3;
        if self.has("khepri") && (1..=6).any(alike) {
            texts.push("use khepri".to_owned());
        }
        texts
    }

    fn can_pay_dice(&self, cost: &[&str]) -> bool {
        some(&self.hand, cost.len()).iter().any(|way| pays(way, cost))
    }

    /// Every way to give these Workers and Cats: one, or with Bastet any that are as many.
    pub(super) fn mixes(&self, price: &str) -> Vec<String> {
        let mut board = self.side().board.clone();
        board.retain(|letter| *letter != 's');
        let ways = some(&board, price.len());
        let plain = letters(&price.chars().collect::<Vec<char>>());
        ways.iter().map(|way| letters(way)).filter(|way| self.has("bastet") || *way == plain).collect()
    }

    pub(super) fn ways_to_build(&self, die: &str, space: &str) -> Vec<String> {
        let workers = match &die[1..] {
            "1" | "2" => 0,
            "3" | "4" => 1,
            _ => 2,
        };
        let plain = workers + cards::surcharge(space);
        let mut ways = vec![("pay", plain)];
        if self.has("seshat") && plain > 1 {
            ways.push(("pay seshat", 1));
        }
        if self.has_scarab("turquoise") && !self.scarab_used && cards::surcharge(space) > 0 {
            ways.push(("pay turquoise", plain - 1));
        }
        let mut seen = Vec::new();
        let mut texts = Vec::new();
        for (verb, workers) in ways {
            for mix in self.mixes(&"w".repeat(workers)) {
                if !seen.contains(&mix) {
                    seen.push(mix.clone());
                    texts.push(format!("{verb} {mix}"));
                }
            }
        }
        texts
    }

    /// Every choice of dice of one kind; none only where it is allowed.
    pub(super) fn roll_texts(&self, kind: char, or_none: bool) -> Vec<String> {
        let mut dice = self.hand.clone();
        dice.retain(|die| die.starts_with(kind));
        let fewest = usize::from(!or_none);
        let ways = (fewest..=dice.len()).flat_map(|count| some(&dice, count));
        ways.map(|way| format!("roll {}", names(&way))).collect()
    }

    pub(super) fn set_texts(&self, kind: char) -> Vec<String> {
        let dice = self.hand.iter().filter(|die| die.starts_with(kind));
        let faces = |die: &String| (1..=6).filter(|face| die[1..] != face.to_string()).collect::<Vec<u8>>();
        dice.flat_map(|die| faces(die).into_iter().map(move |face| format!("set {die} {face}"))).collect()
    }

    pub(super) fn dismiss_texts(&self, aten: bool) -> Vec<String> {
        let mut texts = Vec::new();
        for deity in &self.side().deities {
            if aten && *deity == "aten" {
                continue;
            }
            texts.push(format!("dismiss {}", if ENNEAD.contains(deity) { "ennead" } else { deity }));
        }
        texts
    }

    pub(super) fn must_dismiss(&self) -> bool {
        let spare = if self.has("anubis") { 3 } else { 0 };
        self.count_deities(self.active) > self.side().board.len() + spare
    }

    /// The Ennead is one.
    pub(super) fn count_deities(&self, side: usize) -> usize {
        let deities = &self.sides[side].deities;
        let stack = deities.iter().any(|deity| ENNEAD.contains(deity));
        deities.iter().filter(|deity| !ENNEAD.contains(deity)).count() + usize::from(stack)
    }

    pub(super) fn answer_in_work(&mut self, task: Task, text: &str) {
        let words: Vec<&str> = text.split(' ').collect();
        let last = *words.last().unwrap();
        let named = || {
            words[1..]
                .iter()
                .filter(|die| **die != "none")
                .map(|die| (*die).to_owned())
                .collect::<Vec<String>>()
        };
        match task {
            Task::Take => {
                let count = |word: &str| word[..word.len() - 1].parse::<usize>().unwrap();
                let kinds = [('s', count(words[1])), ('p', count(words[2]))];
                for (kind, count) in kinds {
                    (0..count).for_each(|_| remove(&mut self.quarry, &kind));
                }
                self.then(kinds.into_iter().flat_map(|(kind, count)| vec![Task::Roll(kind); count]));
            }
            Task::Roll(_) => self.hand.push(text.to_owned()),
            Task::Menu => self.answer_menu(&words),
            Task::NameStone | Task::NamePrayer => self.named.extend(named()),
            Task::Set(_) => self.change(words[1], format!("{}{last}", &words[1][..1])),
            Task::PayDice(_) | Task::PayAlike => self.give_dice_back(&named()),
            Task::Pay(_) => self.lose(self.active, last),
            Task::PayBuild(die, space) => {
                self.lose(self.active, last);
                self.scarab_used |= words[1] == "turquoise";
                let paid = if last == "nothing" { 0 } else { last.len() as i32 };
                let mut glory = die[1..].parse::<i32>().unwrap() + 2 * cards::surcharge(&space) as i32;
                if self.has("thoth") {
                    glory += paid;
                }
                if self.has("serket") && !cards::below(&space).is_empty() {
                    glory += 3;
                }
                remove(&mut self.hand, &die);
                self.pyramids.insert(space, die[1..].parse().unwrap());
                self.side_mut().glory += glory;
                let me = self.active;
                let pearl = (0..self.players).find(|seat| *seat != me && self.sides[*seat].scarab == "pearl");
                self.then(pearl.map(|seat| Task::Copy(seat, glory)));
            }
            Task::Dismiss { aten } => {
                if last == "ennead" {
                    self.side_mut().deities.retain(|deity| !ENNEAD.contains(deity));
                } else {
                    self.side_mut().deities.retain(|deity| *deity != last);
                }
                self.side_mut().glory += if aten { 4 } else { 0 };
            }
            Task::Copy(seat, glory) => {
                if text == "copy" {
                    self.lose(seat, "ww");
                    self.sides[seat].glory += glory;
                    self.sides[seat].copied = true;
                }
            }
            other => panic!("{other:?} asks nothing"),
        }
    }

    fn answer_menu(&mut self, words: &[&str]) {
        let mut tasks = match words[0] {
            "end" => return self.then([Task::EndWork]),
            "reroll" => {
                self.rerolls += 1;
                vec![Task::NameStone, Task::NamePrayer, Task::RollNamed]
            }
            "buy" => {
                let (dice, resources) = split(cards::cost(words[1]));
                vec![Task::PayDice(dice), Task::Pay(resources), Task::Own(name(words[1]))]
            }
            "replace" => vec![Task::PayDice(vec!["*"]), Task::Replace(name(words[1]))],
            "glory" => vec![Task::PayDice(vec!["*", "*"]), Task::GloryForDice],
            "build" => vec![Task::PayBuild(words[1].to_owned(), words[2].to_owned())],
            "cat" => vec![Task::Pay("c".to_owned()), Task::Shift(words[1].to_owned(), words[2].to_owned())],
            "gold" => {
                self.scarab_used = true;
                vec![Task::Shift(words[1].to_owned(), words[2].to_owned())]
            }
            "amethyst" => {
                self.scarab_used = true;
                self.loan = Some(name(words[1]));
                Vec::new()
            }
            _ => self.power(words),
        };
        tasks.push(Task::Menu);
        self.then(tasks);
    }

    fn power(&mut self, words: &[&str]) -> Vec<Task> {
        let deity = name(words[1]);
        if deity == "khepri" {
            let types = vec!['w', 'c', 's'];
            return vec![
                Task::PayAlike,
                Task::Glory(3),
                Task::Gain { count: 1, types },
                Task::KeepEight(self.active),
            ];
        }
        self.used.push(deity);
        if let Some(face) = words.get(2) {
            self.hand.push(format!("v{face}"));
            return Vec::new();
        }
        let (_, dice, resources) = *POWERS.iter().find(|(other, _, _)| *other == deity).unwrap();
        let mut tasks = Vec::new();
        if !dice.is_empty() {
            tasks.push(Task::PayDice(dice.split_whitespace().collect()));
        }
        if !resources.is_empty() {
            tasks.push(Task::Pay(resources.to_owned()));
        }
        tasks.extend(match deity {
            "amun" => vec![Task::Set('p')],
            "mut" => vec![Task::Set('s')],
            "aten" => vec![Task::Dismiss { aten: true }],
            "heh" => vec![Task::Glory(1)],
            "heka" => vec![Task::Glory(3), Task::GainOne('w')],
            "khonsu" => vec![Task::Glory(4)],
            "maat" => vec![Task::NameStone, Task::NamePrayer, Task::RollNamed],
            "meretseger" => vec![Task::GainStone],
            "min" => vec![Task::GainOne('w')],
            "montu" => vec![Task::Glory(4), Task::GainOne('c')],
            "neith" => vec![Task::Glory(2)],
            "ptah" => vec![Task::Straighten],
            "ra" | "sobek" => vec![Task::Glory(3)],
            "sekhmet" => vec![Task::Glory(7)],
            "sopdet" => vec![Task::GainOne('c')],
            other => panic!("{other} has no power"),
        });
        tasks.push(Task::KeepEight(self.active));
        tasks
    }

    fn change(&mut self, from: &str, to: String) {
        remove(&mut self.hand, &from.to_owned());
        self.hand.push(to);
    }

    pub(super) fn happen_in_work(&mut self, task: Task) {
        match task {
            Task::StartWork => {
                let stones = self.count(self.active, 's');
                self.lose(self.active, &"s".repeat(stones));
                (self.rerolls, self.rerolled, self.scarab_used) = (0, false, false);
                self.then([Task::Take, Task::Menu]);
            }
            Task::RollNamed => {
                self.rerolled = true;
                let mut named = std::mem::take(&mut self.named);
                named.sort_by_key(|die| die.starts_with('p'));
                for die in &named {
                    remove(&mut self.hand, die);
                }
                self.then(named.iter().map(|die| Task::Roll(die.chars().next().unwrap())));
            }
            Task::Own(deity) => {
                remove(&mut self.row, &deity);
                self.side_mut().deities.push(deity);
                if self.loan == Some(deity) {
                    self.loan = None;
                }
            }
            Task::Replace(deity) => {
                remove(&mut self.row, &deity);
                self.then([Task::Draw]);
            }
            Task::GloryForDice => {
                let is_better = self.has_scarab("carnelian") && !self.scarab_used;
                self.scarab_used |= is_better;
                self.side_mut().glory += if is_better { 2 } else { 1 };
            }
            Task::Glory(points) => self.side_mut().glory += points,
            Task::Shift(die, sign) => {
                let face: u8 = die[1..].parse().unwrap();
                let face = if sign == "+" { face + 1 } else { face - 1 };
                self.change(&die, format!("{}{face}", &die[..1]));
            }
            Task::GainOne(letter) => self.gain(self.active, &letter.to_string()),
            Task::GainStone => {
                remove(&mut self.supply, &'s');
                self.then([Task::Roll('s')]);
            }
            Task::Straighten => self.used = vec!["ptah"],
            Task::EndWork => {
                let dice = self.hand.clone();
                self.give_dice_back(&dice);
                if self.has_scarab("lapis") && !self.rerolled {
                    self.side_mut().glory += 1;
                }
                self.then([Task::Dismiss { aten: false }, Task::EndLoan, Task::Refill, Task::Straight]);
            }
            Task::EndLoan => self.loan = None,
            Task::Straight => self.used.clear(),
            other => panic!("{other:?} does not happen by itself"),
        }
    }
}

/// The dice and the resources of a cost.
fn split(cost: &'static str) -> (Vec<&'static str>, String) {
    let is_resource = |word: &&str| ["w", "c"].contains(word);
    (
        cost.split(' ').filter(|word| !is_resource(word)).collect(),
        cost.split(' ').filter(is_resource).collect(),
    )
}
