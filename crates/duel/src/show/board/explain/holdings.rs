//! What lies in front of a player: the sites, the action tokens, the meeples.

use game::{Explained, Lang, Now, Number, Present, Seat, Sight, difference};
use maud::html;

use super::super::pieces::{meeple, token};
use super::super::traces::is_legal;
use super::super::words::{name_token, points_of};
use super::tokens::{chapter_of, effect_of_site, letter, one_more};
use super::{about, idle, number, seats, title, words};
use crate::rules::{Action, ActionToken, Duel, Kind, Phase, Site, Token};
use crate::show::words::say;

pub(super) fn site(sight: &Sight<'_, Duel>, name: &str, seat: Seat, lang: Lang) -> Option<Explained> {
    let (site, part, sign) = match name {
        "obelisk" => (Site::Obelisk, "obelisk", Token::Obelisk),
        "temple" => (Site::Temple, "temple", Token::Temple4),
        "pyramids" => (Site::Pyramids, "pyramids", Token::Light),
        "tomb" => (Site::Tomb, "tomb", Token::Tomb1),
        _ => return None,
    };
    let score = Duel::shown_score(sight.view, sight.viewer);
    let points = |seat: Seat| {
        let points = points_of(&score, seat, part).unwrap_or_else(|| say(lang, "hidden", &[]));
        number(
            html! { (meeple(seat, "")) (about(sight, seat, |whose| format!("number-points-{whose}"), lang)) },
            points,
        )
    };
    Some(Explained {
        sign: token(sign),
        name: Duel::name_part(part, lang),
        what: say(lang, "sort-site", &[("side", letter(sight, site).into())]),
        effect: effect_of_site(sight, site, lang),
        numbers: seats(sight).into_iter().map(points).chain(next(sight, site, seat, lang)).collect(),
        now: None,
        chapter: part,
    })
}

/// What the next token of each sort would bring to the owner of the site; of the tomb, the best number alone.
fn next(sight: &Sight<'_, Duel>, site: Site, seat: Seat, lang: Lang) -> Vec<Number> {
    if site == Site::Temple && sight.view.hides_temple_of(seat, sight.viewer) {
        return Vec::new();
    }
    let is_built = |token: &Token| match token.kind() {
        Kind::Obelisk => site == Site::Obelisk,
        Kind::Temple(_) => site == Site::Temple,
        Kind::LightPyramid | Kind::DarkPyramid => site == Site::Pyramids,
        Kind::Tomb(_) => site == Site::Tomb,
        Kind::Action(_) => false,
    };
    let is_left = |token: &Token| {
        let owned: u32 = sight.view.holdings.iter().map(|holdings| holdings.count(*token)).sum();
        owned < token.copies()
    };
    let tokens = Token::ALL.into_iter().filter(is_built).filter(is_left);
    let mut worths: Vec<(Token, i32)> = tokens.map(|token| (token, one_more(sight, seat, token))).collect();
    let most = worths.iter().map(|(_, worth)| *worth).max();
    if site == Site::Tomb {
        let best = worths.iter().find(|(_, worth)| Some(*worth) == most).copied();
        worths = best.into_iter().collect();
    }
    let is_level = worths.iter().all(|(_, worth)| Some(*worth) == most);
    let number = |(gained, worth): (Token, i32)| {
        let name = say(lang, "number-next", &[("token", name_token(gained, lang).into())]);
        Number {
            of: html! { (token(gained)) (name) },
            value: difference(worth),
            is_best: !is_level && Some(worth) == most,
        }
    };
    worths.into_iter().map(number).collect()
}

pub(super) fn action(sight: &Sight<'_, Duel>, action: ActionToken, seat: Seat, lang: Lang) -> Explained {
    let held = sight.view.holdings[seat.index()].actions(action);
    Explained {
        sign: token(action.token()),
        name: title(&name_token(action.token(), lang)),
        what: about(sight, seat, |whose| format!("sort-held-{whose}"), lang),
        effect: say(lang, &format!("effect-{action}"), &[]),
        numbers: vec![
            number(words(&say(lang, "number-held", &[])), held.to_string()),
            number(words(&say(lang, "number-unplayed", &[])), difference(i32::from(held))),
        ],
        now: Some(action_now(sight, action, seat, lang)),
        chapter: chapter_of(action),
    }
}

fn action_now(sight: &Sight<'_, Duel>, action: ActionToken, seat: Seat, lang: Lang) -> Now {
    if sight.viewer != game::Viewer::Seat(seat) {
        return Now::NotNow(say(lang, "why-not-yours", &[]));
    }
    if is_legal(sight, Action::Use(action)) {
        return Now::May(say(lang, "may-use", &[]));
    }
    idle(sight, lang).unwrap_or_else(|| {
        let key = if sight.view.phase == Phase::Choose { "why-no-use" } else { "why-other-step" };
        Now::NotNow(say(lang, key, &[]))
    })
}

pub(super) fn meeples(sight: &Sight<'_, Duel>, seat: Seat, lang: Lang) -> Explained {
    let harbor = sight.view.harbor;
    Explained {
        sign: meeple(seat, ""),
        name: Duel::name_part("meeples", lang),
        what: about(sight, seat, |whose| format!("sort-held-{whose}"), lang),
        effect: say(lang, "effect-meeples", &[]),
        numbers: vec![
            number(words(&say(lang, "number-hand", &[])), harbor.hand(seat).to_string()),
            number(words(&say(lang, "number-standing", &[])), harbor.standing(seat).to_string()),
            number(
                words(&say(lang, "number-unplayed.meeples", &[])),
                difference(i32::from(harbor.standing(seat))),
            ),
        ],
        now: None,
        chapter: "word-meeple",
    }
}
