//! Where somebody wants to hear what waits for them.

use crate::World;
use crate::accounts::signs_up;
use crate::audit::looks_over;
use crate::driver::Person;

#[test]
fn ways_are_added_and_the_worker_for_pushes_begins() {
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

    zsofi.runs(
        "navigator.serviceWorker.register('/worker.js'); \
         navigator.serviceWorker.ready.then(ready => window.worker = ready.active)",
    );
    zsofi.waits_for("window.worker?.state === 'activated'");
    zsofi.has_heard_no_complaint();
}
