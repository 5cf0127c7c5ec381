//! Codes that people write down and type: letters and digits that cannot be taken for one another.

use crate::random;

/// Crockford's digits: no I, L, O or U.
const SIGNS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// How many recovery codes somebody has.
pub(super) const CODES: usize = 8;

/// Signs of a recovery code: eighty bits, so a hash of it keeps it.
const RECOVERY: usize = 16;

/// Signs of a code for another device: forty bits, for a few minutes.
const DEVICE: usize = 8;

pub(super) fn fresh_recovery_codes() -> Vec<String> {
    std::iter::repeat_with(|| fresh(RECOVERY)).take(CODES).collect()
}

pub(super) fn fresh_device_code() -> String {
    fresh(DEVICE)
}

/// Random signs in groups of four.
fn fresh(length: usize) -> String {
    let signs: Vec<u8> = random::bytes::<RECOVERY>().map(|byte| SIGNS[usize::from(byte % 32)]).into();
    let groups = signs[..length].chunks(4).map(|group| String::from_utf8_lossy(group).into_owned());
    groups.collect::<Vec<_>>().join("-")
}

/// What is kept of a code, however it was typed.
pub(super) fn hash(typed: &str) -> String {
    let signs =
        typed.chars().filter(char::is_ascii_alphanumeric).map(|sign| match sign.to_ascii_uppercase() {
            'O' => '0',
            'I' | 'L' => '1',
            'U' => 'V',
            sign => sign,
        });
    random::hash(&signs.collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_however_it_is_typed() {
        let code = "7KQ0-1XVR";
        for typed in ["7kq0-1xvr", " 7KQO 1XVR ", "7KQ0IXVR", "7kqolxvr", "7KQ0–1XUR"] {
            assert_eq!(hash(typed), hash(code), "{typed}");
        }
        assert_ne!(hash("7KQ0-1XVS"), hash(code));
    }

    #[test]
    fn codes_are_all_different() {
        let codes: std::collections::HashSet<String> = fresh_recovery_codes().into_iter().collect();
        assert_eq!(codes.len(), CODES);
        assert!(codes.iter().all(|code| code.len() == 19 && code.matches('-').count() == 3), "{codes:?}");
        assert_eq!(fresh_device_code().len(), 9);
    }
}
