//! The terminal and the clock.

use std::io;
use std::time::{Duration, Instant};

use catalog::Table;
use rand::Rng;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event;

use crate::app::{App, Save, Settings};

/// Plays until the person leaves. Calls `save` after every change and before leaving, so that closing the terminal loses
/// nothing. The terminal is restored, even after an error or a panic.
pub fn run(table: Box<dyn Table>, settings: Settings, rng: &mut dyn Rng, save: Save<'_>) -> io::Result<()> {
    let mut app = App::new(table, settings, rng, save);
    let result = ratatui::try_init().and_then(|mut terminal| drive(&mut terminal, &mut app));
    let restored = ratatui::try_restore();
    result.and(restored)
}

fn drive(terminal: &mut DefaultTerminal, app: &mut App<'_>) -> io::Result<()> {
    let began = Instant::now();
    let mut changed = began;
    while !app.has_left() {
        app.tell_time(i64::try_from(began.elapsed().as_millis()).unwrap_or(i64::MAX));
        terminal.draw(|frame| app.draw(frame))?;
        let steps = app.table().steps();
        answer_key(app, changed)?;
        // A computer player's step may follow any key, so that keys and steps do not starve each other; but its pause
        // starts over with every change.
        if app.table().steps() == steps && app.bot_pause().is_some_and(|pause| pause <= changed.elapsed()) {
            app.tick();
        }
        if app.table().steps() != steps {
            changed = Instant::now();
        }
    }
    Ok(())
}

/// Waits for a key, but only until it is time for a computer player's step, or another second of somebody's time is over.
fn answer_key(app: &mut App<'_>, changed: Instant) -> io::Result<()> {
    let step = app.bot_pause().map(|pause| pause.saturating_sub(changed.elapsed()));
    let soonest: Option<Duration> = step.into_iter().chain(app.until_next_second()).min();
    if let Some(pause) = soonest
        && !event::poll(pause)?
    {
        return Ok(());
    }
    if let Some(key) = event::read()?.as_key_press_event() {
        app.handle(key);
    }
    Ok(())
}
