//! The requests of the API with what belongs to each, and the `OpenAPI` document that is made of them.

use std::sync::{Arc, LazyLock};

use axum::Router;
use axum::handler::Handler;
use axum::http::Method;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodFilter, on};
use serde_json::{Map, Value, json};

use super::schema::{Schema, Schemas};
use super::told::ErrorTold;
use crate::app::App;

/// Routes that say what they are.
pub(super) struct Described {
    router: Router<Arc<App>>,
    paths: Map<String, Value>,
    schemas: Schemas,
}

/// What a request says of itself.
pub(super) struct About {
    text: &'static str,
    /// Whose token it needs.
    needs: Needs,
    query: Vec<(&'static str, &'static str)>,
    body: Option<fn(&mut Schemas) -> Value>,
    reply: (u16, Reply),
}

/// Whose token a request needs.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Needs {
    Nobody,
    /// Of a seat, or of the account that sits there; some parts need none.
    Seat,
    Account,
}

/// What comes back if nothing is refused.
#[derive(Clone, Copy)]
enum Reply {
    Json(fn(&mut Schemas) -> Value),
    Text,
    /// Server-sent events; what the data of each may be.
    Events(Option<fn(&mut Schemas) -> Value>),
}

impl About {
    /// A request that is answered by JSON with status 200.
    pub(super) fn replies<T: Schema>(text: &'static str) -> About {
        About {
            text,
            needs: Needs::Nobody,
            query: Vec::new(),
            body: None,
            reply: (200, Reply::Json(T::schema)),
        }
    }

    /// A request that is answered by text.
    pub(super) fn text(text: &'static str) -> About {
        About { reply: (200, Reply::Text), ..About::replies::<Value>(text) }
    }

    /// A request that is answered by a stream of numbers.
    pub(super) fn stream(text: &'static str) -> About {
        About { reply: (200, Reply::Events(None)), ..About::replies::<Value>(text) }
    }

    /// A request that is answered by a stream of JSON.
    pub(super) fn stream_of<T: Schema>(text: &'static str) -> About {
        About { reply: (200, Reply::Events(Some(T::schema))), ..About::replies::<Value>(text) }
    }

    pub(super) fn created(self) -> About {
        About { reply: (201, self.reply.1), ..self }
    }

    pub(super) fn takes<T: Schema>(self) -> About {
        About { body: Some(T::schema), ..self }
    }

    pub(super) fn query(mut self, name: &'static str, text: &'static str) -> About {
        self.query.push((name, text));
        self
    }

    pub(super) fn by_seat(self) -> About {
        About { needs: Needs::Seat, ..self }
    }

    pub(super) fn by_account(self) -> About {
        About { needs: Needs::Account, ..self }
    }
}

impl Described {
    pub(super) fn new() -> Described {
        Described { router: Router::new(), paths: Map::new(), schemas: Schemas::default() }
    }

    pub(super) fn get<H, T>(self, path: &'static str, handler: H, about: &About) -> Described
    where
        H: Handler<T, Arc<App>>,
        T: 'static,
    {
        self.route(&Method::GET, MethodFilter::GET, path, handler, about)
    }

    pub(super) fn post<H, T>(self, path: &'static str, handler: H, about: &About) -> Described
    where
        H: Handler<T, Arc<App>>,
        T: 'static,
    {
        self.route(&Method::POST, MethodFilter::POST, path, handler, about)
    }

    fn route<H, T>(
        mut self,
        method: &Method,
        filter: MethodFilter,
        path: &'static str,
        handler: H,
        about: &About,
    ) -> Described
    where
        H: Handler<T, Arc<App>>,
        T: 'static,
    {
        let operation = self.describe(path, about);
        let item = self.paths.entry(path).or_insert_with(|| json!({}));
        item[method.as_str().to_ascii_lowercase()] = operation;
        Described { router: self.router.route(path, on(filter, handler)), ..self }
    }

    fn describe(&mut self, path: &str, about: &About) -> Value {
        let text = |name: &str, place: &str, about: &str| json!({ "name": name, "in": place, "required": place == "path", "description": about, "schema": { "type": "string" } });
        let mut parameters = Vec::new();
        if path.contains("{id}") {
            parameters.push(text("id", "path", "Which one."));
        }
        parameters.extend(about.query.iter().map(|(name, about)| text(name, "query", about)));
        let (status, reply) = about.reply;
        let content = match reply {
            Reply::Json(schema) => json!({ "application/json": { "schema": schema(&mut self.schemas) } }),
            Reply::Text => json!({ "text/plain": { "schema": { "type": "string" } } }),
            Reply::Events(schema) => {
                let data = schema.map(|schema| schema(&mut self.schemas));
                let mut stream = json!({ "schema": { "type": "string" } });
                if let Some(data) = data {
                    stream["x-data"] = data;
                }
                json!({ "text/event-stream": stream })
            }
        };
        let refused = json!({ "application/json": { "schema": ErrorTold::schema(&mut self.schemas) } });
        let security = match about.needs {
            Needs::Nobody => json!([{}]),
            Needs::Seat => json!([{}, { "seat": [] }, { "account": [] }]),
            Needs::Account => json!([{ "account": [] }]),
        };
        let mut operation = json!({
            "summary": about.text,
            "parameters": parameters,
            "security": security,
            "responses": {
                (status.to_string()): { "description": about.text, "content": content },
                "default": { "description": "It was refused.", "content": refused },
            },
        });
        if let Some(body) = about.body {
            let schema = body(&mut self.schemas);
            operation["requestBody"] =
                json!({ "required": true, "content": { "application/json": { "schema": schema } } });
        }
        operation
    }

    pub(super) fn into_router(self) -> Router<Arc<App>> {
        self.router
    }

    fn into_document(self) -> Value {
        let bearer = |about: &str| json!({ "type": "http", "scheme": "bearer", "description": about });
        json!({
            "openapi": "3.1.0",
            "info": {
                "title": "Akhet",
                "description": "Tables of board games for programs. The same in words, with examples, is in docs/api.md.",
                "version": env!("CARGO_PKG_VERSION"),
                "license": { "name": "AGPL-3.0-or-later", "identifier": "AGPL-3.0-or-later" },
            },
            "paths": self.paths,
            "components": {
                "schemas": self.schemas.into_value(),
                "securitySchemes": {
                    "seat": bearer("The token that came with a seat."),
                    "account": bearer("A token that somebody has made for their account on the website."),
                },
            },
        })
    }
}

/// The document, as text. It is the same as long as the program runs.
static DOCUMENT: LazyLock<String> = LazyLock::new(|| super::described().into_document().to_string());

pub(super) async fn show() -> Response {
    ([(CONTENT_TYPE, "application/json")], openapi()).into_response()
}

/// The document that describes the API, as JSON.
pub fn openapi() -> &'static str {
    &DOCUMENT
}
