//! A program that was built without passkeys offers them nowhere, so nothing of this is ever asked for.

use serde_json::Value;
use store::GuestId;

use super::PasskeyProblem;
use super::kept::Kept;
use crate::refusal::Refusal;

/// An address under which passkeys are made and used. There is none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Site {}

pub(super) struct Begun {
    pub(super) options: Value,
    pub(super) state: String,
}

pub(super) struct Claimed {
    pub(super) id: String,
}

impl Site {
    /// The site at an origin such as `https://akhet.example`, if there are passkeys: never.
    pub fn read(_origin: &str) -> Option<Site> {
        None
    }

    /// The host for which its passkeys are.
    pub fn host(&self) -> &str {
        match *self {}
    }

    pub(super) fn origin(&self) -> &str {
        match *self {}
    }

    pub(super) fn begin_making(&self, _: &GuestId, _: &str, _: &[&Kept]) -> Result<Begun, Refusal> {
        match *self {}
    }

    pub(super) fn finish_making(&self, _: &str, _: &str) -> Option<Kept> {
        match *self {}
    }

    pub(super) fn begin_showing(&self, _: &[&Kept]) -> Result<Begun, Refusal> {
        match *self {}
    }

    pub(super) fn finish_showing(&self, _: &str, _: &str, _: &Kept) -> Result<Kept, PasskeyProblem> {
        match *self {}
    }
}

impl Claimed {
    pub(super) fn read(_: &str) -> Option<Claimed> {
        None
    }

    pub(super) fn is_for(&self, _: &GuestId) -> bool {
        false
    }
}

/// What another program kept of a passkey is not looked into.
pub(super) fn is_passkey(passkey: &Value, _: &str) -> bool {
    passkey.is_object()
}
