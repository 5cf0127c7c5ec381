//! The numbers of the box. They come from a file that the owner of a box can correct, because many of them are known only
//! from pictures or not at all.

mod check;
mod sheet;

use std::sync::LazyLock;

use game::{Edition, EditionError};
use serde::Deserialize;

use self::sheet::Sheet;
use crate::rules::{
    CHARACTERS, Cast, Character, Gifts, KINDS, Kind, Kinds, Market, Piles, Settings, Side, Stall,
};

/// The numbers of one edition, as the rules ask for them.
#[derive(Debug, Default, Deserialize)]
#[serde(from = "Sheet")]
pub struct Numbers {
    pub(crate) problem: Option<EditionError>,
    /// The left and the right one of each market; Memphis has the same one twice.
    pub(crate) stalls: [[Stall; 2]; 5],
    pub(crate) beginner: [Option<Side>; 4],
    pub(crate) cards: [u8; KINDS],
    /// With one, two, and three or more owners.
    pub(crate) values: [[u8; 3]; KINDS],
    /// For each kind that is wanted and each amount of cash, the kinds that can be given for it.
    pub(crate) gives: Vec<[Kinds; KINDS]>,
    /// A bit for each space of each stall, in the order of rank: asked for in every turn, so they lie together.
    pub(crate) spaces: [[u16; 2]; 5],
    pub(crate) tables: [Table; 4],
    pub(crate) characters: [u8; CHARACTERS],
    pub(crate) casts: [Piles; 5],
    pub(crate) dealt: u8,
    pub(crate) merchants: Vec<u8>,
    /// What the Vizier scores for each type.
    pub vizier: u8,
    /// The most that the Treasurer takes.
    pub treasurer: u8,
    /// What the Royal Scribe adds to each gift.
    pub royal_scribe: u8,
    /// What the Merchant of Amon scores for each gift.
    pub amon_merchant: u8,
    /// What the Priest of Amon scores for each rank, from the first.
    pub amon_priest: [u8; 5],
    pub(crate) seals: u8,
    pub(crate) expansion_seals: u8,
    pub(crate) reserve: u8,
    /// How many foreign gifts Memphis needs for an award.
    pub award: u8,
    /// How many Deben make a point at the end.
    pub deben_per_point: u8,
    /// How many points an unused seal is worth at the end.
    pub points_per_seal: u8,
}

/// What depends on the number of players.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Table {
    pub(crate) servants: u8,
    pub(crate) collectors: u8,
    pub(crate) deben: Vec<u8>,
    pub(crate) scribes: Vec<u8>,
    pub(crate) left_out: Vec<Kind>,
}

impl Numbers {
    /// One of the two stalls of a market; Memphis has only one.
    #[inline]
    pub fn stall(&self, market: Market, side: Side) -> &Stall {
        &self.stalls[market.index()][side as usize]
    }

    /// The stall that shows at a beginner's set-up.
    pub fn beginner_side(&self, market: Market) -> Side {
        self.beginner.get(market.index()).copied().flatten().unwrap_or(Side::Right)
    }

    /// How many cards of a kind are in the boxes.
    pub fn cards(&self, kind: Kind) -> u8 {
        self.cards[kind as usize]
    }

    /// What a card of this kind is worth with this many owners of its type.
    pub fn value(&self, kind: Kind, owners: u8) -> u8 {
        self.values[kind as usize][usize::from(owners.clamp(1, 3)) - 1]
    }

    /// What a card of this kind is worth to the only owner of its type; swaps are compared by this.
    pub fn highest_value(&self, kind: Kind) -> u8 {
        self.value(kind, 1)
    }

    /// The kinds that a player with this much cash can give for a wanted one, except the kind itself (N69).
    pub(crate) fn gives(&self, wanted: Kind, deben: u8) -> Kinds {
        let cash = usize::from(deben).min(self.gives.len() - 1);
        self.gives[cash][wanted as usize]
    }

    /// What has to be paid on top when one kind is given for another.
    pub fn difference(&self, wanted: Kind, given: Kind) -> u8 {
        self.highest_value(wanted).saturating_sub(self.highest_value(given))
    }

    pub(crate) fn table(&self, players: u8) -> &Table {
        &self.tables[usize::from(players) - 2]
    }

    /// What the Scribes add to each gift, in the order in which they are recruited.
    pub fn scribes(&self, players: u8) -> &[u8] {
        &self.table(players).scribes
    }

    /// How many swaps each Merchant makes, in the order in which they are recruited.
    pub fn merchants(&self) -> &[u8] {
        &self.merchants
    }

    /// What the top card of the Scribes adds while this many are left.
    pub fn scribe_bonus(&self, players: u8, left: u8) -> u8 {
        let scribes = self.scribes(players);
        scribes[scribes.len() - usize::from(left)]
    }

    /// How many swaps the top card of the Merchants makes while this many are left.
    pub fn merchant_swaps(&self, left: u8) -> u8 {
        self.merchants[self.merchants.len() - usize::from(left)]
    }

    /// How many cards of a character are in the boxes; Scribes and Merchants are counted separately.
    pub fn character_cards(&self, character: Character) -> u8 {
        self.characters[character as usize]
    }

    /// How many cards of a character there can be.
    pub(crate) fn pile(&self, character: Character, players: u8) -> u8 {
        if character == Character::Scribe {
            return self.scribes(players).len() as u8;
        }
        let merchants = if character == Character::Merchant { self.merchants.len() as u8 } else { 0 };
        merchants + self.character_cards(character)
    }

    /// The gifts that make up the pile, without Akhenaton.
    pub(crate) fn deck(&self, settings: Settings) -> Gifts {
        let table = self.table(settings.players);
        let copies = |kind: Kind| {
            let all = self.cards(kind);
            if table.left_out.contains(&kind) {
                0
            } else if kind == Kind::Papyrus {
                // One for each player, and only with Memphis.
                all.min(settings.players) * u8::from(settings.memphis)
            } else if kind.is_foreign() {
                all * u8::from(settings.memphis)
            } else {
                all - self.foreign_of(kind) * u8::from(settings.memphis)
            }
        };
        Kind::ALL.into_iter().flat_map(|kind| std::iter::repeat_n(kind, usize::from(copies(kind)))).collect()
    }

    /// How many foreign gifts take the place of ordinary ones of this kind.
    pub(crate) fn foreign_of(&self, plain: Kind) -> u8 {
        if plain.gift_type().plain() != plain {
            return 0;
        }
        plain.gift_type().kinds().iter().filter(|kind| kind.is_foreign()).map(|kind| self.cards(kind)).sum()
    }

    /// The piles of characters before any is dealt.
    pub(crate) fn piles(&self, settings: Settings) -> Piles {
        let mut piles = self.casts[settings.cast as usize];
        piles.add(Character::Scribe, self.scribes(settings.players).len() as u8);
        piles.add(Character::Merchant, self.merchants.len() as u8);
        piles
    }

    /// How many characters are dealt by chance.
    pub(crate) fn to_deal(&self, settings: Settings) -> u8 {
        if settings.cast == Cast::Random { self.dealt } else { 0 }
    }
}

impl game::Numbers for Numbers {
    fn shipped() -> &'static Edition<Numbers> {
        static EDITION: LazyLock<Edition<Numbers>> =
            LazyLock::new(|| Edition::read(include_str!("../../../edition.toml")).expect("a test reads it"));
        &EDITION
    }

    fn check(&self) -> Result<(), EditionError> {
        self.problem.clone().map_or(Ok(()), Err)
    }
}
