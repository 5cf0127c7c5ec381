//! Keys, in the form the browser's protocol wants.

use serde_json::{Value, json};

/// The events for pressing and releasing a key, given by name or letter.
pub(crate) fn key(name: &str) -> [Value; 2] {
    let (code, text) = match name {
        "Tab" => (9, ""),
        "Enter" => (13, "\r"),
        "Escape" => (27, ""),
        "End" => (35, ""),
        "Home" => (36, ""),
        "ArrowLeft" => (37, ""),
        "ArrowUp" => (38, ""),
        "ArrowRight" => (39, ""),
        "ArrowDown" => (40, ""),
        letter => (letter.bytes().next().unwrap_or_default().to_ascii_uppercase(), letter),
    };
    ["keyDown", "keyUp"].map(|kind| {
        let mut event = json!({ "type": kind, "key": name, "windowsVirtualKeyCode": code });
        if kind == "keyDown" && !text.is_empty() {
            event["text"] = json!(text);
        }
        event
    })
}
