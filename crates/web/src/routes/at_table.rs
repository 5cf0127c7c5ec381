//! Requests about a table.

use std::sync::Arc;

use axum::extract::{FromRequestParts, Path};
use axum::http::HeaderMap;
use axum::http::request::Parts;
use service::{Live, Refusal, TableId};

use super::api::Bearer;
use crate::app::App;
use crate::problem::Problem;
use crate::visitor::Visitor;

/// The table named in the address, known to exist. As long as the day of a deal lasts, those who do not sit at one of its
/// tables would learn there what is drawn at theirs.
pub(super) struct AtTable {
    pub(super) app: Arc<App>,
    pub(super) live: Arc<Live>,
}

/// The revision that the client has heard of, perhaps from another node.
const HEARD: &str = "x-heard";

fn heard(headers: &HeaderMap) -> Option<u64> {
    headers.get(HEARD)?.to_str().ok()?.parse().ok()
}

impl FromRequestParts<Arc<App>> for AtTable {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<AtTable, Problem> {
        let path = Path::<String>::from_request_parts(parts, app).await;
        let id: TableId =
            path.ok().and_then(|Path(id)| id.parse().ok()).ok_or(Problem::from(Refusal::NotFound))?;
        let live = app.tables.find(&id).await?;
        if let Some(revision) = heard(&parts.headers) {
            app.tables.catch_up_with(&live, revision).await?;
        }
        app.tables.attend(&live).await;
        let visitor = parts.extensions.get::<Visitor>();
        let bearer = parts.extensions.get::<Bearer>();
        let signed_in = visitor.and_then(|visitor| visitor.signed_in.as_ref()).map(|own| &own.account.id);
        let account = signed_in.or_else(|| bearer.and_then(Bearer::account)).cloned();
        let who = visitor.map(Visitor::sitter).or_else(|| bearer.and_then(Bearer::looks));
        app.tables.know_ratings(&live, account.as_ref()).await?;
        if !app.tables.may_look(&live.now(), who.as_ref()) {
            return Err(Refusal::Sealed.into());
        }
        Ok(AtTable { app: app.clone(), live })
    }
}
