//! What is still unseen, in supply and reserve together.

use game::{Lang, Sight};
use maud::{Markup, html};

use super::pieces::token;
use super::words::name_token;
use crate::rules::{Duel, Kind, Token};
use crate::show::words::say;

pub(super) fn draw(sight: &Sight<'_, Duel>, lang: Lang) -> (String, Markup) {
    let unseen = sight.view.unseen;
    let is_tomb = |token: &Token| matches!(token.kind(), Kind::Tomb(_));
    let (tombs, others): (Vec<Token>, Vec<Token>) = Token::ALL.into_iter().partition(is_tomb);
    let body = html! {
        @for kinds in [others, tombs] {
            ul.unseen { @for kind in kinds { (entry(kind, unseen.count(kind), lang)) } }
        }
    };
    (say(lang, "aside", &[]), body)
}

fn entry(kind: Token, count: u32, lang: Lang) -> Markup {
    let values = [("token", name_token(kind, lang).into()), ("count", count.into())];
    let class = if count == 0 { "none" } else { "some" };
    html! {
        li.(class) data-what={ "token-" (kind) } {
            (token(kind))
            @if kind.copies() > 1 { b aria-hidden="true" { (count) } }
            span.sr { (say(lang, "unseen-count", &values)) }
        }
    }
}
