//! Pictures of positions. They cost more than everything else that is drawn, so each is drawn once for everybody, on the
//! threads for whatever takes long, and kept.

use std::sync::Arc;

use axum::body::Bytes;
use game::{Theme, Viewer};
use quick_cache::Weighter;
use quick_cache::sync::Cache;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg;
use service::{Client, Joint, Refusal, Snapshot, TableId, Tables};

/// How many bytes of pictures to keep.
const MOST_BYTES: u64 = 32 << 20;

/// Roughly how many bytes a picture takes.
const USUAL_BYTES: u64 = 64 << 10;

/// The pictures that were drawn recently, and those being drawn.
pub(crate) struct Pictures {
    kept: Cache<Picture, Bytes, Weight>,
    drawing: Joint<Picture, Result<Bytes, Refusal>>,
}

/// Everything that a picture depends on.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Picture {
    table: TableId,
    moment: Moment,
    viewer: Viewer,
    theme: Theme,
    format: Format,
}

/// Which position of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Moment {
    /// The current one, at this revision.
    Now(u64),
    /// The one after this many steps of a game that is over, which never changes.
    After(usize),
}

/// How a picture is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Format {
    Svg,
    Png,
}

impl Format {
    pub(crate) fn content_type(self) -> &'static str {
        match self {
            Format::Svg => "image/svg+xml",
            Format::Png => "image/png",
        }
    }
}

impl Picture {
    /// The current position as spectators see it.
    pub(crate) fn of_current(now: &Snapshot, theme: Theme, format: Format) -> Picture {
        let moment = Moment::Now(now.revision);
        Picture { table: now.id.clone(), moment, viewer: Viewer::Spectator, theme, format }
    }

    /// A position of a game that is over, or its end.
    pub(crate) fn of_finished(
        now: &Snapshot,
        step: Option<usize>,
        viewer: Viewer,
        theme: Theme,
        format: Format,
    ) -> Picture {
        let last = now.session.as_ref().map_or(0, |game| game.steps());
        let moment = Moment::After(step.unwrap_or(last).min(last));
        Picture { table: now.id.clone(), moment, viewer, theme, format }
    }
}

impl Pictures {
    pub(crate) fn new() -> Arc<Pictures> {
        let items = (MOST_BYTES / USUAL_BYTES) as usize;
        Arc::new(Pictures {
            kept: Cache::with_weighter(items, MOST_BYTES, Weight),
            drawing: Joint::default(),
        })
    }

    /// A picture of this table, for whoever asks.
    pub(crate) async fn get(
        self: &Arc<Self>,
        tables: &Arc<Tables>,
        now: &Arc<Snapshot>,
        picture: Picture,
        client: &Client,
    ) -> Result<Bytes, Refusal> {
        if let Some(known) = self.kept.get(&picture) {
            return Ok(known);
        }
        let (pictures, tables, now, client) = (self.clone(), tables.clone(), now.clone(), client.clone());
        let wanted = picture.clone();
        let begin = || async move {
            // It is kept even if everybody has gone away meanwhile, because drawing cannot be broken off.
            let make = move || {
                let drawn = draw(&now, &wanted)?;
                pictures.kept.insert(wanted, drawn.clone());
                Ok(drawn)
            };
            tables.work(&client, make).await?
        };
        self.drawing.join(picture, begin).await
    }
}

fn draw(now: &Snapshot, picture: &Picture) -> Result<Bytes, Refusal> {
    let game = now.session.as_ref().ok_or(Refusal::Waiting)?;
    let svg = match picture.moment {
        Moment::Now(_) => game.picture(picture.viewer, picture.theme),
        Moment::After(step) => game.at(step).picture(picture.viewer, picture.theme),
    };
    match picture.format {
        Format::Svg => Ok(svg.into()),
        Format::Png => paint(&svg).map(Bytes::from).ok_or(Refusal::Internal),
    }
}

fn paint(picture: &str) -> Option<Vec<u8>> {
    let tree = usvg::Tree::from_str(picture, &usvg::Options::default())
        .inspect_err(|error| tracing::error!(%error, "a picture cannot be read"))
        .ok()?;
    let size = tree.size().to_int_size();
    let mut pixels = Pixmap::new(size.width(), size.height())?;
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    pixels.encode_png().ok()
}

#[derive(Clone)]
struct Weight;

impl Weighter<Picture, Bytes> for Weight {
    fn weight(&self, _: &Picture, picture: &Bytes) -> u64 {
        picture.len() as u64 + 300
    }
}

#[cfg(test)]
mod tests {
    use game::Seat;
    use tokio::join;

    use super::*;
    use crate::drawn::tests::House;

    fn png(now: &Snapshot, step: usize) -> Picture {
        Picture::of_finished(now, Some(step), Viewer::All, Theme::Light, Format::Png)
    }

    #[tokio::test]
    async fn a_picture_is_painted_once_for_all_who_ask() {
        let house = House::new().await;
        let live = house.begin().await;
        while house.play(&live).await.is_some() {}
        let now = live.now();
        let pictures = Pictures::new();
        let client = Client::unknown(None);
        let get = async |picture: Picture| {
            pictures.get(&house.tables, &now, picture, &client).await.unwrap().as_ptr()
        };
        let (one, other, third) = join!(get(png(&now, 9)), get(png(&now, 9)), get(png(&now, 10)));
        assert_eq!(one, other, "those who ask at once share it");
        assert_eq!(one, get(png(&now, 9)).await, "and so do those who come later");
        let last = now.session.as_ref().unwrap().steps();
        let end = get(png(&now, last)).await;
        assert_eq!(end, get(png(&now, usize::MAX)).await, "no step comes after the last");
        assert_eq!(pictures.kept.len(), 3);
        let seat = Viewer::Seat(Seat::new(0));
        let different = [
            get(Picture::of_finished(&now, Some(9), seat, Theme::Light, Format::Png)).await,
            get(Picture::of_finished(&now, Some(9), Viewer::All, Theme::Dark, Format::Png)).await,
            get(Picture::of_finished(&now, Some(9), Viewer::All, Theme::Light, Format::Svg)).await,
            third,
        ];
        assert!(different.iter().all(|picture| *picture != one));
    }

    #[tokio::test]
    async fn a_picture_of_a_game_that_goes_on_is_of_its_revision() {
        let house = House::new().await;
        let live = house.begin().await;
        let pictures = Pictures::new();
        let client = Client::unknown(None);
        let mut seen = Vec::new();
        for _ in 0..3 {
            let now = live.now();
            let picture = Picture::of_current(&now, Theme::Light, Format::Svg);
            let drawn = pictures.get(&house.tables, &now, picture, &client).await.unwrap();
            let fresh = now.session.as_ref().unwrap().picture(Viewer::Spectator, Theme::Light);
            assert_eq!(drawn, fresh);
            seen.push(drawn);
            house.play(&live).await.unwrap();
        }
        assert!(seen[0] != seen[1] && seen[1] != seen[2]);
    }
}
