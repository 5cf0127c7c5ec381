//! The `OpenAPI` document: it is whole, it names the same requests as `docs/api.md`, and what the API takes and says in any story is
//! as it says.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use axum::body::Body;
use axum::http::{Method, Request};
use serde_json::{Value, json};

use crate::browser::House;
use crate::program::ask;

/// The document, which is the same at every server.
pub(crate) static DOCUMENT: LazyLock<Value> = LazyLock::new(|| serde_json::from_str(web::openapi()).unwrap());

/// Fails if a reply of the API is not what the document says of its request.
pub(crate) fn check_reply(method: &Method, path: &str, status: u16, body: &[u8]) {
    let told: Value = serde_json::from_slice(body).unwrap();
    let document = &*DOCUMENT;
    let operation = find(document, method.as_str(), path).map(|(_, operation)| operation);
    let responses = operation.map(|operation| &operation["responses"]);
    let named = responses.and_then(|responses| responses.get(status.to_string()));
    let is_refused = named.is_none() && status >= 400;
    let schema = match (named, is_refused) {
        (Some(response), _) => response["content"]["application/json"]["schema"].clone(),
        (None, true) => json!({ "$ref": "#/components/schemas/Error" }),
        (None, false) => panic!("{method} {path} is not said to be answered by {status}"),
    };
    check(document, &schema, &told).unwrap_or_else(|why| panic!("{method} {path}: {status} {told:#}\n{why}"));
}

/// Fails if a body that was taken is not what the document says of its request.
pub(crate) fn check_body(method: &str, path: &str, body: &Value) {
    let document = &*DOCUMENT;
    let (_, operation) = find(document, method, path).expect("the document names the request");
    let schema = &operation["requestBody"]["content"]["application/json"]["schema"];
    check(document, schema, body).unwrap_or_else(|why| panic!("{method} {path} {body}\n{why}"));
}

/// What belongs to a request, with the pattern of its address.
pub(crate) fn find<'a>(document: &'a Value, method: &str, path: &str) -> Option<(&'a str, &'a Value)> {
    let path = path.split('?').next().unwrap();
    let fits = |pattern: &str| {
        let (own, pattern): (Vec<&str>, Vec<&str>) =
            (path.split('/').collect(), pattern.split('/').collect());
        own.len() == pattern.len()
            && own.iter().zip(pattern).all(|(own, part)| *own == part || part == "{id}")
    };
    let mut paths = document["paths"].as_object().unwrap().iter();
    let (pattern, item) = paths.find(|(pattern, _)| fits(pattern))?;
    Some((pattern, item.get(method.to_ascii_lowercase())?))
}

/// Whether a value is as a schema says: the part of JSON Schema that the document uses, and no other. Keys that are not named are
/// refused here, so that none is forgotten.
pub(crate) fn check(document: &Value, schema: &Value, value: &Value) -> Result<(), String> {
    for (word, rule) in schema.as_object().ok_or("a schema is an object")? {
        match word.as_str() {
            "$ref" => {
                let pointer = rule.as_str().unwrap().trim_start_matches('#');
                let named = document.pointer(pointer).ok_or(format!("there is no {rule}"))?;
                check(document, named, value)?;
            }
            "anyOf" => {
                let all = rule.as_array().unwrap();
                let why: Vec<String> =
                    all.iter().filter_map(|one| check(document, one, value).err()).collect();
                if why.len() == all.len() {
                    return Err(format!("{value} is none of these: {}", why.join("; ")));
                }
            }
            "type" => {
                let is = |kind: &Value| match kind.as_str().unwrap() {
                    "object" => value.is_object(),
                    "array" => value.is_array(),
                    "string" => value.is_string(),
                    "integer" => value.is_i64() || value.is_u64(),
                    "boolean" => value.is_boolean(),
                    "null" => value.is_null(),
                    other => panic!("what is {other}?"),
                };
                let fits = rule.as_array().map_or_else(|| is(rule), |kinds| kinds.iter().any(is));
                if !fits {
                    return Err(format!("{value} is not of type {rule}"));
                }
            }
            "enum" if !rule.as_array().unwrap().contains(value) => {
                return Err(format!("{value} is none of {rule}"));
            }
            "minimum" if value.as_i64().is_some_and(|number| number < rule.as_i64().unwrap()) => {
                return Err(format!("{value} is below {rule}"));
            }
            "items" => {
                for item in value.as_array().into_iter().flatten() {
                    check(document, rule, item)?;
                }
            }
            "minItems" | "maxItems" => {
                let (count, limit) = (value.as_array().map_or(0, Vec::len), rule.as_u64().unwrap() as usize);
                if (word == "minItems" && count < limit) || (word == "maxItems" && count > limit) {
                    return Err(format!("there are {count} items in {value}"));
                }
            }
            "required" => {
                let mut keys = rule.as_array().unwrap().iter().map(|key| key.as_str().unwrap());
                if let Some(key) = keys.find(|key| value.get(key).is_none()) {
                    return Err(format!("{key} is missing in {value}"));
                }
            }
            "properties" | "additionalProperties" => check_keys(document, schema, value)?,
            "enum" | "minimum" | "description" => {}
            other => panic!("nobody checks {other}"),
        }
    }
    Ok(())
}

fn check_keys(document: &Value, schema: &Value, value: &Value) -> Result<(), String> {
    for (key, value) in value.as_object().into_iter().flatten() {
        let named = schema.get("properties").and_then(|named| named.get(key));
        let other = schema.get("additionalProperties").filter(|other| other.is_object());
        let rule = named.or(other).ok_or(format!("{key} is not named in {schema}"))?;
        check(document, rule, value).map_err(|why| format!("{key}: {why}"))?;
    }
    Ok(())
}

/// The requests that a document names.
fn named(document: &Value) -> BTreeSet<String> {
    let paths = document["paths"].as_object().unwrap().iter();
    let all = paths.flat_map(|(path, item)| {
        item.as_object().unwrap().keys().map(move |method| format!("{} {path}", method.to_ascii_uppercase()))
    });
    all.collect()
}

/// The requests that the table at the beginning of `docs/api.md` names; `…/undo` stands for the address before it with another end.
fn documented() -> BTreeSet<String> {
    let text = include_str!("../../../../docs/api.md");
    let mut all = BTreeSet::new();
    for line in text.lines().filter(|line| line.starts_with("| `GET ") || line.starts_with("| `POST ")) {
        let mut before = String::new();
        for part in line.split('|').nth(1).unwrap().split(", ") {
            let part = part.trim().trim_matches('`');
            let whole = match part.strip_prefix('…') {
                Some(end) => format!("{}{end}", before.rsplit_once('/').unwrap().0),
                None => part.to_owned(),
            };
            before.clone_from(&whole);
            all.insert(whole);
        }
    }
    all
}

#[tokio::test]
async fn the_document_names_the_requests_that_are_documented_and_no_other() {
    let house = House::new().await;
    let document = ask(&house, "/api/openapi.json", None).await;
    assert_eq!(named(&document), documented());
    for request in named(&document) {
        let (method, path) = request.split_once(' ').unwrap();
        // There is something at each of them.
        let request = Request::builder().method(method).uri(path.replace("{id}", "nowhere"));
        let answer = house.send(request.body(Body::empty()).unwrap()).await;
        let is_there = !answer.text().contains("nothing at this address") || path.contains("{id}");
        assert!(is_there, "{method} {path}: {}", answer.text());
        let (_, operation) = find(&document, method, &path.replace("{id}", "nowhere")).unwrap();
        let has_id = operation["parameters"].as_array().unwrap().iter().any(|one| one["name"] == "id");
        assert_eq!(has_id, path.contains("{id}"), "{path}");
        assert!(!operation["summary"].as_str().unwrap().is_empty());
    }
}

#[tokio::test]
async fn every_schema_that_is_named_is_there_and_used() {
    let house = House::new().await;
    let document = ask(&house, "/api/openapi.json", None).await;
    assert_eq!(document, *DOCUMENT);
    assert_eq!(document["openapi"], "3.1.0");
    let mut used = BTreeSet::new();
    collect(&document, &mut used);
    let schemas = document["components"]["schemas"].as_object().unwrap();
    let there: BTreeSet<String> = schemas.keys().map(|name| format!("#/components/schemas/{name}")).collect();
    assert_eq!(used, there);
    assert!(schemas.values().all(Value::is_object));
    // What the checks of these tests do not know would be said and not checked.
    for schema in schemas.values() {
        let _ = check(&document, schema, &Value::Null);
    }
    let wrong = json!({ "error": 7 });
    assert!(check(&document, &json!({ "$ref": "#/components/schemas/Error" }), &wrong).is_err());
    let more = json!({ "error": "why", "more": 1 });
    assert!(check(&document, &json!({ "$ref": "#/components/schemas/Error" }), &more).is_err());
}

fn collect(value: &Value, used: &mut BTreeSet<String>) {
    match value {
        Value::Object(object) => {
            used.extend(object.get("$ref").and_then(Value::as_str).map(str::to_owned));
            object.values().for_each(|value| collect(value, used));
        }
        Value::Array(all) => all.iter().for_each(|value| collect(value, used)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[tokio::test]
async fn requests_that_are_refused_for_their_form_are_not_what_the_document_says() {
    let house = House::new().await;
    let document = ask(&house, "/api/openapi.json", None).await;
    let schema = |path: &str| {
        let (_, operation) = find(&document, "POST", path).unwrap();
        operation["requestBody"]["content"]["application/json"]["schema"].clone()
    };
    for (path, body, is_fine) in [
        ("/api/tables", json!({ "game": "imhotep-duel", "seats": ["open", "open"] }), true),
        ("/api/tables", json!({ "game": "imhotep-duel" }), false),
        ("/api/tables", json!({ "game": "imhotep-duel", "seats": [], "swiftly": true }), false),
        ("/api/tables/nowhere/steps", json!({ "revision": "12.1", "steps": ["place b2"] }), true),
        ("/api/tables/nowhere/steps", json!({ "revision": 12, "steps": "place b2" }), false),
        ("/api/tables/nowhere/seats", json!({}), true),
        ("/api/me/challenges", json!({ "name": "Zsófi", "game": "pyramidice" }), true),
        ("/api/me/challenges", json!({ "name": "Zsófi" }), false),
    ] {
        let checked = check(&document, &schema(path), &body);
        assert_eq!(checked.is_ok(), is_fine, "{path} {body}: {checked:?}");
    }
}
