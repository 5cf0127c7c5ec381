//! Drawings for the rules and for the list of games. They are shown inside a page, which knows the symbols and the
//! variables; what they say in words stands beside them.

use game::{Game, Seat};
use maud::{Markup, html};

use crate::rules::{ActionToken, Cell, Duel, Options, Phase, Side, Space, Token};
use crate::show::picture::sites::{self, Shaft};
use crate::show::picture::{Anchor, harbor, meeple, numeral, symbol, token};
use crate::view::View;

const WHITE: Seat = Seat::new(0);
const BLACK: Seat = Seat::new(1);

/// One of each kind of token, with examples of the numbered ones.
pub(crate) fn tokens() -> Markup {
    let shown = [
        Token::Obelisk,
        Token::Temple1,
        Token::Temple4,
        Token::Light,
        Token::Dark,
        Token::Tomb7,
        Token::Tomb12,
        Token::Take,
        Token::Place,
        Token::Unload,
        Token::Swap,
    ];
    frame(
        792,
        64,
        &html! { @for (index, shown) in shown.into_iter().enumerate() { (token(shown, 73.0 * index as f32, 0.0, 62.0)) } },
    )
}

/// The harbour a few turns into a game.
pub(crate) fn harbour() -> Markup {
    let cargo = "take tomb4 obelisk light dark temple2 obelisk tomb9 swap tomb8 temple4 light unload dark tomb2 obelisk temple1 place";
    let mut state = Duel::new(&Options::default());
    for (space, text) in Space::all().zip(cargo.split(' ')) {
        let drawn = text.parse().expect("these are names of tokens");
        state.unseen.remove(drawn);
        state.fleet.load(space, drawn);
    }
    for (seat, column, row) in [(WHITE, 1, 0), (BLACK, 1, 1), (WHITE, 0, 2)] {
        state.harbor.place(seat, Cell::at(column, row));
    }
    state.phase = Phase::Choose;
    html! { svg viewBox="0 0 1000 1000" width="440" height="440" aria-hidden="true" { (harbor::draw(&View::of(&state))) } }
}

/// A boat that is being unloaded by a white and a black meeple with an empty cell between them.
pub(crate) fn unloading() -> Markup {
    let line = [(Token::Tomb11, Some(WHITE)), (Token::Obelisk, Some(BLACK)), (Token::Dark, None)];
    html! {
        svg viewBox="0 0 1000 236" width="700" height="165" aria-hidden="true" {
            rect width="1000" height="236" rx="30" fill="url(#gWater)" {}
            rect width="1000" height="236" rx="30" fill="url(#waves)" {}
            rect x="395" y="16" width="589" height="206" rx="26" fill="var(--stone-1)" stroke="var(--stone-line)" stroke-width="3" {}
            (symbol("hull-h", 20.0, 52.0, 345.0, 134.0))
            @for (index, (cargo, owner)) in line.into_iter().enumerate() {
                @let x = 53.5 + 94.5 * index as f32;
                g opacity=[owner.is_none().then_some(".45")] { (token(cargo, x, 74.0, 89.0)) }
                (badge(owner, x + 84.0, 74.0))
                (numeral(3 - index, Anchor::Middle, (x + 44.5, 208.0), 24.0, "#FFFFFF"))
            }
            @for column in 0..3_u8 { (symbol("k-cell", 405.0 + 190.5 * f32::from(column), 27.0, 180.0, 183.0)) }
            (unloader(WHITE, Token::Tomb11, 405.0))
            (unloader(BLACK, Token::Obelisk, 786.0))
        }
    }
}

/// Who gets a token, if anybody does.
pub(super) fn badge(owner: Option<Seat>, x: f32, y: f32) -> Markup {
    html! {
        @match owner {
            Some(seat) => {
                circle cx=(x) cy=(y) r="23" fill="var(--gold)" stroke="var(--gold-line)" stroke-width="4" {}
                (symbol(&format!("s-{seat}"), x - 12.8, y - 16.5, 25.6, 32.0))
            },
            None => {
                circle cx=(x) cy=(y) r="23" fill="var(--panel)" stroke="var(--terra)" stroke-width="4" {}
                path d={ "M" (x - 9.0) " " (y - 9.0) "l18 18m0-18-18 18" } stroke="var(--terra)" stroke-width="5" stroke-linecap="round" {}
            },
        }
    }
}

/// A meeple on its cell with the token it takes.
fn unloader(seat: Seat, taken: Token, x: f32) -> Markup {
    html! {
        (meeple(seat, x + 8.0, 44.0, 142.0))
        rect x=(x + 96.0) y="112" width="84" height="84" rx="22" fill="var(--gold)" stroke="var(--gold-line)" stroke-width="4" {}
        (token(taken, x + 101.0, 118.0, 74.0))
    }
}

/// The four action tokens.
pub(crate) fn actions() -> Markup {
    let all = ActionToken::ALL.into_iter().enumerate();
    frame(
        368,
        80,
        &html! { @for (index, action) in all { (token(action.token(), 96.0 * index as f32, 0.0, 80.0)) } },
    )
}

/// Five stones against three.
pub(crate) fn obelisk() -> Markup {
    let shaft = |own, rival| sites::obelisk(Shaft { own, rival, side: Side::A, is_first: false });
    html! {
        svg viewBox="0 0 290 152" width="435" height="228" aria-hidden="true" {
            (meeple(WHITE, 0.0, 76.0, 60.0))
            g transform="translate(48 12)" { (shaft(5, (BLACK, 3))) }
            (numeral("5+6", Anchor::Middle, (80.0, 145.0), 11.0, "var(--ink)"))
            (meeple(BLACK, 164.0, 76.0, 60.0))
            g transform="translate(212 12)" { (shaft(3, (WHITE, 5))) }
            (numeral(3, Anchor::Middle, (244.0, 145.0), 11.0, "var(--ink)"))
        }
    }
}

/// Side B: a set in each row.
pub(crate) fn temple() -> Markup {
    let drawing = html! { g transform="translate(0 -4)" { (sites::temple([3, 1, 2, 1], &[16, 4, 1])) } };
    html! { svg viewBox="0 0 160 106" width="320" height="212" aria-hidden="true" { (drawing) } }
}

/// Four light and six dark stones.
pub(crate) fn pyramids() -> Markup {
    let drawing = html! {
        g transform="translate(4 0)" { (sites::pyramid(Token::Light, 4)) }
        g transform="translate(108 0)" { (sites::pyramid(Token::Dark, 6)) }
        (numeral(10, Anchor::Middle, (48.0, 96.0), 11.0, "var(--ink)"))
        (numeral(21, Anchor::Middle, (152.0, 96.0), 11.0, "var(--ink)"))
    };
    html! { svg viewBox="0 0 200 104" width="360" height="187" aria-hidden="true" { (drawing) } }
}

/// Side A: a run of six and a single one.
pub(crate) fn tomb() -> Markup {
    let drawing = sites::tomb(0b100_1111_1100, &[25, 1]);
    html! { svg viewBox="0 0 373 52" width="620" height="86" aria-hidden="true" { (drawing) } }
}

/// A drawing in pixels.
fn frame(width: u16, height: u16, drawing: &Markup) -> Markup {
    html! { svg viewBox={ "0 0 " (width) " " (height) } width=(width) height=(height) aria-hidden="true" { (drawing) } }
}

/// Boat and quay at sunrise. Its colours are those of the hour and not of a theme.
pub(crate) fn emblem() -> Markup {
    html! {
        svg.scene viewBox="0 0 420 168" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            defs {
                linearGradient id="duel-sky" x1="0" y1="0" x2="0" y2="1" {
                    stop offset="0" stop-color="#F6E2B8" {}
                    stop offset="1" stop-color="#EDB873" {}
                }
            }
            rect width="420" height="168" fill="url(#duel-sky)" {}
            circle cx="196" cy="72" r="36" fill="#D2802A" {}
            path d="M0 112C18 66 60 40 96 62 128 80 140 104 168 112ZM224 112C252 104 262 74 300 58 344 40 392 70 420 108V112Z" fill="#C58A4F" {}
            path d="M0 112C18 66 60 40 96 62 76 74 60 96 52 112ZM300 58C344 40 392 70 420 108V112H348C340 92 326 70 300 58Z" fill="#B0733B" opacity=".55" {}
            rect y="110" width="420" height="58" fill="#2F639D" {}
            path d="M160 110H232L222 118H170Z" fill="#D2802A" opacity=".5" {}
            path d="M-4 130 4 125 12 130 20 125 28 130 36 125 44 130 52 125 60 130 68 125 76 130 84 125M196 134 204 129 212 134 220 129 228 134 236 129 244 134 252 129 260 134M20 152 28 147 36 152 44 147 52 152 60 147 68 152 76 147 84 152 92 147 100 152 108 147 116 152M180 156 188 151 196 156 204 151 212 156 220 151 228 156 236 151 244 156 252 151 260 156 268 151 276 156"
                fill="none" stroke="#9CC1E8" stroke-opacity=".4" stroke-width="2" stroke-linejoin="round" {}
            path d="M44 92C46 106 58 112 74 112H172C190 112 204 106 208 90 212 92 214 90 213 86 222 118 206 138 176 138H74C48 138 34 118 39 88 40 92 42 94 44 92Z" fill="#7E4F2A" {}
            path d="M44 92C46 106 58 112 74 112H172C190 112 204 106 208 90" fill="none" stroke="#D9A33A" stroke-width="3" {}
            path d="M52 124H198" stroke="#5B371A" stroke-width="1.5" opacity=".6" {}
            @for (x, cargo) in [(76.0, Token::Obelisk), (109.0, Token::Light), (142.0, Token::Temple3)] { (token(cargo, x, 78.0, 33.0)) }
            path d="M276 118H420V168H276Z" fill="#E9DAB8" {}
            path d="M276 118H420V124H276Z" fill="#F6EBD2" {}
            path d="M276 145H420M316 124V145M366 124V145M296 145V168M341 145V168M391 145V168" stroke="#BFA574" stroke-width="1.5" {}
            path d="M276 118V168" stroke="#BFA574" stroke-width="2" {}
            (meeple(WHITE, 300.0, 64.0, 58.0))
            (meeple(BLACK, 354.0, 64.0, 58.0))
        }
    }
}
