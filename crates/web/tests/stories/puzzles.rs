//! Somebody solves puzzles.

use catalog::{GAMES, Posed, puzzles};

use crate::browser::{Answer, Browser, House, form};
use crate::html;

const DUEL: &str = "/puzzles/imhotep-duel";

/// The puzzles of the Duel, the easiest first.
fn duel() -> &'static [Posed] {
    puzzles(catalog::find("imhotep-duel").unwrap())
}

fn address(posed: &Posed) -> String {
    format!("{DUEL}/{}", posed.id)
}

/// The puzzle that a page asks.
fn asked(page: &str) -> &'static Posed {
    duel().iter().find(|posed| page.contains(&address(posed))).unwrap_or_else(|| panic!("{page}"))
}

fn best(posed: &Posed) -> &str {
    &posed.puzzle.best().action
}

fn worst(posed: &Posed) -> &str {
    &posed.puzzle.answers.last().unwrap().action
}

/// Presses a button of the board.
async fn tries(solver: &mut Browser, page: &str, posed: &Posed, action: &str) -> Answer {
    assert!(html::steps(page).iter().any(|step| step == action), "{action} cannot be tried: {page}");
    solver.submit(&form(page, &address(posed)), &[("step", action)]).await
}

/// Solves the next puzzle at the first try.
async fn solves(solver: &mut Browser) -> &'static Posed {
    let page = solver.page(DUEL).await;
    let posed = asked(&page);
    let target = tries(solver, &page, posed, best(posed)).await.target();
    assert_eq!(target, address(posed));
    posed
}

fn percent(value: f32) -> String {
    format!("<b>{}%</b>", (100.0 * value).round())
}

#[tokio::test]
async fn a_wrong_try_shows_its_cost_and_a_right_one_shows_why() {
    let house = House::new().await;
    let mut solver = house.browser();
    let page = solver.page(DUEL).await;
    let posed = asked(&page);
    assert_eq!(posed.number, 1, "the easiest comes first");
    assert!(page.contains("Which move is best?") && page.contains("Difficulty 1 of 5"), "{page}");
    let wrong = tries(&mut solver, &page, posed, worst(posed)).await.expect(200).text();
    let values = [posed.puzzle.answers.last().unwrap().value, posed.puzzle.best().value];
    for value in values {
        assert!(wrong.contains(&percent(value)), "{value}: {wrong}");
    }
    assert!(wrong.contains("What it costs") && wrong.contains("Try another."), "{wrong}");
    assert!(solver.page(DUEL).await.contains(&address(posed)), "it stays open");
    let target = tries(&mut solver, &wrong, posed, best(posed)).await.target();
    let right = solver.page(&target).await;
    assert!(right.contains(html::RIGHT) && right.contains("Yes: "), "{right}");
    assert!(right.contains(&percent(values[1])) && right.contains("At first sight: "), "{right}");
    assert!(right.contains("0 of 1 at the first try") && right.contains("solved later"), "{right}");
    // The line is played on the board, move by move.
    let line = format!("{target}?line=1");
    assert!(right.contains(&format!("href=\"{line}\"")), "{right}");
    let made = solver.page(&line).await;
    assert!(made.contains("Move 1 of ") && html::steps(&made).is_empty(), "{made}");
    assert_eq!(asked(&solver.page(DUEL).await).number, 2, "the next one is as easy");
}

#[tokio::test]
async fn solving_at_the_first_try_makes_the_next_one_harder_and_anything_else_easier() {
    let house = House::new().await;
    let mut solver = house.browser();
    for difficulty in [1, 2, 3] {
        assert_eq!(solves(&mut solver).await.difficulty, difficulty);
    }
    let page = solver.page(DUEL).await;
    let posed = asked(&page);
    assert_eq!(posed.difficulty, 4);
    assert!(page.contains("3 in a row"), "{page}");
    let wrong = tries(&mut solver, &page, posed, worst(posed)).await.text();
    assert!(wrong.contains("Streak ended at 3"), "{wrong}");
    // Two wrong tries cost no more than one, and bring the answer to the front.
    let again = tries(&mut solver, &wrong, posed, worst(posed)).await.text();
    assert!(again.contains("btn pri\" form=\"play\" name=\"show\""), "{again}");
    let shown = solver.post(&address(posed), &[("show", "yes")]).await.target();
    let shown = solver.page(&shown).await;
    assert!(shown.contains("The answer: ") && shown.contains("3 of 4 at the first try"), "{shown}");
    let next = solver.page(DUEL).await;
    assert_eq!((asked(&next).difficulty, asked(&next).number == posed.number), (3, false));
    let chosen = solver.page("/puzzles").await;
    assert!(chosen.contains(&format!("3 of {}", duel().len())), "{chosen}");
    assert!(house.browser().page(DUEL).await.contains("Difficulty 1 of 5"), "everybody begins at the first");
}

#[tokio::test]
async fn the_answer_is_nowhere_before_it_was_found_or_asked_for() {
    let house = House::new().await;
    for entry in GAMES {
        let mut solver = house.browser();
        for posed in puzzles(entry).iter().step_by(50) {
            let address = format!("/puzzles/{}/{}", entry.id, posed.id);
            let worst = worst(posed);
            let question = solver.page(&address).await;
            let tried = solver.post(&address, &[("step", worst)]).await.expect(200).text();
            let line = solver.page(&format!("{address}?line=1")).await;
            for page in [&question, &tried, &line] {
                let classes = page.split("class=\"").filter_map(|rest| rest.split('"').next());
                let mut classes = classes.flat_map(|classes| classes.split(' '));
                assert!(!classes.any(|class| class == "rline" || class == "better"), "{page}");
                assert!(!page.contains("At first sight") && !page.contains("The answer"), "{page}");
                // Every legal move is there, and none is set apart by coming first.
                let (mut steps, mut legal) = (html::steps(page), Vec::new());
                legal.extend(posed.puzzle.answers.iter().map(|answer| answer.action.clone()));
                steps.sort();
                steps.dedup();
                legal.sort();
                assert_eq!(steps, legal, "{address}");
            }
            solver.get(&format!("{address}/what?line=1&thing=supply")).await.expect(404);
            let mut other = house.browser();
            other.page(&format!("/puzzles/{}", entry.id)).await;
            solver.post(&address, &[("show", "yes")]).await.target();
            assert!(solver.page(&address).await.contains("The answer: "));
            assert!(!other.page(&address).await.contains("The answer: "), "somebody else has not asked");
        }
    }
}

#[tokio::test]
async fn what_is_no_puzzle_is_not_found_and_what_is_no_move_is_refused() {
    let house = House::new().await;
    let mut solver = house.browser();
    let first = address(&duel()[0]);
    for path in ["/puzzles/chess", "/puzzles/imhotep-duel/0", "/puzzles/nefertiti/..%2f", "/puzzles/chess/1"]
    {
        solver.get(path).await.expect(404);
    }
    let other = puzzles(&GAMES[1])[0].id.as_str();
    solver.get(&format!("{DUEL}/{other}")).await.expect(404);
    for fields in [&[][..], &[("step", "")], &[("step", "place z9")], &[("tries", "1")]] {
        solver.post(&first, fields).await.expect(400);
    }
    let worst = worst(&duel()[0]);
    for tries in ["-1", "256", "many"] {
        solver.post(&first, &[("step", worst), ("tries", tries)]).await.expect(400);
    }
    solver.post(&first, &[("step", &"x".repeat(20_000))]).await.expect(413);
    for line in ["0", "1", "9999999"] {
        solver.get(&format!("{first}?line={line}")).await.expect(200);
    }
    solver.get(&format!("{first}?line=-1")).await.expect(400);
    assert!(!solver.page(DUEL).await.contains("at the first try</span>"), "nothing of it was counted");
}

#[tokio::test]
async fn other_sites_cannot_answer_for_anybody() {
    let house = House::new().await;
    let mut solver = house.browser();
    let posed = asked(&solver.page(DUEL).await);
    for headers in [("sec-fetch-site", "cross-site"), ("origin", "http://evil.example")] {
        let mut elsewhere = solver.clone();
        elsewhere.headers.push((headers.0, headers.1.to_owned()));
        elsewhere.post(&address(posed), &[("show", "yes")]).await.expect(403);
        elsewhere.post(&address(posed), &[("step", worst(posed))]).await.expect(403);
    }
    assert_eq!(solves(&mut solver).await.id, posed.id);
    assert!(solver.page(&address(posed)).await.contains("1 of 1 at the first try"));
}

#[tokio::test]
async fn doubled_replayed_and_belated_answers_count_once() {
    let house = House::new().await;
    let mut solver = house.browser();
    let posed = solves(&mut solver).await;
    // Sent again, from a second window, and wrong after right.
    for step in [best(posed), best(posed), worst(posed)] {
        solver.post(&address(posed), &[("step", step)]).await;
    }
    solver.post(&address(posed), &[("show", "yes")]).await.target();
    let page = solver.page(&address(posed)).await;
    assert!(page.contains("1 of 1 at the first try") && page.contains("1 in a row"), "{page}");
    // Two windows at once: one of the two answers is the first.
    let next = asked(&solver.page(DUEL).await);
    let (mut one, mut other) = (solver.clone(), solver.clone());
    let (address, wrong, right) = (address(next), [("step", worst(next))], [("step", best(next))]);
    tokio::join!(one.post(&address, &wrong), other.post(&address, &right));
    let page = solver.page(&address).await;
    assert!(page.contains(" of 2 at the first try"), "{page}");
}

#[tokio::test]
async fn what_was_made_of_puzzles_outlives_the_server() {
    let house = House::new().await;
    let mut solver = house.browser();
    solves(&mut solver).await;
    let house = house.again().await;
    let page = house.same(&solver).page(DUEL).await;
    assert!(page.contains("1 in a row") && page.contains("Difficulty 2 of 5"), "{page}");
}

#[tokio::test]
async fn a_puzzle_speaks_every_language_and_explains_its_board() {
    let house = House::new().await;
    for (lang, question) in [("fr", "Quel est le meilleur coup"), ("hu", "Melyik a legjobb lépés?")] {
        for entry in GAMES {
            let mut solver = house.browser();
            solver.cookies.insert("lang".to_owned(), lang.to_owned());
            let page = solver.page(&format!("/puzzles/{}", entry.id)).await;
            assert!(page.contains(question), "{page}");
        }
    }
    let mut solver = house.browser();
    let what = html::attribute(&solver.page(DUEL).await, "data-what-is").unwrap();
    assert!(solver.page(&format!("{what}supply")).await.contains("what-card"));
    assert!(solver.page("/").await.contains("href=\"/puzzles\""));
    assert!(solver.page("/?game=nefertiti").await.contains("href=\"/puzzles/nefertiti\""));
}
