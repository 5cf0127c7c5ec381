//! What the values of options are called.

use game::{Lang, Present};

use crate::rules::Duel;
use crate::show::words::say;

pub(super) fn name(key: &str, value: &str, lang: Lang) -> String {
    match (key, value) {
        ("sides", "AAAA") => say(lang, "value-all-a", &[]),
        ("sides", "BBBB") => say(lang, "value-all-b", &[]),
        ("sides", mix) => name_sides(mix, lang),
        ("hidden_temples", "true") => say(lang, "value-on", &[]),
        ("hidden_temples", "false") => say(lang, "value-off", &[]),
        ("pyramid_b_four", points) => say(lang, "value-points", &[("points", points.to_owned().into())]),
        _ => value.to_owned(),
    }
}

/// `Obelisk A · Temple B · Pyramids A · Tomb A`.
fn name_sides(mix: &str, lang: Lang) -> String {
    let sites = ["obelisk", "temple", "pyramids", "tomb"].into_iter().zip(mix.chars());
    let name = |(site, side): (&str, char)| {
        let values = [("site", Duel::name_part(site, lang).into()), ("side", side.to_string().into())];
        say(lang, "value-side", &values)
    };
    sites.map(name).collect::<Vec<_>>().join(" · ")
}
