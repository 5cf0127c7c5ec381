//! What must hold before a sheet becomes [`Numbers`]: each refusal names the entry.

use game::EditionError;

use super::sheet::{OneSpace, OneStall, Sheet, build_stall};
use super::{Numbers, Table};
use crate::rules::{
    Cast, Character, Kind, MOST_CARDS, MOST_COPIES, MOST_OFFER, MOST_SPACES, Market, Settings, Setup, Symbol,
};

/// More would not fit into the bytes of a state, and no box has that many.
const MOST_MONEY: u32 = 200;
pub(crate) const MOST_VALUE: u8 = 30;
const MOST_PIECES: u8 = 8;

type Checked = Result<(), EditionError>;

fn demand(holds: bool, entry: impl Into<String>, problem: impl Into<String>) -> Checked {
    if holds { Ok(()) } else { Err(EditionError::new(entry, problem)) }
}

impl Sheet {
    pub(crate) fn check(&self) -> Checked {
        for (name, market, stalls) in self.markets() {
            for (side, stall) in [("left", &stalls.left), ("right", &stalls.right)] {
                check_stall(&format!("{name}.{side}"), market, stall)?;
            }
        }
        self.check_gifts()?;
        for (players, table) in (2..).zip(self.tables()) {
            self.check_table(players, table)?;
        }
        self.check_memphis()?;
        self.check_characters()?;
        demand((1..=60).contains(&self.seals.base), "seals.base", "must be 1 to 60")?;
        demand(self.seals.expansion <= 60, "seals.expansion", "must be at most 60")?;
        demand(self.money.reserve <= 20, "money.reserve", "must be at most 20")?;
        demand(self.scoring.deben_per_point > 0, "scoring.deben_per_point", "must be at least 1")
    }

    fn check_memphis(&self) -> Checked {
        check_spaces("memphis", &self.memphis.spaces)?;
        let is_plain = |space: &OneSpace| matches!(space.symbol, None | Some(Symbol::Coin));
        if let Some(index) = self.memphis.spaces.iter().position(|space| !is_plain(space)) {
            let entry = format!("memphis.spaces.{index}.symbol");
            return demand(false, entry, "must be a coin: the best bidder of Memphis always takes two gifts");
        }
        // If all servants could stand there, nobody could move any more.
        let pieces = |(players, table): (usize, &Table)| players * usize::from(table.servants);
        let fewest = (2..).zip(self.tables()).map(pieces).min().unwrap_or(0);
        let problem = format!("must be fewer than the {fewest} servants of a game");
        demand(self.memphis.spaces.len() < fewest, "memphis.spaces", problem)?;
        demand(self.memphis.award > 0, "memphis.award", "must be at least 1")
    }

    fn check_gifts(&self) -> Checked {
        for kind in Kind::ALL {
            if kind.is_foreign() {
                demand(!self.gifts.contains_key(&kind), format!("gifts.{kind}"), "belongs to `foreign`")?;
                continue;
            }
            let entry = format!("gifts.{kind}");
            let Some(gift) = self.gifts.get(&kind) else { return demand(false, entry, "is missing") };
            let [alone, two, three] = gift.values;
            let falls = alone >= two && two >= three && (1..=MOST_VALUE).contains(&alone);
            demand(falls, format!("{entry}.values"), format!("must not rise, and be at most {MOST_VALUE}"))?;
        }
        let mut bonuses = [0_u32; 9];
        let mut counts = [0_u32; 9];
        for (kind, cards) in &self.foreign {
            demand(kind.is_foreign(), format!("foreign.{kind}"), "is not a foreign gift")?;
            bonuses[kind.gift_type() as usize] += u32::from(kind.bonus()) * u32::from(*cards);
            counts[kind.gift_type() as usize] += u32::from(*cards);
            let plain = u32::from(self.gifts[&kind.gift_type().plain()].cards);
            let is_enough = counts[kind.gift_type() as usize] <= plain;
            demand(is_enough, format!("foreign.{kind}"), "there are not so many ordinary ones to take out")?;
            let fits = bonuses[kind.gift_type() as usize] <= 15;
            demand(fits, format!("foreign.{kind}"), "the bonuses of one type must add up to at most 15")?;
        }
        demand(self.gifts[&Kind::Papyrus].cards >= 5, "gifts.papyrus.cards", "must be one for each player")?;
        let plain: u32 = self.gifts.values().map(|gift| u32::from(gift.cards)).sum();
        let foreign: u32 = self.foreign.values().map(|cards| u32::from(*cards)).sum();
        demand(plain + foreign <= MOST_CARDS, "gifts", format!("must be at most {MOST_CARDS} cards"))
    }

    fn check_table(&self, players: usize, table: &Table) -> Checked {
        let entry = |key: &str| format!("players.{players}.{key}");
        let problem = format!("must be 1 to {MOST_PIECES}");
        demand((1..=MOST_PIECES).contains(&table.servants), entry("servants"), problem)?;
        let most = if players == 2 { MOST_PIECES } else { 0 };
        let problem = format!("must be at most {most}: two players have collectors, more have none");
        demand(table.collectors <= most, entry("collectors"), problem)?;
        let problem = format!("must be {players} numbers, one for each player in order of play");
        demand(table.deben.len() == players, entry("deben"), problem)?;
        let money: u32 = table.deben.iter().map(|deben| u32::from(*deben)).sum::<u32>()
            + 5 * u32::from(self.money.reserve);
        demand(
            money <= MOST_MONEY,
            entry("deben"),
            format!("must be at most {MOST_MONEY} with all Reserves"),
        )?;
        demand(table.scribes.len() <= 10, entry("scribes"), "must be at most 10 cards")?;
        demand(table.scribes.iter().all(|bonus| *bonus <= 20), entry("scribes"), "must be at most 20 each")?;
        let foreign = table.left_out.iter().any(|kind| kind.is_foreign() || *kind == Kind::Papyrus);
        demand(!foreign, entry("left_out"), "must not name what comes with Memphis")
    }

    fn check_characters(&self) -> Checked {
        let cards = |character: &Character| self.characters.cards.get(character).copied().unwrap_or(0);
        for character in Character::ALL {
            let entry = format!("characters.cards.{character}");
            match character {
                Character::Scribe => {
                    demand(cards(&character) == 0, entry, "is listed for each number of players")?;
                }
                Character::Merchant => {
                    demand(cards(&character) == 0, entry, "is listed as `characters.merchants`")?;
                }
                // Their cards stay in play, and the state keeps track of only one of each.
                Character::Oracle | Character::AmonPriest | Character::WanderingThief => {
                    demand(cards(&character) <= 1, entry, "must be at most 1")?;
                }
                Character::Vizier
                | Character::HighPriest
                | Character::Maid
                | Character::Thief
                | Character::Treasurer
                | Character::Beggar
                | Character::AmonMerchant
                | Character::RoyalScribe
                | Character::Trader => demand(cards(&character) <= 10, entry, "must be at most 10")?,
            }
        }
        for (name, cast) in self.casts() {
            for character in cast {
                let used = cast.iter().filter(|other| *other == character).count();
                let is_there = used <= usize::from(cards(character));
                demand(
                    is_there,
                    format!("characters.{name}"),
                    format!("there are not so many cards of {character}"),
                )?;
            }
        }
        let all: u32 = self.characters.cards.values().map(|cards| u32::from(*cards)).sum();
        demand(
            u32::from(self.characters.dealt) <= all,
            "characters.dealt",
            format!("there are only {all} cards"),
        )?;
        let merchants = &self.characters.merchants;
        let is_sensible = merchants.len() <= 10 && merchants.iter().all(|swaps| (1..=2).contains(swaps));
        demand(is_sensible, "characters.merchants", "must be at most 10 cards of 1 or 2 swaps")?;
        demand(self.characters.treasurer > 0, "characters.treasurer", "must be at least 1")?;
        demand(self.characters.treasurer <= 4, "characters.treasurer", "must be at most 4")
    }
}

impl Numbers {
    /// Akhenaton must not come up in the set-up (N12), whatever is drawn.
    pub(crate) fn check_decks(self) -> Result<Numbers, EditionError> {
        for players in 2..=5 {
            for memphis in [false, true] {
                let settings = Settings { players, setup: Setup::Beginner, cast: Cast::Base, memphis };
                let deck = self.deck(settings);
                let foreign: u8 =
                    Kind::ALL.into_iter().filter(|kind| kind.is_foreign()).map(|kind| deck.count(kind)).sum();
                let problem = "twelve gifts for the markets and four for the end must be left";
                demand(deck.cards() - foreign >= 16, format!("players.{players}.left_out"), problem)?;
            }
        }
        Ok(self)
    }
}

fn check_stall(entry: &str, market: Market, stall: &OneStall) -> Checked {
    check_spaces(entry, &stall.spaces)?;
    let entry = format!("{entry}.closes");
    let is_louqsor = market == Market::Louqsor;
    let problem = "dice are rolled at Louqsor, and nowhere else";
    demand(stall.closes.is_rolled() == is_louqsor, &entry, problem)?;
    let built = build_stall(market, stall.closes.clone(), &stall.spaces);
    demand(built.closes_when_full(), entry, "must hold at the latest when all spaces are taken")
}

fn check_spaces(entry: &str, spaces: &[OneSpace]) -> Checked {
    let problem = format!("must be 1 to {MOST_SPACES}");
    demand((1..=MOST_SPACES).contains(&spaces.len()), format!("{entry}.spaces"), problem)?;
    for (index, space) in spaces.iter().enumerate() {
        let entry = |key: &str| format!("{entry}.spaces.{index}{key}");
        let before = &spaces[..index];
        demand(space.offer <= MOST_OFFER, entry(".offer"), format!("must be at most {MOST_OFFER}"))?;
        let is_new = |other: &OneSpace| other.row != space.row || other.column != space.column;
        demand(before.iter().all(is_new), entry(""), "lies where another space lies")?;
        let equals: Vec<&OneSpace> = before.iter().filter(|other| other.offer == space.offer).collect();
        let is_ranked = equals.iter().all(|other| other.column != space.column);
        demand(is_ranked, entry(".column"), "of two equal offers, one must be further right")?;
        let problem = format!("is there more than {MOST_COPIES} times");
        demand(equals.len() < usize::from(MOST_COPIES), entry(".offer"), problem)?;
    }
    Ok(())
}
