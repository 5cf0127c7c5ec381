//! Attacks that must fail: one file for each claim of `docs/security.md`.

mod accounts;
mod archives;
mod blocks;
mod challenges;
mod connections;
mod cookies;
mod daily;
mod draws;
mod fair_shares;
mod files;
mod floods;
mod hanging_up;
mod links;
mod meeting;
mod names;
mod notices;
mod operators;
mod own_bots;
#[cfg(feature = "passkeys")]
mod passkeys;
mod phrases;
mod profiles;
mod proxies;
mod reports;
mod saving;
mod silence;
mod tokens;
mod tournaments;

#[test]
fn every_promise_has_its_attacks() {
    let document = include_str!("../../../../../docs/security.md");
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/stories/attacks");
    let files =
        std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
    let mut files: Vec<String> =
        files.filter(|name| name != "mod.rs").map(|name| format!("attacks/{name}")).collect();
    let mut named: Vec<String> =
        document.split('`').filter(|word| word.starts_with("attacks/")).map(str::to_owned).collect();
    files.sort();
    named.sort();
    named.dedup();
    assert_eq!(named, files);
}
