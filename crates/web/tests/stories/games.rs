//! Games from the first page to the last, using only buttons.

use crate::browser::{House, form, friends, is_over, play_out};
use crate::checks::check_finished;
use crate::html;
use crate::program::{count_seats, play_one, programs_at};

#[tokio::test]
async fn a_guest_plays_a_bot_to_the_end() {
    let house = House::new().await;
    for (seat, bot) in [("0", "greedy"), ("1", "random"), ("random", "greedy")] {
        let mut guest = house.browser();
        let table = guest.create(&[("with", "bot"), ("bot", bot), ("seat", seat)]).await;
        let page = guest.page(&table).await;
        assert!(page.contains("class=\"gathering\""), "the commitment is shown before the game begins");
        guest.sit(&table, "pyramid").await.target();
        guest.my_turn(&table).await;
        let end = play_out(&table, &mut [guest.clone()], 1).await;
        assert!(is_over(&end));
        let record = check_finished(&table, &mut guest, 1).await;
        assert_eq!(record.get("seating").unwrap().starts_with("drawn"), seat == "random");
        assert!(record.get("players").unwrap().contains(bot));
        guest.page(&format!("{table}/replay?step=3&as=1")).await;
    }
}

#[tokio::test]
async fn two_guests_play_by_link_and_a_third_watches() {
    let house = House::new().await;
    let (table, first, second) = friends(&house).await;
    let mut third = house.browser();
    let page = third.page(&table).await;
    assert!(html::steps(&page).is_empty(), "who watches has nothing to press");
    assert!(!page.contains(&format!("{table}/undo")) && !page.contains(&format!("{table}/resign")));
    for (path, fields, status) in [
        ("step", &[("step", "place b2"), ("revision", "2")][..], 403),
        ("undo", &[("revision", "2")], 403),
        ("resign", &[("revision", "2")], 403),
        // Nobody has asked for anything.
        ("answer", &[("revision", "2"), ("answer", "yes")], 409),
        ("move", &[], 403),
    ] {
        third.post(&format!("{table}/{path}"), fields).await.expect(status);
    }
    third.post(&format!("{table}/sit"), &[]).await.expect(409);
    assert_eq!(third.page(&table).await, page, "nothing has changed");
    let end = play_out(&table, &mut [first.clone(), second.clone()], 2).await;
    assert!(is_over(&end));
    check_finished(&table, &mut third, 2).await;
    third.post(&format!("{table}/rematch"), &[]).await.expect(403);
}

#[tokio::test]
async fn every_value_of_every_option_is_played_to_the_end() {
    let house = House::new().await;
    for entry in catalog::GAMES {
        let values = |spec: &'static game::OptionSpec| {
            spec.values.iter().map(move |value| format!("{}={value}", spec.key))
        };
        let mut left: Vec<String> = entry.options.iter().flat_map(values).collect();
        while let Some(option) = left.first().cloned() {
            let options = filled(entry, completed(entry, &option), &left);
            let (api, tokens) = programs_at(&house, entry.id, &options).await;
            let table = api.replace("/api/tables/", "/t/");
            let mut watcher = house.browser();
            for step in 0.. {
                if step % 40 == 0 {
                    watcher.page(&table).await;
                }
                if !play_one(&house, &api, &tokens, 7 * step).await {
                    break;
                }
            }
            let record = check_finished(&table, &mut watcher, tokens.len()).await;
            let played: Vec<&str> = record.get("options").unwrap().split(' ').collect();
            assert!(played.contains(&option.as_str()), "{option} in {played:?}");
            left.retain(|option| !played.contains(&option.as_str()));
        }
    }
}

/// An option, together with another one if it cannot be set on its own.
fn completed(entry: &catalog::Entry, option: &str) -> String {
    let others = entry.options.iter().flat_map(|spec| spec.values.iter().map(move |value| (spec.key, value)));
    let pairs = others.map(|(key, value)| format!("{option} {key}={value}"));
    let mut ways = [option.to_owned()].into_iter().chain(pairs);
    ways.find(|options| count_seats(entry, options).is_some()).expect("every value goes with some other")
}

/// The same with whatever else goes together with it, so that fewer games have every value.
fn filled(entry: &catalog::Entry, options: String, others: &[String]) -> String {
    others.iter().fold(options, |options, other| {
        let more = format!("{options} {other}");
        if count_seats(entry, &more).is_some() { more } else { options }
    })
}

#[tokio::test]
async fn one_device_is_passed_round() {
    let house = House::new().await;
    let mut guest = house.browser();
    let table = guest.create(&[("with", "device")]).await;
    guest.sit(&table, "").await.target();
    play_out(&table, &mut [guest.clone()], 4).await;
    let record = check_finished(&table, &mut guest, 0).await;
    assert_eq!(record.get("entropy"), Some("- -"), "nothing was typed");
}

#[tokio::test]
async fn a_device_with_secrets_shows_them_only_when_it_was_handed_over() {
    let house = House::new().await;
    let mut guest = house.browser();
    let table = guest.create(&[("with", "device"), ("option-hidden_temples", "true")]).await;
    guest.sit(&table, "").await.target();
    let mut is_covered = false;
    for _ in 0..400 {
        let page = guest.page(&table).await;
        if is_over(&page) {
            break;
        }
        let is_own = html::steps(&page).is_empty();
        is_covered |= is_own;
        let held = ["0", "1"].map(|seat| format!("{table}?hold={seat}"));
        let pages = [guest.page(&held[0]).await, guest.page(&held[1]).await];
        let shown = pages.iter().find(|page| !html::steps(page).is_empty()).expect("one of them decides");
        let step = html::steps(shown).pop().unwrap();
        let target = guest.submit(&form(shown, &format!("{table}/step")), &[("step", &step)]).await.target();
        assert!(target.starts_with(&format!("{table}?hold=")), "the hand-over goes along: {target}");
    }
    assert!(is_covered, "temples were hidden at some point");
}

#[tokio::test]
async fn an_open_table_is_listed_and_joined_and_a_private_one_is_not() {
    let house = House::new().await;
    let (mut host, mut other) = (house.browser(), house.browser());
    let private = host.create(&[("with", "friend")]).await;
    let open = host.create(&[("with", "friend"), ("open", "true")]).await;
    host.sit(&open, "").await.target();
    for list in ["/", "/tables"] {
        let page = other.page(list).await;
        assert!(page.contains(&open) && !page.contains(&private), "{list}");
    }
    other.sit(&open, "").await.target();
    let mut late = house.browser();
    assert!(late.page("/tables").await.contains(&open), "it can be watched");
    let page = late.page(&open).await;
    assert!(!page.contains(&format!("{open}/sit")), "no chair is free");
    let refused = late.post(&format!("{open}/sit"), &[("place", "1")]).await.expect(409);
    assert!(refused.text().contains("That seat is taken."));
    assert!(other.page("/tables").await.contains(&open), "those who play find it again");
}
