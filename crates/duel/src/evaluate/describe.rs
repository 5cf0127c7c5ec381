//! A position as numbers, for what is learnt from games.

use game::{Column, Describe, Seat, Size};

use super::Points;
use super::worth::{available_tombs, early, swing_of};
use crate::rules::score::{PARTS, Standing};
use crate::rules::{ActionToken, Boat, Duel, Phase, Side, Site, Then, Token, other};

pub(super) const SIZE: Size = Size { seat: 88, table: 39 };

const SITES: [Site; 4] = [Site::Obelisk, Site::Temple, Site::Pyramids, Site::Tomb];

pub(super) fn describe(state: &Duel, standing: &Standing, points: &Points, to: &mut impl Describe) {
    let swings = Swings::of(state);
    for seat in [Seat::new(0), Seat::new(1)] {
        let mut column = Column::of(seat, to);
        describe_points(standing, &points[seat.index()], &mut column);
        describe_sites(standing, seat, &mut column);
        describe_harbor(state, seat, &swings[seat.index()], &mut column);
        describe_turn(state, seat, &mut column);
    }
    describe_table(state, &mut Column::of_table(to));
}

fn describe_points(standing: &Standing, points: &[i32; PARTS.len()], column: &mut Column<'_, impl Describe>) {
    column.number(points.iter().sum::<i32>() as f32 / 20.0);
    for (site, points) in SITES.into_iter().zip(points) {
        column.one_with(2, Some(side(standing, site)), *points as f32 / 10.0);
    }
}

fn describe_sites(standing: &Standing, seat: Seat, column: &mut Column<'_, impl Describe>) {
    let holdings = standing.holdings[seat.index()];
    let others = standing.holdings[other(seat).index()];
    let [obelisk, temple, pyramids, tomb] = SITES.map(|site| side(standing, site));
    column.one_with(2, Some(obelisk), f32::from(holdings.obelisks()) / 5.0);
    let lead = f32::from(holdings.obelisks()) - f32::from(others.obelisks());
    column.one_with(2, Some(obelisk), lead.clamp(-2.0, 2.0) / 2.0);
    column.one_of(2, Some(usize::from(standing.first_to_five == Some(seat))).filter(|_| obelisk == 1));
    column.one_of(6, Some(usize::from(holdings.obelisks().min(5))).filter(|_| obelisk == 1));
    for count in holdings.temples() {
        column.one_with(2, Some(temple), f32::from(count) / 3.0);
    }
    let temples = holdings.temples();
    let layers = temples.iter().filter(|count| **count > 0).count();
    column.one_of(5, Some(layers).filter(|_| temple == 1));
    let [light, dark] = holdings.pyramids();
    let (small, large) = (light.min(dark), light.max(dark));
    column.one_of(7, Some(usize::from(small)).filter(|_| pyramids == 1));
    column.one_with(2, Some(pyramids), f32::from(large) / 4.0);
    column.one_with(2, Some(pyramids), f32::from(light + dark) / 6.0);
    let tombs = holdings.tombs();
    let beside = ((tombs << 1) | (tombs >> 1)) & !tombs & available_tombs(standing);
    column.one_with(2, Some(tomb), tombs.count_ones() as f32 / 4.0);
    column.one_with(2, Some(tomb), beside.count_ones() as f32 / 4.0);
    column.one_with(2, Some(tomb), runs(tombs) as f32 / 3.0);
    for action in ActionToken::ALL {
        column.number(f32::from(holdings.actions(action)) / 2.0);
    }
    column.flag(standing.actions[seat.index()] > 0);
    column.one_of(5, Some(usize::from(standing.meeples[seat.index()])));
}

/// How many separate runs of numbers there are.
fn runs(tombs: u16) -> u32 {
    (tombs & !(tombs << 1)).count_ones()
}

fn side(standing: &Standing, site: Site) -> usize {
    usize::from(standing.options.side(site) == Side::B)
}

/// What the boats would bring a player now, in points more than the other.
#[derive(Clone, Copy, Default)]
struct Swings {
    /// What boats with one, two and three meeples would bring, as far as they would bring anything.
    sums: [f32; 3],
    /// The best that can sail now, and the next.
    best: [f32; 2],
    /// The best with any meeple.
    best_of_all: f32,
    /// How many can sail now and would bring more than two points.
    good: usize,
}

impl Swings {
    fn of(state: &Duel) -> [Swings; 2] {
        let started = state.harbor.started() & state.fleet.in_play();
        let mut swings = [Swings::default(); 2];
        for boat in Boat::all().filter(|boat| started & boat.bit() != 0) {
            let (meeples, swing) = swing_of(state, boat);
            let [white, black] = &mut swings;
            let winner = if swing > 0.0 { white } else { black };
            winner.note(meeples, swing.abs());
        }
        swings
    }

    fn note(&mut self, meeples: usize, swing: f32) {
        if meeples == 0 {
            return;
        }
        self.sums[meeples - 1] += swing;
        self.best_of_all = self.best_of_all.max(swing);
        if meeples > 1 {
            self.best = [self.best[0].max(swing), self.best[1].max(swing.min(self.best[0]))];
            self.good += usize::from(swing > 2.0);
        }
    }
}

fn describe_harbor(state: &Duel, seat: Seat, swings: &Swings, column: &mut Column<'_, impl Describe>) {
    for sum in swings.sums {
        column.number(sum / 6.0);
    }
    let acts = usize::from(state.to_act == seat);
    for swing in swings.best {
        column.one_with(2, Some(acts), swing / 6.0);
    }
    column.one_with(2, Some(acts), swings.best_of_all / 6.0);
    column.one_of(4, Some(swings.good.min(3)));
    let in_play = state.fleet.in_play();
    let own = Boat::all().filter(|boat| in_play & boat.bit() != 0);
    let first = own.filter(|boat| state.harbor.line(*boat).next().is_some_and(|(owner, _)| owner == seat));
    column.number(first.count() as f32 / 3.0);
}

fn describe_turn(state: &Duel, seat: Seat, column: &mut Column<'_, impl Describe>) {
    column.flag(seat.number() == 0);
    let phase = match state.phase {
        Phase::Choose => 0,
        Phase::Placing { placed } => 1 + usize::from(placed.min(2)),
        Phase::PlacingToUnload => 4,
        Phase::Unloading { then: Then::NextTurn } => 5,
        Phase::Unloading { then: Then::UnloadAgain } => 6,
        Phase::UnloadingAgain => 7,
        Phase::Taking => 8,
        Phase::Swapping => 9,
        Phase::Refilling { then: Then::UnloadAgain, .. } => 10,
        Phase::Loading { .. } | Phase::Refilling { .. } | Phase::Replacing { .. } | Phase::Over => 11,
    };
    column.one_of(12, Some(phase).filter(|_| state.to_act == seat));
}

fn describe_table(state: &Duel, column: &mut Column<'_, impl Describe>) {
    let early = early(state);
    column.number(early);
    column.number((1.0 - 4.0 * early).max(0.0));
    column.one_of(7, Some(state.fleet.boats() as usize));
    column.flag(state.supply() == 0);
    for site in SITES {
        column.flag(state.options.side(site) == Side::B);
    }
    let ready = state.harbor.ready() & state.fleet.in_play();
    column.number(ready.count_ones() as f32 / 3.0);
    column.number(state.harbor.free().count_ones() as f32 / 9.0);
    let unseen = |token| state.unseen.count(token) as f32;
    column.number(unseen(Token::Obelisk) / 10.0);
    for token in [Token::Temple1, Token::Temple2, Token::Temple3, Token::Temple4] {
        column.number(unseen(token) / 4.0);
    }
    for token in [Token::Light, Token::Dark] {
        column.number(unseen(token) / 6.0);
    }
    for action in ActionToken::ALL {
        column.number(unseen(action.token()) / 3.0);
    }
    let tombs = (Token::Tomb1 as u8..=Token::Tomb12 as u8).map(|token| Token::ALL[usize::from(token)]);
    for token in tombs {
        column.number(unseen(token));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_position_is_described_by_numbers_of_the_right_size() {
        game::testing::check_descriptions::<Duel>(
            &["sides=AAAA", "sides=BBBB", "sides=ABAB", "sides=BABA"],
            20,
        );
    }
}
