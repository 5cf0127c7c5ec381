//! What one player has gained: the tokens on the four sites and the action tokens beside them.

use serde::{Deserialize, Serialize};

use super::counts::{self, Counts};
use super::token::{ActionToken, Token};

/// The tokens of one player, each kind counted in a few bits of one word, so that gaining a token is one addition.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "Counts", into = "Counts")]
pub struct Holdings(u64);

impl Holdings {
    /// The number of obelisks.
    #[inline]
    pub fn obelisks(self) -> u8 {
        self.count(Token::Obelisk) as u8
    }

    /// The number of temple tokens with one, two, three and four symbols.
    #[inline]
    pub fn temples(self) -> [u8; 4] {
        [Token::Temple1, Token::Temple2, Token::Temple3, Token::Temple4].map(|token| self.count(token) as u8)
    }

    /// The number of light and of dark pyramid tokens.
    #[inline]
    pub fn pyramids(self) -> [u8; 2] {
        [Token::Light, Token::Dark].map(|token| self.count(token) as u8)
    }

    /// The tomb tokens: bit 0 for the number 1, to bit 11 for 12.
    #[inline]
    pub fn tombs(self) -> u16 {
        (self.0 >> FIELDS[Token::Tomb1 as usize].offset & 0xfff) as u16
    }

    /// How many unused action tokens of one sort.
    #[inline]
    pub fn actions(self, action: ActionToken) -> u8 {
        self.count(action.token()) as u8
    }

    /// How many unused action tokens in all.
    #[inline]
    pub fn all_actions(self) -> u8 {
        ActionToken::ALL.iter().map(|action| self.actions(*action)).sum()
    }

    /// The sorts of action tokens of which there is at least one, as a set of bits.
    #[inline]
    pub(crate) fn playable_actions(self) -> u8 {
        HELD[(self.0 >> FIELDS[Token::Take as usize].offset & 0xff) as usize]
    }

    /// How many tokens of one kind.
    #[inline]
    pub fn count(self, token: Token) -> u32 {
        let field = FIELDS[token as usize];
        (self.0 >> field.offset) as u32 & ((1 << field.width) - 1)
    }

    #[inline]
    pub(crate) fn gain(&mut self, token: Token) {
        debug_assert!(self.count(token) < token.copies(), "nobody can have more than there are");
        self.0 += FIELDS[token as usize].one();
    }

    #[inline]
    pub(crate) fn spend(&mut self, action: ActionToken) {
        debug_assert!(self.actions(action) > 0, "only what one has can be spent");
        self.0 -= FIELDS[action.token() as usize].one();
    }
}

impl From<Holdings> for Counts {
    fn from(holdings: Holdings) -> Counts {
        counts::write(|token| holdings.count(token))
    }
}

impl TryFrom<Counts> for Holdings {
    type Error = String;

    fn try_from(counts: Counts) -> Result<Holdings, String> {
        let numbers = counts::read(&counts)?;
        let fields = FIELDS.iter().zip(numbers);
        Ok(Holdings(fields.map(|(field, number)| field.one() * u64::from(number)).sum()))
    }
}

#[derive(Clone, Copy)]
struct Field {
    offset: u8,
    width: u8,
}

impl Field {
    const fn one(self) -> u64 {
        1 << self.offset
    }
}

/// Where each kind is counted: a field just wide enough for all its copies, one after the other.
static FIELDS: [Field; 23] = fields();

/// For each value of the four two-bit fields that count action tokens: the set of those that are not 0.
static HELD: [u8; 256] = held();

const fn held() -> [u8; 256] {
    let mut table = [0; 256];
    let mut counts = 0;
    while counts < 256 {
        let mut action = 0;
        while action < 4 {
            if counts >> (2 * action) & 0b11 != 0 {
                table[counts] |= 1 << action;
            }
            action += 1;
        }
        counts += 1;
    }
    table
}

const fn fields() -> [Field; 23] {
    let mut fields = [Field { offset: 0, width: 0 }; 23];
    let mut offset = 0;
    let mut index = 0;
    while index < 23 {
        let width = (u32::BITS - Token::ALL[index].copies().leading_zeros()) as u8;
        fields[index] = Field { offset, width };
        offset += width;
        index += 1;
    }
    assert!(offset <= 64, "all fields fit into one word");
    fields
}
