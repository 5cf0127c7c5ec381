//! People: their profiles, whom they follow, what they let others see, and what they are invited to.

mod friends;
mod games;
mod invite;
mod invited;
mod parts;
mod profile;
mod rating;
mod seeing;
mod trophies;

use std::collections::HashMap;

use catalog::Entry;
use service::{Account, Finishes, GuestId, Listed, Onlooker, Page, Played, RatedPlayer, Reviewed, TableId};

pub(crate) use friends::page as friends;
pub(crate) use invite::{Asked as InviteAsked, page as invite};
pub(super) use invited::bar as invitations;
pub(crate) use profile::page as profile;
pub(super) use profile::take;
pub(crate) use seeing::page as seeing;

/// Whose profile it is, as somebody may see it.
pub(crate) struct Profile<'a> {
    pub(crate) account: &'a Account,
    /// What whoever answers for it is called, if it is a bot.
    pub(crate) owner: Option<&'a str>,
    pub(crate) onlooker: Onlooker,
    /// Whether the reader follows them; `None` if nobody is signed in or it is their own.
    pub(crate) is_followed: Option<bool>,
    pub(crate) friends: usize,
    pub(crate) played: &'a [Played],
    pub(crate) rated: &'a [RatedPlayer],
    pub(crate) finishes: Option<Finishes>,
    pub(crate) reviewed: &'a [Reviewed],
    pub(crate) learnt: &'a [Learnt],
    pub(crate) games: Games<'a>,
}

/// What somebody has learnt of a game.
pub(crate) struct Learnt {
    pub(crate) entry: &'static Entry,
    /// How many lessons they have done, of how many.
    pub(crate) lessons: (usize, usize),
    /// How many puzzles they have solved.
    pub(crate) puzzles: usize,
}

/// A page of the games that somebody has finished.
pub(crate) struct Games<'a> {
    pub(crate) tables: &'a Page<Listed>,
    /// Those at these tables whose profiles the reader may see, by what they are called now.
    pub(crate) known: &'a HashMap<GuestId, String>,
    /// By how much each rated one has changed the rating.
    pub(crate) changes: &'a HashMap<TableId, i32>,
}

/// The address of somebody's profile.
pub(super) fn address(name: &str) -> String {
    let mut address = "/people/".to_owned();
    for byte in name.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._".contains(&byte) {
            address.push(char::from(byte));
        } else {
            address.push_str(&format!("%{byte:02X}"));
        }
    }
    address
}

#[cfg(test)]
mod tests {
    use super::address;

    #[test]
    fn the_address_of_a_profile_says_any_name() {
        assert_eq!(address("Zsófi 2"), "/people/Zs%C3%B3fi%202");
        assert_eq!(address("d'Arc_x-y."), "/people/d%27Arc_x-y.");
    }
}
