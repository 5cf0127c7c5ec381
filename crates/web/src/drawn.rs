//! What was drawn of tables, so that it is drawn once for everybody who may see it: a game's parts of a page and its story
//! are the same for all who look at one revision through the same eyes in the same language.

use std::sync::Arc;

use catalog::{Fragments, Purpose, Story, Table};
use game::{Lang, Viewer};
use quick_cache::Weighter;
use quick_cache::sync::Cache;
use service::Snapshot;

/// How many bytes of each kind are kept.
const MOST_BYTES: u64 = 16 << 20;

/// About how much one table's part of a page takes.
const USUAL_BYTES: u64 = 32 << 10;

/// What was drawn lately.
pub(crate) struct Drawn {
    fragments: Cache<(Look, u64, u64), Arc<Fragments>, Bytes>,
    /// The last story of each, of whatever revision: the next one goes on from it.
    stories: Cache<Look, Arc<Story>, Bytes>,
}

/// A table, through whose eyes, in which language.
type Look = (String, Viewer, Lang);

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
    (snapshot.id.to_string(), viewer, lang)
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
