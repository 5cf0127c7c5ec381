//! How even a game is between the people who play it.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use bots::{Seated, win_share};
use catalog::Entry;
use game::OptionSpec;
use game::show::balance::{Balance, Row, Share};
use store::{SeatSumRow, Store};

use crate::data::{self, DataError, Place};
use crate::refusal::Refusal;
use crate::tables::Tables;

/// How many games a value of an option must have to be told about: with fewer, intervals are wider than any difference.
pub const ENOUGH_FOR_BALANCE: u64 = 200;

/// For how long what was found out is shown.
const FRESH: Duration = Duration::from_mins(10);

/// What was found out, by game.
#[derive(Default)]
pub(in crate::tables) struct Balances(Mutex<HashMap<&'static str, FoundOut>>);

/// How even a game is, if there are enough games, and when that was found out.
#[derive(Clone)]
struct FoundOut {
    at: Instant,
    balance: Option<Arc<Balance>>,
}

impl Balances {
    fn known(&self, entry: &Entry) -> Option<FoundOut> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.get(entry.id).filter(|found| found.at.elapsed() < FRESH).cloned()
    }

    fn keep(&self, entry: &'static Entry, balance: Option<Arc<Balance>>) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.insert(entry.id, FoundOut { at: Instant::now(), balance });
    }
}

impl Tables {
    /// How even a game is between people, for each value of the option by which it was measured between computer players; `None`
    /// if there are too few games of any.
    pub async fn balance_of_people(&self, entry: &'static Entry) -> Result<Option<Arc<Balance>>, Refusal> {
        if let Some(known) = self.balances.known(entry) {
            return Ok(known.balance);
        }
        let measured = entry.balance.and_then(|text| Balance::parse(text).ok());
        let over = measured.and_then(|balance| entry.options.iter().find(|spec| spec.key == balance.over));
        let balance = match over {
            Some(over) => add_up(entry, over, &self.store.seat_sums(entry.id).await?, ENOUGH_FOR_BALANCE),
            None => None,
        };
        let balance = balance.map(Arc::new);
        self.balances.keep(entry, balance.clone());
        Ok(balance)
    }
}

/// The same from the data of a server for any option, however few games there are.
pub async fn balance_of_people(
    place: &Place,
    entry: &Entry,
    over: &OptionSpec,
) -> Result<Option<Balance>, DataError> {
    let store: Store = data::open(place).await?;
    let sums = store.seat_sums(entry.id).await;
    store.close().await;
    let sums = sums.map_err(|error| DataError::new(place, error))?;
    Ok(add_up(entry, over, &sums, 1))
}

/// What people got with one value of an option.
#[derive(Default)]
struct Sums {
    seats: Vec<(Seated, u64)>,
    games: u64,
    decisions: u64,
}

fn add_up(entry: &Entry, over: &OptionSpec, sums: &[SeatSumRow], enough: u64) -> Option<Balance> {
    let mut by_value: BTreeMap<usize, Sums> = BTreeMap::new();
    for row in sums {
        let Ok(chosen) = entry.choose(&row.options, None) else { continue };
        // Where an option makes no difference, its value says nothing.
        if !chosen.makes_a_difference(entry.options, over)
            || (entry.count_seats)(&chosen).is_ok_and(|seats| seats < 2)
        {
            continue;
        }
        let value = over.values.iter().position(|value| *value == chosen.get(over.key));
        let (Some(value), Ok(seat)) = (value, usize::try_from(row.seat)) else { continue };
        by_value.entry(value).or_default().add(seat, row);
    }
    let of_value = |(value, sums): (usize, Sums)| sums.row(over.values[value]);
    let rows: Vec<Row> =
        by_value.into_iter().filter(|(_, sums)| sums.games >= enough).map(of_value).collect();
    let games = rows.iter().filter_map(|row| row.games).sum();
    let command = format!("akhet balance {} --over {} --from-archive DIR", entry.id, over.key);
    let balance = Balance { command, over: over.key.to_owned(), player: "people".to_owned(), games, rows };
    (games > 0).then_some(balance)
}

impl Sums {
    fn add(&mut self, seat: usize, row: &SeatSumRow) {
        let count = i64::unsigned_abs;
        if self.seats.len() <= seat {
            self.seats.resize_with(seat + 1, Default::default);
        }
        let (seated, played) = &mut self.seats[seat];
        seated.wins += count(row.won);
        seated.ties += count(row.drawn);
        seated.shares += 30 * count(row.drawn);
        seated.points += row.points;
        seated.squared_points += row.squared_points;
        *played += count(row.played);
        if seat == 0 {
            self.games += count(row.games);
            self.decisions += count(row.decisions);
        }
    }

    fn row(self, value: &str) -> Row {
        let share = |(seated, played): &(Seated, u64)| {
            let won = win_share(seated, self.games);
            let played = (*played).max(1);
            Share {
                won: won.share,
                low: won.low,
                high: won.high,
                points: seated.mean(played),
                points_error: seated.error(played),
            }
        };
        Row {
            value: value.to_owned(),
            seats: self.seats.iter().map(share).collect(),
            decisions: self.decisions as f64 / self.games.max(1) as f64,
            games: Some(self.games),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(options: &str, seat: i64, games: i64, won: i64, drawn: i64) -> SeatSumRow {
        let options = options.to_owned();
        let (points, squared_points) = (40 * games, 1_700 * games);
        SeatSumRow {
            options,
            seat,
            games,
            won,
            drawn,
            played: games,
            points,
            squared_points,
            decisions: 50 * games,
        }
    }

    #[test]
    fn games_add_up_by_the_value_of_an_option_and_few_say_nothing() {
        let entry = catalog::find("imhotep-duel").unwrap();
        let over = entry.options.iter().find(|spec| spec.key == "sides").unwrap();
        let mixed = "sides=AAAA pyramid_b_four=18 hidden_temples=true";
        let rows = [
            row("sides=AAAA", 0, 300, 180, 10),
            row("sides=AAAA", 1, 300, 110, 10),
            row(mixed, 0, 100, 60, 0),
            row(mixed, 1, 100, 40, 0),
            row("sides=BBBB", 0, 20, 20, 0),
            row("sides=BBBB", 1, 20, 0, 0),
            row("sides=QQQQ", 0, 900, 0, 0),
        ];
        let balance = add_up(entry, over, &rows, ENOUGH_FOR_BALANCE).unwrap();
        let [all] = &balance.rows[..] else { panic!("{balance:?}") };
        assert_eq!((all.value.as_str(), all.games, balance.games), ("AAAA", Some(400), 400));
        let [white, black] = &all.seats[..] else { panic!("{all:?}") };
        assert!((white.won - 245.0 / 400.0).abs() < 1e-9 && (black.won - 155.0 / 400.0).abs() < 1e-9);
        assert!(white.low < white.won && white.won < white.high && white.low > 0.56, "{white:?}");
        assert!((white.points - 40.0).abs() < 1e-9 && (white.points_error - 0.98).abs() < 0.01, "{white:?}");
        assert_eq!(add_up(entry, over, &rows, 1).unwrap().rows.len(), 2);
        assert_eq!(add_up(entry, over, &rows[4..], ENOUGH_FOR_BALANCE), None);
    }
}
