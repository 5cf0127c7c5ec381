//! The strong player: a tree search with priors from the game's evaluation, short playouts from the leaves by a cheap
//! policy of the game before they are evaluated, and proofs near the end. `docs/search.md` says what was tried and how it
//! compared.

mod habits;
mod iteration;
mod judge;
mod pace;
mod prospects;
mod thought;

use std::sync::Arc;
use std::thread;
use std::time::Duration;

use game::{ActionSet, Evaluate, MOST_SEATS, Pending, PerSeat, Seat, Turn, settle};
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

pub use prospects::Prospect;
pub use thought::{Candidate, Thought};

use crate::bot::Threads;
use crate::budget::{Budget, Limits};
use crate::net::Net;
use crate::solve::solve;
use crate::stop::Stop;
use crate::style::Style;
use crate::tree::{Edge, Tree};
use habits::Habits;
use iteration::Iteration;
use judge::Judge;
use pace::{Pace, Purse};

/// The most edges that all trees of one search have together: some 100 MB.
const MOST_EDGES: usize = 1 << 22;

/// What a thread works with.
struct Worker<'a, G: Evaluate> {
    tree: &'a Tree<G::Action, G::Legal>,
    habits: &'a mut Habits<G::Action, G::Legal>,
    rng: Xoshiro256PlusPlus,
    /// How often the decision at hand was tried before.
    before: u32,
    /// Decides when everybody stops, if that goes by the clock.
    pace: Option<Pace>,
}

/// A player that remembers what it thought.
pub struct Search<G: Evaluate> {
    /// One for each thread. By the clock, all threads share the first.
    trees: Vec<Tree<G::Action, G::Legal>>,
    /// One for each thread.
    habits: Vec<Habits<G::Action, G::Legal>>,
    style: Style,
    judge: Judge,
    /// What the seats got in the last thought's iterations of the first thread, and how many those were.
    sums: ([f64; MOST_SEATS], u32),
    stop: Stop,
    /// How long it thinks at most, whatever its budget.
    most: Duration,
    purse: Purse,
    rng: Xoshiro256PlusPlus,
}

impl<G: Evaluate> Search<G> {
    /// A player on so many threads, who thinks as usual. By iterations, what it thinks depends on their number and on the seed, but not on the
    /// machine: each thread has a tree of its own. By the clock, they share one.
    pub fn new(threads: Threads, rng: &mut impl Rng) -> Search<G> {
        let count = usize::from(threads.count());
        let trees = (0..count).map(|_| Tree::new(MOST_EDGES / count)).collect();
        let habits = (0..count).map(|_| Habits::new()).collect();
        let style = Style::USUAL;
        Search {
            trees,
            habits,
            style,
            judge: Judge::in_style::<G>(style),
            sums: ([0.0; MOST_SEATS], 0),
            stop: Stop::default(),
            most: Duration::MAX,
            purse: Purse::default(),
            rng: Xoshiro256PlusPlus::from_rng(rng),
        }
    }

    /// The same player, who thinks in another way.
    #[must_use]
    pub fn in_style(self, style: Style) -> Search<G> {
        Search { style, judge: Judge::in_style::<G>(style), ..self }
    }

    /// The same player, who values positions by this net.
    #[must_use]
    pub(crate) fn with_net(self, net: &Arc<Net>) -> Search<G> {
        Search { judge: Judge::with_net::<G>(self.style, Some(Arc::clone(net))), ..self }
    }

    /// How much of the win each seat may expect, by the last thought; nothing if it was a proof.
    pub fn expected(&self, seats: u8) -> Option<PerSeat<f32>> {
        let (sums, runs) = self.sums;
        let mean = |seat: Seat| (sums[seat.index()] / f64::from(runs)) as f32;
        (runs > 0).then(|| PerSeat::from_fn(seats, mean))
    }

    /// The same player, who breaks off when told to. What it thinks until then does not change.
    #[must_use]
    pub fn until(self, stop: &Stop) -> Search<G> {
        Search { stop: stop.clone(), ..self }
    }

    /// The same player, who settles for what it has found after this time.
    #[must_use]
    pub fn within(self, most: Duration) -> Search<G> {
        Search { most, ..self }
    }

    /// Thinks about the decision of the seat that the view is made for.
    pub fn think(&mut self, view: &G::View, budget: Budget) -> Thought<G::Action> {
        let state = G::sample(view, &mut self.rng);
        let Turn::Seat(seat) = state.turn() else { panic!("a player is asked when a seat decides") };
        let pace = self.purse.pace(budget, self.most, self.style.credit, &state, &mut self.rng);
        let thought = self.think_at(pace, view, &state, seat, budget);
        if let Some(pace) = pace {
            self.purse.pay(pace);
        }
        thought
    }

    fn think_at(
        &mut self,
        pace: Option<Pace>,
        view: &G::View,
        state: &G,
        seat: Seat,
        budget: Budget,
    ) -> Thought<G::Action> {
        let limits = pace.map_or_else(|| budget.limits(self.most), |pace| Limits::time(pace.most()));
        let meter = limits.meter(&self.stop);
        if let Some(proof) = solve(state, meter.positions(), &self.stop) {
            self.sums.1 = 0;
            return Thought::proved(proof);
        }
        self.habits.iter_mut().for_each(Habits::fade);
        let nodes = self.iterate(view, None, meter.rest(), pace);
        let legal: Vec<G::Action> = state.legal().iter().collect();
        Thought::of(&self.trees, seat, &legal, nodes)
    }

    /// How much of the win the seat that decides may expect from an action, by iterations that all begin with it. What was
    /// thought about the decision before is not lost.
    pub fn weigh(&mut self, view: &G::View, action: G::Action, budget: Budget) -> f32 {
        let Turn::Seat(seat) = G::sample(view, &mut self.rng).turn() else {
            panic!("a player is asked when a seat decides")
        };
        self.iterate(view, Some(action), budget.limits(self.most), None);
        Thought::of(&self.trees, seat, &[action], 0).candidates[0].value
    }

    /// Iterations that begin with what looks best, or with this action: how many there were on all threads together.
    fn iterate(
        &mut self,
        view: &G::View,
        first: Option<G::Action>,
        limits: Limits,
        pace: Option<Pace>,
    ) -> u32 {
        let (judge, style, stop, enough) = (&self.judge, self.style, &self.stop, Stop::default());
        let share = limits.share(self.trees.len() as u32);
        let is_shared = limits.has_clock() && self.trees.len() > 1;
        // Alone, nobody looks at what is on its way.
        let part = if is_shared { 1.0 - f32::from(style.loss) / 100.0 } else { 0.0 };
        let work = |mut worker: Worker<'_, G>| {
            let mut meter = share.meter(stop);
            let mut iteration = Iteration::new(worker.tree, worker.habits, judge, style, part);
            while !enough.is_set() && meter.goes_on() {
                iteration.run(G::sample(view, &mut worker.rng), first, &mut worker.rng);
                let pace = worker.pace.as_ref();
                if pace.is_some_and(|pace| pace.is_over(&worker.tree.root, worker.before, meter.done())) {
                    enough.set();
                }
            }
            (meter.done(), iteration.sums())
        };
        let before = self.trees[0].root.edges().map(Edge::visits).sum();
        let trees = self.trees.iter().map(|own| if is_shared { &self.trees[0] } else { own });
        let mut workers: Vec<Worker<'_, G>> = trees
            .zip(&mut self.habits)
            .map(|(tree, habits)| {
                let rng = Xoshiro256PlusPlus::from_rng(&mut self.rng);
                Worker { tree, habits, rng, before, pace: None }
            })
            .collect();
        let mut own = workers.swap_remove(0);
        own.pace = pace;
        let (done, sums) = thread::scope(|scope| {
            let work = &work;
            let others: Vec<_> =
                workers.into_iter().map(|worker| scope.spawn(move || work(worker))).collect();
            let (done, sums) = work(own);
            let others = others.into_iter().map(|other| other.join().expect("no worker panics").0);
            (done + others.sum::<u32>(), sums)
        });
        self.sums = sums;
        done
    }

    /// Each seat's average final points in games that continue with an action and are played out by the game's cheap
    /// policy.
    pub fn points_after(&mut self, view: &G::View, action: G::Action) -> PerSeat<f64> {
        const GAMES: u32 = 200;
        let mut sums: Option<PerSeat<f64>> = None;
        for _ in 0..GAMES {
            let mut state = G::sample(view, &mut self.rng);
            state.act(action, &mut ());
            play_on(&mut state, &mut self.rng);
            let points = state.evaluate();
            let sums = sums.get_or_insert_with(|| points.map(|_| 0.0));
            for (seat, points) in points.by_seat() {
                sums[seat] += f64::from(*points) / f64::from(GAMES);
            }
        }
        sums.expect("at least one game is played")
    }

    /// Forgets what it thought, but not how long.
    pub(crate) fn forget(&mut self) {
        let most = MOST_EDGES / self.trees.len();
        self.trees.fill_with(|| Tree::new(most));
        self.habits.fill_with(Habits::new);
    }

    /// Notes a decision, of this player or another, and keeps what was thought about its consequences.
    pub fn saw(&mut self, seat: Seat, action: G::Action) {
        for tree in &mut self.trees {
            tree.advance(seat, action);
        }
    }
}

/// Plays to the end by the game's cheap policy.
fn play_on<G: Evaluate>(state: &mut G, rng: &mut impl Rng) {
    loop {
        match settle(state, &mut ()) {
            Pending::Over => return,
            Pending::Chance => {
                let outcome = state.sample_chance(rng);
                state.resolve(outcome, &mut ());
            }
            Pending::Decision(seat, legal) => {
                let action = state.playout(seat, &legal, rng).unwrap_or_else(|| legal.choose(rng));
                state.act(action, &mut ());
            }
        }
    }
}
