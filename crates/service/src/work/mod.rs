//! Whatever takes long: choices of computer players, hints, reviews, exercises, pictures. As much of it goes on at once as
//! there are cores, clients take turns, and what nobody waits for any more stops.

mod client;
mod joint;
mod queue;

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

use bots::Stop;
use tokio::sync::oneshot;
use tokio::task::spawn_blocking;

pub use client::{Client, client_network};
pub use joint::Joint;

use crate::refusal::Refusal;
use queue::{Queue, Ticket};

/// The threads for work, and what waits for one.
pub(crate) struct Work(Arc<Shared>);

/// Who waits for the result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Class {
    /// A request. It is refused if too many wait already.
    Request,
    /// People at a table, for a computer player.
    Table,
    /// Nobody in particular. It never takes the last free thread, nor any while somebody waits for one.
    Leisure,
}

/// Where it waits.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Line {
    Urgent,
    Leisure,
}

impl Class {
    fn line(self) -> Line {
        match self {
            Class::Request | Class::Table => Line::Urgent,
            Class::Leisure => Line::Leisure,
        }
    }
}

/// How many requests of one client may wait for a thread.
const MOST_OF_ONE: usize = 16;

/// How many requests may wait altogether, so that waiting takes little memory whoever asks.
const MOST: usize = 1024;

struct Shared {
    threads: usize,
    queues: Mutex<Queues>,
    /// How much work is going on.
    at_work: AtomicUsize,
}

#[derive(Default)]
struct Queues {
    urgent: Queue<oneshot::Sender<Permit>>,
    leisure: Queue<oneshot::Sender<Permit>>,
    next: Ticket,
    /// How many requests of each client wait. Computer players are not counted: there is one to a table.
    requests: HashMap<Client, usize>,
    /// How many permits are out, and how many of them for leisure.
    held: usize,
    at_leisure: usize,
}

impl Work {
    pub(crate) fn new() -> Work {
        Work::on(thread::available_parallelism().map_or(1, usize::from))
    }

    fn on(threads: usize) -> Work {
        Work(Arc::new(Shared { threads, queues: Mutex::default(), at_work: AtomicUsize::new(0) }))
    }

    /// Runs work on a thread once there is one. Whoever goes away leaves the queue, or stops the work if it has begun; its
    /// thread counts as taken until the work has really come to an end.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        class: Class,
        client: &Client,
        work: impl FnOnce(&Stop) -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        let permit = self.permit(class, client).await?;
        let stop = Stop::default();
        let _waiting = StopOnDrop(stop.clone());
        let done = spawn_blocking(move || {
            let _counted = Counted::new(permit);
            work(&stop)
        });
        done.await.map_err(|_| Refusal::Internal)
    }

    /// How much work is going on at the moment.
    pub(crate) fn count(&self) -> usize {
        self.0.at_work.load(Ordering::Relaxed)
    }

    async fn permit(&self, class: Class, client: &Client) -> Result<Permit, Refusal> {
        let (sender, mut receiver) = oneshot::channel();
        // Given up before the receiver is dropped, so that no permit is sent to somebody who has gone away.
        let _place = self.0.enter(class, client, sender)?;
        (&mut receiver).await.map_err(|_| Refusal::Internal)
    }
}

impl Shared {
    fn enter(
        self: &Arc<Self>,
        class: Class,
        client: &Client,
        sender: oneshot::Sender<Permit>,
    ) -> Result<Place, Refusal> {
        let mut queues = self.lock();
        if class == Class::Request {
            queues.admit(client)?;
        }
        let ticket = queues.next;
        queues.next += 1;
        queues.of(class.line()).push(client, ticket, sender);
        self.hand_out(&mut queues);
        Ok(Place { shared: self.clone(), class, client: client.clone(), ticket })
    }

    /// Gives free threads to whose turn it is.
    fn hand_out(self: &Arc<Self>, queues: &mut Queues) {
        while let Some((line, sender)) = queues.next(self.threads) {
            queues.held += 1;
            queues.at_leisure += usize::from(line == Line::Leisure);
            let sent = sender.send(Permit { shared: self.clone(), line });
            debug_assert!(sent.is_ok(), "whoever goes away gives up the place first");
        }
    }

    fn give_back(self: &Arc<Self>, line: Line) {
        let mut queues = self.lock();
        queues.held -= 1;
        queues.at_leisure -= usize::from(line == Line::Leisure);
        self.hand_out(&mut queues);
    }

    fn lock(&self) -> MutexGuard<'_, Queues> {
        self.queues.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Queues {
    /// Counts a request, unless it is one too many.
    fn admit(&mut self, client: &Client) -> Result<(), Refusal> {
        let own = self.requests.get(client).copied().unwrap_or_default();
        if own >= MOST_OF_ONE || self.requests.values().sum::<usize>() >= MOST {
            return Err(Refusal::Busy);
        }
        self.requests.insert(client.clone(), own + 1);
        Ok(())
    }

    /// Gives up a place, whether or not its turn has come.
    fn leave(&mut self, class: Class, client: &Client, ticket: Ticket) {
        self.of(class.line()).remove(client, ticket);
        if class == Class::Request
            && let Some(own) = self.requests.get_mut(client)
        {
            *own -= 1;
            if *own == 0 {
                self.requests.remove(client);
            }
        }
    }

    fn of(&mut self, line: Line) -> &mut Queue<oneshot::Sender<Permit>> {
        match line {
            Line::Urgent => &mut self.urgent,
            Line::Leisure => &mut self.leisure,
        }
    }

    /// Who gets one of the threads next, if one is free.
    fn next(&mut self, threads: usize) -> Option<(Line, oneshot::Sender<Permit>)> {
        if self.held >= threads {
            return None;
        }
        if let Some(sender) = self.urgent.pop() {
            return Some((Line::Urgent, sender));
        }
        let most_at_leisure = (threads - 1).max(1);
        if self.at_leisure >= most_at_leisure {
            return None;
        }
        self.leisure.pop().map(|sender| (Line::Leisure, sender))
    }
}

/// A place in the queue, given up when it is dropped.
struct Place {
    shared: Arc<Shared>,
    class: Class,
    client: Client,
    ticket: Ticket,
}

impl Drop for Place {
    fn drop(&mut self) {
        self.shared.lock().leave(self.class, &self.client, self.ticket);
    }
}

/// The right to use a thread.
struct Permit {
    shared: Arc<Shared>,
    line: Line,
}

impl Drop for Permit {
    fn drop(&mut self) {
        self.shared.give_back(self.line);
    }
}

/// Work that is going on, with its permit.
struct Counted(Permit);

impl Counted {
    fn new(permit: Permit) -> Counted {
        permit.shared.at_work.fetch_add(1, Ordering::Relaxed);
        Counted(permit)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.shared.at_work.fetch_sub(1, Ordering::Relaxed);
    }
}

struct StopOnDrop(Stop);

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        self.0.set();
    }
}

#[cfg(test)]
mod tests;
