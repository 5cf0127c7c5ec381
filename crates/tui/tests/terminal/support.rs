//! A keyboard and a screen for tests: keys are written as words, screens are read as text.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use bots::Bot;
use catalog::{Chance, Table};
use game::{Lang, Record};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::{Buffer, Cell};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::style::Modifier;
use tui::{App, Palette, Player, Settings};

pub(crate) const PERSON: Player = Player::Person;
pub(crate) const RANDOM: Player = Player::Bot(Bot::Random);
pub(crate) const GREEDY: Player = Player::Bot(Bot::Greedy);

pub(crate) fn duel(options: &str) -> Box<dyn Table> {
    let entry = catalog::find("imhotep-duel").unwrap();
    (entry.start)(&entry.choose(options, None).unwrap(), seeded("1")).unwrap()
}

pub(crate) fn seeded(seed: &str) -> Chance {
    Chance::Seed(seed.parse().unwrap())
}

pub(crate) fn toy(chance: Chance) -> Box<dyn Table> {
    let entry = catalog::entry::<toy::Toy>();
    (entry.start)(&entry.choose("", None).unwrap(), chance).unwrap()
}

pub(crate) fn settings(players: [Player; 2]) -> Settings {
    Settings {
        lang: Lang::En,
        players: players.to_vec(),
        pace: Duration::from_millis(400),
        palette: Palette::Colour,
        hint_nodes: 60,
        clock: None,
    }
}

/// An app whose generator is seeded and whose game is kept nowhere.
pub(crate) fn app(table: Box<dyn Table>, players: [Player; 2]) -> App<'static> {
    app_with(table, settings(players), |_| Ok(()))
}

/// An app that keeps its last record where the test can see it.
pub(crate) fn saving_app(
    table: Box<dyn Table>,
    players: [Player; 2],
) -> (App<'static>, Rc<RefCell<Option<Record>>>) {
    let saved = Rc::new(RefCell::new(None));
    let copy = saved.clone();
    let app = app_with(table, settings(players), move |record| {
        *copy.borrow_mut() = Some(record.clone());
        Ok(())
    });
    (app, saved)
}

pub(crate) fn app_with(
    table: Box<dyn Table>,
    settings: Settings,
    save: impl FnMut(&Record) -> Result<(), String> + 'static,
) -> App<'static> {
    let rng = Box::leak(Box::new(Xoshiro256PlusPlus::seed_from_u64(1)));
    App::new(table, settings, rng, Box::leak(Box::new(save)))
}

/// Presses keys: `Up`, `Enter`, `C-z`, `F1`; anything after a colon is typed, with `_` for a blank.
pub(crate) fn press(app: &mut App<'_>, keys: &str) {
    for word in keys.split_whitespace() {
        match word.strip_prefix(':') {
            Some(text) => {
                for letter in text.replace('_', " ").chars() {
                    app.handle(KeyCode::Char(letter).into());
                }
            }
            None => app.handle(key(word)),
        }
    }
}

fn key(word: &str) -> KeyEvent {
    if let Some(letter) = word.strip_prefix("C-") {
        return KeyEvent::new(KeyCode::Char(letter.chars().next().unwrap()), KeyModifiers::CONTROL);
    }
    KeyEvent::from(match word {
        "Left" => KeyCode::Left,
        "Right" => KeyCode::Right,
        "Up" => KeyCode::Up,
        "Down" => KeyCode::Down,
        "Enter" => KeyCode::Enter,
        "Tab" => KeyCode::Tab,
        "BackTab" => KeyCode::BackTab,
        "Backspace" => KeyCode::Backspace,
        "Esc" => KeyCode::Esc,
        "Space" => KeyCode::Char(' '),
        "PgUp" => KeyCode::PageUp,
        "PgDn" => KeyCode::PageDown,
        "F1" => KeyCode::F(1),
        "F2" => KeyCode::F(2),
        "F3" => KeyCode::F(3),
        "F4" => KeyCode::F(4),
        "F8" => KeyCode::F(8),
        other => panic!("there is no key {other}"),
    })
}

/// The text of the screen.
pub(crate) fn screen(app: &mut App<'_>, width: u16, height: u16) -> String {
    let mut text = String::new();
    for row in rows(&draw(app, width, height)) {
        text.push_str(row.iter().map(Cell::symbol).collect::<String>().trim_end());
        text.push('\n');
    }
    text
}

/// The text of the screen, then what is pointed at and what else can be, which only the style shows.
pub(crate) fn styled_screen(app: &mut App<'_>, width: u16, height: u16) -> String {
    let buffer = draw(app, width, height);
    let pointed = runs(&buffer, |cell| cell.modifier.contains(Modifier::REVERSED | Modifier::UNDERLINED));
    let others = runs(&buffer, |cell| {
        cell.modifier.contains(Modifier::UNDERLINED) && !cell.modifier.contains(Modifier::REVERSED)
    });
    let cursor = cursor(app, width, height);
    let text = screen(app, width, height);
    format!("{text}\nreversed: {pointed}\nunderlined: {others}\ncursor: {cursor}\n")
}

/// The last line of an 80 × 24 screen.
pub(crate) fn last_line(app: &mut App<'_>) -> String {
    screen(app, 80, 24).lines().last().unwrap().to_owned()
}

pub(crate) fn draw(app: &mut App<'_>, width: u16, height: u16) -> Buffer {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| app.draw(frame)).unwrap();
    terminal.backend().buffer().clone()
}

/// Where the cursor stands, counted from 0.
fn cursor(app: &mut App<'_>, width: u16, height: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| app.draw(frame)).unwrap();
    let backend = terminal.backend();
    if backend.cursor_visible() { backend.cursor_position().to_string() } else { "none".to_owned() }
}

fn rows(buffer: &Buffer) -> impl Iterator<Item = &[Cell]> {
    buffer.content().chunks(usize::from(buffer.area().width.max(1)))
}

fn runs(buffer: &Buffer, is_in: impl Fn(&Cell) -> bool) -> String {
    let mut runs = Vec::new();
    for row in rows(buffer) {
        let same = row.chunk_by(|left, right| is_in(left) == is_in(right));
        let texts =
            same.filter(|run| is_in(&run[0])).map(|run| run.iter().map(Cell::symbol).collect::<String>());
        runs.extend(texts.map(|text| format!("`{text}`")));
    }
    runs.join(" ")
}
