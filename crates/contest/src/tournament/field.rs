//! What the rounds so far say about each entrant, by their place in the order of entry.

use std::cmp::Reverse;
use std::collections::HashMap;

use super::{Player, Presence, Round, Tournament};

pub(super) struct Field {
    /// Who is still in, in the order of seeds: by rating, then by entry.
    pub(super) present: Vec<usize>,
    /// How often each met each.
    pub(super) meetings: Vec<Vec<u32>>,
    /// Who would rather not meet whom; it is the same both ways.
    pub(super) apart: Vec<Vec<bool>>,
    /// Where each sat, oldest first.
    pub(super) seats: Vec<Vec<usize>>,
    /// How often each was left over or without an opponent.
    pub(super) byes: Vec<u32>,
    /// How often each sat at a table with empty seats.
    pub(super) smaller: Vec<u32>,
    places: HashMap<Player, usize>,
}

impl Field {
    pub(super) fn of(tournament: &Tournament) -> Self {
        let count = tournament.entrants.len();
        let mut field = Self {
            present: seeds(tournament),
            meetings: vec![vec![0; count]; count],
            apart: vec![vec![false; count]; count],
            seats: vec![Vec::new(); count],
            byes: vec![0; count],
            smaller: vec![0; count],
            places: places(tournament),
        };
        field.present.retain(|place| is_playing(tournament, *place));
        tournament.rounds.iter().for_each(|round| field.note(round, tournament.table_size.most()));
        for (one, other) in &tournament.apart {
            let (one, other) = (field.place(*one), field.place(*other));
            (field.apart[one][other], field.apart[other][one]) = (true, true);
        }
        field
    }

    pub(super) fn place(&self, player: Player) -> usize {
        self.places[&player]
    }

    fn note(&mut self, round: &Round, most: usize) {
        for table in &round.tables {
            let seated: Vec<usize> = table.players.iter().map(|player| self.place(*player)).collect();
            for (seat, place) in seated.iter().enumerate() {
                self.seats[*place].push(seat);
                self.smaller[*place] += u32::from(seated.len() < most);
                seated
                    .iter()
                    .filter(|other| *other != place)
                    .for_each(|other| self.meetings[*place][*other] += 1);
            }
        }
        for bye in &round.byes {
            let place = self.place(bye.player);
            self.byes[place] += 1;
        }
    }
}

/// Every entrant by rating, and those with the same by entry.
pub(super) fn seeds(tournament: &Tournament) -> Vec<usize> {
    let mut seeds: Vec<usize> = (0..tournament.entrants.len()).collect();
    seeds.sort_by_key(|place| Reverse(tournament.entrants[*place].rating));
    seeds
}

/// Where each player is in the order of entry.
pub(super) fn places(tournament: &Tournament) -> HashMap<Player, usize> {
    tournament.entrants.iter().enumerate().map(|(place, entrant)| (entrant.player, place)).collect()
}

pub(super) fn is_playing(tournament: &Tournament, place: usize) -> bool {
    match tournament.entrants[place].presence {
        Presence::Playing => true,
        Presence::Withdrawn | Presence::Vanished => false,
    }
}
