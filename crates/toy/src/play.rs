//! The game, question by question.

use std::ops::RangeInclusive;

use game::{
    ActionList, Chosen, Events, Game, OptionSpec, OptionsError, Outcome, Score, StepOf, Turn, Viewer,
};
use rand::Rng;

use crate::events::Event;
use crate::rules::{Action, Card, Options, SPECS, Toy, score};
use crate::view::{self, View};

impl Game for Toy {
    type Options = Options;
    type Action = Action;
    type Chance = Card;
    type Legal = ActionList<Action>;
    type Event = Event;
    type View = View;

    const ID: &'static str = "toy";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=2;
    const OPTIONS: &'static [OptionSpec] = SPECS;

    fn options(chosen: &Chosen) -> Result<Options, OptionsError> {
        Ok(Options::new(chosen))
    }

    fn new(options: &Options) -> Toy {
        Toy::start(*options)
    }

    fn seats(&self) -> u8 {
        2
    }

    fn turn(&self) -> Turn {
        self.phase.turn()
    }

    fn legal(&self) -> ActionList<Action> {
        self.legal_actions()
    }

    fn chance_outcomes(&self, out: &mut Vec<(Card, u32)>) {
        self.outcomes(out);
    }

    fn act(&mut self, action: Action, events: &mut impl Events<Event>) {
        self.carry_out(action, events);
    }

    fn resolve(&mut self, card: Card, events: &mut impl Events<Event>) {
        self.draw(card, events);
    }

    /// Points lie open, those of buried cards included: what is hidden is which cards they are.
    fn score(&self, _viewer: Viewer) -> Score {
        score::score(self)
    }

    fn outcome(&self) -> Option<Outcome> {
        score::outcome(self)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn sample(view: &View, rng: &mut impl Rng) -> Toy {
        view.complete(rng)
    }

    fn shown(&self, step: &StepOf<Toy>, viewer: Viewer) -> Option<String> {
        Some(view::shown(self, step, viewer))
    }

    fn reveals(&self, step: &StepOf<Toy>) -> bool {
        view::reveals(step)
    }
}
