//! What the signs of the drawing mean.

use game::{Lang, MOST_SEATS, Seat};

use super::{ACTIVE, COIN, COLLECTOR, DEBEN, DICE, EXTRA, PRIEST, SEAL, SERVANT, SINGLE, gifts};
use crate::rules::Kind;
use crate::show::words::{names, say};

pub(crate) fn legend(lang: Lang) -> Vec<(String, String)> {
    let letters: Vec<String> = Seat::all(MOST_SEATS as u8).map(|seat| names::letter(seat, lang)).collect();
    let [harp, first, second] = [Kind::Harp, Kind::Harp1, Kind::Harp2].map(|kind| gifts::sign(kind, lang));
    let signs = [
        (letters.join(" "), "sign-servants"),
        ("·5".to_owned(), "sign-free"),
        ("!5".to_owned(), "sign-closes"),
        (format!("5{COIN}"), "sign-coin"),
        (format!("5{SINGLE}"), "sign-single"),
        (format!("5{EXTRA}"), "sign-extra"),
        (format!("{DEBEN}7"), "sign-reserve"),
        (SEAL.to_owned(), "sign-seal"),
        (format!("↑ {harp}9"), "sign-gift"),
        (format!("({harp})"), "sign-turned"),
        (format!("{harp}×2"), "sign-count"),
        (format!("{first} {second}"), "sign-foreign"),
        ("3/4".to_owned(), "sign-award"),
        ("62 (31)".to_owned(), "sign-points"),
        (format!("{SERVANT}4 {COLLECTOR}2"), "sign-hand"),
        (DICE.to_owned(), "sign-dice"),
        (PRIEST.to_owned(), "sign-priest"),
        (ACTIVE.to_owned(), "sign-active"),
    ];
    signs.into_iter().map(|(sign, key)| (sign, say(lang, key, &[]))).collect()
}
