//! What holds for a game's pages before anybody plays: its rules, its options and its drawings.

use std::collections::BTreeSet;

use super::Known;
use super::markup::{Marks, symbols};
use crate::options::Chosen;
use crate::seat::Seat;
use crate::show::balance::Balance;
use crate::show::example::numbers_in;
use crate::show::lang::Lang;
use crate::show::page::Page;

/// Checks what does not depend on a position, and returns what pages can refer to.
pub(super) fn check<G: Page>() -> Result<Known, String> {
    let symbols = symbols(G::SPRITE)?;
    let read = |name: &str, markup: maud::Markup| {
        let read = Marks::default().read(&markup.into_string(), &symbols);
        read.map_err(|problem| format!("the {name} {problem}"))
    };
    read("emblem", G::emblem())?;
    let crowns: Vec<String> = Seat::all(*G::SEATS.end()).map(|seat| G::crown(seat).into_string()).collect();
    if crowns.iter().collect::<BTreeSet<_>>().len() < crowns.len() {
        return Err("two seats have the same crown".to_owned());
    }
    let reference = Contents::of::<G>(Lang::En)?;
    for lang in Lang::ALL {
        let of_lang = Contents::of::<G>(lang)?;
        if of_lang != reference {
            return Err(format!("the {lang} rules have {of_lang:?}, but the English ones {reference:?}"));
        }
        check_words::<G>(lang)?;
    }
    for name in &reference.figures {
        let figure = G::figure(name).ok_or_else(|| format!("the rules show `{name}`, which is not drawn"))?;
        check_wordless(name, &figure.clone().into_string())?;
        read(&format!("figure {name}"), figure)?;
    }
    for name in &reference.signs {
        let sign = G::sign(name);
        if sign.0.is_empty() {
            return Err(format!("the rules have the sign `{name}`, which there is not"));
        }
        read(&format!("sign {name}"), sign)?;
    }
    let (moments, figures): (Vec<String>, Vec<String>) =
        reference.figures.iter().cloned().partition(|name| name.contains('.'));
    let drawn: Vec<&str> = G::FIGURES.iter().map(|(name, _)| *name).collect();
    if figures != drawn {
        return Err(format!("the rules show {figures:?}, but there are {drawn:?}"));
    }
    check_examples::<G>(&moments, &reference.numbers)?;
    check_balance::<G>()?;
    Ok(Known { symbols, headings: reference.headings.into_iter().map(|(_, name)| name).collect() })
}

/// What the rules of every language have alike.
#[derive(PartialEq, Eq, Debug)]
struct Contents {
    headings: Vec<(usize, String)>,
    figures: Vec<String>,
    signs: Vec<String>,
    rulings: Vec<String>,
    /// The numbers of the examples in alphabetical order: sentences are built differently.
    numbers: Vec<String>,
    links: Vec<String>,
}

impl Contents {
    fn of<G: Page>(lang: Lang) -> Result<Contents, String> {
        let rules = G::RULEBOOK[lang as usize];
        let headings = headings(rules)?;
        let mut numbers: Vec<String> = numbers_in(rules).into_iter().map(str::to_owned).collect();
        let mut links = named(rules, "](#");
        numbers.sort_unstable();
        links.sort_unstable();
        match links.iter().find(|link| !headings.iter().any(|(_, name)| name == *link)) {
            Some(lost) => Err(format!("a link of the {lang} rules leads to `{lost}`, which is no heading")),
            None => Ok(Contents {
                headings,
                figures: named(rules, "](figure:"),
                signs: named(rules, "](sign:"),
                rulings: rulings(rules),
                numbers,
                links,
            }),
        }
    }
}

/// The rules tell every example: all its drawings in order, and all its numbers.
fn check_examples<G: Page>(shown: &[String], stated: &[String]) -> Result<(), String> {
    let Some(examples) = G::examples() else {
        return if stated.is_empty() { Ok(()) } else { Err(format!("there are no numbers {stated:?}")) };
    };
    let drawn = examples.figures();
    if shown != drawn {
        return Err(format!("the rules show {shown:?}, but the examples have {drawn:?}"));
    }
    let known: Vec<String> = examples.numbers().into_keys().collect();
    let stated: Vec<String> = stated.iter().cloned().collect::<BTreeSet<String>>().into_iter().collect();
    if stated != known {
        return Err(format!("the rules state {stated:?}, but the examples have {known:?}"));
    }
    Ok(())
}

/// A drawing stands in the rules of every language.
fn check_wordless(name: &str, figure: &str) -> Result<(), String> {
    let figure = format!("<figure>{figure}</figure>");
    let document =
        roxmltree::Document::parse(&figure).map_err(|error| format!("the figure {name}: {error}"))?;
    let mut texts = document.descendants().filter(roxmltree::Node::is_text).filter_map(|node| node.text());
    match texts.find(|text| text.contains(char::is_alphabetic)) {
        Some(words) => Err(format!("the figure {name} says `{words}`")),
        None => Ok(()),
    }
}

/// The measured balance belongs to the options that the game has now. A player alone has nobody to be even with.
fn check_balance<G: Page>() -> Result<(), String> {
    let Some(text) = G::BALANCE else { return Ok(()) };
    let balance = Balance::parse(text).map_err(|problem| format!("the balance cannot be read: {problem}"))?;
    let spec = G::OPTIONS.iter().find(|spec| spec.key == balance.over);
    let mut values = spec.map(|spec| spec.values.to_vec()).unwrap_or_default();
    values.retain(|value| !is_alone::<G>(&format!("{}={value}", balance.over)));
    let measured: Vec<&str> = balance.rows.iter().map(|row| row.value.as_str()).collect();
    if measured == values && !measured.is_empty() {
        return Ok(());
    }
    Err(format!("the balance over `{}` has {measured:?}, but the values are {values:?}", balance.over))
}

fn is_alone<G: Page>(options: &str) -> bool {
    let options = Chosen::parse(G::OPTIONS, options).and_then(|chosen| G::options(&chosen));
    options.is_ok_and(|options| G::new(&options).seats() == 1)
}

fn check_words<G: Page>(lang: Lang) -> Result<(), String> {
    if !G::words().has(lang, "about") {
        return Err(format!("there is no {lang} text `about`"));
    }
    let values = G::OPTIONS.iter().flat_map(|spec| spec.values.iter().map(|value| (spec.key, *value)));
    let mut nameless = values.filter(|(key, value)| G::name_value(key, value, lang).trim().is_empty());
    match nameless.next() {
        Some((key, value)) => Err(format!("{key}={value} has no {lang} name")),
        None => Ok(()),
    }
}

/// The level and the name of every heading.
fn headings(rules: &str) -> Result<Vec<(usize, String)>, String> {
    let mut headings: Vec<(usize, String)> = Vec::new();
    for line in rules.lines().filter(|line| line.starts_with('#')) {
        let name = line.rsplit_once(" {#").and_then(|(_, name)| name.strip_suffix('}'));
        let name = name.ok_or_else(|| format!("the heading `{line}` has no name"))?;
        if headings.iter().any(|(_, other)| other == name) {
            return Err(format!("two headings are named `{name}`"));
        }
        headings.push((line.bytes().take_while(|byte| *byte == b'#').count(), name.to_owned()));
    }
    Ok(headings)
}

/// The names of the rulings, which are items that begin with a letter and a number in bold.
fn rulings(rules: &str) -> Vec<String> {
    let bold = rules.lines().filter_map(|line| line.strip_prefix("- **")?.split_once("**"));
    let is_ruling = |name: &&str| {
        let number = name.trim_start_matches(|sign: char| sign.is_ascii_uppercase());
        number.len() + 1 == name.len() && number.starts_with(|sign: char| sign.is_ascii_digit())
    };
    bold.map(|(name, _)| name).filter(is_ruling).map(str::to_owned).collect()
}

/// The names in places such as `](figure:NAME)`.
fn named(rules: &str, mark: &str) -> Vec<String> {
    let names = rules.split(mark).skip(1);
    names.filter_map(|rest| rest.split_once(')')).map(|(name, _)| name.to_owned()).collect()
}
