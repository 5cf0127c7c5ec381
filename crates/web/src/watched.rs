//! A cache of whole answers about tables that are watched. All who only look on see the same at a revision, so what they
//! are sent is drawn and compressed once.
//!
//! What is kept is drawn from its [`Sight`] and the snapshot alone, so it cannot hold anything of whoever asked first.

use std::convert::Infallible;
use std::io::Write;

use axum::body::Bytes;
use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_ENCODING, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use game::Lang;
use quick_cache::Weighter;
use quick_cache::sync::Cache;
use service::{GuestId, Progress, TableId};

use crate::frame::{Coach, Frame, TalkChoice, ThemeChoice};
use crate::pages::{Reach, Seen, table};

/// How many bytes to keep.
const MOST_BYTES: u64 = 32 << 20;

/// Roughly how many bytes an answer takes.
const USUAL_BYTES: u64 = 16 << 10;

/// What was sent recently.
pub(crate) struct Watched(Cache<Sight, Bytes, Weight>);

/// Everything that the bytes of an answer depend on.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Sight {
    table: TableId,
    /// The revision, and the hidden changes since.
    stage: (u64, u64),
    /// How much was said beside the game.
    said: u64,
    /// Whether it is known how much luck was in what the game has changed.
    knows_luck: bool,
    part: Part,
    lang: Lang,
    theme: ThemeChoice,
    coach: Coach,
    origin: String,
    reach: Reach,
    encoding: Encoding,
}

/// What was asked for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Part {
    /// The whole page.
    Page,
    /// The part that changes.
    Body,
    /// The same with what is new since a revision.
    News(u64),
}

/// How an answer is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Encoding {
    Plain,
    Gzip,
}

impl Watched {
    pub(crate) fn new() -> Watched {
        Watched::with_room_for(MOST_BYTES)
    }

    fn with_room_for(bytes: u64) -> Watched {
        Watched(Cache::with_weighter((bytes / USUAL_BYTES) as usize, bytes, Weight))
    }

    /// The answer to somebody who only looks on, unless there is something of their own in it.
    pub(crate) fn answer(
        &self,
        frame: &Frame<'_>,
        seen: &Seen<'_>,
        part: Part,
        headers: &HeaderMap,
    ) -> Option<Response> {
        let sight = Sight::of(frame, seen, part, Encoding::accepted(headers))?;
        let bytes = self.bytes(&sight, frame, seen);
        let kept = [(CONTENT_TYPE, "text/html; charset=utf-8"), (VARY, "accept-encoding")];
        Some(match sight.encoding {
            Encoding::Plain => (kept, bytes).into_response(),
            Encoding::Gzip => (kept, [(CONTENT_ENCODING, "gzip")], bytes).into_response(),
        })
    }

    /// Whoever asks for what is being drawn waits for it.
    fn bytes(&self, sight: &Sight, frame: &Frame<'_>, seen: &Seen<'_>) -> Bytes {
        let draw = || Ok::<_, Infallible>(sight.encoding.write(sight.draw(frame, seen)));
        let Ok(bytes) = self.0.get_or_insert_with(sight, draw);
        bytes
    }
}

impl Sight {
    /// What a reader sees, if others may see the very same.
    fn of(frame: &Frame<'_>, seen: &Seen<'_>, part: Part, encoding: Encoding) -> Option<Sight> {
        let snapshot = seen.snapshot;
        let looks_on = seen.seats.is_empty() && seen.held.is_none();
        let is_told_more = seen.problem.is_some() || seen.hint.is_some() || seen.doubt.is_some();
        // Who has made a table that gathers, or has come to one, sees it otherwise. Tables of deals change with the day.
        let is_common = match snapshot.progress() {
            // What a rated game has changed is known a moment after its end.
            Progress::Over if snapshot.is_rated() && seen.rated.result.is_none() => false,
            Progress::Playing | Progress::Over => snapshot.deal.is_none(),
            Progress::Gathering | Progress::CalledOff => false,
        };
        // The bar has the reader's name, and the address of the page to come back to.
        let is_anonymous = match part {
            Part::Page => {
                frame.name.is_none()
                    && !frame.has_news
                    && frame.waiting.is_empty()
                    && frame.seeking.is_none()
                    && frame.challenges.is_empty()
                    && frame.path == seen.path("")
            }
            Part::Body | Part::News(_) => true,
        };
        (looks_on && !is_told_more && is_common && is_anonymous).then(|| Sight {
            table: snapshot.id.clone(),
            stage: (snapshot.revision, snapshot.hidden),
            said: seen.talk.said,
            knows_luck: seen.rated.result.as_ref().is_some_and(|result| result.luck.is_some()),
            part,
            lang: frame.lang,
            theme: frame.theme,
            coach: frame.coach,
            origin: frame.origin.to_owned(),
            reach: frame.reach,
            encoding,
        })
    }

    /// Draws it for nobody in particular.
    fn draw(&self, frame: &Frame<'_>, seen: &Seen<'_>) -> String {
        let nobody: GuestId = "nobody".parse().expect("these letters may be in an id");
        let path = seen.path("");
        let frame = &Frame {
            lang: self.lang,
            theme: self.theme,
            coach: self.coach,
            talk: TalkChoice::default(),
            name: None,
            was_asked: true,
            guest: &nobody,
            signed_in: None,
            has_news: false,
            waiting: &[],
            seeking: None,
            challenges: &[],
            suspended: None,
            invited: &[],
            path: &path,
            origin: &self.origin,
            reach: self.reach,
            tables: frame.tables,
            assets: frame.assets,
            drawn: frame.drawn,
        };
        let since = match self.part {
            Part::Page | Part::Body => None,
            Part::News(since) => Some(since),
        };
        let seen = &Seen {
            snapshot: seen.snapshot,
            viewer: seen.snapshot.viewer(&[], None),
            seats: &[],
            held: None,
            since,
            problem: None,
            talk: seen.talk,
            rated: seen.rated,
            plans: &[],
            hint: None,
            doubt: None,
        };
        match self.part {
            Part::Page => table::page(frame, seen).into_string(),
            Part::Body | Part::News(_) => table::body(frame, seen).into_string(),
        }
    }
}

impl Encoding {
    fn accepted(headers: &HeaderMap) -> Encoding {
        let texts = headers.get_all(ACCEPT_ENCODING).into_iter().filter_map(|value| value.to_str().ok());
        let is_gzip = |text: &str| {
            let mut parts = text.split(';').map(str::trim);
            let is_named = parts.next().is_some_and(|name| name.eq_ignore_ascii_case("gzip"));
            let quality = parts.find_map(|part| part.strip_prefix("q="));
            is_named && quality.is_none_or(|quality| quality.parse().is_ok_and(|quality: f32| quality > 0.0))
        };
        if texts.flat_map(|text| text.split(',')).any(is_gzip) { Encoding::Gzip } else { Encoding::Plain }
    }

    /// As bytes that take no more room than they say.
    fn write(self, text: String) -> Bytes {
        let bytes = match self {
            Encoding::Plain => text.into_bytes(),
            Encoding::Gzip => {
                let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
                let written = encoder.write_all(text.as_bytes()).and_then(|()| encoder.finish());
                written.expect("writing to memory does not fail")
            }
        };
        bytes.into_boxed_slice().into()
    }
}

#[derive(Clone)]
struct Weight;

impl Weighter<Sight, Bytes> for Weight {
    fn weight(&self, sight: &Sight, bytes: &Bytes) -> u64 {
        (bytes.len() + sight.origin.len()) as u64 + 300
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read;
    use std::sync::{Arc, LazyLock};

    use flate2::read::GzDecoder;
    use game::Seat;
    use service::{RatedHere, Snapshot, Talk};

    use super::*;
    use crate::assets::Assets;
    use crate::drawn::Drawn;
    use crate::drawn::tests::House;

    const ORIGIN: &str = "https://akhet.test";

    /// What a page needs besides its table.
    struct Desk {
        assets: Assets,
        drawn: Drawn,
        guest: GuestId,
    }

    impl Desk {
        fn new() -> Desk {
            Desk { assets: Assets::new(), drawn: Drawn::new(), guest: "camille".parse().unwrap() }
        }

        /// Somebody without a name at the page of a table.
        fn frame<'a>(&'a self, house: &'a House, path: &'a str) -> Frame<'a> {
            Frame {
                lang: Lang::En,
                theme: ThemeChoice::System,
                coach: Coach::Off,
                talk: TalkChoice::On,
                name: None,
                was_asked: false,
                guest: &self.guest,
                signed_in: None,
                has_news: false,
                waiting: &[],
                seeking: None,
                challenges: &[],
                suspended: None,
                invited: &[],
                path,
                origin: ORIGIN,
                reach: Reach::Anybody,
                tables: &house.tables,
                assets: &self.assets,
                drawn: &self.drawn,
            }
        }
    }

    fn seen<'a>(snapshot: &'a Snapshot, seats: &'a [Seat], since: Option<u64>) -> Seen<'a> {
        static SILENCE: LazyLock<Talk> = LazyLock::new(Talk::default);
        static UNRATED: LazyLock<RatedHere> = LazyLock::new(RatedHere::default);
        let viewer = snapshot.viewer(seats, None);
        let talk = &SILENCE;
        let rated = &UNRATED;
        Seen {
            snapshot,
            viewer,
            seats,
            held: None,
            since,
            problem: None,
            talk,
            rated,
            plans: &[],
            hint: None,
            doubt: None,
        }
    }

    fn keep(watched: &Watched, frame: &Frame<'_>, seen: &Seen<'_>, part: Part) -> Option<Bytes> {
        Sight::of(frame, seen, part, Encoding::Plain).map(|sight| watched.bytes(&sight, frame, seen))
    }

    #[tokio::test]
    async fn what_is_kept_is_what_is_drawn_at_every_revision_to_the_end() {
        let house = House::new().await;
        let live = house.begin().await;
        let (watched, desk) = (Watched::new(), Desk::new());
        let path = format!("/t/{}", live.now().id);
        let mut revisions = 0;
        let mut next = Some(live.now());
        while let Some(now) = next {
            for (lang, theme) in [(Lang::En, ThemeChoice::System), (Lang::Hu, ThemeChoice::Dark)] {
                let frame = &Frame { lang, theme, ..desk.frame(&house, &path) };
                let (whole, news) = (seen(&now, &[], None), seen(&now, &[], Some(now.revision - 1)));
                let page = table::page(frame, &whole).into_string();
                let told = table::body(frame, &news).into_string();
                let body = table::body(frame, &whole).into_string();
                assert!(page.contains(&format!("data-revision=\"{}\"", now.revision)));
                // The second time it comes from the cache.
                for _ in 0..2 {
                    let part = Part::News(now.revision - 1);
                    assert_eq!(keep(&watched, frame, &whole, Part::Page).unwrap(), page);
                    assert_eq!(keep(&watched, frame, &whole, Part::Body).unwrap(), body);
                    assert_eq!(keep(&watched, frame, &news, part).unwrap(), told);
                }
            }
            revisions += 1;
            next = house.play(&live).await;
        }
        assert!(revisions > 20, "{revisions}");
        assert_eq!(live.now().progress(), Progress::Over);
        assert!(watched.0.len() > revisions);
    }

    #[tokio::test]
    async fn all_who_look_on_are_sent_the_same_bytes_and_nobody_else_is() {
        let house = House::new().await;
        let now = house.begin().await.now();
        let (watched, desk) = (Watched::new(), Desk::new());
        let path = format!("/t/{}", now.id);
        let frame = &desk.frame(&house, &path);
        let own = [Seat::new(0)];
        let (looks_on, plays) = (seen(&now, &[], None), seen(&now, &own, None));
        let first = keep(&watched, frame, &looks_on, Part::Page).unwrap();
        let other: GuestId = "balint".parse().unwrap();
        let same = &Frame { guest: &other, was_asked: true, ..desk.frame(&house, &path) };
        assert_eq!(keep(&watched, same, &looks_on, Part::Page).unwrap().as_ptr(), first.as_ptr());
        // A name is in the bar, but not in the part that changes.
        let named = &Frame { name: Some("Ébène"), ..desk.frame(&house, &path) };
        assert_eq!(keep(&watched, named, &looks_on, Part::Page), None);
        let body = keep(&watched, frame, &looks_on, Part::Body).unwrap();
        assert_eq!(keep(&watched, named, &looks_on, Part::Body).unwrap().as_ptr(), body.as_ptr());
        // An address with more in it is one to come back to.
        let elsewhere = format!("{path}?x");
        let asked = &desk.frame(&house, &elsewhere);
        assert_eq!(keep(&watched, asked, &looks_on, Part::Page), None);
        // Whoever plays, or is told something, is drawn a page of their own.
        let held = Seen { held: Some(Seat::new(0)), ..seen(&now, &[], None) };
        let refused = Seen { problem: Some("no"), ..seen(&now, &[], None) };
        for own in [&plays, &held, &refused] {
            for part in [Part::Page, Part::Body, Part::News(0)] {
                assert_eq!(keep(&watched, frame, own, part), None, "{part:?}");
            }
        }
    }

    #[tokio::test]
    async fn whatever_makes_a_difference_is_told_apart() {
        let house = House::new().await;
        let (live, elsewhere) = (house.begin().await, house.begin().await);
        let desk = Desk::new();
        let before = live.now();
        let after = house.play(&live).await.unwrap();
        let mut hidden = Snapshot::clone(&after);
        hidden.hidden += 1;
        let hidden = Arc::new(hidden);
        let mut sights = Vec::new();
        for now in [&before, &after, &hidden, &elsewhere.now()] {
            let path = format!("/t/{}", now.id);
            let usual = || desk.frame(&house, &path);
            let bind = std::net::IpAddr::from([127, 0, 0, 1]);
            for frame in [
                usual(),
                Frame { lang: Lang::Fr, ..usual() },
                Frame { theme: ThemeChoice::Light, ..usual() },
                Frame { coach: Coach::On, ..usual() },
                Frame { origin: "http://localhost", ..usual() },
                Frame { reach: Reach::ThisMachine { port: 80, bind }, ..usual() },
            ] {
                for part in [Part::Page, Part::Body, Part::News(0), Part::News(1)] {
                    for encoding in [Encoding::Plain, Encoding::Gzip] {
                        sights.push(Sight::of(&frame, &seen(now, &[], None), part, encoding).unwrap());
                    }
                }
            }
        }
        let count = sights.len();
        let different: std::collections::HashSet<Sight> = sights.into_iter().collect();
        assert_eq!(different.len(), count);
    }

    #[tokio::test]
    async fn what_is_kept_never_weighs_more_than_there_is_room_for() {
        let house = House::new().await;
        let live = house.begin().await;
        let (room, desk) = (8 * USUAL_BYTES, Desk::new());
        let watched = Watched::with_room_for(room);
        let path = format!("/t/{}", live.now().id);
        let frame = &desk.frame(&house, &path);
        let mut all = 0;
        while let Some(now) = house.play(&live).await {
            let seen = seen(&now, &[], None);
            let sight = Sight::of(frame, &seen, Part::Page, Encoding::Gzip).unwrap();
            all += watched.bytes(&sight, frame, &seen).len() as u64;
            assert!(watched.0.weight() <= room);
        }
        assert!(all > 2 * room, "more was drawn than there is room for: {all}");
        assert!(watched.0.weight() > 0);
    }

    #[test]
    fn a_browser_says_whether_it_can_unpack() {
        for (accepted, expected) in [
            ("", Encoding::Plain),
            ("identity", Encoding::Plain),
            ("gzip", Encoding::Gzip),
            ("deflate, GZIP;q=0.5, br", Encoding::Gzip),
            ("gzip;q=0", Encoding::Plain),
            ("br, gzip; q=0.000", Encoding::Plain),
            ("x-gzip-like", Encoding::Plain),
        ] {
            let headers = HeaderMap::from_iter([(ACCEPT_ENCODING, accepted.parse().unwrap())]);
            assert_eq!(Encoding::accepted(&headers), expected, "{accepted}");
        }
        let text = "Zsófi – Camille ".repeat(100);
        let mut unpacked = String::new();
        let packed = Encoding::Gzip.write(text.clone());
        GzDecoder::new(&packed[..]).read_to_string(&mut unpacked).unwrap();
        assert!(unpacked == text && packed.len() < text.len());
    }
}
