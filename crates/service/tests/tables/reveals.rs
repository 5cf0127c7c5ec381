//! Committing to entropy, revealing it, and what becomes of a table where somebody does not.

use std::sync::Arc;

use catalog::{Choosers, Commit, Entropy, Followed, Verified};
use game::Record;
use service::{Brought, Kind, Live, Progress, Refusal, Sitter, TableId};

use crate::house::House;

/// What the guests keep to themselves at first.
const WORDS: [[u8; 16]; 2] = [[1; 16], [2; 16]];

fn committed(live: &Live, word: &[u8]) -> Brought {
    let now = live.now();
    let commit = Commit::new(now.id.as_str(), &now.commitment, word);
    Brought::Committed { commit, seen: Some(now.commitment.clone()) }
}

fn silent() -> Brought {
    Brought::Told(Entropy::Absent)
}

impl House {
    async fn table(&self, kind: Kind, sitters: &[Sitter]) -> Arc<Live> {
        self.tables.create(House::new_table(kind, "", sitters)).await.unwrap()
    }

    /// A table that both guests sit at, committed.
    async fn committed(&self) -> Arc<Live> {
        let live = self.table(Kind::Open, &[Sitter::Nobody, Sitter::Nobody]).await;
        for (guest, word) in self.sitters().into_iter().zip(WORDS) {
            let brought = committed(&live, &word);
            self.tables.sit(&live, guest, None, "", brought).await.unwrap();
        }
        live
    }

    fn sitters(&self) -> [Sitter; 2] {
        self.guests.clone().map(Sitter::Guest)
    }

    /// The time for revealing passes while nobody looks, perhaps with the program stopped.
    fn let_time_pass(&self, id: &TableId) {
        self.spoil("UPDATE tables SET reveal_by = 1 WHERE id = ? AND reveal_by IS NOT NULL", id);
    }

    /// What the database says, without the service looking at the table.
    fn stored(&self, id: &TableId) -> (String, Option<i64>) {
        let row = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, row.get(1)?));
        self.database()
            .query_row("SELECT secret, reveal_by FROM tables WHERE id = ?", [id.as_str()], row)
            .unwrap()
    }

    /// The record of a game that the first guest gives up at once.
    async fn resigned(&self, live: &Arc<Live>) -> (Record, Followed) {
        let (now, guest) = (live.now(), &self.sitters()[0]);
        let revision = now.revision_for(&now.seats_of(guest));
        let record = self.tables.resign(live, guest, revision).await.unwrap().record().unwrap();
        match catalog::verify(&record).unwrap() {
            Verified::Followed(found) => (record, found),
            other => panic!("{other:?}"),
        }
    }
}

#[tokio::test]
async fn the_game_begins_when_the_last_has_revealed_and_the_record_says_who_was_bound_to_what() {
    let house = House::new().await;
    let live = house.committed().await;
    let now = live.now();
    assert_eq!((now.progress(), now.owing().len()), (Progress::Gathering, 2));
    assert!(now.reveal_by.is_some() && now.session.is_none());
    let bound = now.bound();
    let [first, second] = house.sitters();
    house.tables.reveal(&live, &second, &WORDS[1]).await.unwrap();
    assert_eq!((live.now().progress(), live.now().owing().len()), (Progress::Gathering, 1));
    assert_eq!(live.now().bound(), bound, "what is revealed first helps nobody who has not");
    house.tables.reveal(&live, &first, &WORDS[0]).await.unwrap();
    assert_eq!((live.now().progress(), live.now().reveal_by), (Progress::Playing, None));
    let (record, found) = house.resigned(&live).await;
    assert_eq!((found.given, found.committed, found.round), (2, 2, Some(1)));
    assert_eq!(found.choosers, Choosers::Nobody);
    let header = |key: &str| record.get(key).unwrap().to_owned();
    assert_eq!(header("entropy"), [[1; 16], [2; 16]].map(|word| Entropy::given(&word).to_string()).join(" "));
    assert_eq!(header("order"), "0 1");
    let commits: Vec<String> =
        header("commits").split(' ').map(|commit| format!("commit:{commit}")).collect();
    assert_eq!(commits, bound, "what everybody was shown before anybody revealed is what the record says");
}

#[tokio::test]
async fn nothing_but_what_was_committed_to_is_accepted_and_nothing_before_everybody_sits() {
    let house = House::new().await;
    let live = house.table(Kind::Open, &[Sitter::Nobody, Sitter::Nobody]).await;
    let [first, second] = house.sitters();
    house.tables.sit(&live, first.clone(), None, "", committed(&live, &WORDS[0])).await.unwrap();
    let refused = house.tables.reveal(&live, &first, &WORDS[0]).await.err();
    assert_eq!(refused, Some(Refusal::NothingToReveal), "somebody could still choose theirs to go with it");
    let refused = house.tables.reveal(&live, &second, &WORDS[1]).await.err();
    assert_eq!(refused, Some(Refusal::NotYourSeat));
    house.tables.sit(&live, second.clone(), None, "", silent()).await.unwrap();
    for wrong in [&WORDS[1][..], &WORDS[0][..15], &[]] {
        assert_eq!(house.tables.reveal(&live, &first, wrong).await.err(), Some(Refusal::OtherEntropy));
    }
    assert_eq!(house.tables.reveal(&live, &second, &WORDS[1]).await.err(), Some(Refusal::NothingToReveal));
    house.tables.reveal(&live, &first, &WORDS[0]).await.unwrap();
    assert_eq!(house.tables.reveal(&live, &first, &WORDS[0]).await.err(), Some(Refusal::NothingToReveal));
    let (record, found) = house.resigned(&live).await;
    assert_eq!((found.given, found.committed), (1, 1));
    assert!(record.get("entropy").unwrap().ends_with(" -"), "who gives nothing gives nothing");
}

#[tokio::test]
async fn who_does_not_reveal_in_time_loses_the_chair_and_everything_begins_again_with_another_secret() {
    let mut house = House::new().await;
    let live = house.committed().await;
    let [first, second] = house.sitters();
    house.tables.reveal(&live, &first, &WORDS[0]).await.unwrap();
    let before = live.now();
    let (secret, _) = house.stored(&before.id);
    drop(live);
    house.let_time_pass(&before.id);
    house.restart().await;
    let (fresh, reveal_by) = house.stored(&before.id);
    assert_ne!(fresh, secret, "it happens although nobody looks, and after a restart");
    assert_eq!(reveal_by, None);
    let live = house.tables.find(&before.id).await.unwrap();
    let now = live.now();
    assert_ne!(now.commitment, before.commitment);
    assert_eq!((now.progress(), now.round()), (Progress::Gathering, Some(2)));
    assert_eq!(now.chairs[0].sitter, first, "the chair stays reserved");
    assert!(!now.chairs[0].is_ready(), "but what was revealed does not count any more");
    assert_eq!(now.chairs[1].sitter, Sitter::Nobody);
    assert!(now.session.is_none(), "it never plays on without the reveal");
    // What was committed to for the first secret is worth nothing for the second.
    for word in WORDS {
        let refused = house.tables.reveal(&live, &first, &word).await.err();
        assert_eq!(refused, Some(Refusal::NothingToReveal));
    }
    let commit = Commit::new(now.id.as_str(), &before.commitment, &WORDS[0]);
    let stale = Brought::Committed { commit: commit.clone(), seen: Some(before.commitment.clone()) };
    assert_eq!(house.tables.sit(&live, first.clone(), None, "", stale).await.err(), Some(Refusal::Stale));
    // Everybody again, and it begins.
    for (guest, word) in [(&second, [4; 16]), (&first, [3; 16])] {
        house.tables.sit(&live, guest.clone(), None, "", committed(&live, &word)).await.unwrap();
    }
    house.tables.reveal(&live, &second, &[4; 16]).await.unwrap();
    house.tables.reveal(&live, &first, &[3; 16]).await.unwrap();
    let (record, found) = house.resigned(&live).await;
    assert_eq!((found.committed, found.round), (2, Some(2)));
    assert_eq!(record.get("order"), Some("1 0"), "only the last round counts");
}

#[tokio::test]
async fn a_table_that_is_looked_at_gathers_again_at_once() {
    let house = House::new().await;
    let live = house.committed().await;
    let before = live.now();
    drop(live);
    house.forget_all();
    house.let_time_pass(&before.id);
    let now = house.tables.find(&before.id).await.unwrap().now();
    assert_eq!((now.round(), now.reveal_by), (Some(2), None));
    assert!(now.chairs.iter().all(|chair| chair.sitter == Sitter::Nobody), "nobody revealed anything");
    let again = house.tables.find(&before.id).await.unwrap().now();
    assert_eq!(again.commitment, now.commitment, "once");
}

#[tokio::test]
async fn those_who_put_nothing_in_stay_seated_and_whoever_plays_alone_keeps_the_chairs() {
    let house = House::new().await;
    let [first, second] = house.sitters();
    let live = house.table(Kind::Open, &[Sitter::Nobody, Sitter::Nobody]).await;
    house.tables.sit(&live, first.clone(), None, "", silent()).await.unwrap();
    house.tables.sit(&live, second.clone(), None, "", committed(&live, &WORDS[1])).await.unwrap();
    let shared = live.now().id.clone();
    drop(live);
    let live = house.table(Kind::Device, &[first.clone(), first.clone()]).await;
    house.tables.sit(&live, first.clone(), None, "", committed(&live, &WORDS[0])).await.unwrap();
    let alone = live.now().id.clone();
    drop(live);
    house.forget_all();
    house.let_time_pass(&shared);
    house.let_time_pass(&alone);
    let now = house.tables.find(&shared).await.unwrap().now();
    assert!(now.chairs[0].sitter == first && now.chairs[0].is_ready());
    assert_eq!(now.chairs[1].sitter, Sitter::Nobody);
    let live = house.tables.find(&alone).await.unwrap();
    assert_eq!(live.now().seats_of(&first).len(), 2, "nobody else waits for them");
    house.tables.sit(&live, first.clone(), None, "", committed(&live, &WORDS[1])).await.unwrap();
    house.tables.reveal(&live, &first, &WORDS[1]).await.unwrap();
    assert_eq!(live.now().progress(), Progress::Playing);
}

#[tokio::test]
async fn a_table_of_an_earlier_version_that_still_gathers_begins_without_the_words_of_its_host() {
    let mut house = House::new().await;
    let [first, second] = house.sitters();
    let live = house.table(Kind::Open, &[Sitter::Nobody, Sitter::Nobody]).await;
    house.tables.sit(&live, first, None, "", silent()).await.unwrap();
    let id = live.now().id.clone();
    let commitment = live.now().commitment.clone();
    drop(live);
    house.spoil("UPDATE tables SET gathering = NULL WHERE id = ?", &id);
    house.spoil("UPDATE chairs SET entropy = 'host:00ff' WHERE table_id = ? AND place = 0", &id);
    house.restart().await;
    let live = house.tables.find(&id).await.unwrap();
    house.tables.sit(&live, second, None, "", Brought::Told(Entropy::given(b"typed"))).await.unwrap();
    let (record, found) = house.resigned(&live).await;
    assert_eq!((found.given, found.round, found.choosers), (1, Some(1), Choosers::HostAndLast));
    assert_eq!(record.get("entropy"), Some("- 7479706564"));
    assert_eq!(record.get("commitment"), Some(commitment.as_str()), "what was published stays true");
    assert_eq!(record.get("order"), Some("0 1"));
}

#[tokio::test]
async fn a_table_that_gathered_impossibly_often_keeps_no_other_waiting() {
    let mut house = House::new().await;
    let (broken, other) =
        (house.committed().await.now().id.clone(), house.committed().await.now().id.clone());
    for round in [0, u32::MAX] {
        let spoilt =
            format!("UPDATE tables SET gathering = json_set(gathering, '$.round', {round}) WHERE id = ?");
        house.spoil(&spoilt, &broken);
        house.let_time_pass(&broken);
        house.let_time_pass(&other);
        let before = house.stored(&other).0;
        house.restart().await;
        assert_eq!(house.tables.find(&broken).await.err(), Some(Refusal::Internal), "{round}");
        assert_ne!(house.stored(&other).0, before, "the other one has another secret");
        let live = house.tables.find(&other).await.unwrap();
        for (guest, word) in house.sitters().into_iter().zip(WORDS) {
            let brought = committed(&live, &word);
            house.tables.sit(&live, guest, None, "", brought).await.unwrap();
        }
    }
}

#[tokio::test]
async fn nobody_has_longer_to_reveal_than_a_minute_whatever_the_store_says() {
    let mut house = House::new().await;
    let id = house.committed().await.now().id.clone();
    let asked = house.stored(&id).1.unwrap();
    for by in ["NULL", "9223372036854775807"] {
        house.spoil(&format!("UPDATE tables SET reveal_by = {by} WHERE id = ?"), &id);
        house.restart().await;
        let by = house.tables.find(&id).await.unwrap().now().reveal_by.unwrap();
        assert!((asked..asked + 3600).contains(&by), "{by}");
    }
}
