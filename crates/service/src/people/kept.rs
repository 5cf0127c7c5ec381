//! What an archive says of an account: whether it could have been written by a program like this one.

use std::collections::HashSet;

use argon2::password_hash::phc::PasswordHash;
use store::{AccountRow, CredentialRow, KeptAccount};

use super::names::{AccountName, forms};
use super::signing::{check_mail, password_row};

/// The most of anything that belongs to one account.
const MOST: usize = 100;

/// The longest text of anything, in bytes.
const LONGEST: usize = 10_000;

pub(crate) fn is_readable(kept: &KeptAccount) -> bool {
    let KeptAccount { id, account, names, credentials, codes } = kept;
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
        account.id == *id && has_name && has_looks && has_mail && !credentials.is_empty()
    };
    let is_credential = |row: &CredentialRow| {
        let has_own_id = row.kind != "password" || row.id == password_row(id, String::new(), 0).id;
        let is_known = match row.kind.as_str() {
            "password" => PasswordHash::new(&row.secret).is_ok(),
            _ => false,
        };
        row.account == *id
            && has_own_id
            && is_known
            && row.secret.len() <= LONGEST
            && row.label.len() <= LONGEST
    };
    let is_hash = |code: &String| code.len() == 64 && code.bytes().all(|byte| byte.is_ascii_hexdigit());
    [names.len(), credentials.len(), codes.len()].into_iter().all(|count| count <= MOST)
        && !names.is_empty()
        && names.iter().all(|name| !name.form.is_empty() && name.form.len() <= LONGEST)
        && account.as_ref().map_or(credentials.is_empty() && codes.is_empty(), is_of_account)
        && credentials.iter().all(is_credential)
        && codes.iter().all(is_hash)
}
