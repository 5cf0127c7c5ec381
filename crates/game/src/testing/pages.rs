//! Pages: every choice has a button, nobody is told what they may not know, and everything that the fragments refer to
//! exists.

mod markup;
mod reasons;
mod rules;

use std::collections::BTreeSet;

use maud::Markup;
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use self::markup::Marks;
use self::reasons::{Reasons, Said};
use super::conformance::{TwinLaw, is_to_decide};
use super::endurance::times;
use super::twins::{Moment, Twins};
use crate::legal::ActionSet;
use crate::options::{Chosen, random_options};
use crate::rules::{Game, Step, StepOf, settle};
use crate::seat::{Seat, Turn, Viewer};
use crate::show::lang::Lang;
use crate::show::page::{Foreseen, Mark, Motion, Page, Sight, Theme};
use crate::show::speak::{Ask, Explained, Offer};

/// Plays games with random options, looks at every page as every viewer, and panics with the first problem.
#[track_caller]
pub fn check_pages<G: Page>(games: u64, seed: u64) {
    let known = rules::check::<G>().unwrap_or_else(|problem| panic!("{problem}"));
    for seed in (seed..).take(games as usize) {
        let options = random_options::<G>(&mut Xoshiro256PlusPlus::seed_from_u64(seed)).to_string();
        if let Err(problem) = walk::<G>(known.clone(), &options, seed) {
            panic!("{problem}\nwith options `{options}` and seed {seed}");
        }
    }
}

/// The first problem of the pages of one game, if there is one.
pub fn try_pages<G: Page>(options: &str, seed: u64) -> Result<(), String> {
    walk::<G>(rules::check::<G>()?, options, seed)
}

fn walk<G: Page>(known: Known, options: &str, seed: u64) -> Result<(), String> {
    let chosen = Chosen::parse(G::OPTIONS, options).expect("the options of a test are right");
    let state = G::new(&G::options(&chosen).expect("the options of a test go together"));
    Walk::<G> {
        known,
        twins: Twins::new(state.seats()),
        moment: Moment { state, events: Vec::new() },
        rng: Xoshiro256PlusPlus::seed_from_u64(seed),
        steps: Vec::new(),
        reasons: Reasons::default(),
    }
    .play()
}

/// What pages refer to and what does not depend on the position.
#[derive(Clone)]
struct Known {
    /// The names of the symbols.
    symbols: BTreeSet<String>,
    /// The names of the headings in the rules.
    headings: BTreeSet<String>,
}

/// One random game whose pages are looked at.
struct Walk<G: Page> {
    known: Known,
    twins: Twins<G>,
    moment: Moment<G>,
    rng: Xoshiro256PlusPlus,
    steps: Vec<String>,
    reasons: Reasons,
}

impl<G: Page> Walk<G> {
    fn play(&mut self) -> Result<(), String> {
        self.run().map_err(|problem| format!("{problem}\nafter\n{}", self.steps.join("\n")))
    }

    fn run(&mut self) -> Result<(), String> {
        let looks_alike: [Box<TwinLaw<G>>; 1] =
            [Box::new(|ours, twin, viewer| compare(ours, twin, viewer, Lang::En))];
        let mut places = self.look()?;
        while let Some(step) = self.next_step() {
            self.steps.push(step.to_string());
            let after = Moment::after(&self.moment.state, step);
            self.twins
                .follow(&self.moment.state, step, &after, &mut self.rng)
                .map_err(|(_, problem)| problem)?;
            self.moment = after;
            if !self.is_looked_at() {
                places.clear();
                continue;
            }
            self.twins.compare(&self.moment, &looks_alike).map_err(|(_, problem)| problem)?;
            let places_before = std::mem::replace(&mut places, self.look()?);
            for (before, after) in places_before.iter().zip(&places) {
                check_motions(&self.moment, before, after)?;
            }
        }
        Ok(())
    }

    /// A look takes longer than everything else together, so the suite leaves some out. It takes several in a row, because
    /// what moves is checked from one to the next, and their number has no divisor in common with that of the languages.
    fn is_looked_at(&self) -> bool {
        const IN_A_ROW: usize = 4;
        let every = times(2, 1) as usize;
        self.moment.state.turn() == Turn::Over || (self.steps.len() / IN_A_ROW).is_multiple_of(every)
    }

    fn next_step(&mut self) -> Option<StepOf<G>> {
        let state = &self.moment.state;
        match state.turn() {
            Turn::Over => None,
            Turn::Seat(seat) => Some(Step::Action(seat, state.legal().choose(&mut self.rng))),
            Turn::Chance => Some(Step::Chance(state.sample_chance(&mut self.rng))),
        }
    }

    /// Looks at the page as every viewer, and returns the places that each sees. The language changes each time.
    fn look(&mut self) -> Result<Vec<BTreeSet<String>>, String> {
        let viewers = Viewer::all(self.moment.state.seats());
        let may_see_all = (self.moment.state.turn() == Turn::Over).then_some(Viewer::All);
        let look_as = |(index, viewer): (usize, Viewer)| {
            let lang = Lang::ALL[(self.steps.len() + index) % Lang::ALL.len()];
            check_page(&self.moment, viewer, lang, &self.known)
                .map(|looked| (viewer, looked))
                .map_err(|problem| format!("the {lang} page for {viewer:?}: {problem}"))
        };
        let pages: Result<Vec<(Viewer, Looked)>, String> =
            viewers.chain(may_see_all).enumerate().map(look_as).collect();
        let is_over = self.moment.state.turn() == Turn::Over;
        let mut places = Vec::new();
        for (viewer, looked) in pages? {
            if matches!(viewer, Viewer::Seat(_)) && !is_over {
                self.reasons.hear(&looked.said).map_err(|problem| format!("to {viewer:?}, {problem}"))?;
            }
            places.push(looked.places);
        }
        Ok(places)
    }
}

/// Every legal action with what it would bring about, if it is the viewer who decides: any state that looks like this to
/// the viewer will do.
pub fn foresee<G: Game>(state: &G, viewer: Viewer) -> Vec<Foreseen<G>> {
    if !is_to_decide(viewer, state.turn()) {
        return Vec::new();
    }
    let sampled = G::sample(&state.view(viewer), &mut Xoshiro256PlusPlus::seed_from_u64(0));
    let foresee_one = |action| {
        let (mut tried, mut events) = (sampled.clone(), Vec::new());
        tried.act(action, &mut events);
        settle(&mut tried, &mut events);
        Foreseen { action, events, after: tried.view(viewer) }
    };
    sampled.legal().iter().map(foresee_one).collect()
}

/// All that one viewer is given of a moment, each with a name.
struct Fragments {
    /// What stands on the page at the same time.
    page: Vec<(String, String)>,
    /// What may be put beside it.
    beside: Vec<(String, String)>,
    /// What is not HTML.
    plain: Vec<(String, String)>,
    picture: String,
}

impl Fragments {
    fn of<G: Page>(moment: &Moment<G>, viewer: Viewer, choices: &[Foreseen<G>], lang: Lang) -> Fragments {
        let Moment { state, events } = moment;
        let view = state.view(viewer);
        let sight = Sight { view: &view, viewer, choices, is_lesson: false, last: events, marks: &[] };
        let html = |name: &str, markup: Markup| (name.to_owned(), markup.into_string());
        let mut page = vec![html("board", G::board(&sight, lang))];
        let mut beside = vec![html("signs", G::signs(events, &view, viewer))];
        let mut plain = vec![
            ("remark".to_owned(), format!("{:?}", G::remark(&view, lang))),
            ("motion".to_owned(), format!("{:?}", motions::<G>(events, &view, viewer))),
        ];
        let score = G::shown_score(&view, viewer);
        for seat in Seat::all(state.seats()) {
            page.push(html(&format!("holdings of {seat}"), G::holdings(&sight, seat, lang)));
            for part in &score.of(seat).0 {
                let exhibit = G::exhibit(&view, viewer, seat, part.name, lang);
                beside.push(html(&format!("exhibit of {} of {seat}", part.name), exhibit));
            }
        }
        page.extend(
            G::automatons_holdings(&sight, lang).map(|markup| html("holdings of the automaton", markup)),
        );
        if let Some(automaton) = score.0.get(usize::from(state.seats())) {
            for part in &automaton.0 {
                let exhibit = G::exhibit_automaton(&view, viewer, part.name, lang);
                beside.push(html(&format!("exhibit of {} of the automaton", part.name), exhibit));
            }
        }
        if let Some((heading, body)) = G::aside(&sight, lang) {
            plain.push(("heading".to_owned(), heading));
            page.push(html("aside", body));
        }
        if let Some(stage) = G::stage(&view, lang) {
            let words = format!("{:?}", (stage.title, stage.hint, stage.parts, stage.now));
            plain.push(("stage".to_owned(), words));
            beside.push(html("sign of the stage", stage.sign));
        }
        if !choices.is_empty() {
            let Ask { question, note, way, detail, kinds } = G::ask(&sight, lang);
            plain.push(("question".to_owned(), format!("{:?}", (question, note, way))));
            beside.push(html("detail of the question", detail));
            for offer in kinds {
                plain.push((
                    format!("kind {}", offer.kind),
                    format!("{:?}", (offer.title, offer.fact, offer.not_now)),
                ));
                beside.push(html(&format!("sign of the kind {}", offer.kind), offer.sign));
            }
        }
        for foreseen in choices {
            beside.push(html(&format!("preview of {}", foreseen.action), G::preview(&sight, foreseen, lang)));
        }
        for thing in things(&page) {
            let explained = G::explain(&sight, &thing, lang);
            plain.push((format!("explanation of {thing}"), format!("{explained:?}")));
        }
        // The language changes each time, and so does the theme.
        let theme = if lang == Lang::Fr { Theme::Dark } else { Theme::Light };
        Fragments { page, beside, plain, picture: G::picture(&view, viewer, theme) }
    }

    fn all(&self) -> impl Iterator<Item = &(String, String)> {
        self.page.iter().chain(&self.beside).chain(&self.plain)
    }
}

/// What on a page explains itself.
fn things(page: &[(String, String)]) -> BTreeSet<String> {
    let marked = page.iter().flat_map(|(_, html)| html.split("data-what=\"").skip(1));
    marked.filter_map(|rest| rest.split_once('"')).map(|(thing, _)| thing.to_owned()).collect()
}

/// What the viewer was not shown makes no difference to anything it is given.
fn compare<G: Page>(ours: &Moment<G>, twin: &Moment<G>, viewer: Viewer, lang: Lang) -> Result<(), String> {
    let [ours, twin] =
        [ours, twin].map(|moment| Fragments::of(moment, viewer, &foresee(&moment.state, viewer), lang));
    let differing = ours.all().zip(twin.all()).find(|(one, other)| one != other);
    let differing = differing.map(|((name, _), _)| name.as_str());
    match differing.or((ours.picture != twin.picture).then_some("picture")) {
        Some(name) => Err(format!("what {viewer:?} was not shown makes a difference to the {name}")),
        None => Ok(()),
    }
}

/// What a page that is fine has on it.
struct Looked {
    /// The places of pieces.
    places: BTreeSet<String>,
    said: Said,
}

/// Checks all that a viewer is given.
fn check_page<G: Page>(
    moment: &Moment<G>,
    viewer: Viewer,
    lang: Lang,
    known: &Known,
) -> Result<Looked, String> {
    let choices = foresee(&moment.state, viewer);
    let fragments = Fragments::of(moment, viewer, &choices, lang);
    let mut marks = Marks::default();
    for (name, html) in &fragments.page {
        marks.read(html, &known.symbols).map_err(|problem| format!("the {name} {problem}"))?;
    }
    for (name, html) in &fragments.beside {
        Marks::default().read(html, &known.symbols).map_err(|problem| format!("the {name} {problem}"))?;
    }
    check_choices(&choices, &marks)?;
    check_ask(moment, viewer, &choices, lang)?;
    let mute = check_things(moment, viewer, &choices, lang, &marks, known)?;
    check_marks(moment, viewer, &choices, lang)?;
    check_words::<G>(&choices)?;
    check_picture(&fragments.picture)?;
    let chapter = G::chapter(&moment.state.view(viewer));
    if !known.headings.contains(chapter) {
        return Err(format!("the rules have no heading `{chapter}`"));
    }
    check_occasions::<G>(known)?;
    Ok(Looked { places: marks.places, said: Said { pressed: marks.pressed, refused: marks.refused, mute } })
}

/// What is told about when it first happens is a heading of the rules.
fn check_occasions<G: Page>(known: &Known) -> Result<(), String> {
    let unknown = G::OCCASIONS.iter().find(|(occasion, _)| !known.headings.contains(*occasion));
    unknown.map_or(Ok(()), |(occasion, _)| Err(format!("the rules have no heading `{occasion}`")))
}

/// Exactly what can be chosen can be pressed, and what refers to a choice refers to one of these.
fn check_choices<G: Page>(choices: &[Foreseen<G>], marks: &Marks) -> Result<(), String> {
    let texts: BTreeSet<String> = choices.iter().map(|choice| choice.action.to_string()).collect();
    for choice in choices {
        let text = choice.action.to_string();
        let buttons = marks.steps.iter().filter(|step| **step == text).count();
        let expected = usize::from(!G::in_dock(choice.action));
        if buttons != expected {
            return Err(format!("`{text}` has {buttons} buttons on the page instead of {expected}"));
        }
        if let Some(pick) = G::picks(choice.action).iter().find(|pick| !marks.picks.contains(*pick)) {
            return Err(format!("`{text}` is picked by pointing at `{pick}`, which is not there"));
        }
    }
    let stray = marks.steps.iter().chain(&marks.shown_for).find(|text| !texts.contains(*text));
    stray.map_or(Ok(()), |stray| Err(format!("it refers to `{stray}`, which cannot be chosen")))
}

/// Every kind of choice is asked for, and what is not possible says why.
fn check_ask<G: Page>(
    moment: &Moment<G>,
    viewer: Viewer,
    choices: &[Foreseen<G>],
    lang: Lang,
) -> Result<(), String> {
    if choices.is_empty() {
        return Ok(());
    }
    let view = moment.state.view(viewer);
    let ask = G::ask(
        &Sight { view: &view, viewer, choices, is_lesson: false, last: &moment.events, marks: &[] },
        lang,
    );
    let possible: BTreeSet<&str> = choices.iter().map(|choice| G::kind(choice.action)).collect();
    let offered = ask.kinds.iter().filter(|offer| offer.not_now.is_none());
    let offered: Vec<&str> = offered.map(|offer| offer.kind).collect();
    let all: Vec<&str> = ask.kinds.iter().map(|offer| offer.kind).collect();
    if offered.len() != possible.len() || possible.iter().any(|kind| !offered.contains(kind)) {
        return Err(format!("it asks for {offered:?}, but {possible:?} can be done"));
    }
    if all.iter().enumerate().any(|(index, kind)| all[..index].contains(kind)) {
        return Err(format!("it asks for one kind twice: {all:?}"));
    }
    let says = |text: &str| !text.trim().is_empty();
    let is_mute =
        |offer: &Offer| !says(&offer.title) || offer.not_now.as_deref().is_some_and(|why| !says(why));
    match ask.kinds.iter().find(|offer| is_mute(offer)) {
        Some(offer) => Err(format!("the kind `{}` has no words", offer.kind)),
        None if !says(&ask.question) => Err("nothing is asked".to_owned()),
        None => Ok(()),
    }
}

/// What is said to explain itself does so. Returns what does not say whether something can be done with it.
fn check_things<G: Page>(
    moment: &Moment<G>,
    viewer: Viewer,
    choices: &[Foreseen<G>],
    lang: Lang,
    marks: &Marks,
    known: &Known,
) -> Result<BTreeSet<String>, String> {
    let view = moment.state.view(viewer);
    let mut mute = BTreeSet::new();
    let sight = Sight { view: &view, viewer, choices, is_lesson: false, last: &moment.events, marks: &[] };
    for thing in &marks.things {
        let explained =
            G::explain(&sight, thing, lang).ok_or_else(|| format!("nobody explains `{thing}`"))?;
        check_explained(&explained, known).map_err(|problem| format!("`{thing}` {problem}"))?;
        if explained.now.is_none() {
            mute.insert(thing.clone());
        }
    }
    Ok(mute)
}

fn check_explained(explained: &Explained, known: &Known) -> Result<(), String> {
    let numbers = explained.numbers.iter().map(|number| &number.of);
    for markup in numbers.chain([&explained.sign]) {
        Marks::default().read(&markup.0, &known.symbols)?;
    }
    let texts = [&explained.name, &explained.what, &explained.effect];
    if texts.iter().any(|text| text.trim().is_empty()) {
        return Err(format!("has no name, no sort or no effect: {texts:?}"));
    }
    if !known.headings.contains(explained.chapter) {
        return Err(format!("refers to the rules at `{}`, which they do not have", explained.chapter));
    }
    Ok(())
}

/// What can be pressed on the page shows there when it is pointed out instead, and then it cannot be pressed.
fn check_marks<G: Page>(
    moment: &Moment<G>,
    viewer: Viewer,
    choices: &[Foreseen<G>],
    lang: Lang,
) -> Result<(), String> {
    let view = moment.state.view(viewer);
    let draw = |marks: &[(G::Action, Mark)]| {
        let sight =
            Sight::<G> { view: &view, viewer, choices: &[], is_lesson: false, last: &moment.events, marks };
        let holdings =
            Seat::all(moment.state.seats()).map(|seat| G::holdings(&sight, seat, lang).into_string());
        [G::board(&sight, lang).into_string()].into_iter().chain(holdings).collect::<String>()
    };
    let plain = draw(&[]);
    for action in choices.iter().map(|choice| choice.action).filter(|action| !G::in_dock(*action)) {
        let [better, played] = [Mark::Better, Mark::Played].map(|mark| draw(&[(action, mark)]));
        if better == plain || played == plain || better == played {
            return Err(format!("it does not show that `{action}` is pointed out"));
        }
        if better.contains("name=\"step\"") {
            return Err(format!("`{action}` can be pressed although it is only pointed out"));
        }
    }
    Ok(())
}

fn check_words<G: Page>(choices: &[Foreseen<G>]) -> Result<(), String> {
    let named = |choice: &Foreseen<G>| {
        [format!("kind-{}", G::kind(choice.action)), format!("skill-{}", G::skill(choice.action))]
    };
    let keys: BTreeSet<String> = choices.iter().flat_map(named).collect();
    let mut missing = keys.into_iter().flat_map(|key| Lang::ALL.map(|lang| (lang, key.clone())));
    match missing.find(|(lang, key)| !G::words().has(*lang, key)) {
        Some((lang, key)) => Err(format!("there is no {lang} text `{key}`")),
        None => Ok(()),
    }
}

/// A picture stands alone: nobody gives it fonts, styles or variables.
fn check_picture(picture: &str) -> Result<(), String> {
    let document =
        roxmltree::Document::parse(picture).map_err(|error| format!("the picture is not XML: {error}"))?;
    for element in document.descendants().filter(roxmltree::Node::is_element) {
        let tag = element.tag_name().name();
        let is_foreign = |attribute: &roxmltree::Attribute<'_, '_>| {
            let value = attribute.value();
            let is_outside = attribute.name() == "href" && !value.starts_with('#');
            let is_inherited = value.contains("var(") || value == "currentColor";
            ["class", "style"].contains(&attribute.name()) || is_outside || is_inherited
        };
        if let Some(attribute) = element.attributes().find(is_foreign) {
            let (name, value) = (attribute.name(), attribute.value());
            return Err(format!("the picture stands alone, but has `{name}=\"{value}\"`"));
        }
        if ["text", "style", "script"].contains(&tag) {
            return Err(format!("the picture stands alone, but has a <{tag}>"));
        }
    }
    Ok(())
}

fn motions<G: Page>(events: &[G::Event], view: &G::View, viewer: Viewer) -> Vec<Motion> {
    events.iter().flat_map(|event| G::motion(event, view, viewer)).collect()
}

/// A piece flies if its place is there before or after: one that came or went from elsewhere has one end only.
fn check_motions<G: Page>(
    moment: &Moment<G>,
    before: &BTreeSet<String>,
    after: &BTreeSet<String>,
) -> Result<(), String> {
    let lands = |to: &Option<String>| to.as_ref().is_some_and(|to| after.contains(to));
    let viewer = Viewer::Spectator;
    let motions = motions::<G>(&moment.events, &moment.state.view(viewer), viewer);
    match motions.into_iter().find(|motion| !before.contains(&motion.from) && !lands(&motion.to)) {
        Some(motion) => Err(format!("a piece moves `{motion}`, but neither place is on the page")),
        None => Ok(()),
    }
}
