//! The strengths under which all games together are most likely.
//!
//! One game after the other, an update never learns that an early opponent was stronger than was known then, and a whole
//! population may drift together. A fit looks at all games at once, and computer players of known strength hold the
//! scale.

mod climb;
mod hill;
mod pairs;
mod solve;

use std::collections::BTreeMap;
use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::field::Field;
use super::update::Finish;
use super::value::Anchor;
use climb::climb;
use hill::{Hill, Prior};
use pairs::pairs;

/// Finds the strength of everybody in these games, given those of the computer players.
///
/// The likelihood is that of [`update`](super::update()): the same pairs with the same weights, skill factors and biases.
/// Only the opponents' deviations are not in it, because all strengths are found together. People are spread with a
/// deviation of 200 around a centre that is found with them, and a measured computer player with 25 around its anchor;
/// pairs of computer players say nothing here, because the anchors hold what was measured of them.
///
/// The same games give the same bits in whatever order they and their seats come.
pub fn fit(games: &[Game<'_>], anchors: &BTreeMap<ComputerId, Anchor>) -> Fit {
    let everybody: BTreeSet<Participant> = games.iter().flat_map(Game::participants).collect();
    let everybody: Vec<Participant> = everybody.into_iter().collect();
    let priors: Vec<Prior> = everybody.iter().map(|participant| prior(*participant, anchors)).collect();
    let mut top = climb(&Hill::new(priors, pairs(games, &everybody)));
    let centre = top.means.pop().expect("the last row is the centre");
    let mut fit = Fit { players: BTreeMap::new(), computers: BTreeMap::new(), centre, rounds: top.rounds };
    for (participant, mean) in everybody.into_iter().zip(top.means) {
        match participant {
            Participant::Player(id) => fit.players.insert(id, mean),
            Participant::Computer(id) => fit.computers.insert(id, mean),
        };
    }
    fit
}

/// What a fit has found, for everybody who is in a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Fit {
    /// The most likely strength of each player. It takes the place of the mean of their rating; the deviation stays.
    pub players: BTreeMap<PlayerId, f64>,
    /// The most likely strength of each computer player; those that are fixed have kept theirs.
    pub computers: BTreeMap<ComputerId, f64>,
    /// Where the players are spread around. How it moves from one fit to the next tells of inflation.
    pub centre: f64,
    /// How many steps it took.
    pub rounds: usize,
}

/// One rated game.
#[derive(Clone, PartialEq, Debug)]
pub struct Game<'a> {
    /// The game, its options and its number of seats, as far as ratings know them.
    pub field: &'a Field,
    /// Who sat down, seat by seat, and how it ended for them.
    pub seats: Vec<(Participant, Finish)>,
}

impl Game<'_> {
    fn participants(&self) -> impl Iterator<Item = Participant> {
        self.seats.iter().map(|(participant, _)| *participant)
    }
}

/// Somebody who plays rated games.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Participant {
    /// A person.
    Player(PlayerId),
    /// A computer player.
    Computer(ComputerId),
}

/// The number of a person.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct PlayerId(pub u32);

/// The number of a computer player. One that has changed has another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct ComputerId(pub u32);

fn prior(participant: Participant, anchors: &BTreeMap<ComputerId, Anchor>) -> Prior {
    match participant {
        Participant::Player(_) => Prior::Person,
        Participant::Computer(id) => {
            Prior::Computer(*anchors.get(&id).expect("every computer player in a rated game has an anchor"))
        }
    }
}
