//! A queue in which clients take turns.

use std::collections::{HashMap, VecDeque};

use super::client::Client;

/// What waits, by client. Each client's own comes in order, and clients take turns, however much each of them has.
pub(super) struct Queue<T> {
    /// Every client that has something here once, the next one first.
    turns: VecDeque<Client>,
    waiting: HashMap<Client, VecDeque<(Ticket, T)>>,
}

/// By which something can be taken out again.
pub(super) type Ticket = u64;

impl<T> Default for Queue<T> {
    fn default() -> Queue<T> {
        Queue { turns: VecDeque::new(), waiting: HashMap::new() }
    }
}

impl<T> Queue<T> {
    pub(super) fn push(&mut self, client: &Client, ticket: Ticket, item: T) {
        let own = self.waiting.entry(client.clone()).or_default();
        if own.is_empty() {
            self.turns.push_back(client.clone());
        }
        own.push_back((ticket, item));
    }

    /// The next of the client whose turn it is.
    pub(super) fn pop(&mut self) -> Option<T> {
        let client = self.turns.pop_front()?;
        let own = self.waiting.get_mut(&client)?;
        let (_, item) = own.pop_front()?;
        if own.is_empty() {
            self.waiting.remove(&client);
        } else {
            self.turns.push_back(client);
        }
        Some(item)
    }

    /// Takes something out that no longer waits, if it is still here.
    pub(super) fn remove(&mut self, client: &Client, ticket: Ticket) {
        let Some(own) = self.waiting.get_mut(client) else { return };
        own.retain(|(other, _)| *other != ticket);
        if own.is_empty() {
            self.waiting.remove(client);
            self.turns.retain(|other| other != client);
        }
    }

    /// How much waits here.
    #[cfg(test)]
    pub(super) fn len(&self) -> usize {
        self.waiting.values().map(VecDeque::len).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(number: u8) -> Client {
        Client::at([192, 0, 2, number].into())
    }

    #[test]
    fn clients_take_turns_and_what_left_is_gone() {
        let mut queue = Queue::default();
        for (ticket, (owner, item)) in (0..).zip([(1, "a"), (1, "b"), (1, "c"), (2, "x"), (3, "q"), (2, "y")])
        {
            queue.push(&client(owner), ticket, item);
        }
        queue.remove(&client(1), 1);
        queue.remove(&client(3), 4);
        queue.remove(&client(3), 4);
        assert_eq!(queue.len(), 4);
        let order: Vec<&str> = std::iter::from_fn(|| queue.pop()).collect();
        assert_eq!(order, ["a", "x", "c", "y"]);
        assert!(queue.turns.is_empty() && queue.waiting.is_empty(), "nothing is left over");
    }
}
