//! A computer player at the table.

use game::{ActionSet, Evaluate, Seat, Turn};
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::bot::{Bot, Threads};
use crate::budget::Budget;
use crate::levels::{Levels, Thinker};
use crate::round::Round;
use crate::search::{Search, Thought};
use crate::stop::Stop;
use crate::style::Style;
use crate::{greedy, uct};

/// A computer player at a table: it has a generator of its own, and remembers what it thought.
pub struct Player<G: Evaluate> {
    bot: Bot,
    rng: Xoshiro256PlusPlus,
    stop: Stop,
    round: Option<Round>,
    /// Created when it is first needed.
    search: Option<Search<G>>,
}

/// What a player chose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice<A> {
    /// What it does.
    pub action: A,
    /// How many iterations it thought.
    pub nodes: u32,
    /// Whether it has proved that there is nothing better.
    pub is_solved: bool,
}

impl<A: Copy + Eq> Choice<A> {
    fn of(thought: &Thought<A>, style: Style, rng: &mut impl Rng) -> Choice<A> {
        let action = thought.choose(style.doubt, rng);
        Choice { action, nodes: thought.nodes, is_solved: thought.is_solved && style.doubt == 0 }
    }
}

impl<G: Evaluate> Player<G> {
    /// A player whose choices follow from this generator, unless it thinks by the clock.
    pub fn new(bot: Bot, rng: Xoshiro256PlusPlus) -> Player<G> {
        Player { bot, rng, stop: Stop::default(), round: None, search: None }
    }

    /// The same player, who breaks off when told to. What it chooses then is worthless.
    #[must_use]
    pub fn until(self, stop: &Stop) -> Player<G> {
        Player { stop: stop.clone(), ..self }
    }

    /// The same player at a table where somebody waits. Only a level thinks less for it.
    #[must_use]
    pub fn during(self, round: Round) -> Player<G> {
        Player { round: Some(round), ..self }
    }

    /// Chooses for the seat that decides, from what that seat knows.
    pub fn choose(&mut self, view: &G::View) -> Choice<G::Action> {
        let state = G::sample(view, &mut self.rng);
        let Turn::Seat(seat) = state.turn() else { panic!("a player is asked when a seat decides") };
        let at_once = |action| Choice { action, nodes: 0, is_solved: false };
        match self.bot {
            Bot::Random => at_once(state.legal().choose(&mut self.rng)),
            Bot::Greedy => at_once(greedy::choose(&state, seat, &mut self.rng)),
            Bot::Uct(budget) => uct::choose::<G>(view, budget, &self.stop, &mut self.rng),
            Bot::Search(budget, threads, style) => {
                let fresh = || Search::new(threads, &mut self.rng).in_style(style).until(&self.stop);
                let search = self.search.get_or_insert_with(fresh);
                Choice::of(&search.think(view, budget), style, &mut self.rng)
            }
            Bot::Level(level) => {
                let Thinker { nodes, style } = Levels::of::<G>().player(level);
                // It remembers nothing, so that it plays alike wherever it sits.
                let mut search =
                    Search::<G>::new(Threads::ONE, &mut self.rng).in_style(style).until(&self.stop);
                let thought = match self.round {
                    None => search.think(view, Budget::Nodes(nodes)),
                    Some(round) => search.within(round.time()).think(view, round.budget(nodes)),
                };
                Choice::of(&thought, style, &mut self.rng)
            }
        }
    }

    /// Forgets what it thought, where it is not told what the others do.
    pub fn forget(&mut self) {
        if let Some(search) = &mut self.search {
            search.forget();
        }
    }

    /// Notes a decision, of this player or another.
    pub fn saw(&mut self, seat: Seat, action: G::Action) {
        if let Some(search) = &mut self.search {
            search.saw(seat, action);
        }
    }
}

impl Bot {
    /// Chooses for the seat that decides, from what that seat knows, with no memory of what it thought before.
    pub fn choose<G: Evaluate>(self, view: &G::View, rng: &mut impl Rng) -> G::Action {
        Player::<G>::new(self, Xoshiro256PlusPlus::from_rng(rng)).choose(view).action
    }
}
