//! The terminal and the clock.

use std::io;
use std::time::Instant;

use catalog::Table;
use rand::Rng;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event;

use crate::app::{App, Save, Settings};

/// Plays until the person leaves. Calls `save` after every change and before leaving, so that a closed terminal loses
/// nothing. The terminal is given back as it was, also after an error or a panic.
pub fn run(table: Box<dyn Table>, settings: Settings, rng: &mut dyn Rng, save: Save<'_>) -> io::Result<()> {
    let mut app = App::new(table, settings, rng, save);
    let result = ratatui::try_init().and_then(|mut terminal| drive(&mut terminal, &mut app));
    let restored = ratatui::try_restore();
    result.and(restored)
}

fn drive(terminal: &mut DefaultTerminal, app: &mut App<'_>) -> io::Result<()> {
    let mut changed = Instant::now();
    while !app.has_left() {
        terminal.draw(|frame| app.draw(frame))?;
        let steps = app.table().steps();
        let wait = app.bot_pause().map(|pause| pause.saturating_sub(changed.elapsed()));
        let has_event = match wait {
            Some(wait) => event::poll(wait)?,
            None => true,
        };
        if has_event && let Some(key) = event::read()?.as_key_press_event() {
            app.handle(key);
        }
        // Keys are read before this, and this comes after every key, so that neither side starves the other.
        if app.bot_pause().is_some_and(|pause| pause <= changed.elapsed()) {
            app.tick();
        }
        if app.table().steps() != steps {
            changed = Instant::now();
        }
    }
    Ok(())
}
