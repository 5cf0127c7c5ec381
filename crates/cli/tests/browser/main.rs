//! People with browsers at tables of the real program: whole games, kills in the middle, keyboard only, no scripts, a
//! phone, and an automated audit of every page.

mod audit;
mod chromium;
mod draws;
mod driver;
mod keys;
mod picture;
mod play;
mod program;

mod accounts;
mod books;
mod clocks;
mod correspondence;
mod games;
mod home;
mod keyboard;
mod kills;
mod lessons;
mod nefertiti;
mod notices;
mod operators;
mod pages;
#[cfg(feature = "passkeys")]
mod passkeys;
mod people;
mod phone;
mod phrases;
mod puzzles;
mod pyramidice;
mod review;
mod screens;
mod scripts_off;
mod seats;
mod settings;
mod speaking;
mod strangers;
mod tournaments;
mod undo;

use std::path::Path;
use std::rc::Rc;

use accounts::PASSWORD;
use chromium::Chromium;
use driver::Person;
use program::{Program, SESSION};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// A server and a browser for a single test.
struct World {
    server: Program,
    browser: Rc<Chromium>,
}

impl World {
    fn new() -> World {
        World::around(Program::start(Path::new(env!("CARGO_BIN_EXE_akhet"))))
    }

    /// With two nodes, unless all tables are in a folder.
    fn with_two_nodes() -> World {
        World::around(Program::start_two(Path::new(env!("CARGO_BIN_EXE_akhet"))))
    }

    /// With the tables of an archive.
    fn with_tables(archive: &Path) -> World {
        World::around(Program::start_with(Path::new(env!("CARGO_BIN_EXE_akhet")), archive))
    }

    fn around(server: Program) -> World {
        World { server, browser: Rc::new(Chromium::start()) }
    }

    /// Somebody who sees everything at once and without animations, so that tests need not wait for them, and who did not
    /// want to have a name.
    fn person(&self, name: &'static str) -> Person {
        let person = self.stranger(name);
        person.has_cookie("name", "");
        person
    }

    /// Somebody with an account, who is signed in already.
    fn member(&self, name: &'static str) -> Person {
        self.member_at(0, name)
    }

    /// The same at one of the nodes.
    fn member_at(&self, node: usize, name: &'static str) -> Person {
        let person = self.sits_at(&self.server.origin_of(node), name);
        person.has_cookie(SESSION, &self.server.makes_an_account(name, PASSWORD));
        person
    }

    /// Somebody who has never been here.
    fn stranger(&self, name: &'static str) -> Person {
        self.sits_at(&self.server.origin(), name)
    }

    fn sits_at(&self, origin: &str, name: &'static str) -> Person {
        let person = Person::new(&self.browser, name, origin);
        person.prefers("light", "reduce");
        person.has_in_store("akhet-pace", "once");
        person
    }
}

/// A generator whose seed is printed when a test fails.
fn seeded(seed: u64) -> Xoshiro256PlusPlus {
    println!("the moves come from the seed {seed}");
    Xoshiro256PlusPlus::seed_from_u64(seed)
}
