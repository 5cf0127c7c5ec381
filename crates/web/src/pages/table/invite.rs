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
            @if frame.reach == Reach::Anybody { p { (frame.say("invite-about", &[])) } }
            (share(frame, &path, &INVITATION))
        }
    }
}

/// The words about a link.
pub(in crate::pages) struct LinkWords {
    /// What it is.
    pub(in crate::pages) link: &'static str,
    /// That only this machine can open it.
    pub(in crate::pages) here_only: &'static str,
    /// How to let others in.
    pub(in crate::pages) restart: &'static str,
    /// What they open once that is done,
    pub(in crate::pages) then: &'static str,
    /// or if it was done before.
    pub(in crate::pages) network: &'static str,
}

const INVITATION: LinkWords = LinkWords {
    link: "invite-link",
    here_only: "invite-here-only",
    restart: "invite-restart",
    then: "invite-then",
    network: "invite-network",
};

/// A link for other devices, with what to do where none could open it.
pub(in crate::pages) fn share(frame: &Frame<'_>, path: &str, words: &LinkWords) -> Markup {
    match frame.reach {
        Reach::Anybody => link(frame, &format!("{}{path}", frame.origin), &frame.say(words.link, &[])),
        Reach::ThisMachine { port, bind } => from_here(frame, port, bind, &network_links(path, port), words),
    }
}

/// The address of a path to be sent to others: the best there is.
pub(in crate::pages) fn address(frame: &Frame<'_>, path: &str) -> String {
    let own = || format!("{}{path}", frame.origin);
    match frame.reach {
        Reach::ThisMachine { port, bind } if !bind.is_loopback() => {
            network_links(path, port).into_iter().next().unwrap_or_else(own)
        }
        Reach::ThisMachine { .. } | Reach::Anybody => own(),
    }
}

/// What is said after an address was copied, and after one of this page's own that is of no use elsewhere.
pub(in crate::pages) fn copied(frame: &Frame<'_>) -> Markup {
    let copied = frame.say("copied", &[]);
    html! {
        template #copied { (copied) }
        @if frame.reach != Reach::Anybody {
            template #copied-here { (copied) " " (frame.say("move-here-only", &[])) }
        }
    }
}

fn network_links(path: &str, port: u16) -> Vec<String> {
    network_addresses().iter().map(|ip| format!("http://{}{path}", SocketAddr::new(*ip, port))).collect()
}

/// Who can open the address that the page was asked for under.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
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

/// Says that this address is of no use to others, and what is.
fn from_here(frame: &Frame<'_>, port: u16, bind: IpAddr, links: &[String], words: &LinkWords) -> Markup {
    html! {
        p.warn { (frame.say(words.here_only, &[])) }
        @if bind.is_loopback() {
            p { (frame.say(words.restart, &[])) }
            p { code { "akhet serve --bind 0.0.0.0:" (port) } }
        }
        @if let [first, others @ ..] = links {
            p { @if bind.is_loopback() { (frame.say(words.then, &[])) } @else { (frame.say(words.network, &[])) } }
            (link(frame, first, &frame.say(words.link, &[])))
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
