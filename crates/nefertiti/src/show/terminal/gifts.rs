//! Gifts: their signs, and what they are worth now.

use game::show::layout::{Line, flow, plain};
use game::{Lang, Material, Span, Tone};

use super::{SEAL, Table};
use crate::rules::{Action, GiftType, Kind, PileCard};
use crate::show::words::names::{self, Form};
use crate::show::words::say;
use crate::view::View;

pub(super) fn sign(kind: Kind, lang: Lang) -> String {
    names::gift(kind, Form::Sign, lang)
}

/// `Har×2`, or `Har` for one.
pub(super) fn counted(kind: Kind, count: u8, lang: Lang) -> String {
    let sign = sign(kind, lang);
    if count == 1 { sign } else { format!("{sign}×{count}") }
}

/// What a card is worth with its present owners, or to its first one.
pub(super) fn value(view: &View, kind: Kind) -> u8 {
    view.edition.value(kind, view.owners(kind.gift_type()))
}

pub(super) fn tone(kind: Kind) -> Tone {
    match kind.gift_type() {
        GiftType::Goldwork => Tone::Made(Material::Gold),
        GiftType::Necklace => Tone::Made(Material::Lapis),
        GiftType::Statuette => Tone::Made(Material::Basalt),
        GiftType::Mirror => Tone::Made(Material::Malachite),
        GiftType::Harp => Tone::Made(Material::Granite),
        GiftType::Chair | GiftType::Senet | GiftType::Cup | GiftType::Papyrus => {
            Tone::Made(Material::Limestone)
        }
    }
}

/// The value of every type of the game, how many cards and seals are left, and what the Oracle knows of the cards.
pub(super) fn draw_values(scene: &Table<'_>, lang: Lang) -> Vec<Line> {
    let view = scene.view;
    let deck = view.edition.deck(view.settings);
    let mut pieces = vec![vec![plain(say(lang, "values-now", &[]))]];
    for kind in deck.kinds().iter().filter(|kind| !kind.is_foreign()) {
        let span = Span::new(tone(kind), format!("{}{}", sign(kind, lang), value(view, kind)));
        let calls = kind == kind.gift_type().plain();
        let action = Action::Call(kind.gift_type());
        pieces.push(vec![if calls { scene.aim(span, &[action]) } else { span }]);
    }
    let pile = say(lang, "pile-left", &[("pile", view.unseen.cards().into())]);
    pieces.push(vec![plain(format!("{pile} {SEAL}{}", view.seals))]);
    pieces.extend(last_cards(view, lang));
    flow(pieces, 2)
}

/// The last cards, for a viewer who may know them: those seen, then those laid, in order.
fn last_cards(view: &View, lang: Lang) -> Option<Line> {
    let secret = view.oracle.secret.as_ref()?;
    let seen = secret.seen.iter().map(|kind| sign(*kind, lang));
    let laid = secret.laid.iter().zip(1..).map(|(card, number): (_, u8)| {
        let name = match card {
            PileCard::Gift(kind) => sign(*kind, lang),
            PileCard::Akhenaton => say(lang, "akhenaton.sign", &[]),
        };
        format!("{number}:{name}")
    });
    let cards: Vec<String> = seen.chain(laid).collect();
    let heading = say(lang, "hand-last", &[]);
    (!cards.is_empty()).then(|| vec![plain(format!("{heading} {}", cards.join(" ")))])
}
