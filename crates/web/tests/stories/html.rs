//! Just enough HTML parsing to press the buttons of a page.

/// What came of a try is where the keyboard and the screen reader go on.
pub(crate) const RIGHT: &str = "class=\"lesson-said right\" role=\"status\" tabindex=\"-1\" autofocus";

/// A start tag, or an end tag with a slash before its name.
#[derive(Clone, Debug)]
pub(crate) struct Tag {
    pub(crate) name: String,
    attributes: Vec<(String, String)>,
}

impl Tag {
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    pub(crate) fn attributes(&self) -> impl Iterator<Item = (&str, &str)> {
        self.attributes.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }
}

/// A form with the values it would send unchanged, without its buttons.
#[derive(Clone, Debug)]
pub(crate) struct Form {
    pub(crate) action: String,
    pub(crate) fields: Vec<(String, String)>,
}

/// Every tag in order. Our pages put attributes in double quotes and have no stray `>`.
pub(crate) fn tags(html: &str) -> Vec<Tag> {
    let mut tags = Vec::new();
    let mut rest = html;
    while let Some(start) = rest.find('<') {
        rest = &rest[start + 1..];
        let end = end_of_tag(rest);
        if !rest.starts_with('!') {
            tags.push(read_tag(&rest[..end]));
        }
        rest = &rest[end..];
    }
    tags
}

fn end_of_tag(text: &str) -> usize {
    let mut is_quoted = false;
    let is_end = |sign: char| {
        is_quoted ^= sign == '"';
        sign == '>' && !is_quoted
    };
    text.find(is_end).unwrap_or(text.len())
}

fn read_tag(text: &str) -> Tag {
    let (name, mut rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let mut attributes = Vec::new();
    loop {
        rest = rest.trim_start_matches(|sign: char| sign.is_whitespace() || sign == '/');
        if rest.is_empty() {
            break;
        }
        let end = rest.find(|sign: char| sign == '=' || sign.is_whitespace()).unwrap_or(rest.len());
        let (attribute, after) = rest.split_at(end);
        let quoted = after.strip_prefix("=\"").and_then(|quoted| quoted.split_once('"'));
        let (value, after) = quoted.unwrap_or(("", after.strip_prefix('=').unwrap_or(after)));
        attributes.push((attribute.to_owned(), plain(value)));
        rest = after;
    }
    Tag { name: name.to_owned(), attributes }
}

fn plain(text: &str) -> String {
    text.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
}

/// The POST forms of a page.
pub(crate) fn forms(html: &str) -> Vec<Form> {
    let mut forms: Vec<Form> = Vec::new();
    let mut is_open = false;
    for tag in tags(html) {
        match tag.name.as_str() {
            "form" if tag.get("method") == Some("post") => {
                forms.push(Form { action: tag.get("action").unwrap().to_owned(), fields: Vec::new() });
                is_open = true;
            }
            "/form" => is_open = false,
            "input" if is_open => {
                let is_sent = match tag.get("type") {
                    Some("radio" | "checkbox") => tag.get("checked").is_some(),
                    _ => true,
                };
                if let (Some(name), true) = (tag.get("name"), is_sent) {
                    let field = (name.to_owned(), tag.get("value").unwrap_or_default().to_owned());
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
    let tags = tags(html);
    let buttons = tags.iter().filter(|tag| tag.get("name") == Some("step"));
    let mut steps: Vec<String> =
        buttons.map(|tag| tag.get("value").expect("a button has a value").to_owned()).collect();
    steps.sort();
    steps.dedup();
    steps
}

/// An attribute of the first tag that has it.
pub(crate) fn attribute(html: &str, name: &str) -> Option<String> {
    tags(html).iter().find_map(|tag| tag.get(name).map(str::to_owned))
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
