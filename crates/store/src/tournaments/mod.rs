//! Tournaments: who has entered, who sits where in each round, and how that ended. Any node pairs the next round: whoever finds
//! the tournament as they have read it makes all tables of the round in one transaction, and everybody else comes too late.

mod changing;
mod looking;
mod rounds;
mod whole;

use serde::{Deserialize, Serialize};

pub use changing::{Entered, MOST_ENTRANTS};
pub use looking::DuePairing;
pub use rounds::{EndedPairing, NewPairing, NewRound};

use crate::ids::{GuestId, TableId, TournamentId};
use crate::rows::row;

row! {
    /// What the maker of a tournament chose, and how far it has got. Its JSON keys are those of archives.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
    pub struct TournamentRow {
        /// Its address.
        id: TournamentId,
        /// What it is called.
        name: String,
        /// The account that made it.
        maker: GuestId,
        /// open or private.
        kind: String,
        /// The id of the game.
        game: String,
        /// The options of the game at a full table.
        options: String,
        /// swiss or round-robin.
        format: String,
        /// How many rounds are played in all; 0 until that is known.
        rounds: i64,
        /// The fewest who may play at a table.
        fewest: i64,
        /// The seats of a full table.
        seats: i64,
        /// The pace of all rounds, and then of those that have another.
        paces: String,
        /// Whether its games count for ratings.
        rated: bool,
        /// When it was made, in seconds since 1970.
        created: i64,
        /// When it begins by itself, in milliseconds since 1970 by the clock of the database.
        begins: Option<i64>,
        /// open, running, over or called-off.
        state: String,
        /// How many rounds were paired.
        paired: i64,
        /// Goes up with every change that its page shows.
        revision: i64,
        /// When that was, in seconds since 1970.
        changed: i64,
    }
}

row! {
    /// Somebody who has entered. Its JSON keys are those of archives.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
    pub struct EntrantRow {
        /// Who.
        who: GuestId,
        /// The order of entry, from 0.
        place: i64,
        /// Their rating when they entered, in points.
        rating: i64,
        /// playing, withdrawn or vanished.
        presence: String,
        /// How often they did not come to a table.
        forfeits: i64,
        /// When they entered, in seconds since 1970.
        entered: i64,
        /// What they are called now; none for an account that was deleted.
        #[serde(skip)]
        name: Option<String>,
    }
}

row! {
    /// A table of a round. Its JSON keys are those of archives.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
    pub struct PairingRow {
        /// The round, from 0.
        round: i64,
        /// Its number among the tables of the round, from 0.
        place: i64,
        /// Its address.
        table_id: TableId,
        /// Until when everybody has to sit down, in milliseconds by the clock of the database.
        sit_by: i64,
        /// How it ended for each seat, as JSON.
        results: Option<String>,
        /// How far along it is, if it is still there.
        #[serde(skip)]
        progress: Option<String>,
    }
}

row! {
    /// Somebody at a table of a round. Its JSON keys are those of archives.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
    pub struct PairedRow {
        /// The round, from 0.
        round: i64,
        /// The table's number in it.
        place: i64,
        /// The seat.
        seat: i64,
        /// Who.
        who: GuestId,
    }
}

row! {
    /// Somebody who was in and sat nowhere. Its JSON keys are those of archives.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
    pub struct ByeRow {
        /// The round, from 0.
        round: i64,
        /// Who.
        who: GuestId,
        /// Their opponent, if that was somebody who is no longer in.
        absent: Option<GuestId>,
    }
}

row! {
    /// A tournament in a list.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub struct TournamentListedRow {
        /// Its address.
        id: TournamentId,
        /// What it is called.
        name: String,
        /// What its maker is called; none for an account that was deleted.
        maker_name: Option<String>,
        /// The id of the game.
        game: String,
        /// The options of the game at a full table.
        options: String,
        /// swiss or round-robin.
        format: String,
        /// How many rounds are played in all; 0 until that is known.
        rounds: i64,
        /// The paces.
        paces: String,
        /// Whether its games count for ratings.
        rated: bool,
        /// When it begins by itself.
        begins: Option<i64>,
        /// open, running, over or called-off.
        state: String,
        /// How many rounds were paired.
        paired: i64,
        /// How many have entered.
        entrants: i64,
        /// Whether the reader is one of them.
        is_in: bool,
    }
}

/// A tournament with everything that belongs to it, as archives hold it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WholeTournament {
    /// The tournament.
    #[serde(flatten)]
    pub tournament: TournamentRow,
    /// What its maker is called now; none for an account that was deleted.
    #[serde(skip)]
    pub maker_name: Option<String>,
    /// Everybody who has entered, in order.
    pub entrants: Vec<EntrantRow>,
    /// The tables of all rounds, in order.
    pub pairings: Vec<PairingRow>,
    /// Who sits there, in order.
    #[serde(rename = "players")]
    pub seats: Vec<PairedRow>,
    /// Who sat nowhere.
    pub byes: Vec<ByeRow>,
}
