//! What requests and replies look like as JSON, in the words of JSON Schema. It follows from the types that are read and written,
//! so it cannot say anything else than they do.

use std::collections::BTreeMap;

use game::{OptionSpec, Score, Seat, Turn};
use serde_json::{Map, Value, json};
use service::{Revision, TableId, TournamentId};

/// Those that have a name, by it.
#[derive(Default)]
pub(in crate::routes) struct Schemas(BTreeMap<&'static str, Value>);

/// Something that is read or written as JSON.
pub(in crate::routes) trait Schema {
    /// Whether it may be nothing, so that a request may leave it out.
    const MAY_BE_NOTHING: bool = false;

    /// What it looks like.
    fn schema(all: &mut Schemas) -> Value;
}

/// A key of an object.
pub(in crate::routes) struct Key {
    pub(in crate::routes) name: &'static str,
    pub(in crate::routes) about: &'static str,
    pub(in crate::routes) schema: fn(&mut Schemas) -> Value,
    pub(in crate::routes) is_required: bool,
}

/// Whether an object may have keys that are not named.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::routes) enum Others {
    /// Later versions may add some.
    Allowed,
    /// They are refused.
    Refused,
}

impl Schemas {
    /// All of them.
    pub(super) fn into_value(self) -> Value {
        self.0.into_iter().map(|(name, schema)| (name.to_owned(), schema)).collect::<Map<_, _>>().into()
    }

    /// Keeps an object under its name, and refers to it.
    pub(in crate::routes) fn object(
        &mut self,
        name: &'static str,
        about: &str,
        keys: &[Key],
        others: Others,
    ) -> Value {
        let name = name.trim_end_matches("Told");
        if !self.0.contains_key(name) {
            // Known before its keys are asked.
            self.0.insert(name, Value::Null);
            let mut properties = Map::new();
            for key in keys {
                let mut schema = (key.schema)(self);
                let about = tidy(key.about);
                if let (Value::Object(schema), false) = (&mut schema, about.is_empty()) {
                    schema.insert("description".to_owned(), about.into());
                }
                properties.insert(key.name.to_owned(), schema);
            }
            let required: Vec<&str> = keys.iter().filter(|key| key.is_required).map(|key| key.name).collect();
            let mut object = json!({
                "type": "object", "description": tidy(about), "properties": properties, "required": required,
            });
            if others == Others::Refused {
                object["additionalProperties"] = json!(false);
            }
            self.0.insert(name, object);
        }
        refer(name)
    }

    /// Keeps one of several under its name, and refers to it.
    pub(in crate::routes) fn named(&mut self, name: &'static str, schema: Value) -> Value {
        self.0.entry(name).or_insert(schema);
        refer(name)
    }
}

fn refer(name: &str) -> Value {
    json!({ "$ref": format!("#/components/schemas/{name}") })
}

/// A comment as a sentence.
fn tidy(about: &str) -> String {
    about.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A reply: an object that is written as it is declared. What may be missing says `skip_serializing_if`.
macro_rules! reply {
    (
        $(#[doc = $about:literal])*
        $seen:vis struct $name:ident {
            $(
                $(#[doc = $note:literal])*
                $(#[serde(skip_serializing_if = $skip:literal)])?
                $key_seen:vis $key:ident: $type:ty,
            )+
        }
    ) => {
        $(#[doc = $about])*
        #[derive(serde::Serialize)]
        $seen struct $name {
            $(
                $(#[doc = $note])*
                $(#[serde(skip_serializing_if = $skip)])?
                $key_seen $key: $type,
            )+
        }

        impl $crate::routes::api::schema::Schema for $name {
            fn schema(all: &mut $crate::routes::api::schema::Schemas) -> serde_json::Value {
                use $crate::routes::api::schema::{Key, Others, Schema};
                let keys = [$(Key {
                    name: stringify!($key),
                    about: concat!($($note, " ",)* ""),
                    schema: <$type as Schema>::schema,
                    is_required: $crate::routes::api::schema::is_always_there!($($skip)?),
                }),+];
                all.object(stringify!($name), concat!($($about, " ",)* ""), &keys, Others::Allowed)
            }
        }
    };
}

/// The body of a request: an object that is read as it is declared, without keys that are not named. What may be missing says
/// `default`, or may be nothing.
macro_rules! body {
    (
        $(#[doc = $about:literal])*
        $seen:vis struct $name:ident {
            $(
                $(#[doc = $note:literal])*
                $(#[serde($default:ident)])?
                $key:ident: $type:ty,
            )+
        }
    ) => {
        $(#[doc = $about])*
        #[derive(serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        $seen struct $name {
            $(
                $(#[doc = $note])*
                $(#[serde($default)])?
                $key: $type,
            )+
        }

        impl $crate::routes::api::schema::Schema for $name {
            fn schema(all: &mut $crate::routes::api::schema::Schemas) -> serde_json::Value {
                use $crate::routes::api::schema::{Key, Others, Schema};
                let keys = [$(Key {
                    name: stringify!($key),
                    about: concat!($($note, " ",)* ""),
                    schema: <$type as Schema>::schema,
                    is_required: $crate::routes::api::schema::is_always_there!($($default)?)
                        && !<$type as Schema>::MAY_BE_NOTHING,
                }),+];
                all.object(stringify!($name), concat!($($about, " ",)* ""), &keys, Others::Refused)
            }
        }
    };
}

/// Whether a key is always there: unless something says when it is not.
macro_rules! is_always_there {
    () => {
        true
    };
    ($($unless:tt)+) => {
        false
    };
}

pub(in crate::routes) use {body, is_always_there, reply};

macro_rules! plain {
    ($($type:ty => $schema:tt,)+) => {
        $(impl Schema for $type {
            fn schema(_: &mut Schemas) -> Value {
                json!($schema)
            }
        })+
    };
}

plain! {
    bool => { "type": "boolean" },
    i64 => { "type": "integer" },
    u8 => { "type": "integer", "minimum": 0 },
    u32 => { "type": "integer", "minimum": 0 },
    u64 => { "type": "integer", "minimum": 0 },
    usize => { "type": "integer", "minimum": 0 },
    String => { "type": "string" },
    &str => { "type": "string" },
    TableId => { "type": "string" },
    TournamentId => { "type": "string" },
    Seat => { "type": "integer", "minimum": 0 },
    Value => {},
}

impl<T: Schema> Schema for Option<T> {
    const MAY_BE_NOTHING: bool = true;

    fn schema(all: &mut Schemas) -> Value {
        json!({ "anyOf": [T::schema(all), { "type": "null" }] })
    }
}

impl<T: Schema> Schema for Vec<T> {
    fn schema(all: &mut Schemas) -> Value {
        json!({ "type": "array", "items": T::schema(all) })
    }
}

impl<T: Schema, const N: usize> Schema for [T; N] {
    fn schema(all: &mut Schemas) -> Value {
        json!({ "type": "array", "items": T::schema(all), "minItems": N, "maxItems": N })
    }
}

impl Schema for Revision {
    fn schema(all: &mut Schemas) -> Value {
        let about = "How many changes there have been; a text such as `12.1` where only the seat to act may know of some.";
        all.named("Revision", json!({ "type": ["integer", "string"], "description": about }))
    }
}

impl Schema for Turn {
    fn schema(all: &mut Schemas) -> Value {
        let seat = Seat::schema(all);
        let decides = json!({ "type": "object", "properties": { "seat": seat }, "required": ["seat"] });
        let about = "Who decides: a seat, chance, or nobody because it is over.";
        let turn = json!({ "description": about, "anyOf": [decides, { "type": "string", "enum": ["chance", "over"] }] });
        all.named("Turn", turn)
    }
}

impl Schema for Score {
    fn schema(all: &mut Schemas) -> Value {
        let parts = json!({ "type": "object", "additionalProperties": { "type": "integer" } });
        let properties = json!({ "total": { "type": "integer" }, "parts": parts });
        let tally = json!({ "type": "object", "properties": properties, "required": ["total", "parts"] });
        let tally = all.named("Tally", tally);
        json!({ "type": "array", "items": tally })
    }
}

impl Schema for &[OptionSpec] {
    fn schema(all: &mut Schemas) -> Value {
        let values = json!({ "type": "array", "items": { "type": "string" } });
        let when = json!({
            "type": "object",
            "description": "For which values of another option this one matters.",
            "properties": { "key": { "type": "string" }, "values": values },
            "required": ["key", "values"],
        });
        let option = json!({
            "type": "object",
            "description": "An option of a game.",
            "properties": {
                "key": { "type": "string" }, "values": values, "default": { "type": "string" }, "when": when,
            },
            "required": ["key", "values", "default"],
        });
        let option = all.named("GameOption", option);
        json!({ "type": "array", "items": option })
    }
}
