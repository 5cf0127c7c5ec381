//! The temple: four pillars, for one to four suns, of three blocks.

use game::{Lang, Present, Seat, Sight};
use maud::{Markup, html};

use super::pieces::symbol;
use super::traces::{gained_last, gains};
use super::words::{points, sum_of};
use crate::rules::{Duel, Kind, Side, Site, Token};
use crate::show::words::say;

/// The tokens of each pillar, and how many suns they show.
const PILLARS: [(u8, Token); 4] =
    [(1, Token::Temple1), (2, Token::Temple2), (3, Token::Temple3), (4, Token::Temple4)];

pub(super) fn draw(sight: &Sight<'_, Duel>, seat: Seat, lang: Lang) -> Markup {
    if sight.view.hides_temple_of(seat, sight.viewer) {
        return draw_hidden(seat, lang);
    }
    let counts = sight.view.holdings[seat.index()].temples();
    let sets = sets(sight, seat);
    let wide = if sets.is_some() { " wide" } else { "" };
    html! {
        div.art {
            div.{ "tem" (wide) } role="img" aria-label=(describe(counts, lang)) {
                svg.base viewBox="0 4 128 104" aria-hidden="true" { (symbol("site-temple")) }
                @for (suns, token) in PILLARS {
                    (pillar(suns, counts[usize::from(suns) - 1], gained_last(sight, seat, token), seat))
                }
                @for gain in gains(sight, seat) {
                    @if let Kind::Temple(suns) = gain.token.kind() {
                        @let height = counts[usize::from(suns) - 1] + gain.earlier;
                        (block(suns, height, "add", "a", None, Some(&gain.action.to_string())))
                    }
                }
                @for (height, set) in sets.iter().flatten().enumerate() {
                    span.{ "set y" (height) } aria-hidden="true" { (points(*set)) }
                }
            }
        }
        small.sub { (note(counts, sets.as_deref(), lang)) }
    }
}

/// The blocks of one pillar, some of them new, and the place of the next.
fn pillar(suns: u8, count: u8, new: u8, seat: Seat) -> Markup {
    let place = place(seat, suns);
    html! {
        @for height in 0..count {
            @let class = if height + new >= count { "last" } else { "" };
            (block(suns, height, class, "p", (height + 1 == count).then_some(place.as_str()), None))
        }
        @if count < 3 {
            (block(suns, count, "next", "n", (count == 0).then_some(place.as_str()), None))
        }
    }
}

fn place(seat: Seat, suns: u8) -> String {
    format!("temple-{seat}-{suns}")
}

fn block(suns: u8, height: u8, class: &str, look: &str, at: Option<&str>, key: Option<&str>) -> Markup {
    html! {
        svg.{ "block x" (suns - 1) " y" (height) " " (class) } data-at=[at] data-for=[key] viewBox="0 0 26 23.8"
            aria-hidden="true" { (symbol(&format!("{look}-T{suns}"))) }
    }
}

/// A temple that is kept from a viewer shows nothing, not even its height (R18).
fn draw_hidden(seat: Seat, lang: Lang) -> Markup {
    html! {
        div.art {
            div.tem role="img" aria-label=(say(lang, "temple-hidden", &[])) {
                svg.base viewBox="0 4 128 104" aria-hidden="true" { (symbol("site-temple")) }
                @for suns in 1..=4 {
                    svg.{ "block y0 x" (suns - 1) } data-at=(place(seat, suns)) viewBox="0 0 26 23.8" aria-hidden="true" {
                        (symbol("p-back"))
                    }
                }
            }
        }
        small.sub { (say(lang, "hidden", &[])) }
    }
}

/// On side B every row is a set: what it is worth, from the lowest up.
fn sets(sight: &Sight<'_, Duel>, seat: Seat) -> Option<Vec<i32>> {
    match sight.view.options.side(Site::Temple) {
        Side::A => None,
        Side::B => {
            let score = Duel::shown_score(sight.view, sight.viewer);
            score.of(seat).part("temple").map(|part| part.terms.clone())
        }
    }
}

fn describe(counts: [u8; 4], lang: Lang) -> String {
    let [one, two, three, four] = counts;
    let values = [("one", one.into()), ("two", two.into()), ("three", three.into()), ("four", four.into())];
    say(lang, "temple-blocks", &values)
}

fn note(counts: [u8; 4], sets: Option<&[i32]>, lang: Lang) -> String {
    match sets {
        Some(sets) if !sets.is_empty() => sum_of(sets),
        Some(_) | None => {
            let suns: u8 = (1..).zip(counts).map(|(suns, count)| suns * count).sum();
            say(lang, "temple-suns", &[("suns", suns.into())])
        }
    }
}
