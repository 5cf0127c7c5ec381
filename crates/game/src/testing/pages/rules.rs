//! What holds for a game's pages before anybody plays: its rules, its options and its drawings.

use std::collections::BTreeSet;

use super::Known;
use super::markup::{Marks, symbols};
use crate::options::Chosen;
use crate::seat::Seat;
use crate::show::balance::Balance;
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
    let contents = |lang| -> Result<_, String> {
        let rules = G::rules(lang);
        Ok((headings(rules)?, figures(rules), rulings(rules)))
    };
    let reference = contents(Lang::En)?;
    for lang in Lang::ALL {
        let of_lang = contents(lang)?;
        if of_lang != reference {
            return Err(format!("the {lang} rules have {of_lang:?}, but the English ones {reference:?}"));
        }
        check_words::<G>(lang)?;
    }
    for name in &reference.1 {
        let figure = G::figure(name).ok_or_else(|| format!("the rules show `{name}`, which is not drawn"))?;
        check_wordless(name, &figure.clone().into_string())?;
        read(&format!("figure {name}"), figure)?;
    }
    let drawn: Vec<&str> = G::FIGURES.iter().map(|(name, _)| *name).collect();
    if reference.1 != drawn {
        return Err(format!("the rules show {:?}, but there are {drawn:?}", reference.1));
    }
    check_balance::<G>()?;
    Ok(Known { symbols, headings: reference.0.into_iter().map(|(_, name)| name).collect() })
}

/// A drawing stands in the rules of every language.
fn check_wordless(name: &str, figure: &str) -> Result<(), String> {
    let document =
        roxmltree::Document::parse(figure).map_err(|error| format!("the figure {name}: {error}"))?;
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

/// The names of the pictures.
fn figures(rules: &str) -> Vec<String> {
    let figures = rules.split("](figure:").skip(1);
    figures.filter_map(|rest| rest.split_once(')')).map(|(name, _)| name.to_owned()).collect()
}
