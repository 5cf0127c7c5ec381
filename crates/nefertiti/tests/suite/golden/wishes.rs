//! What each golden record shows, checked by its events.

use nefertiti::{Character, Event, SealFrom};

/// A game to be kept.
pub(crate) struct Wish {
    pub(crate) name: &'static str,
    pub(crate) why: &'static str,
    pub(crate) options: &'static str,
    pub(crate) is_shown: fn(&[Event]) -> bool,
}

const fn wish(
    name: &'static str,
    why: &'static str,
    options: &'static str,
    is_shown: fn(&[Event]) -> bool,
) -> Wish {
    Wish { name, why, options, is_shown }
}

pub(crate) const WISHES: [Wish; 20] = [
    wish(
        "two-players",
        "two players: collectors both spread Deben and set gifts aside",
        "players=2",
        |events| {
            has(events, |event| matches!(event, Event::Scattered { over, .. } if over.len() == 3))
                && has(events, |event| matches!(event, Event::SetAside { .. }))
        },
    ),
    wish(
        "three-players",
        "three players: a best bidder cannot pay and gives up a gift",
        "players=3",
        |events| has(events, |event| matches!(event, Event::Discarded { .. })),
    ),
    wish(
        "four-players",
        "four players and chance in the set-up",
        "players=4 setup=advanced characters=random",
        |events| has(events, |event| matches!(event, Event::StallShown { .. })),
    ),
    wish("five-players", "five players: a papyrus brings a seal", "players=5 memphis=true", |events| {
        has(events, |event| matches!(event, Event::SealGained { why: SealFrom::Papyrus, .. }))
    }),
    wish("memphis", "Memphis awards its gifts twice before the end", "players=4 memphis=true", |events| {
        count(events, |event| matches!(event, Event::Awarding { is_last: false })) >= 2
    }),
    wish(
        "akhenaton-feeds-memphis",
        "Akhenaton comes up in a refill that has just brought a gift to Memphis, which is awarded for the last time",
        "players=4 memphis=true",
        |events| {
            events.windows(4).any(|four| {
                let [landed, akhenaton, awarding, paid] = four else { return false };
                matches!(landed, Event::Landed { .. })
                    && matches!(akhenaton, Event::AkhenatonDrawn { .. })
                    && matches!(awarding, Event::Awarding { is_last: true })
                    && matches!(paid, Event::Paid { .. })
            })
        },
    ),
    wish("scribe", "all four Scribes are recruited", "players=4", |events| {
        count(events, |event| matches!(event, Event::Scored { .. })) == 4
    }),
    wish("merchant", "the First Merchant swaps with two players", "players=3", |events| {
        events.windows(2).any(|pair| matches!(pair, [Event::Swapped { .. }, Event::Swapped { .. }]))
    }),
    wish("vizier", "the Vizier counts four types or more", "players=3", |events| {
        has(events, |event| matches!(event, Event::Advised { types: 4.., .. }))
    }),
    wish("high-priest", "the High Priest comes", "players=4 characters=nile", |events| {
        recruited(events, Character::HighPriest)
    }),
    wish("maid", "both Royal Maids come, and one makes three owners give up a gift", "players=4", |events| {
        count(events, |event| matches!(event, Event::Called { .. })) == 2
            && has(events, |event| matches!(event, Event::Called { owners: 3.., .. }))
    }),
    wish("thief", "the Thief steals an upper gift with its seal", "players=4", |events| {
        events.windows(2).any(|pair| matches!(pair, [Event::Stole { .. }, Event::SealGained { .. }]))
    }),
    wish("treasurer", "the Treasurer takes four Deben", "players=4", |events| {
        has(events, |event| matches!(event, Event::Collected { deben: 4, .. }))
    }),
    wish(
        "oracle",
        "the Oracle swaps a gift, and the cards he laid come up",
        "players=3 characters=palace",
        |events| {
            let swapped = events.iter().position(|event| matches!(event, Event::Divined { .. }));
            swapped
                .is_some_and(|at| has(&events[at..], |event| matches!(event, Event::AkhenatonDrawn { .. })))
        },
    ),
    wish("beggar", "the Beggar both begs and hides", "players=3 characters=amon", |events| {
        has(events, |event| matches!(event, Event::Begged { .. }))
            && has(events, |event| matches!(event, Event::Hidden { .. }))
    }),
    wish(
        "amon-merchant",
        "the Merchant of Amon takes two gifts or more",
        "players=3 characters=amon",
        |events| {
            let taken =
                |event: &Event| matches!(event, Event::Presented { character: Character::AmonMerchant, .. });
            count(events, taken) >= 2
        },
    ),
    wish("amon-priest", "the Priest of Amon is kept to the end", "players=4 characters=amon", |events| {
        recruited(events, Character::AmonPriest)
    }),
    wish(
        "royal-scribe",
        "the Royal Scribe scores two gifts or more",
        "players=3 characters=palace",
        |events| {
            let scored =
                |event: &Event| matches!(event, Event::Presented { character: Character::RoyalScribe, .. });
            count(events, scored) >= 2
        },
    ),
    wish(
        "wandering-thief",
        "the Wandering Thief is recruited and bought again",
        "players=4 characters=nile",
        |events| count(events, |event| matches!(event, Event::Wandered { .. })) >= 3,
    ),
    wish("trader", "the Trader swaps twice", "players=3 characters=nile", |events| {
        count(events, |event| matches!(event, Event::Traded { .. })) == 2
    }),
];

fn has(events: &[Event], is_it: impl Fn(&Event) -> bool) -> bool {
    events.iter().any(is_it)
}

fn count(events: &[Event], is_it: impl Fn(&Event) -> bool) -> usize {
    events.iter().filter(|event| is_it(event)).count()
}

fn recruited(events: &[Event], wanted: Character) -> bool {
    has(events, |event| matches!(event, Event::Recruited { character, .. } if *character == wanted))
}
