//! What lies in front of a player, and what the neutral player of a game for two has.

use game::{Lang, Present, Seat, Sight};
use maud::{Markup, html};

use super::pieces::{character, deben, dice, gift, piece, seal};
use super::steps::{find_legal, mark, preview_id};
use crate::rules::{
    Action, Character, CharacterStep, GiftType, Gifts, Holder, Kind, Market, Nefertiti, Phase, Piece,
    SaleStep,
};
use crate::show::words::{names, say};
use crate::view::View;

pub(super) fn draw(sight: &Sight<'_, Nefertiti>, seat: Seat, lang: Lang) -> Markup {
    let view = sight.view;
    html! {
        div.holdings {
            (purse(view, seat, lang))
            (gifts(sight, Holder::Seat(seat), view.players[seat].gifts(), lang))
            (sums(sight, seat, lang))
        }
    }
}

/// Money, seals, what was offered, and the pieces in hand.
fn purse(view: &View, seat: Seat, lang: Lang) -> Markup {
    let player = &view.players[seat];
    let (offered, is_short) = offers(view, seat);
    let offers = say(lang, "offers", &[("offers", offered.into())]);
    let short = if is_short { "bad" } else { "fine" };
    html! {
        div.hand {
            span.cp role="img" tabindex="-1" data-what={ "deben-" (seat) } data-at={ "purse-" (seat) } data-grid=(grid(seat, 0, 0))
                aria-label=(say(lang, "has-deben", &[("deben", u32::from(player.deben()).into())])) {
                span data-at={ "deben-" (seat) } { (deben()) }
                (player.deben())
            }
            @if offered > 0 {
                span.cp.of.(short) tabindex="-1" data-what={ "offers-" (seat) } data-grid=(grid(seat, 0, 2)) {
                    small { (offers) }
                    @if is_short { span.sr { (say(lang, "cannot-pay-all", &[])) } }
                }
            }
            @let none = if player.seals() == 0 { "none" } else { "some" };
            span.cp.(none) role="img" tabindex="-1" data-what={ "seal-" (seat) } data-grid=(grid(seat, 0, 4))
                aria-label=(say(lang, "has-seals", &[("seals", u32::from(player.seals()).into())])) {
                span data-at={ "seal-" (seat) } { (seal()) }
                (player.seals())
            }
            @if view.dice == Some(seat) {
                span.cp role="img" tabindex="-1" data-what="dice" data-grid=(grid(seat, 0, 6))
                    aria-label=(say(lang, "has-dice", &[])) { (dice()) }
            }
            @if view.amon_priest == Some(seat) {
                span.cp role="img" tabindex="-1" data-what="character-amon-priest" data-grid=(grid(seat, 0, 8))
                    aria-label=(say(lang, "has-priest", &[])) {
                    (character(view, Character::AmonPriest))
                }
            }
            (tray(view, seat, lang))
        }
    }
}

/// Where arrow keys find what lies in front of a seat: below the board, three rows to each.
fn grid(seat: Seat, row: u8, column: u8) -> String {
    format!("{} {column}", 70 + 3 * seat.number() + row)
}

/// The neutral player comes after all seats.
fn grid_of_neutral(column: u8) -> String {
    format!("90 {column}")
}

/// Every piece has its place on the tray; those on the markets have left it.
fn tray(view: &View, seat: Seat, lang: Lang) -> Markup {
    let player = &view.players[seat];
    let table = view.edition.table(view.settings.players());
    let values = [
        ("servants", u32::from(player.servants()).into()),
        ("all", u32::from(table.servants).into()),
        ("collectors", u32::from(player.collectors()).into()),
    ];
    let key = if table.collectors > 0 { "in-hand-two" } else { "in-hand" };
    let row = |standing: Piece, hand: u8, all: u8, name: String| {
        html! {
            @for number in 1..=all {
                @let class = if number <= hand { "in" } else { "off" };
                (piece(standing, class, (number == hand.max(1)).then_some(name.as_str())))
            }
        }
    };
    html! {
        span.cp.tray role="img" tabindex="-1" data-what={ "tray-" (seat) } data-grid=(grid(seat, 0, 10))
            aria-label=(say(lang, key, &values)) {
            (row(Piece::Servant(seat), player.servants(), table.servants, format!("tray-{seat}")))
            (row(Piece::Collector(seat), player.collectors(), table.collectors, format!("tax-{seat}")))
        }
    }
}

/// The sum of a player's offers, and whether one of them is the best on its market and cannot be paid now.
fn offers(view: &View, seat: Seat) -> (u32, bool) {
    let mut offered = 0;
    let mut is_short = false;
    for market in Market::ALL {
        let stall = view.stall(market);
        let has_paid =
            matches!(view.phase, Phase::Sale(SaleStep::Taking { market: selling, .. }) if selling == market);
        for (index, (rank, standing)) in view.board(market).stand().iter().enumerate() {
            if standing == Piece::Servant(seat) && !(has_paid && index == 0) {
                let offer = stall.space(rank).offer();
                offered += u32::from(offer);
                is_short |= index == 0 && offer > view.players[seat].deben();
            }
        }
    }
    (offered, is_short)
}

pub(super) fn neutral(sight: &Sight<'_, Nefertiti>, lang: Lang) -> Markup {
    html! {
        section.card.neutral aria-label=(say(lang, "neutral", &[])) {
            h3 tabindex="0" data-what="neutral" { (say(lang, "neutral", &[])) }
            (gifts(sight, Holder::Neutral, &sight.view.neutral, lang))
            @if sight.view.neutral.is_empty() { span.mut { (say(lang, "no-gifts", &[])) } }
        }
    }
}

fn gifts(sight: &Sight<'_, Nefertiti>, holder: Holder, gifts: &Gifts, lang: Lang) -> Markup {
    html! {
        div.own data-at={ "gifts-" (holder) } {
            @for (column, kind) in (0..).zip(gifts.kinds().iter()) {
                (chip(sight, holder, gifts, kind, column, lang))
            }
        }
    }
}

/// The gifts of one kind, as a button if they are what is to be decided about.
fn chip(
    sight: &Sight<'_, Nefertiti>,
    holder: Holder,
    gifts: &Gifts,
    kind: Kind,
    column: u8,
    lang: Lang,
) -> Markup {
    let view = sight.view;
    let count = gifts.count(kind);
    let each = view.edition.value(kind, view.owners(kind.gift_type()))
        + kind.gifts() * gifts.bonus(kind.gift_type());
    let points = u32::from(count) * u32::from(each);
    let values = [
        ("gift", names::kind(kind, lang).into()),
        ("count", u32::from(count).into()),
        ("each", u32::from(each).into()),
        ("points", points.into()),
    ];
    let content = html! { (gift(kind)) span { (count) i.ea { "×" (each) } } b { (points) } };
    let label = say(lang, "owned", &values);
    let steps = steps_for(view, holder, gifts, kind);
    let thing = format!("owned-{holder}-{kind}");
    let at = match holder {
        Holder::Seat(seat) => grid(seat, 1, 2 * column),
        Holder::Neutral => grid_of_neutral(2 * column),
    };
    html! {
        @if let Some(step) = find_legal(sight, &steps) {
            button.gg.leg form="play" name="step" value=(step) data-kind=(step.verb()) data-tap="preview"
                data-what=(thing) aria-label={ (what(step, holder, kind, lang)) (lang.colon()) (label) } aria-describedby=(preview_id(step)) { (content) }
        } @else {
            span.{ "gg" (mark(sight, &steps)) } role="img" tabindex="-1" data-what=(thing) data-grid=(at)
                aria-label=(label) { (content) }
        }
    }
}

/// What can be done with the gifts of one kind; never two of these at a time.
fn steps_for(view: &View, holder: Holder, gifts: &Gifts, kind: Kind) -> Vec<Action> {
    if view.giver() != Some(holder) {
        return vec![Action::WantFrom(holder, kind)];
    }
    // A Scribe scores whole types: the first kind of a type stands for it.
    if matches!(view.phase, Phase::Character(CharacterStep::Scribing { .. })) {
        let is_first = gifts.kinds_of(kind.gift_type()).iter().next() == Some(kind);
        return if is_first { vec![Action::Score(kind.gift_type().plain())] } else { Vec::new() };
    }
    vec![Action::Score(kind), Action::Discard(kind), Action::Give(kind)]
}

/// What pressing a gift does, before its name.
fn what(step: Action, holder: Holder, kind: Kind, lang: Lang) -> String {
    let values = [
        ("type", names::gift_type(kind.gift_type(), lang).into()),
        ("holder", names::holder(holder, lang).into()),
    ];
    say(lang, &format!("chip-{}", step.verb()), &values)
}

/// What the points of a player come from.
fn sums(sight: &Sight<'_, Nefertiti>, seat: Seat, lang: Lang) -> Markup {
    let score = Nefertiti::shown_score(sight.view, sight.viewer);
    let tally = score.of(seat);
    let part = |name: &str| tally.part(name).map_or(0, game::Part::points);
    let gifts: i32 = GiftType::ALL.iter().map(|gift_type| part(gift_type.name())).sum();
    let parts = [
        ("sum-track", part("track")),
        ("sum-gifts", gifts),
        ("sum-deben", part("deben")),
        ("sum-seals", part("seals")),
    ];
    html! {
        div.brk tabindex="-1" data-what={ "sums-" (seat) } data-grid=(grid(seat, 2, 0)) {
            @for (key, points) in parts { span { (sum(key, points, lang)) } }
            @if part("amon_priest") != 0 { span { (sum("sum-priest", part("amon_priest"), lang)) } }
        }
    }
}

/// Points and what they come from, in the order that the language has them.
fn sum(key: &str, points: i32, lang: Lang) -> Markup {
    let values = [("points", points.into())];
    let text = say(lang, key, &values);
    let (before, after) = text.split_once(&points.to_string()).unwrap_or((&text, ""));
    html! { (before) b { (points) } (after) }
}
