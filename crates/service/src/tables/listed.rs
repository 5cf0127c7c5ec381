//! Lists of tables. What they show is stored with each table, so no list has to replay a game.

use std::sync::Arc;

use catalog::Entry;
use game::{Chosen, Seat, Turn, Viewer};
use serde::{Deserialize, Serialize};
use store::{GuestId, ListedRow, TableId};

use super::Tables;
use super::snapshot::{Chair, Kind, Progress, Sitter, Snapshot, seats_of};
use crate::clock;
use crate::refusal::Refusal;

/// How many tables a list shows.
const LISTED: i64 = 30;

/// Open tables that have not changed for a day are not listed.
const FRESH: i64 = 86_400;

/// How many tables without a summary are fetched at a time.
const BATCH: i64 = 100;

/// A table in a list.
#[derive(Clone, Debug)]
pub struct Listed {
    /// Its address.
    pub id: TableId,
    /// The game.
    pub entry: &'static Entry,
    /// The options, and the edition if it is not the shipped one.
    pub chosen: Chosen,
    /// Who can get to it.
    pub kind: Kind,
    /// How many times everybody has seen it change.
    pub revision: u64,
    /// How far along it is.
    pub progress: Progress,
    /// Whether seats are drawn once everybody is there.
    pub random_seats: bool,
    /// Who sits where.
    pub chairs: Vec<Chair>,
    summary: Summary,
}

/// What only the game knows about a table, stored so that it need not be asked.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct Summary {
    /// Whose turn it is, once everybody is seated.
    turn: Option<Turn>,
    /// Everyone's points as shown to each seat, then to spectators; just once if they are all the same.
    points: Vec<Vec<i32>>,
    /// Whether somebody who plays several seats may see what the seat to move sees.
    is_open: bool,
}

impl Summary {
    pub(super) fn of(snapshot: &Snapshot) -> Summary {
        let Some(session) = &snapshot.session else { return Summary::default() };
        let shown = |viewer| session.shown_score(viewer).totals();
        let mut points: Vec<Vec<i32>> = Viewer::all(session.seats()).map(shown).collect();
        if points.iter().all(|shown| *shown == points[0]) {
            points.truncate(1);
        }
        let turn = session.turn();
        let is_open = match turn {
            Turn::Seat(seat) => {
                let sitter = &snapshot.chairs[seat.index()].sitter;
                snapshot.seats_of(sitter).len() > 1 && !session.has_secrets(seat)
            }
            Turn::Chance | Turn::Over => false,
        };
        Summary { turn: Some(turn), points, is_open }
    }

    pub(super) fn to_json(&self) -> String {
        serde_json::to_string(self).expect("a summary is made of numbers and words")
    }
}

impl Listed {
    pub(super) fn of(snapshot: &Snapshot) -> Listed {
        Listed {
            id: snapshot.id.clone(),
            entry: snapshot.entry,
            chosen: snapshot.chosen.clone(),
            kind: snapshot.kind,
            revision: snapshot.revision,
            progress: snapshot.progress(),
            random_seats: snapshot.random_seats,
            chairs: snapshot.chairs.clone(),
            summary: Summary::of(snapshot),
        }
    }

    /// Reads it from its row; `None` if the row has no summary yet or cannot be read.
    fn read(row: &ListedRow) -> Option<Listed> {
        let table = &row.table;
        let entry = catalog::find(&table.game).ok()?;
        Some(Listed {
            id: table.id.clone(),
            entry,
            chosen: entry.choose(&table.options, table.edition.as_deref()).ok()?,
            kind: table.kind.parse().ok()?,
            revision: table.revision as u64,
            progress: table.progress.parse().ok()?,
            random_seats: table.random_seats,
            chairs: row.chairs.iter().map(Chair::read).collect::<Result<_, _>>().ok()?,
            summary: serde_json::from_str(table.summary.as_deref()?).ok()?,
        })
    }

    /// Somebody's seats.
    pub fn seats_of(&self, who: &Sitter) -> Vec<Seat> {
        seats_of(&self.chairs, who)
    }

    /// Whose turn it is; `None` before everybody is seated.
    pub fn turn(&self) -> Option<Turn> {
        self.summary.turn
    }

    /// Everyone's points as shown to somebody who plays these seats, their own first; `None` before the game.
    pub fn points(&self, seats: &[Seat]) -> Option<Vec<i32>> {
        let own = match (seats, self.summary.turn?) {
            ([only], _) => Some(*only),
            ([_, _, ..], Turn::Seat(turn)) if seats.contains(&turn) && self.summary.is_open => Some(turn),
            ([..], Turn::Seat(_) | Turn::Chance | Turn::Over) => None,
        };
        let shown = own.map_or(self.chairs.len(), Seat::index);
        let mut points = self.summary.points.get(shown).or(self.summary.points.first())?.clone();
        if let Some(own) = own {
            points.get_mut(..self.chairs.len())?.rotate_left(own.index());
        }
        Some(points)
    }
}

impl Tables {
    /// The tables a guest sits at, most recently changed first.
    pub async fn of_guest(self: &Arc<Self>, guest: &GuestId) -> Result<Vec<Listed>, Refusal> {
        let rows = self.store.tables_of(guest, LISTED).await?;
        Ok(self.list(&rows).await)
    }

    /// The tables that anybody may join or watch, most recently changed first.
    pub async fn open_to_all(self: &Arc<Self>) -> Result<Vec<Listed>, Refusal> {
        let rows = self.store.open_tables(clock::now() - FRESH, LISTED).await?;
        Ok(self.list(&rows).await)
    }

    /// Tables from their rows. One without a summary is loaded in full; one that cannot be read is left out.
    async fn list(self: &Arc<Self>, rows: &[ListedRow]) -> Vec<Listed> {
        let mut listed = Vec::with_capacity(rows.len());
        for row in rows {
            match Listed::read(row) {
                Some(table) => listed.push(table),
                None => {
                    listed.extend(self.find(&row.table.id).await.ok().map(|live| Listed::of(&live.now())));
                }
            }
        }
        listed
    }

    /// Fills in the missing summaries of tables from older versions, a batch at a time.
    pub(crate) async fn summarise(self: Arc<Self>) {
        let mut after: Option<TableId> = None;
        loop {
            let ids = match self.store.tables_without_summary(after.as_ref(), BATCH).await {
                Ok(ids) => ids,
                Err(error) => return tracing::error!(%error, "older tables have no summaries"),
            };
            for id in &ids {
                if let Ok(Some(stored)) = self.store.load(id).await
                    && let Some(snapshot) = Snapshot::read(&stored)
                    && let Err(error) = self.store.keep_summary(snapshot.table_row()).await
                {
                    return tracing::error!(%error, "older tables have no summaries");
                }
            }
            let Some(last) = ids.last() else { return };
            after = Some(last.clone());
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use catalog::Entropy;
    use game::Part;
    use rusqlite::Connection;
    use store::{Durability, FILE, Store};
    use tempfile::TempDir;

    use super::*;
    use crate::tables::{Live, NewTable};

    /// Tables in a temporary folder, and two guests.
    struct House {
        folder: TempDir,
        tables: Arc<Tables>,
        guests: [GuestId; 2],
    }

    impl House {
        async fn new() -> House {
            let folder = tempfile::tempdir().unwrap();
            let store = Arc::new(Store::open(folder.path(), Durability::Normal).await.unwrap());
            let guests = ["zsofi", "balint"].map(|name| name.parse().unwrap());
            House { folder, tables: Tables::new(store, Duration::ZERO, 20), guests }
        }

        /// An open table of the Duel with both guests seated.
        async fn begin(&self, options: &str) -> Arc<Live> {
            self.begin_as(Kind::Open, options, self.guests.clone().map(Sitter::Guest)).await
        }

        async fn begin_as(&self, kind: Kind, options: &str, sitters: [Sitter; 2]) -> Arc<Live> {
            let entry = catalog::find("imhotep-duel").unwrap();
            let new = NewTable {
                entry,
                chosen: entry.choose(options, None).unwrap(),
                kind,
                creator: None,
                sitters: sitters.to_vec(),
                random_seats: false,
                hints: false,
                opening: Vec::new(),
            };
            let live = self.tables.create(new).await.unwrap();
            for (who, words) in sitters.into_iter().zip(["some words", "other words"]) {
                if live.now().session.is_none() {
                    self.tables.sit(&live, who, None, "", Entropy::given(words.as_bytes())).await.unwrap();
                }
            }
            live
        }

        /// Plays the legal action with this number, wrapping around. Returns `None` once the game is over.
        async fn play(&self, live: &Arc<Live>, number: usize) -> Option<Arc<Snapshot>> {
            let now = live.now();
            let session = now.session.as_ref().unwrap();
            let Turn::Seat(seat) = session.turn() else { return None };
            let legal = session.legal();
            let who = now.chairs[seat.index()].sitter.clone();
            let revision = now.revision_for(&now.seats_of(&who));
            let steps = [legal[number % legal.len()].clone()];
            Some(self.tables.play(live, &who, revision, &steps).await.unwrap())
        }

        async fn play_some(&self, live: &Arc<Live>) {
            for number in 0..12 {
                self.play(live, number * 7).await.unwrap();
            }
        }

        /// The table as it appears in the first guest's list.
        async fn listed(&self, id: &TableId) -> Listed {
            let listed = self.tables.of_guest(&self.guests[0]).await.unwrap();
            listed.into_iter().find(|table| table.id == *id).unwrap()
        }

        fn forget_all(&self) {
            self.tables.drop_left_alone(Duration::ZERO);
        }

        /// Changes a table behind the server's back, as an older version or a broken disk would.
        fn spoil(&self, statement: &str, id: &TableId) {
            let store = Connection::open(self.folder.path().join(FILE)).unwrap();
            assert!(store.execute(statement, [id.as_str()]).unwrap() > 0, "{statement}");
        }
    }

    const WITHOUT_SUMMARY: &str = "UPDATE tables SET summary = NULL WHERE id = ?";

    /// Checks that a list says what the table itself would.
    #[track_caller]
    fn check_same(listed: &Listed, now: &Snapshot) {
        let expected = Listed::of(now);
        assert_eq!(listed.summary, expected.summary);
        assert_eq!(listed.chairs, expected.chairs);
        assert_eq!(
            (&listed.id, listed.entry.id, &listed.chosen, listed.kind, listed.revision, listed.progress),
            (&now.id, now.entry.id, &now.chosen, now.kind, now.revision, now.progress()),
        );
    }

    /// The points as the table's page shows them to somebody who plays these seats, their own first.
    fn shown(now: &Snapshot, seats: &[Seat]) -> Vec<i32> {
        let viewer = now.viewer(seats, None);
        let mut points = now.session.as_ref().unwrap().shown_score(viewer).totals();
        if let Viewer::Seat(own) = viewer {
            points.rotate_left(own.index());
        }
        points
    }

    #[tokio::test]
    async fn a_list_shows_what_the_table_does_after_every_move() {
        let house = House::new().await;
        let live = house.begin("").await;
        let mut number = 0;
        while let Some(now) = house.play(&live, number * 5).await {
            number += 1;
            let listed = house.listed(&now.id).await;
            check_same(&listed, &now);
            for (guest, seat) in house.guests.iter().zip(Seat::all(2)) {
                assert_eq!(listed.seats_of(&Sitter::Guest(guest.clone())), [seat]);
                assert_eq!(listed.points(&[seat]), Some(shown(&now, &[seat])), "move {number}");
            }
            assert_eq!(listed.points(&[]), Some(shown(&now, &[])), "move {number}");
        }
        assert_eq!(house.listed(&live.now().id).await.turn(), Some(Turn::Over));
    }

    #[tokio::test]
    async fn before_the_game_a_list_shows_no_points() {
        let house = House::new().await;
        let sitters = [Sitter::Guest(house.guests[0].clone()), Sitter::Nobody];
        let entry = catalog::find("imhotep-duel").unwrap();
        let new = NewTable {
            entry,
            chosen: entry.choose("", None).unwrap(),
            kind: Kind::Open,
            creator: None,
            sitters: sitters.to_vec(),
            random_seats: true,
            hints: false,
            opening: Vec::new(),
        };
        let live = house.tables.create(new).await.unwrap();
        let listed = house.listed(&live.now().id).await;
        check_same(&listed, &live.now());
        assert_eq!((listed.turn(), listed.points(&[]), listed.points(&[Seat::new(0)])), (None, None, None));
    }

    #[tokio::test]
    async fn hidden_temples_count_for_nobody_but_their_owner() {
        let house = House::new().await;
        let live = house.begin("hidden_temples=true").await;
        let [white, black] = [Seat::new(0), Seat::new(1)];
        let (mut number, mut hidden) = (0, 0);
        while let Some(now) = house.play(&live, number * 3).await {
            number += 1;
            let listed = house.listed(&now.id).await;
            for seats in [&[white][..], &[black], &[]] {
                assert_eq!(listed.points(seats), Some(shown(&now, seats)), "move {number}, {seats:?}");
            }
            if now.progress() == Progress::Over {
                continue;
            }
            let session = now.session.as_ref().unwrap();
            let temple = |viewer: Viewer, seat: Seat| {
                session.shown_score(viewer).0[seat.index()].part("temple").map(Part::points)
            };
            for (own, other) in [(white, black), (black, white)] {
                let points = temple(Viewer::Seat(own), own).unwrap();
                let known = listed.points(&[own]).unwrap()[0];
                assert_eq!(listed.points(&[other]).unwrap()[1], known - points, "move {number}");
                assert_eq!(listed.points(&[]).unwrap()[own.index()], known - points, "move {number}");
                hidden += i32::from(points != 0);
            }
        }
        assert!(hidden > 0, "there was something to hide");
    }

    #[tokio::test]
    async fn a_list_shows_whoever_plays_both_seats_what_the_page_does() {
        let house = House::new().await;
        let both = [(); 2].map(|()| Sitter::Guest(house.guests[0].clone()));
        // On a device both seats are one guest's from the start; elsewhere they can become so by a handover.
        for (kind, options) in
            [(Kind::Device, ""), (Kind::Device, "hidden_temples=true"), (Kind::Private, "")]
        {
            let live = house.begin_as(kind, options, both.clone()).await;
            let mut number = 0;
            while let Some(now) = house.play(&live, number * 3).await {
                number += 1;
                let listed = house.listed(&now.id).await;
                let seats = listed.seats_of(&Sitter::Guest(house.guests[0].clone()));
                assert_eq!(seats.len(), 2);
                assert_eq!(
                    listed.points(&seats),
                    Some(shown(&now, &seats)),
                    "{kind} {options}, move {number}"
                );
            }
        }
    }

    #[tokio::test]
    async fn a_list_brings_no_table_into_memory() {
        let house = House::new().await;
        let live = house.begin("").await;
        house.play_some(&live).await;
        let now = live.now();
        drop(live);
        house.forget_all();
        check_same(&house.listed(&now.id).await, &now);
        let open = house.tables.open_to_all().await.unwrap();
        check_same(&open[0], &now);
        assert!(house.tables.in_memory(&now.id).is_none());
    }

    #[tokio::test]
    async fn a_table_without_a_summary_is_listed_until_it_gets_one() {
        let house = House::new().await;
        let live = house.begin("hidden_temples=true").await;
        house.play_some(&live).await;
        let now = live.now();
        drop(live);
        house.spoil(WITHOUT_SUMMARY, &now.id);
        house.forget_all();
        check_same(&house.listed(&now.id).await, &now);
        house.forget_all();
        house.tables.clone().summarise().await;
        assert_eq!(house.tables.store.tables_without_summary(None, 10).await.unwrap(), []);
        check_same(&house.listed(&now.id).await, &now);
        assert!(house.tables.in_memory(&now.id).is_none(), "the summary is read");
    }

    #[tokio::test]
    async fn a_table_that_cannot_be_read_does_not_stand_in_the_way_of_others() {
        let house = House::new().await;
        let mut ids = Vec::new();
        for _ in 0..4 {
            let live = house.begin("").await;
            house.play_some(&live).await;
            ids.push(live.now().id.clone());
        }
        // Summaries are made in this order, so the readable table comes after the broken ones.
        ids.sort();
        for id in &ids {
            house.spoil(WITHOUT_SUMMARY, id);
        }
        house.spoil("UPDATE tables SET game = 'chess' WHERE id = ?", &ids[0]);
        house.spoil("UPDATE steps SET text = 'dance' WHERE n = 3 AND table_id = ?", &ids[1]);
        house.spoil("UPDATE chairs SET kind = 'ghost' WHERE place = 1 AND table_id = ?", &ids[2]);
        house.forget_all();
        let listed = async || {
            let listed = house.tables.of_guest(&house.guests[0]).await.unwrap();
            listed.into_iter().map(|table| table.id).collect::<Vec<_>>()
        };
        assert_eq!(listed().await, ids[3..]);
        house.tables.clone().summarise().await;
        assert_eq!(house.tables.store.tables_without_summary(None, 10).await.unwrap(), ids[..3]);
        assert_eq!(listed().await, ids[3..]);
    }
}
