//! Tokens: what each is worth to either player.

use game::{Explained, Lang, Now, Number, Seat, Sight, difference};
use maud::html;

use super::super::pieces;
use super::super::traces::spaces_of;
use super::super::words::name_token;
use super::{about, idle, number, seats, title, words};
use crate::rules::score::total;
use crate::rules::{Action, ActionToken, Duel, Kind, Side, Site, Space, Token};
use crate::show::words::say;

pub(super) fn token(sight: &Sight<'_, Duel>, token: Token, lang: Lang) -> Explained {
    let sort = if token.is_action() { "sort-action" } else { "sort-token" };
    let left = say(
        lang,
        "number-of",
        &[("count", sight.view.unseen.count(token).into()), ("all", token.copies().into())],
    );
    let worths = worths(sight, token, lang);
    Explained {
        sign: pieces::token(token),
        name: title(&name_token(token, lang)),
        what: say(lang, sort, &[]),
        effect: effect(sight, token, lang),
        numbers: worths.into_iter().chain([number(words(&say(lang, "number-unseen", &[])), left)]).collect(),
        now: Some(now(sight, token, lang)),
        chapter: chapter(token),
    }
}

fn now(sight: &Sight<'_, Duel>, token: Token, lang: Lang) -> Now {
    let lies_on = |space: Space| sight.view.fleet.token(space) == Some(token);
    let may = sight.choices.iter().find_map(|choice| match choice.action {
        Action::Take(space) if lies_on(space) => Some("may-take"),
        Action::Swap(boat, pair) if spaces_of(boat, pair).into_iter().any(lies_on) => Some("may-swap"),
        Action::Take(_)
        | Action::Swap(..)
        | Action::Place(_)
        | Action::Unload(_)
        | Action::Use(_)
        | Action::Stop => None,
    });
    match may {
        Some(key) => Now::May(say(lang, key, &[])),
        None => idle(sight, lang).unwrap_or_else(|| Now::NotNow(say(lang, "why-token", &[]))),
    }
}

/// What one more would bring to each player, as far as the viewer may know.
fn worths(sight: &Sight<'_, Duel>, token: Token, lang: Lang) -> Vec<Number> {
    let is_open = |seat: &Seat| !sight.view.hides_gain(*seat, token, sight.viewer);
    let worths: Vec<(Seat, i32)> =
        seats(sight).into_iter().filter(is_open).map(|seat| (seat, one_more(sight, seat, token))).collect();
    let most = worths.iter().map(|(_, worth)| *worth).max();
    let is_level = worths.iter().all(|(_, worth)| Some(*worth) == most);
    let number = |(seat, worth): (Seat, i32)| Number {
        of: html! { (pieces::meeple(seat, "")) (about(sight, seat, |whose| format!("number-more-{whose}"), lang)) },
        value: difference(worth),
        is_best: !is_level && Some(worth) == most,
    };
    worths.into_iter().map(number).collect()
}

/// By how much a token would change a player's points.
pub(super) fn one_more(sight: &Sight<'_, Duel>, seat: Seat, token: Token) -> i32 {
    let before = sight.view.standing();
    let mut after = before;
    if before.holdings[seat.index()].count(token) < token.copies() {
        after.holdings[seat.index()].gain(token);
    }
    after.actions[seat.index()] = after.holdings[seat.index()].all_actions();
    let is_fifth = token == Token::Obelisk && after.holdings[seat.index()].obelisks() == 5;
    if is_fifth && after.first_to_five.is_none() {
        after.first_to_five = Some(seat);
    }
    total(&after, seat) - total(&before, seat)
}

/// What a token does, by the side of the board that it is built on.
fn effect(sight: &Sight<'_, Duel>, token: Token, lang: Lang) -> String {
    let site = match token.kind() {
        Kind::Obelisk => Site::Obelisk,
        Kind::Temple(_) => Site::Temple,
        Kind::LightPyramid | Kind::DarkPyramid => Site::Pyramids,
        Kind::Tomb(_) => Site::Tomb,
        Kind::Action(action) => return say(lang, &format!("effect-{action}"), &[]),
    };
    effect_of_site(sight, site, lang)
}

pub(super) fn effect_of_site(sight: &Sight<'_, Duel>, site: Site, lang: Lang) -> String {
    let (name, four) = match site {
        Site::Obelisk => ("obelisk", 0),
        Site::Temple => ("temple", 0),
        Site::Pyramids => ("pyramids", sight.view.options.four_in_the_smaller_pyramid()),
        Site::Tomb => ("tomb", 0),
    };
    let printed = letter(sight, site).to_lowercase();
    say(lang, &format!("effect-{name}-{printed}"), &[("four", four.into())])
}

/// The side of a site board, as it is printed.
pub(super) fn letter(sight: &Sight<'_, Duel>, site: Site) -> &'static str {
    match sight.view.options.side(site) {
        Side::A => "A",
        Side::B => "B",
    }
}

fn chapter(token: Token) -> &'static str {
    match token.kind() {
        Kind::Obelisk => "obelisk",
        Kind::Temple(_) => "temple",
        Kind::LightPyramid | Kind::DarkPyramid => "pyramids",
        Kind::Tomb(_) => "tomb",
        Kind::Action(action) => chapter_of(action),
    }
}

/// The heading of an action token with its example.
pub(super) fn chapter_of(action: ActionToken) -> &'static str {
    match action {
        ActionToken::Take => "take",
        ActionToken::Place => "place",
        ActionToken::Unload => "place-unload",
        ActionToken::Swap => "swap",
    }
}
