//! By what somebody who is sent something knows that it comes from here.

use data_encoding::HEXLOWER;
use ring::hmac;

/// What only those make who know the secret: HMAC-SHA256 over the time, a full stop and the body, in hexadecimal digits.
pub fn sign(secret: &str, time: i64, body: &[u8]) -> String {
    let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes());
    let mut context = hmac::Context::with_key(&key);
    context.update(time.to_string().as_bytes());
    context.update(b".");
    context.update(body);
    HEXLOWER.encode(context.sign().as_ref())
}

#[cfg(test)]
mod tests {
    use super::sign;

    #[test]
    fn a_signature_is_that_of_any_other_program() {
        // printf '1700000000.{}' | openssl dgst -sha256 -hmac secret
        assert_eq!(sign("secret", 1_700_000_000, b"{}"), HAND);
        assert_ne!(sign("secret", 1_700_000_001, b"{}"), HAND);
        assert_ne!(sign("secret", 1_700_000_000, b"{ }"), HAND);
        assert_ne!(sign("other", 1_700_000_000, b"{}"), HAND);
    }

    const HAND: &str = "b8569b78799ff9e3cbff0fc2d63a33a2b57f3282abd07c37ae5e8e7d79a5f163";
}
