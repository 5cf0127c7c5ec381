//! Several threads that think about one decision together. Each has a tree of its own and tells the others what it
//! found, so that all trees grow to nearly the same one. When they tell each other is a matter of counting, not of the
//! clock: what they think together does not depend on the machine.

use std::hash::Hash;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};

use game::Seat;

use super::Mind;
use crate::tree::Spot;

/// What a thread found: enough for another to grow its own tree by it.
pub(super) struct Findings<A> {
    /// What was decided in the tree, from the root on.
    pub(super) decisions: Vec<Decision<A>>,
    /// The edges that were new, in the order of the decisions, with their priors.
    pub(super) edges: Vec<(A, f32)>,
    /// What was decided beyond the tree, and what it brought.
    pub(super) playouts: Vec<(Seat, A, f32)>,
}

/// What was decided at some point of a tree.
pub(super) struct Decision<A> {
    pub(super) seat: Seat,
    pub(super) action: A,
    /// What it brought.
    pub(super) value: f32,
    /// How many edges were new there.
    pub(super) edges: u32,
}

impl<A> Findings<A> {
    fn new() -> Findings<A> {
        Findings { decisions: Vec::new(), edges: Vec::new(), playouts: Vec::new() }
    }
}

impl<A: Copy + Eq + Hash> Mind<A> {
    /// Takes over what another found.
    fn learn(&mut self, findings: &Findings<A>) {
        let mut edges = findings.edges.as_slice();
        let mut spot = Some(Spot::Root);
        for Decision { seat, action, value, edges: count } in &findings.decisions {
            let (new, rest) = edges.split_at(*count as usize);
            edges = rest;
            self.habits.note(*seat, *action, *value);
            // Beyond what fits into the tree, nothing is known.
            spot = spot.and_then(|spot| {
                self.tree.extend(spot, *seat, new);
                let place = self.tree.find(spot, *seat, *action)?;
                self.tree.tried(place, *value);
                Some(Spot::After(place))
            });
        }
        for (seat, action, value) in &findings.playouts {
            self.habits.note(*seat, *action, *value);
        }
    }
}

/// One of the threads, and how it hears of the others.
pub(super) struct Member<A> {
    tell: Vec<Sender<Arc<Findings<A>>>>,
    hear: Vec<Receiver<Arc<Findings<A>>>>,
    /// Which of the threads.
    index: u32,
    /// What it found in this iteration.
    findings: Findings<A>,
    is_first: bool,
}

/// So many threads that hear of each other.
pub(super) fn team<A>(count: usize) -> Vec<Member<A>> {
    let mut members: Vec<Member<A>> = (0..count as u32).map(Member::alone).collect();
    for from in 0..count {
        for to in (0..count).filter(|to| *to != from) {
            let (tell, hear) = channel();
            members[from].tell.push(tell);
            members[to].hear.push(hear);
        }
    }
    members
}

impl<A> Member<A> {
    fn alone(index: u32) -> Member<A> {
        let findings = Findings::new();
        Member { tell: Vec::new(), hear: Vec::new(), index, findings, is_first: true }
    }

    /// How many iterations of the others it does not know of when it begins one: the last one of each, and those that
    /// begin at the same time and come first.
    pub(super) fn company(&self) -> u32 {
        self.hear.len() as u32 + self.index
    }

    /// Where an iteration notes what it finds, if anybody wants to know.
    pub(super) fn findings(&mut self) -> Option<&mut Findings<A>> {
        if self.tell.is_empty() { None } else { Some(&mut self.findings) }
    }

    fn tell(&mut self) {
        let findings = Arc::new(std::mem::replace(&mut self.findings, Findings::new()));
        for other in &self.tell {
            // Whoever has no time left does not listen any more.
            let _ = other.send(Arc::clone(&findings));
        }
    }
}

impl<A: Copy + Eq + Hash> Member<A> {
    /// An iteration is done. What the others found in the one before is learnt only now, so that threads seldom wait for
    /// each other.
    pub(super) fn went_on(&mut self, mind: &mut Mind<A>) {
        if self.tell.is_empty() {
            return;
        }
        self.tell();
        if !std::mem::take(&mut self.is_first) {
            self.hear(mind);
        }
    }

    /// All iterations are done: hears the others out.
    pub(super) fn finish(mut self, mind: &mut Mind<A>) {
        self.tell();
        self.tell.clear();
        while self.hear(mind) {}
    }

    /// Learns what each of the others found in an iteration, in the order of the threads; `false` if all have finished.
    fn hear(&self, mind: &mut Mind<A>) -> bool {
        let mut is_any_left = false;
        for other in &self.hear {
            if let Ok(findings) = other.recv() {
                mind.learn(&findings);
                is_any_left = true;
            }
        }
        is_any_left
    }
}
