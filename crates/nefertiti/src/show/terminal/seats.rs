//! A line for each player, and one for the neutral player: points, money, seals, pieces in hand, gifts.

use game::show::layout::{Line, flow, plain};
use game::{Lang, Present, Seat, Span, Tone};

use super::{ACTIVE, COLLECTOR, DEBEN, DICE, PRIEST, SEAL, SERVANT, Table, gifts};
use crate::rules::{Action, CharacterStep, Gifts, Holder, Kind, Nefertiti, Phase};
use crate::show::words::{names, say};

/// Where a second line with the gifts of a player begins.
const INDENT: usize = 6;

pub(super) fn draw(scene: &Table<'_>, lang: Lang) -> Vec<Line> {
    let players = scene.view.players.seats();
    let seats = Seat::all(players).map(|seat| draw_seat(scene, seat, lang));
    let neutral = scene.view.settings.has_neutral().then(|| draw_neutral(scene, lang));
    seats.chain(neutral).flatten().collect()
}

fn draw_seat(scene: &Table<'_>, seat: Seat, lang: Lang) -> Vec<Line> {
    let view = scene.view;
    let player = &view.players[seat];
    let total = Nefertiti::shown_score(view, scene.viewer).of(seat).total();
    let is_active = view.active == seat && view.phase != Phase::Over;
    let mark = if is_active { ACTIVE } else { " " };
    let widest =
        view.players.by_seat().map(|(seat, _)| Nefertiti::name_seat(seat, lang).chars().count()).max();
    let name = Nefertiti::name_seat(seat, lang);
    let heading = format!("{mark}{} {name:<1$}", names::letter(seat, lang), widest.unwrap_or_default());
    let mut pieces = vec![
        vec![Span::new(Tone::Seat(seat), heading)],
        vec![Span::new(Tone::Strong, format!("{total:>3}")), plain(format!(" ({})", player.points()))],
        vec![plain(format!("{DEBEN}{:<2}", player.deben()))],
        vec![plain(format!("{SEAL}{}", player.seals()))],
        vec![plain(format!("{SERVANT}{}", player.servants()))],
    ];
    if view.settings.has_neutral() {
        pieces.push(vec![plain(format!("{COLLECTOR}{}", player.collectors()))]);
    }
    let badges = [(view.dice, DICE), (view.amon_priest, PRIEST)];
    pieces.extend(
        badges.into_iter().filter(|(owner, _)| *owner == Some(seat)).map(|(_, sign)| vec![plain(sign)]),
    );
    pieces.extend(draw_gifts(scene, Holder::Seat(seat), player.gifts(), lang));
    flow(pieces, INDENT)
}

fn draw_neutral(scene: &Table<'_>, lang: Lang) -> Vec<Line> {
    let mut pieces = vec![vec![Span::new(Tone::Faint, format!("   {}", say(lang, "neutral", &[])))]];
    pieces.extend(draw_gifts(scene, Holder::Neutral, &scene.view.neutral, lang));
    flow(pieces, INDENT)
}

fn draw_gifts(scene: &Table<'_>, holder: Holder, gifts: &Gifts, lang: Lang) -> Vec<Line> {
    let draw_kind = |kind: Kind| {
        let span = Span::new(gifts::tone(kind), gifts::counted(kind, gifts.count(kind), lang));
        vec![scene.aim(span, &actions(scene, holder, kind))]
    };
    gifts.kinds().iter().map(draw_kind).collect()
}

/// What can be done with a gift of this owner now.
fn actions(scene: &Table<'_>, holder: Holder, kind: Kind) -> Vec<Action> {
    let mut actions = vec![Action::WantFrom(holder, kind)];
    if scene.view.giver() == Some(holder) {
        actions.extend([Action::Score(kind), Action::Discard(kind), Action::Give(kind)]);
        if matches!(scene.view.phase, Phase::Character(CharacterStep::Scribing { .. })) {
            // A Scribe scores a type, whichever of its kinds there are.
            actions.push(Action::Score(kind.gift_type().plain()));
        }
    }
    actions
}
