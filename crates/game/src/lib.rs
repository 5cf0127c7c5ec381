//! The vocabulary that every game here is written in.
//!
//! A game implements [`Game`]: one flat tree in which a seat, chance or nobody decides the next step. Search, replay,
//! servers, terminals and tests are written once against it. [`Present`] is how a game appears to people, [`Record`]
//! what is stored of it, and [`testing`] the suite that every game passes.
//!
//! Nothing here knows any particular game, and nothing does I/O.

pub mod balance;
pub mod bits;
pub mod drawing;
pub mod edition;
pub mod evaluate;
pub mod lang;
pub mod legal;
pub mod options;
pub mod pad;
pub mod page;
pub mod perft;
pub mod picture;
pub mod present;
pub mod record;
pub mod replay;
pub mod rules;
pub mod score;
pub mod seat;
pub mod testing;

pub use drawing::{Drawing, Material, Span, Tone};
pub use edition::{Edition, EditionError, Numbers, Printed, Source};
pub use evaluate::Evaluate;
pub use lang::{Lang, Words};
pub use legal::{ActionList, ActionSet};
pub use options::{Chosen, OptionSpec, OptionsError, When, random_options};
pub use page::{Foreseen, Mark, Motion, Page, Sight, Stage, Theme};
pub use present::{Present, Scene};
pub use record::{Record, RecordError, RecordedStep};
pub use replay::{Replayed, StepError, read_step, replay};
pub use rules::{
    Events, Game, Notation, Pending, Playout, Step, StepOf, UnknownNotation, next_steps, pick_by_weight,
    play_out, settle, take_step,
};
pub use score::{Outcome, Part, Score, Tally};
pub use seat::{MOST_SEATS, PerSeat, Seat, Turn, Viewer};
