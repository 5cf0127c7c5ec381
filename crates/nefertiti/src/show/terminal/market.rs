//! A market: its name and Reserve, how near it is to closing, its stall and its gifts.

use game::show::layout::{Line, flow, pad_to, plain};
use game::{Lang, Span, Tone};

use super::gifts::{self, sign};
use super::{DEBEN, SEAL, Table, meter, stall};
use crate::rules::{Action, Card, Market, Phase, Pick, Place, SaleStep};
use crate::show::words::{names, say};

/// Where the Reserve stands in the heading.
const RESERVE: usize = 15;
/// How many lines are kept for the stall, so that the gifts of all markets line up.
const STALL: usize = 4;

pub(super) fn draw(scene: &Table<'_>, market: Market, lang: Lang) -> Vec<Line> {
    let mut heading = vec![name(scene, market, lang)];
    pad_to(&mut heading, RESERVE);
    heading.push(reserve(scene, market));
    let mut lines = vec![heading, vec![plain(condition(scene, market, lang))]];
    lines.extend(stall::draw(scene, market, lang));
    lines.resize(lines.len().max(2 + STALL), Line::new());
    lines.push(upper(scene, market, lang));
    lines.push(lower(scene, market, lang));
    lines
}

/// `›Gizeh‹` for a market that can be named, which stands out even without colour.
fn name(scene: &Table<'_>, market: Market, lang: Lang) -> Span {
    let name = names::market(market, lang);
    let action = Action::Name(market);
    if scene.is_legal(action) {
        return Span::new(Tone::Strong, format!("›{name}‹")).target(action);
    }
    let tone = if scene.view.open.has(market) { Tone::Strong } else { Tone::Faint };
    Span::new(tone, format!("{market} {name}"))
}

fn reserve(scene: &Table<'_>, market: Market) -> Span {
    let span = Span::new(Tone::Plain, format!("{DEBEN}{}", scene.view.board(market).reserve()));
    scene.aim(span, &[Action::Beg(market)])
}

fn condition(scene: &Table<'_>, market: Market, lang: Lang) -> String {
    let view = scene.view;
    if view.out == Some(market) {
        say(lang, "out-now", &[])
    } else if view.open.has(market) {
        meter::read(view.stall(market), view.board(market).stand(), lang)
    } else {
        say(lang, "closed-now", &[])
    }
}

fn upper(scene: &Table<'_>, market: Market, lang: Lang) -> Line {
    let mut line = vec![Span::new(Tone::Faint, "↑ "), gift(scene, market, Place::Upper, lang)];
    if scene.view.board(market).has_seal() {
        line.push(Span::new(Tone::Strong, format!(" {SEAL}")));
    }
    line
}

fn lower(scene: &Table<'_>, market: Market, lang: Lang) -> Line {
    let lower = Place::ALL.into_iter().filter(|place| place.is_lower());
    stall::apart(lower.map(|place| gift(scene, market, place, lang)))
}

/// `Har9`: a gift with its value now.
fn gift(scene: &Table<'_>, market: Market, place: Place, lang: Lang) -> Span {
    let board = scene.view.board(market);
    let span = match board.card(place) {
        None => Span::new(Tone::Faint, "–"),
        Some(Card::Gift(kind)) if board.is_turned(place) => {
            Span::new(Tone::Faint, format!("({})", sign(kind, lang)))
        }
        Some(Card::Gift(kind)) => {
            let text = format!("{}{}", sign(kind, lang), gifts::value(scene.view, kind));
            Span::new(gifts::tone(kind), text)
        }
        Some(Card::WanderingThief) => {
            Span::new(Tone::Strong, say(lang, "character-wandering-thief.sign", &[]))
        }
    };
    scene.aim(span, &gift_actions(scene, market, place))
}

/// Everything that can be done with a card; a place without a market means the market where it happens.
fn gift_actions(scene: &Table<'_>, market: Market, place: Place) -> Vec<Action> {
    let view = scene.view;
    let mut actions =
        vec![Action::Wander(market, place), Action::WantAt(market, place), Action::Hide(market, place)];
    if sale(view.phase) == Some(market) {
        actions.extend(picks(Pick::Place(place)));
    }
    if view.tile == market {
        actions.push(Action::Steal(place));
    }
    actions
}

fn picks(pick: Pick) -> [Action; 3] {
    [Action::Take(pick), Action::Buy(pick), Action::Aside(pick)]
}

/// The market where cards are taken, bought or set aside.
fn sale(phase: Phase) -> Option<Market> {
    let Phase::Sale(step) = phase else { return None };
    match step {
        SaleStep::Taking { .. } | SaleStep::Buying { .. } | SaleStep::Leaving { .. } => Some(step.market()),
        SaleStep::Shaming { .. } => None,
    }
}

/// Memphis in one line: Reserve, quay, and the foreign gifts with how many an award needs.
pub(super) fn draw_memphis(scene: &Table<'_>, lang: Lang) -> Vec<Line> {
    let view = scene.view;
    let market = Market::Memphis;
    let mut pieces = vec![vec![name(scene, market, lang)], vec![reserve(scene, market)]];
    if view.open.has(market) {
        let ranks: Vec<usize> = (0..view.stall(market).len()).collect();
        pieces.push(stall::draw_apart(scene, market, &ranks, lang));
        let values = [("now", view.memphis.cards().into()), ("goal", view.edition.award.into())];
        pieces.push(vec![plain(say(lang, "meets-award", &values))]);
    } else {
        pieces.push(vec![plain(say(lang, "closed-now", &[]))]);
    }
    for kind in view.memphis.kinds().iter() {
        let span = Span::new(gifts::tone(kind), gifts::counted(kind, view.memphis.count(kind), lang));
        pieces.push(vec![scene.aim(span, &picks(Pick::Kind(kind)))]);
    }
    flow(pieces, 2)
}
