//! The signs in sentences, what the signs on the page mean, and what can be typed.

use game::{Lang, Seat};
use maud::{Markup, html};

use super::pieces::{back, meeple, sign as small, token};
use crate::rules::{ActionToken, Token};
use crate::show::words::say;

/// The sign of this name in a sentence: `token-T`, `back`, `boat`.
pub(super) fn sign(name: &str) -> Markup {
    if let Some(name) = name.strip_prefix("token-") {
        let named = Token::ALL.into_iter().find(|token| token.to_string() == name);
        return named.map(token).unwrap_or_default();
    }
    match name {
        "back" => back(),
        "boat" => small("boat"),
        _ => Markup::default(),
    }
}

pub(super) fn signs(lang: Lang) -> Vec<(Markup, String)> {
    let meeples = html! { (meeple(Seat::new(0), "")) (meeple(Seat::new(1), "")) };
    let pyramids = html! { (token(Token::Light)) (token(Token::Dark)) };
    let signs = [
        (meeples, "sign-meeples"),
        (html! { span.stud {} }, "sign-free"),
        (html! { span.stud.letter { "A" } }, "sign-ready"),
        (token(Token::Obelisk), "sign-obelisk"),
        (token(Token::Temple3), "sign-temple"),
        (pyramids, "sign-pyramids"),
        (token(Token::Tomb7), "sign-tomb"),
        (token(ActionToken::Take.token()), "sign-take"),
        (token(ActionToken::Place.token()), "sign-place"),
        (token(ActionToken::Unload.token()), "sign-unload"),
        (token(ActionToken::Swap.token()), "sign-swap"),
    ];
    signs.into_iter().map(|(sign, key)| (sign, say(lang, key, &[]))).collect()
}

pub(super) fn keys(lang: Lang) -> Vec<(String, String)> {
    let keys = [("b2", "key-place"), ("u3", "key-unload"), ("x1", "key-use")];
    keys.into_iter().map(|(key, words)| (key.to_owned(), say(lang, words, &[]))).collect()
}
