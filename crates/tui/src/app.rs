//! The state between a key and a screen.

use std::time::Duration;

use bots::Stop;
use catalog::{Table, tell_solved};
use contest::clock::Pace;
use game::{Lang, Record, Seat, Turn};
use rand::Rng;
use ratatui::layout::Rect;

use crate::clock::Timing;
use crate::hint::Hint;
use crate::palette::Palette;
use crate::seating::{Mode, Player};

/// How the game is played and shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// The language to begin with.
    pub lang: Lang,
    /// Who plays for each seat, in order.
    pub players: Vec<Player>,
    /// The pause before a computer player's step.
    pub pace: Duration,
    /// Whether there are colours.
    pub palette: Palette,
    /// How many iterations a hint takes.
    pub hint_nodes: u32,
    /// How much time each person has; `None` for as much as they like.
    pub clock: Option<Pace>,
}

/// Keeps the game somewhere, or says why it cannot.
pub type Save<'a> = &'a mut dyn FnMut(&Record) -> Result<(), String>;

/// A game on a screen: keys and ticks go in, frames come out.
pub struct App<'a> {
    pub(crate) table: Box<dyn Table>,
    pub(crate) players: Vec<Player>,
    pub(crate) lang: Lang,
    pub(crate) palette: Palette,
    pub(crate) pace: Duration,
    pub(crate) is_paused: bool,
    /// The time that people have left, if there are clocks.
    pub(crate) timing: Option<Timing>,
    pub(crate) rng: &'a mut dyn Rng,
    save: Save<'a>,
    /// Why the current position is not saved, if it is not.
    pub(crate) unsaved: Option<String>,
    /// Who took the keyboard, where seats have secrets.
    pub(crate) holder: Option<Seat>,
    /// The action that is pointed at while nothing is typed.
    pub(crate) focus: Option<String>,
    /// Where on the board the pointer was last, so that it stays near.
    pub(crate) place: Option<Rect>,
    pub(crate) input: String,
    /// The advice given on this position.
    pub(crate) hint: Option<Hint>,
    /// Whether the last key asked for it.
    pub(crate) is_hint_shown: bool,
    pub(crate) hint_nodes: u32,
    /// The answer to the last key.
    pub(crate) message: Option<String>,
    pub(crate) page: Page,
    pub(crate) exit: Exit,
    /// How many lines of the log are below the last one on the screen.
    pub(crate) scroll: usize,
    /// How many lines of the log were on the screen.
    pub(crate) log_height: usize,
}

/// What stands on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Page {
    /// The game and, when it is over, its score sheet.
    Main,
    /// The last position of a game that is over.
    Board,
    /// The keys.
    Help,
    /// What the signs on the board mean.
    Signs,
}

/// How far the person has got in leaving.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Exit {
    Staying,
    /// Asking once more will do.
    Asked,
    Left,
}

impl<'a> App<'a> {
    /// Puts a game on the screen. The generator is for computer players alone.
    pub fn new(table: Box<dyn Table>, settings: Settings, rng: &'a mut dyn Rng, save: Save<'a>) -> App<'a> {
        let timing = settings.clock.map(|pace| Timing::new(pace, table.seats()));
        let mut app = App {
            table,
            players: settings.players,
            lang: settings.lang,
            palette: settings.palette,
            pace: settings.pace,
            is_paused: false,
            timing,
            rng,
            save,
            unsaved: None,
            holder: None,
            focus: None,
            place: None,
            input: String::new(),
            hint: None,
            is_hint_shown: false,
            hint_nodes: settings.hint_nodes,
            message: None,
            page: Page::Main,
            exit: Exit::Staying,
            scroll: 0,
            log_height: 1,
        };
        app.refocus();
        app
    }

    /// The game that is played.
    pub fn table(&self) -> &dyn Table {
        &*self.table
    }

    /// Whether the person has left.
    pub fn has_left(&self) -> bool {
        self.exit == Exit::Left
    }

    /// How long after the last step a computer player takes the next one; `None` if it is not a computer player's turn.
    pub fn bot_pause(&self) -> Option<Duration> {
        let waits = matches!(self.mode(), Mode::Waiting(..)) && !self.is_paused && !self.has_left();
        waits.then_some(self.pace)
    }

    /// Lets the computer player whose turn it is take a step.
    pub fn tick(&mut self) {
        if self.bot_pause().is_some() {
            self.take_bot_step();
        }
    }

    pub(crate) fn take_bot_step(&mut self) {
        let Mode::Waiting(_, bot) = self.mode() else { return };
        let choice = self
            .table
            .choose(bot, None, &Stop::default(), self.rng)
            .expect("it is the turn of a computer player");
        self.table.play(&choice.action).expect("a computer player chooses among what is legal");
        self.settle();
        // A message about waiting is out of date now; a question about leaving is not, nor is a change made by somebody watching.
        if self.exit == Exit::Staying && self.bot_pause().is_none() {
            self.message = choice.is_solved.then(|| tell_solved(self.lang));
        }
    }

    /// Plays what is known to be legal.
    pub(crate) fn play(&mut self, choice: &str) {
        self.table.play(choice).expect("what can be chosen is legal");
        self.input.clear();
        self.scroll = 0;
        self.settle();
    }

    /// Keeps the game, covers what was a seat's alone, and points at something that can be chosen.
    pub(crate) fn settle(&mut self) {
        self.save();
        self.hint = None;
        let turn = self.table.turn();
        self.holder = self.holder.filter(|seat| turn == Turn::Seat(*seat));
        self.page = Page::Main;
        self.refocus();
    }

    pub(crate) fn save(&mut self) {
        self.unsaved = (self.save)(&self.table.record()).err();
    }

    /// What can be chosen now: legal actions or, at a draw, its outcomes.
    pub(crate) fn choices(&self) -> Vec<String> {
        match self.mode() {
            Mode::Deciding(_) => self.table.legal(),
            Mode::Drawing => self.table.outcomes().into_iter().map(|(outcome, _)| outcome).collect(),
            Mode::Covered(_) | Mode::Waiting(..) | Mode::Over => Vec::new(),
        }
    }
}
