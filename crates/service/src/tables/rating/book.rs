//! Ratings, and what results and fits make of them. The same results and fits give the same ratings, whoever counts them.

use std::collections::{BTreeMap, BTreeSet};

use bots::Bot;
use contest::rating::{
    Anchor, ComputerId, Field, Finish, Game, Occupant, Participant, PlayerId, Rating, Seated, fit, update,
};
use serde::{Deserialize, Serialize};
use store::{GuestId, NewResult, RatingChangeRow, RatingRow, ResultRow, SeatRow};

use super::fields::anchor;
use super::results::Ending;
use super::{POINT, rating_in};

/// More seats than any game has, and more points than anybody. What is beyond was made up.
const MOST_SEATS: usize = 10;
const MOST_POINTS: f64 = 10_000.0;
const MOST_STRENGTH: i64 = 10_000_000;

/// The latest time of anything, in seconds since 1970.
const LATEST: i64 = 1 << 40;

/// All ratings that matter to what is counted.
#[derive(Default)]
pub(super) struct Book(BTreeMap<GuestId, Vec<RatingRow>>);

/// What a fit has found of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct FoundOfGame {
    /// Where its players are spread around, in points. How it moves from one fit to the next tells of inflation.
    pub centre: f64,
    /// How many players it has.
    pub players: usize,
    /// How many results it knew.
    pub results: usize,
    /// By how many points a rating moved at most.
    pub moved: f64,
}

/// What a fit has found, by game.
pub type Found = BTreeMap<String, FoundOfGame>;

impl Book {
    pub(super) fn of(rows: impl IntoIterator<Item = RatingRow>) -> Book {
        let mut book = Book::default();
        for row in rows {
            book.0.entry(row.account.clone()).or_default().push(row);
        }
        book
    }

    /// All ratings, in a fixed order.
    pub(super) fn into_rows(self) -> Vec<RatingRow> {
        let mut rows: Vec<RatingRow> = self.0.into_values().flatten().collect();
        rows.sort_by(|one, other| (&one.account, &one.game).cmp(&(&other.account, &other.game)));
        rows
    }

    /// Counts a result under a number: what it changes. `None` if nobody can make sense of it.
    pub(super) fn count(&mut self, number: i64, result: &NewResult) -> Option<Vec<RatingChangeRow>> {
        let field = read_field(result)?;
        let seats = result.seats.iter().map(|row| self.seated(result, row)).collect::<Option<Vec<_>>>()?;
        let people = result.seats.iter().filter(|row| row.strength.is_none()).count();
        let after = update(&field, &seats);
        let mut changes = Vec::new();
        for ((row, seated), after) in result.seats.iter().zip(&seats).zip(after) {
            let (Occupant::Person(before), Some(after)) = (seated.occupant, after) else { continue };
            let account: GuestId = row.who.parse().ok()?;
            let (mean, deviation) = (stored(after.mean()), stored(after.deviation()));
            let kept = self.row(&account, &result.game);
            (kept.mean, kept.deviation, kept.at) = (mean, deviation, result.at);
            kept.games += 1;
            kept.among_people += i64::from(people > 1);
            changes.push(RatingChangeRow {
                number,
                account,
                game: result.game.clone(),
                mean_before: stored(before.mean()),
                deviation_before: stored(before.deviation()),
                mean,
                deviation,
            });
        }
        Some(changes)
    }

    fn seated(&self, result: &NewResult, row: &SeatRow) -> Option<Seated> {
        let finish = finish(row)?;
        let occupant = match row.strength {
            Some(strength) if (0..=MOST_STRENGTH).contains(&strength) => {
                Occupant::Computer(anchor(&row.who, strength))
            }
            Some(_) => return None,
            None => Occupant::Person(self.rating(&row.who.parse().ok()?, &result.game, result.at)),
        };
        Some(Seated { occupant, finish })
    }

    /// Somebody's rating at a time.
    fn rating(&self, account: &GuestId, game: &str, at: i64) -> Rating {
        rating_in(self.0.get(account).map_or(&[], Vec::as_slice), game, at)
    }

    fn row(&mut self, account: &GuestId, game: &str) -> &mut RatingRow {
        let rows = self.0.entry(account.clone()).or_default();
        let place = rows.iter().position(|row| row.game == game).unwrap_or_else(|| {
            rows.push(RatingRow {
                account: account.clone(),
                game: game.to_owned(),
                mean: 0,
                deviation: 0,
                games: 0,
                among_people: 0,
                at: 0,
            });
            rows.len() - 1
        });
        &mut rows[place]
    }

    /// Fits all these results at once, and takes over what that finds. Deviations stay.
    pub(super) fn fit(&mut self, results: &[ResultRow]) -> Found {
        let games: BTreeSet<&str> = results.iter().map(|row| row.result.game.as_str()).collect();
        games.into_iter().map(|game| (game.to_owned(), self.fit_game(game, results))).collect()
    }

    fn fit_game(&mut self, game: &str, results: &[ResultRow]) -> FoundOfGame {
        let of_game = results.iter().map(|row| &row.result).filter(|result| result.game == game);
        let known: Vec<(&NewResult, Field)> =
            of_game.filter_map(|result| Some((result, read_field(result)?))).collect();
        let cast = Cast::of(known.iter().map(|(result, _)| *result));
        let games: Vec<Game<'_>> = known
            .iter()
            .filter_map(|(result, field)| Some(Game { field, seats: cast.seats(result)? }))
            .collect();
        let found = fit(&games, &cast.anchors());
        let mut moved: f64 = 0.0;
        for (id, mean) in &found.players {
            let Ok(account) = cast.players[id.0 as usize].parse() else { continue };
            let row = self.row(&account, game);
            moved = moved.max((stored(*mean) - row.mean).abs() as f64 / POINT);
            row.mean = stored(*mean);
        }
        FoundOfGame { centre: found.centre, players: found.players.len(), results: games.len(), moved }
    }
}

/// Everybody who plays a game, numbered in a fixed order. A computer player whose strength was measured anew is another one.
struct Cast<'a> {
    players: Vec<&'a str>,
    computers: Vec<(&'a str, i64)>,
}

impl<'a> Cast<'a> {
    fn of(results: impl Iterator<Item = &'a NewResult>) -> Cast<'a> {
        let (mut players, mut computers) = (BTreeSet::new(), BTreeSet::new());
        for row in results.flat_map(|result| &result.seats) {
            match row.strength {
                None => players.insert(row.who.as_str()),
                Some(strength) => computers.insert((row.who.as_str(), strength)),
            };
        }
        Cast { players: players.into_iter().collect(), computers: computers.into_iter().collect() }
    }

    fn seats(&self, result: &NewResult) -> Option<Vec<(Participant, Finish)>> {
        result.seats.iter().map(|row| Some((self.participant(row)?, finish(row)?))).collect()
    }

    fn participant(&self, row: &SeatRow) -> Option<Participant> {
        let who = row.who.as_str();
        let (places, make): (_, fn(u32) -> Participant) = match row.strength {
            None => (self.players.binary_search(&who), |place| Participant::Player(PlayerId(place))),
            Some(strength) => {
                let place = self.computers.binary_search(&(who, strength));
                (place, |place| Participant::Computer(ComputerId(place)))
            }
        };
        places.ok().map(|place| make(place as u32))
    }

    fn anchors(&self) -> BTreeMap<ComputerId, Anchor> {
        let anchors = self.computers.iter().map(|(name, strength)| anchor(name, *strength));
        (0..).map(ComputerId).zip(anchors).collect()
    }
}

/// Whether a result could have been written by a program like this one.
pub(crate) fn is_readable(result: &NewResult) -> bool {
    let is_seat = |row: &SeatRow| {
        let is_known = match row.strength {
            Some(strength) => (0..=MOST_STRENGTH).contains(&strength) && row.who.parse::<Bot>().is_ok(),
            None => row.who.parse::<GuestId>().is_ok(),
        };
        let has_rank = row.rank.is_none_or(|rank| (0..MOST_SEATS as i64).contains(&rank));
        is_known && has_rank && (0..=LATEST).contains(&row.turns) && row.ended.parse::<Ending>().is_ok()
    };
    let mut people: Vec<&str> =
        result.seats.iter().filter(|row| row.strength.is_none()).map(|row| row.who.as_str()).collect();
    people.sort_unstable();
    let are_different = people.windows(2).all(|two| two[0] != two[1]);
    catalog::find(&result.game).is_ok()
        && (0..=LATEST).contains(&result.at)
        && read_field(result).is_some()
        && are_different
        && result.seats.iter().all(is_seat)
}

/// The field of a result, if its seats are those of the result.
fn read_field(result: &NewResult) -> Option<Field> {
    let field: Field = serde_json::from_str(&result.field).ok()?;
    let is_sound = (0.01..=10.0).contains(&field.skill())
        && (2..=MOST_SEATS).contains(&field.seats())
        && field.seats() == result.seats.len()
        && field.biases().iter().all(|bias| bias.abs() <= MOST_POINTS);
    is_sound.then_some(field)
}

fn finish(row: &SeatRow) -> Option<Finish> {
    match row.rank {
        Some(rank) => Some(Finish::Rank(rank.try_into().ok()?)),
        None => Some(Finish::Left),
    }
}

/// A number of points as it is stored.
fn stored(points: f64) -> i64 {
    (points * POINT).round() as i64
}
