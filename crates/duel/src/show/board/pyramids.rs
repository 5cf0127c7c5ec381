//! The pyramids: a light and a dark pile of 3-2-1 stones.

use game::{Lang, Seat, Sight};
use maud::{Markup, html};

use super::pieces::symbol;
use super::traces::{gained_last, gains};
use super::words::points;
use crate::rules::{Duel, Side, Site, Token};
use crate::show::words::say;
use crate::view::View;

/// Where the stones lie, in the order they are laid: half stones from the left, and rows from the ground.
const STONES: [(u8, u8); 6] = [(0, 0), (2, 0), (4, 0), (1, 1), (3, 1), (2, 2)];

pub(super) fn draw(sight: &Sight<'_, Duel>, seat: Seat, lang: Lang) -> Markup {
    let [light, dark] = sight.view.holdings[seat.index()].pyramids();
    html! {
        div.art {
            (pyramid(sight, seat, Token::Light, light, dark, lang))
            (pyramid(sight, seat, Token::Dark, dark, light, lang))
        }
    }
}

fn pyramid(sight: &Sight<'_, Duel>, seat: Seat, token: Token, own: u8, twin: u8, lang: Lang) -> Markup {
    let place = format!("{token}-{seat}");
    let new = gained_last(sight, seat, token);
    let [worth, short] = worth(sight.view, seat, token, own, twin, lang);
    html! {
        div.pyr {
            div.pyl role="img" aria-label=(describe(token, own, lang)) {
                (base(token))
                @for stone in 0..own {
                    @let class = if stone + new >= own { "last" } else { "" };
                    (draw_stone(token, stone, class, 'p', (stone + 1 == own).then_some(place.as_str()), None))
                }
                @for gain in gains(sight, seat).iter().filter(|gain| gain.token == token) {
                    (draw_stone(token, own + gain.earlier, "add", 'a', None, Some(&gain.action.to_string())))
                }
                @if own == 0 { span.spot data-at=(place) {} }
            }
            small { (worth) }
            b aria-hidden="true" { (short) }
        }
    }
}

/// A pyramid to look at only.
pub(super) fn show(token: Token, stones: u8, lang: Lang) -> Markup {
    html! {
        div.pyl role="img" aria-label=(describe(token, stones, lang)) {
            (base(token))
            @for stone in 0..stones { (draw_stone(token, stone, "", 'p', None, None)) }
        }
    }
}

fn base(token: Token) -> Markup {
    html! { svg.base viewBox="0 0 88 84" aria-hidden="true" { (symbol(&format!("site-{token}"))) } }
}

fn draw_stone(
    token: Token,
    stone: u8,
    class: &str,
    look: char,
    at: Option<&str>,
    key: Option<&str>,
) -> Markup {
    let (x, y) = STONES[usize::from(stone)];
    let name = if token == Token::Light { "PL" } else { "PD" };
    html! {
        svg.{ "stone x" (x) " y" (y) " " (class) } data-at=[at] data-for=[key] viewBox="0 0 27 24.8"
            aria-hidden="true" { (symbol(&format!("{look}-{name}"))) }
    }
}

/// What one of the two pyramids is worth, in words and for short: on side B only the smaller one counts.
fn worth(view: &View, seat: Seat, token: Token, own: u8, twin: u8, lang: Lang) -> [String; 2] {
    match view.options.side(Site::Pyramids) {
        Side::A => {
            let worth = points(i32::from(own) * i32::from(own + 1) / 2);
            [worth.clone(), worth]
        }
        Side::B if own < twin || own == twin && token == Token::Light => {
            let score = crate::rules::score::score(&view.standing());
            let sum = points(score.of(seat).part("pyramids").map_or(0, game::Part::points));
            [say(lang, "pyramid-smaller", &[("points", sum.as_str().into())]), sum]
        }
        Side::B => ["–", "–"].map(str::to_owned),
    }
}

fn describe(token: Token, stones: u8, lang: Lang) -> String {
    let key = if token == Token::Light { "pyramid-light" } else { "pyramid-dark" };
    let values = [("stones", stones.into())];
    say(lang, key, &values)
}
