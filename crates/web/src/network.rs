//! Under which addresses other devices reach this machine.

use std::net::IpAddr;

/// The addresses of this machine on the network, IPv4 first.
pub fn network_addresses() -> Vec<IpAddr> {
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    let is_local_link = |ip: &IpAddr| matches!(ip, IpAddr::V6(six) if six.is_unicast_link_local());
    let mut addresses: Vec<IpAddr> =
        interfaces.iter().filter(|each| !each.is_loopback()).map(if_addrs::Interface::ip).collect();
    addresses.retain(|ip| !is_local_link(ip));
    addresses.sort();
    addresses
}
