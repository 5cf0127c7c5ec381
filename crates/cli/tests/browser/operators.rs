//! Somebody is blocked and reported; whoever runs the place decides, and the person concerned sees it and answers.

use crate::World;
use crate::audit::looks_over;
use crate::play::button;

#[test]
fn somebody_is_blocked_and_reported_and_whoever_runs_the_place_suspends_them() {
    let world = World::new();
    let (anna, bela, boss) = (world.person("Anna"), world.member("Camille"), world.member("Boróka"));
    let mut problems = Vec::new();
    world.server.is_told(&["admin", "operator", "Boróka"]);
    let table = anna.invites(&bela, &[]);
    anna.clicks("#menu > summary");
    anna.clicks("#menu a[href$='/people']");
    anna.sees("People at this table");
    looks_over(&anna, 0, &mut problems);
    anna.clicks("main form[action='/block'] button");
    anna.sees("You have blocked this person.");
    anna.clicks("main details > summary");
    anna.clicks("main input[value=leaving]");
    anna.writes("main textarea", "Leaves every game.");
    anna.clicks("main form[action='/report'] button");
    anna.sees("Your report was noted");
    looks_over(&anna, 1, &mut problems);
    anna.goes_to("/account/blocks");
    anna.sees("Camille");
    looks_over(&anna, 2, &mut problems);
    // They do not sit down together again; the game under way goes on.
    let other = anna.makes_a_table("friend", &[]);
    bela.goes_to(&format!("/t/{other}"));
    bela.clicks("form.sit button");
    bela.sees("You cannot sit at this table with these people.");
    anna.goes_to(&format!("/t/{table}"));
    anna.plays("place a1");

    boss.goes_to("/operator");
    looks_over(&boss, 3, &mut problems);
    boss.clicks("main a[href^='/operator/reports/']");
    boss.sees("Leaves every game.");
    looks_over(&boss, 4, &mut problems);
    boss.clicks("main input[value=suspend]");
    boss.writes("#f-words", "Please finish what you begin.");
    boss.clicks("main form[action^='/operator/reports/'] button");
    boss.sees("Decided");
    for (turn, path) in
        ["/operator/people?name=camille", "/operator/tables", "/operator/log"].iter().enumerate()
    {
        boss.goes_to(path);
        looks_over(&boss, turn, &mut problems);
    }

    bela.goes_to(&format!("/t/{table}"));
    bela.sees("Whoever runs this place has decided something about you.");
    // They look on, but do not play.
    let before = bela.revision();
    bela.clicks(&button("place a2"));
    bela.sees("Your account is suspended: you can look on, but not play.");
    assert_eq!(bela.revision(), before);
    looks_over(&bela, 0, &mut problems);
    bela.clicks("p.decided a");
    bela.sees("Please finish what you begin.");
    looks_over(&bela, 5, &mut problems);
    bela.writes("main textarea", "My train went into a tunnel.");
    bela.clicks("main form.fields button");
    bela.sees("Your answer:");
    bela.goes_to("/");
    bela.sees_no("p.decided:not(.suspended)");
    boss.goes_to("/operator");
    boss.sees("answered");
    assert!(problems.is_empty(), "{} problems:\n{}", problems.len(), problems.join("\n"));
}
