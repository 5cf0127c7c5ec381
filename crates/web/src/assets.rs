//! What the browser loads besides pages: embedded, compressed once, and named by hash so that it can be cached forever.

use std::collections::HashMap;
use std::io::Write;

use axum::body::Bytes;
use data_encoding::HEXLOWER;
use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};

/// One script, in the order in which its parts rely on each other.
const SCRIPT: [&str; 14] = [
    include_str!("../script/akhet.js"),
    include_str!("../script/draws.js"),
    include_str!("../script/show.js"),
    include_str!("../script/hint.js"),
    include_str!("../script/what.js"),
    include_str!("../script/table.js"),
    include_str!("../script/say.js"),
    include_str!("../script/clock.js"),
    include_str!("../script/point.js"),
    include_str!("../script/keys.js"),
    include_str!("../script/replay.js"),
    include_str!("../script/lobby.js"),
    include_str!("../script/tournaments.js"),
    concat!(include_str!("../script/pages.js"), include_str!("../script/start.js")),
];

/// Every asset by its address.
pub(crate) struct Assets {
    by_name: HashMap<String, String>,
    by_address: HashMap<String, Asset>,
}

/// One file for the browser.
pub(crate) struct Asset {
    pub(crate) kind: &'static str,
    pub(crate) plain: Bytes,
    pub(crate) gzipped: Bytes,
}

impl Assets {
    /// The server's own files, and the style sheet of each game as `ID.css`.
    pub(crate) fn new() -> Assets {
        let mut assets = Assets { by_name: HashMap::new(), by_address: HashMap::new() };
        let style = concat!(
            include_str!("../style/theme.css"),
            include_str!("../style/akhet.css"),
            include_str!("../style/people.css"),
            include_str!("../style/lobby.css"),
            include_str!("../style/tournaments.css"),
            include_str!("../style/speak.css"),
            include_str!("../style/rules.css")
        );
        assets.add("akhet.css", style.to_owned());
        assets.add("akhet.js", SCRIPT.concat());
        assets.add("home.js", include_str!("../script/home.js").to_owned());
        assets.add("passkey.js", include_str!("../script/passkey.js").to_owned());
        assets.add("push.js", include_str!("../script/push.js").to_owned());
        assets.add("worker.js", include_str!("../script/worker.js").to_owned());
        assets.add("sound.js", include_str!("../script/sound.js").to_owned());
        assets.add("icon.svg", include_str!("../style/icon.svg").to_owned());
        assets.add("icon-turn.svg", include_str!("../style/icon-turn.svg").to_owned());
        let places = concat!(
            include_str!("../style/table.css"),
            include_str!("../style/learn.css"),
            include_str!("../style/daily.css")
        );
        assets.add("table.css", places.to_owned());
        for entry in catalog::GAMES {
            assets.add(&format!("{}.css", entry.id), entry.style.to_owned());
        }
        assets
    }

    /// The address of a file, `/assets/akhet.0123456789ab.css`.
    pub(crate) fn address(&self, name: &str) -> &str {
        self.by_name.get(name).map(String::as_str).expect("pages ask for files that there are")
    }

    /// The file at an address.
    pub(crate) fn get(&self, address: &str) -> Option<&Asset> {
        self.by_address.get(address)
    }

    fn add(&mut self, name: &str, text: String) {
        let (stem, extension) = name.rsplit_once('.').expect("assets have extensions");
        let kind = match extension {
            "css" => "text/css; charset=utf-8",
            "js" => "text/javascript; charset=utf-8",
            "svg" => "image/svg+xml",
            _ => panic!("there is no asset of the kind of {name}"),
        };
        let hash = HEXLOWER.encode(&Sha256::digest(&text)[..6]);
        let address = format!("/assets/{stem}.{hash}.{extension}");
        let asset = Asset { kind, gzipped: gzip(text.as_bytes()), plain: Bytes::from(text) };
        self.by_name.insert(name.to_owned(), address.clone());
        self.by_address.insert(address, asset);
    }
}

fn gzip(bytes: &[u8]) -> Bytes {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes).and_then(|()| encoder.finish()).expect("writing to memory does not fail").into()
}
