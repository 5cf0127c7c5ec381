//! A cache of what games draw. A game's parts of a page and its story are the same for everybody who looks at a revision as
//! the same viewer in the same language, so each is drawn once and shared.

use std::sync::Arc;

use catalog::{Fragments, Purpose, Story, Table};
use game::{Lang, Viewer};
use quick_cache::Weighter;
use quick_cache::sync::Cache;
use service::{Snapshot, TableId};

/// How many bytes of each kind to keep.
const MOST_BYTES: u64 = 16 << 20;

/// Roughly how many bytes a table's part of a page takes.
const USUAL_BYTES: u64 = 32 << 10;

/// What was drawn recently.
pub(crate) struct Drawn {
    fragments: Cache<(Look, u64, u64), Arc<Fragments>, Bytes>,
    /// The latest story for each look, of any revision; the next one continues it.
    stories: Cache<Look, Arc<Story>, Bytes>,
}

/// A table, its viewer, and the language.
type Look = (TableId, Viewer, Lang);

impl Drawn {
    pub(crate) fn new() -> Drawn {
        Drawn::with_room_for(MOST_BYTES)
    }

    fn with_room_for(bytes: u64) -> Drawn {
        let items = (bytes / USUAL_BYTES) as usize;
        Drawn {
            fragments: Cache::with_weighter(items, bytes, Bytes),
            stories: Cache::with_weighter(items, bytes, Bytes),
        }
    }

    /// The game's parts of the page on which it is played.
    pub(crate) fn fragments(
        &self,
        snapshot: &Snapshot,
        game: &dyn Table,
        viewer: Viewer,
        lang: Lang,
    ) -> Arc<Fragments> {
        let key = (look(snapshot, viewer, lang), snapshot.revision, snapshot.hidden);
        if let Some(known) = self.fragments.get(&key) {
            return known;
        }
        let drawn = Arc::new(game.fragments(viewer, Purpose::Play, lang));
        self.fragments.insert(key, drawn.clone());
        drawn
    }

    /// The story so far.
    pub(crate) fn story(
        &self,
        snapshot: &Snapshot,
        game: &dyn Table,
        viewer: Viewer,
        lang: Lang,
    ) -> Arc<Story> {
        let key = look(snapshot, viewer, lang);
        let earlier = self.stories.get(&key);
        let story = Arc::new(game.story(viewer, lang, earlier.as_deref()));
        self.stories.insert(key, story.clone());
        story
    }
}

fn look(snapshot: &Snapshot, viewer: Viewer, lang: Lang) -> Look {
    (snapshot.id.clone(), viewer, lang)
}

#[derive(Clone)]
struct Bytes;

impl<Key> Weighter<Key, Arc<Fragments>> for Bytes {
    fn weight(&self, _: &Key, fragments: &Arc<Fragments>) -> u64 {
        fragments.bytes() as u64 + 300
    }
}

impl<Key> Weighter<Key, Arc<Story>> for Bytes {
    fn weight(&self, _: &Key, story: &Arc<Story>) -> u64 {
        story.bytes() as u64 + 300
    }
}

#[cfg(test)]
pub(crate) mod tests {

    use catalog::Entropy;
    use game::{Seat, Turn};
    use service::{Brought, Client, Durability, Kind, Live, NewTable, Place, Settings, Sitter, Tables};
    use tempfile::TempDir;

    use super::*;

    /// The tables of a server, and a guest who plays all seats.
    pub(crate) struct House {
        _folder: TempDir,
        pub(crate) tables: Arc<Tables>,
        guest: Sitter,
    }

    impl House {
        pub(crate) async fn new() -> House {
            let folder = tempfile::tempdir().unwrap();
            let settings = Settings {
                bus: None,
                place: Place::Folder(folder.path().to_owned(), Durability::Normal),
                review_nodes: 20,
                bot_tables: 8,
                tables_per_day: 200,
                keep_days: None,
                reserved_names: Vec::new(),
            };
            let tables = service::open(&settings).await.unwrap().tables;
            House { _folder: folder, tables, guest: Sitter::Guest("zsofi".parse().unwrap()) }
        }

        pub(crate) async fn begin(&self) -> Arc<Live> {
            let entry = catalog::find("imhotep-duel").unwrap();
            let new = NewTable {
                entry,
                chosen: entry.choose("", None).unwrap(),
                kind: Kind::Device,
                creator: None,
                client: Client::unknown(None),
                sitters: vec![self.guest.clone(); 2],
                random_seats: false,
                hints: false,
                opening: Vec::new(),
                parent: None,
                timed: None,
                rated: service::Rated::Casual,
                tournament: None,
            };
            let live = self.tables.create(new).await.unwrap();
            let words = Brought::Told(Entropy::given(b"words"));
            self.tables.sit(&live, self.guest.clone(), None, "", words).await.unwrap();
            live
        }

        pub(crate) async fn play(&self, live: &Arc<Live>) -> Option<Arc<Snapshot>> {
            let now = live.now();
            let session = now.session.as_ref().unwrap();
            if session.turn() == Turn::Over {
                return None;
            }
            let revision = now.revision_for(&now.seats_of(&self.guest));
            Some(self.tables.play(live, &self.guest, revision, &session.legal()[..1]).await.unwrap())
        }
    }

    fn fragments(drawn: &Drawn, snapshot: &Snapshot, viewer: Viewer, lang: Lang) -> Arc<Fragments> {
        drawn.fragments(snapshot, snapshot.session.as_deref().unwrap(), viewer, lang)
    }

    const WHITE: Viewer = Viewer::Seat(Seat::new(0));
    const BLACK: Viewer = Viewer::Seat(Seat::new(1));

    #[tokio::test]
    async fn all_who_look_through_the_same_eyes_share_one_drawing() {
        let house = House::new().await;
        let (live, elsewhere) = (house.begin().await, house.begin().await);
        let drawn = Drawn::new();
        let before = live.now();
        let mut different = vec![
            fragments(&drawn, &before, WHITE, Lang::En),
            fragments(&drawn, &before, BLACK, Lang::En),
            fragments(&drawn, &before, Viewer::Spectator, Lang::En),
            fragments(&drawn, &before, WHITE, Lang::Hu),
            fragments(&drawn, &elsewhere.now(), WHITE, Lang::En),
        ];
        let after = house.play(&live).await.unwrap();
        assert_ne!(after.revision, before.revision);
        different.push(fragments(&drawn, &after, WHITE, Lang::En));
        let mut hidden = Snapshot::clone(&after);
        hidden.hidden += 1;
        different.push(fragments(&drawn, &hidden, WHITE, Lang::En));
        for (index, one) in different.iter().enumerate() {
            assert!(different[..index].iter().all(|other| !Arc::ptr_eq(one, other)), "{index}");
        }
        assert!(Arc::ptr_eq(&different[0], &fragments(&drawn, &before, WHITE, Lang::En)));
        assert!(Arc::ptr_eq(&different[2], &fragments(&drawn, &before, Viewer::Spectator, Lang::En)));
        assert!(Arc::ptr_eq(&different[3], &fragments(&drawn, &before, WHITE, Lang::Hu)));
        assert!(Arc::ptr_eq(&different[5], &fragments(&drawn, &live.now(), WHITE, Lang::En)));
        // What is cached is what the game draws.
        let fresh = after.session.as_ref().unwrap().fragments(WHITE, Purpose::Play, Lang::En);
        assert_eq!(different[5].board.0, fresh.board.0);
        assert_ne!(different[0].board.0, fresh.board.0, "the move is seen");
    }

    #[tokio::test]
    async fn what_is_kept_never_weighs_more_than_there_is_room_for() {
        let house = House::new().await;
        let live = house.begin().await;
        let room = 4 * USUAL_BYTES;
        let drawn = Drawn::with_room_for(room);
        let (mut most, mut all) = (0, 0);
        while let Some(now) = house.play(&live).await {
            for viewer in Viewer::all(2) {
                let fragments = fragments(&drawn, &now, viewer, Lang::En);
                drawn.story(&now, now.session.as_deref().unwrap(), viewer, Lang::En);
                all += fragments.bytes() as u64;
                most = most.max(drawn.fragments.weight());
                assert!(drawn.fragments.weight() <= room && drawn.stories.weight() <= room);
            }
        }
        assert!(all > 2 * room, "more was drawn than there is room for");
        assert!(most > room / 2, "the room is used: {most}");
    }

    #[tokio::test]
    async fn what_is_too_large_to_be_kept_is_drawn_all_the_same() {
        let house = House::new().await;
        let now = house.begin().await.now();
        let drawn = Drawn::with_room_for(1000);
        let one = fragments(&drawn, &now, WHITE, Lang::En);
        let other = fragments(&drawn, &now, WHITE, Lang::En);
        assert!(one.bytes() > 1000 && !Arc::ptr_eq(&one, &other));
        assert_eq!(one.board.0, other.board.0);
        assert_eq!(drawn.fragments.weight(), 0);
    }
}
