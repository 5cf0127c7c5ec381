//! What can be done with a game without a table.

use std::sync::Arc;

use bots::arena::{Arena, ArenaError, Check, Checked, Standings};
use bots::{
    Bot, Budget, Calibration, CannotLearn, Hunt, Lessons, Levels, Puzzle, Results, Simulation, Style, Threads,
};
use game::observe::action_places;
use game::show::lang;
use game::show::pad::{Pad, Sheet};
use game::{
    Chosen, Evaluate, Lang, OptionSpec, OptionsError, Page, Pending, Printed, Record, RecordError,
    RecordedStep, Score, Seat, Size, Viewer, play_out, settle,
};
use maud::Markup;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::Value;

use crate::batch::{Batched, batch};
use crate::chance::Chance;
use crate::deal::Day;
use crate::guest::{Chooser, chooser};
use crate::session::Session;
use crate::table::Table;

/// Everything that the parts of the program ask of a game.
pub trait Playable: Page + Evaluate {}

impl<G: Page + Evaluate> Playable for G {}

/// A table, or why there is none.
pub type Seated<E> = Result<Box<dyn Table>, E>;

/// One game of the catalog.
#[derive(Clone, Copy)]
pub struct Entry {
    /// Its name in records, protocols and arguments.
    pub id: &'static str,
    /// The smallest and the largest number of players.
    pub seats: (u8, u8),
    /// What can be chosen before a game.
    pub options: &'static [OptionSpec],
    /// The edition that its numbers come from, if they come from one.
    pub edition: fn() -> Option<&'static dyn Printed>,
    /// What the maker of the edition calls it, if it is not the shipped one.
    pub name_edition: fn(&Chosen) -> Option<String>,
    /// What the score pad asks for.
    pub pad: Pad,
    /// Starts a game.
    pub start: fn(&Chosen, Chance) -> Seated<OptionsError>,
    /// Continues a recorded game.
    pub load: fn(&Record) -> Seated<RecordError>,
    /// Continues a game from its options, its chance and its steps.
    pub resume: fn(&Chosen, Chance, &[RecordedStep]) -> Seated<RecordError>,
    /// Sets up a position from the JSON of a view. What the viewer does not know is drawn.
    pub set_up: fn(Value, &mut Xoshiro256PlusPlus) -> Seated<serde_json::Error>,
    /// Plays many games between computer players.
    pub simulate: fn(&Simulation<'_>) -> Result<Results, OptionsError>,
    /// Plays a contest between computer players.
    pub arena: fn(&Arena<'_>) -> Result<Standings, ArenaError>,
    /// Learns the weights of its evaluation.
    pub learn: fn(&Lessons<'_>, &str) -> Result<String, CannotLearn>,
    /// Measures how its levels should play.
    pub calibrate: fn(&Calibration<'_>) -> Result<Levels, OptionsError>,
    /// How they play, as it was measured; empty if it was not.
    pub levels: &'static str,
    /// How much of a difference in strength shows in its results, by the number of seats; empty if it was not measured.
    pub skill_factors: &'static str,
    /// The levels to be looked up.
    pub ladder: fn() -> Arc<Levels>,
    /// Seats a computer player that gets its views as JSON.
    pub chooser: fn(Bot, Seat, u64) -> Chooser,
    /// Finds out what is wrong with a program that plays.
    pub check_bot: fn(&Check) -> Result<Checked, OptionsError>,
    /// Plays random games as search does, and nothing else, to measure speed.
    pub play_randomly: fn(u32, &mut Xoshiro256PlusPlus) -> Lengths,
    /// Adds up a score pad.
    pub pad_score: fn(&Sheet, Lang) -> Result<Score, String>,
    /// How many seats a table with these options has.
    pub count_seats: fn(&Chosen) -> Result<u8, OptionsError>,
    /// The skill that an action asks for; `None` if the text is no action.
    pub skill: fn(&str) -> Option<&'static str>,
    /// A text of the game: `name`, `option-KEY`, `pad-KEY`, `skill-KEY`.
    pub say: fn(&str, Lang) -> String,
    /// The same for a text that takes values.
    pub say_with: fn(&str, Lang, &[(&'static str, lang::Value<'_>)]) -> String,
    /// What the signs of the drawing mean.
    pub legend: fn(Lang) -> Vec<(String, String)>,
    /// What a seat is called.
    pub name_seat: fn(Seat, Lang) -> String,
    /// Who is on the score sheet: the seats, then an automaton if one plays.
    pub name_scorers: fn(&Chosen, Lang) -> Result<Vec<String>, OptionsError>,
    /// What a line of the score sheet is called.
    pub name_part: fn(&str, Lang) -> String,
    /// The same with how it counts.
    pub name_part_in_full: fn(&str, Lang) -> String,
    /// What a value of an option is called.
    pub name_value: fn(&str, &str, Lang) -> String,
    /// The style sheet of its fragments.
    pub style: &'static str,
    /// The symbols that its fragments use.
    pub sprite: &'static str,
    /// The sign of a seat.
    pub crown: fn(Seat) -> Markup,
    /// The sign of this name in a sentence.
    pub sign: fn(&str) -> Markup,
    /// The signs that are on the page everywhere, each with a few words.
    pub signs_explained: fn(Lang) -> Vec<(Markup, String)>,
    /// What can be typed, each with what it does.
    pub keys: fn(Lang) -> Vec<(String, String)>,
    /// The signs of the three sentences about the goal.
    pub goal_signs: fn() -> [Markup; 3],
    /// These sentences.
    pub goal: fn(&Chosen, Lang) -> Result<[String; 3], OptionsError>,
    /// The sign of the automaton that may play against the seats.
    pub automaton: fn() -> Markup,
    /// Whether a turn takes so many steps that a log has a line for each turn even with two players.
    pub has_long_turns: bool,
    /// Its picture in a list of games.
    pub emblem: fn() -> Markup,
    /// Its rules as Markdown.
    pub rules: fn(Lang) -> String,
    /// A drawing of the rules.
    pub figure: fn(&str) -> Option<Markup>,
    /// Its lessons by name, as TOML.
    pub lessons: &'static [(&'static str, &'static str)],
    /// The words that are explained.
    pub glossary: &'static [&'static str],
    /// How even it is, as it was measured.
    pub balance: Option<&'static str>,
    /// Looks for puzzles.
    pub hunt: fn(&Hunt<'_>) -> Vec<Puzzle>,
    /// The puzzles that were found, packed.
    pub packed_puzzles: &'static [u8],
    /// The options of the daily deal, a text for each day.
    pub daily: &'static [&'static str],
    /// The option of which every value is worth winning once.
    pub trophies: Option<&'static str>,
    /// Thinks about the first decision of a game for a number of iterations, to measure speed.
    pub think: fn(Thoughts, u32, &mut Xoshiro256PlusPlus),
    /// How many places there are for actions, and how many of them, the last, are for actions without a number.
    pub places: (usize, usize),
    /// The action with this number, if one has it.
    pub numbered: fn(usize) -> Option<String>,
    /// How many numbers describe each seat, and how many the table.
    pub described: Size,
    /// Starts many games at once.
    pub batch: fn(&Chosen, usize, u64) -> Batched,
}

/// The entry of one game.
pub const fn entry<G: Playable>() -> Entry {
    let seats = G::SEATS;
    Entry {
        id: G::ID,
        seats: (*seats.start(), *seats.end()),
        options: G::OPTIONS,
        edition: G::shipped,
        name_edition: name_edition::<G>,
        pad: G::PAD,
        start: |chosen, chance| Ok(Box::new(Session::<G>::new(chosen, chance)?)),
        load: |record| Ok(Box::new(Session::<G>::load(record)?)),
        resume: |chosen, chance, steps| Ok(Box::new(Session::<G>::resume(chosen, chance, steps)?)),
        set_up: |view, rng| Ok(Box::new(Session::<G>::set_up(&serde_json::from_value(view)?, rng))),
        simulate: |simulation| simulation.run::<G>(),
        arena: |arena| arena.run::<G>(),
        learn: |lessons, command| lessons.learn::<G>(command),
        calibrate: |calibration| calibration.run::<G>(),
        levels: G::LEVELS,
        skill_factors: G::SKILL_FACTORS,
        ladder: Levels::of::<G>,
        chooser: chooser::<G>,
        check_bot: |check| check.run::<G>(),
        play_randomly: play_randomly::<G>,
        pad_score: G::pad_score,
        count_seats: |chosen| Ok(G::new(&G::options(chosen)?).seats()),
        skill: |action| action.parse().ok().map(G::skill),
        say: |key, lang| G::words().say(lang, key, &[]),
        say_with: |key, lang, values| G::words().say(lang, key, values),
        legend: G::legend,
        name_seat: G::name_seat,
        name_scorers: name_scorers::<G>,
        name_part: G::name_part,
        name_part_in_full: G::name_part_in_full,
        name_value: G::name_value,
        style: G::STYLE,
        sprite: G::SPRITE,
        crown: G::crown,
        sign: G::sign,
        signs_explained: G::signs_explained,
        keys: G::keys,
        goal_signs: G::goal_signs,
        goal: |chosen, lang| Ok(G::goal(&G::options(chosen)?, lang)),
        automaton: G::automaton,
        has_long_turns: G::HAS_LONG_TURNS,
        emblem: G::emblem,
        rules: G::rules,
        figure: G::figure,
        lessons: G::LESSONS,
        glossary: G::GLOSSARY,
        balance: G::BALANCE,
        hunt: |hunt| hunt.run::<G>(),
        packed_puzzles: G::PUZZLES,
        daily: G::DAILY,
        trophies: G::TROPHIES,
        think: think::<G>,
        places: (action_places::<G>(), G::UNNUMBERED),
        numbered: |number| G::numbered_action(number).map(|action| action.to_string()),
        described: G::SIZE,
        batch: batch::<G>,
    }
}

impl Entry {
    /// Reads options as `key=value` and, if there is one, the text of an edition other than the shipped one. A game can be
    /// made of what is returned.
    pub fn choose(&self, options: &str, edition: Option<&str>) -> Result<Chosen, OptionsError> {
        let mut chosen = Chosen::parse(self.options, options)?;
        if let Some(edition) = edition {
            if (self.edition)().is_none() {
                return Err(OptionsError(format!("{} has no editions", self.id)));
            }
            chosen = chosen.with_edition(edition);
        }
        (self.count_seats)(&chosen)?;
        Ok(chosen)
    }

    /// What the deal of a day is played with.
    pub fn choose_daily(&self, day: Day) -> Chosen {
        let options = self.daily[day.number() as usize % self.daily.len()];
        self.choose(options, None).expect("what a game lists for its deals goes together")
    }
}

fn name_scorers<G: Playable>(chosen: &Chosen, lang: Lang) -> Result<Vec<String>, OptionsError> {
    let options = G::options(chosen)?;
    let seats = Seat::all(G::new(&options).seats()).map(|seat| G::name_seat(seat, lang));
    Ok(seats.chain(G::name_automaton(&options, lang)).collect())
}

/// The total length of random games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Lengths {
    /// Decisions.
    pub decisions: u64,
    /// Decisions and draws.
    pub steps: u64,
}

/// What one iteration of thinking is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thoughts {
    /// A random game to its end, and nothing else: plain search without its tree.
    Playouts,
    /// An iteration of plain search.
    Plain,
    /// An iteration of the strong player, on a number of threads.
    Strong(Threads),
}

fn name_edition<G: Playable>(chosen: &Chosen) -> Option<String> {
    chosen.edition()?;
    let state = G::new(&G::options(chosen).ok()?);
    state.edition().map(|edition| edition.name().to_owned())
}

/// A game with the default options, before its first step.
fn start<G: Playable>() -> G {
    let chosen = Chosen::parse(G::OPTIONS, "").expect("the defaults are values of the options");
    G::new(&G::options(&chosen).expect("the defaults go together"))
}

fn think<G: Playable>(thoughts: Thoughts, iterations: u32, rng: &mut Xoshiro256PlusPlus) {
    let mut state = start::<G>();
    let seat = loop {
        match settle(&mut state, &mut ()) {
            Pending::Decision(seat, _) => break seat,
            Pending::Chance => {
                let outcome = state.sample_chance(rng);
                state.resolve(outcome, &mut ());
            }
            Pending::Over => unreachable!("a game has a decision"),
        }
    };
    let budget = Budget::Nodes(iterations);
    let bot = match thoughts {
        Thoughts::Playouts => {
            for _ in 0..iterations {
                play_out(&mut state.clone(), rng);
            }
            return;
        }
        Thoughts::Plain => Bot::Uct(budget),
        Thoughts::Strong(threads) => Bot::Search(budget, threads, Style::USUAL),
    };
    bot.choose::<G>(&state.view(Viewer::Seat(seat)), rng);
}

/// Random games with the default options.
fn play_randomly<G: Playable>(games: u32, rng: &mut Xoshiro256PlusPlus) -> Lengths {
    let start = start::<G>();
    let mut lengths = Lengths::default();
    for _ in 0..games {
        let playout = play_out(&mut start.clone(), rng);
        lengths.decisions += u64::from(playout.decisions);
        lengths.steps += u64::from(playout.decisions + playout.draws);
    }
    lengths
}

impl std::fmt::Debug for Entry {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Entry").field("id", &self.id).finish_non_exhaustive()
    }
}
