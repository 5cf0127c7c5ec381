//! Where people want to hear what waits for them while they do not look, and what they are told there.

use game::Lang;
use serde_json::{Value, json};
use store::{ChannelRow, GuestId, NoticeRow};

use crate::tables::Listed;

/// What somebody may be told of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NoticeKind {
    /// It is their turn at a table.
    Turn,
    /// Their time is running out at a table where a turn has days.
    Time,
    /// Such a game has ended.
    Ended,
    /// Somebody asks them for a game.
    Challenge,
    /// A friend invites them to a table.
    Invitation,
    /// A table of a tournament waits for them.
    Round,
}

game::named!(NoticeKind {
    Turn => "turn",
    Time => "time",
    Ended => "ended",
    Challenge => "challenge",
    Invitation => "invitation",
    Round => "round"
});

/// By which way somebody is told.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ChannelKind {
    /// A secret address that programs for news ask.
    Feed,
    /// An address of theirs that takes JSON.
    Webhook,
    /// A topic of an ntfy server.
    Ntfy,
    /// A channel of Discord.
    Discord,
    /// Mail.
    Mail,
    /// A browser.
    Push,
}

game::named!(ChannelKind {
    Feed => "feed",
    Webhook => "webhook",
    Ntfy => "ntfy",
    Discord => "discord",
    Mail => "mail",
    Push => "push"
});

/// How many channels an account may have.
pub const MOST_CHANNELS: usize = 10;

/// The longest address or secret of a channel, in bytes.
const LONGEST: usize = 2_000;

/// Where somebody wants to hear what waits for them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Channel {
    /// Its own name, which nobody can guess.
    pub id: String,
    /// Whose it is.
    pub account: GuestId,
    /// By which way.
    pub kind: ChannelKind,
    /// An address of the web, or one for mail; empty for a feed.
    pub address: String,
    /// What the address of a feed ends with, what a webhook is signed with, what a mail is confirmed and stopped by, or the keys
    /// of a browser.
    pub secret: String,
    /// What its owner wants to be told of.
    pub wants: Vec<NoticeKind>,
    /// Whether also while they look.
    pub is_always: bool,
    /// In which language.
    pub lang: Lang,
    /// Scheme and host under which its owner knows the place.
    pub origin: String,
    /// Whether anything goes there.
    pub is_on: bool,
    /// How often it has failed in a row.
    pub failures: u64,
    /// Why it failed the last time, as whoever sent it has noted; empty if it did not.
    pub failure: String,
    /// Until when nothing more is sent there, in milliseconds by the clock of the store.
    pub(crate) rests_until: i64,
}

impl Channel {
    /// Reads it from its row, unless a newer program has written that.
    pub(crate) fn read(row: ChannelRow) -> Option<Channel> {
        Some(Channel {
            kind: row.kind.parse().ok()?,
            wants: row.wants.split_whitespace().filter_map(|kind| kind.parse().ok()).collect(),
            lang: row.lang.parse().ok()?,
            id: row.id,
            account: row.account,
            address: row.address,
            secret: row.secret,
            is_always: row.is_always,
            origin: row.origin,
            is_on: row.is_on,
            failures: row.failures.max(0) as u64,
            failure: row.failure,
            rests_until: row.rests_until,
        })
    }
}

/// What somebody wants to be told of, as the store has it.
pub(crate) fn write_wants(wants: &[NoticeKind]) -> String {
    let kinds = NoticeKind::ALL.into_iter().filter(|kind| wants.contains(kind));
    kinds.fold(" ".to_owned(), |text, kind| format!("{text}{kind} "))
}

/// Whether an archive could have been written with this by a program like this one.
pub(crate) fn is_readable_channel(row: &ChannelRow) -> bool {
    let texts = [&row.address, &row.secret, &row.origin, &row.failure];
    let is_name = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_alphanumeric());
    is_name(&row.id)
        && texts.iter().all(|text| text.len() <= LONGEST && !text.contains(char::is_control))
        && Channel::read(row.clone()).is_some_and(|channel| write_wants(&channel.wants) == row.wants)
}

/// What is kept of a channel, for its owner to take along: nothing by which anybody could read or send something.
pub(crate) fn take(row: &ChannelRow) -> Value {
    json!({
        "kind": row.kind,
        "address": row.address,
        "wants": row.wants.split_whitespace().collect::<Vec<_>>(),
        "always": row.is_always,
        "language": row.lang,
        "made": row.made,
        "on": row.is_on,
        "failures": row.failures,
    })
}

/// Something to tell somebody. Everything in it may be known by anybody who knows the address of the table.
#[derive(Clone, Debug)]
pub enum News {
    /// It is their turn.
    Turn(Listed),
    /// Their time is up at a moment, in milliseconds by the clock of the store.
    Time(Listed, i64),
    /// The game has ended.
    Ended(Listed),
    /// Somebody asks them for a game.
    Challenge {
        /// What whoever asks is called.
        from: String,
        /// The game.
        entry: &'static catalog::Entry,
    },
    /// A friend invites them to a table.
    Invitation {
        /// What the friend is called.
        from: String,
        /// The table.
        table: Listed,
    },
    /// A table of a tournament waits for them.
    Round(Listed),
}

impl News {
    /// What it is about.
    pub fn kind(&self) -> NoticeKind {
        match self {
            News::Turn(_) => NoticeKind::Turn,
            News::Time(..) => NoticeKind::Time,
            News::Ended(_) => NoticeKind::Ended,
            News::Challenge { .. } => NoticeKind::Challenge,
            News::Invitation { .. } => NoticeKind::Invitation,
            News::Round(_) => NoticeKind::Round,
        }
    }

    /// The table, if it is about one.
    pub fn table(&self) -> Option<&Listed> {
        match self {
            News::Turn(table)
            | News::Time(table, _)
            | News::Ended(table)
            | News::Invitation { table, .. }
            | News::Round(table) => Some(table),
            News::Challenge { .. } => None,
        }
    }
}

/// Something that this node has claimed to send, and that is to be sent now.
#[derive(Clone, Debug)]
pub struct Due {
    pub(crate) row: NoticeRow,
    /// Where to.
    pub channel: Channel,
    /// What.
    pub news: News,
}

impl Due {
    /// What tells it from all others.
    pub fn key(&self) -> String {
        format!("{}-{}-{}", self.row.about, self.row.kind, self.row.written)
    }

    /// When it was written, in milliseconds since 1970.
    pub fn written(&self) -> i64 {
        self.row.written
    }
}

/// What became of something that was sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Delivery {
    /// It got there.
    Sent,
    /// It did not, for a reason that its owner is told.
    Failed(String),
    /// There is nobody there any more.
    Gone,
    /// It was not tried, because too much goes to the same person.
    Waits,
}
