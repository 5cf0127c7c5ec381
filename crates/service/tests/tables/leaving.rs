//! Getting up, calling a table off, and computer players on chairs that stayed free.

use std::sync::Arc;

use bots::Bot;
use catalog::{Choosers, Commit, Entropy, Verified};
use game::Seat;
use service::{Brought, Kind, Live, Progress, Refusal, Sitter};

use crate::house::House;

const WORD: [u8; 16] = [7; 16];

impl House {
    fn people(&self) -> [Sitter; 2] {
        self.guests.clone().map(Sitter::Guest)
    }

    /// A table that the first guest has made for others to come.
    async fn made(&self, kind: Kind) -> Arc<Live> {
        let mut new = House::new_table(kind, "", &[self.people()[0].clone(), Sitter::Nobody]);
        new.creator = Some(self.guests[0].clone());
        self.tables.create(new).await.unwrap()
    }

    async fn sits(&self, live: &Arc<Live>, who: &Sitter) -> Result<(), Refusal> {
        let now = live.now();
        let commit = Commit::new(now.id.as_str(), &now.commitment, &WORD);
        let brought = Brought::Committed { commit, seen: None };
        self.tables.sit(live, who.clone(), None, "", brought).await.map(|_| ())
    }
}

fn apprentice() -> Bot {
    Bot::named("apprentice").unwrap()
}

#[tokio::test]
async fn whoever_gets_up_leaves_a_free_chair_and_comes_last_on_sitting_down_again() {
    let house = House::new().await;
    let live = house.tables.create(House::new_table(Kind::Open, "", &[Sitter::Nobody, Sitter::Nobody])).await;
    let (live, [first, second]) = (live.unwrap(), house.people());
    assert_eq!(house.tables.leave(&live, &first).await.err(), Some(Refusal::NotYourSeat));
    house.sits(&live, &first).await.unwrap();
    house.tables.leave(&live, &first).await.unwrap();
    assert_eq!(live.now().bound(), ["-", "-"]);
    assert!(live.now().chairs.iter().all(|chair| chair.sitter == Sitter::Nobody));
    let words = Brought::Told(Entropy::given(b"words"));
    house.tables.sit(&live, second.clone(), Some(1), "", words).await.unwrap();
    house.sits(&live, &first).await.unwrap();
    house.tables.reveal(&live, &first, &WORD).await.unwrap();
    let record = house.tables.leave(&live, &second).await.unwrap().record().unwrap();
    assert_eq!((record.get("order"), record.get("ended")), (Some("1 0"), Some("resigned 1")));
}

#[tokio::test]
async fn a_table_that_is_called_off_is_in_no_list_and_nobody_sits_down_there() {
    let mut house = House::new().await;
    let live = house.made(Kind::Open).await;
    let [first, second] = house.people();
    house.sits(&live, &second).await.unwrap();
    house.tables.leave(&live, &first).await.unwrap();
    let id = live.now().id.clone();
    drop(live);
    house.restart().await;
    let live = house.tables.find(&id).await.unwrap();
    assert_eq!(live.now().progress(), Progress::CalledOff);
    for guest in &house.guests {
        assert!(house.tables.of_guest(guest).await.unwrap().is_empty());
    }
    assert!(house.tables.open_to(&"stranger".parse().unwrap()).await.unwrap().is_empty());
    assert_eq!(house.sits(&live, &second).await, Err(Refusal::CalledOff));
    assert_eq!(house.tables.leave(&live, &first).await.err(), Some(Refusal::CalledOff));
    let bot = house.tables.seat_bot(&live, &first, Seat::new(1), apprentice()).await;
    assert_eq!(bot.err(), Some(Refusal::CalledOff));
}

#[tokio::test]
async fn a_computer_player_takes_a_free_chair_and_nobody_could_choose_the_draws() {
    let house = House::new().await;
    let live = house.made(Kind::Private).await;
    let [first, second] = house.people();
    let seat =
        async |who: &Sitter, place| house.tables.seat_bot(&live, who, Seat::new(place), apprentice()).await;
    assert_eq!(seat(&second, 1).await.err(), Some(Refusal::NotYourSeat), "only the maker decides that");
    assert_eq!(seat(&first, 0).await.err(), Some(Refusal::Full), "it is the maker's own");
    assert_eq!(seat(&first, 2).await.err(), Some(Refusal::Full), "there is none");
    house.sits(&live, &first).await.unwrap();
    let now = seat(&first, 1).await.unwrap();
    assert_eq!((now.progress(), now.owing()), (Progress::Gathering, vec![Seat::new(0)]));
    assert_eq!(now.bound()[1], "-", "a computer player puts nothing in");
    let now = house.tables.reveal(&live, &first, &WORD).await.unwrap();
    assert_eq!(now.progress(), Progress::Playing);
    assert_eq!(seat(&first, 1).await.err(), Some(Refusal::Full));
    let record = house.tables.leave(&live, &first).await.unwrap().record().unwrap();
    let Verified::Followed(found) = catalog::verify(&record).unwrap() else { panic!("{record}") };
    assert_eq!((found.choosers, found.committed), (Choosers::Nobody, 1));
}

#[tokio::test]
async fn while_people_reveal_no_chair_changes_hands() {
    let house = House::new().await;
    let live = house.made(Kind::Private).await;
    let [first, second] = house.people();
    house.sits(&live, &first).await.unwrap();
    house.sits(&live, &second).await.unwrap();
    house.tables.reveal(&live, &first, &WORD).await.unwrap();
    let before = live.now().revision;
    for who in [&first, &second] {
        assert_eq!(house.tables.leave(&live, who).await.err(), Some(Refusal::Beginning));
    }
    let bot = house.tables.seat_bot(&live, &first, Seat::new(1), apprentice()).await;
    assert_eq!(bot.err(), Some(Refusal::Beginning));
    assert_eq!(live.now().revision, before);
}
