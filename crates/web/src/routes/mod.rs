//! Which address does what.

mod account;
mod api;
mod at_table;
mod away;
mod books;
mod company;
mod daily;
mod dares;
mod events;
mod fields;
mod files;
mod games;
mod handover;
mod home;
mod leaders;
mod learn;
mod lobby;
mod looking;
mod named;
mod notices;
mod operator;
mod passkeys;
mod people;
mod phrases;
mod planning;
mod puzzles;
mod resting;
mod review;
mod settings;
mod table;
mod taking;
mod tokens;
mod tournaments;

pub(crate) use api::Listeners;
pub use api::openapi;
pub(crate) use away::Away;

use std::any::Any;
use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS};
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use game::Lang;
use service::Refusal;
use tower::ServiceBuilder;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};
use tower_http::csrf::{CsrfLayer, ProtectionError};
use tower_http::set_header::SetResponseHeaderLayer;

use crate::app::App;
use crate::metrics::time;
use crate::problem::Problem;
use crate::visitor::{explain, greet};

/// Everything comes from this server, and only scripts and styles served as files are allowed.
const SECURITY_POLICY: &str = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; \
    connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// The longest form.
const LONGEST_BODY: usize = 16 * 1024;

/// All addresses.
pub(crate) fn router(app: Arc<App>) -> Router {
    let pages = at_tables().merge(in_books()).merge(of_accounts()).merge(among_people()).fallback(not_found);
    let files = Router::new()
        .route("/assets/{name}", get(files::asset))
        .route("/worker.js", get(files::worker))
        .route("/healthz", get(files::health))
        .route("/readyz", get(files::ready))
        .method_not_allowed_fallback(not_found)
        .layer(catch_panics())
        .layer(from_fn_with_state(app.clone(), explain));
    // Events are tiny and must not get stuck in a compressor.
    let worth_compressing = SizeAbove::new(512)
        .and(NotForContentType::SSE)
        .and(NotForContentType::IMAGES)
        .and(NotForContentType::const_new("application/zip"));
    let layers = ServiceBuilder::new()
        .layer(set(CONTENT_SECURITY_POLICY, SECURITY_POLICY))
        .layer(set(X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(set(REFERRER_POLICY, "same-origin"))
        .layer(set(CACHE_CONTROL, "no-store"))
        .layer(CompressionLayer::new().compress_when(worth_compressing))
        .layer(CatchPanicLayer::custom(speechless))
        .layer(DefaultBodyLimit::max(LONGEST_BODY));
    Router::new()
        .merge(for_people(pages, &app))
        .merge(api::router(&app))
        .merge(files)
        .layer(from_fn_with_state(app.clone(), time))
        .layer(layers)
        .with_state(app)
}

/// The first page, tables, and what happens there.
fn at_tables() -> Router<Arc<App>> {
    Router::new()
        .route("/", get(home::home))
        .route("/tables", get(home::tables).post(home::create))
        .route("/tables/away", post(away::change))
        .route("/next", get(home::next))
        .route("/lobby", get(lobby::show).post(lobby::seek))
        .route("/lobby/stop", post(lobby::stop))
        .route("/lobby/bot", post(lobby::bot))
        .route("/lobby/events", get(lobby::events))
        .route("/tournaments", get(tournaments::list).post(tournaments::create))
        .route("/tournaments/new", get(tournaments::new))
        .route("/tournaments/{id}", get(tournaments::show))
        .route("/tournaments/{id}/events", get(tournaments::events))
        .route("/tournaments/{id}/enter", post(tournaments::enter))
        .route("/tournaments/{id}/withdraw", post(tournaments::withdraw))
        .route("/tournaments/{id}/back", post(tournaments::back))
        .route("/tournaments/{id}/begin", post(tournaments::begin))
        .route("/tournaments/{id}/call-off", post(tournaments::call_off))
        .route("/t/{id}", get(table::show))
        .route("/t/{id}/live", get(table::live))
        .route("/t/{id}/events", get(events::stream))
        .route("/t/{id}/invite", get(people::invite_page).post(people::invite))
        .route("/t/{id}/sit", post(table::sit))
        .route("/t/{id}/reveal", post(table::reveal))
        .route("/t/{id}/step", post(table::step))
        .route("/t/{id}/undo", post(table::undo))
        .route("/t/{id}/answer", post(table::answer))
        .route("/t/{id}/hint", post(table::hint))
        .route("/t/{id}/frame", get(table::past))
        .route("/t/{id}/what", get(table::what))
        .route("/t/{id}/resign", post(table::resign))
        .route("/t/{id}/claim", post(table::claim))
        .route("/t/{id}/gift", post(resting::give))
        .route("/t/{id}/plan", get(planning::show).post(planning::change))
        .route("/t/{id}/leave", post(table::leave))
        .route("/t/{id}/bot", post(table::seat_bot))
        .route("/t/{id}/rematch", post(table::rematch))
        .route("/t/{id}/phrases", get(phrases::show))
        .route("/t/{id}/say", post(phrases::say))
        .route("/t/{id}/quiet", post(phrases::switch))
        .route("/t/{id}/move", post(handover::offer))
        .route("/move/{token}", get(handover::show).post(handover::accept))
        .route("/t/{id}/people", get(company::at_table))
        .route("/t/{id}/replay", get(looking::replay))
        .route("/t/{id}/replay/what", get(looking::what))
        .route("/t/{id}/review", get(review::show))
        .route("/t/{id}/retry", get(review::retry).post(review::answer))
        .route("/t/{id}/retry/what", get(review::what))
        .route("/t/{id}/from", post(review::play_from))
        .route("/t/{id}/fair", get(looking::fair))
        .route("/t/{id}/record", get(looking::record))
        .route("/t/{id}/picture.svg", get(looking::svg))
        .route("/t/{id}/picture.png", get(looking::png))
}

/// What people read and learn from.
fn in_books() -> Router<Arc<App>> {
    Router::new()
        .route("/learn/{game}", get(learn::course))
        .route("/learn/{game}/{lesson}", get(learn::show).post(learn::answer))
        .route("/learn/{game}/{lesson}/what", get(learn::what))
        .route("/puzzles", get(puzzles::choose))
        .route("/puzzles/{game}", get(puzzles::next))
        .route("/puzzles/{game}/{id}", get(puzzles::show).post(puzzles::answer))
        .route("/puzzles/{game}/{id}/what", get(puzzles::what))
        .route("/daily", get(daily::list))
        .route("/daily/{game}", get(daily::latest))
        .route("/daily/{game}/{day}", get(daily::show).post(daily::play))
        .route("/rules", get(books::first_rules))
        .route("/rules/{game}", get(books::rules))
        .route("/rules/{game}/edition", get(books::edition))
        .route("/rules/{game}/edition.toml", get(books::edition_file))
        .route("/pad", get(books::first_pad))
        .route("/pad/{game}", get(books::pad))
}

/// What somebody has of their own.
fn of_accounts() -> Router<Arc<App>> {
    Router::new()
        .route("/account", get(account::own))
        .route("/account/new", get(account::new).post(account::sign_up))
        .route("/account/bring", get(account::bring_page).post(account::bring))
        .route("/account/name", post(account::name))
        .route("/account/password", post(account::password))
        .route("/account/mail", post(account::mail))
        .route("/account/codes", post(account::codes))
        .route("/account/device", post(account::device))
        .route("/account/new/passkey", post(passkeys::sign_up))
        .route("/account/new/passkey/start", post(passkeys::ask_to_sign_up))
        .route("/account/passkeys", post(passkeys::add))
        .route("/account/passkeys/start", post(passkeys::ask_to_add))
        .route("/account/passkeys/remove", post(passkeys::remove))
        .route("/account/proof", post(passkeys::ask_for_proof))
        .route("/account/sessions", post(account::sessions))
        .route("/account/end", post(account::end))
        .route("/account/stay", post(account::stay))
        .route("/account/blocks", get(company::blocks).post(company::unblock))
        .route("/account/decisions", get(company::decisions).post(company::answer))
        .route("/account/seeing", get(people::seeing).post(people::change_seeing))
        .route("/account/notices", get(notices::show).post(notices::add))
        .route("/account/notices/{id}", post(notices::change))
        .route("/feed/{secret}", get(notices::feed))
        .route("/mail/{secret}/confirm", get(notices::confirm_page).post(notices::confirm_mail))
        .route("/mail/{secret}/stop", get(notices::stop_page).post(notices::stop_mail))
        .route("/account/time", get(resting::show))
        .route("/account/quiet", post(resting::quiet))
        .route("/account/vacation", post(resting::vacation))
        .route("/account/archive", post(taking::archive))
        .route("/account/tokens", get(tokens::show).post(tokens::make))
        .route("/account/tokens/end", post(tokens::end))
        .route("/account/programs", post(tokens::make_program))
        .route("/account/programs/end", post(tokens::end_program))
        .route("/sign-in", get(account::sign_in_page).post(account::sign_in))
        .route("/sign-in/code", post(account::recover))
        .route("/sign-in/passkey", post(passkeys::sign_in))
        .route("/sign-in/passkey/start", post(passkeys::ask_to_sign_in))
        .route("/sign-in/device", post(account::sign_in_by_device))
        .route("/sign-in/device/{code}", get(account::device_page))
        .route("/sign-in/reset/{code}", get(account::reset_page).post(account::reset))
        .route("/sign-out", post(account::sign_out))
        .route("/privacy", get(account::privacy))
        .route("/me", get(settings::me).post(settings::name))
        .route("/settings", post(settings::change))
}

/// What people do about each other, and what those do who run the place.
fn among_people() -> Router<Arc<App>> {
    Router::new()
        .route("/people/{name}", get(people::profile))
        .route("/games", get(games::search))
        .route("/games/{game}/first", get(games::first))
        .route("/leaders", get(leaders::first))
        .route("/leaders/{game}", get(leaders::show))
        .route("/people/{name}/challenge", get(dares::form).post(dares::ask))
        .route("/challenges", post(dares::answer))
        .route("/friends", get(people::friends).post(people::follow))
        .route("/invitations", post(people::decline))
        .route("/block", post(company::block))
        .route("/report", post(company::report))
        .route("/operator", get(operator::queue))
        .route("/operator/reports/{id}", get(operator::report).post(operator::decide))
        .route("/operator/people", get(operator::people).post(operator::act))
        .route("/operator/tables", get(operator::tables).post(operator::end_table))
        .route("/operator/log", get(operator::log))
}

/// What all pages share.
fn for_people(pages: Router<Arc<App>>, app: &Arc<App>) -> Router<Arc<App>> {
    pages
        .method_not_allowed_fallback(not_found)
        .layer(csrf())
        .layer(catch_panics())
        .layer(from_fn_with_state(app.clone(), greet))
}

/// Sets a header unless the answer has its own.
fn set(name: HeaderName, value: &'static str) -> SetResponseHeaderLayer<HeaderValue> {
    SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value))
}

/// Refuses changes requested by other sites. Browsers say where a form came from; a client that does not is a program, and
/// has no cookie to misuse.
fn csrf() -> CsrfLayer<fn(ProtectionError) -> Response> {
    CsrfLayer::new().with_rejection_response(|_| Problem::CrossSite.into_response())
}

async fn not_found() -> Problem {
    Refusal::NotFound.into()
}

/// A bug of ours: the details go to the log, and the visitor gets just a sentence.
fn catch_panics() -> CatchPanicLayer<fn(Box<dyn Any + Send>) -> Response> {
    CatchPanicLayer::custom(|_| {
        tracing::error!("a request made the program panic");
        Problem::from(Refusal::Internal).into_response()
    })
}

/// Not even the sentence could be said as it should, so it is said in every language.
fn speechless(_: Box<dyn Any + Send>) -> Response {
    tracing::error!("a refusal made the program panic");
    let problem = Problem::from(Refusal::Internal);
    let sentences = Lang::ALL.map(|lang| problem.tell(lang)).join("\n");
    (problem.status(), sentences).into_response()
}

#[cfg(test)]
mod tests {
    use axum::body::{Body, to_bytes};
    use axum::http::Request;
    use axum::http::header::{ACCEPT_LANGUAGE, SET_COOKIE};
    use service::{Durability, Place};
    use tower::ServiceExt;

    use super::*;
    use crate::app::{Config, Timeouts};
    use crate::outside::Outside;
    use crate::source::Proxies;

    async fn bug() {
        panic!("a bug of ours");
    }

    #[tokio::test]
    async fn a_panic_is_told_in_the_language_of_the_visitor() {
        let folder = tempfile::tempdir().unwrap();
        let config = Config {
            bus: None,
            metrics: None,
            place: Place::Folder(folder.path().to_owned(), Durability::Normal),
            bind: ([127, 0, 0, 1], 0).into(),
            requests_per_second: 100,
            tables_per_hour: 100,
            streams: 100,
            connections: 100,
            proxies: Proxies::default(),
            timeouts: Timeouts::default(),
            bot_tables: 8,
            tables_per_day: 200,
            keep_days: None,
            contact: None,
            review_nodes: 20,
            editions: Vec::new(),
            outside: Outside::default(),
        };
        let app = App::open(&config).await.unwrap();
        let pages = for_people(Router::new().route("/bug", get(bug)), &app).with_state(app);
        for (lang, sentence) in [
            ("en", "Something went wrong on our side."),
            ("fr", "Quelque chose a échoué de notre côté."),
            ("hu", "Nálunk történt hiba."),
        ] {
            let request = Request::get("/bug").header(ACCEPT_LANGUAGE, lang).body(Body::empty()).unwrap();
            let response = pages.clone().oneshot(request).await.unwrap();
            assert_eq!(response.status(), 500);
            assert_eq!(response.headers().get(SET_COOKIE), None);
            let body = to_bytes(response.into_body(), usize::MAX).await.unwrap();
            let text = String::from_utf8(body.to_vec()).unwrap();
            assert!(text.contains(sentence) && !text.contains("a bug of ours"), "{text}");
        }
    }
}
