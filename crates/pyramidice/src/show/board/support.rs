//! The support of the cult: deities against resources, and who would have to go.

use game::{Lang, Seat};
use maud::{Markup, html};

use super::pieces::icon;
use super::words::{number, say, word};
use crate::rules::Deity;
use crate::view::View;

/// What counts when a Work turn ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::show) struct Support {
    /// The Ennead is one, a borrowed deity none.
    pub(in crate::show) deities: u32,
    pub(in crate::show) resources: u32,
    /// How many more Anubis allows.
    pub(in crate::show) extra: u32,
}

impl Support {
    pub(in crate::show) fn of(view: &View, seat: Seat) -> Support {
        let player = &view.players[seat];
        let numbers = &view.options.edition;
        let stack = player.deities.and(numbers.ennead());
        let is_borrowed = view.active.seat() == seat && view.work.loan == Some(Deity::Anubis);
        let has_anubis = player.deities.contains(Deity::Anubis) || is_borrowed;
        let extra = numbers.card(Deity::Anubis).deities.filter(|_| has_anubis).unwrap_or(0);
        Support {
            deities: player.deities.without(stack).len() + u32::from(!stack.is_empty()),
            resources: u32::from(player.board.len()),
            extra: u32::from(extra),
        }
    }

    /// How many deities would be lost if a Work turn ended like this.
    pub(super) fn lost(self) -> u32 {
        self.deities.saturating_sub(self.resources + self.extra)
    }

    /// How many resources can still be paid before a deity is lost.
    pub(super) fn room(self) -> u32 {
        (self.resources + self.extra).saturating_sub(self.deities).min(self.resources)
    }

    pub(super) fn words(self, lang: Lang) -> String {
        let values = [
            ("deities", number(self.deities)),
            ("resources", number(self.resources)),
            ("extra", number(self.extra)),
            ("lost", number(self.lost())),
        ];
        let key = match (self.lost(), self.extra) {
            (0, 0) => "board-support",
            (0, _) => "board-support-anubis",
            _ => "board-support-lost",
        };
        say(lang, key, &values)
    }
}

/// Tablets over discs at the same pitch: what is lacking shows under its tablet.
pub(super) fn draw(view: &View, seat: Seat, lang: Lang) -> Markup {
    let support = Support::of(view, seat);
    let state = if support.lost() > 0 { "warn" } else { "safe" };
    let values = [("deities", number(support.deities)), ("resources", number(support.resources))];
    html! {
        div.sup.(state) data-what={ "support-" (seat) } role="img" aria-label=(support.words(lang)) {
            @if support.lost() > 0 { (icon("warn")) }
            span.bars {
                span { @for _ in 0..support.deities { i.tab {} } }
                span {
                    @for _ in 0..support.resources { i.disc {} }
                    @for _ in 0..support.extra { i.disc.ghost {} }
                    @for _ in 0..support.lost() { i.disc.gone {} }
                }
            }
            small { (word(lang, "board-support-title")) }
            b { (say(lang, "board-support-short", &values)) @if support.extra > 0 { " + " (support.extra) } }
        }
    }
}
