//! Pushes to browsers: encrypted for the browser alone (RFC 8291), and signed so that the service of its vendor knows who sends
//! them (RFC 8292).

use std::fmt;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use data_encoding::BASE64URL_NOPAD;
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::rand::{SecureRandom, SystemRandom};
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use ring::{aead, hkdf};

use crate::address::Address;
use crate::web::Client;
use crate::{BadAddress, Undelivered};

/// The services of browser vendors. Nothing is pushed elsewhere unless whoever is in charge allows that.
const SERVICES: [&str; 5] = [
    "fcm.googleapis.com",
    "android.googleapis.com",
    "updates.push.services.mozilla.com",
    "push.services.mozilla.com",
    "web.push.apple.com",
];

/// The same with any name before them.
const FAMILIES: [&str; 3] = [".push.apple.com", ".notify.windows.com", ".push.services.mozilla.com"];

/// How long a signature is good for: less than the day that services allow.
const GOOD_FOR: Duration = Duration::from_hours(12);

/// The longest text that a service has to take with all that comes around it.
const LONGEST: usize = 3_000;

/// The bytes of a public key, of the secret of a browser, and of what makes each message different.
const PUBLIC: usize = 65;
const SECRET: usize = 16;
const SALT: usize = 16;

/// What signs pushes. Browsers let only whoever has it push to them.
#[derive(Clone)]
pub struct PushKey(Vec<u8>);

/// A browser that can be pushed to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Subscriber {
    /// Where its service is.
    pub address: Address,
    public: Vec<u8>,
    secret: Vec<u8>,
}

/// Keys that no browser has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadKeys;

impl fmt::Display for BadKeys {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("these are no keys of a browser")
    }
}

impl std::error::Error for BadKeys {}

/// How much it matters that a push comes at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Urgency {
    /// It may wait until the device is awake.
    Normal,
    /// Somebody waits.
    High,
}

/// What became of a push.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pushed {
    /// The service has it.
    Sent,
    /// The browser is not there any more.
    Gone,
}

impl PushKey {
    /// A new key, as a text to keep.
    pub fn fresh() -> String {
        let key = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new());
        BASE64URL_NOPAD.encode(key.expect("the operating system has randomness").as_ref())
    }

    /// The key that was kept as this text.
    pub fn read(text: &str) -> Result<PushKey, BadKeys> {
        let key = BASE64URL_NOPAD.decode(text.as_bytes()).map_err(|_| BadKeys)?;
        pair(&key)?;
        Ok(PushKey(key))
    }

    /// What browsers are given to know it by.
    pub fn public(&self) -> String {
        let pair = pair(&self.0).expect("it was read before");
        BASE64URL_NOPAD.encode(pair.public_key().as_ref())
    }

    /// What a service is shown, at a moment, by somebody whom it can reach at another address.
    fn authorization(&self, address: &Address, subject: &str, now: SystemTime) -> String {
        let expires = now + GOOD_FOR;
        let expires = expires.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
        let header = r#"{"typ":"JWT","alg":"ES256"}"#;
        let claims = serde_json::json!({ "aud": address.origin(), "exp": expires, "sub": subject });
        let [header, claims] =
            [header.to_owned(), claims.to_string()].map(|part| BASE64URL_NOPAD.encode(part.as_bytes()));
        let signed = format!("{header}.{claims}");
        let pair = pair(&self.0).expect("it was read before");
        let signature = pair.sign(&SystemRandom::new(), signed.as_bytes());
        let signature = signature.expect("the operating system has randomness");
        let signature = BASE64URL_NOPAD.encode(signature.as_ref());
        format!("vapid t={signed}.{signature}, k={}", self.public())
    }
}

fn pair(key: &[u8]) -> Result<EcdsaKeyPair, BadKeys> {
    EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, key, &SystemRandom::new()).map_err(|_| BadKeys)
}

impl Subscriber {
    /// A browser with an address and keys as it gives them. Its service has to be one of those that are known, or of these hosts.
    pub fn read(address: &str, public: &str, secret: &str, others: &[String]) -> Result<Subscriber, BadKeys> {
        let address: Address = address.parse().map_err(|_: BadAddress| BadKeys)?;
        let host = address.host();
        let is_vendor = SERVICES.contains(&host) || FAMILIES.iter().any(|family| host.ends_with(family));
        let is_allowed = others.iter().any(|other| other == address.authority());
        let is_known = (is_vendor && address.is_secure() && address.port() == 443) || is_allowed;
        let decode =
            |text: &str| BASE64URL_NOPAD.decode(text.trim_end_matches('=').as_bytes()).map_err(|_| BadKeys);
        let (public, secret) = (decode(public)?, decode(secret)?);
        let is_point = public.len() == PUBLIC && public[0] == 4;
        if is_known && is_point && secret.len() == SECRET {
            Ok(Subscriber { address, public, secret })
        } else {
            Err(BadKeys)
        }
    }

    /// The body of a push that only this browser can read.
    pub fn encrypt(&self, text: &[u8]) -> Result<Vec<u8>, BadKeys> {
        let random = SystemRandom::new();
        let own = EphemeralPrivateKey::generate(&ECDH_P256, &random).map_err(|_| BadKeys)?;
        let public = own.compute_public_key().map_err(|_| BadKeys)?;
        let mut salt = [0; SALT];
        random.fill(&mut salt).map_err(|_| BadKeys)?;
        let theirs = UnparsedPublicKey::new(&ECDH_P256, &self.public);
        agree_ephemeral(own, &theirs, |shared| seal(self, public.as_ref(), &salt, shared, text))
            .map_err(|_| BadKeys)?
    }

    /// Pushes a text to it.
    pub async fn push(
        &self,
        client: &Client,
        key: &PushKey,
        subject: &str,
        urgency: Urgency,
        text: &str,
    ) -> Result<Pushed, Undelivered> {
        let body = self.encrypt(text.as_bytes()).map_err(|_| Undelivered::Unclear)?;
        let urgency = match urgency {
            Urgency::Normal => "normal",
            Urgency::High => "high",
        };
        let headers = [
            ("authorization", key.authorization(&self.address, subject, SystemTime::now())),
            ("content-encoding", "aes128gcm".to_owned()),
            ("ttl", "86400".to_owned()),
            ("urgency", urgency.to_owned()),
        ];
        match client.post(&self.address, "application/octet-stream", &headers, body).await {
            Ok(()) => Ok(Pushed::Sent),
            Err(Undelivered::Refused(404 | 410)) => Ok(Pushed::Gone),
            Err(error) => Err(error),
        }
    }
}

/// What RFC 8188 and 8291 make of a text, given what both sides have agreed on.
fn seal(
    to: &Subscriber,
    public: &[u8],
    salt: &[u8; SALT],
    shared: &[u8],
    text: &[u8],
) -> Result<Vec<u8>, BadKeys> {
    const RECORD: u32 = 4_096;
    if text.len() > LONGEST {
        return Err(BadKeys);
    }
    let (key, nonce) = keys(to, public, salt, shared).map_err(|_| BadKeys)?;
    let key = aead::LessSafeKey::new(aead::UnboundKey::new(&aead::AES_128_GCM, &key).map_err(|_| BadKeys)?);
    // One record, which is the last.
    let mut sealed = [text, &[2]].concat();
    let nonce = aead::Nonce::assume_unique_for_key(nonce);
    key.seal_in_place_append_tag(nonce, aead::Aad::empty(), &mut sealed).map_err(|_| BadKeys)?;
    Ok([salt, &RECORD.to_be_bytes()[..], &[PUBLIC as u8], public, &sealed].concat())
}

/// The key and the nonce of the one record.
fn keys(
    to: &Subscriber,
    public: &[u8],
    salt: &[u8; SALT],
    shared: &[u8],
) -> Result<([u8; 16], [u8; 12]), ring::error::Unspecified> {
    let info = [b"WebPush: info\0", &to.public[..], public].concat();
    let mut agreed = [0; 32];
    derive(&to.secret, shared, &info, &mut agreed)?;
    let (mut key, mut nonce) = ([0; 16], [0; 12]);
    derive(salt, &agreed, b"Content-Encoding: aes128gcm\0", &mut key)?;
    derive(salt, &agreed, b"Content-Encoding: nonce\0", &mut nonce)?;
    Ok((key, nonce))
}

fn derive(salt: &[u8], secret: &[u8], about: &[u8], into: &mut [u8]) -> Result<(), ring::error::Unspecified> {
    struct Length(usize);

    impl hkdf::KeyType for Length {
        fn len(&self) -> usize {
            self.0
        }
    }

    let extracted = hkdf::Salt::new(hkdf::HKDF_SHA256, salt).extract(secret);
    extracted.expand(&[about], Length(into.len()))?.fill(into)
}

#[cfg(test)]
mod tests {
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey as PublicKey};

    use super::*;

    /// The example of RFC 8291, in its section 5 and appendix A.
    const THEIRS: &str =
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
    const SECRET_OF_THEIRS: &str = "BTBZMqHH6r4Tts7J_aSIgg";
    const OURS: &str =
        "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8";

    fn decode(text: &str) -> Vec<u8> {
        BASE64URL_NOPAD.decode(text.as_bytes()).unwrap()
    }

    fn subscriber() -> Subscriber {
        let address = "https://updates.push.services.mozilla.com/wpush/v2/abc";
        Subscriber::read(address, THEIRS, SECRET_OF_THEIRS, &[]).unwrap()
    }

    #[test]
    fn a_text_is_sealed_as_in_the_example_of_the_standard() {
        let salt: [u8; SALT] = decode("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap();
        let shared = decode("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let text = b"When I grow up, I want to be a watermelon";
        let sealed = seal(&subscriber(), &decode(OURS), &salt, &shared, text).unwrap();
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w\
                        EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(BASE64URL_NOPAD.encode(&sealed), expected);
    }

    #[test]
    fn no_two_pushes_of_the_same_text_look_alike_and_long_texts_are_refused() {
        let to = subscriber();
        assert_ne!(to.encrypt(b"text").unwrap(), to.encrypt(b"text").unwrap());
        assert_eq!(to.encrypt(&[b'x'; LONGEST + 1]), Err(BadKeys));
    }

    #[test]
    fn a_service_sees_who_pushes_until_when_and_to_whom() {
        let key = PushKey::read(&PushKey::fresh()).unwrap();
        let now = UNIX_EPOCH + Duration::from_secs(1_700_000_000);
        let shown = key.authorization(&subscriber().address, "mailto:a@example.org", now);
        let (token, public) = shown.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        assert_eq!(public, key.public());
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let public = PublicKey::new(&ECDSA_P256_SHA256_FIXED, decode(public));
        public.verify(signed.as_bytes(), &decode(signature)).unwrap();
        let claims = String::from_utf8(decode(signed.split_once('.').unwrap().1)).unwrap();
        let claims: serde_json::Value = serde_json::from_str(&claims).unwrap();
        assert_eq!(claims["aud"], "https://updates.push.services.mozilla.com");
        assert_eq!(claims["exp"], 1_700_000_000 + 43_200);
        assert_eq!(claims["sub"], "mailto:a@example.org");
        assert_eq!(PushKey::read("no key").err(), Some(BadKeys));
    }

    #[test]
    fn nothing_is_pushed_but_to_the_services_of_browsers() {
        let read = |address: &str| {
            Subscriber::read(address, THEIRS, SECRET_OF_THEIRS, &["push.test:8443".to_owned()])
        };
        for good in [
            "https://fcm.googleapis.com/fcm/send/abc",
            "https://web.push.apple.com/abc",
            "https://wns2-par02p.notify.windows.com/w/?token=abc",
            "http://push.test:8443/abc",
        ] {
            assert!(read(good).is_ok(), "{good}");
        }
        for bad in [
            "https://example.org/abc",
            "http://fcm.googleapis.com/abc",
            "https://fcm.googleapis.com:8443/abc",
            "https://fcm.googleapis.com.example.org/abc",
            "https://evilnotify.windows.com/abc",
            "https://fcm.googleapis.com@example.org/abc",
            "https://push.test/abc",
            "https://127.0.0.1/abc",
        ] {
            assert_eq!(read(bad), Err(BadKeys), "{bad}");
        }
        let address = "https://fcm.googleapis.com/abc";
        for (public, secret) in [("", SECRET_OF_THEIRS), (THEIRS, ""), (SECRET_OF_THEIRS, THEIRS), ("!", "?")]
        {
            assert_eq!(Subscriber::read(address, public, secret, &[]), Err(BadKeys));
        }
        let off_the_curve = BASE64URL_NOPAD.encode(&[[4].as_slice(), &[7; 64]].concat());
        let strange = Subscriber::read(address, &off_the_curve, SECRET_OF_THEIRS, &[]).unwrap();
        assert_eq!(strange.encrypt(b"text"), Err(BadKeys));
    }
}
