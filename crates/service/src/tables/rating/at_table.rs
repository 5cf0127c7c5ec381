//! What ratings say at a table: how good those are who sit there, what is at stake for somebody, and what the end has changed.

use std::collections::BTreeMap;

use catalog::Entry;
use contest::matching::Rated;
use contest::rating::{Occupant, Rating, Stake, Stakes, stakes};
use game::Seat;
use store::{GuestId, RatingChangeRow, ResultRow};

use super::counting::Worth;
use super::fields::{Strength, field};
use super::read_row;
use crate::refusal::Refusal;
use crate::tables::live::Live;
use crate::tables::reviewing::Reviewing;
use crate::tables::snapshot::{Chair, Progress, Sitter, Snapshot};
use crate::tables::{Listed, Tables};

/// How many people's ratings are kept with a table, besides those who sit there.
const MOST_VISITORS: usize = 64;

/// What is known of ratings at a table.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct RatedHere {
    ratings: BTreeMap<GuestId, Rating>,
    /// What the end has changed, once it was counted.
    pub result: Option<RatedResult>,
}

/// What a game has changed.
#[derive(Clone, PartialEq, Debug)]
pub struct RatedResult {
    /// Whether it counts.
    pub worth: Worth,
    /// For each seat, the rating before and after; none for computer players.
    pub changes: Vec<Option<(Rating, Rating)>>,
    /// Between two: what share of the win the draws gave to each seat, once a review has found out.
    pub luck: Option<Vec<f32>>,
}

/// How much of what a game has changed came from what, in whole points as they are shown, so that they add up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChangeParts {
    /// By how much the rating has changed.
    pub change: i32,
    /// How much of it was what the draws gave or took.
    pub luck: i32,
    /// The rest: how well both have chosen.
    pub play: i32,
}

impl ChangeParts {
    /// A whole win is worth what winning instead of losing would have changed.
    fn of(before: Rating, after: Rating, share: f32, win: f64) -> ChangeParts {
        let change = after.mean().round() as i32 - before.mean().round() as i32;
        let luck = (f64::from(share) * win).round() as i32;
        ChangeParts { change, luck, play: change - luck }
    }
}

impl RatedHere {
    /// Somebody's rating, if it was looked up.
    pub fn rating(&self, who: &GuestId) -> Option<Rating> {
        self.ratings.get(who).copied()
    }
}

impl Tables {
    /// Looks up what ratings say at a table, to those who sit there and to somebody with an account who looks at it.
    pub async fn know_ratings(&self, live: &Live, visitor: Option<&GuestId>) -> Result<(), Refusal> {
        let now = live.now();
        if !now.is_rated() {
            return Ok(());
        }
        let mut here = (*live.ratings()).clone();
        let sitters: Vec<&GuestId> = now.chairs.iter().filter_map(|chair| chair.sitter.guest()).collect();
        let is_gathering = now.progress() == Progress::Gathering;
        if here.ratings.len() > MOST_VISITORS {
            here.ratings.retain(|known, _| sitters.contains(&known));
        }
        for who in sitters.into_iter().chain(visitor) {
            // Once they play, it is known what is at stake.
            if is_gathering || !here.ratings.contains_key(who) {
                here.ratings.insert(who.clone(), self.rating_of(who, now.entry.id).await?);
            }
        }
        if now.progress() == Progress::Over && here.result.is_none() {
            here.result = self.result_at(&now).await?;
        }
        live.keep_ratings(here);
        Ok(())
    }

    /// Looks up whether a review has found out how much luck was in what a game between two has changed.
    pub async fn know_luck(&self, live: &Live) -> Result<(), Refusal> {
        let mut here = (*live.ratings()).clone();
        let asks = |result: &&mut RatedResult| {
            result.worth == Worth::Counts && result.changes.len() == 2 && result.luck.is_none()
        };
        let Some(result) = here.result.as_mut().filter(asks) else { return Ok(()) };
        let Reviewing::Done(review) = self.stored_review(&live.now()).await? else { return Ok(()) };
        result.luck = Some(review.seats.iter().map(|seat| seat.luck).collect());
        live.keep_ratings(here);
        Ok(())
    }

    async fn result_at(&self, now: &Snapshot) -> Result<Option<RatedResult>, Refusal> {
        let Some(row) = self.store.result_of(&now.id).await? else { return Ok(None) };
        let Some(worth) = row.verdict.as_deref().and_then(|verdict| verdict.parse().ok()) else {
            return Ok(None);
        };
        let changes = self.store.rating_changes(&now.id).await?;
        Ok(Some(RatedResult { worth, changes: by_seat(&row, &changes), luck: None }))
    }
}

fn by_seat(row: &ResultRow, changes: &[RatingChangeRow]) -> Vec<Option<(Rating, Rating)>> {
    let of_seat = |who: &str| changes.iter().find(|change| change.account.as_str() == who);
    let seats = row.result.seats.iter().map(|seat| of_seat(&seat.who).filter(|_| seat.strength.is_none()));
    seats
        .map(|change| {
            let change = change?;
            let before = read_row(change.mean_before, change.deviation_before);
            Some((before, read_row(change.mean, change.deviation)))
        })
        .collect()
}

impl Snapshot {
    /// What each place would change for somebody who sits or sits down here, on average over the seats that may be drawn. `None`
    /// until all others are known.
    pub fn at_stake(&self, here: &RatedHere, who: &GuestId) -> Option<Stakes> {
        let (occupants, own) = occupants(self.entry, &self.chairs, |guest| here.rating(guest), who)?;
        match self.session {
            Some(_) => stakes(&field(self.entry, occupants.len() as u8), &occupants, own),
            None => before_seats_are_drawn(self.entry, &occupants, own),
        }
    }

    /// The rating of whoever sits on a seat, if that is a person and it was looked up.
    pub fn rating_at(&self, here: &RatedHere, seat: Seat) -> Option<Rating> {
        match &self.chairs[seat.index()].sitter {
            Sitter::Guest(guest) => here.rating(guest),
            Sitter::Nobody | Sitter::Bot(_) | Sitter::Program(_) => None,
        }
    }
}

impl Snapshot {
    /// How much of what a game between two has changed was luck, given the share of the win that the draws gave to a seat.
    pub fn parts_of_change(&self, here: &RatedHere, seat: Seat, share: f32) -> Option<ChangeParts> {
        let result = here.result.as_ref().filter(|result| result.changes.len() == 2)?;
        let (before, after) = (*result.changes.get(seat.index())?)?;
        let occupant = |(place, change): (usize, &Option<(Rating, Rating)>)| {
            if let Some((before, _)) = change {
                return Some(Occupant::Person(*before));
            }
            let strength = Strength::of(self.entry, self.chairs[place].bot()?)?;
            Some(Occupant::Computer(strength.anchor()))
        };
        let occupants = result.changes.iter().enumerate().map(occupant).collect::<Option<Vec<_>>>()?;
        let stakes = stakes(&field(self.entry, 2), &occupants, seat.index())?;
        Some(ChangeParts::of(before, after, share, stakes.places[0].most - stakes.places[1].least))
    }
}

impl Listed {
    /// The same for somebody who would sit down at a table of a list, with a rating of their own.
    pub fn at_stake(&self, who: &GuestId, own: Rating) -> Option<Stakes> {
        if self.rated != Rated::Rated || self.progress != Progress::Gathering {
            return None;
        }
        let sits = |guest: &GuestId| self.chairs.iter().position(|chair| chair.sitter.guest() == Some(guest));
        let rating = |guest: &GuestId| {
            if guest == who { Some(own) } else { self.strengths.get(sits(guest)?).copied().flatten() }
        };
        let (occupants, own) = occupants(self.entry, &self.chairs, rating, who)?;
        before_seats_are_drawn(self.entry, &occupants, own)
    }
}

/// Who plays at a table at which somebody sits or takes the first free chair, and at which place that is. `None` until all others are
/// known.
fn occupants(
    entry: &Entry,
    chairs: &[Chair],
    rating: impl Fn(&GuestId) -> Option<Rating>,
    who: &GuestId,
) -> Option<(Vec<Occupant>, usize)> {
    let mut occupants = Vec::new();
    let mut own = None;
    let sits = chairs.iter().any(|chair| chair.sitter.guest() == Some(who));
    for (place, chair) in chairs.iter().enumerate() {
        let is_own = match &chair.sitter {
            Sitter::Guest(guest) => guest == who,
            Sitter::Nobody => !sits && own.is_none(),
            Sitter::Bot(_) | Sitter::Program(_) => false,
        };
        if is_own {
            own = Some(place);
        }
        let sitter = if is_own { Some(who) } else { chair.sitter.guest() };
        occupants.push(match (&chair.sitter, sitter) {
            (_, Some(guest)) => Occupant::Person(rating(guest)?),
            (Sitter::Bot(bot), None) => Occupant::Computer(Strength::of(entry, *bot)?.anchor()),
            (Sitter::Nobody | Sitter::Guest(_) | Sitter::Program(_), None) => return None,
        });
    }
    Some((occupants, own?))
}

/// What is at stake on average over all seats.
fn before_seats_are_drawn(entry: &Entry, occupants: &[Occupant], own: usize) -> Option<Stakes> {
    let field = field(entry, occupants.len() as u8);
    let at = |seating: Vec<usize>| {
        let seated: Vec<Occupant> = seating.iter().map(|place| occupants[*place]).collect();
        stakes(&field, &seated, seating.iter().position(|place| *place == own)?)
    };
    mean(&seatings(occupants.len()).map(at).collect::<Option<Vec<_>>>()?)
}

/// Every order in which these places can be seated.
fn seatings(places: usize) -> impl Iterator<Item = Vec<usize>> {
    let count: usize = (1..=places).product();
    (0..count).map(move |number| {
        let (mut free, mut rest): (Vec<usize>, usize) = ((0..places).collect(), number);
        let mut seating = Vec::with_capacity(places);
        for left in (1..=places).rev() {
            seating.push(free.remove(rest % left));
            rest /= left;
        }
        seating
    })
}

fn mean(all: &[Stakes]) -> Option<Stakes> {
    let count = all.len() as f64;
    let of = |read: &dyn Fn(&Stakes) -> f64| all.iter().map(read).sum::<f64>() / count;
    let places = all.first()?.places.len();
    let place = |place: usize| Stake {
        least: of(&|stakes| stakes.places[place].least),
        most: of(&|stakes| stakes.places[place].most),
    };
    Some(Stakes { places: (0..places).map(place).collect(), tied: of(&|stakes| stakes.tied) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_luck_and_play_have_changed_adds_up_to_what_is_shown() {
        let rating = |mean| Rating::new(mean, 100.0);
        let check = |before, after, share, expected| {
            let parts = ChangeParts::of(rating(before), rating(after), share, 30.0);
            assert_eq!((parts.change, parts.play, parts.luck), expected, "{before} {after} {share}");
        };
        check(1500.0, 1515.0, 0.2, (15, 9, 6));
        check(1500.0, 1515.0, -0.2, (15, 21, -6));
        check(1500.0, 1485.0, 0.25, (-15, -23, 8));
        // The change is that of the whole numbers beside it.
        check(1500.4, 1511.6, 0.12, (12, 8, 4));
    }

    #[test]
    fn every_order_comes_once() {
        let all: Vec<Vec<usize>> = seatings(4).collect();
        let mut different = all.clone();
        different.sort();
        different.dedup();
        assert_eq!((all.len(), different.len()), (24, 24));
        assert!(all.iter().all(|seating| (0..4).all(|place| seating.contains(&place))));
    }
}
