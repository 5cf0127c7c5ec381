//! Addresses of the web that somebody has typed.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

use url::{Host, Url};

/// The longest address, in bytes.
const LONGEST: usize = 1_000;

/// An address of the web to which something may be posted: by http or https, without a name and a password, at a port where
/// such servers listen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Address(Url);

/// A text that is no such address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadAddress;

/// The other end of a connection.
pub(crate) enum End<'a> {
    Name(&'a str),
    Ip(IpAddr),
}

impl Address {
    pub(crate) fn end(&self) -> End<'_> {
        match self.0.host() {
            Some(Host::Domain(name)) => End::Name(name),
            Some(Host::Ipv4(address)) => End::Ip(address.into()),
            Some(Host::Ipv6(address)) => End::Ip(address.into()),
            None => End::Name(""),
        }
    }

    pub(crate) fn port(&self) -> u16 {
        self.0.port_or_known_default().unwrap_or(0)
    }

    pub(crate) fn is_secure(&self) -> bool {
        self.0.scheme() == "https"
    }

    /// Path and query.
    pub(crate) fn target(&self) -> &str {
        &self.0[url::Position::BeforePath..url::Position::AfterQuery]
    }

    /// The host with its port, if that is not the usual one.
    pub fn authority(&self) -> &str {
        &self.0[url::Position::BeforeHost..url::Position::AfterPort]
    }

    /// The name of the host, in lower case.
    pub fn host(&self) -> &str {
        self.0.host_str().unwrap_or_default()
    }

    /// Scheme, host and port, as keys for pushes are signed for.
    pub fn origin(&self) -> String {
        self.0.origin().ascii_serialization()
    }

    /// What comes before the last part of the path, and that part, unless it is empty.
    pub fn last_part(&self) -> Option<(Address, String)> {
        let last = self.0.path_segments()?.next_back().filter(|last| !last.is_empty())?.to_owned();
        let mut above = self.0.clone();
        above.path_segments_mut().ok()?.pop().push("");
        above.set_query(None);
        Some((Address(above), last))
    }
}

impl FromStr for Address {
    type Err = BadAddress;

    fn from_str(text: &str) -> Result<Address, BadAddress> {
        let url = Url::parse(text.trim()).map_err(|_| BadAddress)?;
        let is_web = matches!(url.scheme(), "http" | "https");
        let is_plain = url.username().is_empty() && url.password().is_none() && url.fragment().is_none();
        // Below are mail, terminals and the like, which make something else of a request.
        let is_port = matches!(url.port_or_known_default(), Some(80 | 443 | 1_024..));
        let has_host = url.host_str().is_some_and(|host| !host.is_empty());
        if is_web && is_plain && is_port && has_host && url.as_str().len() <= LONGEST {
            Ok(Address(url))
        } else {
            Err(BadAddress)
        }
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_one_of_a_server_of_the_web() {
        for good in [
            "https://example.org/",
            "http://example.org:8080/hook?a=b",
            "https://[2001:470::1]/x",
            "http://1.1.1.1",
        ] {
            assert!(good.parse::<Address>().is_ok(), "{good}");
        }
        for bad in [
            "",
            "example.org",
            "ftp://example.org/",
            "file:///etc/passwd",
            "gopher://example.org/_x",
            "javascript:alert(1)",
            "http://user:word@example.org/",
            "http://user@example.org/",
            "http://example.org:25/",
            "http://example.org:22/",
            "http://example.org:0/",
            "http://",
            "https://example.org/#part",
            "http://exa mple.org/",
        ] {
            assert_eq!(bad.parse::<Address>(), Err(BadAddress), "{bad}");
        }
        assert!(format!("https://example.org/{}", "x".repeat(1_000)).parse::<Address>().is_err());
    }

    #[test]
    fn signs_that_end_a_line_do_not_get_into_a_request() {
        let address: Address = "http://example.org/a\r\nHost: other\r\n\r\n?b\tc".parse().unwrap();
        assert!(!address.target().contains(['\r', '\n', ' ']), "{}", address.target());
        assert_eq!(address.authority(), "example.org");
    }

    #[test]
    fn numbers_in_any_form_are_the_address_that_they_are() {
        for form in ["http://127.0.0.1/", "http://2130706433/", "http://0x7f.1/", "http://017700000001/"] {
            let address: Address = form.parse().unwrap();
            let End::Ip(ip) = address.end() else { panic!("{form} is no number") };
            assert_eq!(ip.to_string(), "127.0.0.1", "{form}");
        }
    }

    #[test]
    fn the_last_part_is_a_topic() {
        let address: Address = "https://ntfy.sh/my-turns".parse().unwrap();
        let (above, topic) = address.last_part().unwrap();
        assert_eq!((above.to_string().as_str(), topic.as_str()), ("https://ntfy.sh/", "my-turns"));
        assert!("https://ntfy.sh/".parse::<Address>().unwrap().last_part().is_none());
    }
}
