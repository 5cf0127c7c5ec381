//! Looking for finished games. What is shown of one was noted when it ended, so none has to be replayed.

use bots::Bot;
use catalog::{Day, Entry};
use contest::rating::Rating;
use game::Chosen;
use store::{
    FoundGameRow, FoundSeatRow, GameKey, GameSearch, GameSeatRow, GuestId, KeptGame, Looked, TableId, Wanted,
};

use super::{ACCOUNT, BOT, GONE, GUEST, GameEnd, LEFT, NUMBERED, PROGRAM, Player, SeatResult};
use crate::refusal::Refusal;
use crate::tables::Tables;

/// How many games are on a page.
const ON_PAGE: i64 = 20;

/// Ratings are stored in thousandths of a point.
const POINT: f64 = 1_000.0;

/// The end of all time, in seconds.
const NEVER: i64 = i64::MAX / 4;

/// What games somebody looks for.
#[derive(Clone, Debug, Default)]
pub struct GamesWanted {
    /// The game.
    pub entry: Option<&'static Entry>,
    /// Options that have these values, in the order in which the game lists them.
    pub options: Vec<(&'static str, &'static str)>,
    /// Who played.
    pub player: Option<GuestId>,
    /// Which computer player played.
    pub bot: Option<Bot>,
    /// What came of it for the player, or else for the computer player.
    pub result: Option<SeatResult>,
    /// How it ended.
    pub ended: Option<GameEnd>,
    /// The best player's rating is at least this.
    pub rating: u32,
    /// The first day on which it ended.
    pub from: Option<Day>,
    /// The last day.
    pub to: Option<Day>,
    /// Where to look further.
    pub after: Option<Place>,
}

/// Where a page of games ended, to go on from there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place(GameKey);

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}-{}", self.0.at, self.0.table)
    }
}

impl std::str::FromStr for Place {
    type Err = String;

    fn from_str(text: &str) -> Result<Place, String> {
        let wrong = || format!("`{text}` is no place in a list of games");
        let (at, table) = text.split_once('-').ok_or_else(wrong)?;
        let table: TableId = table.parse().map_err(|_| wrong())?;
        let at = at.parse().ok().filter(|at| (0..NEVER).contains(at)).ok_or_else(wrong)?;
        Ok(Place(GameKey { at, table: table.to_string() }))
    }
}

/// A page of games that were found, the last one first.
#[derive(Clone, Debug)]
pub struct GamesFound {
    /// The games.
    pub games: Vec<FoundGame>,
    /// Where to look further, if there may be more.
    pub next: Option<Place>,
}

/// A finished game.
#[derive(Clone, Debug)]
pub struct FoundGame {
    /// Its table.
    pub table: TableId,
    /// The game.
    pub entry: &'static Entry,
    /// The options, and the edition if it is not the shipped one.
    pub chosen: Chosen,
    /// When it ended, in seconds since 1970.
    pub at: i64,
    /// How it ended.
    pub ended: GameEnd,
    /// Whether it counted for ratings.
    pub is_rated: bool,
    /// How many decisions were made.
    pub decisions: i64,
    /// Who played, seat by seat.
    pub seats: Vec<FoundSeat>,
}

/// Who played on a seat, and what came of it.
#[derive(Clone, PartialEq, Debug)]
pub struct FoundSeat {
    /// Who.
    pub player: Player,
    /// The rating of a person when the game ended.
    pub rating: Option<Rating>,
    /// The points at the end.
    pub points: i64,
    /// What came of it; `None` if others ended the game.
    pub result: Option<SeatResult>,
}

impl Tables {
    /// A page of the finished games that somebody looks for. Games of deals whose day is not over are not among them, nor are
    /// those of people whom the reader is not to meet; a program is nobody's reader.
    pub async fn find_games(
        &self,
        wanted: &GamesWanted,
        reader: Option<&GuestId>,
    ) -> Result<GamesFound, Refusal> {
        let search = search(wanted, reader, self.today().await?);
        let Looked { games, next } = self.store.find_games(&search, ON_PAGE).await?;
        let games = games.into_iter().filter_map(|(game, seats)| read(game, seats)).collect();
        Ok(GamesFound { games, next: next.map(Place) })
    }
}

fn search(wanted: &GamesWanted, reader: Option<&GuestId>, today: Day) -> GameSearch {
    let player = wanted.player.as_ref().map(|who| Wanted { kind: ACCOUNT, who: who.to_string() });
    let bot = wanted.bot.map(|bot| Wanted { kind: BOT, who: bot.to_string() });
    let [first, second] = if player.is_some() { [player, bot] } else { [bot, None] };
    let end = wanted.to.map_or(NEVER, |day| day.later(1).begins());
    let after = match &wanted.after {
        Some(Place(key)) if key.at < end => key.clone(),
        Some(_) | None => GameKey { at: end, table: String::new() },
    };
    GameSearch {
        game: wanted.entry.map(|entry| entry.id.to_owned()).unwrap_or_default(),
        options: pattern(&wanted.options),
        players: [first, second],
        result: wanted.result.map(|result| result.to_string()).unwrap_or_default(),
        ended: wanted.ended.map(|ended| ended.to_string()).unwrap_or_default(),
        rating: i64::from(wanted.rating) * POINT as i64,
        from: wanted.from.map_or(0, Day::begins),
        after,
        today: today.to_string(),
        reader: reader.map(ToString::to_string).unwrap_or_default(),
    }
}

/// What options have to look like that have these values. Both are of the game, so nothing in them is a sign of a pattern but
/// `_`, which stands for itself, too.
fn pattern(options: &[(&str, &str)]) -> String {
    let wanted = options.iter().map(|(key, value)| format!(" {key}={value} %"));
    format!("%{}", wanted.collect::<String>())
}

/// `None` if it cannot be read, which a version with other games may have written.
fn read(row: FoundGameRow, seats: Vec<FoundSeatRow>) -> Option<FoundGame> {
    let entry = catalog::find(&row.game).ok()?;
    Some(FoundGame {
        table: row.table_id,
        entry,
        chosen: entry.choose(&row.options, row.edition.as_deref()).ok()?,
        at: row.at,
        ended: row.ended.parse().ok()?,
        is_rated: row.is_rated,
        decisions: row.decisions,
        seats: seats.into_iter().map(read_seat).collect::<Option<_>>()?,
    })
}

fn read_seat(row: FoundSeatRow) -> Option<FoundSeat> {
    let player = match &*row.kind {
        ACCOUNT => Player::Account(row.who.parse().ok()?, row.name),
        GONE => Player::Gone,
        GUEST | NUMBERED => Player::Guest,
        PROGRAM => Player::Program,
        BOT => Player::Bot(row.who.parse().ok()?),
        LEFT => Player::Left,
        _ => return None,
    };
    let rating = row.rating.zip(row.deviation);
    Some(FoundSeat {
        player,
        rating: rating.map(|(mean, deviation)| Rating::new(mean as f64 / POINT, deviation as f64 / POINT)),
        points: row.points,
        result: row.result.map(|result| result.parse()).transpose().ok()?,
    })
}

/// Whether a game of an archive is one that this program could have written.
pub(crate) fn is_readable(kept: &KeptGame) -> bool {
    let KeptGame { game, seats } = kept;
    let Ok(entry) = catalog::find(&game.game) else { return false };
    let Ok(count) = entry.choose(&game.options, None).and_then(|chosen| (entry.count_seats)(&chosen)) else {
        return false;
    };
    let is_day = game.day.as_deref().is_none_or(|day| day.parse::<Day>().is_ok());
    let is_end = game.ended.parse::<GameEnd>().is_ok();
    (0..NEVER).contains(&game.at)
        && (1..=MOST_NUMBER).contains(&game.decisions)
        && is_day
        && is_end
        && seats.len() == usize::from(count)
        && seats.iter().all(is_readable_seat)
}

/// More than any of these numbers can be.
const MOST_NUMBER: i64 = 100_000_000;

fn is_readable_seat(seat: &GameSeatRow) -> bool {
    let is_number =
        |number: Option<i64>| number.is_none_or(|number| (-MOST_NUMBER..=MOST_NUMBER).contains(&number));
    let has_who = match &*seat.kind {
        ACCOUNT | NUMBERED => seat.who.parse::<GuestId>().is_ok(),
        BOT => seat.who.parse::<Bot>().is_ok(),
        GONE | GUEST | PROGRAM | LEFT => seat.who.is_empty(),
        _ => false,
    };
    let has_result = seat.result.as_deref().is_none_or(|result| result.parse::<SeatResult>().is_ok());
    has_who
        && has_result
        && is_number(seat.rating)
        && seat.deviation.is_none_or(|deviation| (0..=MOST_NUMBER).contains(&deviation))
        && is_number(Some(seat.points))
        && seat.rank.is_none_or(|rank| (0..8).contains(&rank))
}
