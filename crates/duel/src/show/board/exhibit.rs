//! What the points of one part come from, for the page that adds up a game.

use game::{Lang, Part, Present, Seat, Viewer};
use maud::{Markup, html};

use super::pieces::{meeple, named_token};
use super::words::sum_of;
use super::{pyramids as pyramid, tomb};
use crate::rules::{ActionToken, Duel, Side, Site, Token};
use crate::show::words::say;
use crate::view::View;

pub(super) fn draw(view: &View, viewer: Viewer, seat: Seat, part: &str, lang: Lang) -> Markup {
    let score = Duel::shown_score(view, viewer);
    html! {
        div.exhibit.(part) {
            @if let Some(part) = score.of(seat).part(part) {
                (pieces(view, seat, part.name, lang))
                span.cal { (words(view, seat, part, lang)) }
            } @else {
                span.cal { (say(lang, "hidden", &[])) }
            }
        }
    }
}

fn pieces(view: &View, seat: Seat, part: &str, lang: Lang) -> Markup {
    let holdings = view.holdings[seat.index()];
    let [light, dark] = holdings.pyramids();
    match part {
        "obelisk" => row(view, seat, &[Token::Obelisk], lang),
        "temple" => row(view, seat, &[Token::Temple4, Token::Temple3, Token::Temple2, Token::Temple1], lang),
        "pyramids" => {
            html! { (pyramid::show(Token::Light, light, lang)) (pyramid::show(Token::Dark, dark, lang)) }
        }
        "tomb" => tomb::show(view, seat, lang),
        "actions" => row(view, seat, &ActionToken::ALL.map(ActionToken::token), lang),
        _ => html! { span.tk { @for _ in 0..view.harbor.standing(seat) { (meeple(seat, "")) } } },
    }
}

fn row(view: &View, seat: Seat, tokens: &[Token], lang: Lang) -> Markup {
    let holdings = view.holdings[seat.index()];
    html! {
        span.tk {
            @for token in tokens {
                @for _ in 0..holdings.count(*token) { (named_token(*token, lang)) }
            }
        }
    }
}

/// How the pieces count.
fn words(view: &View, seat: Seat, part: &Part, lang: Lang) -> String {
    let holdings = view.holdings[seat.index()];
    match part.name {
        "obelisk" => obelisk(view, seat, part, lang),
        "temple" if holdings.temples() == [0; 4] => say(lang, "count-none", &[]),
        "temple" => temple(view, seat, part, lang),
        "pyramids" => pyramids(view, seat, part, lang),
        "tomb" => String::new(),
        "actions" if holdings.all_actions() == 0 => say(lang, "count-none", &[]),
        "meeples" if view.harbor.standing(seat) == 0 => say(lang, "count-no-meeple", &[]),
        _ => say(lang, "count-each", &[]),
    }
}

fn temple(view: &View, seat: Seat, part: &Part, lang: Lang) -> String {
    match view.options.side(Site::Temple) {
        Side::A => {
            let of_pillar = |(suns, count): (i32, u8)| std::iter::repeat_n(suns, usize::from(count));
            let counts = view.holdings[seat.index()].temples();
            let mut suns: Vec<i32> = (1..).zip(counts).flat_map(of_pillar).collect();
            suns.reverse();
            say(lang, "count-suns", &[("sum", sum_of(&suns).into()), ("suns", part.points().into())])
        }
        Side::B => say(lang, "count-sets", &[("sum", sum_of(&part.terms).into())]),
    }
}

fn pyramids(view: &View, seat: Seat, part: &Part, lang: Lang) -> String {
    match view.options.side(Site::Pyramids) {
        Side::A if part.terms.len() > 1 => sum_of(&part.terms),
        Side::A => String::new(),
        Side::B => {
            let smaller = view.holdings[seat.index()].pyramids().into_iter().min().unwrap_or_default();
            say(lang, "count-smaller", &[("stones", smaller.into())])
        }
    }
}

/// On side A the majority is a term of its own.
fn obelisk(view: &View, seat: Seat, part: &Part, lang: Lang) -> String {
    let own = view.holdings[seat.index()].obelisks();
    let count = [("count", own.into())];
    let is_first = view.first_to_five == Some(seat);
    match view.options.side(Site::Obelisk) {
        Side::A if own == 0 => say(lang, "count-none", &[]),
        Side::A if part.terms.len() > 1 => say(lang, "count-most", &count),
        Side::A => say(lang, "count-each", &[]),
        Side::B if own < 5 => say(lang, "count-below-five", &count),
        Side::B if is_first && own >= 10 => say(lang, "count-first-and-ten", &[]),
        Side::B if is_first => say(lang, "count-first", &[]),
        Side::B => say(lang, "count-second", &[]),
    }
}
