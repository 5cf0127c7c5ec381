//! What is in a fragment of HTML.

use std::collections::BTreeSet;

use roxmltree::{Document, Node};

/// Elements that HTML does not close.
const VOID: [&str; 7] = ["br", "col", "hr", "img", "input", "source", "wbr"];

/// What the fragments of one page refer to and are referred to by.
#[derive(Default)]
pub(super) struct Marks {
    /// The steps that can be pressed, each as often as it can.
    pub(super) steps: Vec<String>,
    /// The steps that something is shown for.
    pub(super) shown_for: BTreeSet<String>,
    /// The things that choices are composed of.
    pub(super) picks: BTreeSet<String>,
    /// The things that explain themselves.
    pub(super) things: BTreeSet<String>,
    /// Those of them that can be pressed.
    pub(super) pressed: BTreeSet<String>,
    /// Those that are drawn as what cannot be pressed.
    pub(super) refused: BTreeSet<String>,
    /// The places of pieces.
    pub(super) places: BTreeSet<String>,
    ids: BTreeSet<String>,
    keys: BTreeSet<String>,
}

impl Marks {
    /// Reads one more fragment of the page.
    pub(super) fn read(&mut self, html: &str, symbols: &BTreeSet<String>) -> Result<(), String> {
        let xml = to_xml(html);
        let document =
            Document::parse(&xml).map_err(|error| format!("is not well-formed, {error}: {html}"))?;
        let ids = document.descendants().filter_map(|node| node.attribute("id"));
        let known: BTreeSet<&str> = ids.chain(symbols.iter().map(String::as_str)).collect();
        for element in document.descendants().filter(Node::is_element) {
            check_attributes(element, &known)?;
            self.note(element)?;
        }
        Ok(())
    }

    fn note(&mut self, element: Node<'_, '_>) -> Result<(), String> {
        let value = |name| element.attribute(name).map(str::to_owned);
        for (set, name) in
            [(&mut self.ids, "id"), (&mut self.places, "data-at"), (&mut self.keys, "data-key")]
        {
            if let Some(value) = value(name)
                && !set.insert(value.clone())
            {
                return Err(format!("has a second `{name}` of `{value}`"));
            }
        }
        self.shown_for.extend(value("data-for"));
        self.picks.extend(value("data-pick"));
        self.things.extend(value("data-what"));
        let is_step = element.attribute("name") == Some("step");
        let thing = element.ancestors().find_map(|around| around.attribute("data-what")).map(str::to_owned);
        let is_refused = element.attribute("aria-disabled") == Some("true");
        let is_idle = is_refused || (element.has_attribute("data-grid") && value("data-pick").is_none());
        if is_idle && !is_step && thing.is_none() {
            let label = value("aria-label").unwrap_or_default();
            return Err(format!("has a thing that can have the focus and explains nothing, `{label}`"));
        }
        self.refused.extend(thing.clone().filter(|_| is_refused));
        self.pressed.extend(thing.filter(|_| is_step));
        if is_step {
            if !element.has_tag_name("button") || element.attribute("form") != Some("play") {
                return Err("has a step that is not a button of the form `play`".to_owned());
            }
            self.steps.push(value("value").unwrap_or_default());
        }
        if element.has_tag_name("button") && !is_named(element) {
            return Err(format!("has a button without a name, {:?}", element.attribute("value")));
        }
        Ok(())
    }
}

/// The names of what a sprite holds.
pub(super) fn symbols(sprite: &str) -> Result<BTreeSet<String>, String> {
    let document = Document::parse(sprite).map_err(|error| format!("the sprite is not XML: {error}"))?;
    Ok(document.descendants().filter_map(|node| node.attribute("id").map(str::to_owned)).collect())
}

fn check_attributes(element: Node<'_, '_>, known: &BTreeSet<&str>) -> Result<(), String> {
    if element.has_tag_name("script") || element.has_tag_name("style") {
        return Err(format!("has a <{}>", element.tag_name().name()));
    }
    for attribute in element.attributes() {
        let (name, value) = (attribute.name(), attribute.value());
        if name == "style" || name.starts_with("on") {
            return Err(format!("has an attribute `{name}`"));
        }
        let referred = value.strip_prefix('#').filter(|_| name == "href");
        let referred = referred.or_else(|| value.strip_prefix("url(#")?.strip_suffix(')'));
        if let Some(id) = referred.filter(|id| !known.contains(id)) {
            return Err(format!("refers to `#{id}`, which neither it nor the sprite has"));
        }
        if name == "data-grid" && !is_grid_place(value) {
            return Err(format!("has a `data-grid` of `{value}`, but it is a row and a column"));
        }
    }
    Ok(())
}

fn is_grid_place(value: &str) -> bool {
    let numbers: Vec<Result<u8, _>> = value.split(' ').map(str::parse).collect();
    matches!(numbers[..], [Ok(_), Ok(_)])
}

/// Whether a screen reader has something to say for it.
fn is_named(element: Node<'_, '_>) -> bool {
    if element.attribute("aria-hidden") == Some("true") {
        return false;
    }
    let label = element.attribute("aria-label").or_else(|| element.text());
    label.is_some_and(|label| !label.trim().is_empty()) || element.children().any(is_named)
}

/// HTML as it is written here, as XML: every element is closed and every attribute has a value.
fn to_xml(html: &str) -> String {
    let mut xml = "<page>".to_owned();
    let mut rest = html;
    while let Some((text, tagged)) = rest.split_once('<') {
        let (tag, after) = tagged.split_once('>').unwrap_or((tagged, ""));
        xml += &format!("{text}<{}>", tag_to_xml(tag));
        rest = after;
    }
    xml + rest + "</page>"
}

fn tag_to_xml(tag: &str) -> String {
    let mut xml = String::new();
    for (index, part) in tag.split('"').enumerate() {
        if index % 2 == 1 {
            xml += &format!("\"{part}\"");
            continue;
        }
        for word in part.split_whitespace() {
            let is_bare = !xml.is_empty() && !word.ends_with('=') && word != "/";
            let space = if xml.is_empty() { "" } else { " " };
            xml += &format!("{space}{word}{}", if is_bare { "=\"\"" } else { "" });
        }
    }
    let name = tag.split_whitespace().next().unwrap_or_default();
    if VOID.contains(&name) && !xml.ends_with('/') { xml + "/" } else { xml }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(html: &str, expected: Result<&[&str], &str>) {
        let mut marks = Marks::default();
        let symbols = BTreeSet::from(["card".to_owned()]);
        let read = marks.read(html, &symbols);
        let steps: Vec<&str> = marks.steps.iter().map(String::as_str).collect();
        assert_eq!(read.as_ref().map(|()| &steps[..]).map_err(String::as_str), expected, "{html}");
    }

    #[test]
    fn what_a_page_may_hold_is_read_and_what_it_may_not_is_found() {
        check(
            r##"<p hidden>a<br>b &amp; c</p><button form="play" name="step" value="go 1" disabled>Go<svg><use href="#card"></use></svg></button>"##,
            Ok(&["go 1"]),
        );
        check(r#"<p style="left:0">a</p>"#, Err("has an attribute `style`"));
        check(r#"<p onclick="go()">a</p>"#, Err("has an attribute `onclick`"));
        check("<script>go()</script>", Err("has a <script>"));
        check(r#"<p id="a"></p><p id="a"></p>"#, Err("has a second `id` of `a`"));
        check(r#"<p data-at="a"></p><p data-at="a"></p>"#, Err("has a second `data-at` of `a`"));
        check(
            r##"<svg><use href="#die"></use></svg>"##,
            Err("refers to `#die`, which neither it nor the sprite has"),
        );
        check(r#"<input name="step" value="go">"#, Err("has a step that is not a button of the form `play`"));
        check(
            r#"<button value="go"><svg aria-hidden="true"><text>1</text></svg></button>"#,
            Err(r#"has a button without a name, Some("go")"#),
        );
        check(
            r#"<p data-grid="1 2" aria-label="a deck"></p>"#,
            Err("has a thing that can have the focus and explains nothing, `a deck`"),
        );
        check(
            r#"<p data-what="deck"><i data-grid="1 2"></i><button aria-disabled="true">a</button></p>"#,
            Ok(&[]),
        );
        check(r#"<p data-grid="b2"></p>"#, Err("has a `data-grid` of `b2`, but it is a row and a column"));
        check("<p>a", Err("is not well-formed, expected 'p' tag, not 'page' at 1:11: <p>a"));
    }
}
