//! A data folder, the service over it, and two guests.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use catalog::Entropy;
use game::Turn;
use rusqlite::Connection;
use service::{
    Brought, Client, Durability, GuestId, Kind, Listed, Live, NewTable, Place, Rated, Settings, Sitter,
    Snapshot, TableId, Tables,
};
use tempfile::TempDir;

pub(crate) struct House {
    folder: TempDir,
    pub(crate) tables: Arc<Tables>,
    pub(crate) guests: [GuestId; 2],
}

impl House {
    pub(crate) async fn new() -> House {
        House::with_review_nodes(20).await
    }

    pub(crate) async fn with_review_nodes(review_nodes: u32) -> House {
        let folder = tempfile::tempdir().unwrap();
        let tables = open(folder.path(), review_nodes).await;
        House { folder, tables, guests: ["zsofi", "balint"].map(|name| name.parse().unwrap()) }
    }

    /// Stops the service and starts it again.
    pub(crate) async fn restart(&mut self) {
        self.tables.close().await;
        self.tables = open(self.folder.path(), 20).await;
    }

    /// A table of the Duel, not stored yet.
    pub(crate) fn new_table(kind: Kind, options: &str, sitters: &[Sitter]) -> NewTable {
        let entry = catalog::find("imhotep-duel").unwrap();
        NewTable {
            entry,
            chosen: entry.choose(options, None).unwrap(),
            kind,
            creator: None,
            client: Client::unknown(None),
            sitters: sitters.to_vec(),
            random_seats: false,
            hints: false,
            opening: Vec::new(),
            parent: None,
            timed: None,
            rated: Rated::Casual,
            tournament: None,
        }
    }

    /// An open table with both guests seated.
    pub(crate) async fn begin(&self, options: &str) -> Arc<Live> {
        self.begin_as(Kind::Open, options, self.guests.clone().map(Sitter::Guest)).await
    }

    pub(crate) async fn begin_as(&self, kind: Kind, options: &str, sitters: [Sitter; 2]) -> Arc<Live> {
        let live = self.tables.create(House::new_table(kind, options, &sitters)).await.unwrap();
        for (who, words) in sitters.into_iter().zip(["some words", "other words"]) {
            if live.now().session.is_none() {
                let words = Brought::Told(Entropy::given(words.as_bytes()));
                self.tables.sit(&live, who, None, "", words).await.unwrap();
            }
        }
        live
    }

    /// Plays the legal action with this number, wrapping around. Returns `None` once the game is over.
    pub(crate) async fn play(&self, live: &Arc<Live>, number: usize) -> Option<Arc<Snapshot>> {
        let now = live.now();
        let session = now.session.as_ref().unwrap();
        let Turn::Seat(seat) = session.turn() else { return None };
        let legal = session.legal();
        let who = now.chairs[seat.index()].sitter.clone();
        let revision = now.revision_for(&now.seats_of(&who));
        let steps = [legal[number % legal.len()].clone()];
        Some(self.tables.play(live, &who, revision, &steps).await.unwrap())
    }

    pub(crate) async fn play_some(&self, live: &Arc<Live>) {
        for number in 0..12 {
            self.play(live, number * 7).await.unwrap();
        }
    }

    /// The table as it appears in the first guest's list.
    pub(crate) async fn listed(&self, id: &TableId) -> Listed {
        let listed = self.tables.of_guest(&self.guests[0]).await.unwrap();
        listed.into_iter().find(|table| table.id == *id).unwrap()
    }

    pub(crate) fn forget_all(&self) {
        self.tables.drop_left_alone(Duration::ZERO);
    }

    /// The database, past the service.
    pub(crate) fn database(&self) -> Connection {
        Connection::open(self.folder.path().join(store::FILE)).unwrap()
    }

    /// Changes a table behind the service's back, as an older version or a broken disk would.
    pub(crate) fn spoil(&self, statement: &str, id: &TableId) {
        assert!(self.database().execute(statement, [id.as_str()]).unwrap() > 0, "{statement}");
    }
}

async fn open(folder: &Path, review_nodes: u32) -> Arc<Tables> {
    let place = Place::Folder(folder.to_owned(), Durability::Normal);
    let settings = Settings {
        bus: None,
        place,
        review_nodes,
        bot_tables: 8,
        tables_per_day: 1000,
        keep_days: None,
        reserved_names: Vec::new(),
    };
    service::open(&settings).await.unwrap().tables
}
