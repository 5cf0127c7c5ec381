//! How people play: any move they can click, chosen by a seeded generator.

use std::time::Instant;

use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};

use crate::driver::{PATIENCE, Person};

/// Every move that can be seen and clicked, by notation. Those with several parts are in a list to open.
const MOVES: &str = "[...new Set([...document.querySelectorAll('#table [name=step]:not(.tap)')]
    .filter(each => each.checkVisibility({ visibilityProperty: true }) && each.getBoundingClientRect().width)
    .map(each => each.value))]";

impl Person {
    /// Makes a table with the form on the home page and sits down at it. Returns the table's id.
    pub(crate) fn makes_a_table(&self, with: &str, options: &[&str]) -> String {
        // An address that says something is filled in as it says, whatever was chosen before.
        self.goes_to(&format!("/?with={with}"));
        self.runs("for (const folded of document.querySelectorAll('.newg details')) folded.open = true");
        for option in options {
            self.clicks(&format!("label:has({option})"));
        }
        self.clicks(".newg .go button");
        self.waits_for("location.pathname.startsWith('/t/')");
        self.path().trim_start_matches("/t/").to_owned()
    }

    /// Makes a table of a game with the form, filled in from the address, and sits down. Returns the table's id.
    pub(crate) fn makes_a(&self, game: &str, chosen: &str) -> String {
        self.goes_to(&format!("/?game={game}&{chosen}"));
        self.clicks(".newg .go button");
        self.sees_a("#table.playing");
        self.path().trim_start_matches("/t/").to_owned()
    }

    /// A table for two by a link: one makes it, and the other joins.
    pub(crate) fn invites(&self, friend: &Person, options: &[&str]) -> String {
        let id = self.makes_a_table("friend", options);
        // From then on nothing moves until the other has come.
        self.sees_a("#table.gathering .waiting");
        friend.goes_to(&format!("/t/{id}"));
        friend.clicks("form.sit button");
        for person in [self, friend] {
            person.sees_a("#table.playing");
        }
        id
    }

    /// Whose turn it is according to the table: `mine`, `theirs` or `over`.
    pub(crate) fn turn(&self) -> String {
        self.reads("document.querySelector('#table').dataset.turn")
    }

    /// Waits until the others have played or the game is over.
    pub(crate) fn waits_for_a_turn(&self) {
        self.waits_for(
            "['mine', 'over'].includes(document.querySelector('#table.playing, #table.over')?.dataset.turn)",
        );
    }

    /// The same where it is not known who comes before: these others play whenever they are to move.
    pub(crate) fn waits_while_others_play(&self, others: &[&Person], rng: &mut Xoshiro256PlusPlus) {
        let start = Instant::now();
        while self.turn() != "mine" {
            match others.iter().find(|other| other.turn() == "mine") {
                Some(other) => drop(other.plays_any(rng)),
                None if start.elapsed() < PATIENCE => self.listens(),
                None => self.fails("waits, and so do all the others"),
            }
        }
    }

    /// The revision this person has seen.
    pub(crate) fn revision(&self) -> u64 {
        let revision = self.asks("Number(document.querySelector('#table').dataset.revision)");
        revision.as_u64().unwrap_or_else(|| self.fails("sees no revision"))
    }

    pub(crate) fn catches_up_with(&self, revision: u64) {
        self.waits_for(&format!("Number(document.querySelector('#table')?.dataset.revision) >= {revision}"));
    }

    /// The moves that can be clicked.
    pub(crate) fn moves(&self) -> Vec<String> {
        let moves = self.asks(MOVES);
        let list = moves.as_array().unwrap_or_else(|| self.fails("sees no list of moves"));
        list.iter().map(|notation| notation.as_str().expect("a move is a text").to_owned()).collect()
    }

    /// Plays a move and waits until the server has taken it.
    pub(crate) fn plays(&self, notation: &str) {
        let (before, button) = (self.revision(), button(notation));
        // News may have closed the list that it is in.
        let kind = json!(format!("details.kind:has({button})"));
        self.runs(&format!("for (const kind of document.querySelectorAll({kind})) kind.open = true"));
        self.clicks(&button);
        self.catches_up_with(before + 1);
    }

    /// Plays any move and returns it.
    pub(crate) fn plays_any(&self, rng: &mut Xoshiro256PlusPlus) -> String {
        let notation = self.chooses(rng);
        self.plays(&notation);
        notation
    }

    /// One of the moves, made ready to be clicked.
    pub(crate) fn chooses(&self, rng: &mut Xoshiro256PlusPlus) -> String {
        self.waits_for(&format!("{MOVES}.length || document.querySelector('details.kind')"));
        if self.moves().is_empty() {
            self.clicks("details.kind > summary");
        }
        let moves = self.moves();
        moves[rng.random_range(0..moves.len())].clone()
    }

    /// Plays all seats until a move with this prefix is played, and returns it.
    pub(crate) fn plays_until_a(&self, wanted: &str, rng: &mut Xoshiro256PlusPlus) -> String {
        self.strives_for(&[wanted], rng)
    }

    /// Plays all seats until a move that begins with the first of these words is played, and returns it. Until then, prefers
    /// moves that begin with the other words, in their order.
    pub(crate) fn strives_for(&self, words: &[&str], rng: &mut Xoshiro256PlusPlus) -> String {
        for _ in 0..600 {
            assert_ne!(self.turn(), "over", "the game ended without a move that begins with {:?}", words[0]);
            let notation = self.plays_one_of(words, rng);
            if notation.starts_with(words[0]) {
                return notation;
            }
        }
        self.fails(&format!("plays on and on without {words:?}"))
    }

    /// Plays a move that begins with the earliest possible of these words, or else any move. Returns it.
    pub(crate) fn plays_one_of(&self, words: &[&str], rng: &mut Xoshiro256PlusPlus) -> String {
        self.takes_the_device();
        let moves = self.moves();
        let with =
            |word: &&str| moves.iter().filter(|notation| notation.starts_with(*word)).collect::<Vec<_>>();
        let Some(best) = words.iter().map(with).find(|found| !found.is_empty()) else {
            return self.plays_any(rng);
        };
        let notation = best[rng.random_range(0..best.len())];
        self.plays(notation);
        notation.clone()
    }

    /// Confirms who they are, if the device was handed over.
    pub(crate) fn takes_the_device(&self) {
        if self.has_in_sight(HAND_OVER) {
            self.clicks(HAND_OVER);
            self.sees_no(HAND_OVER);
        }
    }

    /// Plays all seats on one device until the game is over or something shows up.
    pub(crate) fn plays_all_seats_until(&self, sight: &str, rng: &mut Xoshiro256PlusPlus) {
        while self.turn() != "over" && !self.has_in_sight(sight) {
            self.takes_the_device();
            self.plays_any(rng);
        }
    }

    /// The same with forms that are sent one after the other, and no page shown before the last: for what comes after a game
    /// that was played, when it does not matter how.
    pub(crate) fn hurries_until(&self, sight: &str, rng: &mut Xoshiro256PlusPlus) {
        const MOST: usize = 600;
        let numbers: Vec<f64> = (0..MOST).map(|_| rng.random()).collect();
        self.waits_for(&format!("({HURRY})({}, {})", json!(sight), json!(numbers)));
        self.reloads();
    }

    /// The totals on the final page.
    pub(crate) fn final_points(&self) -> Vec<i32> {
        self.sees_a("table.fin tfoot");
        let points = self
            .asks("[...document.querySelectorAll('.fin tfoot .pts')].map(each => Number(each.lastChild.textContent))");
        let list = points.as_array().into_iter().flatten();
        list.filter_map(Value::as_i64).map(|points| points as i32).collect()
    }
}

/// Sends the forms of a device that goes round, choosing by these numbers, until something is on the page or the game is over.
const HURRY: &str = r"async (sight, numbers) => {
    let page = document;
    const isThere = () => page.querySelector(`${sight}, #table.over`);
    for (const number of numbers) {
        if (isThere()) return true;
        const steps = page.querySelectorAll('#table [name=step]:not(.tap)');
        const step = steps[Math.floor(number * steps.length)];
        const form = step?.form ?? page.querySelector('.dock .idle form');
        const fields = new URLSearchParams(new FormData(form));
        if (step) fields.set('step', step.value);
        const address = form.getAttribute('action');
        const answer = form.method === 'get'
            ? await fetch(`${address}?${fields}`)
            : await fetch(address, { method: 'POST', body: fields });
        page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    }
    return Boolean(isThere());
}";

/// The button that hands the device to the next player.
pub(crate) const HAND_OVER: &str = ".dock .idle form button";

/// The button of a move.
pub(crate) fn button(notation: &str) -> String {
    format!("#table [name=step][value={}]:not(.tap)", json!(notation))
}

/// Two people play until the game is over or both have had this many turns.
pub(crate) fn play_together(people: [&Person; 2], most: usize, rng: &mut Xoshiro256PlusPlus) {
    for _ in 0..most {
        let revision = people.iter().map(|person| person.revision()).max().unwrap_or_default();
        for person in people {
            person.catches_up_with(revision);
        }
        match people.iter().find(|person| person.turn() == "mine") {
            Some(person) => drop(person.plays_any(rng)),
            None if people.iter().all(|person| person.turn() == "over") => return,
            None => people[0].fails("and the other both wait"),
        }
    }
}
