//! Positions that are told by what differs from another.

use serde_json::Value;

/// Puts the changes in their places: objects are merged, unless their name ends in `=`, in lists by the number of the element,
/// and everything else is replaced.
pub(super) fn merge(value: &mut Value, change: Value) {
    match (value, change) {
        (Value::Array(list), Value::Object(changes)) => {
            for (index, change) in changes {
                let element = index.parse().ok().and_then(|index: usize| list.get_mut(index));
                merge(element.expect("a list is changed by the numbers of its elements"), change);
            }
        }
        (Value::Object(object), Value::Object(changes)) => {
            for (key, change) in changes {
                match key.strip_suffix('=') {
                    Some(key) => {
                        object.insert(key.to_owned(), change);
                    }
                    None => merge(object.entry(key).or_insert(Value::Null), change),
                }
            }
        }
        (value, change) => *value = change,
    }
}
