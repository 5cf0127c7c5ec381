//! What a choice would bring about: a headline, what changes in signs, who would be paid what, and sentences for those
//! who cannot see it.

use game::{Foreseen, Lang, Present, Seat, Sight, difference};
use maud::{Markup, html};

use super::meter::Meter;
use super::payout::{self, Bid, Role};
use super::pieces::{deben, gift, mark, seal, servant, small};
use super::sale;
use super::stall::{earned, piece_of};
use super::steps::totals;
use crate::events::{Cause, Event};
use crate::rules::{Action, Kind, Market, Nefertiti, Piece, Space, Symbol};
use crate::show::words::{names, say};
use crate::view::View;

pub(super) fn draw(sight: &Sight<'_, Nefertiti>, foreseen: &Foreseen<Nefertiti>, lang: Lang) -> Markup {
    let sale = sale_of(sight, foreseen);
    html! {
        div.pv aria-hidden="true" {
            div.pv-h {
                b { (title(foreseen.action, lang)) }
                @for pill in pills(sight, foreseen, lang) { (pill) }
                // When a market closes, what everyone gets stands below.
                @if sale.is_none() || sale::market_of(sight.view).is_some() { (shares(sight, foreseen, lang)) }
            }
            @if let Some((market, bids)) = &sale {
                @let then = if sale::market_of(sight.view).is_some() { &foreseen.after } else { sight.view };
                (payout::draw(then, *market, bids, false, lang))
            }
        }
        p.sr { (tell(sight, foreseen, sale.as_ref(), lang)) }
    }
}

fn title(action: Action, lang: Lang) -> String {
    let (Action::Place(space) | Action::Tax(space)) = action else {
        return Nefertiti::name_action(action, lang);
    };
    let values = [
        ("offer", u32::from(space.offer()).into()),
        ("market", names::at_market(space.market(), lang).into()),
    ];
    say(lang, "preview-place", &values)
}

/// The order of payment, if the choice closes a market or goes on with a sale.
fn sale_of(sight: &Sight<'_, Nefertiti>, foreseen: &Foreseen<Nefertiti>) -> Option<(Market, Vec<Bid>)> {
    if let Some(market) = sale::market_of(sight.view) {
        let goes_on = sale::market_of(&foreseen.after) == Some(market);
        return goes_on.then(|| (market, payout::bids(&foreseen.after, market, None, 0)));
    }
    let market = closed_at_once(foreseen.action, &foreseen.events)?;
    let arriving = arrival(foreseen.action, sight.view.active);
    let arriving = arriving.and_then(|(space, piece)| Some((sight.view.stall(market).rank(space)?, piece)));
    Some((market, payout::bids(sight.view, market, arriving, earned(&foreseen.events))))
}

/// The market that an action closes by itself. A later closing belongs to a forced step that follows, in which another piece
/// is placed or another player names a market, and then things stand otherwise than now.
fn closed_at_once(action: Action, events: &[Event]) -> Option<Market> {
    let (market, own) = match action {
        Action::Place(space) | Action::Tax(space) => (space.market(), 1),
        Action::Name(market) => (market, 0),
        _ => return None,
    };
    let next = events.iter().skip(own).find(|event| !matches!(event, Event::Earned { .. }))?;
    let Event::Closing { market: closing, why, .. } = *next else { return None };
    let is_named = matches!(why, Cause::Named { .. });
    (closing == market && is_named == matches!(action, Action::Name(_))).then_some(market)
}

/// The piece that an action puts on a space.
fn arrival(action: Action, seat: Seat) -> Option<(Space, Piece)> {
    let (Action::Place(space) | Action::Tax(space)) = action else { return None };
    Some((space, piece_of(action, seat)))
}

/// What changes, each in a few words.
fn pills(sight: &Sight<'_, Nefertiti>, foreseen: &Foreseen<Nefertiti>, lang: Lang) -> Vec<Markup> {
    let view = sight.view;
    let (closing, all) = view.stall(Market::Louqsor).odds(view.board(Market::Louqsor).stand());
    let values = [("closing", closing.into()), ("all", all.into())];
    let odds = |key: &str| say(lang, key, &values);
    if foreseen.action == Action::Roll {
        return vec![html! { span.pill.g { (odds("odds")) } }];
    }
    let Some((space, piece)) = arrival(foreseen.action, view.active) else { return Vec::new() };
    let market = space.market();
    let mut pills = Vec::new();
    if market != Market::Memphis {
        pills.push(progress(view, space, piece, lang));
    }
    if let Action::Place(_) = foreseen.action {
        let brings = earned(&foreseen.events);
        if brings > 0 {
            let told = say(lang, "preview-earns", &[("deben", u32::from(brings).into())]);
            pills.push(html! { span.pill { (deben()) (told) } });
        }
        let stall = view.stall(market);
        match stall.rank(space).and_then(|rank| stall.symbol(rank)) {
            Some(symbol @ Symbol::Single) => pills.push(sign_in_words(symbol, "preview-single", lang)),
            Some(symbol @ Symbol::Extra) => pills.push(sign_in_words(symbol, "preview-extra", lang)),
            Some(Symbol::Coin) | None => {}
        }
        let has = view.players[view.active].deben() + brings;
        if has < space.offer() {
            let told = say(lang, "preview-short", &[("deben", u32::from(has).into())]);
            pills.push(html! { span.pill.bad { (told) } });
        }
        let rolls_again = view.dice == Some(view.active) && market != Market::Louqsor;
        if rolls_again {
            pills.push(html! { span.pill { (odds("then-roll")) } });
        }
    }
    let best = view.board(market).stand().iter().next();
    if let Some((rank, piece)) = best {
        let values = [
            ("seat", Nefertiti::name_seat(piece.owner(), lang).into()),
            ("offer", u32::from(view.stall(market).space(rank).offer()).into()),
        ];
        pills.push(html! { span.pill { (servant(piece.owner(), "")) (say(lang, "best-so-far", &values)) } });
    }
    // Without a foreign gift to be drawn, Memphis is awarded only at the very end.
    if market == Market::Memphis && !view.unseen.kinds().iter().any(Kind::is_foreign) {
        pills.push(html! { span.pill.bad { (say(lang, "memphis-stuck", &[])) } });
    }
    pills
}

/// The symbol of a space with what it does.
fn sign_in_words(symbol: Symbol, key: &str, lang: Lang) -> Markup {
    html! { span.pill { (mark(symbol)) (say(lang, key, &[])) } }
}

/// How near the market comes to closing.
fn progress(view: &View, space: Space, piece: Piece, lang: Lang) -> Markup {
    let market = space.market();
    let stall = view.stall(market);
    let mut after = *view.board(market).stand();
    if let Some(rank) = stall.rank(space) {
        after.put(rank, piece);
    }
    if stall.condition().is_rolled() {
        let (before, all) = stall.odds(view.board(market).stand());
        let values = [("before", before.into()), ("after", stall.odds(&after).0.into()), ("all", all.into())];
        return html! { span.pill.g { (say(lang, "odds-change", &values)) } };
    }
    let meter = Meter::of(stall, &after).words(lang);
    html! {
        @if stall.closes(&after) { span.pill.g { (say(lang, "closes-now", &[])) } }
        @else { span.pill { (meter) } }
    }
}

/// What everyone gains or loses.
fn shares(sight: &Sight<'_, Nefertiti>, foreseen: &Foreseen<Nefertiti>, lang: Lang) -> Markup {
    let [before, after] = [sight.view, &foreseen.after].map(|view| totals(view, sight.viewer));
    html! {
        @for seat in Seat::all(sight.view.settings.players()) {
            @let (before, after) = (before[seat.index()], after[seat.index()]);
            @let gains = gains(&foreseen.events, seat);
            @let money = money(sight.view, foreseen, seat);
            @if before != after || !gains.is_empty() || money != 0 {
                span.pc {
                    (servant(seat, ""))
                    @for gain in gains { (gain) }
                    @if money != 0 { span.m { (difference(money)) (deben()) } }
                    span { (before) " → " b { (after) } " " (say(lang, "preview-points", &[])) }
                }
            }
        }
    }
}

fn money(view: &View, foreseen: &Foreseen<Nefertiti>, seat: Seat) -> i32 {
    i32::from(foreseen.after.players[seat].deben()) - i32::from(view.players[seat].deben())
}

/// The cards and seals that come to a player.
fn gains(events: &[Event], seat: Seat) -> Vec<Markup> {
    let gains = events.iter().filter_map(gain).filter(|(owner, _)| *owner == seat);
    gains.map(|(_, sign)| sign).collect()
}

fn gain(event: &Event) -> Option<(Seat, Markup)> {
    if let Event::Took { seat, card, .. } | Event::Bought { seat, card, .. } = *event {
        Some((seat, small(card)))
    } else if let Event::Wandered { seat, kind, .. }
    | Event::Stole { seat, kind, .. }
    | Event::Swapped { seat, taken: kind, .. }
    | Event::Traded { seat, taken: kind, .. }
    | Event::Divined { seat, taken: kind, .. } = *event
    {
        Some((seat, gift(kind)))
    } else if let Event::SealGained { seat, .. } = *event {
        Some((seat, seal()))
    } else {
        None
    }
}

/// The same as sentences.
fn tell(
    sight: &Sight<'_, Nefertiti>,
    foreseen: &Foreseen<Nefertiti>,
    sale: Option<&(Market, Vec<Bid>)>,
    lang: Lang,
) -> String {
    // What a closing brings depends on decisions: the order of payment says what is known.
    let closing = foreseen.events.iter().position(|event| matches!(event, Event::Closing { .. }));
    let known = match (sale, closing) {
        (Some(_), Some(closing)) => &foreseen.events[..=closing],
        _ => &foreseen.events[..],
    };
    let tell = |event: &Event| Nefertiti::tell(event, sight.view, sight.viewer, lang);
    let mut told: Vec<String> = known.iter().filter_map(tell).map(|sentence| sentence.to_string()).collect();
    if let Some((market, bids)) = sale {
        for bid in bids {
            let values = [
                ("seat", Nefertiti::name_seat(bid.piece.owner(), lang).into()),
                ("what", payout::tell(sight.view, *market, bid, lang).into()),
            ];
            told.push(say(lang, if bid.role == Role::Later { "told-later" } else { "told-best" }, &values));
        }
    } else {
        let after = totals(&foreseen.after, sight.viewer);
        let points = Seat::all(sight.view.settings.players())
            .map(|seat| format!("{} {}", Nefertiti::name_seat(seat, lang), after[seat.index()]));
        let points = points.collect::<Vec<String>>().join(", ");
        told.push(say(lang, "told-points", &[("points", points.into())]));
    }
    told.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::events::Bonus;
    use crate::rules::Side;

    #[test]
    fn a_closing_by_a_forced_step_that_follows_is_not_that_of_the_action() {
        let seat = Seat::new(0);
        let placed = |space: &str| Event::Placed {
            piece: Piece::Servant(seat),
            space: space.parse().expect("it is a space"),
        };
        let earned = Event::Earned { seat, market: Market::Gizeh, deben: 1, why: Bonus::First };
        let closing = |market| Event::Closing { market, side: Side::Left, why: Cause::Condition };
        let named =
            |market| Event::Closing { market, side: Side::Left, why: Cause::Named { seat: Seat::new(1) } };
        let check = |action: &str, events: &[Event], closed: Option<Market>| {
            let action = action.parse().expect("it is an action");
            assert_eq!(closed_at_once(action, events), closed, "{action}: {events:?}");
        };
        check("place g1", &[placed("g1"), earned, closing(Market::Gizeh)], Some(Market::Gizeh));
        check("place g1", &[placed("g1"), earned, placed("k1"), closing(Market::AkhetAton)], None);
        check("place g1", &[placed("g1"), placed("g2"), closing(Market::Gizeh)], None);
        check("place g1", &[placed("g1")], None);
        // The next player has no servants left and only one market to name.
        check("place g1", &[placed("g1"), earned, named(Market::AkhetAton)], None);
        check("place g1", &[placed("g1"), earned, named(Market::Gizeh)], None);
        check("name g", &[named(Market::Gizeh)], Some(Market::Gizeh));
        check("stop", &[named(Market::Gizeh)], None);
    }
}
