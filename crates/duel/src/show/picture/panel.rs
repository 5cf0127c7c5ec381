//! What one player has, in a panel of 550 by 288: crown, meeples, action tokens and points, and the four sites below.

use game::{Game, Present, Score, Seat, Turn, Viewer};
use maud::{Markup, html};

use super::sites::{self, Shaft};
use super::{Anchor, meeple, numeral, token};
use crate::rules::{ActionToken, Duel, Side, Site, Token, other};
use crate::view::View;

pub(crate) fn draw(view: &View, viewer: Viewer, seat: Seat) -> Markup {
    let score = Duel::shown_score(view, viewer);
    let (frame, width) = frame(view, seat);
    html! {
        rect x="1.5" y="1.5" width="547" height="285" rx="16" fill="var(--panel)" stroke=(frame) stroke-width=(width) {}
        rect x="14" y="14" width="56" height="56" rx="14" fill="var(--stone-2)" {}
        (meeple(seat, 22.8, 17.0, 48.0))
        (hand(view, seat))
        (actions(view, seat))
        (numeral(score.of(seat).total(), Anchor::End, (532.0, 42.0), 42.0, "var(--ink)"))
        (obelisk(view, &score, seat))
        (temple(view, viewer, &score, seat))
        (pyramids(view, &score, seat))
        (tomb(view, &score, seat))
    }
}

/// The player to act has a blue frame, the winner a golden one.
fn frame(view: &View, seat: Seat) -> (&'static str, u8) {
    let state = view.state();
    match (state.outcome(), state.turn()) {
        (Some(outcome), _) if outcome.ranks[seat] == 0 => ("var(--gold)", 4),
        (None, Turn::Seat(_) | Turn::Chance) if view.to_act == seat => ("var(--lapis)", 3),
        (Some(_) | None, _) => ("var(--line)", 1),
    }
}

/// The meeples in hand, and faintly those in the harbour.
fn hand(view: &View, seat: Seat) -> Markup {
    html! {
        rect x="82" y="20" width="142" height="44" rx="10" fill="var(--stone-2)" {}
        @for number in 0..4_u8 {
            g opacity=[(number >= view.harbor.hand(seat)).then_some(".25")] {
                (meeple(seat, 90.0 + 32.0 * f32::from(number), 22.0, 37.0))
            }
        }
    }
}

/// Unused action tokens, closer together the more there are.
fn actions(view: &View, seat: Seat) -> Markup {
    let holdings = view.holdings[seat.index()];
    let held = ActionToken::ALL.into_iter();
    let held: Vec<Token> = held
        .flat_map(|action| std::iter::repeat_n(action.token(), usize::from(holdings.actions(action))))
        .collect();
    let pitch = (162.0 / held.len().saturating_sub(1).max(1) as f32).min(48.0);
    html! {
        @for (index, held) in held.into_iter().enumerate() { (token(held, 236.0 + index as f32 * pitch, 20.0, 44.0)) }
    }
}

/// The ground of a site, with its points in the corner; none if they are not shown.
fn ground(x: u16, y: u16, width: u16, height: u16, points: Option<i32>) -> Markup {
    let corner = (f32::from(x + width) - 9.0, f32::from(y) + 16.0);
    html! {
        rect x=(x) y=(y) width=(width) height=(height) rx="10" fill="var(--panel-2)" {}
        @if let Some(points) = points { (numeral(points, Anchor::End, corner, 15.0, "var(--ink)")) }
    }
}

fn points(score: &Score, seat: Seat, part: &str) -> Option<i32> {
    score.of(seat).part(part).map(game::Part::points)
}

fn obelisk(view: &View, score: &Score, seat: Seat) -> Markup {
    let rival = other(seat);
    let [own, theirs] = [seat, rival].map(|seat| view.holdings[seat.index()].obelisks());
    let side = view.options.side(Site::Obelisk);
    let is_first = side == Side::B && view.first_to_five == Some(seat);
    let has_majority = side == Side::A && own > theirs;
    html! {
        (ground(14, 80, 106, 116, points(score, seat, "obelisk")))
        g transform="translate(20 88) scale(.83)" {
            (sites::obelisk(Shaft { own, rival: (rival, theirs), side, is_first }))
        }
        @if has_majority {
            rect x="81" y="172" width="32" height="18" rx="9" fill="var(--gold)" {}
            (numeral("+6", Anchor::Middle, (97.0, 181.0), 10.0, "#33230A"))
        }
    }
}

fn temple(view: &View, viewer: Viewer, score: &Score, seat: Seat) -> Markup {
    let sets = match view.options.side(Site::Temple) {
        Side::A => Vec::new(),
        Side::B => score.of(seat).part("temple").map(|part| part.terms.clone()).unwrap_or_default(),
    };
    html! {
        (ground(128, 80, 192, 116, points(score, seat, "temple")))
        g transform="translate(136 87) scale(.95)" {
            @if view.hides_temple_of(seat, viewer) { (sites::hidden_temple()) }
            @else { (sites::temple(view.holdings[seat.index()].temples(), &sets)) }
        }
    }
}

fn pyramids(view: &View, score: &Score, seat: Seat) -> Markup {
    let [light, dark] = view.holdings[seat.index()].pyramids();
    html! {
        (ground(328, 80, 208, 116, points(score, seat, "pyramids")))
        g transform="translate(340 106)" { (sites::pyramid(Token::Light, light)) }
        g transform="translate(436 106)" { (sites::pyramid(Token::Dark, dark)) }
    }
}

fn tomb(view: &View, score: &Score, seat: Seat) -> Markup {
    let runs = score.of(seat).part("tomb").map(|part| part.terms.as_slice()).unwrap_or_default();
    html! {
        (ground(14, 204, 522, 70, None))
        g transform="translate(22 211) scale(1.22)" { (sites::tomb(view.holdings[seat.index()].tombs(), runs)) }
        (numeral(runs.iter().sum::<i32>(), Anchor::End, (527.0, 220.0), 15.0, "var(--ink)"))
    }
}
