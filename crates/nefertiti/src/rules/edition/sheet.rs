//! An edition as it is written, and what must hold before it becomes [`Numbers`].

use std::collections::BTreeMap;

use serde::Deserialize;

use super::check::MOST_VALUE;
use super::{Numbers, Table};
use crate::rules::{
    Cast, Character, Condition, Kind, Kinds, Market, Piles, Side, Spot, Stall, Stand, Symbol,
};

/// The tables of the file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Sheet {
    pub(crate) gizeh: TwoStalls,
    pub(crate) akhet_aton: TwoStalls,
    pub(crate) abou_simbel: TwoStalls,
    pub(crate) louqsor: TwoStalls,
    pub(crate) memphis: Port,
    pub(crate) gifts: BTreeMap<Kind, Gift>,
    pub(crate) foreign: BTreeMap<Kind, u8>,
    pub(crate) players: Tables,
    pub(crate) characters: Characters,
    pub(crate) seals: Seals,
    pub(crate) money: Money,
    pub(crate) scoring: Scoring,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TwoStalls {
    pub(crate) beginner: Side,
    pub(crate) left: OneStall,
    pub(crate) right: OneStall,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct OneStall {
    pub(crate) closes: Condition,
    pub(crate) spaces: Vec<OneSpace>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Port {
    pub(crate) award: u8,
    pub(crate) spaces: Vec<OneSpace>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct OneSpace {
    pub(crate) offer: u8,
    pub(crate) row: u8,
    pub(crate) column: u8,
    #[serde(default)]
    pub(crate) symbol: Option<Symbol>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Gift {
    pub(crate) cards: u8,
    pub(crate) values: [u8; 3],
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Tables {
    #[serde(rename = "2")]
    pub(crate) two: Table,
    #[serde(rename = "3")]
    pub(crate) three: Table,
    #[serde(rename = "4")]
    pub(crate) four: Table,
    #[serde(rename = "5")]
    pub(crate) five: Table,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Characters {
    pub(crate) cards: BTreeMap<Character, u8>,
    pub(crate) dealt: u8,
    pub(crate) merchants: Vec<u8>,
    pub(crate) base: Vec<Character>,
    pub(crate) amon: Vec<Character>,
    pub(crate) palace: Vec<Character>,
    pub(crate) nile: Vec<Character>,
    pub(crate) vizier: u8,
    pub(crate) treasurer: u8,
    pub(crate) royal_scribe: u8,
    pub(crate) amon_merchant: u8,
    pub(crate) amon_priest: [u8; 5],
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Seals {
    pub(crate) base: u8,
    pub(crate) expansion: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Money {
    pub(crate) reserve: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Scoring {
    pub(crate) deben_per_point: u8,
    pub(crate) points_per_seal: u8,
}

/// A reader cannot name the entry it refuses, so a problem is kept until the numbers are checked.
impl From<Sheet> for Numbers {
    fn from(sheet: Sheet) -> Numbers {
        match sheet.check().and_then(|()| sheet.numbers().check_decks()) {
            Ok(numbers) => numbers,
            Err(problem) => Numbers { problem: Some(problem), ..Numbers::default() },
        }
    }
}

impl Sheet {
    pub(crate) fn markets(&self) -> [(&'static str, Market, &TwoStalls); 4] {
        [
            ("gizeh", Market::Gizeh, &self.gizeh),
            ("akhet_aton", Market::AkhetAton, &self.akhet_aton),
            ("abou_simbel", Market::AbouSimbel, &self.abou_simbel),
            ("louqsor", Market::Louqsor, &self.louqsor),
        ]
    }

    pub(crate) fn tables(&self) -> [&Table; 4] {
        [&self.players.two, &self.players.three, &self.players.four, &self.players.five]
    }

    pub(crate) fn casts(&self) -> [(&'static str, &[Character]); 4] {
        let characters = &self.characters;
        [
            ("base", &characters.base),
            ("amon", &characters.amon),
            ("palace", &characters.palace),
            ("nile", &characters.nile),
        ]
    }

    fn numbers(&self) -> Numbers {
        let mut numbers = Numbers {
            dealt: self.characters.dealt,
            merchants: self.characters.merchants.clone(),
            tables: self.tables().map(Table::clone),
            vizier: self.characters.vizier,
            treasurer: self.characters.treasurer,
            royal_scribe: self.characters.royal_scribe,
            amon_merchant: self.characters.amon_merchant,
            amon_priest: self.characters.amon_priest,
            seals: self.seals.base,
            expansion_seals: self.seals.expansion,
            reserve: self.money.reserve,
            award: self.memphis.award,
            deben_per_point: self.scoring.deben_per_point,
            points_per_seal: self.scoring.points_per_seal,
            ..Numbers::default()
        };
        for (_, market, stalls) in self.markets() {
            numbers.beginner[market.index()] = Some(stalls.beginner);
            numbers.stalls[market.index()] = [&stalls.left, &stalls.right]
                .map(|stall| build_stall(market, stall.closes.clone(), &stall.spaces));
        }
        // Nothing closes Memphis: a sum that cannot be reached.
        let never = Condition::Sum { exactly: Vec::new(), at_least: u8::MAX };
        let port = build_stall(Market::Memphis, never, &self.memphis.spaces);
        numbers.stalls[Market::Memphis.index()] = [port.clone(), port];
        numbers.spaces =
            numbers.stalls.each_ref().map(|stalls| stalls.each_ref().map(|stall| stall.free(&Stand::EMPTY)));
        for kind in Kind::ALL {
            let plain = if kind.is_foreign() { kind.gift_type().plain() } else { kind };
            let gift = &self.gifts[&plain];
            numbers.values[kind as usize] = gift.values;
            let foreign = self.foreign.get(&kind).copied().unwrap_or(0);
            numbers.cards[kind as usize] = if kind.is_foreign() { foreign } else { gift.cards };
        }
        for (character, cards) in &self.characters.cards {
            numbers.characters[*character as usize] = *cards;
        }
        for (cast, (_, list)) in
            [Cast::Base, Cast::Amon, Cast::Palace, Cast::Nile].into_iter().zip(self.casts())
        {
            let mut piles = Piles::default();
            for character in list {
                piles.add(*character, 1);
            }
            numbers.casts[cast as usize] = piles;
        }
        numbers.gives =
            (0..=MOST_VALUE).map(|cash| Kind::ALL.map(|wanted| gives(&numbers, wanted, cash))).collect();
        numbers
    }
}

fn gives(numbers: &Numbers, wanted: Kind, cash: u8) -> Kinds {
    let others = Kind::ALL.into_iter().filter(|kind| *kind != wanted);
    let paid = others.filter(|given| numbers.difference(wanted, *given) <= cash);
    paid.fold(Kinds::default(), |set, kind| set.or(kind.set()))
}

pub(crate) fn build_stall(market: Market, condition: Condition, spaces: &[OneSpace]) -> Stall {
    let spot = |space: &OneSpace| Spot { offer: space.offer, row: space.row, column: space.column };
    let spaces: Vec<(Spot, Option<Symbol>)> =
        spaces.iter().map(|space| (spot(space), space.symbol)).collect();
    Stall::new(market, condition, &spaces)
}
