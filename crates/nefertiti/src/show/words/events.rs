//! What happened, in sentences. A log is told again with every new position, so they depend only on the event and the
//! numbers of the box.

use game::show::lang::Value;
use game::{Lang, Present, Seat, signed};

use super::names::{self, Form};
use super::{closing, say};
use crate::events::{Bonus, End, Event, SealFrom};
use crate::rules::{Card, Chance, GiftType, Holder, Kind, Market, Nefertiti, Numbers, Piece, Place};

/// The sentence for an event; pieces that go home and cards that move aside need none.
#[expect(clippy::too_many_lines, reason = "a line or two for each event")]
pub(crate) fn tell(event: &Event, numbers: &Numbers, lang: Lang) -> Option<String> {
    let who = |seat: Seat| ("seat", Value::from(Nefertiti::sign_seat(seat, lang)));
    let sign =
        |market: Market, words: String| ("market", Value::from(names::sign_market(market, &words, lang)));
    let of = |market: Market| sign(market, names::market(market, lang));
    let at = |market: Market| sign(market, names::at_market(market, lang));
    let from = |market: Market| sign(market, names::from_reserve(market, lang));
    let sign_gift = |kind: Kind, form| signed(format_args!("gift-{kind}"), names::gift(kind, form, lang));
    let named = |kind: Kind| ("gift", Value::from(sign_gift(kind, Form::Plain)));
    let gift = |kind: Kind| ("gift", Value::from(sign_gift(kind, Form::Taken)));
    let money = |deben: u8| ("deben", Value::from(signed("deben", deben)));
    let seal = |key: &str| ("seal", Value::from(signed("seal", say(lang, key, &[]))));
    let sign_type = |gift_type: GiftType, words: String| {
        Value::from(signed(format_args!("gift-{}", gift_type.plain()), words))
    };
    let swap = |given: Kind, taken: Kind| {
        [("given", given), ("taken", taken)].map(|(key, kind)| (key, gift(kind).1))
    };
    let (key, values) = match *event {
        Event::StallShown { market, side } => {
            ("stall-shown", vec![of(market), ("side", side.to_string().into())])
        }
        Event::Dealt { character } => {
            let words = signed(format_args!("character-{character}"), names::character(character, lang));
            ("dealt", vec![("character", words.into())])
        }
        Event::Drawn { market, place: Place::Upper, kind } => ("drawn-upper", vec![at(market), named(kind)]),
        Event::Drawn { market, kind, .. } => ("drawn-lower", vec![at(market), named(kind)]),
        Event::Landed { kind } => ("landed", vec![named(kind)]),
        Event::AkhenatonDrawn { market } => ("akhenaton-drawn", vec![of(market)]),
        Event::Slid { market, to: Place::Upper, card, .. } => {
            ("slid", vec![at(market), ("card", names::card(card, lang).into())])
        }
        Event::Slid { .. } | Event::Left { .. } => return None,
        Event::SealPlaced { market } => ("seal-placed", vec![at(market), seal("seal-placed.seal")]),
        Event::Reopened { market } => ("reopened", vec![of(market)]),
        Event::Placed { piece, space } => {
            let key = match piece {
                Piece::Servant(_) => "placed",
                Piece::Collector(_) => "taxed",
            };
            let offer = ("space", u32::from(space.offer()).into());
            (key, vec![who(piece.owner()), at(space.market()), offer])
        }
        Event::Earned { seat, market, deben, why } => {
            let key = match why {
                Bonus::First => "earned-first",
                Bonus::Coin => "earned-coin",
            };
            (key, vec![who(seat), money(deben), from(market)])
        }
        Event::Passed { seat } => ("passed", vec![who(seat)]),
        Event::Stopped { seat } => ("stopped", vec![who(seat)]),
        Event::Rolled { seat, roll: Chance::Dice(lower, higher) } => {
            let die = |number: u8| Value::from(signed(format_args!("die-{number}"), number));
            ("rolled-two", vec![who(seat), ("lower", die(lower)), ("higher", die(higher))])
        }
        Event::Rolled { seat, roll } => {
            ("rolled-one", vec![who(seat), ("die", signed(format_args!("die-{roll}"), roll).into())])
        }
        Event::Closing { market, side, why } => {
            return Some(closing::tell(market, numbers.stall(market, side).condition(), why, lang));
        }
        Event::Awarding { is_last: false } => ("awarding", vec![]),
        Event::Awarding { is_last: true } => ("awarding-last", vec![]),
        Event::Paid { seat, market, deben } => {
            ("paid", vec![who(seat), money(deben), sign(market, names::to_reserve(market, lang))])
        }
        Event::CouldNotPay { seat, market, offer } => {
            ("could-not-pay", vec![who(seat), at(market), ("offer", offer.into())])
        }
        Event::Took { seat, card: Card::Gift(kind), .. } => ("took-gift", vec![who(seat), gift(kind)]),
        Event::Took { seat, card: Card::WanderingThief, .. } => ("took-thief", vec![who(seat)]),
        Event::Bought { seat, card: Card::Gift(kind), .. } => ("bought-gift", vec![who(seat), gift(kind)]),
        Event::Bought { seat, card: Card::WanderingThief, .. } => ("bought-thief", vec![who(seat)]),
        Event::TookHalf { seat, market, deben: 0 } => ("took-half-nothing", vec![who(seat), at(market)]),
        Event::TookHalf { seat, market, deben } => ("took-half", vec![who(seat), money(deben), from(market)]),
        Event::SealGained { seat, why: SealFrom::Card, .. } => {
            ("seal-gained-card", vec![who(seat), seal("seal-gained-card.seal")])
        }
        Event::SealGained { seat, why: SealFrom::Papyrus, .. } => {
            ("seal-gained-papyrus", vec![who(seat), seal("seal-gained-papyrus.seal")])
        }
        Event::SealLost { .. } => ("seal-lost", vec![seal("seal-lost.seal")]),
        Event::Scattered { seat, market, over } if over.is_empty() => {
            ("scattered-none", vec![who(seat), at(market)])
        }
        Event::Scattered { seat, market, over } => {
            let markets = ("markets", names::markets(over, lang).into());
            ("scattered", vec![who(seat), from(market), markets])
        }
        Event::SetAside { seat, kind, .. } => ("set-aside", vec![who(seat), gift(kind)]),
        Event::Closed { market, .. } => ("closed", vec![of(market)]),
        Event::Discarded { seat, kind } => ("discarded", vec![who(seat), gift(kind)]),
        Event::Recruited { seat, character } => {
            let taken = say(lang, &format!("character-{character}.taken"), &[]);
            let character = signed(format_args!("character-{character}"), taken);
            ("recruited", vec![who(seat), ("character", character.into()), seal("recruited.seal")])
        }
        Event::Wandered { seat, market, kind, .. } => ("wandered", vec![who(seat), gift(kind), at(market)]),
        Event::WandererGone { .. } => ("wanderer-gone", vec![]),
        Event::Scored { seat, gift_type, cards, points } => {
            let gifts = ("gifts", sign_type(gift_type, names::counted(gift_type, cards, lang)));
            ("scored", vec![who(seat), gifts, ("points", points.into())])
        }
        Event::Presented { seat, character, kind, points } => {
            let values = [who(seat), gift(kind), ("points", points.into())];
            return Some(say(lang, &format!("presented-{character}"), &values));
        }
        Event::Advised { seat, types, points } => {
            ("advised", vec![who(seat), ("types", types.into()), ("points", points.into())])
        }
        Event::Called { seat, gift_type, owners } => {
            let gift_type = ("type", sign_type(gift_type, names::gift_type(gift_type, lang)));
            ("called", vec![who(seat), gift_type, ("owners", owners.into())])
        }
        Event::NeutralGaveUp { kind } => ("neutral-gave-up", vec![gift(kind)]),
        Event::Swapped { seat, partner: Holder::Neutral, given, taken, paid } => {
            let [given, taken] = swap(given, taken);
            ("swapped-neutral", vec![who(seat), given, taken, ("paid", paid.into())])
        }
        Event::Swapped { seat, partner, given, taken, paid } => {
            let [given, taken] = swap(given, taken);
            let partner = match partner {
                Holder::Seat(partner) => Nefertiti::sign_seat(partner, lang),
                Holder::Neutral => names::holder(partner, lang),
            };
            let partner = ("partner", partner.into());
            ("swapped", vec![who(seat), given, taken, ("paid", paid.into()), partner])
        }
        Event::Traded { seat, market, given, taken, paid, .. } => {
            let [given, taken] = swap(given, taken);
            ("traded", vec![who(seat), at(market), given, taken, ("paid", paid.into())])
        }
        Event::Divined { seat, given, taken } => {
            let [given, taken] = swap(given, taken);
            ("divined", vec![who(seat), given, taken])
        }
        Event::Foreseen { seat, kind } => ("foreseen", vec![who(seat), named(kind)]),
        Event::Laid { seat, number, card } => {
            let card = ("card", names::pile_card(card, lang).into());
            ("laid", vec![who(seat), card, ("number", (number + 1).into())])
        }
        Event::Ordered { seat } => ("ordered", vec![who(seat)]),
        Event::Stole { seat, market, kind, .. } => ("stole", vec![who(seat), gift(kind), at(market)]),
        Event::Collected { seat, market, deben } => {
            ("collected", vec![who(seat), money(deben), from(market)])
        }
        Event::Begged { seat, market } => ("begged", vec![who(seat), from(market)]),
        Event::Hidden { seat, market, kind, .. } => ("hidden", vec![who(seat), gift(kind), at(market)]),
        Event::Ended { why: End::Closed } => ("ended-closed", vec![]),
        Event::Ended { why: End::TooLong } => ("ended-too-long", vec![]),
    };
    Some(say(lang, key, &values))
}

#[cfg(test)]
mod tests {
    use game::{Numbers as _, Present, Viewer};

    use super::*;
    use crate::events::Cause;
    use crate::rules::{Character, Markets, Nefertiti, Pick, PileCard, Side};

    const RED: Seat = Seat::new(0);
    const GREEN: Seat = Seat::new(1);

    /// The sentence without its signs.
    fn plain(event: &Event, lang: Lang) -> Option<String> {
        tell(event, Numbers::shipped(), lang).map(|told| game::Sentence::from(told).to_string())
    }

    #[track_caller]
    fn check(event: Event, expected: [&str; 3]) {
        let told = Lang::ALL.map(|lang| plain(&event, lang).unwrap().replace('\u{a0}', " "));
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
                "Abou Simbel closes: its offers add up to what it takes (11, 14, 17+).",
                "Abou Simbel ferme : la somme des offres est atteinte (11, 14, 17+).",
                "Abu Szimbel bezár: az ajánlatok összege kiadja (11, 14, 17+).",
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
                let told = plain(&event, lang).unwrap();
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
