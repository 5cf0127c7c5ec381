//! What `webauthn-rs` does for us: challenges that a browser hands to a passkey, and whether an answer is the right one.

use data_encoding::BASE64URL_NOPAD;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use store::GuestId;
use webauthn_rs::prelude::{
    DiscoverableAuthentication, Passkey, PasskeyRegistration, PublicKeyCredential,
    RegisterPublicKeyCredential, Url, Uuid, WebauthnError,
};
use webauthn_rs::{Webauthn, WebauthnBuilder};

use super::PasskeyProblem;
use super::kept::Kept;
use crate::refusal::Refusal;

/// An address under which passkeys are made and used. A passkey of one host is none at another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Site {
    origin: Url,
    host: String,
}

/// A challenge for the browser, and what is needed to check the answer.
pub(super) struct Begun {
    pub(super) options: Value,
    pub(super) state: String,
}

/// Which passkey an answer claims to come from, before anything of it is checked.
pub(super) struct Claimed {
    pub(super) id: String,
    handle: Option<Vec<u8>>,
}

impl Site {
    /// The site at an origin such as `https://akhet.example`, if browsers have passkeys there: over TLS at a host with a
    /// name that others can have, too, or on this machine.
    pub fn read(origin: &str) -> Option<Site> {
        let origin = Url::parse(origin).ok()?;
        // An address of a machine is no domain.
        let host = origin.domain()?.to_owned();
        let is_public = host.rsplit_once('.').is_some_and(|(_, last)| !last.is_empty() && last != "local");
        let is_allowed = match origin.scheme() {
            "https" => is_public || host == "localhost",
            "http" => host == "localhost",
            _ => false,
        };
        is_allowed.then_some(Site { origin, host })
    }

    /// The host for which its passkeys are.
    pub fn host(&self) -> &str {
        &self.host
    }

    /// What answers must name as the place where they were given.
    pub(super) fn origin(&self) -> &str {
        self.origin.as_str()
    }

    fn webauthn(&self) -> Result<Webauthn, Refusal> {
        let builder = WebauthnBuilder::new(&self.host, &self.origin);
        builder.and_then(|builder| builder.rp_name("Akhet").build()).map_err(|error| internal(&error))
    }

    /// Has a browser make a passkey for an account, on a device that has none of these.
    pub(super) fn begin_making(
        &self,
        account: &GuestId,
        name: &str,
        known: &[&Kept],
    ) -> Result<Begun, Refusal> {
        let known = known.iter().filter_map(|kept| BASE64URL_NOPAD.decode(kept.id.as_bytes()).ok());
        let known = Some(known.collect());
        let begun = self.webauthn()?.start_passkey_registration(handle(account), name, name, known);
        let (options, state) = begun.map_err(|error| internal(&error))?;
        let mut begun = Begun::new(&options, &state)?;
        // Only what is kept beside its name by the device can be used without typing the name.
        begun.options["authenticatorSelection"]["residentKey"] = json!("required");
        begun.options["authenticatorSelection"]["requireResidentKey"] = json!(true);
        Ok(begun)
    }

    /// The passkey that a browser has made, if that is what its answer says.
    pub(super) fn finish_making(&self, state: &str, answer: &str) -> Option<Kept> {
        let answer: RegisterPublicKeyCredential = read(answer)?;
        let state: PasskeyRegistration = read(state)?;
        let passkey = self.webauthn().ok()?.finish_passkey_registration(&answer, &state).ok()?;
        self.keep(&passkey)
    }

    /// Has a browser show a passkey: one of these, or if there are none, any that it has for this site.
    pub(super) fn begin_showing(&self, allowed: &[&Kept]) -> Result<Begun, Refusal> {
        let begun = self.webauthn()?.start_discoverable_authentication();
        let (options, state) = begun.map_err(|error| internal(&error))?;
        let mut begun = Begun::new(&options, &state)?;
        let allowed = allowed.iter().map(|kept| json!({ "type": "public-key", "id": kept.id }));
        begun.options["allowCredentials"] = allowed.collect();
        Ok(begun)
    }

    /// What is to be kept of a passkey from now on, if this is its answer.
    pub(super) fn finish_showing(
        &self,
        state: &str,
        answer: &str,
        kept: &Kept,
    ) -> Result<Kept, PasskeyProblem> {
        let wrong = PasskeyProblem::Wrong;
        let answer: PublicKeyCredential = read(answer).ok_or(wrong)?;
        let state: DiscoverableAuthentication = read(state).ok_or(wrong)?;
        let mut passkey: Passkey = serde_json::from_value(kept.passkey.clone()).map_err(|_| wrong)?;
        let webauthn = self.webauthn().map_err(|_| wrong)?;
        if kept.host != self.host {
            return Err(wrong);
        }
        match webauthn.finish_discoverable_authentication_v2(&answer, state, &passkey) {
            Ok(result) => {
                passkey.update_credential(&result);
                self.keep(&passkey).ok_or(wrong)
            }
            Err(WebauthnError::CredentialPossibleCompromise) => Err(PasskeyProblem::Copied),
            Err(_) => Err(wrong),
        }
    }

    fn keep(&self, passkey: &Passkey) -> Option<Kept> {
        let id = BASE64URL_NOPAD.encode(passkey.cred_id().as_slice());
        Some(Kept { host: self.host.clone(), id, passkey: serde_json::to_value(passkey).ok()? })
    }
}

impl Begun {
    /// Browsers take what stands below `publicKey`.
    fn new(options: &impl Serialize, state: &impl Serialize) -> Result<Begun, Refusal> {
        let texts =
            serde_json::to_value(options).and_then(|options| Ok((options, serde_json::to_string(state)?)));
        let (mut options, state) = texts.map_err(|error| internal(&error))?;
        Ok(Begun { options: options["publicKey"].take(), state })
    }
}

impl Claimed {
    pub(super) fn read(answer: &str) -> Option<Claimed> {
        let answer: PublicKeyCredential = read(answer)?;
        let id = BASE64URL_NOPAD.encode(answer.get_credential_id());
        Some(Claimed { id, handle: answer.get_user_unique_id().map(<[u8]>::to_vec) })
    }

    /// Whether the passkey says that it was made for this account. One that is shown without a name has to.
    pub(super) fn is_for(&self, account: &GuestId) -> bool {
        self.handle.as_deref() == Some(handle(account).as_bytes())
    }
}

/// Whether this could be kept of a passkey with this id.
pub(super) fn is_passkey(passkey: &Value, id: &str) -> bool {
    let passkey: Option<Passkey> = serde_json::from_value(passkey.clone()).ok();
    passkey.is_some_and(|passkey| BASE64URL_NOPAD.encode(passkey.cred_id().as_slice()) == id)
}

/// What devices call an account. It says nothing to anybody else, and it never changes.
fn handle(account: &GuestId) -> Uuid {
    let hash = Sha256::digest(format!("passkeys of {account}"));
    Uuid::from_slice(&hash[..16]).expect("sixteen bytes are taken")
}

fn read<T: DeserializeOwned>(text: &str) -> Option<T> {
    serde_json::from_str(text).ok()
}

fn internal(error: &dyn std::fmt::Display) -> Refusal {
    tracing::error!(%error, "a challenge for a passkey could not be made");
    Refusal::Internal
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passkeys_are_for_hosts_with_a_name_over_tls_and_for_this_machine() {
        for (origin, host) in [
            ("https://akhet.example", Some("akhet.example")),
            ("https://Games.Akhet.example:8443", Some("games.akhet.example")),
            ("http://localhost:8080", Some("localhost")),
            ("https://localhost", Some("localhost")),
            ("http://akhet.example", None),
            ("http://127.0.0.1:8080", None),
            ("https://127.0.0.1", None),
            ("https://2130706433", None),
            ("https://[::1]", None),
            ("https://pi.local", None),
            ("https://intranet", None),
            ("https://akhet.example.", None),
            ("ftp://localhost", None),
            ("https://", None),
            ("", None),
        ] {
            assert_eq!(Site::read(origin).as_ref().map(Site::host), host, "{origin}");
        }
    }
}
