//! From a drawing in terms of the page to a file that stands alone.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use game::Theme;
use maud::Markup;

const SPRITE: &str = include_str!("../../sprite.svg");

/// Everything in the sprite by its name.
static PARTS: LazyLock<BTreeMap<&str, Part>> = LazyLock::new(|| {
    let names = SPRITE.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next());
    names.map(|id| (id, part(id))).collect()
});

/// An element of the sprite.
struct Part {
    text: String,
    /// The names of what it is made of.
    uses: Vec<&'static str>,
}

/// The variables of the page, in light and in dark.
const COLOURS: &[(&str, [&str; 2])] = &[
    ("bg", ["#EFE8D9", "#12161C"]),
    ("panel", ["#FCF9F1", "#1B2028"]),
    ("panel-2", ["#F5EFE1", "#232932"]),
    ("line", ["#DED2BA", "#343C48"]),
    ("line-2", ["#A8966F", "#6E7786"]),
    ("ink", ["#2A241C", "#F1EADB"]),
    ("ink-2", ["#5E5344", "#BDB4A2"]),
    ("lapis", ["#1F4C8A", "#8DB6EC"]),
    ("gold", ["#E0AA3E", "#EDBB53"]),
    ("gold-2", ["#B57F16", "#D9A33A"]),
    ("gold-ink", ["#70500A", "#F1C96F"]),
    ("gold-line", ["#6B4A06", "#2A1C02"]),
    ("gold-wash", ["#FBF0D2", "#382E17"]),
    ("water-1", ["#35659C", "#1D446F"]),
    ("water-2", ["#264F84", "#122E51"]),
    ("wave", ["rgba(255,255,255,0.13)", "rgba(160,200,255,0.1)"]),
    ("stone-1", ["#EADDC0", "#6E6350"]),
    ("stone-2", ["#DCCBA3", "#82755D"]),
    ("stone-3", ["#CDB98B", "#958668"]),
    ("stone-line", ["#B59D6C", "#4A4233"]),
    ("stone-ink", ["#594827", "#F5EBD3"]),
    ("wood-1", ["#C18D57", "#8A6440"]),
    ("wood-2", ["#8F5E33", "#5F4023"]),
    ("wood-3", ["#5E3A1B", "#2E1D0D"]),
    ("wood-4", ["#7A3B22", "#5A2C1A"]),
    ("wood-band", ["#E0AA3E", "#C8953A"]),
    ("rope", ["#E8D7AE", "#B9A77C"]),
    ("slot", ["rgba(120,96,48,0.045)", "rgba(255,255,255,0.025)"]),
    ("slot-line", ["#B7A582", "#59616E"]),
    ("tomb-empty", ["#74664E", "#A69D8C"]),
    ("m1-line", ["#0F0D0B", "#0B0907"]),
    ("m1-halo", ["#F4E9D2", "#D9CDB4"]),
    ("ob-face", ["#A94C31", "#A94C31"]),
    ("ob-edge", ["#6F2C19", "#6F2C19"]),
    ("ob-rim", ["#CF8163", "#C4745A"]),
    ("ob-ink", ["#FBEBD3", "#FBEBD3"]),
    ("ob-ink2", ["#E8C6A6", "#E8C6A6"]),
    ("te-face", ["#E6B650", "#DDAC46"]),
    ("te-edge", ["#9C6E18", "#9C6E18"]),
    ("te-rim", ["#F6DB98", "#F6DB98"]),
    ("te-ink", ["#54380A", "#54380A"]),
    ("te-sun", ["#8E2A12", "#8E2A12"]),
    ("pl-face", ["#F6ECD6", "#E9DDC2"]),
    ("pl-edge", ["#B59E70", "#B59E70"]),
    ("pl-rim", ["#D9C6A0", "#D9C6A0"]),
    ("pl-a", ["#FFFDF4", "#F8F1DF"]),
    ("pl-b", ["#D8BE88", "#D8BE88"]),
    ("pl-cap", ["#E0A93A", "#E0A93A"]),
    ("pl-ink", ["#6A5120", "#6A5120"]),
    ("pd-face", ["#3F434D", "#343842"]),
    ("pd-edge", ["#1C1E24", "#0D0F13"]),
    ("pd-rim", ["#6C7280", "#767D8D"]),
    ("pd-line", ["#1C1E24", "#8A91A0"]),
    ("pd-a", ["#878D9B", "#878D9B"]),
    ("pd-ink", ["#E9EBF0", "#E9EBF0"]),
    ("to-face", ["#234F8E", "#28589C"]),
    ("to-edge", ["#10294E", "#0B1D3A"]),
    ("to-rim", ["#6E97CE", "#6E97CE"]),
    ("to-in", ["#1A3E73", "#1A3E73"]),
    ("to-ink", ["#FFF6DF", "#FFF6DF"]),
    ("to-line", ["#234F8E", "#7FA6DA"]),
    ("ac-face", ["#1B6A5A", "#1F7463"]),
    ("ac-edge", ["#0C3A31", "#0C3A31"]),
    ("ac-rim", ["#5FAE9A", "#5FAE9A"]),
    ("ac-ink", ["#FFF5DE", "#FFF5DE"]),
    ("bk-face", ["#E9DCBF", "#CDBF9F"]),
    ("bk-edge", ["#A58E5F", "#7C6B46"]),
    ("bk-rim", ["#CDBB92", "#B0A07A"]),
    ("bk-ink", ["#7A6436", "#7A6436"]),
    ("bk-sun", ["#C98C25", "#C98C25"]),
];

/// The drawing with the symbols it uses and the colours of a theme.
pub(super) fn file(drawing: &Markup, theme: Theme) -> String {
    let drawing = &drawing.0;
    let text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1200\" height=\"630\" viewBox=\"0 0 1200 630\"><defs>{}</defs>{drawing}</svg>\n",
        symbols(drawing)
    );
    colour(&text, theme)
}

/// The parts of the sprite that a drawing refers to, and those that they refer to.
fn symbols(drawing: &str) -> String {
    let mut found: BTreeMap<&str, &str> = BTreeMap::new();
    let mut wanted: Vec<&str> = references(drawing).collect();
    while let Some(id) = wanted.pop() {
        let part = PARTS.get(id).expect("drawings use what the sprite has");
        if found.insert(id, &part.text).is_none() {
            wanted.extend(&part.uses);
        }
    }
    found.into_values().collect()
}

/// The names in `href="#name"` and `url(#name)`.
fn references(text: &str) -> impl Iterator<Item = &str> {
    let names = ["href=\"#", "url(#"].into_iter().flat_map(|mark| text.split(mark).skip(1));
    names.filter_map(|rest| rest.split(['"', ')']).next())
}

/// The element of the sprite with this name.
fn part(id: &str) -> Part {
    let named = SPRITE.find(&format!(" id=\"{id}\"")).expect("the name is from the sprite");
    let start = SPRITE[..named].rfind('<').expect("an attribute stands in a tag");
    let close = format!("</{}>", &SPRITE[start + 1..named]);
    let length = SPRITE[start..].find(&close).expect("what the sprite has is no empty element");
    let text = &SPRITE[start..start + length + close.len()];
    Part { text: sized(text), uses: references(text).collect() }
}

/// Browsers make a symbol without a size as large as what surrounds it, which tokens count on. Others make it as large as
/// the whole picture.
fn sized(part: &str) -> String {
    let mut text = String::new();
    let mut pieces = part.split("<use href=\"#");
    text += pieces.next().unwrap_or_default();
    for piece in pieces {
        let (id, rest) = piece.split_once('"').expect("an attribute ends");
        let size = if rest.starts_with("/>") { " width=\"64\" height=\"64\"" } else { "" };
        text += &format!("<use href=\"#{id}\"{size}{rest}");
    }
    text
}

/// The text with colours instead of variables.
fn colour(text: &str, theme: Theme) -> String {
    let mut coloured = String::new();
    let mut pieces = text.split("var(--");
    coloured += pieces.next().unwrap_or_default();
    for piece in pieces {
        let (name, rest) = piece.split_once(')').expect("a variable is in parentheses");
        let (_, [light, dark]) =
            COLOURS.iter().find(|(known, _)| *known == name).expect("every variable has its colours");
        coloured += match theme {
            Theme::Light => light,
            Theme::Dark => dark,
        };
        coloured += rest;
    }
    coloured
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_variable_of_the_sprite_has_its_colours() {
        assert!(!colour(SPRITE, Theme::Light).contains("var("));
    }

    #[test]
    fn the_colours_of_the_pieces_are_those_of_the_page() {
        let style = include_str!("../../board.css");
        for (name, [light, dark]) in COLOURS.iter().filter(|(_, [light, _])| light.starts_with('#')) {
            let Some((_, rest)) = style.split_once(&format!("--{name}:")) else { continue };
            let both = format!("light-dark({light}, {dark})");
            let expected = if light == dark { light } else { both.as_str() };
            assert_eq!(rest.split(';').next().unwrap().trim(), expected, "--{name}");
        }
    }

    #[test]
    fn a_drawing_takes_along_what_its_symbols_are_made_of() {
        let taken = symbols("<use href=\"#t-T2\"/>");
        assert!(
            taken.contains("<symbol id=\"t-T2\"") && taken.contains("<symbol id=\"k-temple\""),
            "{taken}"
        );
        assert!(taken.contains("<use href=\"#k-temple\" width=\"64\" height=\"64\"/>"), "{taken}");
    }
}
