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
    ("gold-line", ["#6B4A06", "#2A1C02"]),
    ("terra", ["#A3472B", "#EE9A7B"]),
    ("water-1", ["#35659C", "#1D446F"]),
    ("water-2", ["#264F84", "#122E51"]),
    ("stone-1", ["#EADDC0", "#6E6350"]),
    ("stone-2", ["#DCCBA3", "#82755D"]),
    ("stone-3", ["#CDB98B", "#958668"]),
    ("stone-line", ["#B59D6C", "#4A4233"]),
    ("stone-ink", ["#594827", "#F5EBD3"]),
    ("wood-1", ["#C18D57", "#8A6440"]),
    ("wood-2", ["#8F5E33", "#5F4023"]),
    ("mal", ["#1B6656", "#74CBB2"]),
    ("wave", ["#5E86B3", "#2C5580"]),
    ("ds-face", ["#F4E8CC", "#E9DCBC"]),
    ("ds-edge", ["#A88F5E", "#A88F5E"]),
    ("ds-rim", ["#DCC9A0", "#CBB88C"]),
    ("ds-pip", ["#35270F", "#35270F"]),
    ("dp-face", ["#C65C22", "#C65C22"]),
    ("dp-edge", ["#7E3410", "#7E3410"]),
    ("dp-rim", ["#F3B489", "#F3B489"]),
    ("dp-pip", ["#FFF5E3", "#FFF5E3"]),
    ("dv-face", ["#F3EAD3", "#232932"]),
    ("dv-line", ["#1B6656", "#9BEBD5"]),
    ("ga", ["#B27A12", "#EDBB53"]),
    ("gc", ["#FFFBF0", "#262C36"]),
    ("gold-edge", ["#8A6208", "#EDBB53"]),
    ("sym", ["#5E5344", "#BDB4A2"]),
    ("sym-ink", ["#FFFBF0", "#1B2028"]),
    ("cat-halo", ["#F5EFE1", "#D2C6AE"]),
    ("rt-face", ["#DCE7DD", "#2F4640"]),
    ("rt-edge", ["#8FA898", "#16241F"]),
    ("rt-ink", ["#27463B", "#DDEBE2"]),
    ("enn", ["#1F4C8A", "#8DB6EC"]),
    ("tri", ["#1B6656", "#74CBB2"]),
    ("oth", ["#B59D6C", "#8A7B5C"]),
    ("m1-halo", ["#F4E9D2", "#D9CDB4"]),
    ("m1-line", ["#0F0D0B", "#0B0907"]),
    ("to-face", ["#234F8E", "#28589C"]),
    ("to-edge", ["#10294E", "#0B1D3A"]),
];

/// The drawing with the symbols it uses and the colours of a theme.
pub(super) fn file(drawing: &Markup, theme: Theme) -> String {
    let drawing = &drawing.0;
    let text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1200\" height=\"630\" viewBox=\"0 0 1200 630\"><defs>{}</defs>{drawing}</svg>\n",
        symbols(drawing)
    );
    // What has the colour of the text around it on the page has that of ink here.
    colour(&text.replace("currentColor", "var(--ink)"), theme)
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
    Part { text: text.to_owned(), uses: references(text).collect() }
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
}
