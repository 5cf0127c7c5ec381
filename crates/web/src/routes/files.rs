//! Assets, and what tells an operator how the server is.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use service::Refusal;

use crate::app::App;
use crate::problem::Problem;

/// The name contains a hash of the content, so browsers may cache it forever.
pub(super) async fn asset(
    State(app): State<Arc<App>>,
    address: Uri,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let asset = app.assets.get(address.path()).ok_or(Refusal::NotFound)?;
    let accepted = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let kept = [
        (CONTENT_TYPE, asset.kind),
        (CACHE_CONTROL, "public, max-age=31536000, immutable"),
        (VARY, "accept-encoding"),
    ];
    Ok(if accepted.contains("gzip") {
        (kept, [(CONTENT_ENCODING, "gzip")], asset.gzipped.clone()).into_response()
    } else {
        (kept, asset.plain.clone()).into_response()
    })
}

/// The worker that shows what is pushed. Its address says which pages it is for, so it has no hash in it.
pub(super) async fn worker(State(app): State<Arc<App>>) -> Result<Response, Problem> {
    let asset = app.assets.get(app.assets.address("worker.js")).ok_or(Refusal::NotFound)?;
    Ok(([(CONTENT_TYPE, asset.kind), (CACHE_CONTROL, "no-cache")], asset.plain.clone()).into_response())
}

/// The process is alive.
pub(super) async fn health() -> &'static str {
    "well\n"
}

/// Whether it makes sense to send anybody here: what they do can be saved, and others will hear of it.
pub(super) async fn ready(State(app): State<Arc<App>>) -> (StatusCode, &'static str) {
    if *app.closing.borrow() {
        (StatusCode::SERVICE_UNAVAILABLE, "The server is stopping.\n")
    } else if !app.tables.can_save().await {
        (StatusCode::SERVICE_UNAVAILABLE, "Changes cannot be saved at present; the log says why.\n")
    } else if !app.tables.can_tell() {
        (StatusCode::SERVICE_UNAVAILABLE, "Other nodes cannot be told of changes at present.\n")
    } else {
        (StatusCode::OK, "Changes are saved.\n")
    }
}
