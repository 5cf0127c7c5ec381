//! Pictures that stand alone. Where one is shown, neither our style sheets nor our fonts are known, so numerals are drawn,
//! variables become colours, and the symbols it is made of come with it.

mod numerals;

use std::collections::BTreeMap;

use maud::{Markup, html};

pub use self::numerals::{Anchor, numeral};
use crate::show::page::Theme;

/// The width and height of a picture, as link previews want it.
pub const SIZE: (f32, f32) = (1200.0, 630.0);

/// A drawing put elsewhere.
pub fn at(x: f32, y: f32, drawing: &Markup) -> Markup {
    html! { g transform={ "translate(" (round(x)) " " (round(y)) ")" } { (drawing) } }
}

/// A symbol of the sprite, put into a rectangle.
pub fn symbol(name: &str, x: f32, y: f32, width: f32, height: f32) -> Markup {
    let [x, y, width, height] = [x, y, width, height].map(round);
    html! { use href={ "#" (name) } x=(x) y=(y) width=(width) height=(height) {} }
}

/// Two decimals are more than any eye can see.
pub fn round(value: f32) -> f32 {
    (value * 100.0).round() / 100.0
}

/// What the pictures of one game are painted with: the symbols of its sprite and the colours of its style sheet.
#[derive(Debug)]
pub struct Paintbox {
    /// Everything in the sprite by its name.
    parts: BTreeMap<&'static str, Part>,
    /// The variables, in light and in dark.
    colours: BTreeMap<&'static str, [&'static str; 2]>,
}

/// An element of the sprite.
#[derive(Debug)]
struct Part {
    text: String,
    /// The names of what it is made of.
    uses: Vec<&'static str>,
}

impl Paintbox {
    /// From the sprite and the style sheet of a game's pages.
    pub fn new(sprite: &'static str, style: &'static str) -> Paintbox {
        let names = sprite.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next());
        let parts = names.map(|id| (id, Part::of(sprite, id))).collect();
        let mut colours: BTreeMap<_, _> = PAGE.iter().copied().collect();
        for (name, colour) in variables(style) {
            colours.entry(name).or_insert(colour);
        }
        Paintbox { parts, colours }
    }

    /// The file: the drawing with the symbols it uses and the colours of a theme.
    pub fn paint(&self, drawing: &Markup, theme: Theme) -> String {
        let (width, height) = SIZE;
        let (drawing, symbols) = (&drawing.0, self.symbols(&drawing.0));
        let text = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\"><defs>{symbols}</defs>{drawing}</svg>\n",
        );
        // What takes the colour of the surrounding text on a page is drawn in ink here.
        self.colour(&text.replace("currentColor", "var(--ink)"), theme)
    }

    /// The parts of the sprite that a drawing refers to, and those that they refer to.
    fn symbols(&self, drawing: &str) -> String {
        let mut found: BTreeMap<&str, &str> = BTreeMap::new();
        let mut wanted: Vec<&str> = references(drawing).collect();
        while let Some(id) = wanted.pop() {
            let part = self.parts.get(id).expect("drawings use what the sprite has");
            if found.insert(id, &part.text).is_none() {
                wanted.extend(&part.uses);
            }
        }
        found.into_values().collect()
    }

    /// The text with colours instead of variables.
    fn colour(&self, text: &str, theme: Theme) -> String {
        let mut coloured = String::new();
        let mut pieces = text.split("var(--");
        coloured += pieces.next().unwrap_or_default();
        for piece in pieces {
            let (name, rest) = piece.split_once(')').expect("a variable is in parentheses");
            let [light, dark] = self.colours.get(name).expect("every variable has its colours");
            coloured += match theme {
                Theme::Light => light,
                Theme::Dark => dark,
            };
            coloured += rest;
        }
        coloured
    }
}

impl Part {
    /// The element with this name.
    fn of(sprite: &'static str, id: &str) -> Part {
        let named = sprite.find(&format!(" id=\"{id}\"")).expect("the name is from the sprite");
        let start = sprite[..named].rfind('<').expect("an attribute stands in a tag");
        let close = format!("</{}>", &sprite[start + 1..named]);
        let length = sprite[start..].find(&close).expect("what the sprite has is no empty element");
        let text = &sprite[start..start + length + close.len()];
        Part { text: give_sizes(text), uses: references(text).collect() }
    }
}

/// Browsers draw a symbol without a size as large as the symbol it is part of. Other programs draw it as large as the
/// whole picture.
fn give_sizes(part: &str) -> String {
    let mut text = String::new();
    let mut pieces = part.split("<use href=\"#");
    text += pieces.next().unwrap_or_default();
    let view_box =
        text.split("viewBox=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap_or_default();
    let size = match view_box.split(' ').collect::<Vec<&str>>()[..] {
        [_, _, width, height] => format!(" width=\"{width}\" height=\"{height}\""),
        _ => String::new(),
    };
    for piece in pieces {
        let (id, rest) = piece.split_once('"').expect("an attribute ends");
        let size = if rest.starts_with("/>") { size.as_str() } else { "" };
        text += &format!("<use href=\"#{id}\"{size}{rest}");
    }
    text
}

/// The names in `href="#name"` and `url(#name)`.
fn references(text: &str) -> impl Iterator<Item = &str> {
    let names = ["href=\"#", "url(#"].into_iter().flat_map(|mark| text.split(mark).skip(1));
    names.filter_map(|rest| rest.split(['"', ')']).next())
}

/// What a style sheet sets variables to: `--name: light-dark(LIGHT, DARK);`, or one value for both.
fn variables(style: &str) -> impl Iterator<Item = (&str, [&str; 2])> {
    style.split("--").skip(1).filter_map(|rest| {
        let (name, rest) = rest.split_once(':')?;
        let is_name = name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
        let value = rest.split([';', '}']).next().unwrap_or_default().trim();
        let both = value.strip_prefix("light-dark(").and_then(|both| both.strip_suffix(')'));
        let both = both.and_then(|both| both.split_once(", ")).unwrap_or((value, value));
        is_name.then_some((name, both.into()))
    })
}

/// The variables that every page has, because the server sets them.
const PAGE: &[(&str, [&str; 2])] = &[
    ("bg", ["#EFE8D9", "#12161C"]),
    ("panel", ["#FCF9F1", "#1B2028"]),
    ("panel-2", ["#F5EFE1", "#232932"]),
    ("line", ["#DED2BA", "#343C48"]),
    ("line-2", ["#A8966F", "#6E7786"]),
    ("ink", ["#2A241C", "#F1EADB"]),
    ("ink-2", ["#5E5344", "#BDB4A2"]),
    ("lapis", ["#1F4C8A", "#8DB6EC"]),
    ("mal", ["#1B6656", "#74CBB2"]),
    ("terra", ["#A3472B", "#EE9A7B"]),
    ("gold", ["#E0AA3E", "#EDBB53"]),
    ("gold-2", ["#B57F16", "#D9A33A"]),
    ("gold-ink", ["#70500A", "#F1C96F"]),
    ("gold-line", ["#6B4A06", "#2A1C02"]),
    ("gold-wash", ["#FBF0D2", "#382E17"]),
    ("on-gold", ["#33230A", "#33230A"]),
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
];

#[cfg(test)]
mod tests {
    use super::*;

    const SPRITE: &str = concat!(
        r##"<svg><symbol id="sun" viewBox="0 0 8 8"><circle fill="var(--sun)" r="4"/></symbol>"##,
        r##"<symbol id="sky" viewBox="0 0 64 32"><use href="#sun"/><use href="#sun" x="1"/></symbol></svg>"##,
    );
    const STYLE: &str =
        ".a { --sun: light-dark(#FFEE00, #CCBB00); --sea: #0011FF } .b { --sun: red; fill: var(--sea) }";

    #[test]
    fn a_drawing_takes_along_what_its_symbols_are_made_of() {
        let taken = Paintbox::new(SPRITE, STYLE).symbols("<use href=\"#sky\"/>");
        assert!(taken.contains("<symbol id=\"sky\"") && taken.contains("<symbol id=\"sun\""), "{taken}");
    }

    #[test]
    fn a_symbol_without_a_size_is_as_large_as_what_it_is_part_of() {
        let taken = Paintbox::new(SPRITE, STYLE).symbols("<use href=\"#sky\"/>");
        assert!(taken.contains("<use href=\"#sun\" width=\"64\" height=\"32\"/>"), "{taken}");
        assert!(taken.contains("<use href=\"#sun\" x=\"1\"/>"), "{taken}");
    }

    #[test]
    fn variables_become_what_the_style_sheet_first_says() {
        let text = "var(--sun) var(--sea) var(--ink)";
        let paintbox = Paintbox::new(SPRITE, STYLE);
        assert_eq!(paintbox.colour(text, Theme::Light), "#FFEE00 #0011FF #2A241C");
        assert_eq!(paintbox.colour(text, Theme::Dark), "#CCBB00 #0011FF #F1EADB");
    }
}
