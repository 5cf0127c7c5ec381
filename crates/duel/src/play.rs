//! The game, question by question.

use std::ops::RangeInclusive;

use game::{Chosen, Events, Game, OptionSpec, OptionsError, Outcome, Score, StepOf, Turn, Viewer};
use rand::Rng;

use crate::events::Event;
use crate::rules::{Action, ActionMask, Duel, Options, SPECS, Token, score};
use crate::view::View;

impl Game for Duel {
    type Options = Options;
    type Action = Action;
    type Chance = Token;
    type Legal = ActionMask;
    type Event = Event;
    type View = View;

    const ID: &'static str = "imhotep-duel";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=2;
    const OPTIONS: &'static [OptionSpec] = SPECS;

    fn options(chosen: &Chosen) -> Result<Options, OptionsError> {
        Ok(Options::new(chosen))
    }

    fn new(options: &Options) -> Duel {
        Duel::start(*options)
    }

    fn seats(&self) -> u8 {
        2
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.phase.turn(self.to_act)
    }

    #[inline]
    fn legal(&self) -> ActionMask {
        self.legal_actions()
    }

    fn chance_outcomes(&self, out: &mut Vec<(Token, u32)>) {
        self.outcomes(out);
    }

    #[expect(
        clippy::inline_always,
        reason = "the inner loop of every search, which compilers would turn into a call"
    )]
    #[inline(always)]
    fn act(&mut self, action: Action, events: &mut impl Events<Event>) {
        self.carry_out(action, events);
    }

    #[inline]
    fn resolve(&mut self, token: Token, events: &mut impl Events<Event>) {
        self.draw(token, events);
    }

    /// Every point on the table is open (R25), so all viewers see the same.
    fn score(&self, _viewer: Viewer) -> Score {
        score::score(&self.standing())
    }

    fn outcome(&self) -> Option<Outcome> {
        score::outcome(self)
    }

    #[inline]
    fn view(&self, _viewer: Viewer) -> View {
        View::of(self)
    }

    /// There is nothing to deal: draws are chance, and what has not been drawn is an open set (R25).
    #[inline]
    fn sample(view: &View, _rng: &mut impl Rng) -> Duel {
        view.state()
    }

    #[inline]
    fn sample_chance(&self, rng: &mut impl Rng) -> Token {
        self.any_outcome(rng)
    }

    fn shown(&self, step: &StepOf<Duel>, _viewer: Viewer) -> Option<String> {
        Some(step.to_string())
    }
}
