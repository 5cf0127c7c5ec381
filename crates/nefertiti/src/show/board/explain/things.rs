//! Money, seals, servants, the closed tile, the dice, the pile and the sums.

use game::{Explained, Lang, Now, Number, Present, Seat, Sight};
use maud::{Markup, html};

use super::{amount, counted, idle, number, reader};
use crate::rules::{Action, Market, Nefertiti, Phase, Piece, TurnStep};
use crate::show::board::numbers::range;
use crate::show::board::payout::bids;
use crate::show::board::pieces::{akhenaton, animal, back, deben, die, gift, piece, seal, servant};
use crate::show::board::steps::is_legal;
use crate::show::words::{names, say};
use crate::view::View;

/// Something whose words are all of one key.
fn simple(key: &str, sign: Markup, numbers: Vec<Number>, chapter: &'static str, lang: Lang) -> Explained {
    Explained {
        sign,
        name: say(lang, &format!("what-{key}"), &[]),
        what: say(lang, &format!("what-{key}.sort"), &[]),
        effect: say(lang, &format!("what-{key}.effect"), &[]),
        numbers,
        now: None,
        chapter,
    }
}

pub(super) fn reserve(sight: &Sight<'_, Nefertiti>, market: Market, lang: Lang) -> Explained {
    let view = sight.view;
    let count = view.board(market).reserve();
    let mut numbers = vec![amount("num-there", count, lang), amount("num-half", count.div_ceil(2), lang)];
    // What each servant there could take, if the market closed like this.
    for bid in bids(view, market, None, 0).iter().skip(1) {
        if let Some(half) = bid.half_range() {
            let of = html! { (servant(bid.piece.owner(), "")) (say(lang, "num-could-take", &[])) };
            numbers.push(number(of, range(half)));
        }
    }
    let may = [Action::Beg(market), Action::Collect(market, 1)].into_iter().any(|step| is_legal(sight, step));
    let now = if may { Some(Now::May(say(lang, "may-collect", &[]))) } else { idle(sight, lang) };
    Explained {
        what: names::market(market, lang),
        now,
        ..simple("reserve", deben(), numbers, "word-reserve", lang)
    }
}

pub(super) fn purse(view: &View, seat: Seat, lang: Lang) -> Explained {
    let player = &view.players[seat];
    let each = view.edition.deben_per_point;
    let numbers = vec![
        amount("num-there", player.deben(), lang),
        counted("num-worth", format!("{} ÷ {each} = {}", player.deben(), player.deben() / each), lang),
    ];
    Explained {
        what: Nefertiti::name_seat(seat, lang),
        ..simple("deben", deben(), numbers, "word-deben", lang)
    }
}

pub(super) fn seals(sight: &Sight<'_, Nefertiti>, seat: Option<Seat>, lang: Lang) -> Explained {
    let view = sight.view;
    let each = view.edition.points_per_seal;
    let mut numbers = Vec::new();
    if let Some(seat) = seat {
        let held = view.players[seat].seals();
        numbers.push(amount("num-there", held, lang));
        numbers.push(counted("num-worth", format!("{held} × {each} = {}", held * each), lang));
    }
    let is_own = seat.is_some() && seat == reader(sight);
    let can = sight.choices.iter().any(|choice| matches!(choice.action, Action::Recruit(_)));
    let now = (is_own && can).then(|| Now::May(say(lang, "may-seal", &[])));
    Explained { now, ..simple("seal", seal(), numbers, "word-seal", lang) }
}

pub(super) fn tray(view: &View, seat: Seat, lang: Lang) -> Explained {
    let player = &view.players[seat];
    let table = view.edition.table(view.settings.players());
    let of = |now: u8, all: u8| format!("{now} / {all}");
    let mut numbers = vec![counted("num-in-hand", of(player.servants(), table.servants), lang)];
    if table.collectors > 0 {
        numbers.push(number(
            html! { (piece(Piece::Collector(seat), "", None)) (say(lang, "num-collectors", &[])) },
            of(player.collectors(), table.collectors),
        ));
    }
    let key = if table.collectors > 0 { "tray-two" } else { "tray" };
    Explained {
        what: Nefertiti::name_seat(seat, lang),
        ..simple(
            key,
            servant(seat, ""),
            numbers,
            if table.collectors > 0 { "two-players" } else { "placing" },
            lang,
        )
    }
}

/// What a player has offered, market by market.
pub(super) fn offers(view: &View, seat: Seat, lang: Lang) -> Explained {
    let mut numbers = Vec::new();
    for market in Market::ALL {
        let own = view.board(market).stand().iter().filter(|(_, piece)| *piece == Piece::Servant(seat));
        let offers: Vec<String> =
            own.map(|(rank, _)| view.stall(market).space(rank).offer().to_string()).collect();
        if !offers.is_empty() {
            numbers
                .push(number(html! { (animal(market)) (names::market(market, lang)) }, offers.join(" + ")));
        }
    }
    numbers.push(amount("num-deben", view.players[seat].deben(), lang));
    Explained {
        what: Nefertiti::name_seat(seat, lang),
        ..simple("offers", servant(seat, ""), numbers, "word-offer", lang)
    }
}

pub(super) fn sums(sight: &Sight<'_, Nefertiti>, seat: Seat, lang: Lang) -> Explained {
    let score = Nefertiti::shown_score(sight.view, sight.viewer);
    let parts = score.of(seat).0.iter().filter(|part| part.points() != 0);
    let numbers = parts
        .map(|part| number(html! { (Nefertiti::name_part(part.name, lang)) }, part.points().to_string()));
    let mut numbers: Vec<Number> = numbers.collect();
    numbers.push(Number { is_best: true, ..amount("num-sum", score.of(seat).total(), lang) });
    Explained {
        what: Nefertiti::name_seat(seat, lang),
        ..simple("sums", servant(seat, ""), numbers, "scoring", lang)
    }
}

pub(super) fn tile(view: &View, lang: Lang) -> Explained {
    let now = Some(number(
        html! { (animal(view.tile)) (names::market(view.tile, lang)) },
        say(lang, "closed-tile", &[]),
    ));
    let out = view.out.map(|market| {
        number(html! { (animal(market)) (names::market(market, lang)) }, say(lang, "out-for-good", &[]))
    });
    simple("tile", animal(view.tile), now.into_iter().chain(out).collect(), "word-tile", lang)
}

pub(super) fn dice(sight: &Sight<'_, Nefertiti>, lang: Lang) -> Explained {
    let view = sight.view;
    let (stall, stand) = (view.stall(Market::Louqsor), view.board(Market::Louqsor).stand());
    let mut numbers = Vec::new();
    if stall.condition().is_rolled() {
        let (closing, all) = stall.odds(stand);
        let odds = say(lang, "odds", &[("closing", closing.into()), ("all", all.into())]);
        let faces = (1..=6).filter(|face| stall.closes_on(stand, &[*face]));
        numbers.push(number(
            html! { @for face in faces { (die(face, "")) } (say(lang, "num-closes", &[])) },
            odds,
        ));
    }
    let holder =
        view.dice.map_or_else(|| say(lang, "num-nobody", &[]), |seat| Nefertiti::name_seat(seat, lang));
    numbers.push(counted("num-holder", holder, lang));
    let now = match (reader(sight), view.dice) {
        _ if view.phase == Phase::Turn(TurnStep::RollingAgain) && !sight.choices.is_empty() => {
            Some(Now::May(say(lang, "kind-roll", &[]) + "."))
        }
        (Some(seat), Some(holder)) if seat == holder => Some(Now::NotNow(say(lang, "why-roll-later", &[]))),
        (Some(_), _) => Some(Now::NotNow(say(lang, "why-no-dice", &[]))),
        (None, _) => None,
    };
    Explained { now, ..simple("dice", die(5, ""), numbers, "louqsor", lang) }
}

pub(super) fn pile(view: &View, lang: Lang) -> Explained {
    let gifts = u32::from(view.unseen.cards());
    let numbers = vec![amount("num-to-come", gifts, lang)];
    if view.out.is_some() {
        return simple("akhenaton", html! { span.gc { (akhenaton()) } }, numbers, "end", lang);
    }
    simple("pile", html! { span.gc { (back()) } }, numbers, "end", lang)
}

pub(super) fn supply(view: &View, lang: Lang) -> Explained {
    simple("supply", seal(), vec![amount("num-there", view.seals, lang)], "word-seal", lang)
}

pub(super) fn neutral(view: &View, lang: Lang) -> Explained {
    let numbers = view.neutral.kinds().iter().map(|kind| {
        number(html! { (gift(kind)) (names::kind(kind, lang)) }, view.neutral.count(kind).to_string())
    });
    simple("neutral", piece(Piece::Collector(Seat::new(0)), "", None), numbers.collect(), "two-players", lang)
}

pub(super) fn ledger(view: &View, lang: Lang) -> Explained {
    let held: u32 = view.players.iter().map(|player| u32::from(player.deben())).sum();
    let reserves: u32 = view.boards.iter().map(|board| u32::from(board.reserve())).sum();
    let numbers = vec![amount("num-held", held, lang), amount("num-reserves", reserves, lang)];
    simple("ledger", deben(), numbers, "setup", lang)
}
