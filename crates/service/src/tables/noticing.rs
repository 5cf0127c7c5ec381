//! What a change tells people who do not look, and whether that still holds when it is sent.

use std::sync::Arc;

use store::{ChannelChange, GuestId, ListedRow, Notice, NoticeRow, Posted, StoreError, TableId, When};

use super::live::Elsewhere;
use super::snapshot::{Progress, Sitter, Snapshot};
use super::{Listed, Tables};
use crate::notices::{Channel, ChannelKind, Delivery, Due, News, NoticeKind};
use crate::refusal::Refusal;
use crate::rest::Rest;

/// For how many milliseconds it has been somebody's turn when they are told. Whoever is there has decided or looks by then.
const PATIENCE: i64 = 20_000;

/// The same of the end of a game.
const END: i64 = 5_000;

/// How long before their time is up somebody is told, in milliseconds: a quarter of a turn, but not more than this.
const LEAD: i64 = 12 * 3_600_000;

/// By how much a time may be off that was put off meanwhile.
const SLACK: i64 = 60_000;

/// How long something waits before it is tried again, in milliseconds. Then it is given up.
const AGAIN: [i64; 4] = [30_000, 120_000, 600_000, 3_600_000];

/// How often nothing may get anywhere in a row until nothing is sent there any more.
const MOST_FAILURES: i64 = 30;

/// For how many milliseconds no other mail goes to somebody who was sent one.
const BETWEEN_MAILS: i64 = 1_800_000;

/// How long something waits because too much goes to the same person, in milliseconds.
const IN_LINE: i64 = 5_000;

/// How long something waits until other nodes have said who is there, in milliseconds.
const UNHEARD: i64 = 1_000;

/// How many notices are kept for those who ask for them.
const MOST_KEPT: i64 = 50;

/// How long they are kept, in milliseconds.
const KEPT: i64 = 30 * 86_400_000;

impl Snapshot {
    /// What a change tells people who do not look, and whose turn is over by it.
    pub(super) fn calls(&self, before: &Snapshot) -> (Vec<Notice>, Option<GuestId>) {
        let (then, now) = (before.asks(), self.asks());
        let mut notices = Vec::new();
        if then != now
            && let Some(who) = now
        {
            let notice = |kind: NoticeKind, when| Notice { account: who.clone(), kind: kind.name(), when };
            notices.push(notice(NoticeKind::Turn, When::After(PATIENCE)));
            if let Some((deadline, lead)) = self.deadline().zip(self.lead()) {
                notices.push(notice(NoticeKind::Time, When::At(deadline - lead)));
            }
        }
        let ends = before.progress() == Progress::Playing && self.progress() == Progress::Over;
        if ends && self.is_by_days() {
            let mut guests: Vec<&GuestId> =
                self.chairs.iter().filter_map(|chair| chair.sitter.guest()).collect();
            guests.sort();
            guests.dedup();
            notices.extend(guests.into_iter().map(|who| Notice {
                account: who.clone(),
                kind: NoticeKind::Ended.name(),
                when: When::After(END),
            }));
        }
        (notices, then.filter(|_| then != now).cloned())
    }

    /// How long before their time is up somebody is told of it, where a turn has days.
    fn lead(&self) -> Option<i64> {
        self.timed.filter(|timed| !timed.pace.is_live()).map(|timed| LEAD.min(timed.pace.allowance() / 4))
    }
}

/// What is to be done with something that was claimed.
enum Weighed {
    Send(Box<(Channel, News)>),
    Drop,
    NotBefore(i64),
}

impl Tables {
    /// Claims what is to be sent now, at most so much, and finds out what of it still holds.
    pub async fn due_notices(self: &Arc<Self>, most: i64) -> Result<Vec<Due>, Refusal> {
        let claimed = self.store.claim_notices(most).await?;
        Ok(self.look_into_all(claimed).await?)
    }

    /// The same of what else waits for a channel, to be sent along.
    pub async fn due_along(self: &Arc<Self>, channel: &Channel) -> Result<Vec<Due>, Refusal> {
        let claimed = self.store.claim_along(&channel.id).await?;
        Ok(self.look_into_all(claimed).await?)
    }

    async fn look_into_all(self: &Arc<Self>, claimed: Vec<NoticeRow>) -> Result<Vec<Due>, StoreError> {
        let mut due = Vec::new();
        if claimed.is_empty() {
            return Ok(due);
        }
        let now = self.store.moment().await?.now;
        for row in claimed {
            match self.look_into(&row, now).await? {
                Weighed::Send(send) => {
                    let (channel, news) = *send;
                    due.push(Due { row, channel, news });
                }
                Weighed::Drop => self.store.posted(row, Posted::Done).await?,
                Weighed::NotBefore(time) => self.store.posted(row, Posted::NotBefore(time)).await?,
            }
        }
        Ok(due)
    }

    async fn look_into(self: &Arc<Self>, row: &NoticeRow, now: i64) -> Result<Weighed, StoreError> {
        let channel = self.store.channel(&row.channel).await?.and_then(Channel::read);
        let Some(channel) = channel.filter(|channel| channel.is_on) else { return Ok(Weighed::Drop) };
        let Some(account) = self.store.account(&row.account).await? else { return Ok(Weighed::Drop) };
        let is_suspended = account.suspended_until.is_some_and(|until| until > now / 1_000);
        if is_suspended || account.ends.is_some() {
            return Ok(Weighed::Drop);
        }
        let news = match self.still_true(row, now).await? {
            Weighing::News(news) => *news,
            Weighing::Over => return Ok(Weighed::Drop),
            Weighing::NotBefore(time) => return Ok(Weighed::NotBefore(time)),
        };
        let quiet = self.store.rest(&row.account).await?.and_then(|rest| rest.quiet.parse().ok());
        let awake = Rest { quiet, away_until: 0 }.after_quiet(now).max(channel.rests_until);
        if awake > now {
            return Ok(Weighed::NotBefore(awake));
        }
        if let Some(table) = news.table().filter(|_| !channel.is_always) {
            if self.is_looking(&row.account, &table.id).await? {
                return Ok(Weighed::Drop);
            }
            if !self.has_heard_others().await? {
                return Ok(Weighed::NotBefore(now + UNHEARD));
            }
        }
        Ok(Weighed::Send(Box::new((channel, news))))
    }

    /// Whether somebody has a table before them, at whichever node.
    async fn is_looking(&self, who: &GuestId, table: &TableId) -> Result<bool, StoreError> {
        let sitter = Sitter::Guest(who.clone());
        if self.in_memory(table).is_some_and(|live| live.here().borrow().contains(&sitter)) {
            return Ok(true);
        }
        let there = self.store.present_elsewhere(&[table]).await?;
        let is_there = |told: &str| {
            serde_json::from_str::<Elsewhere>(told).is_ok_and(|there| there.players.contains(who))
        };
        Ok(there.iter().any(|(_, told)| is_there(told)))
    }

    async fn still_true(self: &Arc<Self>, row: &NoticeRow, now: i64) -> Result<Weighing, StoreError> {
        let Ok(kind) = row.kind.parse::<NoticeKind>() else { return Ok(Weighing::Over) };
        if kind == NoticeKind::Challenge {
            return self.still_asked(row, now).await;
        }
        let Ok(id) = row.about.parse::<TableId>() else { return Ok(Weighing::Over) };
        let Some(stored) = self.store.listed(&id).await? else { return Ok(Weighing::Over) };
        let Some(table) = self.list(std::slice::from_ref(&stored)).await.pop() else {
            return Ok(Weighing::Over);
        };
        let is_their_turn =
            stored.table.asks.as_deref() == Some(row.account.as_str()) && table.progress == Progress::Playing;
        let news = match kind {
            NoticeKind::Turn if is_their_turn => News::Turn(table),
            NoticeKind::Time if is_their_turn => return Ok(running_out(table, &stored, now)),
            NoticeKind::Ended if table.progress == Progress::Over => News::Ended(table),
            NoticeKind::Round if misses(&stored, &row.account) => News::Round(table),
            NoticeKind::Invitation => {
                let invited = self.store.invitations(&row.account, 0, i64::MAX).await?;
                match invited.into_iter().find(|invited| invited.table_id == id) {
                    Some(invited) => News::Invitation { from: invited.inviter, table },
                    None => return Ok(Weighing::Over),
                }
            }
            NoticeKind::Turn
            | NoticeKind::Time
            | NoticeKind::Ended
            | NoticeKind::Round
            | NoticeKind::Challenge => return Ok(Weighing::Over),
        };
        Ok(Weighing::News(Box::new(news)))
    }

    async fn still_asked(&self, row: &NoticeRow, now: i64) -> Result<Weighing, StoreError> {
        let dare = self.store.dare_called(&row.about, now / 1_000).await?;
        let dare = dare.filter(|dare| dare.account == row.account && dare.answer == "open");
        let news = dare.and_then(|dare| {
            let entry = catalog::find(&dare.game).ok()?;
            Some(News::Challenge { from: dare.from_name, entry })
        });
        Ok(news.map_or(Weighing::Over, |news| Weighing::News(Box::new(news))))
    }

    /// Notes what became of something that was to be sent.
    pub async fn note_delivery(&self, due: Due, delivery: &Delivery) -> Result<(), Refusal> {
        let Due { row, channel, .. } = due;
        let account = channel.account;
        let posted = match delivery {
            Delivery::Sent | Delivery::Gone => Posted::Done,
            Delivery::Failed(_) => {
                let wait = AGAIN.get((row.attempts - 1).max(0) as usize);
                wait.map_or(Posted::Done, |wait| Posted::Again(*wait))
            }
            Delivery::Waits => Posted::NotBefore(self.store.moment().await?.now + IN_LINE),
        };
        let change = match delivery {
            Delivery::Sent => {
                let is_mail = channel.kind == ChannelKind::Mail;
                let rests_until = if is_mail { self.store.moment().await?.now + BETWEEN_MAILS } else { 0 };
                Some(ChannelChange::Worked { rests_until })
            }
            Delivery::Failed(failure) => {
                Some(ChannelChange::Failed { failure: failure.clone(), most: MOST_FAILURES })
            }
            Delivery::Gone => Some(ChannelChange::Gone),
            Delivery::Waits => None,
        };
        if let Some(change) = change {
            self.store.change_channel(&account, &channel.id, change).await?;
        }
        Ok(self.store.posted(row, posted).await?)
    }

    /// What waits for somebody and what came lately, for whoever knows the secret of a feed, the latest first.
    pub async fn feed(self: &Arc<Self>, secret: &str) -> Result<Option<(Channel, Vec<Due>)>, Refusal> {
        let channel = self.store.channel_by_secret(ChannelKind::Feed.name(), secret).await?;
        let Some(channel) = channel.and_then(Channel::read) else { return Ok(None) };
        let now = self.store.moment().await?.now;
        let mut entries = Vec::new();
        for row in self.store.kept_notices(&channel.id, MOST_KEPT).await? {
            if let Weighing::News(news) = self.still_true(&row, now).await? {
                entries.push(Due { row, channel: channel.clone(), news: *news });
            }
        }
        Ok(Some((channel, entries)))
    }

    /// How many notices wait to be sent.
    pub async fn count_waiting_notices(&self) -> Result<u64, Refusal> {
        Ok(self.store.count_waiting_notices().await?.max(0) as u64)
    }

    /// The key by which browsers know pushes of this place: the fresh one, unless there is one already.
    pub async fn push_key(&self, fresh: &str) -> Result<String, Refusal> {
        Ok(self.store.setting("push key", fresh).await?)
    }

    /// Forgets notices that nobody waits for any more.
    pub(crate) async fn forget_old_notices(&self) -> Result<(), StoreError> {
        self.store.forget_old_notices(KEPT).await
    }
}

/// Whether something still holds.
enum Weighing {
    News(Box<News>),
    Over,
    NotBefore(i64),
}

/// Whether somebody's time is running out, as it stands now: it may have been put off meanwhile.
fn running_out(table: Listed, stored: &ListedRow, now: i64) -> Weighing {
    let lead = table.timed.map_or(LEAD, |timed| LEAD.min(timed.pace.allowance() / 4));
    match (stored.table.deadline, table.until) {
        (Some(deadline), _) if deadline - lead > now + SLACK => Weighing::NotBefore(deadline - lead),
        (Some(deadline), Some(until)) if deadline > now => Weighing::News(Box::new(News::Time(table, until))),
        (Some(_) | None, _) => Weighing::Over,
    }
}

/// Whether a chair is kept for somebody who is to sit down.
fn misses(stored: &ListedRow, who: &GuestId) -> bool {
    let is_kept = stored.table.progress == Progress::Gathering.name();
    is_kept && stored.chairs.iter().any(|chair| chair.who == who.as_str() && chair.entropy.is_none())
}
