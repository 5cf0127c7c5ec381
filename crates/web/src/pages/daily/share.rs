//! A text to share that says how one did, and nothing about the deal.

use maud::{Markup, html};

use super::summary::signed;
use super::{Daily, address, dates};
use crate::frame::Frame;
use crate::pages::icons::icon;
use crate::pages::names::name_game;
use crate::pages::table::address as whole_address;

/// The most signs for a margin: more nobody counts.
const MOST_SIGNS: u32 = 15;

pub(super) fn draw(frame: &Frame<'_>, daily: &Daily<'_>) -> Markup {
    let text = text(frame, daily);
    html! {
        section.card.pnl.day-share {
            header { h2.h2 { (frame.say("daily-share", &[])) } span.mut { (frame.say("daily-share-about", &[])) } }
            textarea readonly rows=(text.lines().count() + 2) aria-label=(frame.say("daily-share-text", &[])) { (text) }
            button.btn.pri.js-only type="button" data-copy=(text) { (icon("copy")) (frame.say("daily-copy", &[])) }
            p.mut { (frame.say("daily-share-note", &[])) " " (dates::until_next(frame, daily)) }
        }
    }
}

fn text(frame: &Frame<'_>, daily: &Daily<'_>) -> String {
    let deal = daily.deal;
    let head = [("game", name_game(frame, deal.entry).into()), ("date", dates::name(frame, deal.day).into())];
    let mut lines = vec![frame.say("daily-share-head", &head)];
    if let Some(own) = daily.own() {
        lines.push(line(own.margin(), &frame.say("daily-share-own", &[])));
    }
    if let Some(player) = daily.player() {
        lines.push(line(player.margin(), &frame.say("daily-share-player", &[])));
    }
    lines.push(whole_address(frame, &address(deal.entry, deal.day)));
    lines.join("\n")
}

fn line(margin: i32, who: &str) -> String {
    let sign = if margin < 0 { "▽" } else { "▲" };
    let signs = sign.repeat(margin.unsigned_abs().min(MOST_SIGNS) as usize);
    let words = [signs, signed(margin), who.to_owned()];
    words.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_margin_is_drawn_in_signs_that_do_not_go_on_for_ever() {
        assert_eq!(line(3, "me"), "▲▲▲ +3 me");
        assert_eq!(line(-2, "me"), "▽▽ −2 me");
        assert_eq!(line(0, "me"), "0 me");
        assert_eq!(line(i32::MIN, "me").matches('▽').count(), 15);
    }
}
