//! Whoever sends a request, by the header `authorization: Bearer TOKEN`. What stands in an address or a cookie is worth nothing.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use service::{BadToken, Chair, GuestId, Program, Refusal, Scope, Sitter, Snapshot, TOKEN_PREFIX};

use crate::app::App;
use crate::problem::Problem;

/// Whoever sends a request.
#[derive(Clone)]
pub(in crate::routes) enum Bearer {
    /// Nobody who says who they are.
    Nobody,
    /// The holder of the token of a seat.
    Seat(String),
    /// A program that acts for an account.
    Account(Arc<Program>),
}

impl Bearer {
    /// The token of an account has to be good; that of a seat is found to be so at a table.
    pub(super) async fn read(app: &App, parts: &Parts) -> Result<Bearer, Problem> {
        let header = parts.headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
        let Some(token) = header.and_then(|value| value.strip_prefix("Bearer ")) else {
            return Ok(Bearer::Nobody);
        };
        // However it is written, so that a token that was mistyped is not taken for that of a seat.
        let is_of_account =
            token.get(..TOKEN_PREFIX.len()).is_some_and(|start| start.eq_ignore_ascii_case(TOKEN_PREFIX));
        if !is_of_account {
            return Ok(Bearer::Seat(token.to_owned()));
        }
        Ok(Bearer::Account(Arc::new(app.people.program(token).await?)))
    }

    /// As whom somebody looks on.
    pub(in crate::routes) fn looks(&self) -> Option<Sitter> {
        match self {
            Bearer::Nobody => None,
            Bearer::Seat(token) => Some(Sitter::program(token)),
            Bearer::Account(program) => Some(Sitter::Guest(program.account.clone())),
        }
    }

    /// As whom somebody plays.
    pub(super) fn plays(&self) -> Result<Sitter, Refusal> {
        self.must_play()?;
        self.looks().ok_or(Refusal::NotYourSeat)
    }

    /// For which account somebody makes tables, if for any.
    pub(super) fn maker(&self) -> Result<Option<GuestId>, Refusal> {
        self.must_play()?;
        Ok(self.account().cloned())
    }

    fn must_play(&self) -> Result<(), Refusal> {
        match self {
            Bearer::Account(program) if program.scope < Scope::Play => Err(Refusal::ReadOnly),
            Bearer::Nobody | Bearer::Seat(_) | Bearer::Account(_) => Ok(()),
        }
    }

    /// The account that somebody acts for, if any.
    pub(in crate::routes) fn account(&self) -> Option<&GuestId> {
        match self {
            Bearer::Account(program) => Some(&program.account),
            Bearer::Nobody | Bearer::Seat(_) => None,
        }
    }

    /// The token of a seat and its holder, if a chair is reserved for them because the table gathers again.
    pub(super) fn of_reserved(self, now: &Snapshot) -> Option<(String, Sitter)> {
        let Bearer::Seat(token) = self else { return None };
        let who = Sitter::program(&token);
        let is_theirs = |chair: &Chair| chair.sitter == who && !chair.is_ready();
        now.chairs.iter().any(is_theirs).then_some((token, who))
    }
}

impl From<BadToken> for Problem {
    fn from(bad: BadToken) -> Problem {
        match bad {
            BadToken::Garbled => Problem::GarbledToken,
            BadToken::Unknown => Problem::UnknownToken,
            BadToken::Suspended => Problem::Suspended,
            BadToken::Refused(refusal) => refusal.into(),
        }
    }
}

impl FromRequestParts<Arc<App>> for Bearer {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<App>) -> Result<Bearer, Problem> {
        parts.extensions.get::<Bearer>().cloned().ok_or(Refusal::Internal.into())
    }
}

/// A program that acts for an account, and may see what that may see.
pub(super) struct Reads(pub(super) Arc<Program>);

impl FromRequestParts<Arc<App>> for Reads {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Reads, Problem> {
        match Bearer::from_request_parts(parts, app).await? {
            Bearer::Account(program) => Ok(Reads(program)),
            Bearer::Nobody | Bearer::Seat(_) => Err(Problem::NoToken),
        }
    }
}

/// A program that acts for an account and may play for it.
pub(super) struct Plays(pub(super) Arc<Program>);

impl FromRequestParts<Arc<App>> for Plays {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Plays, Problem> {
        let Reads(program) = Reads::from_request_parts(parts, app).await?;
        if program.scope < Scope::Play { Err(Refusal::ReadOnly.into()) } else { Ok(Plays(program)) }
    }
}
