//! The one text form of actions and outcomes.

use std::fmt;
use std::str::FromStr;

use game::UnknownNotation;

use crate::rules::{Action, Chance, Markets};

fn unknown(text: &str) -> UnknownNotation {
    UnknownNotation(text.to_owned())
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Recruit(character) => write!(f, "recruit {character}"),
            Action::Place(space) => write!(f, "place {space}"),
            Action::Name(market) => write!(f, "name {market}"),
            Action::Pass => f.write_str("pass"),
            Action::Tax(space) => write!(f, "tax {space}"),
            Action::Roll => f.write_str("roll"),
            Action::Take(pick) => write!(f, "take {pick}"),
            Action::Buy(pick) => write!(f, "buy {pick}"),
            Action::Half => f.write_str("half"),
            Action::Scatter(markets) => {
                f.write_str("scatter")?;
                markets.iter().try_for_each(|market| write!(f, " {market}"))
            }
            Action::Aside(pick) => write!(f, "aside {pick}"),
            Action::Wander(market, place) => write!(f, "wander {market} {place}"),
            Action::Score(kind) => write!(f, "score {kind}"),
            Action::Discard(kind) => write!(f, "discard {kind}"),
            Action::Call(gift_type) => write!(f, "call {gift_type}"),
            Action::WantFrom(holder, kind) => write!(f, "want {holder} {kind}"),
            Action::WantAt(market, place) => write!(f, "want {market} {place}"),
            Action::Want(kind) => write!(f, "want {kind}"),
            Action::Give(kind) => write!(f, "give {kind}"),
            Action::Steal(place) => write!(f, "steal {place}"),
            Action::Collect(market, deben) => write!(f, "collect {market} {deben}"),
            Action::Beg(market) => write!(f, "beg {market}"),
            Action::Hide(market, place) => write!(f, "hide {market} {place}"),
            Action::Next(card) => write!(f, "next {card}"),
            Action::Stop => f.write_str("stop"),
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
            let markets: Result<Markets, UnknownNotation> =
                markets.iter().map(|market| market.parse()).collect();
            Action::Scatter(markets?)
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
    use crate::rules::{Character, Holder, Kind, Market, Pick, PileCard, Place, Side, Space};

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
