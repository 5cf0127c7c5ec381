//! The vocabulary that every game here is written in.
//!
//! A game implements [`Game`]: one flat tree in which a seat, chance or nobody decides the next step. Search, replay,
//! servers, terminals and tests are written once against it. [`Present`] is how a game appears to people, [`Record`]
//! what is stored of it, and [`testing`] the suite that every game passes.
//!
//! Nothing here knows any particular game, and nothing does I/O.

pub mod bits;
pub mod checked;
pub mod describe;
pub mod early;
pub mod edition;
pub mod evaluate;
pub mod legal;
pub mod notation;
pub mod observe;
pub mod options;
pub mod perft;
pub mod record;
pub mod replay;
pub mod rules;
pub mod score;
pub mod seat;
pub mod show;
pub mod testing;

pub use describe::{Column, Describe, Size};
pub use early::EarlyEnd;
pub use edition::{Edition, EditionError, Numbers, Printed, Source};
pub use evaluate::Evaluate;
pub use legal::{ActionList, ActionSet};
pub use notation::{Notation, UnknownNotation};
pub use observe::{action_places, legal_numbers, numbered_choice, observation_size, observe};
pub use options::{Chosen, OptionSpec, OptionsError, When, random_options};
pub use record::{Record, RecordError, RecordedStep};
pub use replay::{Replayed, StepError, read_step, replay};
pub use rules::{
    Events, Game, Pending, Playout, Step, StepOf, act_at_random, next_steps, pass_forced, pick_by_weight,
    play_out, resolve_at_random, settle, take_step,
};
pub use score::{Outcome, Part, Score, Tally};
pub use seat::{MOST_SEATS, PerSeat, Seat, Turn, Viewer};
pub use show::drawing::{Drawing, Material, Span, Tone};
pub use show::example::Examples;
pub use show::lang::{Lang, Words};
pub use show::lesson::{Lesson, LessonMove, LessonStep};
pub use show::numbers::difference;
pub use show::page::{Figure, Foreseen, Mark, Motion, Occasion, Page, Sight, Stage, Theme};
pub use show::present::{Present, Scene};
pub use show::sentence::{Piece, Sentence, signed};
pub use show::speak::{Ask, Explained, Now, Number, Offer, Sound, Way};
