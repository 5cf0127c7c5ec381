//! The numbers of actions, in their order: the same in every position, with any options and in any edition.

use game::{MOST_SEATS, Seat};

use crate::rules::{
    Action, CHARACTERS, Character, GiftType, Holder, KINDS, Kind, MOST_COPIES, MOST_OFFER, Market, Markets,
    Pick, PileCard, Place, Space, TYPES,
};

const MARKETS: usize = Market::ALL.len();
const PLACES: usize = Place::ALL.len();
const OFFERS: usize = MOST_OFFER as usize + 1;
const COPIES: usize = MOST_COPIES as usize + 1;
const SPACES: usize = MARKETS * OFFERS * COPIES;
const PICKS: usize = PLACES + KINDS;
const HOLDERS: usize = MOST_SEATS + 1;
/// The most Deben that a number is kept for; no Reserve has more at the start.
const DEBEN: usize = 20;

const RECRUIT: usize = 0;
const PLACE: usize = RECRUIT + CHARACTERS;
const NAME: usize = PLACE + SPACES;
const PASS: usize = NAME + MARKETS;
const TAX: usize = PASS + 1;
const ROLL: usize = TAX + SPACES;
const TAKE: usize = ROLL + 1;
const BUY: usize = TAKE + PICKS;
const HALF: usize = BUY + PICKS;
const SCATTER: usize = HALF + 1;
const ASIDE: usize = SCATTER + (1 << MARKETS);
const WANDER: usize = ASIDE + PICKS;
const SCORE: usize = WANDER + MARKETS * PLACES;
const DISCARD: usize = SCORE + KINDS;
const CALL: usize = DISCARD + KINDS;
const WANT_FROM: usize = CALL + TYPES;
const WANT_AT: usize = WANT_FROM + HOLDERS * KINDS;
const WANT: usize = WANT_AT + MARKETS * PLACES;
const GIVE: usize = WANT + KINDS;
const STEAL: usize = GIVE + KINDS;
const COLLECT: usize = STEAL + PLACES;
const BEG: usize = COLLECT + MARKETS * DEBEN;
const HIDE: usize = BEG + MARKETS;
const NEXT: usize = HIDE + MARKETS * PLACES;
const STOP: usize = NEXT + KINDS + 1;
pub(super) const COUNT: usize = STOP + 1;

/// The action of one sort with the n-th number from its first.
type Sort = fn(usize) -> Option<Action>;

/// The first number of each sort of actions.
const SORTS: [(usize, Sort); 25] = [
    (RECRUIT, |n| Character::ALL.get(n).copied().map(Action::Recruit)),
    (PLACE, |n| space(n).map(Action::Place)),
    (NAME, |n| Market::ALL.get(n).copied().map(Action::Name)),
    (PASS, |_| Some(Action::Pass)),
    (TAX, |n| space(n).map(Action::Tax)),
    (ROLL, |_| Some(Action::Roll)),
    (TAKE, |n| pick(n).map(Action::Take)),
    (BUY, |n| pick(n).map(Action::Buy)),
    (HALF, |_| Some(Action::Half)),
    (SCATTER, |n| Some(Action::Scatter(markets(n)))),
    (ASIDE, |n| pick(n).map(Action::Aside)),
    (WANDER, |n| spot(n).map(|(market, place)| Action::Wander(market, place))),
    (SCORE, |n| Kind::ALL.get(n).copied().map(Action::Score)),
    (DISCARD, |n| Kind::ALL.get(n).copied().map(Action::Discard)),
    (CALL, |n| GiftType::ALL.get(n).copied().map(Action::Call)),
    (WANT_FROM, |n| Some(Action::WantFrom(holder(n / KINDS)?, *Kind::ALL.get(n % KINDS)?))),
    (WANT_AT, |n| spot(n).map(|(market, place)| Action::WantAt(market, place))),
    (WANT, |n| Kind::ALL.get(n).copied().map(Action::Want)),
    (GIVE, |n| Kind::ALL.get(n).copied().map(Action::Give)),
    (STEAL, |n| Place::ALL.get(n).copied().map(Action::Steal)),
    (COLLECT, |n| Some(Action::Collect(*Market::ALL.get(n / DEBEN)?, (n % DEBEN) as u8 + 1))),
    (BEG, |n| Market::ALL.get(n).copied().map(Action::Beg)),
    (HIDE, |n| spot(n).map(|(market, place)| Action::Hide(market, place))),
    (NEXT, |n| {
        Some(Action::Next(Kind::ALL.get(n).map_or(PileCard::Akhenaton, |kind| PileCard::Gift(*kind))))
    }),
    (STOP, |_| Some(Action::Stop)),
];

pub(super) fn numbered(number: usize) -> Option<Action> {
    if number >= COUNT {
        return None;
    }
    let (first, action) = SORTS.iter().rev().find(|(first, _)| *first <= number)?;
    action(number - first)
}

pub(super) fn number(action: Action) -> Option<usize> {
    Some(match action {
        Action::Recruit(character) => RECRUIT + character as usize,
        Action::Place(space) => PLACE + number_of_space(space),
        Action::Name(market) => NAME + market as usize,
        Action::Pass => PASS,
        Action::Tax(space) => TAX + number_of_space(space),
        Action::Roll => ROLL,
        Action::Take(pick) => TAKE + number_of_pick(pick),
        Action::Buy(pick) => BUY + number_of_pick(pick),
        Action::Half => HALF,
        Action::Scatter(markets) => {
            SCATTER + markets.iter().fold(0, |bits, market| bits | 1 << market as usize)
        }
        Action::Aside(pick) => ASIDE + number_of_pick(pick),
        Action::Wander(market, place) => WANDER + number_of_spot(market, place),
        Action::Score(kind) => SCORE + kind as usize,
        Action::Discard(kind) => DISCARD + kind as usize,
        Action::Call(gift_type) => CALL + gift_type as usize,
        Action::WantFrom(holder, kind) => WANT_FROM + number_of_holder(holder) * KINDS + kind as usize,
        Action::WantAt(market, place) => WANT_AT + number_of_spot(market, place),
        Action::Want(kind) => WANT + kind as usize,
        Action::Give(kind) => GIVE + kind as usize,
        Action::Steal(place) => STEAL + place as usize,
        Action::Collect(market, deben) => {
            let deben = usize::from(deben).checked_sub(1).filter(|deben| *deben < DEBEN)?;
            COLLECT + market as usize * DEBEN + deben
        }
        Action::Beg(market) => BEG + market as usize,
        Action::Hide(market, place) => HIDE + number_of_spot(market, place),
        Action::Next(PileCard::Gift(kind)) => NEXT + kind as usize,
        Action::Next(PileCard::Akhenaton) => NEXT + KINDS,
        Action::Stop => STOP,
    })
}

fn number_of_space(space: Space) -> usize {
    (space.market as usize * OFFERS + usize::from(space.offer)) * COPIES + usize::from(space.copy)
}

fn space(number: usize) -> Option<Space> {
    let market = *Market::ALL.get(number / COPIES / OFFERS)?;
    Some(Space { market, offer: (number / COPIES % OFFERS) as u8, copy: (number % COPIES) as u8 })
}

fn number_of_pick(pick: Pick) -> usize {
    match pick {
        Pick::Place(place) => place as usize,
        Pick::Kind(kind) => PLACES + kind as usize,
    }
}

fn pick(number: usize) -> Option<Pick> {
    let kind = || Kind::ALL.get(number - PLACES).copied().map(Pick::Kind);
    Place::ALL.get(number).copied().map(Pick::Place).or_else(kind)
}

fn number_of_spot(market: Market, place: Place) -> usize {
    market as usize * PLACES + place as usize
}

fn spot(number: usize) -> Option<(Market, Place)> {
    Some((*Market::ALL.get(number / PLACES)?, Place::ALL[number % PLACES]))
}

fn number_of_holder(holder: Holder) -> usize {
    match holder {
        Holder::Seat(seat) => seat.index(),
        Holder::Neutral => MOST_SEATS,
    }
}

fn holder(number: usize) -> Option<Holder> {
    match number {
        0..MOST_SEATS => Some(Holder::Seat(Seat::new(number as u8))),
        MOST_SEATS => Some(Holder::Neutral),
        _ => None,
    }
}

fn markets(bits: usize) -> Markets {
    Market::ALL.into_iter().filter(|market| bits >> *market as usize & 1 == 1).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_has_a_number_of_its_own_in_the_order_of_actions() {
        let all: Vec<Action> = (0..COUNT).map(|number| numbered(number).unwrap()).collect();
        assert!(all.iter().enumerate().all(|(at, action)| number(*action) == Some(at)));
        assert!(all.is_sorted());
        assert_eq!(numbered(COUNT), None);
    }
}
