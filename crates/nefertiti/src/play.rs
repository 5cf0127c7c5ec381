//! What everyone asks of a game, one line to a question; each answer comes from its own room.

use game::{
    Chosen, Events, Game, OptionSpec, OptionsError, Outcome, Playout, Printed, Score, StepOf, Turn, Viewer,
};
use rand::Rng;

use crate::events::Event;
use crate::rules::{Action, Chance, Choices, Nefertiti, Numbers, Options, SPECS};
use crate::view::{self, View};

impl Game for Nefertiti {
    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type Legal = Choices;
    type Event = Event;
    type View = View;

    const ID: &'static str = "nefertiti";
    const RULES: u32 = 1;
    const SEATS: std::ops::RangeInclusive<u8> = 2..=5;
    const OPTIONS: &'static [OptionSpec] = SPECS;

    fn options(chosen: &Chosen) -> Result<Options, OptionsError> {
        Options::new(chosen)
    }

    fn new(options: &Options) -> Nefertiti {
        Nefertiti::set_up(options)
    }

    fn shipped() -> Option<&'static dyn Printed> {
        Some(<Numbers as game::Numbers>::shipped())
    }

    fn edition(&self) -> Option<&dyn Printed> {
        Some(&self.edition)
    }

    fn seats(&self) -> u8 {
        self.settings.players
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.asked()
    }

    #[inline]
    fn legal(&self) -> Choices {
        self.legal_actions()
    }

    fn chance_outcomes(&self, out: &mut Vec<(Chance, u32)>) {
        self.list_outcomes(out);
    }

    #[inline]
    fn act(&mut self, action: Action, events: &mut impl Events<Event>) {
        self.carry_out(action, events);
    }

    #[inline]
    fn resolve(&mut self, outcome: Chance, events: &mut impl Events<Event>) {
        self.come_up(outcome, events);
    }

    /// Points, money and gifts are all open (N60), so everyone sees the same.
    fn score(&self, _viewer: Viewer) -> Score {
        self.breakdown()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.final_outcome()
    }

    #[inline]
    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    #[inline]
    fn sample(view: &View, rng: &mut impl Rng) -> Nefertiti {
        view.complete(rng)
    }

    #[inline]
    fn sample_chance(&self, rng: &mut impl Rng) -> Chance {
        self.draw_outcome(rng)
    }

    #[inline]
    fn act_at_random(&mut self, rng: &mut impl Rng, playout: &mut Playout) {
        self.choose_and_carry_out(rng, playout);
    }

    #[inline]
    fn resolve_at_random(&mut self, rng: &mut impl Rng, playout: &mut Playout) {
        self.draw_and_carry_out(rng, playout);
    }

    fn shown(&self, step: &StepOf<Nefertiti>, viewer: Viewer) -> Option<String> {
        view::shown(self, step, viewer)
    }

    fn reveals(&self, step: &StepOf<Nefertiti>) -> bool {
        view::reveals(step)
    }
}
