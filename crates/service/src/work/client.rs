//! For whom work is done.

use std::net::{IpAddr, Ipv6Addr};

use store::GuestId;

/// For whom work is done. Everybody gets an equal share, however much they ask for.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Client(Key);

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Key {
    Address(IpAddr),
    Guest(GuestId),
    Unknown,
}

impl Client {
    /// Whoever is in the network of this address.
    pub fn at(address: IpAddr) -> Client {
        Client(Key::Address(client_network(address)))
    }

    /// The maker of a table whose address is not known, because addresses are not stored. All programs are one.
    pub fn unknown(maker: Option<&GuestId>) -> Client {
        Client(maker.map_or(Key::Unknown, |guest| Key::Guest(guest.clone())))
    }
}

/// What counts as one client: an IPv4 address, or the /64 of an IPv6 address, because one household has all of it.
pub fn client_network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_addresses_of_one_household_are_one_client() {
        let at = |address: &str| Client::at(address.parse().unwrap());
        assert_eq!(at("2001:db8:1:2::1"), at("2001:db8:1:2:ffff:ffff:ffff:ffff"));
        assert_ne!(at("2001:db8:1:2::1"), at("2001:db8:1:3::1"));
        assert_eq!(at("192.0.2.7"), at("::ffff:192.0.2.7"));
        assert_ne!(at("192.0.2.7"), at("192.0.2.8"));
    }
}
