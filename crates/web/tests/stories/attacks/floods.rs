//! What one client may do does not grow with the number of its addresses.

use std::net::{IpAddr, Ipv4Addr};

use crate::browser::House;

const NEW: [(&str, &str); 2] = [("game", "imhotep-duel"), ("with", "friend")];

/// Asks for a table from an address: the status.
async fn make(house: &House, address: &str) -> u16 {
    let mut client = house.browser();
    client.peer = Some(address.parse().unwrap());
    client.post("/tables", &NEW).await.status.as_u16()
}

#[tokio::test]
async fn touching_ten_thousand_addresses_gives_nobody_a_new_allowance() {
    let house = House::with(|config| config.tables_per_hour = 1).await;
    assert_eq!(make(&house, "203.0.113.1").await, 303);
    assert_eq!(make(&house, "203.0.113.1").await, 429);
    let mut toucher = house.browser();
    for number in 0..10_100 {
        toucher.peer = Some(IpAddr::V4(Ipv4Addr::from_bits(0x0a00_0000 + number)));
        toucher.get("/api/nothing").await.expect(404);
    }
    assert_eq!(make(&house, "203.0.113.1").await, 429);
    assert_eq!(make(&house, "203.0.113.2").await, 303);
}

#[tokio::test]
async fn the_addresses_of_one_network_are_one_client() {
    let house = House::with(|config| config.tables_per_hour = 1).await;
    assert_eq!(make(&house, "2001:db8:1:2::1").await, 303);
    for address in ["2001:db8:1:2::2", "2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::1"] {
        assert_eq!(make(&house, address).await, 429, "{address}");
    }
    assert_eq!(make(&house, "2001:db8:1:3::1").await, 303);
    assert_eq!(make(&house, "203.0.113.1").await, 303);
    assert_eq!(make(&house, "::ffff:203.0.113.1").await, 429, "IPv4 in the clothes of IPv6");
    assert_eq!(make(&house, "::ffff:203.0.113.2").await, 303);
}
