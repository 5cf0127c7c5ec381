//! The sixty cargo tokens.

/// A kind of cargo token.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[expect(missing_docs, reason = "they are named after what is printed on them")]
pub enum Token {
    Obelisk,
    Temple1,
    Temple2,
    Temple3,
    Temple4,
    Light,
    Dark,
    Tomb1,
    Tomb2,
    Tomb3,
    Tomb4,
    Tomb5,
    Tomb6,
    Tomb7,
    Tomb8,
    Tomb9,
    Tomb10,
    Tomb11,
    Tomb12,
    Take,
    Place,
    Unload,
    Swap,
}

/// A token that is played rather than built.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum ActionToken {
    /// Take one token from any boat.
    Take,
    /// Place two or three meeples.
    Place,
    /// Place one meeple, then unload one or two boats.
    Unload,
    /// Swap two tokens of one boat, then unload one boat.
    Swap,
}

/// What a token is to its owner.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Kind {
    Obelisk,
    /// With one to four symbols.
    Temple(u8),
    LightPyramid,
    DarkPyramid,
    /// With a number from 1 to 12.
    Tomb(u8),
    Action(ActionToken),
}

impl Token {
    /// Every kind, in the order of the notation.
    pub const ALL: [Token; 23] = [
        Token::Obelisk,
        Token::Temple1,
        Token::Temple2,
        Token::Temple3,
        Token::Temple4,
        Token::Light,
        Token::Dark,
        Token::Tomb1,
        Token::Tomb2,
        Token::Tomb3,
        Token::Tomb4,
        Token::Tomb5,
        Token::Tomb6,
        Token::Tomb7,
        Token::Tomb8,
        Token::Tomb9,
        Token::Tomb10,
        Token::Tomb11,
        Token::Tomb12,
        Token::Take,
        Token::Place,
        Token::Unload,
        Token::Swap,
    ];

    /// How many copies are in the box.
    pub const fn copies(self) -> u32 {
        match self.kind() {
            Kind::Obelisk => 12,
            Kind::LightPyramid | Kind::DarkPyramid => 6,
            Kind::Temple(_) | Kind::Action(_) => 3,
            Kind::Tomb(_) => 1,
        }
    }

    /// Whether it is played rather than built.
    pub const fn is_action(self) -> bool {
        self as u8 >= Token::Take as u8
    }

    pub(crate) const fn kind(self) -> Kind {
        match self {
            Token::Obelisk => Kind::Obelisk,
            Token::Temple1 | Token::Temple2 | Token::Temple3 | Token::Temple4 => {
                Kind::Temple(self as u8 - Token::Temple1 as u8 + 1)
            }
            Token::Light => Kind::LightPyramid,
            Token::Dark => Kind::DarkPyramid,
            Token::Tomb1
            | Token::Tomb2
            | Token::Tomb3
            | Token::Tomb4
            | Token::Tomb5
            | Token::Tomb6
            | Token::Tomb7
            | Token::Tomb8
            | Token::Tomb9
            | Token::Tomb10
            | Token::Tomb11
            | Token::Tomb12 => Kind::Tomb(self as u8 - Token::Tomb1 as u8 + 1),
            Token::Take => Kind::Action(ActionToken::Take),
            Token::Place => Kind::Action(ActionToken::Place),
            Token::Unload => Kind::Action(ActionToken::Unload),
            Token::Swap => Kind::Action(ActionToken::Swap),
        }
    }
}

impl ActionToken {
    /// The cargo token it is.
    pub const fn token(self) -> Token {
        match self {
            ActionToken::Take => Token::Take,
            ActionToken::Place => Token::Place,
            ActionToken::Unload => Token::Unload,
            ActionToken::Swap => Token::Swap,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_sixty_tokens_twelve_of_each_family() {
        let count = |filter: fn(Kind) -> bool| -> u32 {
            Token::ALL.iter().filter(|token| filter(token.kind())).map(|token| token.copies()).sum()
        };
        assert_eq!(count(|_| true), 60);
        assert_eq!(count(|kind| kind == Kind::Obelisk), 12);
        assert_eq!(count(|kind| matches!(kind, Kind::Temple(1..=4))), 12);
        assert_eq!(count(|kind| matches!(kind, Kind::LightPyramid | Kind::DarkPyramid)), 12);
        assert_eq!(count(|kind| matches!(kind, Kind::Tomb(1..=12))), 12);
        assert_eq!(count(|kind| matches!(kind, Kind::Action(_))), 12);
    }
}
