//! The pieces as drawings: each is an outer `<svg>` that shows symbols of the sprite.

use game::Seat;
use maud::{Markup, html};

use crate::rules::{Card, Character, Kind, Market, Piece, PileCard, Symbol};
use crate::view::View;

pub(super) fn symbol(id: &str) -> Markup {
    html! { use href={ "#" (id) } {} }
}

/// A servant; `class` is its state.
pub(super) fn servant(seat: Seat, class: &str) -> Markup {
    piece(Piece::Servant(seat), class, None)
}

/// A servant or a collector, with the place it moves to or from, if any.
pub(super) fn piece(piece: Piece, class: &str, place: Option<&str>) -> Markup {
    html! { svg.sv.(class) data-at=[place] viewBox="0 0 48 60" aria-hidden="true" { (symbol(&piece_symbol(piece))) } }
}

pub(crate) fn piece_symbol(piece: Piece) -> String {
    match piece {
        Piece::Servant(seat) => format!("sv-{seat}"),
        Piece::Collector(seat) => format!("pc-{seat}"),
    }
}

/// A gift as a picture of the size of letters.
pub(super) fn gift(kind: Kind) -> Markup {
    html! {
        svg.gi viewBox="0 0 96 106" aria-hidden="true" {
            (symbol(&format!("gi-{}", face(kind))))
            @if kind.is_foreign() { (symbol(&format!("sea-{}", kind.bonus()))) }
        }
    }
}

/// A card without its values, for places where those stand beside it.
pub(super) fn small(card: Card) -> Markup {
    match card {
        Card::Gift(kind) => gift(kind),
        Card::WanderingThief => disc("c-wandering-thief", "gi"),
    }
}

/// A card with the strip of values for one owner, two, and three or more; the one that counts now is boxed.
pub(super) fn card(view: &View, card: Card) -> Markup {
    whole(&match card {
        Card::Gift(kind) => html! {
            (symbol(&card_symbol(kind)))
            @if kind.is_foreign() { (symbol(&format!("plus-{}", kind.bonus()))) }
            (strip(view, kind))
        },
        Card::WanderingThief => symbol("gc-wandering-thief"),
    })
}

/// A card of the pile, which may be the one after which no market reopens.
pub(super) fn pile_card(view: &View, card_of_pile: PileCard) -> Markup {
    match card_of_pile {
        PileCard::Gift(kind) => card(view, Card::Gift(kind)),
        PileCard::Akhenaton => akhenaton(),
    }
}

/// A card that lies face down.
pub(super) fn back() -> Markup {
    whole(&symbol("gc-back"))
}

/// The card after which no market reopens.
pub(super) fn akhenaton() -> Markup {
    whole(&symbol("gc-akhenaton"))
}

fn whole(face: &Markup) -> Markup {
    html! { svg.c viewBox="0 0 100 140" aria-hidden="true" { (face) } }
}

fn strip(view: &View, kind: Kind) -> Markup {
    let values = [1, 2, 3].map(|owners| view.edition.value(kind, owners));
    let is_flat = values[0] == values[2] && values[0] == values[1];
    let now = usize::from(view.owners(kind.gift_type()).min(3));
    html! {
        @if is_flat {
            text.cur x="50" y="131" text-anchor="middle" { (values[0]) }
        } @else {
            @for (index, (x, value)) in [18, 50, 82].into_iter().zip(values).enumerate() {
                @if index + 1 == now {
                    rect.box x=(x - 15) y="111.5" width="30" height="25" rx="6" {}
                    text.cur x=(x) y="131.5" text-anchor="middle" { (value) }
                } @else {
                    text.o x=(x) y="131.5" text-anchor="middle" { (value) }
                }
            }
        }
    }
}

/// The symbol of a whole card.
pub(crate) fn card_symbol(kind: Kind) -> String {
    if kind.is_foreign() { format!("gf-{}", face(kind)) } else { format!("gc-{}", face(kind)) }
}

/// What is painted on a card: a foreign gift looks like the ordinary one.
pub(crate) fn face(kind: Kind) -> String {
    if kind.is_foreign() { kind.gift_type().to_string() } else { kind.to_string() }
}

/// The symbol printed on a space.
pub(crate) const fn mark_symbol(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Coin => "mk-coin",
        Symbol::Single => "mk-single",
        Symbol::Extra => "mk-extra",
    }
}

/// A symbol by itself.
pub(super) fn mark(printed: Symbol) -> Markup {
    html! { svg.mk viewBox="0 0 16 16" aria-hidden="true" { (symbol(mark_symbol(printed))) } }
}

pub(super) fn deben() -> Markup {
    html! { svg.db viewBox="0 0 64 64" aria-hidden="true" { (symbol("deben")) } }
}

pub(super) fn seal() -> Markup {
    html! { svg.sl viewBox="0 0 40 60" aria-hidden="true" { (symbol("seal")) } }
}

pub(super) fn animal(market: Market) -> Markup {
    html! { svg.an viewBox="0 0 32 32" aria-hidden="true" { (symbol(&format!("an-{market}"))) } }
}

pub(super) fn die(number: u8, class: &str) -> Markup {
    html! { svg.die.(class) viewBox="0 0 40 40" aria-hidden="true" { (symbol(&format!("die-{number}"))) } }
}

/// The dice themselves, whatever they show.
pub(super) fn dice() -> Markup {
    html! { svg.die viewBox="0 0 40 40" aria-hidden="true" { (symbol("dice")) } }
}

/// The disc of a character as its top card shows it, or its last one if the pile is used up.
pub(super) fn character(view: &View, character: Character) -> Markup {
    disc(&character_symbol(view, character), "tok")
}

/// The disc of a character whose card may have left its pile: where there are several, the plain one.
pub(super) fn plain_disc(character: Character) -> Markup {
    let number = if character == Character::Scribe {
        "-2"
    } else if character == Character::Merchant {
        "-1"
    } else {
        ""
    };
    disc(&format!("c-{character}{number}"), "tok")
}

fn disc(id: &str, class: &str) -> Markup {
    html! { svg.(class) viewBox="0 0 64 64" aria-hidden="true" { (symbol(id)) } }
}

fn character_symbol(view: &View, character: Character) -> String {
    let left = view.piles.left(character).max(1);
    if character == Character::Scribe {
        // The sprite has three Scribes; other bonuses are told in words.
        let bonus = view.edition.scribe_bonus(view.settings.players, left);
        format!("c-scribe-{}", bonus.clamp(1, 3))
    } else if character == Character::Merchant {
        format!("c-merchant-{}", view.edition.merchant_swaps(left).clamp(1, 2))
    } else {
        format!("c-{character}")
    }
}
