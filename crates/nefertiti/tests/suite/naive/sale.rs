//! Closings, awards and refills.

use super::{MARKETS, PLACES, Table, Task, distinct, printed, remove};

impl Table {
    /// The piece that is dealt with: its rank, its owner, and whether it is a collector.
    fn piece(&self, market: char) -> (usize, usize, bool) {
        let (rank, (owner, is_collector)) = self.at(market).pieces.last_key_value().unwrap();
        (*rank, *owner, *is_collector)
    }

    fn offer(&self, market: char) -> i32 {
        printed::stall(market, self.at(market).side)[self.piece(market).0].0 as i32
    }

    fn symbol(&self, market: char) -> char {
        printed::stall(market, self.at(market).side)[self.piece(market).0].3
    }

    pub(crate) fn carry_on_sale(&mut self, task: &Task) {
        match *task {
            Task::Best(market) => {
                let (_, owner, _) = self.piece(market);
                let offer = self.offer(market);
                if self.people[owner].deben < offer {
                    self.first([Task::Shame(market), Task::Home(market)]);
                    return;
                }
                self.people[owner].deben -= offer;
                self.at_mut(market).reserve += offer;
                if market == 'm' {
                    self.first([Task::Take('m', 0), Task::Take('m', 0), Task::Home('m')]);
                } else {
                    self.first([Task::Take(market, 0), Task::Home(market)]);
                }
            }
            Task::Home(market) => {
                let (rank, owner, is_collector) = self.piece(market);
                self.at_mut(market).pieces.remove(&rank);
                if is_collector {
                    self.people[owner].collectors += 1;
                } else {
                    self.people[owner].servants += 1;
                }
                self.first([Task::Piece(market)]);
            }
            Task::Piece(market) => {
                if self.at(market).pieces.is_empty() {
                    self.first([Task::Finish(market)]);
                } else if self.piece(market).2 {
                    self.first([Task::Leave(market), Task::Home(market)]);
                } else {
                    self.first([Task::Buy(market), Task::Home(market)]);
                }
            }
            Task::Finish('m') => {
                if self.out.is_some() {
                    self.at_mut('m').is_open = false;
                }
            }
            Task::Finish(market) => self.closed(market),
            _ => panic!("{task:?} is no part of a sale"),
        }
    }

    fn closed(&mut self, market: char) {
        let stand = self.at_mut(market);
        stand.is_open = false;
        stand.side = if stand.side == "left" { "right" } else { "left" };
        if market == 'l' {
            self.dice = None;
        }
        let other = self.tile;
        self.tile = market;
        if self.out.is_none() {
            let stand = self.at_mut(other);
            stand.is_down = [false; 4];
            let mut cards: Vec<String> = stand.cards.iter_mut().filter_map(Option::take).collect();
            cards.reverse();
            (0..4).for_each(|place| stand.cards[place] = cards.pop());
            self.first([Task::Refill(other, false)]);
        } else if ['g', 'k', 'a', 'l'].iter().all(|market| !self.at(*market).is_open) {
            self.to_do.clear();
        }
    }

    pub(crate) fn refill(&mut self, market: char, fed: bool, text: &str) {
        if text == "akhenaton" {
            self.out = Some(market);
            self.laid.clear();
            if self.memphis {
                self.last_award();
            }
            return;
        }
        if self.pile.len() < self.laid.len() {
            self.laid.remove(0);
        }
        remove(&mut self.pile, text);
        if text.contains('+') {
            self.port.push(text.to_owned());
            self.first([Task::Refill(market, true)]);
        } else {
            self.lay(market, text);
            self.first([Task::Refill(market, fed)]);
        }
    }

    fn last_award(&mut self) {
        if self.port.is_empty() {
            while !self.at('m').pieces.is_empty() {
                let (rank, owner, is_collector) = self.piece('m');
                self.at_mut('m').pieces.remove(&rank);
                let person = &mut self.people[owner];
                *(if is_collector { &mut person.collectors } else { &mut person.servants }) += 1;
            }
        }
        if self.at('m').pieces.is_empty() {
            self.at_mut('m').is_open = false;
        } else {
            self.first([Task::Best('m')]);
        }
    }

    pub(crate) fn reopened(&mut self, market: char, fed: bool) {
        self.seal(market);
        self.at_mut(market).is_open = true;
        if fed && self.port.len() >= 4 && !self.at('m').pieces.is_empty() {
            self.first([Task::Best('m')]);
        }
    }

    pub(crate) fn seal(&mut self, market: char) {
        if self.supply > 0 && !self.at(market).seal {
            self.supply -= 1;
            self.at_mut(market).seal = true;
        }
    }

    /// The places of a market whose card lies face up.
    pub(crate) fn open_cards(&self, market: char) -> Vec<usize> {
        (0..4)
            .filter(|place| self.at(market).cards[*place].is_some() && !self.at(market).is_down[*place])
            .collect()
    }

    /// The same without the Wandering Thief.
    pub(crate) fn open_gifts(&self, market: char) -> Vec<(usize, String)> {
        let card = |place: usize| (place, self.at(market).cards[place].clone().unwrap());
        let cards = self.open_cards(market).into_iter().map(card);
        cards.filter(|(_, card)| card != "wandering-thief").collect()
    }

    pub(crate) fn sale_decisions(&self) -> Vec<String> {
        let kinds = |verb: &str| -> Vec<String> {
            distinct(&self.port).iter().map(|kind| format!("{verb} {kind}")).collect()
        };
        let places = |verb: &str, places: Vec<usize>| -> Vec<String> {
            places.into_iter().map(|place| format!("{verb} {}", PLACES[place])).collect()
        };
        let lower = |market: char| -> Vec<usize> {
            self.open_cards(market).into_iter().filter(|place| *place > 0).collect()
        };
        match *self.to_do.front().unwrap() {
            Task::Take('m', _) => kinds("take"),
            Task::Take(market, 0) => places("take", self.open_cards(market)),
            Task::Take(market, _) => places("take", lower(market)),
            Task::Extra(market) => {
                let takes = places("take", lower(market));
                if takes.is_empty() { takes } else { [takes, vec!["stop".to_owned()]].concat() }
            }
            Task::Shame(market) => {
                let gifts = &self.people[self.piece(market).1].gifts;
                distinct(gifts).iter().map(|kind| format!("discard {kind}")).collect()
            }
            Task::Buy(market) => {
                let can_pay = self.people[self.piece(market).1].deben >= self.offer(market);
                let mut texts = vec!["half".to_owned()];
                if can_pay {
                    let buys =
                        if market == 'm' { kinds("buy") } else { places("buy", self.open_cards(market)) };
                    texts.extend(buys);
                }
                texts
            }
            Task::Leave(market) => {
                let gifts = self.open_gifts(market).into_iter().map(|(place, _)| place).collect();
                let asides = if market == 'm' { kinds("aside") } else { places("aside", gifts) };
                [self.scatterings(market), asides].concat()
            }
            _ => panic!("no part of a sale"),
        }
    }

    fn scatterings(&self, market: char) -> Vec<String> {
        let in_play = |other: &char| *other != market && (*other != 'm' || self.at('m').is_open);
        let others: Vec<char> = MARKETS.into_iter().filter(in_play).collect();
        let many = others.len().min(self.at(market).reserve as usize);
        let mut texts = Vec::new();
        for chosen in 0..1_u32 << others.len() {
            if chosen.count_ones() as usize == many {
                let names = (0..others.len()).filter(|bit| chosen >> bit & 1 == 1);
                let names: Vec<String> = names.map(|bit| format!(" {}", others[bit])).collect();
                texts.push(format!("scatter{}", names.concat()));
            }
        }
        texts
    }

    pub(crate) fn decide_in_sale(&mut self, words: &[&str]) {
        let task = self.to_do.pop_front().unwrap();
        let (Task::Take(market, _)
        | Task::Extra(market)
        | Task::Shame(market)
        | Task::Buy(market)
        | Task::Leave(market)) = task
        else {
            panic!("no part of a sale")
        };
        let (_, owner, _) = self.piece(market);
        match *words {
            ["stop"] => {}
            ["discard", kind] => remove(&mut self.people[owner].gifts, kind),
            ["half"] => {
                let half = (self.at(market).reserve + 1) / 2;
                self.at_mut(market).reserve -= half;
                self.people[owner].deben += half;
            }
            ["buy", what] => {
                let offer = self.offer(market);
                self.people[owner].deben -= offer;
                self.at_mut(market).reserve += offer;
                self.hand_over(owner, market, what);
            }
            ["take", what] => {
                let symbol = self.symbol(market);
                if task == Task::Take(market, 0) && market != 'm' && symbol != 's' {
                    if symbol == 'x' {
                        self.first([Task::Extra(market)]);
                    }
                    if what != "upper" {
                        self.first([Task::Take(market, 1)]);
                    }
                }
                self.hand_over(owner, market, what);
            }
            ["aside", what] if market == 'm' => {
                remove(&mut self.port, what);
                self.neutral.push(what.to_owned());
            }
            ["aside", what] => {
                let place = PLACES.iter().position(|name| *name == what).unwrap();
                let kind = self.at_mut(market).cards[place].take().unwrap();
                self.neutral.push(kind);
                if place == 0 && std::mem::take(&mut self.at_mut(market).seal) {
                    self.supply += 1;
                }
            }
            ["scatter", ref others @ ..] => {
                for other in others {
                    self.at_mut(market).reserve -= 1;
                    self.at_mut(other.chars().next().unwrap()).reserve += 1;
                }
            }
            _ => panic!("{words:?} is no part of a sale"),
        }
    }

    fn hand_over(&mut self, owner: usize, market: char, what: &str) {
        if market == 'm' {
            remove(&mut self.port, what);
            self.people[owner].gifts.push(what.to_owned());
            return;
        }
        let place = PLACES.iter().position(|name| *name == what).unwrap();
        let card = self.at_mut(market).cards[place].take().unwrap();
        if place == 0 && std::mem::take(&mut self.at_mut(market).seal) {
            self.people[owner].seals += 1;
        }
        if card == "wandering-thief" {
            self.first([Task::Wander(owner, Some(market))]);
        } else {
            self.gain_from_board(owner, &card);
        }
    }

    pub(crate) fn gain_from_board(&mut self, owner: usize, kind: &str) {
        self.people[owner].gifts.push(kind.to_owned());
        if kind == "papyrus" && self.supply > 0 {
            self.supply -= 1;
            self.people[owner].seals += 1;
        }
    }
}
