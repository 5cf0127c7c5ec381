//! Everything that cannot be made again, as files in a folder, and back: for backups, and for moving to another machine or
//! from a folder to a database. Tables are records, beside them is the key that signs cookies, and below are what guests have
//! learnt and solved and the deals of days that are over. Whatever is still sealed stays where it is.

mod contests;
mod games;
mod others;
mod rated;
mod record;

use std::fmt;
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};

use catalog::{Day, DealId};
use store::{Commit, Past, Store, StoreError, Stored};

use crate::clock;
use crate::data::{self, DataError, Place};
use crate::guests::{KEY_SETTING, Key};
use crate::private;
use crate::tables::{Snapshot, contain, recount};
use contests::{export_tournaments, import_tournament};
use games::{export_games, import_game};
use others::{
    export_accounts, export_deals, export_guests, export_reports, import_account, import_deal, import_guest,
    import_report,
};
use rated::{export_fits, export_results, import_fit, import_result};
use record::{read_record, write_record};

/// What became of each file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Archived {
    /// The records of tables that were written or read.
    pub done: usize,
    /// The same of guests and deals.
    pub others: usize,
    /// What was left out because it is there already, and why.
    pub left_out: Vec<String>,
    /// What was left out because it is broken, and why.
    pub broken: Vec<String>,
}

/// Why something is left out.
enum LeftOut {
    Known(String),
    Broken(String),
}

impl<P: fmt::Display> From<P> for LeftOut {
    fn from(problem: P) -> LeftOut {
        LeftOut::Broken(problem.to_string())
    }
}

impl Archived {
    fn note_table(&mut self, name: &dyn fmt::Display, became: Result<(), LeftOut>) {
        self.done += usize::from(became.is_ok());
        self.note(name, became);
    }

    fn note_other(&mut self, name: &dyn fmt::Display, became: Result<(), LeftOut>) {
        self.others += usize::from(became.is_ok());
        self.note(name, became);
    }

    fn note(&mut self, name: &dyn fmt::Display, became: Result<(), LeftOut>) {
        match became {
            Ok(()) => {}
            Err(LeftOut::Known(reason)) => self.left_out.push(format!("{name}: {reason}")),
            Err(LeftOut::Broken(reason)) => self.broken.push(format!("{name}: {reason}")),
        }
    }
}

/// The file with the key that signs cookies, so that guests are still recognised after an import.
const KEY_FILE: &str = "guests.key";

/// The longest file that is read, in bytes. Records of long games have some ten thousand.
const LONGEST: u64 = 4 * 1024 * 1024;

/// The folders with what is known of guests and with the deals.
const GUESTS: &str = "guests";
const DEALS: &str = "deals";

/// The folders with the accounts, and with what people have said against each other.
const ACCOUNTS: &str = "accounts";
const REPORTS: &str = "reports";

/// The folders with the results of rated games, and with the fits of all of them. Ratings follow from these.
const RESULTS: &str = "results";
const FITS: &str = "fits";

/// The folder with the finished games that everybody may look up.
const GAMES: &str = "games";

/// The folder with the tournaments.
const TOURNAMENTS: &str = "tournaments";

/// Writes everything. Records of unfinished games contain the secret of their draws, so all this is only for the operator of
/// the server.
pub async fn export(place: &Place, folder: &Path) -> Result<Archived, DataError> {
    let store = data::open(place).await?;
    let archived = export_now(&store, folder).await.map_err(|problem| DataError::of_folder(folder, &problem));
    store.close().await;
    archived
}

async fn export_now(store: &Store, folder: &Path) -> Result<Archived, String> {
    private::make_folder(folder).map_err(told)?;
    let key = store.setting(KEY_SETTING, &Key::fresh()).await.map_err(told)?;
    private::write(&folder.join(KEY_FILE), &format!("{key}\n")).map_err(told)?;
    let past = store.as_of_now().await.map_err(told)?;
    let archived = export_all(&past, folder).await;
    past.close().await;
    archived
}

/// People play on meanwhile. What is written is as of one moment, so that no game is over without its result, and no tournament
/// without its tables.
async fn export_all(store: &Past, folder: &Path) -> Result<Archived, String> {
    let mut archived = Archived::default();
    archived.others += export_guests(store, &folder.join(GUESTS)).await?;
    archived.others += export_accounts(store, &folder.join(ACCOUNTS)).await?;
    archived.others += export_reports(store, &folder.join(REPORTS)).await?;
    archived.others += export_deals(store, &folder.join(DEALS)).await?;
    archived.others += export_results(store, &folder.join(RESULTS)).await?;
    archived.others += export_fits(store, &folder.join(FITS)).await?;
    archived.others += export_tournaments(store, &folder.join(TOURNAMENTS)).await?;
    archived.others += export_games(store, &folder.join(GAMES)).await?;
    for id in store.all_tables().await.map_err(told)? {
        let record = match store.load(&id).await {
            Ok(Some(stored)) if is_sealed(store, &stored).await.map_err(told)? => {
                archived.note_table(&id, Err(LeftOut::Known(SEALED.to_owned())));
                continue;
            }
            Ok(Some(stored)) => write_record(&stored),
            Ok(None) => continue,
            Err(error) => Err(error.to_string()),
        };
        if let Ok(record) = &record {
            private::write(&folder.join(format!("{id}.txt")), &record.to_string()).map_err(told)?;
        }
        archived.note_table(&id, record.map(|_| ()).map_err(LeftOut::from));
    }
    Ok(archived)
}

fn told(problem: impl fmt::Display) -> String {
    problem.to_string()
}

const SEALED: &str = "it is a table of a daily deal whose day is not over, so its secret stays where it is";

/// Whether a table is one of a deal whose day is not over.
async fn is_sealed(store: &Store, stored: &Stored) -> Result<bool, StoreError> {
    let Some(deal) = &stored.table.deal else { return Ok(false) };
    let is_over = store.deal(deal).await?.is_some_and(|deal| deal.is_over);
    Ok(!is_past(deal) && !is_over)
}

/// Whether the day of a deal is over by the clock.
fn is_past(deal: &str) -> bool {
    deal.parse().is_ok_and(|deal: DealId| deal.day < Day::at(clock::now()))
}

/// Reads what [`export`] wrote, or what somebody says it did. Each file is checked before any of it is stored; what is there
/// already stays as it is.
pub async fn import(place: &Place, folder: &Path) -> Result<Archived, DataError> {
    let failed = |problem: std::io::Error| DataError::of_folder(folder, &problem);
    let records = files(folder, "txt").map_err(failed)?;
    let store = data::open(place).await?;
    let mut archived = Archived::default();
    let key = folder.join(KEY_FILE);
    if key.exists() {
        archived.note(&KEY_FILE, import_key(&store, &key).await);
    }
    for path in files(&folder.join(GUESTS), "json").unwrap_or_default() {
        archived.note_other(&path.display(), import_guest(&store, &path).await);
    }
    for path in files(&folder.join(ACCOUNTS), "json").unwrap_or_default() {
        archived.note_other(&path.display(), import_account(&store, &path).await);
    }
    for path in files(&folder.join(REPORTS), "json").unwrap_or_default() {
        archived.note_other(&path.display(), import_report(&store, &path).await);
    }
    for path in files(&folder.join(DEALS), "json").unwrap_or_default() {
        archived.note_other(&path.display(), import_deal(&store, &path).await);
    }
    let before = archived.others;
    let results = files(&folder.join(RESULTS), "json").unwrap_or_default();
    for path in &results {
        archived.note_other(&path.display(), import_result(&store, path, results.len()).await);
    }
    let fits = files(&folder.join(FITS), "json").unwrap_or_default();
    for path in &fits {
        archived.note_other(&path.display(), import_fit(&store, path, fits.len()).await);
    }
    if archived.others > before {
        archived.note(&RESULTS, recount(&store).await.map_err(LeftOut::from));
    }
    for path in records {
        archived.note_table(&path.display(), import_table(&store, &path).await);
    }
    for path in files(&folder.join(GAMES), "json").unwrap_or_default() {
        archived.note_other(&path.display(), import_game(&store, &path).await);
    }
    // A tournament takes a table that is not there for one that is gone.
    for path in files(&folder.join(TOURNAMENTS), "json").unwrap_or_default() {
        archived.note_other(&path.display(), import_tournament(&store, &path).await);
    }
    store.close().await;
    Ok(archived)
}

/// The files in a folder whose names end like this, in order.
fn files(folder: &Path, end: &str) -> std::io::Result<Vec<PathBuf>> {
    let paths = fs::read_dir(folder)?.filter_map(Result::ok).map(|file| file.path());
    let mut paths: Vec<PathBuf> =
        paths.filter(|path| path.extension().is_some_and(|extension| extension == end)).collect();
    paths.sort();
    Ok(paths)
}

async fn import_key(store: &Store, path: &Path) -> Result<(), LeftOut> {
    let text = read_file(path)?;
    let key = text.trim();
    // With a key that can be guessed, anybody could claim to be any guest.
    if !Key::is_key(key) {
        Err("a key is 64 random hexadecimal digits in small letters")?;
    }
    if store.setting(KEY_SETTING, key).await? == key {
        return Ok(());
    }
    let problem = "this data folder has a key of its own, so guests have to come back by new links";
    Err(LeftOut::Known(problem.to_owned()))
}

async fn import_table(store: &Store, path: &Path) -> Result<(), LeftOut> {
    let text = read_file(path)?;
    let mut stored = contain(|| read_record(&text))?;
    if is_sealed(store, &stored).await? {
        return Err(LeftOut::Broken(SEALED.to_owned()));
    }
    // A try counts where it is known to be the first.
    if stored.table.counts {
        let deal = stored.table.deal.as_deref().unwrap_or_default();
        stored.table.counts = store.is_first_try(deal, &stored.table.id).await?;
    }
    if store.load(&stored.table.id).await?.is_some() {
        return Err(LeftOut::Known("this table is there already".to_owned()));
    }
    let problem = |problem: String| format!("this table cannot be read: {problem}");
    let mut table = Snapshot::try_read(&stored).map_err(problem)?;
    table.begin_turn_at(store.moment().await?.now);
    // What can be derived is derived, whatever the file says about it.
    Ok(store.commit(Commit::Create(Box::new(table.stored()))).await?)
}

/// Reads a plain file of a sensible length. Anything else could lead elsewhere or never end.
fn read_file(path: &Path) -> Result<String, String> {
    let told = |error: std::io::Error| error.to_string();
    let about = fs::symlink_metadata(path).map_err(told)?;
    if !about.is_file() {
        return Err("it is not a plain file".to_owned());
    }
    let mut bytes = Vec::new();
    fs::File::open(path).map_err(told)?.take(LONGEST + 1).read_to_end(&mut bytes).map_err(told)?;
    if bytes.len() as u64 > LONGEST {
        return Err(format!("it is longer than {LONGEST} bytes"));
    }
    String::from_utf8(bytes).map_err(|_| "it is not a text".to_owned())
}

#[cfg(test)]
mod tests {
    use store::{Durability, NewResult, ResultRow, SeatRow};

    use super::*;
    use crate::tables::begun;

    #[tokio::test]
    async fn a_game_that_ends_meanwhile_is_neither_over_without_its_result_nor_has_one_before() {
        let (folder, tables, live, guest) = begun().await;
        let store = Store::open(folder.path(), Durability::Normal).await.unwrap();
        let past = store.as_of_now().await.unwrap();
        let revision = live.now().revision_for(&live.now().seats_of(&guest));
        let over = tables.resign(&live, &guest, revision).await.unwrap();
        let seat =
            SeatRow { who: "zsofi".into(), strength: None, rank: Some(0), turns: 9, ended: "played".into() };
        let result = NewResult {
            table: over.id.clone(),
            game: "imhotep-duel".into(),
            at: clock::now(),
            field: "{}".into(),
            seats: vec![seat],
        };
        store.keep_old_result(ResultRow { result, number: None, verdict: None }).await.unwrap();
        for (name, is_over) in [("before", false), ("after", true)] {
            let archive = folder.path().join(name);
            private::make_folder(&archive).unwrap();
            let exported =
                if is_over { export_now(&store, &archive).await } else { export_all(&past, &archive).await };
            assert_eq!(exported.unwrap().done, 1);
            let record = fs::read_to_string(archive.join(format!("{}.txt", over.id))).unwrap();
            assert_eq!(read_record(&record).unwrap().table.progress == "over", is_over, "{record}");
            let has_result = archive.join(RESULTS).join(format!("{}.json", over.id)).exists();
            assert_eq!(has_result, is_over);
        }
    }
}
