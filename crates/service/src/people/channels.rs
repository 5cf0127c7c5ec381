//! Where somebody wants to hear what waits for them, as they choose it.

use game::Lang;
use store::{ChannelChange, ChannelRow, GuestId};

use super::{Denied, People};
use crate::notices::{Channel, ChannelKind, MOST_CHANNELS, NoticeKind, write_wants};
use crate::random;
use crate::refusal::Refusal;

/// How many things somebody may have sent there within an hour only to see whether it works.
const MOST_TRIALS: i64 = 12;

/// Seconds of an hour.
const HOUR: i64 = 3_600;

impl People {
    /// Where somebody wants to hear what waits for them.
    pub async fn channels(&self, account: &GuestId) -> Result<Vec<Channel>, Refusal> {
        Ok(self.store.channels(account).await?.into_iter().filter_map(Channel::read).collect())
    }

    /// A channel of an account.
    pub async fn channel(&self, account: &GuestId, id: &str) -> Result<Channel, Refusal> {
        let channel = self.store.channel(id).await?.filter(|row| row.account == *account);
        channel.and_then(Channel::read).ok_or(Refusal::NotFound)
    }

    /// Adds a channel. `secret` is what its other end has chosen, if it has. One with the same address takes the place of what
    /// was there.
    pub async fn add_channel(
        &self,
        account: &GuestId,
        kind: ChannelKind,
        address: &str,
        secret: Option<String>,
        lang: Lang,
        origin: &str,
    ) -> Result<Channel, Refusal> {
        let is_same = |row: &ChannelRow| row.kind == kind.name() && row.address == address;
        for row in self.store.channels(account).await?.iter().filter(|row| is_same(row)) {
            if kind == ChannelKind::Push {
                self.store.change_channel(account, &row.id, ChannelChange::Gone).await?;
            } else {
                return self.channel(account, &row.id).await;
            }
        }
        let row = ChannelRow {
            id: random::name(),
            account: account.clone(),
            kind: kind.to_string(),
            address: address.to_owned(),
            secret: secret.unwrap_or_else(|| format!("{}{}", random::name(), random::name())),
            wants: write_wants(&NoticeKind::ALL),
            is_always: false,
            lang: lang.code().to_owned(),
            origin: origin.to_owned(),
            made: self.clock.now(),
            is_on: kind != ChannelKind::Mail,
            failures: 0,
            failure: String::new(),
            rests_until: 0,
        };
        if self.store.add_channel(row.clone(), MOST_CHANNELS as i64).await? {
            Channel::read(row).ok_or(Refusal::Internal)
        } else {
            Err(Refusal::TooManyChannels)
        }
    }

    /// Changes what somebody wants to be told of.
    pub async fn change_wants(
        &self,
        channel: &Channel,
        wants: &[NoticeKind],
        is_always: bool,
        lang: Lang,
    ) -> Result<(), Refusal> {
        let change =
            ChannelChange::Wants { wants: write_wants(wants), is_always, lang: lang.code().to_owned() };
        Ok(self.store.change_channel(&channel.account, &channel.id, change).await?)
    }

    /// Gives a channel another secret, so that whoever knows the one before learns nothing any more.
    pub async fn renew_channel(&self, channel: &Channel) -> Result<(), Refusal> {
        let change = ChannelChange::Secret(format!("{}{}", random::name(), random::name()));
        Ok(self.store.change_channel(&channel.account, &channel.id, change).await?)
    }

    /// Lets something go there from now on.
    pub async fn open_channel(&self, channel: &Channel) -> Result<(), Refusal> {
        Ok(self.store.change_channel(&channel.account, &channel.id, ChannelChange::On).await?)
    }

    /// Takes a channel away with everything that waits for it.
    pub async fn remove_channel(&self, account: &GuestId, id: &str) -> Result<(), Refusal> {
        Ok(self.store.change_channel(account, id, ChannelChange::Gone).await?)
    }

    /// The channel for mail that somebody knows by its secret, as links in mails have it.
    pub async fn channel_for_mail(&self, secret: &str) -> Result<Option<Channel>, Refusal> {
        let channel = self.store.channel_by_secret(ChannelKind::Mail.name(), secret).await?;
        Ok(channel.and_then(Channel::read))
    }

    /// Notes what came of something that was sent only to see whether it works.
    pub async fn note_trial(&self, channel: &Channel, failure: Option<String>) -> Result<(), Refusal> {
        let change = match failure {
            None => ChannelChange::On,
            // It was asked for, so it does not count against the channel.
            Some(failure) => ChannelChange::Failed { failure, most: i64::MAX },
        };
        Ok(self.store.change_channel(&channel.account, &channel.id, change).await?)
    }

    /// Counts that somebody has something sent only to see whether it works, or to confirm an address.
    pub async fn count_trial(&self, account: &GuestId) -> Result<(), Denied> {
        let counted = vec![self.counted("notices", account.as_str())];
        let counts = self.store.count_attempts(counted, self.clock.now(), HOUR).await?;
        if counts.iter().any(|count| *count > MOST_TRIALS) { Err(Denied::TooOften) } else { Ok(()) }
    }
}
