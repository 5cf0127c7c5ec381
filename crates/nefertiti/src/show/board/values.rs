//! What the values of options are called.

use game::Lang;

use crate::show::words::say;

pub(super) fn name(key: &str, value: &str, lang: Lang) -> String {
    match key {
        "players" => {
            say(lang, "value-players", &[("players", value.parse::<u32>().unwrap_or_default().into())])
        }
        "setup" => say(lang, &format!("value-setup-{value}"), &[]),
        "characters" => say(lang, &format!("value-characters-{value}"), &[]),
        "memphis" => say(lang, &format!("value-memphis-{value}"), &[]),
        _ => value.to_owned(),
    }
}
