//! A device that makes and uses passkeys, with the browser in which that happens. It does what it is told, honest or not.

use data_encoding::BASE64URL_NOPAD;
use ring::digest::{SHA256, digest};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::{Value, json};

use crate::browser::{Answer, Browser};

/// The owner is there, and has shown who they are.
const PRESENT: u8 = 0x01;
const VERIFIED: u8 = 0x04;

/// There is a public key beside the rest.
const HAS_KEY: u8 = 0x40;

/// A device, and where its browser is.
pub(crate) struct Device {
    /// What the browser says where it is.
    pub(crate) origin: String,
    /// Whether it asks for a fingerprint before it does anything.
    pub(crate) is_locked: bool,
    pub(crate) passkeys: Vec<Passkey>,
}

/// What a device keeps of a passkey.
#[derive(Clone)]
pub(crate) struct Passkey {
    pub(crate) id: Vec<u8>,
    /// Whose it is.
    pub(crate) handle: Vec<u8>,
    /// The host that it is for.
    pub(crate) host: String,
    /// How often it was used. One that is kept by several devices counts nothing.
    pub(crate) count: u32,
    secret: Vec<u8>,
}

impl Device {
    /// One in a browser at this origin.
    pub(crate) fn at(origin: &str) -> Device {
        Device { origin: origin.to_owned(), is_locked: true, passkeys: Vec::new() }
    }

    /// Makes a passkey as the options ask. Returns the answer.
    pub(crate) fn make(&mut self, options: &Value) -> String {
        let random = SystemRandom::new();
        let secret = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, &random).unwrap();
        let mut id = vec![0; 16];
        ring::rand::SecureRandom::fill(&random, &mut id).unwrap();
        let passkey = Passkey {
            id,
            handle: bytes(&options["user"]["id"]),
            host: options["rp"]["id"].as_str().unwrap().to_owned(),
            count: 0,
            secret: secret.as_ref().to_vec(),
        };
        self.passkeys.push(passkey);
        self.present(options)
    }

    /// The answer that a passkey was made, which is the last one.
    pub(crate) fn present(&self, options: &Value) -> String {
        let passkey = self.passkeys.last().unwrap();
        let data = [&self.head(passkey, HAS_KEY)[..], &passkey.public()].concat();
        // A map of the format, no statement, and the data.
        let mut attestation = b"\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x59".to_vec();
        attestation.extend((data.len() as u16).to_be_bytes());
        attestation.extend(data);
        let client = self.client("webauthn.create", options);
        let response = json!({ "clientDataJSON": text(&client), "attestationObject": text(&attestation) });
        passkey.answer(&response)
    }

    /// Uses the last passkey for the host, or the last of those that may be used. Returns the answer.
    pub(crate) fn show(&mut self, options: &Value) -> String {
        let allowed: Vec<Vec<u8>> =
            options["allowCredentials"].as_array().unwrap().iter().map(|each| bytes(&each["id"])).collect();
        let is_asked = |passkey: &&mut Passkey| {
            options["rpId"] == passkey.host && (allowed.is_empty() || allowed.contains(&passkey.id))
        };
        let passkey = self.passkeys.iter_mut().rev().find(is_asked).expect("there is a passkey for this");
        if passkey.count > 0 {
            passkey.count += 1;
        }
        let passkey = passkey.clone();
        let (client, head) = (self.client("webauthn.get", options), self.head(&passkey, 0));
        let signed = [&head[..], digest(&SHA256, &client).as_ref()].concat();
        let response = json!({
            "clientDataJSON": text(&client), "authenticatorData": text(&head),
            "signature": text(&passkey.sign(&signed)), "userHandle": text(&passkey.handle),
        });
        passkey.answer(&response)
    }

    fn head(&self, passkey: &Passkey, more: u8) -> Vec<u8> {
        let flags = PRESENT | more | if self.is_locked { VERIFIED } else { 0 };
        let host = digest(&SHA256, passkey.host.as_bytes());
        [host.as_ref(), &[flags], &passkey.count.to_be_bytes()].concat()
    }

    fn client(&self, what: &str, options: &Value) -> Vec<u8> {
        let challenge = &options["challenge"];
        json!({ "type": what, "challenge": challenge, "origin": self.origin, "crossOrigin": false })
            .to_string()
            .into_bytes()
    }
}

impl Passkey {
    fn pair(&self) -> EcdsaKeyPair {
        let random = SystemRandom::new();
        EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, &self.secret, &random).unwrap()
    }

    fn sign(&self, signed: &[u8]) -> Vec<u8> {
        self.pair().sign(&SystemRandom::new(), signed).unwrap().as_ref().to_vec()
    }

    /// What is public of it: no maker, the id, and the point of the curve as a map.
    fn public(&self) -> Vec<u8> {
        let pair = self.pair();
        let (x, y) = pair.public_key().as_ref()[1..].split_at(32);
        let length = (self.id.len() as u16).to_be_bytes();
        let key = [b"\xa5\x01\x02\x03\x26\x20\x01\x21\x58\x20", x, b"\x22\x58\x20", y].concat();
        [&[0; 16][..], &length, &self.id, &key].concat()
    }

    fn answer(&self, response: &Value) -> String {
        let id = text(&self.id);
        json!({ "id": id, "rawId": id, "type": "public-key", "response": response }).to_string()
    }
}

fn text(bytes: &[u8]) -> String {
    BASE64URL_NOPAD.encode(bytes)
}

fn bytes(text: &Value) -> Vec<u8> {
    BASE64URL_NOPAD.decode(text.as_str().unwrap().as_bytes()).unwrap()
}

/// A challenge and what the browser sends back with the answer.
pub(crate) struct Asked {
    pub(crate) options: Value,
    pub(crate) state: String,
}

impl Asked {
    #[track_caller]
    pub(crate) fn read(answer: Answer, how: &str) -> Asked {
        let mut told: Value = serde_json::from_slice(&answer.expect(200).body).unwrap();
        assert_eq!(told["how"], how);
        Asked { options: told["options"].take(), state: told["state"].as_str().unwrap().to_owned() }
    }
}

/// What a browser does with the script of the page: asks, has the device answer, and sends the form.
impl Browser {
    pub(crate) async fn asks(&mut self, start: &str, how: &str, fields: &[(&str, &str)]) -> Asked {
        Asked::read(self.post(start, fields).await, how)
    }

    pub(crate) async fn signs_in_with(&mut self, device: &mut Device) -> Answer {
        let Asked { options, state } = self.asks("/sign-in/passkey/start", "get", &[]).await;
        let answer = device.show(&options);
        self.post("/sign-in/passkey", &[("passkey", &answer), ("state", &state)]).await
    }

    pub(crate) async fn signs_up_with(&mut self, device: &mut Device, name: &str) -> Answer {
        let start = "/account/new/passkey/start";
        let Asked { options, state } = self.asks(start, "create", &[("name", name), ("mail", "")]).await;
        let answer = device.make(&options);
        let fields = [("name", name), ("mail", ""), ("passkey", answer.as_str()), ("state", state.as_str())];
        self.post("/account/new/passkey", &fields).await
    }

    /// Adds a passkey to an account with a password.
    pub(crate) async fn adds(&mut self, device: &mut Device, password: &str) -> Answer {
        let asked = self.asks("/account/passkeys/start", "create", &[("present-add", password)]).await;
        let answer = device.make(&asked.options);
        self.post("/account/passkeys", &[("passkey", &answer), ("state", &asked.state)]).await
    }

    /// Sends a form about the account, confirmed by a passkey.
    pub(crate) async fn confirms(
        &mut self,
        device: &mut Device,
        action: &str,
        fields: &[(&str, &str)],
    ) -> Answer {
        let Asked { options, state } = self.asks("/account/proof", "get", &[]).await;
        let answer = device.show(&options);
        let proof = [("passkey", answer.as_str()), ("state", state.as_str())];
        self.post(action, &[fields, &proof].concat()).await
    }
}
