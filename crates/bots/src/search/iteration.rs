//! One pass down the tree and back.

use game::{ActionSet, Evaluate, MOST_SEATS, Pending, PerSeat, Seat, Turn, pass_forced, settle};
use rand::Rng;

use super::habits::Habits;
use super::judge::Judge;
use crate::style::Style;
use crate::tree::{Edge, Tree, Visit};

pub(super) struct Iteration<'a, G: Evaluate> {
    tree: &'a Tree<G::Action, G::Legal>,
    habits: &'a mut Habits<G::Action, G::Legal>,
    judge: &'a Judge,
    style: Style,
    /// What the seats got in all iterations together, and how many there were.
    sums: [f64; MOST_SEATS],
    runs: u32,
    /// What was decided on the way down.
    path: Vec<Visit<'a, G::Action, G::Legal>>,
    /// What a visit counts as until its result is known: a part of the mean.
    part: f32,
    /// What was decided after that.
    playout: Vec<(Seat, G::Action)>,
    /// What can be decided where the way down has come to.
    open: Vec<&'a Edge<G::Action, G::Legal>>,
}

impl<'a, G: Evaluate> Iteration<'a, G> {
    pub(super) fn new(
        tree: &'a Tree<G::Action, G::Legal>,
        habits: &'a mut Habits<G::Action, G::Legal>,
        judge: &'a Judge,
        style: Style,
        part: f32,
    ) -> Iteration<'a, G> {
        Iteration {
            tree,
            habits,
            judge,
            style,
            part,
            sums: [0.0; MOST_SEATS],
            runs: 0,
            path: Vec::new(),
            playout: Vec::new(),
            open: Vec::new(),
        }
    }

    /// Descends by what looks best, or by this action first, tries something new, values it, and updates the whole path.
    pub(super) fn run(&mut self, mut state: G, first: Option<G::Action>, rng: &mut impl Rng) {
        self.path.clear();
        self.playout.clear();
        self.descend(&mut state, first, rng);
        let values = self.look_ahead(&mut state, rng);
        self.runs += 1;
        for (seat, value) in values.by_seat() {
            self.sums[seat.index()] += f64::from(*value);
        }
        for visit in &self.path {
            let edge = visit.edge;
            let value = values[edge.seat];
            visit.end(value);
            self.habits.note(edge.seat, edge.action, value);
        }
        for (seat, action) in &self.playout {
            self.habits.note(*seat, *action, values[*seat]);
        }
    }

    /// What the seats got in all iterations together, and how many there were.
    pub(super) fn sums(&self) -> ([f64; MOST_SEATS], u32) {
        (self.sums, self.runs)
    }

    fn descend(&mut self, state: &mut G, mut first: Option<G::Action>, rng: &mut impl Rng) {
        let mut node = &self.tree.root;
        loop {
            match settle(state, &mut ()) {
                Pending::Chance => {
                    let outcome = state.sample_chance(rng);
                    state.resolve(outcome, &mut ());
                }
                Pending::Decision(seat, legal) if self.is_left_to_chance(seat) => {
                    state.act(legal.choose(rng), &mut ());
                }
                Pending::Decision(seat, legal) => {
                    let priors = self.judge.priors(state, seat);
                    let Some(()) = self.tree.open(node, seat, &legal, priors, &mut self.open) else { return };
                    let wanted = first.take().and_then(|action| self.edge_of(action));
                    let edge = wanted.unwrap_or_else(|| self.select());
                    state.act(edge.action, &mut ());
                    let visit = edge.visit(self.part);
                    let is_first = visit.is_first;
                    self.path.push(visit);
                    if is_first {
                        return;
                    }
                    node = &edge.next;
                }
                Pending::Over => return,
            }
        }
    }

    /// The best result so far, with a bonus for what looked good or was rarely tried (PUCT). What was never tried counts
    /// as the mean of the others.
    #[inline]
    fn select(&self) -> &'a Edge<G::Action, G::Legal> {
        let (mut visits, mut priors, mut sum) = (0, 0.0, 0.0);
        for edge in &self.open {
            visits += edge.visits();
            priors += edge.prior;
            sum += edge.sum();
        }
        let scale = f32::from(self.style.explore) / 100.0 * (visits as f32 + 1.0).sqrt() / priors;
        let untried =
            if visits == 0 { 0.5 } else { sum / visits as f32 } - f32::from(self.style.caution) / 100.0;
        let mut best = (f32::NEG_INFINITY, None);
        for edge in &self.open {
            let visits = edge.visits();
            let mean = if visits == 0 { untried } else { edge.sum() / visits as f32 };
            let bound = mean + scale * edge.prior / (1 + visits) as f32;
            if bound > best.0 {
                best = (bound, Some(*edge));
            }
        }
        best.1.expect("a decision has legal actions")
    }

    fn edge_of(&self, action: G::Action) -> Option<&'a Edge<G::Action, G::Legal>> {
        self.open.iter().copied().find(|edge| edge.action == action)
    }

    /// Whether this is the decision of another seat, and nobody asks what it will answer.
    fn is_left_to_chance(&self, seat: Seat) -> bool {
        self.style.replies == 0 && self.path.first().is_some_and(|own| own.edge.seat != seat)
    }

    /// Plays some decisions by the game's cheap policy and by habit, or to the end, and says what each seat may expect.
    fn look_ahead(&mut self, state: &mut G, rng: &mut impl Rng) -> PerSeat<f32> {
        let mut left = self.style.ahead;
        while left > 0 {
            match settle(state, &mut ()) {
                Pending::Over => return self.judge.end(state),
                Pending::Chance => {
                    let outcome = state.sample_chance(rng);
                    state.resolve(outcome, &mut ());
                }
                Pending::Decision(seat, legal) => {
                    left -= 1;
                    let standing_out = if self.is_left_to_chance(seat) {
                        Some(legal.choose(rng))
                    } else {
                        state.playout(seat, &legal, rng)
                    };
                    let action = match standing_out {
                        Some(action) => action,
                        None if self.style.habits == 0 => legal.choose(rng),
                        None => self.habits.choose(seat, &legal, rng),
                    };
                    self.playout.push((seat, action));
                    state.act(action, &mut ());
                }
            }
        }
        match pass_forced(state, &mut ()) {
            Turn::Over => self.judge.end(state),
            Turn::Seat(_) | Turn::Chance => self.judge.promise(state),
        }
    }
}
