//! The only place with SQL: the tables, in a file of this machine (`SQLite`) or in a database that many share
//! (`PostgreSQL`). What both understand is written once; `sqlite` and `postgres` hold what differs.

mod accounts;
mod affairs;
mod archive;
mod blocks;
mod channels;
mod claims;
mod daily;
mod dares;
mod deadlines;
mod engine;
mod error;
mod figures;
mod games;
mod ids;
mod migrations;
mod outbox;
mod phrases;
mod plans;
mod postgres;
mod presence;
mod profiles;
mod ratings;
mod removing;
mod reports;
mod rests;
mod reviews;
mod rows;
mod seeks;
#[cfg(test)]
mod side_by_side;
mod sqlite;
mod statements;
mod timely;
mod tournaments;
mod write;
mod writer;

use std::ops::{Deref, RangeInclusive};
use std::path::Path;
use std::sync::LazyLock;

pub use accounts::{
    AccountChange, AccountRow, ActRow, AddPasskey, CredentialRow, FollowRow, HolderRow, InvitationRow,
    Invite, KeepToken, Kept, KeptAccount, KeptFollowRow, MakeProgram, NameRow, NewAccount, OwnDareRow,
    OwnInvitationRow, OwnPhraseRow, OwnPlanRow, OwnTryRow, PassRow, PasskeyRemoved, RemovePasskey, Renaming,
    SeenPersonRow, SeenRow, SessionRow, SpentChallenge, TakeName, TokenRow, UsePass, UsePasskey,
};
pub use affairs::{FateRow, OwnPlaceRow};
pub use archive::{Memory, TriedDeal};
pub use blocks::{BlockRow, Company, MOST_BLOCKS};
pub use channels::{ChannelChange, ChannelRow};
pub use daily::{CalendarRow, ClaimTry, DealRow, EndedTry, PlayerResult, TryRow};
pub use dares::{Dare, DareRow};
pub use deadlines::Moment;
pub use error::StoreError;
pub use figures::Figures;
pub use games::{
    ChoiceRow, FoundGameRow, FoundSeatRow, GameKey, GameRow, GameSearch, GameSeatRow, KeptGame, Looked,
    MadeChoice, NewGame, SeatSumRow, Wanted,
};
pub use ids::{BadId, GuestId, TableId, TournamentId};
pub use outbox::{Notice, NoticeRow, Posted, When};
pub use phrases::{MOST_PHRASES, PhraseRow, Said, Say, SwitchTalk, TalkRows, Wants};
pub use plans::{KeepPlan, PlanRow};
pub use profiles::PlayedRow;
pub use ratings::{
    Count, CountedResult, FitRow, Fitted, FormRow, Kin, LeaderRow, NewResult, PointRow, RatedUpto,
    RatingChangeRow, RatingRow, Recount, ResultRow, SeatRow, ShareRow, Together,
};
pub use reports::{AnswerDecision, Decide, Effect, KeepReport, ReportRow, Reported};
pub use rests::{ChangeRest, RestRow};
pub use rows::{
    ChairRow, Change, Commit, JudgmentRow, LearntRow, ListedRow, PuzzledRow, StepRow, Stored, TableRow,
    Timing, UsedHandover,
};

pub use seeks::{SEEK_LIFE, SeekRow};
pub use tournaments::{
    ByeRow, DuePairing, EndedPairing, Entered, EntrantRow, MOST_ENTRANTS, NewPairing, NewRound, PairedRow,
    PairingRow, TournamentListedRow, TournamentRow, WholeTournament,
};

use engine::{Readers, Statement};
use rows::row_of_either;
use statements::{DeleteHandovers, KeepHandover, Setting, Summary, Tiny};
use write::WriteConnection;
use writer::Writer;

/// The tables, where nothing is forgotten.
pub struct Store {
    readers: Readers,
    writer: Writer,
    /// What this node is called in claims.
    node: String,
}

/// The tables as they were at one moment. Nothing can be written there.
pub struct Past(Store);

impl Deref for Past {
    type Target = Store;

    fn deref(&self) -> &Store {
        &self.0
    }
}

/// How durable a commit is before anyone hears about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Durability {
    /// If the machine crashes, nothing that was acknowledged is lost.
    #[default]
    Full,
    /// If the machine crashes, the last moments may be lost but nothing breaks; if the program crashes, nothing is lost.
    Normal,
}

/// The chairs of a table, each with when nothing is to fall due for whoever sits there.
static CHAIRS: LazyLock<String> = LazyLock::new(|| {
    format!(
        "SELECT place, kind, who, name, entropy, {REST_OF_CHAIR} AS rest FROM chairs WHERE table_id = $1 ORDER BY place"
    )
});

const REST_OF_CHAIR: &str =
    "(SELECT quiet || ';' || CAST(away_until AS TEXT) FROM rests WHERE rests.account = chairs.who)";

/// How many changes a store writes to a database at the same time, each with what else came in.
pub const WRITERS: usize = postgres::WRITERS;

/// The file in the data folder that holds the tables.
pub const FILE: &str = "akhet.sqlite";

/// The same with the files that stand beside it while it is in use.
pub const FILES: [&str; 3] = [FILE, "akhet.sqlite-wal", "akhet.sqlite-shm"];

impl Store {
    /// Opens the store in a folder, migrating an older one.
    pub async fn open(folder: &Path, durability: Durability) -> Result<Store, StoreError> {
        let (readers, connection) = sqlite::open(folder, durability).await?;
        Ok(Store::of(readers, vec![WriteConnection::Sqlite(connection)]))
    }

    /// Opens the store in a database that other programs may use at the same time, such as
    /// `postgres://akhet@localhost/akhet`, migrating an older one.
    pub async fn connect(address: &str) -> Result<Store, StoreError> {
        let (readers, connections) = postgres::open(address).await?;
        let connections = connections.into_iter().map(WriteConnection::Postgres).collect();
        Ok(Store::of(readers, connections))
    }

    fn of(readers: Readers, connections: Vec<WriteConnection>) -> Store {
        let node = claims::fresh_node();
        Store { readers, writer: Writer::start(connections, &node), node }
    }

    /// Everything as it is now, for whoever reads much of it: what is written meanwhile is not seen there.
    pub async fn as_of_now(&self) -> Result<Past, StoreError> {
        let readers = self.readers.as_of_now().await?;
        Ok(Past(Store { readers, writer: Writer::start(Vec::new(), &self.node), node: self.node.clone() }))
    }

    /// Makes a change durable. When this returns, it is on disk.
    pub async fn commit(&self, commit: Commit) -> Result<(), StoreError> {
        self.writer.commit(commit).await
    }

    /// What has been written so far, in numbers.
    pub fn figures(&self) -> Figures {
        self.writer.figures()
    }

    /// Finishes pending work and closes the files.
    pub async fn close(&self) {
        self.writer.close().await;
        self.readers.close().await;
    }

    /// A table with everything that belongs to it.
    pub async fn load(&self, id: &TableId) -> Result<Option<Stored>, StoreError> {
        // One transaction, so that the rows of one commit are seen together.
        let mut reading = self.readers.begin().await?;
        let mut on = reading.on();
        let Some(table) = on.first(Statement::new(&TABLE).with(id)).await? else { return Ok(None) };
        let chairs = on.all(Statement::new(&CHAIRS).with(id)).await?;
        let steps = "SELECT n, revision, actor, text, at FROM steps WHERE table_id = $1 ORDER BY n";
        let steps = on.all(Statement::new(steps).with(id)).await?;
        reading.end().await?;
        Ok(Some(Stored { table, chairs, steps }))
    }

    /// A table as lists show it.
    pub async fn listed(&self, id: &TableId) -> Result<Option<ListedRow>, StoreError> {
        Ok(self.list(Statement::new(&TABLE).with(id)).await?.pop())
    }

    /// A table without its first steps, for somebody who knows that many of an earlier revision. Nothing if some of them have
    /// been taken back since: then everything has to be read.
    pub async fn load_after(
        &self,
        id: &TableId,
        steps: usize,
        revision: u64,
    ) -> Result<Option<Stored>, StoreError> {
        let later = match &self.readers {
            Readers::Sqlite(..) => &LATER_SQLITE,
            Readers::Postgres(..) => &LATER_POSTGRES,
        };
        let later = Statement::new(later).with(id).with(steps as i64).with(revision as i64);
        let Some(row) = self.readers.row(later).await? else { return Ok(None) };
        let Later { chairs, steps } = row.read()?;
        let unread = |error: serde_json::Error| StoreError::Unread(format!("JSON of the database: {error}"));
        let steps = steps.map_or(Ok(Vec::new()), |steps| serde_json::from_str(&steps).map_err(unread));
        let chairs = serde_json::from_str(&chairs).map_err(unread)?;
        Ok(Some(Stored { table: row.read()?, chairs, steps: steps? }))
    }

    /// The tables a guest sits at, most recently changed first.
    pub async fn tables_of(&self, guest: &GuestId, most: i64) -> Result<Vec<ListedRow>, StoreError> {
        self.list(Statement::new(&TABLES_OF).with(guest).with(most)).await
    }

    /// The tables that anybody may join or watch, most recently changed first, without those of people whom the reader has
    /// blocked or who have blocked the reader.
    pub async fn open_tables(
        &self,
        reader: &GuestId,
        since: i64,
        most: i64,
    ) -> Result<Vec<ListedRow>, StoreError> {
        self.list(Statement::new(&OPEN_TABLES).with(since).with(most).with(reader)).await
    }

    /// The tables that anybody may join or watch, whoever asks. What somebody is not to see of them is left out later.
    pub async fn all_open_tables(&self, since: i64, most: i64) -> Result<Vec<ListedRow>, StoreError> {
        self.list(Statement::new(&ALL_OPEN_TABLES).with(since).with(most)).await
    }

    /// How far the tables have got that anybody may join or watch.
    pub async fn stages_of_open_tables(
        &self,
        since: i64,
        most: i64,
    ) -> Result<Vec<(TableId, i64)>, StoreError> {
        let stages = "SELECT id, revision FROM tables \
                      WHERE kind = 'open' AND progress IN ('gathering', 'playing') AND changed >= $1 \
                      ORDER BY progress, changed DESC, id LIMIT $2";
        let stages = Statement::new(stages).with(since).with(most);
        self.readers.all(stages).await.map_err(StoreError::from)
    }

    /// Whom somebody is not to meet: those whom they have blocked, those who have blocked them, and the
    /// programs of both.
    pub async fn apart_from(&self, who: &GuestId) -> Result<Vec<GuestId>, StoreError> {
        let apart: Vec<(GuestId,)> = self.readers.all(Statement::new(&APART_FROM).with(who)).await?;
        Ok(apart.into_iter().map(|(other,)| other).collect())
    }

    /// These tables with their chairs, both as of the same commit. One that cannot be read is left out, so that it does not
    /// take the others with it.
    async fn list(&self, tables: Statement<'_>) -> Result<Vec<ListedRow>, StoreError> {
        let mut reading = self.readers.begin().await?;
        let mut on = reading.on();
        let mut rows = Vec::new();
        for table in on.rows(tables).await?.iter().filter_map(|row| readable(row.read::<TableRow>())) {
            let chairs = on.rows(Statement::new(&CHAIRS).with(&table.id)).await?;
            let chairs = chairs.iter().map(engine::Row::read).collect();
            rows.extend(readable(chairs).map(|chairs| ListedRow { table, chairs }));
        }
        reading.end().await?;
        Ok(rows)
    }

    /// The next tables after this one that have no summary for lists, in a fixed order.
    pub async fn tables_without_summary(
        &self,
        after: Option<&TableId>,
        most: i64,
    ) -> Result<Vec<TableId>, StoreError> {
        let tables = "SELECT id FROM tables WHERE summary IS NULL AND id > $1 ORDER BY id LIMIT $2";
        let after = after.map_or("", TableId::as_str);
        self.ids(Statement::new(tables).with(after).with(most)).await
    }

    /// The next tables after this one of which it is not known whether they wait for a guest, in a fixed order.
    pub async fn tables_that_may_ask(
        &self,
        after: Option<&TableId>,
        most: i64,
    ) -> Result<Vec<TableId>, StoreError> {
        let tables = "SELECT id FROM tables WHERE asks IS NULL AND id > $1 ORDER BY id LIMIT $2";
        let after = after.map_or("", TableId::as_str);
        self.ids(Statement::new(tables).with(after).with(most)).await
    }

    /// The tables at which others wait for a decision of this guest, those first at which time runs out first.
    pub async fn tables_that_ask(&self, guest: &GuestId, most: i64) -> Result<Vec<TableId>, StoreError> {
        let tables = "SELECT id FROM tables WHERE asks = $1 AND progress = 'playing' \
                      ORDER BY deadline IS NULL, deadline, changed, id LIMIT $2";
        self.ids(Statement::new(tables).with(guest).with(most)).await
    }

    /// The same for several guests at once, in no order.
    pub async fn tables_that_ask_any(
        &self,
        guests: &[GuestId],
    ) -> Result<Vec<(GuestId, TableId)>, StoreError> {
        let tables = match &self.readers {
            Readers::Sqlite(..) => &THAT_ASK_SQLITE,
            Readers::Postgres(..) => &THAT_ASK_POSTGRES,
        };
        let guests = statements::to_json(&guests);
        self.readers.all(Statement::new(tables).with(&guests)).await.map_err(StoreError::from)
    }

    /// Stores the summary of a table, and whom it waits for, unless the table has changed since it was read.
    pub async fn keep_summary(&self, table: TableRow) -> Result<(), StoreError> {
        self.writer.write(Summary(Box::new(table))).await
    }

    /// The tables where a computer player was thinking when the program stopped.
    pub async fn tables_waiting_for_bots(&self) -> Result<Vec<TableId>, StoreError> {
        self.ids(Statement::new("SELECT id FROM tables WHERE waits_for_bot")).await
    }

    /// The tables where somebody had to reveal something by this time.
    pub async fn tables_to_reveal_by(&self, now: i64) -> Result<Vec<TableId>, StoreError> {
        self.ids(Statement::new("SELECT id FROM tables WHERE reveal_by <= $1").with(now)).await
    }

    /// How far these tables have got: their revisions, the hidden changes since, and the number of the last phrase.
    pub async fn stages(&self, tables: &[&TableId]) -> Result<Vec<(TableId, i64, i64, i64)>, StoreError> {
        let stages = match &self.readers {
            Readers::Sqlite(..) => &STAGES_SQLITE,
            Readers::Postgres(..) => &STAGES_POSTGRES,
        };
        let tables = statements::to_json(&tables);
        self.readers.all(Statement::new(stages).with(&tables)).await.map_err(StoreError::from)
    }

    /// How many tables a guest has made since a time. Those of somebody and of their programs count together.
    pub async fn count_tables_by(&self, creator: &GuestId, since: i64) -> Result<i64, StoreError> {
        let count = Statement::new(&TABLES_BY);
        let counted: Option<(i64,)> = self.readers.first(count.with(creator).with(since)).await?;
        Ok(counted.map_or(0, |(count,)| count))
    }

    /// Every table, in a fixed order.
    pub async fn all_tables(&self) -> Result<Vec<TableId>, StoreError> {
        self.ids(Statement::new("SELECT id FROM tables ORDER BY created, id")).await
    }

    /// The tables that a statement gives. Anything that is not an id is left out, since no request could ask for it anyway.
    async fn ids(&self, statement: Statement<'_>) -> Result<Vec<TableId>, StoreError> {
        let read = |(text,): (String,)| {
            TableId::try_from(text)
                .inspect_err(|error| tracing::error!(%error, "a stored table has no address"))
                .ok()
        };
        Ok(self.readers.all(statement).await?.into_iter().filter_map(read).collect())
    }

    /// Keeps a one-time link for what a guest plays at a table, unless the guest no longer plays there. Returns whether
    /// it was kept. A link lasts until somebody else gets the seat, by the same commit.
    pub async fn keep_handover(
        &self,
        token: &str,
        table: &TableId,
        maker: &GuestId,
        expires: i64,
    ) -> Result<bool, StoreError> {
        let (token, table, maker) = (token.to_owned(), table.clone(), maker.clone());
        self.writer.write(KeepHandover { token, table, maker, expires }).await
    }

    /// The table of a one-time link and the first seat of its maker, if the link expires within this time.
    pub async fn find_handover(
        &self,
        token: &str,
        good: &RangeInclusive<i64>,
    ) -> Result<Option<(TableId, u8)>, StoreError> {
        let link =
            Statement::new("SELECT table_id, seat FROM moves WHERE token = $1 AND expires BETWEEN $2 AND $3");
        let link = link.with(token).with(good.start()).with(good.end());
        let found: Option<(TableId, i64)> = self.readers.first(link).await?;
        Ok(found.map(|(table, seat)| (table, seat as u8)))
    }

    /// Deletes the one-time links that do not expire within this time.
    pub async fn delete_handovers_but(&self, good: RangeInclusive<i64>) -> Result<(), StoreError> {
        self.writer.write(DeleteHandovers { good }).await
    }

    /// Keeps what a review found about one position.
    pub async fn keep_judgment(&self, row: JudgmentRow) -> Result<(), StoreError> {
        self.writer.write(row).await
    }

    /// What reviews with this number of iterations have found about a table, in order.
    pub async fn judgments(&self, table: &TableId, nodes: u32) -> Result<Vec<String>, StoreError> {
        let found = "SELECT judgment FROM judgments WHERE table_id = $1 AND nodes = $2 ORDER BY position";
        let found = self.readers.all(Statement::new(found).with(table).with(nodes)).await?;
        Ok(found.into_iter().map(|(judgment,)| judgment).collect())
    }

    /// What reviews with this number of iterations have found about a guest's own decisions, each with its table and game, at
    /// the tables that were reviewed and changed last. Those are left out of which not all of these decisions were judged, and
    /// those where the guest had several seats, because others may have decided on the same device. Steps that were copied
    /// from another table came with no revision; they count where they were made.
    pub async fn judgments_of(
        &self,
        guest: &GuestId,
        nodes: u32,
        before: &str,
        most: i64,
    ) -> Result<Vec<(String, String, String)>, StoreError> {
        let found = Statement::new(JUDGMENTS_OF).with(guest).with(nodes).with(most).with(before);
        self.readers.all(found).await.map_err(StoreError::from)
    }

    /// How a guest's last games of a kind ended that were played to the end against one computer player, most recently changed
    /// first: the seat, the computer player, how it was cut short and the summary. Those are left out that were played on
    /// one device, began with steps of another table, or had numbers other than the shipped ones.
    pub async fn games_against_bots(
        &self,
        guest: &GuestId,
        game: &str,
        most: i64,
    ) -> Result<Vec<(i64, String, Option<String>, Option<String>)>, StoreError> {
        let games = Statement::new(GAMES_AGAINST_BOTS).with(guest).with(game).with(most);
        self.readers.all(games).await.map_err(StoreError::from)
    }

    /// Keeps that a guest has done a step of a lesson. The first time counts.
    pub async fn keep_learnt(&self, row: LearntRow) -> Result<(), StoreError> {
        self.writer.write(row).await
    }

    /// The steps of lessons of a game that a guest has done, each with its lesson.
    pub async fn learnt(&self, guest: &GuestId, game: &str) -> Result<Vec<(String, String)>, StoreError> {
        let steps = "SELECT lesson, step FROM learnt WHERE guest = $1 AND game = $2 ORDER BY done";
        self.readers.all(Statement::new(steps).with(guest).with(game)).await.map_err(StoreError::from)
    }

    /// Keeps what came of a puzzle. The first answer of each number counts, and how it ended.
    pub async fn keep_puzzled(&self, row: PuzzledRow) -> Result<(), StoreError> {
        self.writer.write(row).await
    }

    /// What a guest made of the puzzles of a game, in order: number, puzzle and what came of it.
    pub async fn puzzled(
        &self,
        guest: &GuestId,
        game: &str,
    ) -> Result<Vec<(i64, String, String)>, StoreError> {
        let puzzles =
            "SELECT number, puzzle, outcome FROM puzzled WHERE guest = $1 AND game = $2 ORDER BY number";
        self.readers.all(Statement::new(puzzles).with(guest).with(game)).await.map_err(StoreError::from)
    }

    /// A value that is made once and then kept forever.
    pub async fn setting(&self, key: &str, fresh: &str) -> Result<String, StoreError> {
        let kept = Statement::new("SELECT value FROM settings WHERE key = $1").with(key);
        match self.readers.first(kept).await? {
            Some((kept,)) => Ok(kept),
            None => self.writer.write(Setting { key: key.to_owned(), fresh: fresh.to_owned() }).await,
        }
    }

    /// Makes a change that matters to nobody durable, to find out whether that works.
    pub async fn try_writing(&self) -> Result<(), StoreError> {
        self.writer.write(Tiny).await
    }
}

static TABLES_BY: LazyLock<String> = LazyLock::new(|| {
    let person = blocks::person("$1");
    format!(
        "SELECT count(*) FROM tables WHERE created >= $2 AND (creator = $1 \
         OR creator IN (SELECT id FROM accounts WHERE id = {person} OR owner = {person}))"
    )
});

static STAGES_SQLITE: LazyLock<String> = LazyLock::new(|| stages("SELECT value FROM json_each($1)"));
static STAGES_POSTGRES: LazyLock<String> =
    LazyLock::new(|| stages("SELECT jsonb_array_elements_text($1::jsonb)"));

static THAT_ASK_SQLITE: LazyLock<String> = LazyLock::new(|| that_ask("SELECT value FROM json_each($1)"));
static THAT_ASK_POSTGRES: LazyLock<String> =
    LazyLock::new(|| that_ask("SELECT jsonb_array_elements_text($1::jsonb)"));

fn that_ask(guests: &str) -> String {
    format!("SELECT asks, id FROM tables WHERE progress = 'playing' AND asks IN ({guests})")
}

fn stages(tables: &str) -> String {
    format!(
        "SELECT id, revision, hidden, COALESCE((SELECT MAX(n) FROM phrases WHERE table_id = tables.id), 0) \
         FROM tables WHERE id IN ({tables})"
    )
}

static TABLE: LazyLock<String> = LazyLock::new(|| TableRow::select("", "WHERE id = $1"));

static TABLES_OF: LazyLock<String> = LazyLock::new(|| {
    TableRow::select(
        "",
        "WHERE id IN (SELECT table_id FROM chairs WHERE kind = 'guest' AND who = $1) \
         ORDER BY changed DESC LIMIT $2",
    )
});

static OPEN_TABLES: LazyLock<String> = LazyLock::new(|| {
    let apart = apart_from("$3");
    let shown = format!(
        "WHERE kind = 'open' AND progress IN ('gathering', 'playing') AND changed >= $1 \
         AND creator NOT IN ({apart}) \
         AND id NOT IN (SELECT table_id FROM chairs WHERE kind = 'guest' AND who IN ({apart})) \
         ORDER BY progress, changed DESC LIMIT $2"
    );
    TableRow::select("", &shown)
});

static APART_FROM: LazyLock<String> = LazyLock::new(|| apart_from("$1"));

/// Whom somebody has blocked, who has blocked them, and the programs of both.
fn apart_from(who: &str) -> String {
    format!(
        "SELECT other FROM blocks WHERE blocker = {who} UNION SELECT blocker FROM blocks WHERE other = {who} \
         UNION SELECT accounts.id FROM accounts JOIN blocks ON (blocker = {who} AND other = accounts.owner) \
         OR (other = {who} AND blocker = accounts.owner) WHERE accounts.owner IS NOT NULL"
    )
}

static ALL_OPEN_TABLES: LazyLock<String> = LazyLock::new(|| {
    TableRow::select(
        "",
        "WHERE kind = 'open' AND progress IN ('gathering', 'playing') AND changed >= $1 \
         ORDER BY progress, changed DESC, id LIMIT $2",
    )
});

/// What belongs to a table, as lists of lists in JSON. There may be no later steps.
struct Later {
    chairs: String,
    steps: Option<String>,
}

row_of_either! { Later { chairs: String, steps: Option<String>, } }

static LATER_SQLITE: LazyLock<String> = LazyLock::new(|| later("json_group_array", "json_array", ""));
static LATER_POSTGRES: LazyLock<String> = LazyLock::new(|| later("json_agg", "json_build_array", "::text"));

/// A table with its chairs and its steps from a number on, if those before came with a revision or earlier ones. Steps are
/// taken back from the last one on, so that is the one to ask for. One statement, so everything is as of one moment, and it
/// is waited for once.
fn later(all: &str, each: &str, text: &str) -> String {
    let chairs = format!(
        "(SELECT {all}({each}(place, kind, who, name, entropy, {REST_OF_CHAIR}) ORDER BY place){text} \
         FROM chairs WHERE table_id = $1) AS chairs"
    );
    let steps = format!(
        "(SELECT {all}({each}(n, revision, actor, text, at) ORDER BY n){text} \
         FROM steps WHERE table_id = $1 AND n >= $2) AS steps"
    );
    let known =
        "($2 = 0 OR EXISTS (SELECT 1 FROM steps WHERE table_id = $1 AND n = $2 - 1 AND revision <= $3))";
    TableRow::select(&format!(", {chairs}, {steps}"), &format!("WHERE id = $1 AND {known}"))
}

/// The tables, the guest's decisions there, what was found about each, and the tables at which that is not missing for any.
const JUDGMENTS_OF: &str = "\
    WITH seated AS ( \
        SELECT tables.id, tables.game, MIN(chairs.place) AS seat \
        FROM chairs JOIN tables ON tables.id = chairs.table_id \
        WHERE chairs.kind = 'guest' AND chairs.who = $1 AND tables.progress = 'over' \
        AND EXISTS (SELECT 1 FROM judgments WHERE table_id = tables.id AND nodes = $2) \
        AND (tables.deal IS NULL OR $4 = '' OR tables.deal NOT IN (SELECT deals.id FROM deals WHERE deals.day >= $4)) \
        GROUP BY tables.id HAVING COUNT(*) = 1 ORDER BY tables.changed DESC LIMIT $3 \
    ), judged AS ( \
        SELECT seated.id, seated.game, steps.n, judgments.judgment \
        FROM seated JOIN steps ON steps.table_id = seated.id AND steps.actor = seated.seat AND steps.revision > 0 \
        LEFT JOIN judgments ON judgments.table_id = seated.id AND judgments.nodes = $2 \
        AND judgments.position = steps.n \
    ), whole AS (SELECT id FROM judged GROUP BY id HAVING COUNT(*) = COUNT(judgment)) \
    SELECT id, game, judgment FROM judged WHERE id IN (SELECT id FROM whole) ORDER BY id, n";

const GAMES_AGAINST_BOTS: &str = "\
    SELECT own.place, bot.who, tables.ended, tables.summary \
    FROM chairs AS own JOIN tables ON tables.id = own.table_id \
    JOIN chairs AS bot ON bot.table_id = own.table_id AND bot.kind = 'bot' \
    WHERE own.kind = 'guest' AND own.who = $1 AND tables.game = $2 AND tables.progress = 'over' \
    AND tables.kind <> 'device' AND tables.opening = '' AND tables.edition IS NULL \
    AND (SELECT COUNT(*) FROM chairs WHERE table_id = own.table_id) = 2 \
    ORDER BY tables.changed DESC LIMIT $3";

/// What was read; the log says what cannot be.
fn readable<T>(read: Result<T, sqlx::Error>) -> Option<T> {
    read.inspect_err(|error| tracing::error!(%error, "a row of a stored table cannot be read")).ok()
}
