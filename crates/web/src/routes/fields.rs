//! The fields of forms and queries. What cannot be read is refused in our own words, not the framework's.

use std::collections::HashMap;
use std::str::FromStr;
use std::sync::Arc;

use axum::Form;
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::IntoResponse;
use catalog::Entry;
use game::Chosen;
use service::Pace;

use crate::app::App;
use crate::back::is_here;
use crate::pages::paces::OWN;
use crate::problem::Problem;

/// The last page of a list that can be asked for.
const LAST_PAGE: u32 = 100_000;

/// The fields of a form or a query.
#[derive(Debug, Default)]
pub(super) struct Fields(HashMap<String, String>);

impl Fields {
    /// Fields as they were sent, without zero bytes, which nobody types and not every database keeps.
    fn read_from(mut fields: HashMap<String, String>) -> Fields {
        for value in fields.values_mut() {
            value.retain(|sign| sign != '\0');
        }
        Fields(fields)
    }

    pub(super) fn get(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }

    /// A field that must be present and readable.
    pub(super) fn read<T: FromStr>(&self, name: &str) -> Result<T, Problem> {
        self.get(name).and_then(|text| text.parse().ok()).ok_or(Problem::BadRequest)
    }

    /// A field that may be missing or empty, but must otherwise be readable.
    pub(super) fn maybe<T: FromStr>(&self, name: &str) -> Result<Option<T>, Problem> {
        self.get(name)
            .filter(|text| !text.is_empty())
            .map(|text| text.parse().map_err(|_| Problem::BadRequest))
            .transpose()
    }

    /// How much time everybody is to have, if not as much as they like: one of the offered paces, or one's own.
    pub(super) fn read_pace(&self) -> Result<Option<Pace>, Problem> {
        let number = |field| self.read::<u32>(field);
        let pace = match self.get("clock").unwrap_or_default() {
            "" => return Ok(None),
            OWN => Pace::Live { bank: number("minutes")?.saturating_mul(60), increment: number("seconds")? },
            offered => return offered.parse().map(Some).map_err(|_| Problem::BadRequest),
        };
        // Read again, because one's own may be too short or too long.
        pace.to_string().parse().map(Some).map_err(|_| Problem::BadRequest)
    }

    /// The page of a list; from 0.
    pub(super) fn page(&self, name: &str) -> Result<u32, Problem> {
        Ok(self.maybe(name)?.unwrap_or(0).min(LAST_PAGE))
    }

    /// The options of a game as a form chose them, without those that what else was chosen hides.
    pub(super) fn read_options(&self, entry: &Entry) -> Result<String, Problem> {
        let pairs = entry.options.iter().filter_map(|spec| {
            let value = self.get(&format!("option-{}", spec.key))?;
            Some(format!("{}={value}", spec.key))
        });
        let options = pairs.collect::<Vec<_>>().join(" ");
        let parsed = Chosen::parse(entry.options, &options).map_err(|_| Problem::BadRequest)?;
        Ok(parsed.without_the_hidden(entry.options).to_string())
    }

    /// Where somebody wants to go back to, if that is here.
    pub(super) fn back(&self) -> Option<&str> {
        self.get("back").filter(|back| is_here(back))
    }

    /// All fields, to show again.
    pub(super) fn into_all(self) -> HashMap<String, String> {
        self.0
    }

    pub(super) fn all(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }
}

/// The fields of a posted form.
pub(super) struct Posted(pub(super) Fields);

impl FromRequest<Arc<App>> for Posted {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Posted, Problem> {
        match Form::from_request(request, app).await {
            Ok(Form(fields)) => Ok(Posted(Fields::read_from(fields))),
            Err(rejection) => match rejection.into_response().status() {
                StatusCode::PAYLOAD_TOO_LARGE => Err(Problem::TooLong),
                _ => Err(Problem::BadRequest),
            },
        }
    }
}

/// The fields of the query.
pub(super) struct Asked(pub(super) Fields);

impl FromRequestParts<Arc<App>> for Asked {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Asked, Problem> {
        let query = Query::from_request_parts(parts, app).await;
        let Query(fields) = query.map_err(|_| Problem::BadRequest)?;
        Ok(Asked(Fields::read_from(fields)))
    }
}
