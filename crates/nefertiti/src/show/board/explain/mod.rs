//! What everything on the page is: its effect, its numbers as they stand, and what can be done with it now.

mod character;
mod gift;
mod market;
mod space;
mod things;

use game::{Explained, Lang, Now, Number, Seat, Sight, Viewer};
use maud::Markup;

use crate::rules::{Nefertiti, Phase};
use crate::show::words::say;
use crate::view::View;

pub(super) fn of(sight: &Sight<'_, Nefertiti>, thing: &str, lang: Lang) -> Option<Explained> {
    let (family, rest) = thing.split_once('-').unwrap_or((thing, ""));
    let seat = || seat_of(sight.view, rest);
    match family {
        "space" => space::of(sight, rest.parse().ok()?, lang),
        "market" => Some(market::of(sight, rest.parse().ok()?, lang)),
        "meter" => Some(market::meter(sight, rest.parse().ok()?, lang)),
        "gift" => {
            let (market, place) = rest.split_once('-')?;
            gift::on_market(sight, market.parse().ok()?, place.parse().ok()?, lang)
        }
        "memphis" => Some(gift::at_memphis(sight, rest.parse().ok()?, lang)),
        "owned" => {
            let (holder, kind) = rest.split_once('-')?;
            Some(gift::owned(sight, holder.parse().ok()?, kind.parse().ok()?, lang))
        }
        "type" => Some(gift::of_type(sight, rest.parse().ok()?, lang)),
        "character" => Some(character::of(sight, rest.parse().ok()?, lang)),
        "reserve" => Some(things::reserve(sight, rest.parse().ok()?, lang)),
        "deben" => Some(things::purse(sight.view, seat()?, lang)),
        "seal" if rest.is_empty() => Some(things::seals(sight, None, lang)),
        "seal" => Some(things::seals(sight, Some(seat()?), lang)),
        "tray" => Some(things::tray(sight.view, seat()?, lang)),
        "offers" => Some(things::offers(sight.view, seat()?, lang)),
        "sums" => Some(things::sums(sight, seat()?, lang)),
        "tile" => Some(things::tile(sight.view, lang)),
        "dice" => Some(things::dice(sight, lang)),
        "pile" => Some(things::pile(sight.view, lang)),
        "supply" => Some(things::supply(sight.view, lang)),
        "neutral" => Some(things::neutral(sight.view, lang)),
        "ledger" => Some(things::ledger(sight.view, lang)),
        _ => None,
    }
}

fn seat_of(view: &View, text: &str) -> Option<Seat> {
    Seat::all(view.settings.players()).find(|seat| seat.to_string() == text)
}

/// The seat that looks, if it is one.
const fn reader(sight: &Sight<'_, Nefertiti>) -> Option<Seat> {
    match sight.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator | Viewer::All => None,
    }
}

const fn number(of: Markup, value: String) -> Number {
    Number { of, value, is_best: false }
}

/// A number that is named by words alone.
fn counted(key: &str, value: String, lang: Lang) -> Number {
    number(maud::html! { (say(lang, key, &[])) }, value)
}

/// The same with a bare number.
fn amount(key: &str, value: impl Into<i64>, lang: Lang) -> Number {
    counted(key, value.into().to_string(), lang)
}

/// Why the reader can do nothing with a thing that others could.
fn idle(sight: &Sight<'_, Nefertiti>, lang: Lang) -> Option<Now> {
    reader(sight)?;
    let key = match () {
        () if sight.view.phase == Phase::Over => "why-over",
        () if sight.choices.is_empty() => "why-wait",
        () => "why-other",
    };
    Some(Now::NotNow(say(lang, key, &[])))
}
