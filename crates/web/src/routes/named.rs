//! What an address names of what the program comes with.

use std::sync::Arc;

use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use catalog::{Day, Entry, Posed};
use game::Lesson;
use serde::de::DeserializeOwned;
use service::Refusal;

use crate::app::App;
use crate::problem::Problem;

/// What the address names, known to exist: a game, or something of a game together with the game.
pub(super) struct Named<T>(pub(super) T);

impl<T: Nameable> FromRequestParts<Arc<App>> for Named<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Named<T>, Problem> {
        let path = Path::<T::Name>::from_request_parts(parts, app).await;
        let Path(name) = path.map_err(|_| Problem::BadRequest)?;
        T::find(name).map(Named).ok_or(Refusal::NotFound.into())
    }
}

pub(super) trait Nameable: Sized {
    type Name: DeserializeOwned + Send;

    fn find(name: Self::Name) -> Option<Self>;
}

impl Nameable for &'static Entry {
    type Name = String;

    fn find(game: String) -> Option<&'static Entry> {
        catalog::find(&game).ok()
    }
}

impl<T: OfGame> Nameable for (&'static Entry, T) {
    type Name = (String, String);

    fn find((game, name): (String, String)) -> Option<(&'static Entry, T)> {
        let entry = catalog::find(&game).ok()?;
        Some((entry, T::find(entry, &name)?))
    }
}

pub(super) trait OfGame: Sized {
    fn find(entry: &'static Entry, name: &str) -> Option<Self>;
}

impl OfGame for Lesson {
    fn find(entry: &'static Entry, id: &str) -> Option<Lesson> {
        catalog::lesson(entry, id)
    }
}

impl OfGame for &'static Posed {
    fn find(entry: &'static Entry, id: &str) -> Option<&'static Posed> {
        catalog::puzzle(entry, id)
    }
}

impl OfGame for Day {
    fn find(_: &'static Entry, day: &str) -> Option<Day> {
        day.parse().ok()
    }
}
