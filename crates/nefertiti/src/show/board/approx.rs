//! The discreet sign after what the rulebook does not say; its title says what was inferred and what was reconstructed.

use game::{Lang, Printed, Source};
use maud::{Markup, html};

use crate::rules::{Kind, Market, Side};
use crate::show::words::say;
use crate::view::View;

/// The sign, if there is something to tell.
fn sign(title: Option<String>) -> Markup {
    html! { @if let Some(title) = title { abbr.ap title=(title) { "≈" } } }
}

/// For the values of a gift.
pub(super) fn of_values(view: &View, kind: Kind, lang: Lang) -> Markup {
    let source = view.edition.source(&format!("gifts.{kind}.values"));
    sign(match source {
        Some(Source::Inferred) => Some(say(lang, "approx-value-inferred", &[])),
        Some(Source::Reconstructed) => Some(say(lang, "approx-value-made", &[])),
        Some(Source::Rulebook | Source::Review) | None => None,
    })
}

/// For the stall that shows on a market.
pub(super) fn of_stall(view: &View, market: Market, lang: Lang) -> Markup {
    let parts = [("approx-made", Source::Reconstructed), ("approx-inferred", Source::Inferred)];
    let told = parts.into_iter().filter_map(|(key, source)| {
        let items = items(view, market, source, lang);
        let values = [("items", items.join("; ").into())];
        (!items.is_empty()).then(|| say(lang, key, &values))
    });
    let told: Vec<String> = told.collect();
    sign((!told.is_empty()).then(|| told.join(" ")))
}

/// What of a stall has this source.
fn items(view: &View, market: Market, source: Source, lang: Lang) -> Vec<String> {
    let path = path(market, view.board(market).side());
    let has = |key: &str| view.edition.source(&format!("{path}.{key}")) == Some(source);
    // The edition lists the spaces in its own order, so the offer is read there too.
    let listed = |field: &str| {
        let numbers = (0..view.stall(market).len()).filter(|index| has(&format!("spaces.{index}.{field}")));
        let offer = |index: usize| view.edition.values().get(&format!("{path}.spaces.{index}.offer"));
        let mut offers: Vec<u8> = numbers.filter_map(|index| offer(index)?.value.parse().ok()).collect();
        offers.sort_unstable();
        offers.iter().map(u8::to_string).collect::<Vec<String>>().join(", ")
    };
    let named = |key: &str, field: &str| {
        let offers = listed(field);
        let is_any = !offers.is_empty();
        let values = [("offers", offers.into())];
        is_any.then(|| say(lang, key, &values))
    };
    let fixed = |key: &str, is_so: bool| is_so.then(|| say(lang, key, &[]));
    let is_placed = (0..view.stall(market).len()).any(|index| has(&format!("spaces.{index}.column")));
    [
        named("approx-offers", "offer"),
        named("approx-symbols", "symbol"),
        fixed("approx-places", is_placed),
        fixed("approx-condition", has("closes")),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn path(market: Market, side: Side) -> String {
    let table = match market {
        Market::Gizeh => "gizeh",
        Market::AkhetAton => "akhet_aton",
        Market::AbouSimbel => "abou_simbel",
        Market::Louqsor => "louqsor",
        Market::Memphis => return "memphis".to_owned(),
    };
    format!("{table}.{side}")
}
