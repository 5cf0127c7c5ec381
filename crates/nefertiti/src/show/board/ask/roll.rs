//! Rolling again at Louqsor: which faces do what, how likely it is, and who would get what.

use game::Lang;
use maud::{Markup, html};

use crate::rules::{Condition, Market};
use crate::show::board::payout::{bids, draw as draw_order};
use crate::show::board::pieces::die;
use crate::show::words::say;
use crate::view::View;

pub(super) fn draw(view: &View, lang: Lang) -> Markup {
    let market = Market::Louqsor;
    let (stall, stand) = (view.stall(market), view.board(market).stand());
    let (closing, all) = stall.odds(stand);
    let is_two = *stall.condition() == Condition::Dice;
    let (closes, stays): (Vec<u8>, Vec<u8>) = (1..=6).partition(|face| stall.closes_on(stand, &[*face]));
    let odds = |number: u32| say(lang, "odds", &[("closing", number.into()), ("all", all.into())]);
    let key = if is_two { "roll-both" } else { "roll-closes" };
    html! {
        div.chance {
            div.rolls {
                div.roll.g {
                    span.faces { @for face in closes { (die(face, "")) } }
                    b { (say(lang, key, &[])) }
                    span { (odds(closing)) }
                }
                div.roll {
                    span.faces { @for face in stays { (die(face, "")) } }
                    b { (say(lang, "roll-stays", &[])) }
                    span { (odds(all - closing)) }
                }
            }
            div.whom {
                p.then { (say(lang, "roll-then", &[])) }
                (draw_order(view, market, &bids(view, market, None, 0), false, lang))
            }
        }
    }
}
