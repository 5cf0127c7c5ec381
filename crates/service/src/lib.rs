//! Tables in play, the people and computer players at them, their reviews and their archive: what may happen, to whom,
//! and what is refused.
//!
//! A [`Live`] table holds a [`Snapshot`], which never changes. A change makes the next snapshot, stores it, and only then
//! shows it to anybody. Nothing here names a game, an address or a status code. What is refused is a [`Refusal`]; finding
//! words for it is up to whoever shows it.

mod archive;
mod bus;
mod clock;
mod data;
mod dump;
mod editions;
mod guests;
mod names;
mod notices;
mod paging;
mod people;
mod private;
mod random;
mod refusal;
mod rest;
mod tables;
mod work;

use std::fmt;
use std::sync::Arc;

pub use archive::{Archived, export, import};
pub use bus::BusError;
pub use contest::clock::{
    BadPace, Clock, DAY, EARNED_IN, Fall, MOST_DAYS, MOST_VACATION, Pace, Timed, USUAL_LIVE, Vacation,
};
pub use contest::matching::{Computers, Opponents, Range, Rated, RatedWish, Reach};
pub use contest::rating::{Rating, Stake, Stakes};
pub use data::{DataError, Place};
pub use dump::{
    DumpedGame, DumpedPlayer, DumpedSeat, Dumping, Month, dump, import_dump, write_begin, write_end,
    write_game,
};
pub use editions::{Editions, Offered};
pub use guests::{Key, KnownAs};
pub use names::{LONGEST_NAME, LONGEST_TITLE, Look, clean_name, clean_title};
pub use notices::{Channel, ChannelKind, Delivery, Due, MOST_CHANNELS, News, NoticeKind};
pub use paging::{LISTED, Page};
pub use people::{
    Account, AccountName, Act, Asked, Audience, BadToken, BeforeFlags, Blocked, Caller, Circle, DELETED,
    Denied, Followed, Invitation, LONGEST_TEXT, LONGEST_TOKEN_NAME, LastHere, ListedToken, MOST_FOLLOWED,
    MOST_PROGRAMS, MOST_TOKENS, Met, NameProblem, NewPerson, NewToken, Operator, OwnPasskey, PROGRAM_SUFFIX,
    PasskeyAnswer, PasskeyProblem, PasswordProblem, People, Presence, Program, Proof, Reason, Report,
    Resting, Right, Ruled, Ruling, Scope, Seeing, SeenThere, Session, SignedIn, SignedUp, Site, TOKEN_PREFIX,
    Verdict, Ways, Whom, is_name_of_program,
};
pub use refusal::Refusal;
pub use rest::{BadQuiet, Quiet, Rest, zones};
pub use store::{BadId, Durability, GuestId, Kin, MOST_ENTRANTS, TableId, TournamentId};
pub use tables::{
    Affair, Affairs, Answer, AtDeal, AtTable, Attempt, BadPaces, Brought, BusFigures, CalendarDay, Chair,
    Challenge, ChallengeState, ChangeParts, Contribution, DareAnswer, Deal, Decision, ENOUGH,
    ENOUGH_FOR_BALANCE, Elsewhere, Ending, Explored, ExploredChoice, Figures, Finishes, FitMade, Found,
    FoundGame, FoundOfGame, FoundSeat, GameEnd, GameNews, GameResult, GameState, GamesFound, GamesWanted,
    Heard, Hearing, Here, HowFar, Imagined, Kind, Leader, Left, Listed, Live, Made, NewTable, Onlooker,
    OwnRatings, PartAverage, Phrase, Plan, Plans, Played, Player, Progress, PuzzleOutcome, Puzzled,
    RatedHere, RatedPlayer, RatedResult, Results, Reviewed, Reviewing, Revision, Search, SeatResult, Seeking,
    Side, Sitter, Snapshot, Speaker, Tables, Taken, TakenResult, Talk, Terms, Trophy, Try, TryState,
    UndoDeclined, UndoRequest, Unrated, Utterance, WantedSeat, WantsTalk, Why, Wish, Worth,
    balance_of_people, seats_to_seek, usual_options,
};
pub use tables::{
    Entrant, FormatName, ListedTournament, MOST_FORFEITS, MOST_PACED_ROUND, NewTournament, Paces, Reached,
    SIT_WITHIN, Tournament, TournamentNews, TournamentState, recommended_rounds, sits_within, sizes_of,
};

/// Who meets whom in a tournament, and how everybody stands.
pub mod course {
    pub use contest::tournament::{
        Bye, ByeReason, Entrant, Finish, Format, Mark, Outcome, Part, Points, Presence, Round, SeatResult,
        Share, Standing, Table, TableSize, TieBreak, Weight,
    };
}

pub use work::{Client, Joint, client_network};

use bus::Bus;
use clock::SteadyClock;
use guests::KEY_SETTING;

/// How to run the service.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// Where the tables are kept.
    pub place: Place,
    /// The address of the server by which nodes tell each other news, if there are several.
    pub bus: Option<String>,
    /// How many iterations a review spends on each decision. A hint takes three times as many.
    pub review_nodes: u32,
    /// How many tables without people one client may have at a time.
    pub bot_tables: u32,
    /// How many tables one guest may make in a day, whichever nodes are asked.
    pub tables_per_day: u32,
    /// For how many days finished tables of guests are kept; `None` for ever.
    pub keep_days: Option<u32>,
    /// What no account may be called, such as the computer players.
    pub reserved_names: Vec<String>,
}

/// Why the tables cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpenError {
    /// Because of the place where they are kept.
    Data(DataError),
    /// Because other nodes cannot be told of changes.
    Bus(BusError),
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenError::Data(error) => error.fmt(f),
            OpenError::Bus(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for OpenError {}

impl From<DataError> for OpenError {
    fn from(error: DataError) -> OpenError {
        OpenError::Data(error)
    }
}

impl From<BusError> for OpenError {
    fn from(error: BusError) -> OpenError {
        OpenError::Bus(error)
    }
}

/// What has been opened.
pub struct Opened {
    /// The tables.
    pub tables: Arc<Tables>,
    /// The accounts.
    pub people: Arc<People>,
    /// The key that identifies guests.
    pub key: Key,
}

/// Opens only the accounts of a place, for whoever runs it. The server may be running.
pub async fn open_people(place: &Place, reserved_names: &[String]) -> Result<Arc<People>, OpenError> {
    let store = Arc::new(data::open(place).await?);
    let key = store.setting(KEY_SETTING, &Key::fresh()).await;
    let key = key.map_err(|error| DataError::new(place, error))?;
    Ok(People::new(store, Key::new(&key), Arc::new(SteadyClock::new()), reserved_names))
}

/// Opens the accounts and tables of a place for whoever runs it, without playing for anybody. The server may be running; it
/// finds out by itself what was changed.
pub async fn open_beside(place: &Place, reserved_names: &[String]) -> Result<Opened, OpenError> {
    let settings = Settings {
        place: place.clone(),
        bus: None,
        review_nodes: 0,
        bot_tables: 0,
        tables_per_day: 0,
        keep_days: None,
        reserved_names: reserved_names.to_owned(),
    };
    let store = Arc::new(data::open(place).await?);
    let key = store.setting(KEY_SETTING, &Key::fresh()).await;
    let key = Key::new(&key.map_err(|error| DataError::new(place, error))?);
    let clock = Arc::new(SteadyClock::new());
    let people = People::new(store.clone(), key.clone(), clock.clone(), reserved_names);
    let (bus, _) = Bus::open(None).await?;
    Ok(Opened { tables: Tables::new(store, bus, clock, &settings), people, key })
}

/// Opens the tables and accounts of a place and lets computer players carry on where they stopped.
pub async fn open(settings: &Settings) -> Result<Opened, OpenError> {
    let failed = |problem: &dyn fmt::Display| DataError::new(&settings.place, problem);
    let store = Arc::new(data::open(&settings.place).await?);
    let key = store.setting(KEY_SETTING, &Key::fresh()).await.map_err(|error| failed(&error))?;
    if matches!(settings.place, Place::Folder(..)) {
        store.release_all_claims().await.map_err(|error| failed(&error))?;
    }
    let key = Key::new(&key);
    let clock = Arc::new(SteadyClock::new());
    let people = People::new(store.clone(), key.clone(), clock.clone(), &settings.reserved_names);
    let (bus, news) = Bus::open(settings.bus.as_deref()).await?;
    let tables = Tables::new(store, bus, clock, settings);
    tokio::spawn(tables::following::hear(Arc::downgrade(&tables), news));
    if let Err(refusal) = tables.delete_old_handovers().await {
        tracing::warn!(?refusal, "expired links could not be deleted");
    }
    if let Err(refusal) = tables.today().await {
        tracing::warn!(?refusal, "the deals of the day could not be sealed");
    }
    tables.look_at_clocks().await.map_err(|error| failed(&error))?;
    tables.release_chairs().await.map_err(|error| failed(&error))?;
    tables.wake_bots().await.map_err(|error| failed(&error))?;
    if let Err(error) = tables::sweeping::sweep_accounts_once(&tables, &people).await {
        tracing::warn!(%error, "accounts were not swept to the end; the next time goes on");
    }
    if let Err(error) = tables.remove_finished().await {
        tracing::warn!(%error, "not all old tables were removed; the next time goes on");
    }
    if let Err(error) = tables.count_results().await {
        tracing::warn!(%error, "not all results were counted; the next sweep goes on");
    }
    tables::sweeping::begin(&tables, &people);
    tokio::spawn(tables.clone().summarise());
    Ok(Opened { tables, people, key })
}
