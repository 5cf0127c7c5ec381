//! The rules as the tree that everybody plays: each question points to the room that answers it.

use game::{
    Chosen, Events, Game, OptionSpec, OptionsError, Outcome, Playout, Printed, Score, StepOf, Turn, Viewer,
};
use rand::Rng;

use crate::events::Event;
use crate::rules::{Action, Chance, Legal, Numbers, Options, Pyramidice, SPECS};
use crate::view::{self, View};

impl Game for Pyramidice {
    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type Legal = Legal;
    type Event = Event;
    type View = View;

    const ID: &'static str = "pyramidice";
    const RULES: u32 = 1;
    const SEATS: std::ops::RangeInclusive<u8> = 1..=4;
    const OPTIONS: &'static [OptionSpec] = SPECS;

    fn options(chosen: &Chosen) -> Result<Options, OptionsError> {
        Options::new(chosen)
    }

    fn new(options: &Options) -> Pyramidice {
        Pyramidice::set_up(options)
    }

    fn shipped() -> Option<&'static dyn Printed> {
        Some(<Numbers as game::Numbers>::shipped())
    }

    fn edition(&self) -> Option<&dyn Printed> {
        Some(&self.options.edition)
    }

    fn seats(&self) -> u8 {
        self.options.players
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.phase.turn(self.seat())
    }

    #[inline]
    fn legal(&self) -> Legal {
        self.legal_actions()
    }

    #[inline]
    fn forced(&self) -> Option<Action> {
        self.forced_action()
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
        self.carry_out_chance(outcome, events);
    }

    /// While the game goes on only the Glory track is counted, and once it is over nothing is secret (P42).
    fn score(&self, _viewer: Viewer) -> Score {
        self.tallies()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.final_outcome()
    }

    #[inline]
    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    #[inline]
    fn sample(view: &View, rng: &mut impl Rng) -> Pyramidice {
        view.complete(rng)
    }

    #[inline]
    fn sample_chance(&self, rng: &mut impl Rng) -> Chance {
        self.draw_at_random(rng)
    }

    #[inline]
    fn act_at_random(&mut self, rng: &mut impl Rng, playout: &mut Playout) {
        self.choose_and_carry_out(rng, playout);
    }

    #[inline]
    fn resolve_at_random(&mut self, rng: &mut impl Rng, playout: &mut Playout) {
        self.draw_and_carry_out(rng, playout);
    }

    fn shown(&self, step: &StepOf<Pyramidice>, viewer: Viewer) -> Option<String> {
        Some(view::shown(self, step, viewer))
    }

    fn reveals(&self, step: &StepOf<Pyramidice>) -> bool {
        view::reveals(self, step)
    }
}
