//! What characters do.

use std::collections::BTreeMap;

use super::printed::{bonus_of, gifts_on, highest, type_of, value};
use super::{PLACES, Table, Task, distinct, printed, remove};

const BOARD: [char; 4] = ['g', 'k', 'a', 'l'];

impl Table {
    fn mine(&self) -> &Vec<String> {
        &self.people[self.active].gifts
    }

    pub(crate) fn is_useful(&self, character: &str) -> bool {
        match character {
            "scribe" | "vizier" | "royal-scribe" | "amon-merchant" => !self.mine().is_empty(),
            "merchant" => !self.wants(None).is_empty(),
            "high-priest" => self.people[self.active].servants > 0 || !self.namings().is_empty(),
            "maid" => self.people.iter().any(|person| !person.gifts.is_empty()),
            "thief" => !self.open_gifts(self.tile).is_empty(),
            "treasurer" => BOARD.iter().any(|market| self.at(*market).reserve > 0),
            "oracle" => self.out.is_none() && !self.pile.is_empty(),
            "beggar" => BOARD.iter().any(|market| !self.begging(*market).is_empty()),
            "wandering-thief" => !self.targets(None).is_empty(),
            "trader" => !self.trades().is_empty(),
            _ => true,
        }
    }

    pub(crate) fn recruit(&mut self, character: &str) {
        let number = self.piles.get_mut(character).unwrap().remove(0);
        let active = self.active;
        self.me().seals -= 1;
        self.supply += 1;
        self.has_recruited = true;
        match character {
            "scribe" => self.first([Task::Scribe(number)]),
            "merchant" => self.first([Task::Want(number, None)]),
            "vizier" => {
                let types: Vec<String> = self.mine().iter().map(|kind| type_of(kind).to_owned()).collect();
                self.me().points += 2 * distinct(&types).len() as i32;
            }
            "high-priest" => self.has_extra = true,
            "maid" => self.first([Task::Call]),
            "thief" => self.first([Task::Steal]),
            "treasurer" => self.first([Task::Collect]),
            "oracle" if self.pile.len() > 4 => {
                self.first([Task::See, Task::See, Task::See, Task::See, Task::Ask]);
            }
            "oracle" => {
                self.seen = self.pile.clone();
                self.first([Task::Ask]);
            }
            "beggar" => self.first(BOARD.map(Task::Beg)),
            "amon-merchant" => self.first([Task::Offer(false)]),
            "amon-priest" => self.priest = Some(active),
            "royal-scribe" => {
                let price = |kind: &String| {
                    value(kind, self.owners(type_of(kind))) + (1 + self.bonus(active, kind)) * gifts_on(kind)
                };
                let prices: BTreeMap<String, i32> =
                    self.mine().iter().map(|kind| (kind.clone(), price(kind))).collect();
                self.first([Task::Royal(prices, false)]);
            }
            "wandering-thief" => self.first([Task::Wander(active, None)]),
            "trader" => self.first([Task::Trade(false)]),
            _ => panic!("there is no {character}"),
        }
    }

    fn bonus(&self, player: usize, kind: &str) -> i32 {
        let gifts = self.people[player].gifts.iter().filter(|other| type_of(other) == type_of(kind));
        gifts.map(|other| bonus_of(other)).sum()
    }

    /// The gifts of one's own that can be given for a wanted one.
    fn gives(&self, wanted: &str, cash: i32) -> Vec<String> {
        let is_fair = |kind: &String| kind != wanted && highest(wanted) - highest(kind) <= cash;
        distinct(self.mine()).into_iter().filter(is_fair).collect()
    }

    fn cash(&self) -> i32 {
        self.people[self.active].deben
    }

    fn partner(&mut self, name: &str) -> &mut Vec<String> {
        match name.strip_prefix('p') {
            Some(number) => &mut self.people[number.parse::<usize>().unwrap() - 1].gifts,
            None => &mut self.neutral,
        }
    }

    fn wants(&self, not: Option<&str>) -> Vec<String> {
        let mut owners: Vec<(String, &Vec<String>)> = self
            .people
            .iter()
            .enumerate()
            .map(|(index, person)| (format!("p{}", index + 1), &person.gifts))
            .collect();
        owners.remove(self.active);
        owners.push(("neutral".to_owned(), &self.neutral));
        let mut texts = Vec::new();
        for (name, gifts) in owners.iter().filter(|(name, _)| Some(name.as_str()) != not) {
            for kind in distinct(gifts) {
                let is_mine = self.mine().iter().any(|own| type_of(own) == type_of(&kind));
                if is_mine && !self.gives(&kind, self.cash()).is_empty() {
                    texts.push(format!("want {name} {kind}"));
                }
            }
        }
        texts
    }

    fn reach(&self) -> Vec<char> {
        BOARD.into_iter().filter(|market| Some(*market) != self.out).collect()
    }

    fn targets(&self, not: Option<char>) -> Vec<String> {
        let mut texts = Vec::new();
        for market in self.reach().into_iter().filter(|market| Some(*market) != not) {
            let gifts = self.open_gifts(market);
            let least = gifts.iter().map(|(_, kind)| highest(kind)).min();
            let lowest = gifts.iter().filter(|(_, kind)| Some(highest(kind)) == least);
            texts.extend(lowest.map(|(place, _)| format!("wander {market} {}", PLACES[*place])));
        }
        texts
    }

    fn trades(&self) -> Vec<String> {
        let mut texts = Vec::new();
        for market in self.reach() {
            for (place, kind) in self.open_gifts(market) {
                if !self.gives(&kind, self.cash()).is_empty() {
                    texts.push(format!("want {market} {}", PLACES[place]));
                }
            }
        }
        texts
    }

    fn begging(&self, market: char) -> Vec<String> {
        let mut texts = Vec::new();
        if self.at(market).reserve > 0 {
            texts.push(format!("beg {market}"));
        }
        if Some(market) != self.out {
            texts.extend(
                self.open_gifts(market).iter().map(|(place, _)| format!("hide {market} {}", PLACES[*place])),
            );
        }
        texts
    }

    /// The cards that the Oracle has not laid yet.
    fn to_lay(&self) -> Vec<String> {
        let mut cards = [self.seen.clone(), self.put_in.clone(), vec!["akhenaton".to_owned()]].concat();
        self.laid.iter().for_each(|card| remove(&mut cards, card));
        cards
    }

    pub(crate) fn character_decisions(&self) -> Vec<String> {
        let say = |verb: &str, kinds: Vec<String>| -> Vec<String> {
            kinds.iter().map(|kind| format!("{verb} {kind}")).collect()
        };
        let or_stop = |mut texts: Vec<String>, is_optional: bool| {
            if is_optional && !texts.is_empty() {
                texts.push("stop".to_owned());
            }
            texts
        };
        let types = |gifts: &[String]| {
            distinct(&gifts.iter().map(|kind| type_of(kind).to_owned()).collect::<Vec<_>>())
        };
        match self.to_do.front() {
            Some(Task::Scribe(_)) => say("score", types(self.mine())),
            Some(Task::Royal(_, again)) => or_stop(say("score", distinct(self.mine())), *again),
            Some(Task::Offer(again)) => or_stop(say("discard", distinct(self.mine())), *again),
            Some(Task::Call) => {
                let all: Vec<String> = self.people.iter().flat_map(|person| person.gifts.clone()).collect();
                say("call", types(&all))
            }
            Some(Task::Yield(gift_type, _, who)) => {
                let gifts = who.map_or(&self.neutral, |who| &self.people[who].gifts);
                let fitting: Vec<String> =
                    gifts.iter().filter(|kind| type_of(kind) == gift_type).cloned().collect();
                say("discard", distinct(&fitting))
            }
            Some(Task::Want(_, partner)) => or_stop(self.wants(partner.as_deref()), partner.is_some()),
            Some(Task::Give(_, _, kind)) => say("give", self.gives(kind, self.cash())),
            Some(Task::Steal) => say(
                "steal",
                self.open_gifts(self.tile).iter().map(|(place, _)| PLACES[*place].to_owned()).collect(),
            ),
            Some(Task::Collect) => {
                let amounts = |market: char| {
                    (1..=self.at(market).reserve.min(4)).map(move |deben| format!("collect {market} {deben}"))
                };
                BOARD.into_iter().flat_map(amounts).collect()
            }
            Some(Task::Beg(market)) => self.begging(*market),
            Some(Task::Trade(again)) => or_stop(self.trades(), *again),
            Some(Task::TradeFor(market, place, _)) => {
                say("give", self.gives(self.at(*market).cards[*place].as_ref().unwrap(), self.cash()))
            }
            Some(Task::Wander(_, not)) => self.targets(*not),
            Some(Task::Ask) => {
                let seen = distinct(&self.seen).into_iter().filter(|kind| !self.gives(kind, 0).is_empty());
                [say("want", seen.collect()), vec!["stop".to_owned()]].concat()
            }
            Some(Task::AskFor(kind)) => say("give", self.gives(kind, 0)),
            Some(Task::Order) => say("next", distinct(&self.to_lay())),
            _ => Vec::new(),
        }
    }

    #[expect(clippy::too_many_lines, reason = "one arm for each decision")]
    pub(crate) fn decide_for_character(&mut self, words: &[&str]) {
        let active = self.active;
        let task = self.to_do.pop_front().unwrap();
        let market = |name: &str| name.chars().next().unwrap();
        let place = |name: &str| PLACES.iter().position(|known| *known == name).unwrap();
        match (task, words) {
            (Task::Ask, ["stop"]) => self.first([Task::Order]),
            (_, ["stop"]) => {}
            (Task::Scribe(plus), ["score", gift_type]) => {
                let (scored, kept): (Vec<String>, Vec<String>) =
                    self.mine().clone().into_iter().partition(|kind| type_of(kind) == *gift_type);
                let owners = self.owners(gift_type);
                let bonus = plus + self.bonus(active, gift_type);
                let points: i32 =
                    scored.iter().map(|kind| value(kind, owners) + bonus * gifts_on(kind)).sum();
                self.me().points += points;
                self.me().gifts = kept;
            }
            (Task::Royal(prices, _), ["score", kind]) => {
                remove(&mut self.me().gifts, kind);
                self.me().points += prices[*kind];
                self.first([Task::Royal(prices, true)]);
            }
            (Task::Offer(_), ["discard", kind]) => {
                remove(&mut self.me().gifts, kind);
                self.me().points += 8 * gifts_on(kind);
                self.first([Task::Offer(true)]);
            }
            (Task::Call, ["call", gift_type]) => {
                let owners = self.owners(gift_type);
                let order = (0..self.people.len())
                    .map(|step| Some((active + step) % self.people.len()))
                    .chain([None]);
                let tasks: Vec<Task> =
                    order.map(|who| Task::Yield((*gift_type).to_owned(), owners, who)).collect();
                self.first(tasks);
            }
            (Task::Yield(_, owners, Some(who)), ["discard", kind]) => {
                self.people[who].points += value(kind, owners) + self.bonus(who, kind) * gifts_on(kind);
                remove(&mut self.people[who].gifts, kind);
            }
            (Task::Yield(..), ["discard", kind]) => remove(&mut self.neutral, kind),
            (Task::Want(swaps, _), ["want", partner, kind]) => {
                self.first([Task::Give(swaps, (*partner).to_owned(), (*kind).to_owned())]);
            }
            (Task::Give(swaps, partner, kind), ["give", given]) => {
                let paid = (highest(&kind) - highest(given)).max(0);
                remove(self.partner(&partner), &kind);
                self.partner(&partner).push((*given).to_owned());
                remove(&mut self.me().gifts, given);
                self.me().gifts.push(kind);
                self.me().deben -= paid;
                if let Some(number) = partner.strip_prefix('p') {
                    self.people[number.parse::<usize>().unwrap() - 1].deben += paid;
                }
                if swaps > 1 {
                    self.first([Task::Want(swaps - 1, Some(partner))]);
                }
            }
            (Task::Steal, ["steal", name]) => {
                let (tile, place) = (self.tile, place(name));
                let kind = self.at_mut(tile).cards[place].take().unwrap();
                if place == 0 && std::mem::take(&mut self.at_mut(tile).seal) {
                    self.me().seals += 1;
                }
                self.gain_from_board(active, &kind);
            }
            (Task::Collect, ["collect", name, deben]) => {
                let deben: i32 = deben.parse().unwrap();
                self.at_mut(market(name)).reserve -= deben;
                self.me().deben += deben;
            }
            (Task::Beg(market), ["beg", _]) => {
                self.at_mut(market).reserve -= 1;
                self.me().deben += 1;
            }
            (Task::Beg(market), ["hide", _, name]) => self.at_mut(market).is_down[place(name)] = true,
            (Task::Trade(again), ["want", name, at]) => {
                self.first([Task::TradeFor(market(name), place(at), again)]);
            }
            (Task::TradeFor(market, place, again), ["give", given]) => {
                let taken = self.at_mut(market).cards[place].replace((*given).to_owned()).unwrap();
                let paid = (highest(&taken) - highest(given)).max(0);
                remove(&mut self.me().gifts, given);
                self.me().deben -= paid;
                self.at_mut(market).reserve += paid;
                self.gain_from_board(active, &taken);
                if !again {
                    self.first([Task::Trade(true)]);
                }
            }
            (Task::Wander(who, _), ["wander", name, at]) => {
                let card = Some("wandering-thief".to_owned());
                let taken = std::mem::replace(&mut self.at_mut(market(name)).cards[place(at)], card).unwrap();
                self.gain_from_board(who, &taken);
            }
            (Task::Ask, ["want", kind]) => self.first([Task::AskFor((*kind).to_owned())]),
            (Task::AskFor(kind), ["give", given]) => {
                remove(&mut self.seen, &kind);
                remove(&mut self.pile, &kind);
                remove(&mut self.me().gifts, given);
                self.me().gifts.push(kind);
                self.put_in.push((*given).to_owned());
                self.pile.push((*given).to_owned());
                self.first([Task::Ask]);
            }
            (Task::Order, ["next", card]) => {
                self.laid.push((*card).to_owned());
                self.first([Task::Order]);
            }
            (task, words) => panic!("{words:?} is no decision for {task:?}"),
        }
        debug_assert!(self.mine().iter().all(|kind| printed::KINDS.contains(&kind.as_str())));
    }
}
