//! Where somebody wants to hear what waits for them, and the worker that shows what is pushed.

use serde_json::json;

use crate::World;
use crate::accounts::signs_up;
use crate::audit::looks_over;
use crate::driver::Person;

/// What the worker shows, all of it in one text.
const SHOWN: &str = "window.shown = ''; setInterval(async () => { \
    const shown = await (await navigator.serviceWorker.ready).getNotifications(); \
    window.shown = shown.map(each => [each.title, each.body, each.data].join(' ')).join(); }, 50)";

#[test]
fn ways_are_added_and_what_is_pushed_to_the_browser_is_shown_by_the_worker() {
    let world = World::new();
    // Browsers have workers over TLS and at this name.
    let origin = world.server.origin().replace("127.0.0.1", "localhost");
    let zsofi = Person::new(&world.browser, "Zsófi", &origin);
    zsofi.prefers("light", "reduce");
    zsofi.has_cookie("name", "");
    zsofi.goes_to("/account/new");
    signs_up(&zsofi, "Zsófi");
    zsofi.goes_to("/account/notices");
    zsofi.clicks("button[value=feed]");
    zsofi.sees("Give this address to your feed reader.");
    zsofi.writes("#address", "https://ntfy.sh/my-turns");
    zsofi.clicks("form:has(#address) button");
    zsofi.sees("ntfy.sh");
    zsofi.sees_a("[data-push] button");
    let mut problems = Vec::new();
    looks_over(&zsofi, 0, &mut problems);
    assert!(problems.is_empty(), "{} problems:\n{}", problems.len(), problems.join("\n"));

    zsofi.does("Browser.grantPermissions", &json!({ "origin": origin, "permissions": ["notifications"] }));
    zsofi.does("ServiceWorker.enable", &json!({}));
    zsofi.runs(
        "navigator.serviceWorker.register('/worker.js').then(() => navigator.serviceWorker.ready)\
        .then(registration => window.active = registration.active.state)",
    );
    zsofi.waits_for("window.active === 'activated'");
    let workers = zsofi.heard().workers;
    let registration = workers.last().expect("the browser tells of the worker");
    zsofi.runs(SHOWN);
    let link = format!("{origin}/t/abc");
    let told = json!({ "title": "Your turn", "text": "With Bálint.", "link": link, "tag": "abc" });
    let push = json!({ "origin": origin, "registrationId": registration, "data": told.to_string() });
    zsofi.does("ServiceWorker.deliverPushMessage", &push);
    zsofi.waits_for(&format!("window.shown === 'Your turn With Bálint. {link}'"));
    // What cannot be read is shown as something, too, or the browser would show a sentence of its own.
    let push = json!({ "origin": origin, "registrationId": registration, "data": "?" });
    zsofi.does("ServiceWorker.deliverPushMessage", &push);
    zsofi.waits_for("window.shown.includes('Akhet')");
    zsofi.has_heard_no_complaint();
}
