//! Board pages: how many per second, and how many bytes the first one takes over the wire.

use std::collections::BTreeSet;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use serde::Serialize;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;

use crate::client::Client;
use crate::party::Party;
use crate::{LoadError, Plan};

/// Board pages of a table in the middle of its game, as a spectator sees them.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Pages {
    /// Compressed pages per second that all who look on share.
    pub pages_per_second: f64,
    /// Compressed pages per second that are drawn for each reader, because their name is on them.
    pub drawn_per_second: f64,
    /// Bytes over the wire for the first view: the page and everything it loads, headers included, compressed.
    pub first_view_bytes: usize,
}

/// Browsers fetching pages at the same time.
const BROWSERS: usize = 32;

/// How often both kinds of pages are measured by turns, so that a busy moment does not favour one of them.
const ROUNDS: u32 = 3;

/// How many decisions it takes to reach the middle of a game.
const MIDDLE: usize = 30;

pub(crate) async fn measure(address: SocketAddr, plan: &Plan) -> Result<Pages, LoadError> {
    let path = begin_table(address).await?;
    let first_view_bytes = weigh_first_view(address, &path).await?;
    let cookie = new_guest(address, &path).await?;
    let named = format!("{cookie}; name=Nebamun");
    let time = plan.time / (2 * ROUNDS);
    let (mut shared, mut drawn) = (0.0, 0.0);
    for _ in 0..ROUNDS {
        drawn += pages_per_second(address, &path, &named, time).await?;
        shared += pages_per_second(address, &path, &cookie, time).await?;
    }
    let rounds = f64::from(ROUNDS);
    Ok(Pages { pages_per_second: shared / rounds, drawn_per_second: drawn / rounds, first_view_bytes })
}

/// Pages that many browsers with the same cookies fetch at the same time.
async fn pages_per_second(
    address: SocketAddr,
    path: &str,
    cookie: &str,
    time: Duration,
) -> Result<f64, LoadError> {
    let start = Instant::now();
    let mut browsers = JoinSet::new();
    for _ in 0..BROWSERS {
        browsers.spawn(browse(address, path.to_owned(), cookie.to_owned(), start + time));
    }
    let mut pages = 0;
    while let Some(fetched) = browsers.join_next().await {
        pages += fetched.map_err(|error| LoadError::new("a browser broke off", error))??;
    }
    Ok(f64::from(pages) / start.elapsed().as_secs_f64())
}

/// The address of a table in the middle of its game.
async fn begin_table(address: SocketAddr) -> Result<String, LoadError> {
    let mut party = Party::gather(address, 0, None).await?;
    for _ in 0..MIDDLE {
        let Some(decision) = party.choose() else { break };
        party.play(&decision).await?;
    }
    Ok(format!("/t/{}", party.id))
}

async fn browse(address: SocketAddr, path: String, cookie: String, end: Instant) -> Result<u32, LoadError> {
    let mut client = Client::connect(address).await?;
    let mut pages = 0;
    while Instant::now() < end {
        if client.get_page(&path, &cookie).await? == 0 {
            return Err(LoadError("a page is empty".to_owned()));
        }
        pages += 1;
    }
    Ok(pages)
}

async fn weigh_first_view(address: SocketAddr, path: &str) -> Result<usize, LoadError> {
    let page = fetch(address, path, "identity").await?;
    let mut bytes = fetch(address, path, "gzip").await?.len();
    for asset in linked_assets(&String::from_utf8_lossy(&page)) {
        bytes += fetch(address, asset, "gzip").await?.len();
    }
    Ok(bytes)
}

/// The addresses of all files a page loads.
fn linked_assets(page: &str) -> BTreeSet<&str> {
    let starts = page.match_indices("\"/assets/").map(|(start, _)| &page[start + 1..]);
    starts.filter_map(|rest| rest.split('"').next()).collect()
}

/// The whole answer as it comes over the wire, headers included.
async fn fetch(address: SocketAddr, path: &str, encoding: &str) -> Result<Vec<u8>, LoadError> {
    let request = format!(
        "GET {path} HTTP/1.1\r\nhost: {address}\r\naccept-encoding: {encoding}\r\nconnection: close\r\n\r\n"
    );
    let answer = async {
        let mut stream = TcpStream::connect(address).await?;
        stream.write_all(request.as_bytes()).await?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await?;
        Ok(answer)
    };
    let answer = answer.await.map_err(|error: std::io::Error| LoadError::new(path, error))?;
    if answer.starts_with(b"HTTP/1.1 200 ") { Ok(answer) } else { Err(LoadError::new("there is no", path)) }
}

/// The cookie that somebody is given who has never been there, with a page.
pub(crate) async fn new_guest(address: SocketAddr, path: &str) -> Result<String, LoadError> {
    read_cookie(&fetch(address, path, "identity").await?)
}

fn read_cookie(answer: &[u8]) -> Result<String, LoadError> {
    let text = String::from_utf8_lossy(answer);
    let cookie = text.lines().find_map(|line| line.strip_prefix("set-cookie: ")?.split(';').next());
    cookie.map(str::to_owned).ok_or_else(|| LoadError("a new guest was given no cookie".to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_that_a_page_loads_counts_once() {
        let page =
            r#"<link href="/assets/a.css"><script src="/assets/a.js"></script><link href="/assets/a.css">"#;
        assert_eq!(linked_assets(page).into_iter().collect::<Vec<_>>(), ["/assets/a.css", "/assets/a.js"]);
    }
}
