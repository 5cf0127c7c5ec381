//! The suite is held against itself: a game with one planted bug for each law, which it must find, and without a bug,
//! which it must pass.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::sync::atomic::{AtomicU64, Ordering};

use game::show::pad::{Pad, Sheet};
use game::testing::{Conformance, Law, try_pages};
use game::{
    ActionSet, Ask, Chosen, Drawing, Events, Explained, Figure, Foreseen, Game, Lang, Mark, Motion,
    OptionSpec, OptionsError, Outcome, Page, PerSeat, Playout, Present, Scene, Score, Seat, Sentence, Sight,
    Stage, Step, StepOf, Theme, Turn, UnknownNotation, Viewer, Words,
};
use maud::{Markup, html};
use rand::Rng;
use serde::{Deserialize, Serialize};
use toy::{Card, Event, Toy};

#[test]
fn the_game_without_a_bug_passes() {
    check("none", None);
}

#[test]
fn an_unsorted_list_is_found() {
    check("unsorted", Some(Law::LegalList));
}

#[test]
fn an_empty_list_is_found() {
    check("stuck", Some(Law::LegalList));
}

#[test]
fn a_choice_that_passes_for_forced_is_found() {
    check("hasty", Some(Law::LegalList));
}

#[test]
fn two_actions_with_one_notation_are_found() {
    check("blurred", Some(Law::Notation));
}

#[test]
fn a_step_that_leads_a_clone_elsewhere_is_found() {
    check("erratic", Some(Law::Clone));
}

#[test]
fn a_record_that_does_not_replay_is_found() {
    check("unrecorded", Some(Law::Replay));
}

#[test]
fn a_sample_that_looks_different_is_found() {
    check("forgetful", Some(Law::Sample));
}

#[test]
fn legality_that_depends_on_what_is_hidden_is_found() {
    check("telling", Some(Law::HiddenLegality));
}

#[test]
fn a_leak_through_the_view_is_found() {
    check("leaking", Some(Law::Leak));
}

#[test]
fn a_leak_through_the_log_is_found() {
    check("blabbing", Some(Law::Leak));
}

#[test]
fn an_action_that_cannot_be_chosen_is_found() {
    check("omitting", Some(Law::Drawing));
}

#[test]
fn a_result_that_depends_on_what_is_hidden_is_found() {
    check("surprising", Some(Law::Preview));
}

#[test]
fn an_outcome_that_cannot_come_up_is_found() {
    check("weightless", Some(Law::Chance));
}

#[test]
fn a_random_step_that_is_not_random_is_found() {
    check("careless", Some(Law::AtRandom));
}

#[test]
fn a_lost_piece_is_found() {
    check("lossy", Some(Law::Pieces));
}

#[test]
fn a_game_that_nobody_wins_is_found() {
    check("hopeless", Some(Law::Outcome));
}

#[test]
fn a_game_without_an_end_is_found() {
    check("endless", Some(Law::End));
}

#[test]
fn the_pages_without_a_bug_pass() {
    check_pages("none", None);
}

#[test]
fn an_action_without_a_button_is_found() {
    check_pages("buttonless", Some("` has 0 buttons on the page instead of 1"));
}

#[test]
fn something_shown_for_nothing_is_found() {
    check_pages("pointless", Some("it refers to `nothing`, which cannot be chosen"));
}

#[test]
fn an_action_that_is_pointed_out_and_does_not_show_is_found() {
    check_pages("silent", Some("it does not show that `"));
}

#[test]
fn a_leak_into_a_fragment_is_found() {
    check_pages("indiscreet", Some("was not shown makes a difference to the signs"));
}

#[test]
fn a_kind_of_action_that_is_not_asked_for_is_found() {
    check_pages("unasked", Some("it asks for [\"play\"], but {\"bury\", \"play\"} can be done"));
}

#[test]
fn a_thing_that_nobody_explains_is_found() {
    check_pages("mute", Some("nobody explains `"));
}

#[test]
fn a_leak_into_an_explanation_is_found() {
    check_pages("tattling", Some("was not shown makes a difference to the explanation of deck"));
}

#[track_caller]
fn check_pages(bug: &str, expected: Option<&str>) {
    let found = (0..30).find_map(|seed| try_pages::<Planted>(&format!("bug={bug}"), seed).err());
    match (&found, expected) {
        (None, None) => {}
        (Some(found), Some(expected)) => assert!(found.contains(expected), "with the bug `{bug}`: {found}"),
        (_, _) => panic!("with the bug `{bug}`: {found:?} instead of {expected:?}"),
    }
}

#[track_caller]
fn check(bug: &str, expected: Option<Law>) {
    let coins_stay = |before: &Planted, _: &[Event], after: &Planted| {
        let (before, after) = (before.coins(), after.coins());
        if before == after { Ok(()) } else { Err(format!("{before} coins became {after}")) }
    };
    let suite = Conformance::<Planted>::default().games(30).law(coins_stay).presented();
    let found = suite.run(&format!("bug={bug}")).map_err(|violation| violation.law);
    assert_eq!(found.err(), expected, "with the bug `{bug}`");
}

/// The toy with a purse for each seat: leading costs a coin, which goes to the bank. And with a bug.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Planted {
    toy: Toy,
    bug: Bug,
    purses: [u32; 2],
    bank: u32,
    /// Something that no record tells of.
    unrecorded: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
enum Bug {
    None,
    Unsorted,
    Stuck,
    Hasty,
    Blurred,
    Erratic,
    Unrecorded,
    Forgetful,
    Telling,
    Leaking,
    Blabbing,
    Omitting,
    Surprising,
    Weightless,
    Careless,
    Lossy,
    Hopeless,
    Endless,
    Buttonless,
    Pointless,
    Silent,
    Indiscreet,
    Unasked,
    Mute,
    Tattling,
}

const BUGS: [(&str, Bug); 25] = [
    ("none", Bug::None),
    ("unsorted", Bug::Unsorted),
    ("stuck", Bug::Stuck),
    ("hasty", Bug::Hasty),
    ("blurred", Bug::Blurred),
    ("erratic", Bug::Erratic),
    ("unrecorded", Bug::Unrecorded),
    ("forgetful", Bug::Forgetful),
    ("telling", Bug::Telling),
    ("leaking", Bug::Leaking),
    ("blabbing", Bug::Blabbing),
    ("omitting", Bug::Omitting),
    ("surprising", Bug::Surprising),
    ("weightless", Bug::Weightless),
    ("careless", Bug::Careless),
    ("lossy", Bug::Lossy),
    ("hopeless", Bug::Hopeless),
    ("endless", Bug::Endless),
    ("buttonless", Bug::Buttonless),
    ("pointless", Bug::Pointless),
    ("silent", Bug::Silent),
    ("indiscreet", Bug::Indiscreet),
    ("unasked", Bug::Unasked),
    ("mute", Bug::Mute),
    ("tattling", Bug::Tattling),
];

/// What differs from one use to the next, as a clock or a generator of one's own would.
static CLOCK: AtomicU64 = AtomicU64::new(0);

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct View {
    toy: toy::View,
    bug: Bug,
    purses: [u32; 2],
    bank: u32,
    unrecorded: u64,
}

/// An action whose text does not say which card, if it is blurred.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
struct Action {
    action: toy::Action,
    is_blurred: bool,
}

/// A list in any order.
#[derive(Clone, PartialEq, Debug)]
struct Listed(Vec<Action>);

impl Planted {
    fn coins(&self) -> u32 {
        self.purses.iter().sum::<u32>() + self.bank
    }

    /// The hand of the player opposite, which the one who decides must not know.
    fn opposite_has_a_high_card(&self, seat: Seat) -> bool {
        let opposite = Seat::new(1 - seat.number());
        let json = serde_json::to_value(self.toy.view(Viewer::Seat(opposite))).unwrap();
        let hand = json["sides"][opposite.index()]["hand"].as_array().unwrap();
        hand.iter().any(|card| card.as_u64() > Some(5))
    }
}

impl Game for Planted {
    type Options = (toy::Options, Bug);
    type Action = Action;
    type Chance = Card;
    type Legal = Listed;
    type Event = Event;
    type View = View;

    const ID: &'static str = "planted";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=2;
    const OPTIONS: &'static [OptionSpec] = &[
        OptionSpec { key: "cards", values: &["7", "9"], default: "7", when: None },
        OptionSpec {
            key: "bug",
            values: &{
                let mut names = [""; BUGS.len()];
                let mut index = 0;
                while index < BUGS.len() {
                    names[index] = BUGS[index].0;
                    index += 1;
                }
                names
            },
            default: "none",
            when: None,
        },
    ];

    fn options(chosen: &Chosen) -> Result<(toy::Options, Bug), OptionsError> {
        let bug = BUGS.iter().find(|(name, _)| *name == chosen.get("bug")).unwrap().1;
        Ok((Toy::options(chosen)?, bug))
    }

    fn new((options, bug): &(toy::Options, Bug)) -> Planted {
        let unrecorded = if *bug == Bug::Unrecorded { CLOCK.fetch_add(1, Ordering::Relaxed) } else { 0 };
        Planted { toy: Toy::new(options), bug: *bug, purses: [3; 2], bank: 0, unrecorded }
    }

    fn seats(&self) -> u8 {
        2
    }

    fn turn(&self) -> Turn {
        self.toy.turn()
    }

    fn forced(&self) -> Option<Action> {
        let legal = self.legal();
        if self.bug == Bug::Hasty { legal.0.first().copied() } else { legal.only() }
    }

    fn legal(&self) -> Listed {
        let is_blurred = self.bug == Bug::Blurred;
        let mut list: Vec<Action> =
            self.toy.legal().iter().map(|action| Action { action, is_blurred }).collect();
        match self.bug {
            Bug::Unsorted => list.reverse(),
            Bug::Stuck => list.clear(),
            Bug::Telling => {
                let Turn::Seat(seat) = self.turn() else { return Listed(list) };
                let buries = |action: &Action| matches!(action.action, toy::Action::Bury(_));
                list.retain(|action| !buries(action) || self.opposite_has_a_high_card(seat));
            }
            Bug::None
            | Bug::Hasty
            | Bug::Blurred
            | Bug::Erratic
            | Bug::Unrecorded
            | Bug::Forgetful
            | Bug::Leaking
            | Bug::Blabbing
            | Bug::Omitting
            | Bug::Surprising
            | Bug::Weightless
            | Bug::Careless
            | Bug::Lossy
            | Bug::Hopeless
            | Bug::Endless
            | Bug::Buttonless
            | Bug::Pointless
            | Bug::Silent
            | Bug::Indiscreet
            | Bug::Unasked
            | Bug::Mute
            | Bug::Tattling => {}
        }
        Listed(list)
    }

    fn chance_outcomes(&self, out: &mut Vec<(Card, u32)>) {
        self.toy.chance_outcomes(out);
        if self.bug == Bug::Weightless {
            out[0].1 = 0;
        }
    }

    fn act(&mut self, action: Action, events: &mut impl Events<Event>) {
        let Turn::Seat(seat) = self.turn() else { panic!("a seat decides") };
        let before = self.clone();
        if self.bug == Bug::Surprising && self.opposite_has_a_high_card(seat) {
            self.bank += 1;
            self.purses[seat.index()] -= 1;
        }
        self.toy.act(action.action, events);
        if matches!(action.action, toy::Action::Bury(_)) {
            self.purses[seat.index()] -= 1;
            self.bank += u32::from(self.bug != Bug::Lossy);
        }
        if self.bug == Bug::Erratic {
            self.unrecorded = CLOCK.fetch_add(1, Ordering::Relaxed);
        }
        if self.bug == Bug::Endless && self.turn() == Turn::Over {
            *self = before;
        }
    }

    fn resolve(&mut self, card: Card, events: &mut impl Events<Event>) {
        self.toy.resolve(card, events);
    }

    fn score(&self, viewer: Viewer) -> Score {
        self.toy.score(viewer)
    }

    fn outcome(&self) -> Option<Outcome> {
        let outcome = self.toy.outcome()?;
        let ranks = if self.bug == Bug::Hopeless { PerSeat::from_fn(2, |_| 1) } else { outcome.ranks };
        Some(Outcome { ranks, ..outcome })
    }

    fn view(&self, viewer: Viewer) -> View {
        let seen_by = match (self.bug, viewer) {
            (Bug::Leaking, Viewer::Spectator) => Viewer::Seat(Seat::new(0)),
            (_, viewer) => viewer,
        };
        View {
            toy: self.toy.view(seen_by),
            bug: self.bug,
            purses: self.purses,
            bank: self.bank,
            unrecorded: self.unrecorded,
        }
    }

    fn sample(view: &View, rng: &mut impl Rng) -> Planted {
        let bank = if view.bug == Bug::Forgetful { 0 } else { view.bank };
        Planted {
            toy: Toy::sample(&view.toy, rng),
            bug: view.bug,
            purses: view.purses,
            bank,
            unrecorded: view.unrecorded,
        }
    }

    fn act_at_random(&mut self, rng: &mut impl Rng, playout: &mut Playout) {
        if self.bug == Bug::Careless {
            self.act(self.legal().nth(0), &mut ());
        } else {
            game::act_at_random(self, rng, playout);
        }
    }

    /// The surprise is shown to everyone, so that it is no leak; only that it is one is not said.
    fn shown(&self, step: &StepOf<Planted>, viewer: Viewer) -> Option<String> {
        let shown = self.toy.shown(&plain(step), viewer)?;
        match (self.bug, step) {
            (Bug::Surprising, Step::Action(seat, _)) => {
                Some(format!("{shown}, surprising: {}", self.opposite_has_a_high_card(*seat)))
            }
            (_, _) => Some(shown),
        }
    }

    fn reveals(&self, step: &StepOf<Planted>) -> bool {
        self.toy.reveals(&plain(step)) && self.bug != Bug::Surprising
    }
}

/// The toy's words and drawings. A blabbing game tells everyone what only the owner may hear, and an omitting one forgets
/// to offer an action.
impl Present for Planted {
    const PAD: Pad = Toy::PAD;

    fn words() -> &'static Words {
        Toy::words()
    }

    fn draw(scene: &Scene<'_, Planted>, lang: Lang) -> Drawing {
        let Scene { view, viewer, legal, .. } = *scene;
        let mut actions: Vec<toy::Action> =
            legal.iter().flat_map(|legal| legal.iter()).map(|listed| listed.action).collect();
        if view.bug == Bug::Omitting {
            actions.pop();
        }
        let legal = (!actions.is_empty()).then(|| actions.into_iter().collect());
        Toy::draw(&Scene { view: &view.toy, viewer, legal: legal.as_ref(), focus: None }, lang)
    }

    fn legend(lang: Lang) -> Vec<(String, String)> {
        Toy::legend(lang)
    }

    fn shown_score(view: &View, viewer: Viewer) -> Score {
        Toy::shown_score(&view.toy, viewer)
    }

    fn name_action(action: Action, lang: Lang) -> String {
        Toy::name_action(action.action, lang)
    }

    fn tell(event: &Event, view: &View, viewer: Viewer, lang: Lang) -> Option<Sentence> {
        let viewer = match (view.bug, *event) {
            (Bug::Blabbing, Event::Dealt { seat, .. }) => Viewer::Seat(seat),
            (_, _) => viewer,
        };
        Toy::tell(event, &view.toy, viewer, lang)
    }

    fn pad_score(sheet: &Sheet, lang: Lang) -> Result<Score, String> {
        Toy::pad_score(sheet, lang)
    }
}

/// The toy's pages. A buttonless board forgets an action, a pointless one shows something for none, a silent one does not
/// point anything out, an indiscreet game shows everyone the sign of a card that lies face down, an unasked one does
/// not ask for a kind of action, a mute one explains nothing, and a tattling one tells hidden things when it explains.
impl Page for Planted {
    const STYLE: &'static str = Toy::STYLE;
    const SPRITE: &'static str = Toy::SPRITE;
    const RULEBOOK: [&'static str; 3] = Toy::RULEBOOK;
    const FIGURES: &'static [(&'static str, Figure)] = Toy::FIGURES;

    fn board(sight: &Sight<'_, Planted>, lang: Lang) -> Markup {
        let choices = toy_choices(sight);
        html! {
            (Toy::board(&toy_sight(sight, &choices), lang))
            @if sight.view.bug == Bug::Pointless { p data-for="nothing" { "?" } }
        }
    }

    fn holdings(sight: &Sight<'_, Planted>, seat: Seat, lang: Lang) -> Markup {
        let mut choices = toy_choices(sight);
        if sight.view.bug == Bug::Buttonless {
            choices.pop();
        }
        let marks = toy_marks(sight);
        Toy::holdings(&Sight { marks: &marks, ..toy_sight(sight, &choices) }, seat, lang)
    }

    fn aside(sight: &Sight<'_, Planted>, lang: Lang) -> Option<(String, Markup)> {
        Toy::aside(&toy_sight(sight, &[]), lang)
    }

    fn crown(seat: Seat) -> Markup {
        Toy::crown(seat)
    }

    fn emblem() -> Markup {
        Toy::emblem()
    }

    fn preview(sight: &Sight<'_, Planted>, foreseen: &Foreseen<Planted>, lang: Lang) -> Markup {
        Toy::preview(&toy_sight(sight, &[]), &toy_foreseen(foreseen), lang)
    }

    fn kind(action: Action) -> &'static str {
        Toy::kind(action.action)
    }

    fn skill(action: Action) -> &'static str {
        Toy::skill(action.action)
    }

    fn in_dock(action: Action) -> bool {
        Toy::in_dock(action.action)
    }

    fn picks(action: Action) -> Vec<String> {
        Toy::picks(action.action)
    }

    fn stage(view: &View, lang: Lang) -> Option<Stage> {
        Toy::stage(&view.toy, lang)
    }

    fn signs(events: &[Event], view: &View, viewer: Viewer) -> Markup {
        let viewer = if view.bug == Bug::Indiscreet { Viewer::All } else { viewer };
        Toy::signs(events, &view.toy, viewer)
    }

    fn motion(event: &Event, view: &View, viewer: Viewer) -> Vec<Motion> {
        Toy::motion(event, &view.toy, viewer)
    }

    fn ask(sight: &Sight<'_, Planted>, lang: Lang) -> Ask {
        let mut choices = toy_choices(sight);
        if sight.view.bug == Bug::Unasked {
            choices.retain(|choice| Toy::kind(choice.action) != "bury");
        }
        Toy::ask(&toy_sight(sight, &choices), lang)
    }

    fn explain(sight: &Sight<'_, Planted>, thing: &str, lang: Lang) -> Option<Explained> {
        let viewer = if sight.view.bug == Bug::Tattling { Viewer::All } else { sight.viewer };
        let explained = Toy::explain(&toy_sight(sight, &toy_choices(sight)), thing, lang);
        let explained = explained.filter(|_| sight.view.bug != Bug::Mute)?;
        let told = sight.last.iter().filter_map(|event| Toy::tell(event, &sight.view.toy, viewer, lang));
        Some(Explained {
            effect: told.map(|told| told.to_string()).fold(explained.effect, |all, told| all + &told),
            ..explained
        })
    }

    fn exhibit(view: &View, viewer: Viewer, seat: Seat, part: &str, lang: Lang) -> Markup {
        Toy::exhibit(&view.toy, viewer, seat, part, lang)
    }

    fn remark(view: &View, lang: Lang) -> Option<String> {
        Toy::remark(&view.toy, lang)
    }

    fn name_value(key: &str, value: &str, lang: Lang) -> String {
        if key == "bug" { value.to_owned() } else { Toy::name_value(key, value, lang) }
    }

    fn chapter(view: &View) -> &'static str {
        Toy::chapter(&view.toy)
    }

    fn picture(view: &View, viewer: Viewer, theme: Theme) -> String {
        Toy::picture(&view.toy, viewer, theme)
    }
}

fn toy_sight<'a>(sight: &Sight<'a, Planted>, choices: &'a [Foreseen<Toy>]) -> Sight<'a, Toy> {
    Sight {
        view: &sight.view.toy,
        viewer: sight.viewer,
        choices,
        is_lesson: sight.is_lesson,
        last: sight.last,
        marks: &[],
    }
}

fn toy_marks(sight: &Sight<'_, Planted>) -> Vec<(toy::Action, Mark)> {
    if sight.view.bug == Bug::Silent {
        return Vec::new();
    }
    sight.marks.iter().map(|(action, mark)| (action.action, *mark)).collect()
}

fn toy_choices(sight: &Sight<'_, Planted>) -> Vec<Foreseen<Toy>> {
    sight.choices.iter().map(toy_foreseen).collect()
}

fn toy_foreseen(foreseen: &Foreseen<Planted>) -> Foreseen<Toy> {
    Foreseen {
        action: foreseen.action.action,
        events: foreseen.events.clone(),
        after: foreseen.after.toy.clone(),
    }
}

fn plain(step: &StepOf<Planted>) -> StepOf<Toy> {
    match step {
        Step::Action(seat, action) => Step::Action(*seat, action.action),
        Step::Chance(card) => Step::Chance(*card),
    }
}

impl ActionSet<Action> for Listed {
    fn len(&self) -> usize {
        self.0.len()
    }

    fn nth(&self, n: usize) -> Action {
        self.0[n]
    }

    fn contains(&self, action: Action) -> bool {
        self.0.contains(&action)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_blurred { f.write_str("play a card") } else { self.action.fmt(f) }
    }
}

impl FromStr for Action {
    type Err = UnknownNotation;

    fn from_str(text: &str) -> Result<Action, UnknownNotation> {
        if text == "play a card" {
            let action = toy::Action::Play("card1".parse()?);
            return Ok(Action { action, is_blurred: true });
        }
        Ok(Action { action: text.parse()?, is_blurred: false })
    }
}
