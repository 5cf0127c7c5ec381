//! The one text form of actions and outcomes.

use std::fmt;
use std::str::FromStr;

use game::UnknownNotation;

use crate::rules::{Action, Chance};

fn unknown(text: &str) -> UnknownNotation {
    UnknownNotation(text.to_owned())
}

impl Action {
    /// What is done, without what it is done with: the first word of its text.
    pub(crate) const fn verb(self) -> &'static str {
        match self {
            Action::Recruit(_) => "recruit",
            Action::Place(_) => "place",
            Action::Name(_) => "name",
            Action::Pass => "pass",
            Action::Tax(_) => "tax",
            Action::Roll => "roll",
            Action::Take(_) => "take",
            Action::Buy(_) => "buy",
            Action::Half => "half",
            Action::Scatter(_) => "scatter",
            Action::Aside(_) => "aside",
            Action::Wander(..) => "wander",
            Action::Score(_) => "score",
            Action::Discard(_) => "discard",
            Action::Call(_) => "call",
            Action::WantFrom(..) | Action::WantAt(..) | Action::Want(_) => "want",
            Action::Give(_) => "give",
            Action::Steal(_) => "steal",
            Action::Collect(..) => "collect",
            Action::Beg(_) => "beg",
            Action::Hide(..) => "hide",
            Action::Next(_) => "next",
            Action::Stop => "stop",
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.verb())?;
        match self {
            Action::Pass | Action::Roll | Action::Half | Action::Stop => Ok(()),
            Action::Recruit(character) => write!(f, " {character}"),
            Action::Place(space) | Action::Tax(space) => write!(f, " {space}"),
            Action::Name(market) | Action::Beg(market) => write!(f, " {market}"),
            Action::Take(pick) | Action::Buy(pick) | Action::Aside(pick) => write!(f, " {pick}"),
            Action::Scatter(markets) => markets.iter().try_for_each(|market| write!(f, " {market}")),
            Action::Wander(market, place) | Action::WantAt(market, place) | Action::Hide(market, place) => {
                write!(f, " {market} {place}")
            }
            Action::Score(kind) | Action::Discard(kind) | Action::Want(kind) | Action::Give(kind) => {
                write!(f, " {kind}")
            }
            Action::Call(gift_type) => write!(f, " {gift_type}"),
            Action::WantFrom(holder, kind) => write!(f, " {holder} {kind}"),
            Action::Steal(place) => write!(f, " {place}"),
            Action::Collect(market, deben) => write!(f, " {market} {deben}"),
            Action::Next(card) => write!(f, " {card}"),
        }
    }
}

impl FromStr for Action {
    type Err = UnknownNotation;

    fn from_str(text: &str) -> Result<Action, UnknownNotation> {
        let words: Vec<&str> = text.split(' ').collect();
        let action = read_action(&words).map_err(|_| unknown(text))?;
        // Each action has exactly one text: no leading zeros, no other order.
        if action.to_string() == text { Ok(action) } else { Err(unknown(text)) }
    }
}

fn read_action(words: &[&str]) -> Result<Action, UnknownNotation> {
    Ok(match words {
        ["recruit", character] => Action::Recruit(character.parse()?),
        ["place", space] => Action::Place(space.parse()?),
        ["name", market] => Action::Name(market.parse()?),
        ["pass"] => Action::Pass,
        ["tax", space] => Action::Tax(space.parse()?),
        ["roll"] => Action::Roll,
        ["take", pick] => Action::Take(pick.parse()?),
        ["buy", pick] => Action::Buy(pick.parse()?),
        ["half"] => Action::Half,
        ["scatter", markets @ ..] => {
            Action::Scatter(markets.iter().map(|market| market.parse()).collect::<Result<_, _>>()?)
        }
        ["aside", pick] => Action::Aside(pick.parse()?),
        ["wander", market, place] => Action::Wander(market.parse()?, place.parse()?),
        ["score", kind] => Action::Score(kind.parse()?),
        ["discard", kind] => Action::Discard(kind.parse()?),
        ["call", gift_type] => Action::Call(gift_type.parse()?),
        ["want", market, place] if market.len() == 1 => Action::WantAt(market.parse()?, place.parse()?),
        ["want", holder, kind] => Action::WantFrom(holder.parse()?, kind.parse()?),
        ["want", kind] => Action::Want(kind.parse()?),
        ["give", kind] => Action::Give(kind.parse()?),
        ["steal", place] => Action::Steal(place.parse()?),
        ["collect", market, deben] => {
            Action::Collect(market.parse()?, deben.parse().map_err(|_| unknown(deben))?)
        }
        ["beg", market] => Action::Beg(market.parse()?),
        ["hide", market, place] => Action::Hide(market.parse()?, place.parse()?),
        ["next", card] => Action::Next(card.parse()?),
        ["stop"] => Action::Stop,
        _ => return Err(unknown("")),
    })
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Show(side) => side.fmt(f),
            Chance::Deal(character) => character.fmt(f),
            Chance::Draw(card) => card.fmt(f),
            Chance::Die(number) => number.fmt(f),
            Chance::Dice(lower, higher) => write!(f, "{lower}-{higher}"),
        }
    }
}

impl FromStr for Chance {
    type Err = UnknownNotation;

    fn from_str(text: &str) -> Result<Chance, UnknownNotation> {
        if let Ok(side) = text.parse() {
            return Ok(Chance::Show(side));
        }
        if let Ok(character) = text.parse() {
            return Ok(Chance::Deal(character));
        }
        if let Ok(card) = text.parse() {
            return Ok(Chance::Draw(card));
        }
        match text.as_bytes() {
            [number @ b'1'..=b'6'] => Ok(Chance::Die(number - b'0')),
            [lower @ b'1'..=b'6', b'-', higher @ b'1'..=b'6'] if lower <= higher => {
                Ok(Chance::Dice(lower - b'0', higher - b'0'))
            }
            _ => Err(unknown(text)),
        }
    }
}

#[cfg(test)]
mod tests {
    use game::Seat;

    use super::*;
    use crate::rules::{Character, Holder, Kind, Market, Markets, Pick, PileCard, Place, Side, Space};

    #[track_caller]
    fn check(text: &str, expected: Action) {
        assert_eq!(text.parse(), Ok(expected));
        assert_eq!(expected.to_string(), text);
    }

    #[test]
    fn every_sort_of_action_has_the_text_that_the_rules_name() {
        let space = |market, offer, copy| Space { market, offer, copy };
        check("place g5", Action::Place(space(Market::Gizeh, 5, 0)));
        check("place k0", Action::Place(space(Market::AkhetAton, 0, 0)));
        check("place a3b", Action::Place(space(Market::AbouSimbel, 3, 2)));
        check("tax l11", Action::Tax(space(Market::Louqsor, 11, 0)));
        check("take upper", Action::Take(Pick::Place(Place::Upper)));
        check("take harp+1", Action::Take(Pick::Kind(Kind::Harp1)));
        check("scatter", Action::Scatter(Markets::NONE));
        check("scatter k a l", Action::Scatter(Markets::BOARD.without(Market::Gizeh.set())));
        check("want p2 harp", Action::WantFrom(Holder::Seat(Seat::new(1)), Kind::Harp));
        check("want neutral harp", Action::WantFrom(Holder::Neutral, Kind::Harp));
        check("want k upper", Action::WantAt(Market::AkhetAton, Place::Upper));
        check("want harp", Action::Want(Kind::Harp));
        check("collect g 3", Action::Collect(Market::Gizeh, 3));
        check("next akhenaton", Action::Next(PileCard::Akhenaton));
    }

    #[test]
    fn other_texts_are_refused() {
        let texts = [
            "",
            "place",
            "place g",
            "place g05",
            "place z5",
            "scatter a k",
            "scatter k k",
            "take 4",
            "want p6 harp",
            "collect g 03",
            "stop now",
            " stop",
            "next thief",
        ];
        for text in texts {
            assert!(text.parse::<Action>().is_err(), "{text}");
        }
        for text in ["7", "0", "2-1", "1-7", "upper", "p1", ""] {
            assert!(text.parse::<Chance>().is_err(), "{text}");
        }
    }

    #[test]
    fn every_outcome_reads_back() {
        let sides = Side::ALL.map(Chance::Show).into_iter();
        let characters = Character::ALL.map(Chance::Deal).into_iter();
        let cards = Kind::ALL.into_iter().map(PileCard::Gift).chain([PileCard::Akhenaton]).map(Chance::Draw);
        let dice = (1..=6).flat_map(|lower| (lower..=6).map(move |higher| Chance::Dice(lower, higher)));
        for outcome in sides.chain(characters).chain(cards).chain((1..=6).map(Chance::Die)).chain(dice) {
            assert_eq!(outcome.to_string().parse(), Ok(outcome));
        }
    }
}
