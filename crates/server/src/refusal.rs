//! Why a request was not granted: the one error type of this crate, and the one place with status codes.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use game::Lang;

use crate::store::NotStored;
use crate::words::say;

/// Why a request was not granted. Nothing was changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Refusal {
    NotFound,
    /// The table has gone on since the page was made.
    Stale,
    NotYourTurn,
    NotYourSeat,
    /// The chair is taken.
    Full,
    Illegal,
    Over,
    /// That is shown when the game is over.
    NotOver,
    /// Not everybody sits yet.
    Waiting,
    /// Something was drawn or shown since.
    UndoDraw,
    UndoNothing,
    /// A hint between people.
    NoAdvice,
    /// Too many requests.
    Busy,
    TooManyTables,
    TooLong,
    BadRequest,
    CrossSite,
    /// The store refused.
    Store,
    /// A one-time link that was used, or is too old.
    UsedLink,
    Internal,
}

impl Refusal {
    pub(crate) fn status(self) -> StatusCode {
        match self {
            Refusal::NotFound | Refusal::UsedLink => StatusCode::NOT_FOUND,
            Refusal::Stale
            | Refusal::NotYourTurn
            | Refusal::Full
            | Refusal::Over
            | Refusal::NotOver
            | Refusal::Waiting
            | Refusal::UndoDraw
            | Refusal::UndoNothing => StatusCode::CONFLICT,
            Refusal::NotYourSeat | Refusal::NoAdvice | Refusal::CrossSite => StatusCode::FORBIDDEN,
            Refusal::Illegal => StatusCode::UNPROCESSABLE_ENTITY,
            Refusal::Busy | Refusal::TooManyTables => StatusCode::TOO_MANY_REQUESTS,
            Refusal::TooLong => StatusCode::PAYLOAD_TOO_LARGE,
            Refusal::BadRequest => StatusCode::BAD_REQUEST,
            Refusal::Store => StatusCode::SERVICE_UNAVAILABLE,
            Refusal::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// The sentence that tells it.
    pub(crate) fn tell(self, lang: Lang) -> String {
        let key = match self {
            Refusal::NotFound => "problem-not-found",
            Refusal::Stale => "problem-stale",
            Refusal::NotYourTurn => "problem-not-your-turn",
            Refusal::NotYourSeat => "problem-not-your-seat",
            Refusal::Full => "problem-full",
            Refusal::Illegal => "problem-illegal",
            Refusal::Over => "problem-over",
            Refusal::NotOver => "problem-not-over",
            Refusal::Waiting => "problem-waiting",
            Refusal::UndoDraw => "problem-undo-draw",
            Refusal::UndoNothing => "problem-undo-nothing",
            Refusal::NoAdvice => "problem-no-advice",
            Refusal::Busy => "problem-busy",
            Refusal::TooManyTables => "problem-too-many-tables",
            Refusal::TooLong => "problem-too-long",
            Refusal::BadRequest => "problem-bad-request",
            Refusal::CrossSite => "problem-cross-site",
            Refusal::Store => "problem-store",
            Refusal::UsedLink => "problem-used-link",
            Refusal::Internal => "problem-internal",
        };
        say(lang, key, &[])
    }
}

/// The status alone; whoever knows who asked adds the sentence in their language.
impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}

impl From<NotStored> for Refusal {
    fn from(reason: NotStored) -> Refusal {
        match reason {
            NotStored::Conflict => Refusal::Stale,
            NotStored::Failed => Refusal::Store,
        }
    }
}

/// The store could not be read: that is for the log.
impl From<sqlx::Error> for Refusal {
    fn from(error: sqlx::Error) -> Refusal {
        tracing::error!(%error, "the store could not be read");
        Refusal::Store
    }
}
