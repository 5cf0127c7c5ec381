//! Swiss rounds: those with equal points meet.

use super::costs::Costs;
use super::field::{Field, is_playing};
use super::groups::cheapest;
use super::seating::seated;
use super::standings::standings;
use super::{Points, Round, Tournament};

pub(super) fn next_round(tournament: &Tournament, field: &Field) -> Round {
    let mut order = Vec::new();
    let mut points: Vec<Points> = Vec::new();
    for standing in standings(tournament) {
        let place = field.place(standing.player);
        if is_playing(tournament, place) {
            order.push(place);
            points.push(standing.points);
        }
    }
    let costs = Costs::of_swiss(field, &order, &points, tournament.table_size);
    seated(tournament, field, &order, &cheapest(&costs, tournament.table_size))
}
