//! Why a request was refused, and the one place with status codes and sentences for that.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use game::Lang;
use service::Refusal;

use crate::words::say;

/// Why a request was refused. Nothing was changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Problem {
    /// The service refused.
    Refused(Refusal),
    /// Too many requests.
    Busy,
    TooManyTables,
    TooLong,
    BadRequest,
    CrossSite,
}

impl Problem {
    pub(crate) fn status(self) -> StatusCode {
        match self {
            Problem::Refused(refusal) => status(refusal),
            Problem::Busy | Problem::TooManyTables => StatusCode::TOO_MANY_REQUESTS,
            Problem::TooLong => StatusCode::PAYLOAD_TOO_LARGE,
            Problem::BadRequest => StatusCode::BAD_REQUEST,
            Problem::CrossSite => StatusCode::FORBIDDEN,
        }
    }

    /// The sentence for people.
    pub(crate) fn tell(self, lang: Lang) -> String {
        let key = match self {
            Problem::Refused(refusal) => sentence(refusal),
            Problem::Busy => "problem-busy",
            Problem::TooManyTables => "problem-too-many-tables",
            Problem::TooLong => "problem-too-long",
            Problem::BadRequest => "problem-bad-request",
            Problem::CrossSite => "problem-cross-site",
        };
        say(lang, key, &[])
    }
}

fn status(refusal: Refusal) -> StatusCode {
    match refusal {
        Refusal::NotFound | Refusal::UsedLink => StatusCode::NOT_FOUND,
        Refusal::Stale
        | Refusal::NotYourTurn
        | Refusal::Full
        | Refusal::Over
        | Refusal::NotOver
        | Refusal::Waiting
        | Refusal::NothingToReveal
        | Refusal::UndoDraw
        | Refusal::UndoNothing => StatusCode::CONFLICT,
        Refusal::NotYourSeat | Refusal::NoAdvice => StatusCode::FORBIDDEN,
        Refusal::Illegal | Refusal::OtherEntropy => StatusCode::UNPROCESSABLE_ENTITY,
        Refusal::NoRematch => StatusCode::BAD_REQUEST,
        Refusal::Busy => StatusCode::TOO_MANY_REQUESTS,
        Refusal::Store => StatusCode::SERVICE_UNAVAILABLE,
        Refusal::Internal => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

/// The key of the sentence for people.
fn sentence(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::NotFound => "problem-not-found",
        Refusal::Stale => "problem-stale",
        Refusal::NotYourTurn => "problem-not-your-turn",
        Refusal::NotYourSeat => "problem-not-your-seat",
        Refusal::Full => "problem-full",
        Refusal::Illegal => "problem-illegal",
        Refusal::Over => "problem-over",
        Refusal::NotOver => "problem-not-over",
        Refusal::Waiting => "problem-waiting",
        Refusal::NothingToReveal => "problem-nothing-to-reveal",
        Refusal::OtherEntropy => "problem-other-entropy",
        Refusal::UndoDraw => "problem-undo-draw",
        Refusal::UndoNothing => "problem-undo-nothing",
        Refusal::NoAdvice => "problem-no-advice",
        Refusal::NoRematch => "problem-bad-request",
        Refusal::Busy => "problem-busy",
        Refusal::Store => "problem-store",
        Refusal::UsedLink => "problem-used-link",
        Refusal::Internal => "problem-internal",
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        Problem::Refused(refusal)
    }
}

/// Only the status. The sentence is added where the visitor's language is known.
impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}
