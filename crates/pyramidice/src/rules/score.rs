//! Points: the Glory track while the game goes on, and everything once it is over (P42).

use game::{Outcome, Part, PerSeat, Score, Seat, Tally};

use crate::rules::{Deities, Phase, Player, Project, Pyramidice, Scarab};

/// What is counted at the end in addition to the Glory track.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct AtTheEnd {
    deities: Vec<i32>,
    ennead: Vec<i32>,
    scarab: Vec<i32>,
    projects: Vec<i32>,
}

impl Pyramidice {
    pub(crate) fn tallies(&self) -> Score {
        let is_over = self.phase == Phase::Over;
        let count = |player: &Player| if is_over { self.count_player(player) } else { AtTheEnd::default() };
        let players = &self.players[..usize::from(self.options.players)];
        let mut tallies: Vec<Tally> =
            players.iter().map(|player| tally(player.glory, count(player))).collect();
        if self.opponent().is_some() {
            let counted = if is_over { self.count_architect() } else { AtTheEnd::default() };
            tallies.push(tally(self.architect.glory, counted));
        }
        Score(tallies)
    }

    fn count_player(&self, player: &Player) -> AtTheEnd {
        AtTheEnd {
            scarab: vec![i32::from(self.scarab_points(player))],
            ..self.count_cards(player.deities, player.project)
        }
    }

    fn count_architect(&self) -> AtTheEnd {
        self.count_cards(self.architect.deities, self.architect.projects.iter())
    }

    fn count_cards(&self, deities: Deities, projects: impl IntoIterator<Item = Project>) -> AtTheEnd {
        let tables = self.numbers().tables();
        let singles = deities.without(tables.ennead()).iter().map(|deity| i32::from(tables.points(deity)));
        let glory = i32::from(self.numbers().projects.glory);
        let pairs = |project| glory * i32::from(self.pyramids.counted_pairs().of(project));
        AtTheEnd {
            deities: singles.filter(|points| *points > 0).collect(),
            ennead: vec![i32::from(tables.ennead_points(deities.and(tables.ennead()).len()))],
            scarab: Vec::new(),
            projects: projects.into_iter().map(pairs).collect(),
        }
    }

    /// What Quartz and Obsidian count (P43).
    pub(crate) fn scarab_points(&self, player: &Player) -> u8 {
        let scarabs = &self.numbers().scarabs;
        if player.scarab == Some(Scarab::Quartz) {
            scarabs.quartz.glory.saturating_mul(self.deity_count(player) as u8)
        } else if player.scarab == Some(Scarab::Obsidian) {
            (player.board.len() + scarabs.obsidian.extra).min(scarabs.obsidian.most)
        } else {
            0
        }
    }

    /// How many deities a player has, the Ennead being one.
    pub(crate) fn deity_count(&self, player: &Player) -> u32 {
        let ennead = self.numbers().tables().ennead();
        player.deities.without(ennead).len() + u32::from(!player.deities.and(ennead).is_empty())
    }

    /// The sum of a player's points if the game ended here. Search asks for it again and again, so it makes no lists.
    pub(crate) fn total_at_the_end(&self, seat: Seat) -> i32 {
        let player = &self.players[seat.index()];
        let cards = self.sum_of_cards(player.deities, player.project);
        i32::from(player.glory) + cards + i32::from(self.scarab_points(player))
    }

    /// The sum of the architect's points if the game ended here.
    pub(crate) fn architect_total(&self) -> i32 {
        let cards = self.sum_of_cards(self.architect.deities, self.architect.projects.iter());
        i32::from(self.architect.glory) + cards
    }

    fn sum_of_cards(&self, deities: Deities, projects: impl IntoIterator<Item = Project>) -> i32 {
        let tables = self.numbers().tables();
        let singles = deities.without(tables.ennead()).iter().map(|deity| i32::from(tables.points(deity)));
        let stack = tables.ennead_points(deities.and(tables.ennead()).len());
        let glory = i32::from(self.numbers().projects.glory);
        let pairs = |project| i32::from(self.pyramids.counted_pairs().of(project));
        singles.sum::<i32>() + i32::from(stack) + glory * projects.into_iter().map(pairs).sum::<i32>()
    }

    /// The rank of each seat of a game that is over. Against an architect, rank 0 is a win and rank 1 a loss, ties being
    /// his. Among players more resources break ties (P43), and those who are still equal share the rank.
    pub(crate) fn ranks(&self) -> PerSeat<u8> {
        let totals = PerSeat::from_fn(self.options.players, |seat| self.total_at_the_end(seat));
        if self.opponent().is_some() {
            return totals.map(|total| u8::from(*total <= self.architect_total()));
        }
        let standing = |seat: Seat| (totals[seat], self.players[seat.index()].board.len());
        let is_ahead = |other: &Seat, seat: Seat| standing(*other) > standing(seat);
        PerSeat::from_fn(self.options.players, |seat| {
            self.seats_in_play().filter(|other| is_ahead(other, seat)).count() as u8
        })
    }

    pub(crate) fn final_outcome(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        Some(Outcome { score: self.tallies(), ranks: self.ranks() })
    }
}

fn tally(glory: u16, counted: AtTheEnd) -> Tally {
    Tally(vec![
        Part { name: "glory", terms: vec![i32::from(glory)] },
        Part { name: "deities", terms: counted.deities },
        Part { name: "ennead", terms: counted.ennead },
        Part { name: "scarab", terms: counted.scarab },
        Part { name: "projects", terms: counted.projects },
    ])
}
