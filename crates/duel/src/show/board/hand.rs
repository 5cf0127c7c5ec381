//! What a player holds besides the sites: action tokens, and the meeples that are left.

use game::{Lang, Present, Seat, Sight};
use maud::{Markup, html};

use super::marks;
use super::pieces::{meeple_at, token, token_at};
use super::traces::{gained_last, gains, is_legal, preview_id};
use super::words::name_token;
use crate::rules::{Action, ActionToken, Duel, Kind, MEEPLES};
use crate::show::words::say;

pub(super) fn draw(sight: &Sight<'_, Duel>, seat: Seat, lang: Lang) -> Markup {
    let holdings = sight.view.holdings[seat.index()];
    let held = ActionToken::ALL.into_iter().filter(|action| holdings.actions(*action) > 0);
    html! {
        div.hand {
            div.deeds role="group" aria-label=(Duel::name_part("actions", lang)) {
                @for (number, action) in (1..).zip(held) { (draw_action(sight, seat, action, number, lang)) }
                @for gain in gains(sight, seat) {
                    @if let Kind::Action(_) = gain.token.kind() {
                        span.deed.add data-for=(gain.action) { (token(gain.token)) }
                    }
                }
            }
            (tray(sight, seat, lang))
        }
    }
}

/// The tokens of one sort; `number` is what to type after `x`.
fn draw_action(sight: &Sight<'_, Duel>, seat: Seat, action: ActionToken, number: u8, lang: Lang) -> Markup {
    let count = sight.view.holdings[seat.index()].actions(action);
    let play = Action::Use(action);
    let last = if gained_last(sight, seat, action.token()) > 0 { " last" } else { "" };
    // Both may hold the same token, but only one of them decides.
    let mark = if sight.view.to_act == seat { marks::class(sight, play) } else { String::new() };
    let face = html! {
        (token_at(action.token(), Some(&format!("action-{seat}-{action}"))))
        @if count > 1 { span.many aria-hidden="true" { (count) } }
    };
    html! {
        @if sight.view.to_act == seat && is_legal(sight, play) {
            button.{ "deed legal" (last) } form="play" name="step" value=(play) data-key={ "x" (number) }
                data-kind="use" data-what={ "action-" (action) "-" (seat) } aria-label=(Duel::name_action(play, lang)) aria-describedby=(preview_id(play)) { (face) }
        } @else {
            span.{ "deed" (last) (mark) } role="img" data-what={ "action-" (action) "-" (seat) } aria-label=(name_held(action, count, lang)) { (face) }
        }
    }
}

fn name_held(action: ActionToken, count: u8, lang: Lang) -> String {
    say(lang, "hand-action", &[("token", name_token(action.token(), lang).into()), ("count", count.into())])
}

/// Every meeple has its place on the tray; those that stand on the quay have left it. The last that is there is the
/// next to go, and was the last to come.
fn tray(sight: &Sight<'_, Duel>, seat: Seat, lang: Lang) -> Markup {
    let hand = sight.view.harbor.hand(seat);
    let place = format!("hand-{seat}");
    html! {
        div.meep role="img" data-what={ "meeples-" (seat) } aria-label=(say(lang, "hand-meeples", &[("hand", hand.into())])) {
            @for number in 1..=MEEPLES {
                @let class = if number <= hand { "in" } else { "out" };
                (meeple_at(seat, class, (number == hand.max(1)).then_some(place.as_str())))
            }
        }
    }
}
