//! Just enough HTML parsing to press the buttons of a page.

/// What came of a try is where the keyboard and the screen reader go on.
pub(crate) const RIGHT: &str = "class=\"lesson-said right\" role=\"status\" tabindex=\"-1\" autofocus";

/// A start tag, or an end tag with a slash before its name.
///
/// Stories read thousands of pages, so it is a part of the page, and nothing is copied before somebody asks for it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tag<'a> {
    pub(crate) name: &'a str,
    /// What stands after the name.
    rest: &'a str,
}

impl<'a> Tag<'a> {
    fn read(text: &'a str) -> Tag<'a> {
        let (name, rest) = text.split_once([' ', '\n']).unwrap_or((text, ""));
        Tag { name, rest }
    }

    pub(crate) fn get(self, name: &str) -> Option<String> {
        self.attributes().find(|(known, _)| *known == name).map(|(_, value)| value)
    }

    pub(crate) fn is(self, name: &str, value: &str) -> bool {
        self.get(name).is_some_and(|own| own == value)
    }

    pub(crate) fn attributes(self) -> impl Iterator<Item = (&'a str, String)> {
        let mut rest = self.rest;
        std::iter::from_fn(move || {
            rest = rest.trim_start_matches([' ', '\n', '/']);
            let end = rest.find(['=', ' ', '\n']).unwrap_or(rest.len());
            let (name, after) = rest.split_at(end);
            let quoted = after.strip_prefix("=\"").and_then(|quoted| quoted.split_once('"'));
            let (value, after) = quoted.unwrap_or(("", after.strip_prefix('=').unwrap_or(after)));
            rest = after;
            (!name.is_empty()).then(|| (name, plain(value)))
        })
    }
}

/// A form with the values it would send unchanged, without its buttons.
#[derive(Clone, Debug)]
pub(crate) struct Form {
    pub(crate) action: String,
    pub(crate) fields: Vec<(String, String)>,
}

/// Every tag in order. Our pages put attributes in double quotes and have no stray `>`.
pub(crate) fn tags(html: &str) -> impl Iterator<Item = Tag<'_>> {
    let mut rest = html;
    std::iter::from_fn(move || {
        loop {
            let (_, after) = rest.split_once('<')?;
            let (tag, after) = after.split_at(end_of_tag(after));
            rest = after;
            if !tag.starts_with('!') {
                return Some(Tag::read(tag));
            }
        }
    })
}

/// Where the first `>` stands that is not in quotes.
fn end_of_tag(text: &str) -> usize {
    let is_end = |end: &usize| text[..*end].matches('"').count().is_multiple_of(2);
    text.match_indices('>').map(|(end, _)| end).find(is_end).unwrap_or(text.len())
}

fn plain(text: &str) -> String {
    if !text.contains('&') {
        return text.to_owned();
    }
    text.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
}

/// The POST forms of a page.
pub(crate) fn forms(html: &str) -> Vec<Form> {
    let mut forms: Vec<Form> = Vec::new();
    let mut is_open = false;
    for tag in tags(html) {
        match tag.name {
            "form" if tag.is("method", "post") => {
                forms.push(Form { action: tag.get("action").unwrap(), fields: Vec::new() });
                is_open = true;
            }
            "/form" => is_open = false,
            "input" if is_open => {
                let is_sent = match tag.get("type").as_deref() {
                    Some("radio" | "checkbox") => tag.get("checked").is_some(),
                    _ => true,
                };
                if let (Some(name), true) = (tag.get("name"), is_sent) {
                    let field = (name, tag.get("value").unwrap_or_default());
                    forms.last_mut().unwrap().fields.push(field);
                }
            }
            _ => {}
        }
    }
    forms
}

/// The actions that the buttons of a page play, each once.
pub(crate) fn steps(html: &str) -> Vec<String> {
    let buttons = tags(html).filter(|tag| tag.is("name", "step"));
    let mut steps: Vec<String> = buttons.map(|tag| tag.get("value").expect("a button has a value")).collect();
    steps.sort();
    steps.dedup();
    steps
}

/// An attribute of the first tag that has it.
pub(crate) fn attribute(html: &str, name: &str) -> Option<String> {
    // Quotes in what is written are signs of their own there, so this is nowhere but in a tag.
    let (_, after) = html.split_once(&format!(" {name}=\""))?;
    after.split_once('"').map(|(value, _)| plain(value))
}

/// The text between the first tag with this prefix and its end.
pub(crate) fn inside<'a>(html: &'a str, start: &str, end: &str) -> Option<&'a str> {
    let (_, rest) = html.split_once(start)?;
    let (_, rest) = rest.split_once('>')?;
    rest.split_once(end).map(|(inside, _)| inside)
}

/// The totals in the last row of the score sheet.
pub(crate) fn totals(html: &str) -> Vec<i32> {
    let foot = inside(html, "<tfoot", "</tfoot>").expect("a score sheet has a last row");
    // A cell may have a name before the number.
    let cells = foot.split("<td").skip(1).filter_map(|cell| cell.split_once("</td>"));
    cells.filter_map(|(cell, _)| cell.rsplit('>').next()?.trim().parse().ok()).collect()
}
