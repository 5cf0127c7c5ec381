//! Daily deals: sealed before, the same for everybody, one try that counts, opened afterwards.

use std::sync::Arc;
use std::time::Duration;

use bots::Bot;
use catalog::{Day, Entry, Parent, Verdict, Verified};
use game::{RecordedStep, Turn};
use service::{Client, Deal, GuestId, HowFar, Live, Made, Progress, Refusal, Sitter, TryState};
use tokio::time::timeout;

use crate::house::House;

/// A day long after the one on which the tests run, so that only the clocks of the tests have seen it.
const DAY: &str = "2041-05-06";

const NOON: i64 = 12 * 3_600;

fn day() -> Day {
    DAY.parse().unwrap()
}

fn duel() -> &'static Entry {
    catalog::find("imhotep-duel").unwrap()
}

/// A house at noon of the day, with a quick player in the place of the strongest.
async fn house() -> House {
    let house = House::new().await;
    set(&house, day().begins() + NOON);
    house
}

fn set(house: &House, now: i64) {
    house.tables.set_clock(now);
    house.tables.set_daily_player(Bot::Random);
}

async fn deal(house: &House) -> Deal {
    house.tables.deal(duel(), day()).await.unwrap()
}

async fn play(house: &House, guest: &GuestId) -> Arc<Live> {
    let deal = deal(house).await;
    house.tables.play_deal(&deal, guest, "Zsófi", &Client::unknown(None)).await.unwrap()
}

/// Plays to the end by pressing whatever comes first.
async fn play_out(house: &House, live: &Arc<Live>) {
    let mut revisions = live.revisions();
    while live.now().progress() != Progress::Over {
        let now = live.now();
        let Turn::Seat(seat) = now.session.as_ref().unwrap().turn() else { unreachable!() };
        if now.chairs[seat.index()].bot().is_none() {
            house.play(live, 3).await;
        } else {
            timeout(Duration::from_mins(1), revisions.changed()).await.expect("the bot moves").unwrap();
        }
    }
}

async fn resign(house: &House, live: &Arc<Live>, guest: &GuestId) {
    // Whatever the computer player does meanwhile.
    house.tables.leave(live, &Sitter::Guest(guest.clone())).await.unwrap();
}

async fn own(house: &House, guest: &GuestId) -> Option<TryState> {
    house.tables.results(&deal(house).await, guest).await.unwrap().own.map(|own| own.state)
}

fn draws(live: &Live) -> Vec<RecordedStep> {
    let steps = live.now().session.as_ref().unwrap().steps_from(0);
    steps.into_iter().filter(|step| step.actor.is_none()).collect()
}

#[tokio::test]
async fn a_deal_is_sealed_the_day_before_and_a_restart_changes_nothing() {
    let mut house = house().await;
    let tomorrow = day().later(1);
    let mut seals = Vec::new();
    for entry in catalog::GAMES {
        seals.push(house.tables.next_seal(entry).await.unwrap());
        assert!(
            matches!(house.tables.deal(entry, tomorrow).await, Err(Refusal::NotFound)),
            "it is not its day"
        );
        assert!(matches!(house.tables.deal(entry, day().later(-9)).await, Err(Refusal::NotFound)));
    }
    house.restart().await;
    set(&house, tomorrow.begins());
    for (entry, seal) in catalog::GAMES.iter().zip(seals) {
        let deal = house.tables.deal(entry, tomorrow).await.unwrap();
        assert_eq!(deal.commitment, seal);
        assert_eq!(Day::at(deal.sealed), day());
        assert_eq!(deal.chosen.to_string(), entry.choose_daily(tomorrow).to_string());
    }
}

#[tokio::test]
async fn everybody_meets_the_same_draws_in_the_same_seat() {
    let house = house().await;
    let [first, second] = &house.guests;
    let (one, other) = (play(&house, first).await, play(&house, second).await);
    assert_ne!(one.now().id, other.now().id);
    assert_eq!(one.now().commitment, deal(&house).await.commitment);
    let seat = deal(&house).await.seat();
    for (live, guest) in [(&one, first), (&other, second)] {
        assert_eq!(live.now().seats_of(&Sitter::Guest(guest.clone())), [seat]);
        play_out(&house, live).await;
    }
    let (one, other) = (draws(&one), draws(&other));
    let shared = one.len().min(other.len());
    assert!(shared >= 57, "{shared} draws");
    assert_eq!(one[..shared], other[..shared]);
}

#[tokio::test]
async fn the_first_try_is_one_table_however_often_and_wherever_it_is_asked_for() {
    let mut house = house().await;
    let guest = house.guests[0].clone();
    let (one, other) = tokio::join!(play(&house, &guest), play(&house, &guest));
    assert_eq!(one.now().id, other.now().id, "two tabs");
    house.restart().await;
    set(&house, day().begins() + NOON);
    let again = play(&house, &guest).await;
    assert_eq!(again.now().id, one.now().id, "after a restart");
    assert!(again.now().counts());
    resign(&house, &again, &guest).await;
    let practice = [play(&house, &guest).await, play(&house, &guest).await];
    assert!(practice[0].now().id != practice[1].now().id && practice[0].now().id != one.now().id);
    assert!(practice.iter().all(|live| !live.now().counts()));
}

#[tokio::test]
async fn a_try_that_was_noted_but_whose_table_was_never_made_begins() {
    let house = house().await;
    let guest = &house.guests[0];
    let insert = format!(
        "INSERT INTO tries (deal, guest, table_id, begun) VALUES ('imhotep-duel-{DAY}', '{guest}', 'lost', 1)"
    );
    deal(&house).await;
    house.database().execute_batch(&insert).unwrap();
    let live = play(&house, guest).await;
    assert_eq!(live.now().id.as_str(), "lost");
    assert!(live.now().counts() && live.now().session.is_some());
}

#[tokio::test]
async fn only_the_first_try_is_a_result_and_nobody_sees_others_before_their_own_is_over() {
    let house = house().await;
    let [first, second] = &house.guests;
    let live = play(&house, first).await;
    assert_eq!(own(&house, first).await, Some(TryState::Playing));
    play_out(&house, &live).await;
    let Some(TryState::Played(made)) = own(&house, first).await else { panic!("it has ended") };
    let totals = live.now().session.as_ref().unwrap().outcome().unwrap().score.totals();
    let seat = deal(&house).await.seat().index();
    assert_eq!((made.points, made.best), (totals[seat], totals[1 - seat]));
    assert!(!made.version.is_empty());
    let practice = play(&house, first).await;
    play_out(&house, &practice).await;
    assert_eq!(own(&house, first).await, Some(TryState::Played(made)), "practice changes nothing");
    play(&house, second).await;
    let early = house.tables.results(&deal(&house).await, second).await.unwrap();
    assert!(early.tries.is_none() && early.count == 1, "just how many there are");
    let later = house.tables.results(&deal(&house).await, first).await.unwrap();
    let tries = later.tries.unwrap();
    assert_eq!((tries.len(), tries[0].is_own, tries[0].name.as_str()), (1, true, "Zsófi"));
}

#[tokio::test]
async fn whoever_resigns_has_no_margin_and_comes_last() {
    let house = house().await;
    let [first, second] = &house.guests;
    let live = play(&house, first).await;
    resign(&house, &live, first).await;
    play_out(&house, &play(&house, second).await).await;
    assert_eq!(own(&house, first).await, Some(TryState::Resigned));
    let tries = house.tables.results(&deal(&house).await, first).await.unwrap().tries.unwrap();
    assert!(matches!(tries[0].state, TryState::Played(_)));
    assert_eq!((&tries[1].state, tries[1].is_own), (&TryState::Resigned, true));
}

#[tokio::test]
async fn in_the_first_try_there_are_no_hints_and_nothing_is_taken_back() {
    let house = house().await;
    let guest = &house.guests[0];
    let who = Sitter::Guest(guest.clone());
    let live = play(&house, guest).await;
    let mut revisions = live.revisions();
    while !matches!(live.now().session.as_ref().unwrap().turn(), Turn::Seat(seat) if live.now().chairs[seat.index()].bot().is_none())
    {
        timeout(Duration::from_mins(1), revisions.changed()).await.unwrap().unwrap();
    }
    let revision = live.now().revision_for(&live.now().seats_of(&who));
    let advice = house.tables.advise(&live, &who, None, revision, &Client::unknown(None)).await;
    assert_eq!(advice.err(), Some(Refusal::FirstTry));
    let undone = house.tables.undo(&live, &who, revision, HowFar::Decision).await;
    assert_eq!(undone.err(), Some(Refusal::FirstTry));
    assert!(!live.now().may_be_advised(&live.now().seats_of(&who)));
}

#[tokio::test]
async fn the_secret_is_told_when_the_day_is_over_and_the_record_can_be_checked_then() {
    let house = house().await;
    let [first, second] = &house.guests;
    let live = play(&house, first).await;
    play_out(&house, &live).await;
    let unfinished = play(&house, second).await;
    let now = live.now();
    let sealed = house.tables.record(&now).unwrap();
    assert_eq!(sealed.get("secret"), None);
    assert_eq!(sealed.get("deal"), Some(&*format!("imhotep-duel-{DAY}")));
    assert_eq!(catalog::verify(&sealed), Ok(Verified::Sealed));
    assert!(house.tables.is_sealed(&now) && !house.tables.may_look(&now, None));
    assert!(!house.tables.may_look(&now, Some(&Sitter::Guest(second.clone()))));
    assert!(house.tables.may_look(&now, Some(&Sitter::Guest(first.clone()))));
    // Midnight has passed, but nothing has noticed yet: it is not told before the store knows.
    set(&house, day().later(1).begins());
    assert_eq!(house.tables.record(&now).unwrap().get("secret"), None);
    assert!(deal(&house).await.is_over);
    let record = house.tables.record(&now).unwrap();
    let Ok(Verified::Followed(found)) = catalog::verify(&record) else { panic!("{record}") };
    assert_eq!(found.verdict(), Verdict::HostCould, "nobody but the server put anything in");
    assert_eq!(found.deal.unwrap().to_string(), format!("imhotep-duel-{DAY}"));
    assert!(Parent::of(&record).is_ok() && house.tables.may_look(&now, None));
    play_out(&house, &unfinished).await;
    assert_eq!(own(&house, second).await, Some(TryState::Playing), "too late to count");
    let late = play(&house, second).await;
    assert!(!late.now().counts() && late.now().id != unfinished.now().id);
}

#[tokio::test]
async fn a_deal_that_was_opened_takes_no_first_try_when_the_clock_is_set_back() {
    let mut house = house().await;
    let guest = house.guests[0].clone();
    let begun = play(&house, &guest).await.now().id.clone();
    set(&house, day().later(1).begins());
    house.tables.today().await.unwrap();
    set(&house, day().begins() + NOON);
    assert_eq!(house.tables.today().await.unwrap(), day().later(1), "within one run no day begins again");
    house.restart().await;
    set(&house, day().begins() + NOON);
    assert!(deal(&house).await.is_over);
    let other = house.guests[1].clone();
    assert!(!play(&house, &other).await.now().counts());
    let live = house.tables.find(&begun).await.unwrap();
    play_out(&house, &live).await;
    assert_eq!(own(&house, &guest).await, Some(TryState::Playing), "the secret may be known by now");
}

#[tokio::test]
async fn the_computer_player_plays_the_same_seat_by_itself_once() {
    let house = house().await;
    let guest = &house.guests[0];
    assert_eq!(deal(&house).await.player, None, "nobody has begun");
    play(&house, guest).await;
    let made = played_alone(&house).await;
    house.tables.play_by_itself(&deal(&house).await);
    assert_eq!(house.tables.count_work(), 0);
    assert_eq!(deal(&house).await.player, Some(made));
}

async fn played_alone(house: &House) -> Made {
    let waiting = async {
        loop {
            if let Some(made) = deal(house).await.player {
                return made;
            }
            tokio::task::yield_now().await;
        }
    };
    timeout(Duration::from_mins(1), waiting).await.expect("it plays to the end")
}

#[tokio::test]
async fn the_calendar_has_the_days_that_had_a_deal() {
    let house = house().await;
    let guest = &house.guests[0];
    let live = play(&house, guest).await;
    play_out(&house, &live).await;
    played_alone(&house).await;
    set(&house, day().later(2).begins());
    let first = day().later(-2);
    let days = house.tables.calendar(duel(), guest, first, day().later(9)).await.unwrap();
    let numbers: Vec<(Day, bool)> = days.iter().map(|day| (day.day, day.own.is_some())).collect();
    // On the first of them it was sealed for two days; on the last it was found missing.
    assert_eq!(numbers, [(day(), true), (day().later(1), false), (day().later(2), false)]);
    assert!(days[0].player.is_some());
    assert_eq!(
        house.tables.deal(duel(), day()).await.unwrap().chosen.to_string(),
        duel().choose_daily(day()).to_string()
    );
}
