//! Several threads that think about one decision together. Each has a tree of its own and tells the others what it
//! found, so that all trees grow to nearly the same one. When they tell each other is a matter of counting, not of the
//! clock: what they think together does not depend on the machine.

use std::hash::Hash;
use std::hint::spin_loop;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::thread;

use game::Seat;

use super::Mind;
use crate::tree::Spot;

/// How many findings lie on a desk at once. A thread hears of the others an iteration late, so that threads seldom wait
/// for each other, and a few more are room for one that is slow.
const SLOTS: u32 = 4;
/// Others take about as long for an iteration: waiting for them that often is quicker than being woken. Then there are
/// more threads than cores.
const SPINS: u32 = 2_000;

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

    fn clear(&mut self) {
        self.decisions.clear();
        self.edges.clear();
        self.playouts.clear();
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

/// Where a thread lays down what it found, for the others to read.
struct Desk<A> {
    slots: [Mutex<Findings<A>>; SLOTS as usize],
    /// How many iterations were laid down.
    laid: AtomicU32,
    /// How many it will have been, once that is known.
    last: AtomicU32,
    /// How many iterations of all the others its owner has learnt.
    heard: AtomicU32,
}

impl<A> Desk<A> {
    fn new() -> Desk<A> {
        Desk {
            slots: std::array::from_fn(|_| Mutex::new(Findings::new())),
            laid: AtomicU32::new(0),
            last: AtomicU32::new(u32::MAX),
            heard: AtomicU32::new(0),
        }
    }

    fn slot(&self, iteration: u32) -> MutexGuard<'_, Findings<A>> {
        let slot = &self.slots[(iteration % SLOTS) as usize];
        slot.lock().expect("no thread panics while it writes down what it found")
    }

    /// What was found in an iteration, as soon as it is there; `None` if it never will be.
    fn read(&self, iteration: u32) -> Option<MutexGuard<'_, Findings<A>>> {
        let is_there = || self.laid.load(Ordering::Acquire) > iteration;
        wait(|| is_there() || self.last.load(Ordering::Acquire) <= iteration);
        is_there().then(|| self.slot(iteration))
    }
}

/// One of the threads, among the desks of all.
pub(super) struct Member<A> {
    desks: Arc<[Desk<A>]>,
    index: usize,
    /// How many iterations are done.
    done: u32,
}

/// So many threads that hear of each other.
pub(super) fn team<A>(count: usize) -> impl Iterator<Item = Member<A>> {
    let desks: Arc<[Desk<A>]> = (0..count).map(|_| Desk::new()).collect();
    (0..count).map(move |index| Member { desks: Arc::clone(&desks), index, done: 0 })
}

impl<A> Member<A> {
    fn own(&self) -> &Desk<A> {
        &self.desks[self.index]
    }

    /// Those of the others, in a fixed order.
    fn others(&self) -> impl Iterator<Item = &Desk<A>> {
        let others = self.desks.iter().enumerate().filter(|(index, _)| *index != self.index);
        others.map(|(_, desk)| desk)
    }

    /// How many iterations of the others it does not know of when it begins one: the last one of each, and those that
    /// begin at the same time and come first.
    pub(super) fn company(&self) -> u32 {
        (self.desks.len() - 1 + self.index) as u32
    }

    /// Where an iteration notes what it finds, if anybody wants to know.
    pub(super) fn findings(&self) -> Option<MutexGuard<'_, Findings<A>>> {
        if self.desks.len() == 1 {
            return None;
        }
        // What lies there was read by everybody.
        let is_free = |desk: &Desk<A>| desk.heard.load(Ordering::Acquire) + SLOTS > self.done;
        wait(|| self.others().all(is_free));
        let mut findings = self.own().slot(self.done);
        findings.clear();
        Some(findings)
    }
}

impl<A: Copy + Eq + Hash> Member<A> {
    /// An iteration is done: tells of it, and learns what the others found in the one before.
    pub(super) fn went_on(&mut self, mind: &mut Mind<A>) {
        self.done += 1;
        if self.desks.len() > 1 {
            self.own().laid.store(self.done, Ordering::Release);
            if self.done > 1 {
                self.hear(mind);
            }
        }
    }

    /// All iterations are done: hears the others out.
    pub(super) fn finish(self, mind: &mut Mind<A>) {
        self.own().last.store(self.done, Ordering::Release);
        while self.hear(mind) {}
    }

    /// Learns what each of the others found in the next iteration; `false` if all have finished.
    fn hear(&self, mind: &mut Mind<A>) -> bool {
        let heard = self.own().heard.load(Ordering::Relaxed);
        let mut is_any_left = false;
        for other in self.others() {
            if let Some(findings) = other.read(heard) {
                mind.learn(&findings);
                is_any_left = true;
            }
        }
        self.own().heard.store(heard + 1, Ordering::Release);
        is_any_left
    }
}

/// Nobody waits for a thread that is gone, whatever made it go.
impl<A> Drop for Member<A> {
    fn drop(&mut self) {
        let own = self.own();
        own.last.store(self.done, Ordering::Release);
        own.heard.store(u32::MAX - SLOTS, Ordering::Release);
    }
}

fn wait(is_over: impl Fn() -> bool) {
    for spin in 0.. {
        if is_over() {
            return;
        }
        if spin < SPINS {
            spin_loop();
        } else {
            thread::yield_now();
        }
    }
}
