//! What an archive says of an account: whether it could have been written by a program like this one.

use std::collections::HashSet;

use argon2::password_hash::phc::PasswordHash;
use store::{AccountRow, CredentialRow, KeptAccount};

use super::Audience;
use super::friends::MOST_FOLLOWED;
use super::names::{AccountName, forms};
use super::passkeys::{self, PASSKEY};
use super::programs::is_name_of_program;
use super::resting::is_readable_rest;
use super::signing::{check_mail, password_row};
use super::tokens::is_readable_token;
use crate::notices::is_readable_channel;

/// The most of anything that belongs to one account.
const MOST: usize = 100;

/// The longest text of anything, in bytes.
const LONGEST: usize = 10_000;

/// The latest time of anything, in seconds since 1970. It leaves room for what is added to times.
const LATEST: i64 = 1 << 40;

pub(crate) fn is_readable(kept: &KeptAccount) -> bool {
    let KeptAccount { id, account, names, credentials, codes, seen, follows, rest, tokens, channels } = kept;
    let is_of_account = |account: &AccountRow| {
        let has_name =
            AccountName::read(&account.name, &HashSet::new()).is_ok_and(|name| name.as_str() == account.name);
        // What it looks like follows from the name, so nobody gets the name of another by the look of a third.
        let looks: HashSet<&str> =
            names.iter().filter(|name| name.until.is_none()).map(|name| name.form.as_str()).collect();
        let own = forms(&account.name);
        let has_looks = looks == own.iter().map(String::as_str).collect();
        let has_mail =
            account.mail.as_deref().is_none_or(|mail| check_mail(mail).is_ok_and(|read| read.is_some()));
        let times = [Some(account.created), account.renamed, account.suspended_until, account.ends];
        let has_times = times.into_iter().flatten().all(|time| (0..=LATEST).contains(&time));
        // A program has nothing to sign in with, and everybody else has something.
        let has_ways = match &account.owner {
            Some(owner) => {
                owner != id && credentials.is_empty() && codes.is_empty() && is_name_of_program(&account.name)
            }
            None => !credentials.is_empty(),
        };
        account.id == *id && has_name && has_looks && has_mail && has_times && has_ways
    };
    let is_credential = |row: &CredentialRow| {
        let has_own_id = row.kind != "password" || row.id == password_row(id, String::new(), 0).id;
        let is_known = match row.kind.as_str() {
            "password" => PasswordHash::new(&row.secret).is_ok(),
            PASSKEY => passkeys::is_readable(row),
            _ => false,
        };
        row.account == *id
            && has_own_id
            && is_known
            && row.secret.len() <= LONGEST
            && row.label.len() <= LONGEST
    };
    let is_hash = |code: &String| code.len() == 64 && code.bytes().all(|byte| byte.is_ascii_hexdigit());
    let is_audience = seen.as_ref().is_none_or(|seen| seen.profile.parse::<Audience>().is_ok());
    [names.len(), credentials.len(), codes.len(), tokens.len()].into_iter().all(|count| count <= MOST)
        && follows.len() <= MOST_FOLLOWED as usize
        && follows.iter().all(|follow| follow.other != *id)
        && is_audience
        && rest.as_ref().is_none_or(is_readable_rest)
        && channels.len() <= MOST
        && channels.iter().all(|channel| channel.account == *id && is_readable_channel(channel))
        && !names.is_empty()
        && names.iter().all(|name| !name.form.is_empty() && name.form.len() <= LONGEST)
        && account.as_ref().map_or(credentials.is_empty() && codes.is_empty(), is_of_account)
        && credentials.iter().all(is_credential)
        && codes.iter().all(is_hash)
        && tokens.iter().all(|token| account.is_some() && is_readable_token(id, token))
}
