//! A computer player as a program: the answering side of the bot protocol, which `docs/bots.md` describes.

use bots::arena::PROTOCOL;
use bots::{Bot, Choice, Player};
use game::{ActionSet, Seat, Turn};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::entry::Playable;
use crate::find;

/// Answers an arena with the choices of a computer player. It is told what its seat sees, and knows nothing else.
pub struct Guest {
    bot: Bot,
    seed: u64,
    /// `None` until an arena has said which game is played.
    chooser: Option<Chooser>,
}

/// Chooses an action for a seat from what that seat knows, or says why it cannot.
pub type Chooser = Box<dyn FnMut(Value) -> Result<Choice<String>, String>>;

/// Any other message, and any other field, comes from a later version, and is ignored.
#[derive(Deserialize)]
struct Message {
    hello: Option<Hello>,
    choose: Option<Choose>,
}

#[derive(Deserialize)]
struct Hello {
    protocol: u32,
    game: String,
    seat: Seat,
}

#[derive(Deserialize)]
struct Choose {
    view: Value,
}

impl Guest {
    /// A player whose choices follow from the seed, unless its budget is a time.
    pub fn new(bot: Bot, seed: u64) -> Guest {
        Guest { bot, seed, chooser: None }
    }

    /// The answer to one line, if it needs one, or a sentence that says why there is none.
    pub fn answer(&mut self, line: &str) -> Result<Option<String>, String> {
        let message: Message =
            serde_json::from_str(line).map_err(|error| format!("this is not a message: {error}"))?;
        if let Some(hello) = message.hello {
            return self.sit_down(&hello).map(Some);
        }
        message.choose.map(|choose| self.choose(choose.view)).transpose()
    }

    fn sit_down(&mut self, hello: &Hello) -> Result<String, String> {
        if hello.protocol != PROTOCOL {
            let version = hello.protocol;
            return Err(format!("this is version {version} of the protocol; {PROTOCOL} is spoken here"));
        }
        let entry = find(&hello.game).map_err(|error| error.to_string())?;
        self.chooser = Some((entry.chooser)(self.bot, hello.seat, self.seed));
        let version = env!("CARGO_PKG_VERSION");
        Ok(json!({ "name": format!("{} of Akhet {version}", self.bot) }).to_string())
    }

    fn choose(&mut self, view: Value) -> Result<String, String> {
        let chooser = self.chooser.as_mut().ok_or("nobody has said hello yet")?;
        let Choice { action, nodes, .. } = chooser(view)?;
        Ok(json!({ "action": action, "nodes": nodes }).to_string())
    }
}

/// A player of one game in one seat.
pub(crate) fn chooser<G: Playable>(bot: Bot, seat: Seat, seed: u64) -> Chooser {
    let mut player = Player::<G>::new(bot, Xoshiro256PlusPlus::seed_from_u64(seed));
    Box::new(move |view| {
        let view = serde_json::from_value(view).map_err(|error| format!("this is not a view: {error}"))?;
        // Whose turn it is and what is legal is the same in every state that looks like the view.
        let state = G::sample(&view, &mut Xoshiro256PlusPlus::seed_from_u64(seed));
        if state.turn() != Turn::Seat(seat) {
            return Err(format!("seat {seat} has nothing to decide in this view"));
        }
        if let Some(only) = state.legal().only() {
            return Ok(Choice { action: only.to_string(), nodes: 0, is_solved: false });
        }
        // Nobody says what the others have done since, so earlier thoughts no longer fit anywhere.
        player.forget();
        let Choice { action, nodes, is_solved } = player.choose(&view);
        Ok(Choice { action: action.to_string(), nodes, is_solved })
    })
}
