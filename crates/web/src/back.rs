//! Where people are led once they have done what had to come first, such as signing in.

use form_urlencoded::byte_serialize;

/// A page with a way back from it.
pub(crate) fn with_way_back(page: &str, back: Option<&str>) -> String {
    match back {
        Some(back) => format!("{page}?back={}", byte_serialize(back.as_bytes()).collect::<String>()),
        None => page.to_owned(),
    }
}

/// Whether an address is on this site: one elsewhere would begin with two slashes or a scheme, and browsers treat backslashes
/// as slashes and ignore tabs.
pub(crate) fn is_here(address: &str) -> bool {
    address.starts_with('/')
        && !address.starts_with("//")
        && address.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_way_back_stays_one_field() {
        assert_eq!(
            with_way_back("/sign-in", Some("/t/x?a=1&b=%20")),
            "/sign-in?back=%2Ft%2Fx%3Fa%3D1%26b%3D%2520"
        );
        assert_eq!(with_way_back("/sign-in", None), "/sign-in");
    }

    #[test]
    fn no_way_back_leads_elsewhere() {
        assert!(is_here("/") && is_here("/t/abc?as=1#table"));
        for elsewhere in
            ["", "t", "//evil.example", "https://evil.example", "/\\evil.example", "/\t/evil.example", "/ä"]
        {
            assert!(!is_here(elsewhere), "{elsewhere:?}");
        }
    }
}
