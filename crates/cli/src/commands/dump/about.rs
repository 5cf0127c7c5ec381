//! What the files of a dump are, for programs and for people.

use serde_json::{Map, Value, json};
use service::Month;

use super::tables::ALL;

/// The tables and their columns, as JSON.
pub(super) fn schema() -> String {
    let tables: Map<String, Value> = ALL
        .iter()
        .map(|(name, columns)| {
            let column = |column: &crate::parquet::Column| {
                json!({
                    "name": column.name,
                    "type": column.kind.name(),
                    "optional": column.is_optional,
                    "about": column.about,
                })
            };
            let columns: Vec<Value> = columns.iter().map(column).collect();
            ((*name).to_owned(), json!({ "file": format!("{name}.parquet"), "columns": columns }))
        })
        .collect();
    let schema = json!({ "version": 1, "tables": tables });
    let text = serde_json::to_string_pretty(&schema).expect("a schema is made of texts");
    format!("{text}\n")
}

/// What a reader of the folder needs to know first.
pub(super) fn readme(month: Month, count: u64) -> String {
    let mut text = format!(
        "# Akhet: games of {month}\n\n\
         {count} finished games of public tables, in the order in which they ended. Names are replaced: a person with an \
         account has a number that is the same in this dump and means nothing outside of it, and nothing is said about \
         guests. Days are those of universal time.\n\n\
         - `akhet-{month}.txt.gz`: the records, one after the other, each with an empty line after it. `akhet import` reads \
         them again.\n\
         - `games.parquet`, `seats.parquet`, `steps.parquet`: the same as tables, joined by `game_id`.\n\
         - `schema.json`: their columns.\n\
         - `SHA256SUMS`: `sha256sum -c SHA256SUMS` checks all of it.\n"
    );
    for (name, columns) in ALL {
        text += &format!("\n## {name}\n\n| column | type | |\n|---|---|---|\n");
        for column in columns {
            let optional = if column.is_optional { ", may be empty" } else { "" };
            text += &format!("| `{}` | {}{optional} | {} |\n", column.name, column.kind.name(), column.about);
        }
    }
    text
}
