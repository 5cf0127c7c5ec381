//! Why a request was refused, and the one place with status codes and sentences for that.

use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use game::Lang;
use service::{Refusal, Unrated};

use crate::words::say;

/// Why a request was refused. Nothing was changed, unless it was only too slow or it is not known whether something was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Problem {
    /// The service refused.
    Refused(Refusal),
    /// Too many requests.
    Busy,
    TooManyTables,
    TooLong,
    /// There was no answer in time.
    TooSlow,
    BadRequest,
    /// Quiet hours that are none, or too long.
    BadQuiet,
    /// An address of the web that nothing can be sent to.
    BadAddress,
    CrossSite,
    /// The account is suspended.
    Suspended,
    /// Nobody is signed in any more.
    SignedOut,
    /// A token that was cut or mistyped.
    GarbledToken,
    /// A token that nobody has, or no longer.
    UnknownToken,
    /// A request that needs the token of an account.
    NoToken,
    /// A challenge that could not be sent, and nobody else learns why.
    NotAsked,
    /// An account to which as many programs listen as may.
    ManyListeners,
    /// Nobody has this name, or the reader may not see their profile.
    NoProfile,
    /// This node is about to stop.
    Leaving,
}

/// Why an answer refuses, if it does not say so itself: as we meant it, or, if the framework has refused, by its status.
/// What we say as text with a server error is for programs that watch over the server.
pub(crate) fn of(response: &Response) -> Option<Problem> {
    if let Some(problem) = response.extensions().get::<Problem>() {
        return Some(*problem);
    }
    let status = response.status();
    let kind = response.headers().get(CONTENT_TYPE).map(HeaderValue::as_bytes);
    let is_unspoken = match kind {
        None => status.is_client_error() || status.is_server_error(),
        Some(kind) => status.is_client_error() && kind.starts_with(b"text/plain"),
    };
    is_unspoken.then(|| match status {
        StatusCode::NOT_FOUND | StatusCode::METHOD_NOT_ALLOWED => Refusal::NotFound.into(),
        StatusCode::REQUEST_TIMEOUT => Problem::TooSlow,
        StatusCode::PAYLOAD_TOO_LARGE => Problem::TooLong,
        _ if status.is_client_error() => Problem::BadRequest,
        _ => Refusal::Internal.into(),
    })
}

impl Problem {
    pub(crate) fn status(self) -> StatusCode {
        match self {
            Problem::Refused(refusal) => status(refusal),
            Problem::NotAsked => StatusCode::UNPROCESSABLE_ENTITY,
            Problem::Busy | Problem::TooManyTables | Problem::ManyListeners => StatusCode::TOO_MANY_REQUESTS,
            Problem::TooLong => StatusCode::PAYLOAD_TOO_LARGE,
            Problem::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Problem::BadRequest | Problem::BadQuiet | Problem::BadAddress => StatusCode::BAD_REQUEST,
            Problem::CrossSite | Problem::Suspended | Problem::SignedOut => StatusCode::FORBIDDEN,
            Problem::GarbledToken | Problem::UnknownToken | Problem::NoToken => StatusCode::UNAUTHORIZED,
            Problem::NoProfile => StatusCode::NOT_FOUND,
            Problem::Leaving => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    /// The sentence for people.
    pub(crate) fn tell(self, lang: Lang) -> String {
        if let Problem::Refused(Refusal::RatedLater { minutes }) = self {
            return say(lang, "problem-rated-later", &[("minutes", (minutes as usize).into())]);
        }
        let key = match self {
            Problem::Refused(refusal) => sentence(refusal),
            Problem::Busy => "problem-busy",
            Problem::TooManyTables => "problem-too-many-tables",
            Problem::TooLong => "problem-too-long",
            Problem::TooSlow => "problem-too-slow",
            Problem::BadRequest => "problem-bad-request",
            Problem::BadQuiet => "problem-bad-quiet",
            Problem::BadAddress => "problem-bad-address",
            Problem::CrossSite => "problem-cross-site",
            Problem::Suspended => "problem-suspended",
            Problem::SignedOut => "problem-signed-out",
            Problem::GarbledToken => "problem-garbled-token",
            Problem::UnknownToken => "problem-unknown-token",
            Problem::NoToken => "problem-no-token",
            Problem::NotAsked => "problem-not-asked",
            Problem::ManyListeners => "problem-many-listeners",
            Problem::NoProfile => "problem-no-profile",
            Problem::Leaving => "problem-leaving",
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
        | Refusal::Beginning
        | Refusal::CalledOff
        | Refusal::NothingToReveal
        | Refusal::UndoDraw
        | Refusal::UndoNothing
        | Refusal::UndoAsked
        | Refusal::TimeUp
        | Refusal::NotUp
        | Refusal::NoGift
        | Refusal::NoVacation
        | Refusal::NoPlan
        | Refusal::Alone
        | Refusal::Quiet
        | Refusal::Reported
        | Refusal::Decided
        | Refusal::Answered
        | Refusal::NoAccount
        | Refusal::Paired
        | Refusal::Lapsed
        | Refusal::TournamentClosed
        | Refusal::TournamentFull
        | Refusal::TooFewEntrants
        | Refusal::NotEntered
        | Refusal::PutOut => StatusCode::CONFLICT,
        Refusal::NotYourSeat
        | Refusal::NoAdvice
        | Refusal::FirstTry
        | Refusal::NoHelp
        | Refusal::RatedSeat
        | Refusal::Unrated(_)
        | Refusal::Sealed
        | Refusal::NotMaker
        | Refusal::OfTournament
        | Refusal::OfProgram
        | Refusal::OwnProgram
        | Refusal::ReadOnly
        | Refusal::Apart => StatusCode::FORBIDDEN,
        Refusal::TooLong => StatusCode::PAYLOAD_TOO_LARGE,
        Refusal::Illegal | Refusal::OtherEntropy => StatusCode::UNPROCESSABLE_ENTITY,
        Refusal::NoRematch => StatusCode::BAD_REQUEST,
        Refusal::Busy
        | Refusal::TooManyBotTables
        | Refusal::TooManyTables
        | Refusal::SaidAgain
        | Refusal::SaidTooMuch
        | Refusal::RatedLater { .. }
        | Refusal::QuietLately
        | Refusal::TooManyPlans
        | Refusal::TooManyChannels
        | Refusal::TooManyTournaments
        | Refusal::TooManyBlocks
        | Refusal::TooManyTokens
        | Refusal::TooManyPrograms
        | Refusal::TooManyReports => StatusCode::TOO_MANY_REQUESTS,
        Refusal::Store | Refusal::Unknown => StatusCode::SERVICE_UNAVAILABLE,
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
        Refusal::Beginning => "problem-beginning",
        Refusal::CalledOff => "problem-called-off",
        Refusal::NothingToReveal => "problem-nothing-to-reveal",
        Refusal::OtherEntropy => "problem-other-entropy",
        Refusal::UndoDraw => "problem-undo-draw",
        Refusal::UndoNothing => "problem-undo-nothing",
        Refusal::UndoAsked => "undo-asked",
        Refusal::TimeUp => "problem-time-up",
        Refusal::NotUp => "problem-not-up",
        Refusal::FirstTry => "problem-first-try",
        Refusal::NoHelp => "problem-rated-help",
        Refusal::RatedSeat => "problem-rated-seat",
        Refusal::RatedLater { .. } => "problem-rated-later",
        Refusal::Unrated(why) => unrated(why),
        Refusal::Sealed => "problem-sealed",
        Refusal::NoAdvice => "problem-no-advice",
        Refusal::NoRematch => "problem-bad-request",
        Refusal::Busy => "problem-busy",
        Refusal::TooManyBotTables => "problem-too-many-bot-tables",
        Refusal::TooManyTables => "problem-tables-of-a-day",
        Refusal::Apart => "problem-apart",
        Refusal::TooManyBlocks => "problem-too-many-blocks",
        Refusal::TooManyReports => "problem-too-many-reports",
        Refusal::Reported => "problem-reported",
        Refusal::Decided => "problem-decided",
        Refusal::Answered => "problem-answered",
        Refusal::NoAccount => "problem-no-account",
        Refusal::TooLong => "problem-too-long",
        Refusal::Store => "problem-store",
        Refusal::Unknown => "problem-unknown",
        Refusal::Alone => "problem-alone",
        Refusal::Quiet => "problem-quiet",
        Refusal::SaidAgain => "problem-said-again",
        Refusal::SaidTooMuch => "problem-said-too-much",
        Refusal::NoGift => "problem-no-gift",
        Refusal::NoVacation => "problem-no-vacation",
        Refusal::QuietLately => "problem-quiet-lately",
        Refusal::NoPlan => "problem-no-plan",
        Refusal::TooManyPlans => "problem-too-many-plans",
        Refusal::TooManyChannels => "problem-too-many-channels",
        Refusal::UsedLink => "problem-used-link",
        Refusal::Paired => "problem-paired",
        Refusal::Lapsed => "problem-lapsed",
        Refusal::TournamentClosed => "problem-tournament-closed",
        Refusal::TournamentFull => "problem-tournament-full",
        Refusal::TooFewEntrants => "problem-too-few-entrants",
        Refusal::NotMaker => "problem-not-maker",
        Refusal::NotEntered => "problem-not-entered",
        Refusal::PutOut => "problem-put-out",
        Refusal::TooManyTournaments => "problem-too-many-tournaments",
        Refusal::OfTournament => "problem-of-tournament",
        Refusal::OfProgram => "problem-of-program",
        Refusal::OwnProgram => "problem-own-program",
        Refusal::ReadOnly => "problem-read-only",
        Refusal::TooManyTokens => "problem-too-many-tokens",
        Refusal::TooManyPrograms => "problem-too-many-programs",
        Refusal::Internal => "problem-internal",
    }
}

/// The key of the sentence that says what a rated game needs.
fn unrated(why: Unrated) -> &'static str {
    match why {
        Unrated::NoAccount => "unrated-no-account",
        Unrated::UnknownStrength => "unrated-unknown-strength",
        Unrated::Alone => "unrated-alone",
        Unrated::NoClock => "unrated-no-clock",
        Unrated::Claimed => "unrated-claimed",
        Unrated::Hints => "unrated-hints",
        Unrated::ChosenSeats => "unrated-chosen-seats",
        Unrated::OneDevice => "unrated-one-device",
        Unrated::Continued => "unrated-continued",
        Unrated::Edition => "unrated-edition",
        Unrated::NoEntropy => "unrated-no-entropy",
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
