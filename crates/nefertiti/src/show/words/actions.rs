//! What an action does, as a label. Without a view, cards on a market are named by their place.

use game::Lang;
use game::show::lang::Value;

use super::names::{self, Form};
use super::say;
use crate::rules::{Action, Holder, Kind, Market, Phase, Pick, Place, Space};
use crate::view::View;

/// The same in a position: a gift that is sold goes by its own name.
pub(crate) fn name_choice(action: Action, view: &View, lang: Lang) -> String {
    let named = match action {
        Action::Take(Pick::Place(place)) => only_gift(view, place).map(|kind| Action::Take(Pick::Kind(kind))),
        Action::Buy(Pick::Place(place)) => only_gift(view, place).map(|kind| Action::Buy(Pick::Kind(kind))),
        Action::Aside(Pick::Place(place)) => {
            only_gift(view, place).map(|kind| Action::Aside(Pick::Kind(kind)))
        }
        _ => None,
    };
    name(named.unwrap_or(action), lang)
}

/// The gift on a place of the market that is sold, unless it lies face down or another one is its equal.
fn only_gift(view: &View, place: Place) -> Option<Kind> {
    let Phase::Sale(step) = view.phase else { return None };
    let board = view.board(step.market());
    let gift = |place: Place| if board.is_turned(place) { None } else { board.card(place)?.gift() };
    let kind = gift(place)?;
    (Place::ALL.into_iter().filter(|other| gift(*other) == Some(kind)).count() == 1).then_some(kind)
}

pub(crate) fn name(action: Action, lang: Lang) -> String {
    let gift = |kind: Kind| ("gift", Value::from(names::gift(kind, Form::Label, lang)));
    let place = |place: Place| ("place", Value::from(names::place(place, lang)));
    let market = |market: Market| ("market", Value::from(names::market(market, lang)));
    let from = |market: Market| ("market", Value::from(names::from_reserve(market, lang)));
    match action {
        Action::Recruit(character) => say(lang, &format!("do-recruit-{character}"), &[]),
        Action::Place(space) => say(lang, "do-place", &offer(space, lang)),
        Action::Name(named) => say(lang, "do-name", &[market(named)]),
        Action::Pass => say(lang, "do-pass", &[]),
        Action::Tax(space) => say(lang, "do-tax", &offer(space, lang)),
        Action::Roll => say(lang, "do-roll", &[]),
        Action::Take(Pick::Place(taken)) => say(lang, "do-take-place", &[place(taken)]),
        Action::Take(Pick::Kind(kind)) => say(lang, "do-take-kind", &[gift(kind)]),
        Action::Buy(Pick::Place(bought)) => say(lang, "do-buy-place", &[place(bought)]),
        Action::Buy(Pick::Kind(kind)) => say(lang, "do-buy-kind", &[gift(kind)]),
        Action::Half => say(lang, "do-half", &[]),
        Action::Scatter(markets) if markets.is_empty() => say(lang, "do-scatter-none", &[]),
        Action::Scatter(markets) => {
            say(lang, "do-scatter", &[("markets", names::markets(markets, lang).into())])
        }
        Action::Aside(Pick::Place(set)) => say(lang, "do-aside-place", &[place(set)]),
        Action::Aside(Pick::Kind(kind)) => say(lang, "do-aside-kind", &[gift(kind)]),
        Action::Wander(to, at) => say(lang, "do-wander", &[market(to), place(at)]),
        Action::Score(kind) => say(lang, "do-score", &[gift(kind)]),
        Action::Discard(kind) => say(lang, "do-discard", &[gift(kind)]),
        Action::Call(gift_type) => {
            say(lang, "do-call", &[("type", names::gift_type(gift_type, lang).into())])
        }
        Action::WantFrom(Holder::Seat(seat), kind) => {
            say(lang, "do-want-from", &[names::seat(seat, lang), gift(kind)])
        }
        Action::WantFrom(Holder::Neutral, kind) => say(lang, "do-want-neutral", &[gift(kind)]),
        Action::WantAt(of, at) => say(lang, "do-want-at", &[market(of), place(at)]),
        Action::Want(kind) => say(lang, "do-want", &[gift(kind)]),
        Action::Give(kind) => say(lang, "do-give", &[gift(kind)]),
        Action::Steal(stolen) => say(lang, "do-steal", &[place(stolen)]),
        Action::Collect(of, deben) => say(lang, "do-collect", &[("deben", deben.into()), from(of)]),
        Action::Beg(of) => say(lang, "do-beg", &[from(of)]),
        Action::Hide(of, hidden) => say(lang, "do-hide", &[market(of), place(hidden)]),
        Action::Next(card) => say(lang, "do-next", &[("card", names::pile_card(card, lang).into())]),
        Action::Stop => say(lang, "do-stop", &[]),
    }
}

fn offer(space: Space, lang: Lang) -> [(&'static str, Value<'static>); 2] {
    [
        ("market", names::at_market(space.market(), lang).into()),
        ("space", names::space_in_words(space, lang).into()),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(action: &str, expected: [&str; 3]) {
        let action: Action = action.parse().unwrap();
        assert_eq!(Lang::ALL.map(|lang| name(action, lang)), expected);
    }

    #[test]
    fn a_label_says_what_an_action_does() {
        check(
            "place a3b",
            [
                "Place a servant at Abou Simbel, offer 3 (right)",
                "Placer un serviteur à Abou Simbel, offre 3 (à droite)",
                "Szolga lerakása Abu Szimbelben, ajánlat: 3 (jobb)",
            ],
        );
        check("discard harp+1", ["Discard a harp +1", "Défausser une harpe +1", "Egy hárfa +1 eldobása"]);
        check(
            "want p2 chair",
            ["Take a chair from Green", "Prendre une chaise à Vert", "Egy szék elvétele cserébe, tőle: Zöld"],
        );
        check(
            "collect k 3",
            [
                "Take 3 Deben from the Reserve of Akhet-Aton",
                "Prélever 3 Deben de la Réserve d’Akhet-Aton",
                "3 deben elvétele az ahet-atoni kasszából",
            ],
        );
        check(
            "next akhenaton",
            ["Comes next: Akhenaton", "Vient ensuite\u{a0}: Akhenaton", "Ez következik: Ehnaton"],
        );
        check("take upper", ["Take the upper gift", "Prendre le cadeau du haut", "Elvitel: felső ajándék"]);
    }
}
