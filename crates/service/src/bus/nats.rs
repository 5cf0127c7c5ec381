//! News by a NATS server.
//!
//! Tables share subjects, so that a node with a hundred thousand tables has a thousand subscriptions, and one with a few
//! hears of few others.

use std::collections::HashMap;
use std::future::ready;
use std::mem::take;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, Event};
use futures_util::StreamExt;
use tokio::sync::{Notify, mpsc};
use tokio::task::AbortHandle;

use super::{News, Stage, Topic, Untold};

/// How many subjects there are.
const SUBJECTS: u64 = 1024;

/// How many tables may wait to be told of. Nobody misses the rest for long.
const MOST_WAITING: usize = 65_536;

/// How many messages may wait on a subject before they are dropped.
const MOST_UNHEARD: usize = 1024;

/// How often the server is asked whether it is there.
const PING: Duration = Duration::from_secs(5);

/// The longest pause before connecting again.
const LONGEST_PAUSE: Duration = Duration::from_secs(2);

/// A connection to a NATS server, which is made again whenever it breaks.
pub(crate) struct Nats {
    client: Client,
    waiting: Arc<Waiting>,
    subjects: Mutex<HashMap<u64, Followed>>,
    heard: mpsc::Sender<News>,
}

/// What is to be told: the last stage of each table, because nobody asks for earlier ones.
#[derive(Default)]
struct Waiting {
    queue: Mutex<Queue>,
    more: Notify,
    dropped: AtomicU64,
}

#[derive(Default)]
struct Queue {
    stages: HashMap<Topic, Stage>,
    /// Since when the first of them has been waiting.
    since: Option<Instant>,
    /// How many are being told, and since when the first of these has been waiting.
    telling: (usize, Option<Instant>),
}

/// A subject that is listened to, by so many tables.
struct Followed {
    tables: usize,
    task: AbortHandle,
}

impl Nats {
    pub(super) async fn connect(address: &str, heard: mpsc::Sender<News>) -> Result<Nats, String> {
        let missed = heard.clone();
        let options = ConnectOptions::new()
            .name("akhet")
            .no_echo()
            .ping_interval(PING)
            .subscription_capacity(MOST_UNHEARD)
            .reconnect_delay_callback(|attempts| {
                LONGEST_PAUSE.min(Duration::from_millis(50) * attempts as u32)
            })
            .event_callback(move |event| {
                note(&event, &missed);
                ready(())
            });
        let client = options.connect(address).await.map_err(|error| error.to_string())?;
        let waiting = Arc::new(Waiting::default());
        tokio::spawn(tell_all(client.clone(), waiting.clone()));
        Ok(Nats { client, waiting, subjects: Mutex::default(), heard })
    }

    pub(super) fn tell(&self, topic: Topic, stage: Stage) {
        let mut queue = lock(&self.waiting.queue);
        if queue.stages.len() >= MOST_WAITING && !queue.stages.contains_key(&topic) {
            self.waiting.dropped.fetch_add(1, Ordering::Relaxed);
            return;
        }
        queue.since.get_or_insert_with(Instant::now);
        let last = queue.stages.entry(topic).or_insert(stage);
        *last = stage.max(*last);
        drop(queue);
        self.waiting.more.notify_one();
    }

    pub(super) fn follow(&self, topic: Topic) {
        let subject = subject_number(topic);
        let mut subjects = lock(&self.subjects);
        let followed = subjects.entry(subject).or_insert_with(|| {
            let task = tokio::spawn(listen(self.client.clone(), subject, self.heard.clone()));
            Followed { tables: 0, task: task.abort_handle() }
        });
        followed.tables += 1;
    }

    pub(super) fn leave(&self, topic: Topic) {
        let subject = subject_number(topic);
        let mut subjects = lock(&self.subjects);
        let Some(followed) = subjects.get_mut(&subject) else { return };
        followed.tables -= 1;
        if followed.tables == 0 {
            followed.task.abort();
            subjects.remove(&subject);
        }
    }

    pub(super) fn untold(&self) -> Untold {
        let queue = lock(&self.waiting.queue);
        let (telling, first) = queue.telling;
        Untold {
            waiting: queue.stages.len() + telling,
            lag: first.or(queue.since).map_or(Duration::ZERO, |since| since.elapsed()),
            dropped: self.waiting.dropped.load(Ordering::Relaxed),
        }
    }

    pub(super) fn is_reachable(&self) -> bool {
        self.client.connection_state() == State::Connected
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn subject_number(topic: Topic) -> u64 {
    topic.0 % SUBJECTS
}

fn subject(number: u64) -> String {
    format!("akhet.tables.{number}")
}

/// Whatever was told while the connection was broken was missed.
fn note(event: &Event, missed: &mpsc::Sender<News>) {
    match event {
        Event::Connected | Event::SlowConsumer(_) => {
            // If nobody listens fast enough, the store is asked soon anyway.
            let _ = missed.try_send(News::Missed);
        }
        other => tracing::warn!(event = %other, "the bus"),
    }
}

/// Tells everything that waits. While the server is away this waits too, and what is new takes the place of what is old.
async fn tell_all(client: Client, waiting: Arc<Waiting>) {
    loop {
        waiting.more.notified().await;
        let stages = waiting.take();
        for (topic, (revision, hidden)) in stages {
            let message = format!("{:016x} {revision}.{hidden}", topic.0);
            if let Err(error) = client.publish(subject(subject_number(topic)), message.into()).await {
                tracing::warn!(%error, "news could not be told");
            }
        }
        // Until then they only wait somewhere else.
        if let Err(error) = client.flush().await {
            tracing::warn!(%error, "news could not be told");
        }
        lock(&waiting.queue).telling = (0, None);
    }
}

impl Waiting {
    /// What is to be told now.
    fn take(&self) -> HashMap<Topic, Stage> {
        let mut queue = lock(&self.queue);
        let stages = take(&mut queue.stages);
        queue.telling = (stages.len(), queue.since.take());
        stages
    }
}

/// Passes on what is told on a subject.
async fn listen(client: Client, number: u64, heard: mpsc::Sender<News>) {
    let mut messages = match client.subscribe(subject(number)).await {
        Ok(messages) => messages,
        Err(error) => return tracing::warn!(%error, "nothing can be heard on a subject of the bus"),
    };
    while let Some(message) = messages.next().await {
        let Some((topic, stage)) = read(&message.payload) else {
            tracing::warn!("somebody says something else on the bus");
            continue;
        };
        let _ = heard.try_send(News::Changed(topic, stage));
    }
}

/// Reads what [`tell_all`] wrote, or what somebody else did.
fn read(payload: &[u8]) -> Option<(Topic, Stage)> {
    let (topic, stage) = std::str::from_utf8(payload).ok()?.split_once(' ')?;
    let (revision, hidden) = stage.split_once('.')?;
    let topic = u64::from_str_radix(topic, 16).ok()?;
    Some((Topic(topic), (revision.parse().ok()?, hidden.parse().ok()?)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_told_is_read_and_nonsense_is_not() {
        assert_eq!(read(b"00000000000000ff 12.3"), Some((Topic(255), (12, 3))));
        for nonsense in ["", " ", "ff", "ff 1", "ff 1.", "x 1.2", "ff -1.2", "ff 1.2 "] {
            assert_eq!(read(nonsense.as_bytes()), None, "{nonsense}");
        }
        assert_eq!(read(&[0xff, 0xfe]), None);
    }

    #[test]
    fn what_is_said_beside_a_game_is_told_on_the_same_subject_as_another_table() {
        for topic in [Topic(0), Topic(255), Topic(u64::MAX)] {
            let aside = topic.aside();
            assert_ne!(aside, topic);
            assert_eq!(aside.aside(), topic);
            assert_eq!(subject_number(aside), subject_number(topic));
        }
    }
}
