//! What the points of one part come from, for the page that adds up a game.

use game::{Lang, Present, Seat, Viewer};
use maud::{Markup, html};

use super::pieces::{meeple, named_token};
use super::words::sum_of;
use super::{pyramids, tomb};
use crate::options::{Side, Site};
use crate::state::Duel;
use crate::text::say;
use crate::token::{ActionToken, Token};
use crate::view::View;

pub(super) fn draw(view: &View, viewer: Viewer, seat: Seat, part: &str, lang: Lang) -> Markup {
    let score = Duel::shown_score(view, viewer);
    let terms = score.of(seat).part(part).map(|part| part.terms.clone());
    let sum = sum_of(&terms.clone().unwrap_or_default());
    html! {
        div.exhibit.(part) {
            @if terms.is_none() {
                span.cal { (say(lang, "hidden", &[])) }
            } @else {
                (pieces(view, seat, part, lang))
                span.cal { (words(view, seat, part, &sum, lang)) }
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
        "pyramids" => html! { (pyramids::show(Token::Light, light, lang)) (pyramids::show(Token::Dark, dark, lang)) },
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
fn words(view: &View, seat: Seat, part: &str, sum: &str, lang: Lang) -> String {
    let holdings = view.holdings[seat.index()];
    let sum = [("sum", sum.into())];
    let side = |site| view.options.side(site);
    match part {
        "obelisk" => obelisk(view, seat, lang),
        "temple" if holdings.temples() == [0; 4] => say(lang, "count-none", &[]),
        "temple" if side(Site::Temple) == Side::A => say(lang, "count-suns", &sum),
        "temple" => say(lang, "count-sets", &sum),
        "pyramids" if side(Site::Pyramids) == Side::A => say(lang, "count-sum", &sum),
        "pyramids" => {
            let smaller = holdings.pyramids().into_iter().min().unwrap_or_default();
            say(lang, "count-smaller", &[("stones", smaller.into())])
        }
        "tomb" => String::new(),
        "actions" if holdings.all_actions() == 0 => say(lang, "count-none", &[]),
        "meeples" if view.harbor.standing(seat) == 0 => say(lang, "count-no-meeple", &[]),
        _ => say(lang, "count-each", &[]),
    }
}

fn obelisk(view: &View, seat: Seat, lang: Lang) -> String {
    let own = view.holdings[seat.index()].obelisks();
    let count = [("count", own.into())];
    match (view.options.side(Site::Obelisk), view.first_to_five) {
        (Side::A, _) if own == 0 => say(lang, "count-none", &[]),
        (Side::A, _) if has_most(view, seat) => say(lang, "count-most", &count),
        (Side::A, _) => say(lang, "count-each", &[]),
        (Side::B, _) if own < 5 => say(lang, "count-below-five", &count),
        (Side::B, Some(first)) if first == seat && own >= 10 => say(lang, "count-first-and-ten", &[]),
        (Side::B, Some(first)) if first == seat => say(lang, "count-first", &[]),
        (Side::B, _) => say(lang, "count-second", &[]),
    }
}

/// As the score tells it: the majority is a term of its own.
fn has_most(view: &View, seat: Seat) -> bool {
    let score = Duel::shown_score(view, Viewer::All);
    score.of(seat).part("obelisk").is_some_and(|part| part.terms.len() > 1)
}
