//! What a thing on the page is: its name, what it does, its numbers as they stand, and why it cannot be used now.

mod architect;
mod cards;
mod counters;
mod deities;
mod dice;
mod tiles;

use std::str::FromStr;

use game::show::lang::Value;
use game::{Explained, Lang, Now, Number, Present, Seat};
use maud::{Markup, html};

use super::steps::Seen;
use super::words::{say, word};
use crate::rules::{Pyramid, Pyramidice, Tile};

pub(super) fn of(sight: &Seen<'_>, thing: &str, lang: Lang) -> Option<Explained> {
    let tale = Tale { sight, lang };
    let (kind, name) = thing.split_once('-').unwrap_or((thing, ""));
    match kind {
        "tile" if name == "down" => Some(tale.tile_face_down()),
        "tile" => Some(tale.tile(read::<Tile>(name)?)),
        "deity" => Some(tale.deity(read(name)?)),
        "ennead" => Some(tale.ennead(tale.seat(name)?)),
        "scarab" => Some(tale.scarab(read(name)?)),
        "project" if name == "secret" => Some(tale.secret_project()),
        "project" => Some(tale.project(read(&format!("project{name}"))?)),
        "architect" => tale.architect(name),
        "die" => Some(tale.die(read(name)?)),
        "space" => Some(tale.space(read(name)?)),
        "resources" => Some(tale.resources(tale.seat(name)?)),
        "support" => Some(tale.support(tale.seat(name)?)),
        "tiles" => Some(tale.tiles_before(tale.seat(name)?)),
        "levels" => {
            let pyramid = Pyramid::ALL.into_iter().find(|pyramid| name.chars().eq([pyramid.letter()]))?;
            Some(tale.levels(pyramid))
        }
        _ => tale.counter(thing),
    }
}

fn read<T: FromStr>(name: &str) -> Option<T> {
    name.parse().ok()
}

/// What is told, to whom, in which language.
struct Tale<'a> {
    sight: &'a Seen<'a>,
    lang: Lang,
}

impl Tale<'_> {
    /// A seat of this game by its number.
    fn seat(&self, name: &str) -> Option<Seat> {
        Seat::all(self.sight.view.options.players).find(|seat| seat.to_string() == name)
    }

    fn word(&self, key: &str) -> String {
        word(self.lang, key)
    }

    fn say(&self, key: &str, values: &[(&'static str, Value<'_>)]) -> String {
        say(self.lang, key, values)
    }

    fn who(&self, seat: Seat) -> (&'static str, Value<'static>) {
        ("who", Pyramidice::name_seat(seat, self.lang).into())
    }

    /// What a thing is by the message of its kind, which has its name, its sort and its effect.
    fn plain(&self, thing: &str, sign: Markup, numbers: Vec<Number>, chapter: &'static str) -> Explained {
        Explained {
            sign,
            name: self.word(&format!("what-{thing}")),
            what: self.word(&format!("what-{thing}.sort")),
            effect: self.word(&format!("what-{thing}.effect")),
            numbers,
            now: None,
            chapter,
        }
    }

    /// A number with the words of what is counted.
    fn count(&self, key: &str, value: impl Into<u32>) -> Number {
        figure(html! { (self.word(key)) }, value.into().to_string())
    }

    fn glory(&self, points: impl Into<u32>) -> String {
        self.say("what-glory", &[("count", points.into().into())])
    }

    /// Why nothing can be done with anything, if it is somebody else who decides.
    fn not_yours(&self) -> Option<Now> {
        self.sight.choices.is_empty().then(|| self.not_now("what-not-yours"))
    }

    fn may(&self, key: &str) -> Now {
        Now::May(self.word(key))
    }

    fn not_now(&self, key: &str) -> Now {
        Now::NotNow(self.word(key))
    }
}

fn figure(of: Markup, value: String) -> Number {
    Number { of, value, is_best: false }
}

fn best(number: Number) -> Number {
    Number { is_best: true, ..number }
}
