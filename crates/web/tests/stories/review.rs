//! Help with games: reviews, retrying mistakes, playing on from positions, and hints at the table.

use std::collections::BTreeSet;
use std::time::Duration;

use game::Record;

use crate::browser::{Browser, House, form, friends, friends_with, is_over, play_out};
use crate::checks::check_finished;
use crate::database::Database;
use crate::html;

/// A finished game of two friends.
async fn finished(house: &House) -> (String, Browser) {
    let (table, first, second) = friends(house).await;
    let mut players = [first, second];
    play_out(&table, &mut players, 3).await;
    let [first, _] = players;
    (table, first)
}

/// The page of a review when it is done.
pub(crate) async fn reviewed(browser: &mut Browser, table: &str) -> String {
    let looking = async {
        loop {
            let page = browser.page(&format!("{table}/review")).await;
            if !page.contains("data-poll") {
                return page;
            }
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_mins(1), looking).await.expect("a review comes to its end")
}

#[tokio::test]
async fn a_review_shows_how_far_it_is_and_then_every_move() {
    let house = House::new().await;
    let (table, mut guest) = finished(&house).await;
    let start = guest.page(&format!("{table}/review")).await;
    assert!(start.contains("data-poll") && start.contains("<progress"), "{start}");
    assert!(start.contains("http-equiv=\"refresh\""), "without script it looks again by itself");
    let page = reviewed(&mut guest, &table).await;
    let record = Record::parse(&guest.page(&format!("{table}/record")).await).unwrap();
    let turns = html::inside(&page, "class=\"card turns\"", "</table>").unwrap();
    assert_eq!(turns.matches("<tr").count(), deciding(&record).len() + 1);
    assert!(page.contains("class=\"card curve\"") && page.contains("class=\"card luck\""));
    assert!(!page.contains(" style="), "no attribute carries style");
    for lang in ["fr", "hu"] {
        guest.cookies.insert("lang".to_owned(), lang.to_owned());
        reviewed(&mut guest, &table).await;
    }
    let replay = guest.page(&format!("{table}/replay?step=30")).await;
    assert!(replay.contains("card curve") && replay.contains("turn-verdict"), "the replay knows the review");
    let mut stranger = house.browser();
    assert!(reviewed(&mut stranger, &table).await.contains("card luck"), "everything is open at the end");
}

#[tokio::test]
async fn moves_from_which_the_rest_was_proved_are_marked_by_a_sign_and_in_words() {
    let house = House::with(|config| config.review_nodes = 2_000).await;
    let (table, mut guest) = finished(&house).await;
    let page = reviewed(&mut guest, &table).await;
    let turns = html::inside(&page, "class=\"card turns\"", "</table>").unwrap();
    let rows: Vec<&str> = turns.split("<tr>").skip(2).collect();
    assert!(!rows[0].contains("solved from here on"), "nobody sees the end of a game from its beginning");
    let last = rows.last().unwrap();
    assert!(last.contains("#i-solved") && last.contains("solved from here on"), "{last}");
    let step = last.split("step=").nth(1).unwrap().split('"').next().unwrap();
    let replay = guest.page(&format!("{table}/replay?step={step}")).await;
    assert!(replay.contains("Solved: from here on every line was searched to the end"), "{replay}");
}

#[tokio::test]
async fn the_better_move_and_the_one_that_was_played_are_drawn_on_the_board() {
    let house = House::new().await;
    let (table, mut guest) = finished(&house).await;
    let page = reviewed(&mut guest, &table).await;
    let worst = html::inside(&page, "class=\"worst\"", "</section>").unwrap();
    let step = worst.split("step=").nth(1).unwrap().split('"').next().unwrap().to_owned();
    for viewer in ["all", "0", "1"] {
        let replay = guest.page(&format!("{table}/replay?as={viewer}&step={step}")).await;
        let main = html::inside(&replay, "<main", "</main>").unwrap();
        assert!(main.contains(" better\"") && main.contains(" played\""), "as {viewer}: {main}");
        assert!(!main.contains("form=\"play\""), "there is nothing to be pressed");
    }
    let retry = guest.page(&format!("{table}/retry?step={step}")).await;
    assert!(!retry.contains(" better\""), "an exercise does not tell its answer");
    let question = form(&retry, &format!("{table}/retry"));
    let mut wrong = 0;
    for tried in html::steps(&retry) {
        let answer = guest.submit(&question, &[("step", &tried)]).await.expect(200).text();
        let solution = format!("{table}/retry?step={step}&amp;solution=yes");
        let is_wrong = answer.contains("ry again.") || answer.contains("try something else");
        wrong += usize::from(is_wrong);
        assert_eq!(answer.contains(" better\""), !is_wrong, "only what is right is shown: {answer}");
        assert_eq!(html::steps(&answer).is_empty(), !is_wrong, "what is wrong can be tried again: {answer}");
        assert_eq!(answer.contains(&solution), is_wrong, "{answer}");
    }
    assert!(wrong > 0, "the move that was played is not the best");
    let solution = guest.page(&format!("{table}/retry?step={step}&solution=yes")).await;
    assert!(solution.contains(" better\"") && html::steps(&solution).is_empty(), "{solution}");
}

#[tokio::test]
async fn a_better_line_names_who_moves_and_is_walked_on_the_board() {
    let house = House::with(|config| config.review_nodes = 300).await;
    let (table, mut guest) = finished(&house).await;
    let page = reviewed(&mut guest, &table).await;
    let turns = html::inside(&page, "class=\"card turns\"", "</table>").unwrap();
    let steps = turns.split("replay?step=").skip(1).map(|rest| rest.split('"').next().unwrap().to_owned());
    let mut walked = 0;
    for step in steps {
        let replay = guest.page(&format!("{table}/replay?step={step}")).await;
        let Some(line) = html::inside(&replay, "class=\"rline\"", "</ol>") else { continue };
        let last = line.matches("line=").count();
        let named = ["White: ", "Black: "].map(|name| line.matches(name).count());
        assert_eq!(named.iter().sum::<usize>(), last, "{line}");
        for at in [1, last, last + 5] {
            let page = guest.page(&format!("{table}/replay?step={step}&line={at}")).await;
            let shown = at.min(last);
            let told = html::inside(&page, "class=\"could\"", "</div>").unwrap();
            assert!(told.contains("What could have happened</h2>"), "{told}");
            let count = format!("This was not played. Move {shown} of {last} – ");
            assert!(told.contains(&count), "{told}");
            let current = html::inside(&page, "aria-current=\"step\"", "</a>").unwrap();
            let made = html::inside(current, "<span", "</span>").unwrap();
            assert!(told.contains(made), "it says which move the board shows, {made}: {told}");
            assert!(!page.contains(&format!("{table}/from")), "nobody plays on from there");
            assert!(page.contains(&format!("step={step}\">Back to the game</a>")), "{page}");
            assert_eq!(page.contains(&format!("line={}\" aria-label=\"Forward\"", shown + 1)), shown < last);
        }
        walked += 1;
    }
    assert!(walked > 0, "random moves have better ones");
    let worst = html::inside(&page, "class=\"worst\"", "</section>").unwrap();
    let ways: Vec<&str> = worst.split("class=\"see\" href=\"").skip(1).collect();
    assert!(!ways.is_empty(), "the way to the line begins in the review: {worst}");
    for way in ways {
        let way = way.split('"').next().unwrap().replace("&amp;", "&");
        assert!(way.ends_with("&line=1") && guest.page(&way).await.contains("class=\"could\""), "{way}");
    }
    guest.page(&format!("{table}/replay?step=0&line=3")).await;
    guest.get(&format!("{table}/replay?step=0&line=x")).await.expect(400);
}

/// The rows of the tables of what decisions cost: how many decisions each has.
fn skills(page: &str) -> Vec<usize> {
    let sections = page.split("skills\">").skip(1).map(|rest| rest.split("</section>").next().unwrap());
    let rows = sections.flat_map(|section| section.split("<th scope=\"row\">").skip(1));
    let cells = rows.map(|row| row.split("<td class=\"num\">").skip(1));
    cells.map(|mut cells| cells.next().unwrap().split('<').next().unwrap().parse().unwrap()).collect()
}

#[tokio::test]
async fn what_decisions_cost_by_their_kind_is_told_of_a_game_and_of_all_reviewed_games() {
    let house = House::new().await;
    let (table, first, second) = friends(&house).await;
    let mut players = [first, second];
    play_out(&table, &mut players, 3).await;
    let [mut first, mut second] = players;
    assert!(!first.page("/tables").await.contains("skills"), "nothing was reviewed yet");
    let start = first.page(&format!("{table}/review")).await;
    assert!(!start.contains("skills"), "what lost most is judged first, and would count for all");
    let page = reviewed(&mut first, &table).await;
    let record = Record::parse(&first.page(&format!("{table}/record")).await).unwrap();
    assert_eq!(skills(&page).iter().sum::<usize>(), deciding(&record).len());
    for (lang, told) in [
        (
            "fr",
            [
                "coût moyen par type de décision",
                "Déchargement des bateaux",
                "Où vos décisions coûtent le plus",
            ],
        ),
        (
            "hu",
            ["egy döntés átlagos ára fajtánként", "Hajók kirakodása", "Ahol a döntéseid a legtöbbe kerülnek"],
        ),
        ("en", ["average cost by kind of decision", "Unloading boats", "Where your decisions cost most"]),
    ] {
        first.cookies.insert("lang".to_owned(), lang.to_owned());
        let pages = reviewed(&mut first, &table).await + &first.page("/tables").await;
        assert!(told.iter().all(|told| pages.contains(told)), "{lang}: {pages}");
    }
    let mut all = 0;
    for (seat, player) in [&mut first, &mut second].into_iter().enumerate() {
        let own = player.page("/tables").await;
        assert!(own.contains("1 reviewed game"), "{own}");
        let actor = |step: &&game::RecordedStep| step.actor.is_some_and(|actor| actor.index() == seat);
        assert_eq!(skills(&own).iter().sum::<usize>(), record.steps.iter().filter(actor).count());
        all += skills(&own).iter().sum::<usize>();
    }
    assert_eq!(all, deciding(&record).len());
    assert!(!house.browser().page("/tables").await.contains("skills"), "of others nothing is told");
}

#[tokio::test]
async fn among_three_it_is_told_what_the_draws_did_unless_an_older_review_does_not_know() {
    let house = House::with(|config| config.review_nodes = 2).await;
    let (table, mut players) = crate::several::friends(&house, 3).await;
    play_out(&table, &mut players, 3).await;
    let page = reviewed(&mut players[0], &table).await;
    let luck = html::inside(&page, "class=\"card luck\"", "</section>").unwrap();
    assert!(luck.contains("All draws together were worth"), "{luck}");
    let mut database = house.database().await;
    let without = match database {
        Database::Sqlite(_) => "json_remove(judgment, '$.expected')",
        Database::Postgres(_) => "(judgment::jsonb - 'expected')::text",
    };
    assert!(database.execute(&format!("UPDATE judgments SET judgment = {without}")).await > 0);
    let old = players[0].page(&format!("{table}/review")).await;
    assert!(!old.contains("data-poll") && !old.contains("card luck"), "it opens, and says nothing of luck");
    assert_eq!(skills(&old), skills(&page), "it lacks nothing else");
}

#[tokio::test]
async fn a_replay_begins_where_the_first_decision_is_and_goes_on_by_itself() {
    let house = House::new().await;
    let (table, mut guest) = finished(&house).await;
    let record = Record::parse(&guest.page(&format!("{table}/record")).await).unwrap();
    let first = record.steps.iter().position(|step| step.actor.is_some()).unwrap();
    let board = |page: &str| html::inside(page, "<main", "</main>").unwrap().to_owned();
    let start = board(&guest.page(&format!("{table}/replay")).await);
    assert_eq!(start, board(&guest.page(&format!("{table}/replay?step={first}")).await));
    assert!(start.contains("id=\"autoplay\"") && start.contains("name=\"pace\""), "{start}");
    let end = board(&guest.page(&format!("{table}/replay?step={}", record.steps.len())).await);
    assert!(!end.contains("id=\"autoplay\""), "there is nothing left to play");
    let second = guest.page(&format!("{table}/replay?step={}", first + 1)).await;
    let moves = html::attribute(&second, "data-moves").unwrap_or_default();
    assert!(moves.contains('>'), "pieces know where they came from: {moves:?}");
}

#[tokio::test]
async fn what_was_found_is_shown_before_a_review_is_done_and_never_taken_for_all() {
    let house = House::with(|config| config.review_nodes = 300).await;
    let (table, mut guest) = finished(&house).await;
    let page = reviewed(&mut guest, &table).await;
    let worst = html::inside(&page, "class=\"worst\"", "</section>").unwrap().to_owned();
    let mut steps = worst.split("step=").skip(1).map(|rest| rest.split('"').next().unwrap().to_owned());
    let step = loop {
        let step = steps.next().expect("one of the worst moves has a better line");
        if guest.page(&format!("{table}/replay?step={step}")).await.contains("class=\"rline\"") {
            break step;
        }
    };
    let id = table.rsplit('/').next().unwrap();
    let others = format!("DELETE FROM judgments WHERE table_id = '{id}' AND position <> {step}");
    house.database().await.execute(&others).await;
    let there = guest.page(&format!("{table}/replay?step={step}")).await;
    assert!(there.contains("class=\"card turn-verdict") && there.contains("class=\"rline\""), "{there}");
    assert!(!there.contains("card curve"), "not what needs all of them");
    let line = guest.page(&format!("{table}/replay?step={step}&line=1")).await;
    assert!(line.contains("aria-current=\"step\""), "the line can be stepped through: {line}");
    let retry = guest.get(&format!("{table}/retry?step={step}")).await.target();
    assert_eq!(retry, format!("{table}/review"), "exercises wait for the rest");
    // Only now does anyone ask for the rest, which is then soon there.
    let some = guest.page(&format!("{table}/review")).await;
    assert!(some.contains("data-poll") && some.contains("value=\"1\""), "one position is done: {some}");
    assert!(some.contains(&format!("replay?step={step}\"")), "and it is told: {some}");
    assert!(!some.contains("card luck") && !some.contains("card curve"), "not what needs all of them");
    assert_eq!(reviewed(&mut guest, &table).await, page, "it is made again as it was");
}

#[tokio::test]
async fn a_game_that_goes_on_is_not_reviewed_and_nothing_is_told() {
    let house = House::new().await;
    let (table, mut first, mut second) = friends(&house).await;
    first.play(&table, "place b2").await.target();
    for below in ["/review", "/retry", "/retry?step=20"] {
        for browser in [&mut first, &mut second, &mut house.browser()] {
            let refused = browser.get(&format!("{table}{below}")).await.expect(409).text();
            assert!(!refused.contains("class=\"board") && !refused.contains('%'), "{refused}");
        }
    }
    let fields = [("position", "19"), ("step", "place b2")];
    first.post(&format!("{table}/retry"), &fields).await.expect(409);
    let fields = [("step", "19"), ("bot", "scribe"), ("seat", "0")];
    first.post(&format!("{table}/from"), &fields).await.expect(409);
    first.get("/t/nowhere/review").await.expect(404);
}

#[tokio::test]
async fn a_review_is_kept_and_goes_on_after_a_restart() {
    let house = House::new().await;
    let (table, mut guest) = finished(&house).await;
    // Interrupted or not, the review is the same for anyone who comes back.
    guest.page(&format!("{table}/review")).await;
    let again = house.again().await;
    let mut guest_again = again.same(&guest);
    let first = reviewed(&mut guest_again, &table).await;
    let once_more = house.again().await;
    let kept = once_more.same(&guest).page(&format!("{table}/review")).await;
    assert_eq!(kept, first, "it is there at once, with the same numbers");
}

#[tokio::test]
async fn a_mistake_is_tried_again_and_judged() {
    let house = House::new().await;
    let (table, mut guest) = finished(&house).await;
    let page = reviewed(&mut guest, &table).await;
    assert!(page.contains(&format!("{table}/retry")), "random moves are not all good");
    let retry = guest.page(&format!("{table}/retry")).await;
    let question = form(&retry, &format!("{table}/retry"));
    let steps = html::steps(&retry);
    assert!(steps.len() > 1);
    let mut best = 0;
    for step in &steps {
        let answer = guest.submit(&question, &[("step", step)]).await.expect(200).text();
        assert!(answer.contains("turn-verdict"), "{answer}");
        best += usize::from(answer.contains("That is the best move."));
    }
    assert_eq!(best, 1, "one of them is the best");
    guest.submit(&question, &[("step", "place d9")]).await.expect(422);
    guest.post(&format!("{table}/retry"), &[("position", "0"), ("step", "place b2")]).await.expect(404);
    guest.post(&format!("{table}/retry"), &[("position", "x")]).await.expect(400);
    guest.get(&format!("{table}/retry?step=1")).await.expect(404);
}

/// The number of a step somewhere in the middle of the record that a seat decides.
fn middle(record: &Record) -> usize {
    deciding(record)[8]
}

/// The steps that are decisions.
fn deciding(record: &Record) -> Vec<usize> {
    (0..record.steps.len()).filter(|step| record.steps[*step].actor.is_some()).collect()
}

#[tokio::test]
async fn a_position_is_played_on_from_and_the_new_record_can_be_checked() {
    let house = House::new().await;
    let (table, mut guest) = finished(&house).await;
    let record = Record::parse(&guest.page(&format!("{table}/record")).await).unwrap();
    let step = middle(&record);
    let replay = guest.page(&format!("{table}/replay?step={step}")).await;
    let next = guest.submit(&form(&replay, &format!("{table}/from")), &[("bot", "random")]).await.target();
    assert_ne!(next, table);
    guest.sit(&next, "fresh words").await.target();
    guest.my_turn(&next).await;
    let refused = guest.post(&format!("{next}/undo"), &[("revision", "1")]).await;
    assert_eq!(refused.status.as_u16(), 409, "what was copied cannot be taken back");
    let again = house.again().await;
    assert_eq!(again.same(&guest).page(&next).await, guest.page(&next).await, "it comes back from the store");
    play_out(&next, std::slice::from_mut(&mut guest), 5).await;
    let played = check_finished(&next, &mut guest, 1).await;
    assert_eq!(played.get("from"), Some(step.to_string().as_str()));
    assert_eq!(played.steps[..step], record.steps[..step], "the facts carry over");
    assert_ne!(played.steps[step..], record.steps[step..], "the rest is dealt afresh");
    let parent = catalog::Parent::of(&record).unwrap().to_string();
    assert_eq!(played.get("parent"), Some(parent.as_str()));
    assert!(matches!(catalog::verify_with(&played, &[&record]), Ok(catalog::Verified::Followed(_))));
    let fair = guest.page(&format!("{next}/fair")).await;
    let checked =
        format!("The first {step} steps were copied from another table, whose draws were repeated as well.");
    assert!(fair.contains(&checked) && fair.contains(&parent), "{fair}");
}

#[tokio::test]
async fn only_a_decision_of_a_finished_game_can_be_played_on_from() {
    let house = House::new().await;
    let (table, mut guest) = finished(&house).await;
    let record = Record::parse(&guest.page(&format!("{table}/record")).await).unwrap();
    let last = record.steps.len().to_string();
    for (step, bot, seat) in [
        ("0", "scribe", "0"),
        (last.as_str(), "scribe", "0"),
        ("100000", "scribe", "0"),
        ("x", "scribe", "0"),
        ("30", "nobody", "0"),
        ("30", "scribe", "2"),
    ] {
        let fields = [("step", step), ("bot", bot), ("seat", seat)];
        guest.post(&format!("{table}/from"), &fields).await.expect(400);
    }
    let end = guest.page(&format!("{table}/replay?step={last}")).await;
    assert!(!end.contains(&format!("{table}/from")), "there is nothing to be decided at the end");
}

#[tokio::test]
async fn a_hint_tells_the_kind_then_the_move_and_changes_nothing() {
    let house = House::new().await;
    let mut guest = house.browser();
    let table = guest.create(&[("with", "bot")]).await;
    guest.sit(&table, "").await.target();
    let before = guest.my_turn(&table).await;
    let asked = guest.submit(&form(&before, &format!("{table}/hint")), &[("tell", "kind")]).await;
    let kind = asked.expect(200).text();
    assert!(kind.contains("Try this kind of move"), "{kind}");
    let asked = guest.submit(&form(&kind, &format!("{table}/hint")), &[("tell", "action")]).await;
    let action = asked.expect(200).text();
    assert!(action.contains("at once"), "{action}");
    assert!(
        !html::forms(&action).iter().any(|form| form.action.ends_with("/hint")),
        "there is no more to tell"
    );
    assert_eq!(guest.page(&table).await, before);
    let late = [("tell", "kind"), ("revision", "0")];
    guest.post(&format!("{table}/hint"), &late).await.expect(409);
    guest.post(&format!("{table}/hint"), &[("tell", "all"), ("revision", "1")]).await.expect(400);
    house.browser().post(&format!("{table}/hint"), &[("tell", "kind"), ("revision", "1")]).await.expect(403);
}

#[tokio::test]
async fn one_device_has_hints_for_the_seat_that_holds_it() {
    let house = House::new().await;
    let mut guest = house.browser();
    let table = guest.create(&[("with", "device"), ("option-hidden_temples", "true")]).await;
    guest.sit(&table, "").await.target();
    let covered = guest.page(&table).await;
    let revision = crate::browser::revision(&covered).to_string();
    assert!(!covered.contains(&format!("{table}/hint")));
    guest.post(&format!("{table}/hint"), &[("tell", "action"), ("revision", &revision)]).await.expect(409);
    let held = guest.page(&format!("{table}?hold=0")).await;
    guest.submit(&form(&held, &format!("{table}/hint")), &[("tell", "action")]).await.expect(200);
}

#[tokio::test]
async fn between_two_people_there_are_no_hints() {
    let house = House::new().await;
    let (table, mut first, mut second) = friends_with(&house, &[]).await;
    for browser in [&mut first, &mut second] {
        let page = browser.page(&table).await;
        assert!(!page.contains(&format!("{table}/hint")) && !is_over(&page));
        let revision = crate::browser::revision(&page).to_string();
        let fields = [("tell", "action"), ("revision", revision.as_str())];
        let refused = browser.post(&format!("{table}/hint"), &fields).await.expect(403).text();
        assert!(refused.contains("There are no hints") && !refused.contains("advice"), "{refused}");
        assert_eq!(browser.page(&table).await, page);
    }
}

#[tokio::test]
async fn two_people_have_hints_if_both_agreed_to_them() {
    let house = House::new().await;
    let (mut first, mut second) = (house.browser(), house.browser());
    let table = first.create(&[("with", "friend"), ("hints", "true")]).await;
    first.sit(&table, "").await.target();
    let invited = second.page(&table).await;
    assert!(invited.contains("By sitting down you agree to that."), "{invited}");
    second.sit(&table, "").await.target();
    let again = house.again().await;
    let mut first = again.same(&first);
    let page = first.page(&table).await;
    let asked = form(&page, &format!("{table}/hint"));
    let told = first.submit(&asked, &[("tell", "action")]).await.expect(200).text();
    assert!(told.contains("class=\"advice\""), "the agreement is kept in the store: {told}");
    let mut second = again.same(&second);
    let other = second.page(&table).await;
    assert!(!other.contains(&format!("{table}/hint")), "nobody is advised before it is their turn");
    let revision = crate::browser::revision(&other).to_string();
    let fields = [("tell", "kind"), ("revision", revision.as_str())];
    let refused = second.post(&format!("{table}/hint"), &fields).await.expect(409).text();
    assert!(!refused.contains("class=\"advice\""), "{refused}");
    again.browser().post(&format!("{table}/hint"), &fields).await.expect(403);
}

#[tokio::test]
async fn nothing_is_said_of_hints_where_they_were_not_agreed_on() {
    let house = House::new().await;
    let mut guest = house.browser();
    for wanted in [[("with", "friend"), ("seat", "0")], [("with", "device"), ("hints", "true")]] {
        let table = guest.create(&wanted).await;
        assert!(!house.browser().page(&table).await.contains("Hints are allowed"), "{wanted:?}");
    }
}

#[tokio::test]
async fn nobody_is_like_a_level_after_a_few_decisions() {
    let house = House::new().await;
    let mut guest = house.browser();
    let table = guest.create(&[("with", "bot"), ("bot", "apprentice")]).await;
    guest.sit(&table, "").await.target();
    let page = guest.my_turn(&table).await;
    let steps = html::steps(&page);
    guest.submit(&form(&page, &format!("{table}/step")), &[("step", &steps[0])]).await.target();
    guest.my_turn(&table).await;
    guest.post(&format!("{table}/leave"), &[]).await.target();
    let page = reviewed(&mut guest, &table).await;
    assert!(page.contains("Too few decisions to compare") && !page.contains("Typical of:"), "{page}");
}

const SOLVED: &str = "Solved: the computer has searched every line to the end.";

/// Whether a bot says at any point of a game that it has proved its move.
async fn hears_of_a_proof(guest: &mut Browser, table: &str) -> bool {
    guest.sit(table, "").await.target();
    let mut page = guest.my_turn(table).await;
    while !is_over(&page) && !page.contains(SOLVED) {
        let steps = html::steps(&page);
        guest.submit(&form(&page, &format!("{table}/step")), &[("step", &steps[0])]).await.target();
        page = guest.my_turn(table).await;
    }
    page.contains(SOLVED)
}

#[tokio::test]
async fn a_bot_that_has_proved_its_move_says_so() {
    let house = House::new().await;
    let mut guest = house.browser();
    let table = guest.create(&[("with", "bot"), ("bot", "architect"), ("seat", "1")]).await;
    guest.sit(&table, "").await.target();
    let page = guest.my_turn(&table).await;
    assert!(!page.contains(SOLVED), "nobody sees the end of a game from its beginning");
    let (table, mut guest) = finished(&house).await;
    let record = Record::parse(&guest.page(&format!("{table}/record")).await).unwrap();
    // Not every position so near the end is proved: some games are over right after the guest's move.
    for step in deciding(&record).into_iter().rev().skip(3).take(10) {
        let replay = guest.page(&format!("{table}/replay?step={step}")).await;
        let from = form(&replay, &format!("{table}/from"));
        let next = guest.submit(&from, &[("bot", "architect")]).await.target();
        if hears_of_a_proof(&mut guest, &next).await {
            return;
        }
    }
    panic!("no end of a game is proved");
}

/// Everything on a page that explains itself.
fn things(page: &str) -> BTreeSet<String> {
    html::tags(page).filter_map(|tag| tag.get("data-what")).collect()
}

/// The card of every thing on a page, where its script asks for it.
async fn cards(guest: &mut Browser, page: &str) -> Vec<String> {
    let place = html::tags(page).find_map(|tag| tag.get("data-what-is"));
    let place = place.expect("the page says where to ask").replace("&amp;", "&");
    let mut cards = Vec::new();
    for thing in things(page) {
        let card = guest.page(&format!("{place}{}", thing.replace(' ', "%20"))).await;
        assert!(card.contains("what-card"), "{thing}: {card}");
        cards.push(card);
    }
    cards
}

#[tokio::test]
async fn in_a_replay_things_explain_themselves_as_they_stood() {
    let house = House::new().await;
    let (table, mut guest) = finished(&house).await;
    let [early, late] = ["20", "40"].map(|step| format!("{table}/replay?as=0&step={step}"));
    let [early, late] = [guest.page(&early).await, guest.page(&late).await];
    let [then, later] = [cards(&mut guest, &early).await, cards(&mut guest, &late).await];
    assert!(then.len() > 10 && then != later, "what has changed is told as it was");
    let is_playable = |card: &String| card.contains("class=\"may\"") || card.contains("class=\"not-now\"");
    assert!(!then.iter().any(is_playable), "nothing can be done any more");
    let page = reviewed(&mut guest, &table).await;
    assert!(cards(&mut guest, &page).await.len() > 10, "and so it is in a review");
    let exercise = guest.page(&format!("{table}/retry")).await;
    assert!(cards(&mut guest, &exercise).await.iter().any(is_playable), "an exercise is played");
    guest.get(&format!("{table}/replay/what?as=0&step=9999&thing=supply")).await.expect(404);
    guest.get(&format!("{table}/replay/what?as=0&step=20&thing=nothing")).await.expect(404);
    guest.get(&format!("{table}/retry/what?step=9999&thing=supply")).await.expect(404);
    guest.get(&format!("{table}/replay/what?as=7&step=20&thing=supply")).await.expect(400);
}

#[tokio::test]
async fn before_the_end_nothing_is_told_of_other_moments() {
    let house = House::new().await;
    let (table, mut first, _) = friends(&house).await;
    for address in ["/replay/what?as=1&step=20&thing=supply", "/retry/what?step=20&thing=supply"] {
        first.get(&format!("{table}{address}")).await.expect(409);
    }
}
