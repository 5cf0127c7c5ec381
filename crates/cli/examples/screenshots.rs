//! Plays to positions worth seeing and takes the pictures of the main pages: `cargo xtask screenshots`.

#![allow(dead_code, reason = "the tests, from which the people are borrowed, use the rest")]

#[path = "../tests/browser/chromium.rs"]
mod chromium;
#[path = "../tests/browser/driver.rs"]
mod driver;
#[path = "../tests/browser/keys.rs"]
mod keys;
#[path = "../tests/browser/play.rs"]
mod play;
#[path = "../tests/browser/program.rs"]
mod program;

use std::io::Cursor;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::{env, fs};

use chromium::Chromium;
use driver::Person;
use program::Program;
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// Where the moves come from. The draws are those of a real table, which nobody can choose.
const SEED: u64 = 7;

fn main() {
    let mut arguments = env::args().skip(1);
    let folder = PathBuf::from(arguments.next().expect("the folder for the pictures is the first argument"));
    let wanted: Vec<String> = arguments.collect();
    let is_known = |name: &String| PARTS.iter().any(|(part, _)| part == name);
    assert!(wanted.iter().all(is_known), "the parts are {}", PARTS.map(|(name, _)| name).join(", "));
    fs::create_dir_all(&folder).expect("the folder for the pictures can be made");
    let server = Program::start(&executable());
    let browser = Rc::new(Chromium::start());
    let visitor = Visitor { person: Person::new(&browser, "Zsófi", &server.origin()), folder };
    let friend = Person::new(&browser, "Camille", &server.origin());
    visitor.arrives(&friend);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(SEED);
    for (name, take) in
        PARTS.iter().filter(|(name, _)| wanted.is_empty() || wanted.iter().any(|each| each == name))
    {
        println!("{name}:");
        take(&visitor, &server, &friend, &mut rng);
    }
}

/// The parts of the walk that can be taken by themselves.
const PARTS: [(&str, Part); 4] = [
    ("duel", Visitor::plays_a_friend),
    ("pages", Visitor::reads),
    ("others", Visitor::plays_others),
    ("coach", Visitor::is_coached),
];

type Part = fn(&Visitor, &Program, &Person, &mut Xoshiro256PlusPlus);

/// The program lies beside the folder of the examples.
fn executable() -> PathBuf {
    let own = env::current_exe().expect("a program knows where it lies");
    let folder = own.parent().and_then(Path::parent).expect("examples lie in a folder below the program");
    folder.join("akhet").with_extension(env::consts::EXE_EXTENSION)
}

/// Somebody who walks through the pages and takes pictures.
struct Visitor {
    person: Person,
    folder: PathBuf,
}

impl Visitor {
    fn arrives(&self, friend: &Person) {
        self.person.has_cookie("name", "Zs%c3%b3fi");
        friend.has_cookie("name", "Camille");
        for each in [&self.person, friend] {
            each.prefers("light", "reduce");
        }
    }

    /// A game from its middle to its review.
    fn plays_a_friend(&self, server: &Program, friend: &Person, rng: &mut Xoshiro256PlusPlus) {
        let person = &self.person;
        let id = person.invites(friend, &[]);
        let table = format!("/t/{id}");
        play::play_together([person, friend], 26, rng);
        self.waits_for_a_boat(friend, rng);
        let steps = server.table(&id)["steps"].as_array().map_or(0, Vec::len);
        self.takes("home", "/", &[Shot::Desktop, Shot::Phone]);
        self.takes("table", &table, &[Shot::Desktop, Shot::Phone]);
        self.takes_in("fr", "home", "/");
        self.takes_in("hu", "table", &table);
        self.takes("action", &self.plays_to_a_stage(friend, rng), &[Shot::Desktop]);
        for each in [person, friend] {
            each.goes_to(&table);
        }
        play::play_together([person, friend], 400, rng);
        self.takes("end", &table, &[Shot::Desktop, Shot::Phone]);
        self.takes("replay", &format!("{table}/replay?step={steps}"), &[Shot::Desktop]);
        self.takes("review", &self.waits_for_a_review(&table), &[Shot::Desktop, Shot::Phone]);
    }

    fn reads(&self, _: &Program, _: &Person, rng: &mut Xoshiro256PlusPlus) {
        self.takes("lesson", "/learn/nefertiti/first?step=5", &[Shot::Desktop, Shot::Phone]);
        self.takes("puzzle", "/puzzles/imhotep-duel", &[Shot::Desktop, Shot::Phone]);
        self.takes("daily", &self.plays_the_deal(rng), &[Shot::Desktop, Shot::Phone]);
        self.takes("rules", "/rules", &[Shot::Desktop]);
    }

    fn plays_others(&self, _: &Program, _: &Person, rng: &mut Xoshiro256PlusPlus) {
        for game in OTHERS {
            let table = self.plays_bots(game, rng);
            self.takes(game.name, &table, game.shots);
        }
    }

    fn is_coached(&self, _: &Program, _: &Person, rng: &mut Xoshiro256PlusPlus) {
        self.is_asked_by_the_coach(rng);
        for theme in ["light", "dark"] {
            self.person.prefers(theme, "reduce");
            self.keeps(&format!("coach-{theme}"));
        }
    }

    /// Plays anything against the computer until the coach asks. The question has no address of its own, so the colours
    /// are those of the system.
    fn is_asked_by_the_coach(&self, rng: &mut Xoshiro256PlusPlus) {
        let person = &self.person;
        person.has_a_screen_of(1440, 900);
        person.has_cookie("theme", "system");
        person.has_cookie("coach", "on");
        loop {
            person.makes_a("imhotep-duel", "with=bot&bot=scribe");
            while person.turn() != "over" {
                person.waits_for_a_turn();
                if person.turn() == "over" {
                    break;
                }
                // A hint is there as soon as the coach has thought.
                person.clicks("#hint");
                person.sees_a(".advice");
                let (before, chosen) = (person.revision(), person.chooses(rng));
                person.clicks(&play::button(&chosen));
                let asked = "document.querySelector('#wait')";
                person.waits_for(&format!(
                    "{asked} || {before} < document.querySelector('#table').dataset.revision"
                ));
                if person.has_in_sight("#wait") {
                    return;
                }
            }
        }
    }

    /// A table of another game in its middle, with this person to move.
    fn plays_bots(&self, game: &Other, rng: &mut Xoshiro256PlusPlus) -> String {
        let person = &self.person;
        person.has_a_screen_of(1440, 900);
        loop {
            let table = format!("/t/{}", person.makes_a(game.id, game.chosen));
            for moves in 0.. {
                person.waits_for_a_turn();
                if person.turn() == "over" {
                    break;
                }
                if moves >= game.moves && person.has_in_sight(game.sight) {
                    return table;
                }
                person.plays_one_of(game.preferred, rng);
            }
        }
    }

    /// Plays the deal of the day to its end, and waits until the vizier has played it, too.
    fn plays_the_deal(&self, rng: &mut Xoshiro256PlusPlus) -> String {
        let person = &self.person;
        person.has_a_screen_of(1440, 900);
        person.goes_to("/daily/imhotep-duel");
        let deal = person.path();
        person.clicks(".day-before button");
        person.sees_a("#table");
        loop {
            person.waits_for_a_turn();
            if person.turn() == "over" {
                break;
            }
            person.plays_any(rng);
        }
        person.goes_to(&deal);
        while !person.has_in_sight(".made:not(.own)") {
            person.reloads();
        }
        deal
    }

    /// Has a game reviewed: the position in which this person lost most.
    fn waits_for_a_review(&self, table: &str) -> String {
        let person = &self.person;
        person.goes_to(&format!("{table}/review"));
        person.sees_a("#review .worst a");
        // The worst moves so far are listed before all of it is known.
        person.sees_no("#review progress");
        person.reads("document.querySelector('#review .worst a').getAttribute('href')")
    }

    /// Goes on until it is this person's turn and a boat can be unloaded.
    fn waits_for_a_boat(&self, friend: &Person, rng: &mut Xoshiro256PlusPlus) {
        while !self.person.has_in_sight(BOAT) {
            play::play_together([&self.person, friend], 1, rng);
        }
    }

    /// Another table, where this person is in the middle of an action.
    fn plays_to_a_stage(&self, friend: &Person, rng: &mut Xoshiro256PlusPlus) -> String {
        loop {
            let table = format!("/t/{}", self.person.invites(friend, &[]));
            while self.person.turn() != "over" {
                if self.person.turn() == "mine" && self.person.has_in_sight(".stp") {
                    return table;
                }
                self.plays_for_a_stage(friend, rng);
            }
        }
    }

    /// Uses an action token once the table is full, and until then plays any move.
    fn plays_for_a_stage(&self, friend: &Person, rng: &mut Xoshiro256PlusPlus) {
        let person = &self.person;
        if person.turn() == "mine" && person.revision() > 24 && person.has_in_sight(TOKEN) {
            person.clicks(TOKEN);
            person.sees_a(".stp");
        } else {
            play::play_together([person, friend], 1, rng);
        }
    }

    /// Takes a page in both themes.
    fn takes(&self, name: &str, path: &str, shots: &[Shot]) {
        for shot in shots {
            for theme in ["light", "dark"] {
                self.person.has_cookie("theme", theme);
                self.take(&format!("{name}{}-{theme}", shot.suffix()), path, *shot);
            }
        }
    }

    /// Takes a page in another language.
    fn takes_in(&self, lang: &str, name: &str, path: &str) {
        self.person.has_cookie("theme", "light");
        self.person.has_cookie("lang", lang);
        self.take(&format!("{name}-{lang}"), path, Shot::Desktop);
        self.person.has_cookie("lang", "en");
    }

    fn take(&self, name: &str, path: &str, shot: Shot) {
        match shot {
            Shot::Desktop => self.person.has_a_screen_of(1440, 900),
            Shot::Phone => self.person.has_a_phone(),
        }
        self.person.goes_to(path);
        self.person.waits_for(PICTURES);
        if shot == Shot::Desktop && self.person.has_in_sight(BOAT) {
            self.person.points_to(BOAT);
        }
        self.keeps(name);
    }

    /// Takes what is in sight.
    fn keeps(&self, name: &str) {
        let file = self.folder.join(format!("{name}.png"));
        fs::write(&file, squeezed(&self.person.photographs())).expect("a picture can be written");
        println!("{}", file.display());
    }
}

/// The picture in fewer bytes: without the last two bits of each colour, which nobody sees, and not written in haste.
fn squeezed(picture: &[u8]) -> Vec<u8> {
    let mut reader = png::Decoder::new(Cursor::new(picture)).read_info().expect("the browser writes PNG");
    let mut pixels = vec![0; reader.output_buffer_size().expect("a screen fits into memory")];
    let info = reader.next_frame(&mut pixels).expect("the picture is whole");
    for channel in &mut pixels {
        *channel = channel.saturating_add(2) & !3;
    }
    let mut squeezed = Vec::new();
    let mut encoder = png::Encoder::new(&mut squeezed, info.width, info.height);
    encoder.set_color(info.color_type);
    encoder.set_depth(info.bit_depth);
    encoder.set_compression(png::Compression::High);
    encoder.set_filter(png::Filter::NoFilter);
    let mut writer = encoder.write_header().expect("a picture goes into memory");
    writer.write_image_data(&pixels[..info.buffer_size()]).expect("a picture goes into memory");
    writer.finish().expect("a picture goes into memory");
    squeezed
}

/// Whether the pictures in sight are there: they come when they are first seen, after the page.
const PICTURES: &str = "[...document.images].filter(each => each.getBoundingClientRect().top < innerHeight)
    .every(each => each.complete && each.naturalWidth)";

/// An action token that can be used.
const TOKEN: &str = "[data-kind=use]";

/// A boat that can be unloaded.
const BOAT: &str = ".board [data-kind=unload]";

/// Another game against the computer.
struct Other {
    /// What its pictures are called.
    name: &'static str,
    id: &'static str,
    /// What the form is told.
    chosen: &'static str,
    /// How many moves of this person come first.
    moves: usize,
    /// What has to be there on the picture.
    sight: &'static str,
    /// How moves begin that this person likes, the best first.
    preferred: &'static [&'static str],
    shots: &'static [Shot],
}

/// A Stone die with which something can be built.
const DICE: &str = ".wells [data-pick^=s][aria-pressed=true]";

const OTHERS: &[Other] = &[
    Other {
        name: "nefertiti",
        id: "nefertiti",
        chosen: "with=bot&bot=scribe&option-players=4&option-memphis=true",
        moves: 14,
        sight: "[data-kind=place]",
        preferred: &["take", "buy"],
        shots: &[Shot::Desktop, Shot::Phone],
    },
    Other {
        name: "pyramidice",
        id: "pyramidice",
        chosen: "with=bot&bot=scribe&option-players=2",
        moves: 40,
        sight: DICE,
        preferred: &["keep", "pay", "buy", "build", "use", "work", "take", "rest", "gain"],
        shots: &[Shot::Desktop, Shot::Phone],
    },
    Other {
        name: "solo",
        id: "pyramidice",
        chosen: "option-players=1&option-architect=imhotep",
        moves: 16,
        sight: DICE,
        preferred: &["pay", "buy", "build", "use", "work", "take", "rest", "gain"],
        shots: &[Shot::Desktop],
    },
];

/// What the picture is taken with.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shot {
    Desktop,
    Phone,
}

impl Shot {
    fn suffix(self) -> &'static str {
        match self {
            Shot::Desktop => "",
            Shot::Phone => "-phone",
        }
    }
}
