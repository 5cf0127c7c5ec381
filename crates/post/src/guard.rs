//! Which addresses somebody may have something sent to who is not in charge here.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use ipnet::IpNet;
use tokio::net::lookup_host;

use crate::Undelivered;
use crate::address::{Address, End};

/// Looks names up, and lets nobody reach what is not on the open internet, unless whoever is in charge allows that.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Guard {
    allowed: Vec<IpNet>,
}

/// A text that is no network.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadNetwork(String);

impl fmt::Display for BadNetwork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is no address or network, such as 192.168.1.20 or 10.0.0.0/8", self.0)
    }
}

impl std::error::Error for BadNetwork {}

impl Guard {
    /// Allows these networks besides the open internet.
    pub fn new(allowed: &[String]) -> Result<Guard, BadNetwork> {
        let read = |text: &String| {
            let network = text.parse::<IpNet>().or_else(|_| text.parse::<IpAddr>().map(IpNet::from));
            network.map_err(|_| BadNetwork(text.clone()))
        };
        Ok(Guard { allowed: allowed.iter().map(read).collect::<Result<_, _>>()? })
    }

    /// Where an address leads to, as far as something may be sent there.
    pub(crate) async fn find(&self, address: &Address) -> Result<Vec<SocketAddr>, Undelivered> {
        let port = address.port();
        let found: Vec<SocketAddr> = match address.end() {
            End::Ip(ip) => vec![SocketAddr::new(ip, port)],
            End::Name(name) => lookup_host((name, port)).await.map_err(|_| Undelivered::Unknown)?.collect(),
        };
        self.check(found)
    }

    /// Those that something may be sent to.
    fn check(&self, found: Vec<SocketAddr>) -> Result<Vec<SocketAddr>, Undelivered> {
        if found.is_empty() {
            return Err(Undelivered::Unknown);
        }
        let open: Vec<SocketAddr> = found.into_iter().filter(|end| self.allows(end.ip())).collect();
        if open.is_empty() { Err(Undelivered::Private) } else { Ok(open) }
    }

    fn allows(&self, ip: IpAddr) -> bool {
        let ip = ip.to_canonical();
        is_open(ip) || self.allowed.iter().any(|network| network.contains(&ip))
    }
}

/// Whether an address is on the open internet.
fn is_open(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => is_open_v4(ip),
        IpAddr::V6(ip) => is_open_v6(ip),
    }
}

fn is_open_v4(ip: Ipv4Addr) -> bool {
    let [a, b, c, _] = ip.octets();
    // This machine, its network, whatever a provider has inside, and links.
    let is_inner =
        matches!((a, b), (0 | 10 | 127, _) | (100, 64..=127) | (169, 254) | (172, 16..=31) | (192, 168));
    // Protocols, examples, old relays and measurements.
    let is_reserved = matches!(
        (a, b, c),
        (192, 0, 0 | 2) | (192, 88, 99) | (198, 18 | 19, _) | (198, 51, 100) | (203, 0, 113)
    );
    // Groups, what nobody has been given, and everybody come last.
    !is_inner && !is_reserved && a < 224
}

fn is_open_v6(ip: Ipv6Addr) -> bool {
    let parts = ip.segments();
    let v4 = |high: u16, low: u16| Ipv4Addr::from(u32::from(high) << 16 | u32::from(low));
    match parts {
        // What leads to an address of the old kind leads to where that is.
        [0x64, 0xff9b, 0, 0, 0, 0, high, low] | [0x2002, high, low, ..] => is_open_v4(v4(high, low)),
        // Protocols, tunnels and examples.
        [0x2001, 0..=0x1ff | 0xdb8, ..] | [0x3fff, 0..=0xfff, ..] => false,
        // All that is given to anybody. Links, sites, groups and this machine are elsewhere.
        [0x2000..=0x3fff, ..] => true,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_open_internet_is_open() {
        let open = |text: &str| is_open(text.parse::<IpAddr>().unwrap().to_canonical());
        for good in
            ["1.1.1.1", "8.8.8.8", "172.32.0.1", "100.128.0.1", "2606:4700:4700::1111", "2a00:1450::1"]
        {
            assert!(open(good), "{good}");
        }
        for bad in [
            "127.0.0.1",
            "127.255.255.254",
            "0.0.0.0",
            "10.1.2.3",
            "172.16.0.1",
            "172.31.255.255",
            "192.168.0.1",
            "169.254.169.254",
            "100.64.0.1",
            "192.0.0.170",
            "192.0.2.1",
            "198.18.0.1",
            "198.51.100.7",
            "203.0.113.9",
            "224.0.0.1",
            "240.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "::ffff:169.254.169.254",
            "::127.0.0.1",
            "64:ff9b::7f00:1",
            "64:ff9b::a9fe:a9fe",
            "2002:7f00:1::",
            "2002:a00:1::1",
            "2001::1",
            "2001:db8::1",
            "3fff::1",
            "fc00::1",
            "fd12:3456::1",
            "fe80::1",
            "fec0::1",
            "ff02::1",
            "100::1",
            "5f00::1",
        ] {
            assert!(!open(bad), "{bad}");
        }
    }

    #[test]
    fn whoever_is_in_charge_allows_networks_in_either_form() {
        let guard = Guard::new(&["192.168.1.0/24".to_owned(), "127.0.0.1".to_owned()]).unwrap();
        for good in ["192.168.1.20", "::ffff:192.168.1.20", "127.0.0.1", "1.1.1.1"] {
            assert!(guard.allows(good.parse().unwrap()), "{good}");
        }
        for bad in ["192.168.2.1", "127.0.0.2", "::1"] {
            assert!(!guard.allows(bad.parse().unwrap()), "{bad}");
        }
        assert_eq!(Guard::new(&["home".to_owned()]), Err(BadNetwork("home".to_owned())));
    }

    #[test]
    fn of_a_name_that_leads_to_several_only_what_is_open_is_used() {
        let end = |text: &str| text.parse::<SocketAddr>().unwrap();
        let guard = Guard::default();
        let both = vec![end("127.0.0.1:80"), end("1.1.1.1:80"), end("[::1]:80")];
        assert_eq!(guard.check(both), Ok(vec![end("1.1.1.1:80")]));
        assert_eq!(guard.check(vec![end("10.0.0.1:80")]), Err(Undelivered::Private));
        assert_eq!(guard.check(Vec::new()), Err(Undelivered::Unknown));
    }
}
