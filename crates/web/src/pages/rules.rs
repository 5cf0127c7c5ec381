//! The rules of a game, from its Markdown and its drawings.

mod balance;

use catalog::Entry;
use game::show::balance::Balance;
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html as markdown};

use super::names::name_game;
use super::shell::{Here, Shell, page as shell_page};
use crate::frame::Frame;

/// `people` is how even the game is between people, if there are enough games.
pub(crate) fn page(frame: &Frame<'_>, entry: &'static Entry, people: Option<&Balance>) -> Markup {
    let title = frame.say("rules-of", &[("game", name_game(frame, entry).into())]);
    let text = Text::read(&(entry.rules)(frame.lang), entry);
    let balance = balance::section(frame, entry, people);
    let edition = (entry.edition)().map(|_| format!("/rules/{}/edition", entry.id));
    let body = html! {
        main #main.rules tabindex="-1" {
            nav.card.toc aria-label=(frame.say("contents", &[])) {
                p.h2 aria-hidden="true" { (frame.say("contents", &[])) }
                ol {
                    @for heading in text.headings.iter().filter(|heading| heading.level <= HeadingLevel::H3 && !heading.is_word()) {
                        li.(heading.class()) { a href={ "#" (heading.id) } { (heading.text) } }
                    }
                    @if let Some(edition) = &edition {
                        li.chapter { a href=(edition) { (frame.say("edition-of-rules", &[])) } }
                    }
                    @if balance.is_some() {
                        li.chapter { a href={ "#" (balance::ID) } { (frame.say("balance", &[])) } }
                    }
                }
            }
            article.card.prose {
                h1 { (title) }
                (text.body)
                @if let Some(balance) = &balance { (balance) }
            }
        }
    };
    let shell = Shell { class: "rules-page", ..Shell::of_game(frame, &title, Here::Rules, entry) };
    shell_page(frame, &shell, &body)
}

/// Rules as they are shown.
struct Text {
    headings: Vec<Heading>,
    body: Markup,
}

struct Heading {
    level: HeadingLevel,
    id: String,
    text: String,
}

impl Heading {
    /// Whether it is a word of the glossary, which the contents leave out.
    fn is_word(&self) -> bool {
        self.id.starts_with("word-")
    }

    fn class(&self) -> &'static str {
        if self.level <= HeadingLevel::H2 { "chapter" } else { "section" }
    }
}

impl Text {
    fn read(source: &str, entry: &Entry) -> Text {
        let options = Options::ENABLE_HEADING_ATTRIBUTES | Options::ENABLE_TABLES;
        let events: Vec<Event<'_>> = Parser::new_ext(source, options).collect();
        let headings = headings(&events);
        let mut body = String::new();
        markdown::push_html(&mut body, with_figures(&events, entry).into_iter());
        let scrolling =
            body.replace("<table>", "<div class=\"scroll\"><table>").replace("</table>", "</table></div>");
        Text { headings, body: PreEscaped(scrolling) }
    }
}

fn headings(events: &[Event<'_>]) -> Vec<Heading> {
    let mut headings: Vec<Heading> = Vec::new();
    let mut is_open = false;
    for event in events {
        match event {
            Event::Start(Tag::Heading { level, id: Some(id), .. }) => {
                headings.push(Heading { level: *level, id: id.to_string(), text: String::new() });
                is_open = true;
            }
            Event::End(TagEnd::Heading(_)) => is_open = false,
            Event::Text(text) | Event::Code(text) => {
                if let Some(heading) = headings.last_mut().filter(|_| is_open) {
                    heading.text.push_str(text);
                }
            }
            _ => {}
        }
    }
    headings
}

/// Puts the game's drawings and signs where the text mentions them. What the text says of a drawing stands below it.
fn with_figures<'a>(events: &[Event<'a>], entry: &Entry) -> Vec<Event<'a>> {
    let mut out: Vec<Event<'a>> = Vec::with_capacity(events.len());
    let mut open: Option<(Picture, Vec<Event<'a>>)> = None;
    for event in events {
        match (&mut open, event) {
            (None, Event::Start(Tag::Image { dest_url, .. })) => match picture(dest_url, entry) {
                Some(picture) => open = Some((picture, Vec::new())),
                None => out.push(event.clone()),
            },
            (Some(_), Event::End(TagEnd::Image)) => {
                out.extend(open.take().map(|(picture, caption)| picture.with_caption(caption)));
            }
            (Some((_, caption)), _) => caption.push(event.clone()),
            (None, _) => out.push(event.clone()),
        }
    }
    without_wrapping(&out)
}

/// What an address in the text stands for.
enum Picture {
    Figure(Markup),
    /// A small one, in a line.
    Sign(Markup),
}

impl Picture {
    fn with_caption(self, caption: Vec<Event<'_>>) -> Event<'_> {
        match self {
            Picture::Figure(drawing) => {
                let mut text = String::new();
                markdown::push_html(&mut text, caption.into_iter());
                let figure =
                    html! { figure { div.drawing { (drawing) } figcaption { span { (PreEscaped(text)) } } } };
                Event::Html(CowStr::from(figure.into_string()))
            }
            Picture::Sign(sign) => {
                let sign = html! { span.sign aria-hidden="true" { (sign) } };
                Event::InlineHtml(CowStr::from(sign.into_string()))
            }
        }
    }
}

fn picture(address: &str, entry: &Entry) -> Option<Picture> {
    match address.split_once(':')? {
        ("figure", name) => (entry.figure)(name).map(Picture::Figure),
        ("sign", name) => Some(Picture::Sign((entry.sign)(name))),
        _ => None,
    }
}

/// A figure cannot be inside a paragraph, so a paragraph that holds nothing else is dropped.
fn without_wrapping<'a>(events: &[Event<'a>]) -> Vec<Event<'a>> {
    let is_figure = |event: Option<&Event<'_>>| matches!(event, Some(Event::Html(_)));
    let starts = |event: &Event<'_>| matches!(event, Event::Start(Tag::Paragraph));
    let ends = |event: &Event<'_>| matches!(event, Event::End(TagEnd::Paragraph));
    let wraps = |index: usize| {
        (starts(&events[index]) && is_figure(events.get(index + 1)))
            || (ends(&events[index]) && index > 0 && is_figure(events.get(index - 1)))
    };
    (0..events.len()).filter(|index| !wraps(*index)).map(|index| events[index].clone()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_stand_between_paragraphs_and_headings_keep_their_names() {
        let entry = &catalog::GAMES[0];
        let source =
            "## One {#one}\n\ntext\n\n![what it shows](figure:nothing-like-this)\n\n### Two {#two}\n";
        let text = Text::read(source, entry);
        let names: Vec<(&str, &str)> =
            text.headings.iter().map(|heading| (heading.id.as_str(), heading.text.as_str())).collect();
        assert_eq!(names, [("one", "One"), ("two", "Two")]);
        for lang in game::Lang::ALL {
            let body = Text::read(&(entry.rules)(lang), entry).body.into_string();
            assert!(!body.contains("figure:") && !body.contains("<p><figure"), "{body}");
        }
    }

    #[test]
    fn examples_are_told_step_by_step_with_their_numbers_filled_in() {
        for entry in catalog::GAMES {
            for lang in game::Lang::ALL {
                let text = Text::read(&(entry.rules)(lang), entry);
                let body = text.body.into_string();
                let (_, example) = body.split_once("<blockquote>").expect("the rules have examples");
                let steps = "<figure><div class=\"drawing\"><svg";
                assert!(example.contains(steps) && example.contains("<figcaption><span><strong>"), "{lang}");
                assert!(!body.contains(['{', '}']), "{} in {lang}", entry.id);
                assert!(text.headings.iter().any(|heading| heading.id.starts_with("word-")), "{lang}");
            }
        }
    }
}
