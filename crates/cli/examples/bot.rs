//! A complete bot: `docs/bots.md` tells what it is asked and what it answers.
//!
//! ```sh
//! cargo build --release -p cli --example bot
//! akhet arena imhotep-duel --players cmd:target/release/examples/bot,random
//! ```

use std::io::{self, BufRead, Write};

use serde_json::{Value, json};

fn main() -> io::Result<()> {
    let mut seat = Value::Null;
    let mut output = io::stdout().lock();
    // The input ends when the game does, and so does the bot.
    for line in io::stdin().lock().lines() {
        let message: Value = serde_json::from_str(&line?)?;
        let answer = if let Some(hello) = message.get("hello") {
            seat = hello["seat"].clone();
            json!({ "name": "Example in Rust" })
        } else if let Some(request) = message.get("choose") {
            json!({ "action": choose(request, &seat) })
        } else {
            // The game is over, or a later version of the protocol has something to tell.
            continue;
        };
        writeln!(output, "{answer}")?;
        output.flush()?;
    }
    Ok(())
}

/// Unloads the boat that brings us most and the others least, if any does; otherwise places a meeple, if it can.
fn choose<'a>(request: &'a Value, seat: &Value) -> &'a Value {
    let legal = request["legal"].as_array().expect("the arena sends a list of legal actions");
    let worth = |action: &&Value| {
        let text = action.as_str().expect("every action is a text");
        match text.split_once(' ') {
            Some(("unload", boat)) => 10 * gain(&request["view"]["harbor"], boat, seat),
            Some(("place", _)) => 5,
            _ => 0,
        }
    };
    legal.iter().max_by_key(worth).expect("there are at least two legal actions")
}

/// Our meeples in the line of a boat, less those of the others. Boats are named after their row or column, and cells
/// after their column and row, so that a cell lies in the line of a boat whose name is in its own.
fn gain(harbor: &Value, boat: &str, seat: &Value) -> i32 {
    let cells = harbor.as_object().into_iter().flatten().filter(|(cell, _)| cell.contains(boat));
    cells.map(|(_, owner)| if owner == seat { 1 } else { -1 }).sum()
}
