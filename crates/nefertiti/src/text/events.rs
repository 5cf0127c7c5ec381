//! What happened, in sentences. A log is told again with every new position, so that they depend on the event and the
//! numbers of the box alone.

use game::Lang;
use game::show::lang::Value;

use super::names::{self, Form};
use super::{closing, say};
use crate::actions::Holder;
use crate::chance::Chance;
use crate::edition::Numbers;
use crate::events::{Bonus, End, Event, SealFrom};
use crate::gift::Kind;
use crate::market::{Card, Market, Place};
use crate::stand::Piece;

type Said<'a> = (&'static str, Value<'a>);

/// The sentence for an event; pieces that go home and cards that move aside need none.
pub(crate) fn tell(event: &Event, numbers: &Numbers, lang: Lang) -> Option<String> {
    let tell: fn(&Event, Lang) -> String = match event {
        Event::StallShown { .. }
        | Event::Dealt { .. }
        | Event::Drawn { .. }
        | Event::Landed { .. }
        | Event::AkhenatonDrawn { .. }
        | Event::Slid { to: Place::Upper, .. }
        | Event::SealPlaced { .. }
        | Event::Reopened { .. }
        | Event::Placed { .. }
        | Event::Earned { .. }
        | Event::Passed { .. }
        | Event::Stopped { .. }
        | Event::Rolled { .. }
        | Event::Ended { .. } => tell_turn,
        Event::Awarding { .. }
        | Event::Paid { .. }
        | Event::CouldNotPay { .. }
        | Event::Took { .. }
        | Event::Bought { .. }
        | Event::TookHalf { .. }
        | Event::SealGained { .. }
        | Event::SealLost { .. }
        | Event::Scattered { .. }
        | Event::SetAside { .. }
        | Event::Closed { .. }
        | Event::Discarded { .. } => tell_sale,
        Event::Recruited { .. }
        | Event::Wandered { .. }
        | Event::WandererGone { .. }
        | Event::Scored { .. }
        | Event::Presented { .. }
        | Event::Advised { .. }
        | Event::Called { .. }
        | Event::NeutralGaveUp { .. }
        | Event::Swapped { .. }
        | Event::Traded { .. }
        | Event::Divined { .. }
        | Event::Foreseen { .. }
        | Event::Laid { .. }
        | Event::Ordered { .. }
        | Event::Stole { .. }
        | Event::Collected { .. }
        | Event::Begged { .. }
        | Event::Hidden { .. } => tell_character,
        Event::Closing { market, side, why } => {
            return Some(closing::tell(*market, numbers.stall(*market, *side).condition(), *why, lang));
        }
        Event::Slid { .. } | Event::Left { .. } => return None,
    };
    Some(tell(event, lang))
}

/// The board, the turn and the end.
fn tell_turn(event: &Event, lang: Lang) -> String {
    let tale = Tale { lang };
    match *event {
        Event::StallShown { market, side } => {
            say(lang, "stall-shown", &[tale.market(market), ("side", side.to_string().into())])
        }
        Event::Dealt { character } => {
            say(lang, "dealt", &[("character", names::character(character, lang).into())])
        }
        Event::Drawn { market, place: Place::Upper, kind } => {
            say(lang, "drawn-upper", &[tale.at(market), tale.named(kind)])
        }
        Event::Drawn { market, place: _, kind } => {
            say(lang, "drawn-lower", &[tale.at(market), tale.named(kind)])
        }
        Event::Landed { kind } => say(lang, "landed", &[tale.named(kind)]),
        Event::AkhenatonDrawn { market } => say(lang, "akhenaton-drawn", &[tale.market(market)]),
        Event::Slid { market, to: Place::Upper, card, .. } => {
            say(lang, "slid", &[tale.at(market), ("card", names::card(card, lang).into())])
        }
        Event::SealPlaced { market } => say(lang, "seal-placed", &[tale.at(market)]),
        Event::Reopened { market } => say(lang, "reopened", &[tale.market(market)]),
        Event::Placed { piece, space } => {
            let key = match piece {
                Piece::Servant(_) => "placed",
                Piece::Collector(_) => "taxed",
            };
            let values = [
                names::seat(piece.owner(), lang),
                tale.at(space.market()),
                ("space", names::space(space).into()),
            ];
            say(lang, key, &values)
        }
        Event::Earned { seat, market, deben, why } => {
            let key = match why {
                Bonus::First => "earned-first",
                Bonus::Coin => "earned-coin",
            };
            say(lang, key, &[names::seat(seat, lang), ("deben", deben.into()), tale.from(market)])
        }
        Event::Passed { seat } => say(lang, "passed", &[names::seat(seat, lang)]),
        Event::Stopped { seat } => say(lang, "stopped", &[names::seat(seat, lang)]),
        Event::Rolled { seat, roll: Chance::Dice(lower, higher) } => {
            let values = [names::seat(seat, lang), ("lower", lower.into()), ("higher", higher.into())];
            say(lang, "rolled-two", &values)
        }
        Event::Rolled { seat, roll } => {
            say(lang, "rolled-one", &[names::seat(seat, lang), ("die", roll.to_string().into())])
        }
        Event::Ended { why: End::Closed } => say(lang, "ended-closed", &[]),
        Event::Ended { why: End::TooLong } => say(lang, "ended-too-long", &[]),
        _ => unreachable!("it is told elsewhere: {event:?}"),
    }
}

/// Closings and awards: why, and who gets what for how much.
fn tell_sale(event: &Event, lang: Lang) -> String {
    let tale = Tale { lang };
    match *event {
        Event::Awarding { is_last: false } => say(lang, "awarding", &[]),
        Event::Awarding { is_last: true } => say(lang, "awarding-last", &[]),
        Event::Paid { seat, market, deben } => {
            let to = ("market", names::to_reserve(market, lang).into());
            say(lang, "paid", &[names::seat(seat, lang), ("deben", deben.into()), to])
        }
        Event::CouldNotPay { seat, market, offer } => {
            say(lang, "could-not-pay", &[names::seat(seat, lang), tale.at(market), ("offer", offer.into())])
        }
        Event::Took { seat, card: Card::Gift(kind), .. } => {
            say(lang, "took-gift", &[names::seat(seat, lang), tale.taken(kind)])
        }
        Event::Took { seat, card: Card::WanderingThief, .. } => {
            say(lang, "took-thief", &[names::seat(seat, lang)])
        }
        Event::Bought { seat, card: Card::Gift(kind), .. } => {
            say(lang, "bought-gift", &[names::seat(seat, lang), tale.taken(kind)])
        }
        Event::Bought { seat, card: Card::WanderingThief, .. } => {
            say(lang, "bought-thief", &[names::seat(seat, lang)])
        }
        Event::TookHalf { seat, market, deben: 0 } => {
            say(lang, "took-half-nothing", &[names::seat(seat, lang), tale.at(market)])
        }
        Event::TookHalf { seat, market, deben } => {
            say(lang, "took-half", &[names::seat(seat, lang), ("deben", deben.into()), tale.from(market)])
        }
        Event::SealGained { seat, why, .. } => {
            let key = match why {
                SealFrom::Card => "seal-gained-card",
                SealFrom::Papyrus => "seal-gained-papyrus",
            };
            say(lang, key, &[names::seat(seat, lang)])
        }
        Event::SealLost { .. } => say(lang, "seal-lost", &[]),
        Event::Scattered { seat, market, over } if over.is_empty() => {
            say(lang, "scattered-none", &[names::seat(seat, lang), tale.at(market)])
        }
        Event::Scattered { seat, market, over } => {
            let markets = ("markets", names::markets(over, lang).into());
            say(lang, "scattered", &[names::seat(seat, lang), tale.from(market), markets])
        }
        Event::SetAside { seat, kind, .. } => {
            say(lang, "set-aside", &[names::seat(seat, lang), tale.taken(kind)])
        }
        Event::Closed { market, side } => {
            say(lang, "closed", &[tale.market(market), ("side", side.to_string().into())])
        }
        Event::Discarded { seat, kind } => {
            say(lang, "discarded", &[names::seat(seat, lang), tale.taken(kind)])
        }
        _ => unreachable!("it is told elsewhere: {event:?}"),
    }
}

/// What characters do.
fn tell_character(event: &Event, lang: Lang) -> String {
    let tale = Tale { lang };
    match *event {
        Event::Recruited { seat, character } => {
            let taken = say(lang, &format!("character-{character}.taken"), &[]);
            say(lang, "recruited", &[names::seat(seat, lang), ("character", taken.into())])
        }
        Event::Wandered { seat, market, kind, .. } => {
            say(lang, "wandered", &[names::seat(seat, lang), tale.taken(kind), tale.at(market)])
        }
        Event::WandererGone { .. } => say(lang, "wanderer-gone", &[]),
        Event::Scored { seat, gift_type, cards, points } => {
            let gifts = ("gifts", names::counted(gift_type, cards, lang).into());
            say(lang, "scored", &[names::seat(seat, lang), gifts, ("points", points.into())])
        }
        Event::Presented { seat, character, kind, points } => {
            let values = [names::seat(seat, lang), tale.taken(kind), ("points", points.into())];
            say(lang, &format!("presented-{character}"), &values)
        }
        Event::Advised { seat, types, points } => {
            let values = [names::seat(seat, lang), ("types", types.into()), ("points", points.into())];
            say(lang, "advised", &values)
        }
        Event::Called { seat, gift_type, owners } => {
            let gift_type = ("type", names::gift_type(gift_type, lang).into());
            say(lang, "called", &[names::seat(seat, lang), gift_type, ("owners", owners.into())])
        }
        Event::NeutralGaveUp { kind } => say(lang, "neutral-gave-up", &[tale.taken(kind)]),
        Event::Swapped { seat, partner, given, taken, paid } => {
            let [given, taken] = tale.swap(given, taken);
            let values = [names::seat(seat, lang), given, taken, ("paid", paid.into())];
            match partner {
                Holder::Seat(_) => {
                    let partner = ("partner", names::holder(partner, lang).into());
                    say(lang, "swapped", &[&values[..], &[partner]].concat())
                }
                Holder::Neutral => say(lang, "swapped-neutral", &values),
            }
        }
        Event::Traded { seat, market, given, taken, paid, .. } => {
            let [given, taken] = tale.swap(given, taken);
            let values = [names::seat(seat, lang), tale.at(market), given, taken, ("paid", paid.into())];
            say(lang, "traded", &values)
        }
        Event::Divined { seat, given, taken } => {
            let [given, taken] = tale.swap(given, taken);
            say(lang, "divined", &[names::seat(seat, lang), given, taken])
        }
        Event::Foreseen { seat, kind } => say(lang, "foreseen", &[names::seat(seat, lang), tale.named(kind)]),
        Event::Laid { seat, number, card } => {
            let card = ("card", names::pile_card(card, lang).into());
            say(lang, "laid", &[names::seat(seat, lang), card, ("number", (number + 1).into())])
        }
        Event::Ordered { seat } => say(lang, "ordered", &[names::seat(seat, lang)]),
        Event::Stole { seat, market, kind, .. } => {
            say(lang, "stole", &[names::seat(seat, lang), tale.taken(kind), tale.at(market)])
        }
        Event::Collected { seat, market, deben } => {
            say(lang, "collected", &[names::seat(seat, lang), ("deben", deben.into()), tale.from(market)])
        }
        Event::Begged { seat, market } => say(lang, "begged", &[names::seat(seat, lang), tale.from(market)]),
        Event::Hidden { seat, market, kind, .. } => {
            say(lang, "hidden", &[names::seat(seat, lang), tale.taken(kind), tale.at(market)])
        }
        _ => unreachable!("it is told elsewhere: {event:?}"),
    }
}

/// Values of sentences in one language.
struct Tale {
    lang: Lang,
}

impl Tale {
    fn market(&self, market: Market) -> Said<'static> {
        ("market", names::market(market, self.lang).into())
    }

    fn at(&self, market: Market) -> Said<'static> {
        ("market", names::at_market(market, self.lang).into())
    }

    fn from(&self, market: Market) -> Said<'static> {
        ("market", names::from_reserve(market, self.lang).into())
    }

    fn named(&self, kind: Kind) -> Said<'static> {
        ("gift", names::gift(kind, Form::Plain, self.lang).into())
    }

    fn taken(&self, kind: Kind) -> Said<'static> {
        ("gift", names::gift(kind, Form::Taken, self.lang).into())
    }

    fn swap(&self, given: Kind, taken: Kind) -> [Said<'static>; 2] {
        let name = |kind| names::gift(kind, Form::Taken, self.lang).into();
        [("given", name(given)), ("taken", name(taken))]
    }
}

#[cfg(test)]
mod tests {
    use game::{Numbers as _, Present, Seat, Viewer};

    use super::*;
    use crate::actions::{Pick, PileCard};
    use crate::character::Character;
    use crate::events::Cause;
    use crate::gift::GiftType;
    use crate::market::{Markets, Side};
    use crate::state::Nefertiti;

    const RED: Seat = Seat::new(0);
    const GREEN: Seat = Seat::new(1);

    #[track_caller]
    fn check(event: Event, expected: [&str; 3]) {
        let told =
            Lang::ALL.map(|lang| tell(&event, Numbers::shipped(), lang).unwrap().replace('\u{a0}', " "));
        assert_eq!(told, expected);
    }

    fn view() -> crate::view::View {
        let chosen = game::Chosen::parse(<Nefertiti as game::Game>::OPTIONS, "").unwrap();
        let options = <Nefertiti as game::Game>::options(&chosen).unwrap();
        crate::view::View::of(&Nefertiti::set_up(&options), Viewer::Spectator)
    }

    #[test]
    fn a_sale_tells_why_and_who_gets_what_for_how_much() {
        let market = Market::AbouSimbel;
        check(
            Event::Closing { market, side: Side::Left, why: Cause::Named { seat: RED } },
            [
                "Abou Simbel closes: Red names it.",
                "Abou Simbel ferme : Rouge l’a désigné.",
                "Abu Szimbel bezár: Piros kijelölte.",
            ],
        );
        check(
            Event::Closing { market, side: Side::Left, why: Cause::Condition },
            [
                "Abou Simbel closes: the offers add up to what is needed (11, 14, 17+).",
                "Abou Simbel ferme : la somme des offres convient (11, 14, 17+).",
                "Abu Szimbel bezár: az ajánlatok összege megfelelő (11, 14, 17+).",
            ],
        );
        check(
            Event::Closing { market: Market::Gizeh, side: Side::Left, why: Cause::Condition },
            [
                "Gizeh closes: 4 pieces are connected.",
                "Gizeh ferme : 4 pions se touchent.",
                "Gíza bezár: 4 bábu összeér.",
            ],
        );
        check(
            Event::Paid { seat: RED, market, deben: 7 },
            [
                "Red pays 7 Deben onto the Reserve of Abou Simbel.",
                "Rouge paie 7 Deben à la Réserve d’Abou Simbel.",
                "Piros 7 debent fizet az abu szimbeli kasszába.",
            ],
        );
        let pick = Pick::Place(Place::First);
        check(
            Event::Bought { seat: RED, market, pick, card: Card::Gift(Kind::Mirror) },
            ["Red buys a mirror.", "Rouge achète un miroir.", "Piros megvesz egy tükröt."],
        );
        check(
            Event::TookHalf { seat: RED, market, deben: 4 },
            [
                "Red takes half: 4 Deben from the Reserve of Abou Simbel.",
                "Rouge prend la moitié : 4 Deben de la Réserve d’Abou Simbel.",
                "Piros a felét viszi: 4 deben az abu szimbeli kasszából.",
            ],
        );
    }

    #[test]
    fn points_and_payments_are_told() {
        check(
            Event::Scored { seat: GREEN, gift_type: GiftType::Harp, cards: 3, points: 24 },
            [
                "Green scores 3 harps with the Scribe: 24 points.",
                "Vert compte 3 harpes avec le Scribe : 24 points.",
                "Zöld az Írnokkal kiértékel 3 hárfát: 24 pont.",
            ],
        );
        let swap = |paid| Event::Swapped {
            seat: RED,
            partner: Holder::Seat(GREEN),
            given: Kind::Harp,
            taken: Kind::Statuette,
            paid,
        };
        check(
            swap(2),
            [
                "Red swaps with Green: gives a harp, gets a statuette and pays 2 Deben.",
                "Rouge échange avec Vert : donne une harpe, reçoit une statuette et paie 2 Deben.",
                "Piros és Zöld cserél: Piros odaad egy hárfát, kap egy szobrocskát, és fizet 2 debent.",
            ],
        );
        check(
            swap(0),
            [
                "Red swaps with Green: gives a harp, gets a statuette.",
                "Rouge échange avec Vert : donne une harpe, reçoit une statuette.",
                "Piros és Zöld cserél: Piros odaad egy hárfát, kap egy szobrocskát.",
            ],
        );
    }

    #[test]
    fn only_the_oracle_is_told_what_he_sees() {
        let view = view();
        let hidden = [
            Event::Foreseen { seat: RED, kind: Kind::Harp },
            Event::Laid { seat: RED, number: 0, card: PileCard::Akhenaton },
        ];
        for event in hidden {
            for lang in Lang::ALL {
                assert!(Nefertiti::tell(&event, &view, Viewer::Seat(RED), lang).is_some());
                assert_eq!(Nefertiti::tell(&event, &view, Viewer::Seat(GREEN), lang), None);
                assert_eq!(Nefertiti::tell(&event, &view, Viewer::Spectator, lang), None);
            }
        }
    }

    #[test]
    fn what_happens_seldom_has_words_too() {
        let (seat, market, place, kind) = (RED, Market::Louqsor, Place::Upper, Kind::Chair2);
        let pick = Pick::Kind(kind);
        let both: Markets = [Market::Gizeh, Market::Memphis].into_iter().collect();
        let events = [
            Event::StallShown { market, side: Side::Left },
            Event::Dealt { character: Character::Trader },
            Event::Landed { kind },
            Event::AkhenatonDrawn { market },
            Event::Slid { market, from: Place::First, to: place, card: Card::WanderingThief },
            Event::Passed { seat },
            Event::Rolled { seat, roll: Chance::Dice(2, 5) },
            Event::Closing { market, side: Side::Left, why: Cause::Dice },
            Event::Awarding { is_last: false },
            Event::Awarding { is_last: true },
            Event::CouldNotPay { seat, market, offer: 9 },
            Event::Took { seat, market, pick, card: Card::WanderingThief },
            Event::Bought { seat, market, pick, card: Card::WanderingThief },
            Event::TookHalf { seat, market, deben: 0 },
            Event::SealGained { seat, market, why: SealFrom::Papyrus },
            Event::SealLost { market },
            Event::Scattered { seat, market, over: both },
            Event::Scattered { seat, market, over: Markets::default() },
            Event::SetAside { seat, market, pick, kind },
            Event::Discarded { seat, kind },
            Event::Wandered { seat, market, place, kind },
            Event::WandererGone { seat },
            Event::Presented { seat, character: Character::RoyalScribe, kind, points: 10 },
            Event::Presented { seat, character: Character::AmonMerchant, kind, points: 8 },
            Event::Presented { seat, character: Character::Maid, kind, points: 9 },
            Event::Advised { seat, types: 4, points: 8 },
            Event::Called { seat, gift_type: GiftType::Chair, owners: 2 },
            Event::NeutralGaveUp { kind },
            Event::Swapped { seat, partner: Holder::Neutral, given: Kind::Harp, taken: kind, paid: 1 },
            Event::Traded { seat, market, place, given: Kind::Harp, taken: kind, paid: 1 },
            Event::Divined { seat, given: Kind::Harp, taken: kind },
            Event::Ordered { seat },
            Event::Stole { seat, market, place, kind },
            Event::Collected { seat, market, deben: 4 },
            Event::Begged { seat, market },
            Event::Hidden { seat, market, place, kind },
            Event::Ended { why: End::TooLong },
        ];
        for event in events {
            for lang in Lang::ALL {
                let told = tell(&event, Numbers::shipped(), lang).unwrap();
                assert!(told.ends_with('.') && told.chars().count() > 10, "{lang}: {told}");
            }
        }
        assert_eq!(
            tell(
                &Event::Left { piece: Piece::Servant(seat), space: "l5".parse().unwrap() },
                Numbers::shipped(),
                Lang::En
            ),
            None
        );
    }
}
