//! Where a request comes from, as far as somebody trustworthy says so.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Once;

use axum::extract::ConnectInfo;
use axum::http::HeaderMap;
use axum::http::request::Parts;
use ipnet::IpNet;
use service::client_network;

/// Where a request comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Source {
    /// The client's address. For IPv6 it is that of the network, because one household has all the addresses in it.
    pub(crate) address: IpAddr,
    pub(crate) scheme: Scheme,
}

/// How the visitor's browser reaches the server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Scheme {
    Http,
    Https,
}

game::named!(Scheme { Http => "http", Https => "https" });

/// The proxies whose word is taken for where a request comes from. Anybody else could write anything into the headers.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Proxies(Vec<IpNet>);

/// A text that names no proxy.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadProxy(String);

impl fmt::Display for BadProxy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let BadProxy(text) = self;
        write!(f, "`{text}` is no address of a proxy; it is written like 127.0.0.1, ::1 or 10.0.0.0/8")
    }
}

impl std::error::Error for BadProxy {}

impl Proxies {
    /// Reads addresses and networks.
    pub fn read<T: AsRef<str>>(texts: &[T]) -> Result<Proxies, BadProxy> {
        texts.iter().map(|text| read_network(text.as_ref().trim())).collect::<Result<_, _>>().map(Proxies)
    }

    /// Whether a proxy has this address.
    pub(crate) fn trusts(&self, address: IpAddr) -> bool {
        self.0.iter().any(|network| network.contains(&address.to_canonical()))
    }

    /// Where a request comes from: whoever is connected, or, if that is a proxy, whoever it says.
    ///
    /// `Forwarded` is not read: a proxy that writes one of the two headers passes the other on as the client wrote it.
    pub(crate) fn source(&self, parts: &Parts) -> Source {
        let peer = peer(parts);
        if self.trusts(peer) {
            return Source {
                address: client_network(self.client(peer, &parts.headers)),
                scheme: forwarded_scheme(&parts.headers),
            };
        }
        if parts.headers.contains_key(FORWARDED_FOR) {
            warn_of_proxy(peer);
        }
        Source { address: client_network(peer), scheme: Scheme::Http }
    }

    /// Each proxy appends the address it was called from, so the last address that is not a proxy's is the client's; what
    /// stands before it was written by the client. What cannot be read is nobody's, and the proxy that passed it on
    /// answers for it.
    fn client(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let lines = headers.get_all(FORWARDED_FOR).iter().rev();
        let hops = lines.flat_map(|line| line.to_str().unwrap_or("?").rsplit(','));
        let mut nearest = peer;
        for hop in hops.map(|hop| read_hop(hop.trim())) {
            match hop {
                None => return nearest,
                Some(address) if !self.trusts(address) => return address,
                Some(address) => nearest = address,
            }
        }
        nearest
    }
}

const FORWARDED_FOR: &str = "x-forwarded-for";
const FORWARDED_PROTO: &str = "x-forwarded-proto";

/// Who is connected.
pub(crate) fn peer(parts: &Parts) -> IpAddr {
    let connected = parts.extensions.get::<ConnectInfo<SocketAddr>>();
    connected.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |ConnectInfo(address)| address.ip().to_canonical())
}

/// Whether a request comes from this machine, and not through a proxy on it.
pub(crate) fn is_here(parts: &Parts) -> bool {
    let is_forwarded = [FORWARDED_FOR, "forwarded"].iter().any(|name| parts.headers.contains_key(*name));
    peer(parts).is_loopback() && !is_forwarded
}

fn read_network(text: &str) -> Result<IpNet, BadProxy> {
    let address = || text.parse().map(|address: IpAddr| IpNet::from(address.to_canonical()));
    text.parse().or_else(|_| address()).map_err(|_| BadProxy(text.to_owned()))
}

/// The address of a hop, with which some proxies write the port.
fn read_hop(text: &str) -> Option<IpAddr> {
    let bracketed = || text.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
    let with_port = || text.parse().ok().map(|address: SocketAddr| address.ip());
    let address: Option<IpAddr> = text.parse().ok().or_else(with_port).or_else(bracketed);
    address.map(|address| address.to_canonical())
}

/// As the proxy says that is connected, which comes last.
fn forwarded_scheme(headers: &HeaderMap) -> Scheme {
    let last = headers.get_all(FORWARDED_PROTO).iter().next_back();
    let word = last.and_then(|value| value.to_str().ok()?.rsplit(',').next());
    if word.is_some_and(|word| word.trim().eq_ignore_ascii_case("https")) {
        Scheme::Https
    } else {
        Scheme::Http
    }
}

/// Said once: everyone behind such a proxy counts as one client, and nobody gets safe cookies.
fn warn_of_proxy(peer: IpAddr) {
    static SAID: Once = Once::new();
    SAID.call_once(|| {
        tracing::warn!(%peer, "a request came with x-forwarded-for; if this is your proxy, name it with --trusted-proxy");
    });
}

#[cfg(test)]
mod tests {
    use axum::http::Request;

    use super::*;

    #[track_caller]
    fn check(peer: &str, headers: &[(&str, &str)], address: &str, scheme: Scheme) {
        let proxies = Proxies::read(&["10.0.0.0/8", "::1", "2001:db8:5::/48", "192.0.2.7"]).unwrap();
        let mut request = Request::new(());
        let peer = SocketAddr::new(peer.parse().unwrap(), 1);
        request.extensions_mut().insert(ConnectInfo(peer));
        for (name, value) in headers {
            let name = axum::http::HeaderName::from_bytes(name.as_bytes()).unwrap();
            request.headers_mut().append(name, value.parse().unwrap());
        }
        let source = proxies.source(&request.into_parts().0);
        assert_eq!(source, Source { address: address.parse().unwrap(), scheme }, "{headers:?}");
    }

    #[test]
    fn only_a_proxy_is_believed() {
        use Scheme::{Http, Https};
        let forged = [("x-forwarded-for", "1.2.3.4"), ("x-forwarded-proto", "https")];
        check("203.0.113.9", &forged, "203.0.113.9", Http);
        check("::ffff:203.0.113.9", &forged, "203.0.113.9", Http);
        check("10.1.1.1", &forged, "1.2.3.4", Https);
        check("::ffff:10.1.1.1", &forged, "1.2.3.4", Https);
        check("::1", &forged, "1.2.3.4", Https);
        check("192.0.2.7", &forged, "1.2.3.4", Https);
        check("192.0.2.8", &forged, "192.0.2.8", Http);
        check("10.1.1.1", &[], "10.1.1.1", Http);
        check("10.1.1.1", &[("forwarded", "for=1.2.3.4;proto=https")], "10.1.1.1", Http);
    }

    #[test]
    fn the_last_hop_that_is_no_proxy_is_the_client() {
        let from = |hops: &str, address: &str| {
            check("10.1.1.1", &[("x-forwarded-for", hops)], address, Scheme::Http);
        };
        from("9.9.9.9, 1.2.3.4", "1.2.3.4");
        from("9.9.9.9, 1.2.3.4, 10.2.2.2", "1.2.3.4");
        from("1.2.3.4:5678", "1.2.3.4");
        from("[2001:db8:1:2:3:4:5:6]:443", "2001:db8:1:2::");
        from("[2001:db8:1:2:3:4:5:6]", "2001:db8:1:2::");
        from("::ffff:1.2.3.4", "1.2.3.4");
        from("10.2.2.2, 10.3.3.3", "10.2.2.2");
        from("1.2.3.4, unknown", "10.1.1.1");
        from("1.2.3.4, unknown, 10.2.2.2", "10.2.2.2");
        from("1.2.3.4,", "10.1.1.1");
        from("", "10.1.1.1");
        let lines = [("x-forwarded-for", "9.9.9.9"), ("x-forwarded-for", "1.2.3.4, 10.2.2.2")];
        check("10.1.1.1", &lines, "1.2.3.4", Scheme::Http);
    }

    #[test]
    fn the_scheme_is_what_the_nearest_proxy_says() {
        let says =
            |value: &str, scheme| check("10.1.1.1", &[("x-forwarded-proto", value)], "10.1.1.1", scheme);
        says("https", Scheme::Https);
        says("HTTPS", Scheme::Https);
        says("http, https", Scheme::Https);
        says("https, http", Scheme::Http);
        says("httpsx", Scheme::Http);
        says("", Scheme::Http);
    }

    #[test]
    fn what_names_no_proxy_is_refused() {
        for wrong in ["", "proxy.example", "10.0.0.0/33", "10.0.0", "::1/129", "*"] {
            assert_eq!(Proxies::read(&[wrong]), Err(BadProxy(wrong.to_owned())), "{wrong}");
        }
    }
}
