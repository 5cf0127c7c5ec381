//! Inviting people: a link and its code, and what to do where no friend could open the link.

use std::net::{IpAddr, SocketAddr};

use maud::{Markup, html};

use super::link;
use crate::frame::Frame;
use crate::network::network_addresses;
use crate::pages::Seen;

/// The most further addresses that are named besides the first.
const MOST_OTHERS: usize = 3;

pub(super) fn draw(frame: &Frame<'_>, seen: &Seen<'_>, free: usize) -> Markup {
    let path = seen.path("");
    html! {
        section.card.prose.invite {
            h2 { (frame.say("invite", &[("free", free.into())])) }
            @match frame.reach {
                Reach::Anybody => {
                    p { (frame.say("invite-about", &[])) }
                    (link(frame, &format!("{}{path}", frame.origin), &frame.say("invite-link", &[])))
                }
                Reach::ThisMachine { port, bind } => {
                    (from_here(frame, port, bind, &path, &network_addresses()))
                }
            }
        }
    }
}

/// Who can open the address that the page was asked for under.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reach {
    Anybody,
    /// Only this machine. Where the server listens says whether others reach it under another address.
    ThisMachine {
        /// The port in the address of the page.
        port: u16,
        bind: IpAddr,
    },
}

impl Reach {
    /// Of a page with this host, asked for by somebody at this machine.
    pub(crate) fn of(host: &str, bind: IpAddr) -> Reach {
        let (name, port) = match host.rsplit_once(':') {
            Some((name, port)) if !port.ends_with(']') => (name, port.parse().unwrap_or(80)),
            Some(_) | None => (host, 80),
        };
        let address: Option<IpAddr> = name.trim_matches(['[', ']']).parse().ok();
        let is_local = name == "localhost" || name.ends_with(".localhost");
        if is_local || address.is_some_and(|address| address.to_canonical().is_loopback()) {
            Reach::ThisMachine { port, bind }
        } else {
            Reach::Anybody
        }
    }
}

/// Says that this address is of no use to friends, and what is.
fn from_here(frame: &Frame<'_>, port: u16, bind: IpAddr, path: &str, addresses: &[IpAddr]) -> Markup {
    let links: Vec<String> =
        addresses.iter().map(|ip| format!("http://{}{path}", SocketAddr::new(*ip, port))).collect();
    html! {
        p.warn { (frame.say("invite-here-only", &[])) }
        @if bind.is_loopback() {
            p { (frame.say("invite-restart", &[])) }
            p { code { "akhet serve --bind 0.0.0.0:" (port) } }
        }
        @if let [first, others @ ..] = links.as_slice() {
            p { @if bind.is_loopback() { (frame.say("invite-then", &[])) } @else { (frame.say("invite-network", &[])) } }
            (link(frame, first, &frame.say("invite-link", &[])))
            @if !others.is_empty() {
                p.mut { (frame.say("invite-others", &[])) }
                ul.others { @for other in others.iter().take(MOST_OTHERS) { li { code { (other) } } } }
            }
        } @else {
            p { (frame.say("invite-no-network", &[])) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

    #[test]
    fn what_only_this_machine_can_open_is_known_by_its_host() {
        for (host, port) in [
            ("localhost", 80),
            ("localhost:8080", 8080),
            ("akhet.localhost:81", 81),
            ("127.0.0.1:7400", 7400),
            ("127.8.0.1", 80),
            ("[::1]:7400", 7400),
            ("[::1]", 80),
            ("[::ffff:127.0.0.1]:82", 82),
        ] {
            assert_eq!(Reach::of(host, HERE), Reach::ThisMachine { port, bind: HERE }, "{host}");
        }
        for host in
            ["akhet.example", "192.168.1.5:8080", "[fd00::1]:8080", "localhost.example", "127.0.0.1.example"]
        {
            assert_eq!(Reach::of(host, HERE), Reach::Anybody, "{host}");
        }
    }
}
