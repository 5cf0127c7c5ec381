//! The game in a browser: fragments of HTML made from views, and the words and drawings that go with them.
//!
//! Each file below draws one of them. Whatever is shown only while a choice is pointed at comes from the events that
//! the choice would bring about, never from the rules.

mod aside;
mod ask;
mod boats;
mod exhibit;
mod explain;
mod grid;
mod hand;
mod legend;
mod marks;
pub(super) mod obelisk;
pub(super) mod pieces;
mod preview;
mod pyramids;
mod quay;
mod signs;
mod sites;
mod stage;
mod temple;
mod tomb;
mod traces;
mod values;
mod words;

use game::{
    Ask, Examples, Explained, Figure, Foreseen, Game, Lang, Motion, Occasion, Page, Present, Seat, Sentence,
    Sight, Sound, Stage, Theme, Turn, Viewer,
};
use maud::{Markup, html};

use crate::events::Event;
use crate::rules::{Action, Duel, Kind, Phase, Token};
use crate::show::words::say;
use crate::show::{picture, rulebook};
use crate::view::View;

impl Page for Duel {
    const DAILY: &'static [&'static str] = &[
        "sides=AAAA",
        "sides=ABBA",
        "sides=BBBB",
        "sides=BAAB",
        "sides=AABB",
        "sides=BBAA",
        "sides=ABAB",
        "sides=BABA",
    ];
    const TROPHIES: Option<&'static str> = Some("sides");
    const BALANCE: Option<&'static str> = Some(include_str!("../../../balance.json"));
    const PUZZLES: &'static [u8] = include_bytes!("../../../puzzles.gz");
    const STYLE: &'static str = include_str!("../../../board.css");
    const SPRITE: &'static str = include_str!("../../../sprite.svg");
    const RULEBOOK: [&'static str; 3] = game::in_every_language!("rules"; "md");
    const LESSONS: &'static [(&'static str, &'static str)] = &[
        ("first", include_str!("../../../lessons/first.toml")),
        ("sides", include_str!("../../../lessons/sides.toml")),
    ];
    const GLOSSARY: &'static [&'static str] = &[
        "meeple", "harbour", "boat", "unload", "token", "supply", "site", "obelisk", "temple", "pyramid",
        "tomb", "action", "reserve", "score",
    ];
    const FIGURES: &'static [(&'static str, Figure)] = rulebook::FIGURES;
    const OCCASIONS: &'static [Occasion<Duel>] = &[
        ("unloading", |event| matches!(event, Event::Unloading { .. })),
        (
            "actions",
            |event| matches!(event, Event::Gained { token, .. } if matches!(token.kind(), Kind::Action(_))),
        ),
        ("end", |event| matches!(event, Event::Left { .. })),
    ];

    fn board(sight: &Sight<'_, Duel>, lang: Lang) -> Markup {
        quay::draw(sight, lang)
    }

    fn holdings(sight: &Sight<'_, Duel>, seat: Seat, lang: Lang) -> Markup {
        let reach = if traces::near_seat(sight.viewer) == seat { "near" } else { "far" };
        html! {
            div.holdings.(reach) {
                div.own-things {
                    (sites::draw(sight, seat, lang))
                    (hand::draw(sight, seat, lang))
                }
            }
        }
    }

    fn aside(sight: &Sight<'_, Duel>, lang: Lang) -> Option<(String, Markup)> {
        Some(aside::draw(sight, lang))
    }

    fn crown(seat: Seat) -> Markup {
        pieces::meeple(seat, "")
    }

    fn emblem() -> Markup {
        rulebook::figures::emblem()
    }

    fn preview(sight: &Sight<'_, Duel>, foreseen: &Foreseen<Duel>, lang: Lang) -> Markup {
        preview::draw(sight, foreseen, lang)
    }

    fn kind(action: Action) -> &'static str {
        match action {
            Action::Place(_) => "place",
            Action::Unload(_) => "unload",
            Action::Use(_) => "use",
            Action::Take(_) => "take",
            Action::Swap(..) => "swap",
            Action::Stop => "stop",
        }
    }

    fn skill(action: Action) -> &'static str {
        match action {
            Action::Place(_) => "place",
            Action::Unload(_) => "unload",
            Action::Use(_) | Action::Take(_) | Action::Swap(..) | Action::Stop => "tokens",
        }
    }

    fn in_dock(action: Action) -> bool {
        match action {
            Action::Swap(..) | Action::Stop => true,
            Action::Place(_) | Action::Unload(_) | Action::Use(_) | Action::Take(_) => false,
        }
    }

    fn picks(action: Action) -> Vec<String> {
        let Action::Swap(boat, pair) = action else { return Vec::new() };
        traces::spaces_of(boat, pair).map(|space| space.to_string()).into()
    }

    fn stage(view: &View, lang: Lang) -> Option<Stage> {
        stage::of(view, lang)
    }

    fn signs(events: &[Event], view: &View, viewer: Viewer) -> Markup {
        signs::draw(events, view, viewer)
    }

    /// Tokens that are taken or change places sound otherwise than what is put down.
    fn sound(event: &Event, view: &View, viewer: Viewer) -> Option<Sound> {
        let is_taken = matches!(event, Event::Gained { .. } | Event::Swapped { .. });
        let sound = if is_taken { Sound::Take } else { Sound::Place };
        (!Duel::motion(event, view, viewer).is_empty()).then_some(sound)
    }

    fn motion(event: &Event, view: &View, viewer: Viewer) -> Vec<Motion> {
        let place = boats::place_of;
        match *event {
            // The event does not say whether the token came from the reserve.
            Event::Loaded { space, .. } => vec![moved("supply", place(space))],
            Event::Placed { seat, cell } => vec![moved(format!("hand-{seat}"), cell.to_string())],
            Event::Gained { seat, token, from, meeple } => {
                let home = meeple.map(|cell| moved(cell.to_string(), format!("hand-{seat}")));
                let is_hidden = view.hides_gain(seat, token, viewer);
                let gain = if is_hidden { gone(place(from)) } else { moved(place(from), goal(seat, token)) };
                [gain].into_iter().chain(home).collect()
            }
            Event::Lost { from, .. } => vec![gone(place(from))],
            Event::Used { seat, token } => vec![gone(format!("action-{seat}-{token}"))],
            Event::Swapped { boat, pair, .. } => {
                let [lower, higher] = traces::spaces_of(boat, pair).map(place);
                vec![moved(lower.clone(), higher.clone()), moved(higher, lower)]
            }
            Event::Unloading { .. }
            | Event::FirstToFive { .. }
            | Event::Left { .. }
            | Event::Stopped { .. }
            | Event::Passed { .. }
            | Event::Ended => Vec::new(),
        }
    }

    fn examples() -> Option<&'static Examples<Duel>> {
        Some(&rulebook::EXAMPLES)
    }

    fn scene(view: &View, part: &str) -> Option<Markup> {
        rulebook::scene(view, part)
    }

    fn sign(name: &str) -> Markup {
        legend::sign(name)
    }

    /// An unloading is told token by token; the first goes along with who unloads.
    fn begins_line(event: &Event) -> bool {
        match *event {
            Event::Gained { from, meeple, .. } => meeple.is_some() && from.number() != 3,
            Event::Lost { .. } | Event::Unloading { .. } | Event::Left { .. } => true,
            Event::Loaded { .. }
            | Event::Placed { .. }
            | Event::FirstToFive { .. }
            | Event::Used { .. }
            | Event::Swapped { .. }
            | Event::Stopped { .. }
            | Event::Passed { .. }
            | Event::Ended => false,
        }
    }

    /// On the board rather than where the pieces went: the eye follows them from there.
    fn place(event: &Event, _view: &View, _viewer: Viewer) -> Option<String> {
        match *event {
            Event::Placed { cell, .. } | Event::Gained { meeple: Some(cell), .. } => Some(cell.to_string()),
            Event::Loaded { space, .. } => Some(boats::place_of(space)),
            Event::Gained { from, .. } | Event::Lost { from, .. } => Some(boats::place_of(from)),
            Event::Swapped { boat, pair, .. } => Some(boats::place_of(traces::spaces_of(boat, pair)[0])),
            Event::Unloading { .. }
            | Event::FirstToFive { .. }
            | Event::Left { .. }
            | Event::Used { .. }
            | Event::Stopped { .. }
            | Event::Passed { .. }
            | Event::Ended => None,
        }
    }

    fn ask(sight: &Sight<'_, Duel>, lang: Lang) -> Ask {
        ask::of(sight, lang)
    }

    fn explain(sight: &Sight<'_, Duel>, thing: &str, lang: Lang) -> Option<Explained> {
        explain::of(sight, thing, lang)
    }

    fn signs_explained(lang: Lang) -> Vec<(Markup, String)> {
        legend::signs(lang)
    }

    fn keys(lang: Lang) -> Vec<(String, String)> {
        legend::keys(lang)
    }

    fn goal_signs() -> [Markup; 3] {
        [pieces::token(Token::Temple4), pieces::meeple(Seat::new(0), ""), pieces::sign("boat")]
    }

    fn why_over(view: &View, lang: Lang) -> Option<Sentence> {
        (view.phase == Phase::Over).then(|| Duel::tell(&Event::Ended, view, Viewer::All, lang))?
    }

    fn exhibit(view: &View, viewer: Viewer, seat: Seat, part: &str, lang: Lang) -> Markup {
        exhibit::draw(view, viewer, seat, part, lang)
    }

    /// The tie-break, where it decided.
    fn remark(view: &View, lang: Lang) -> Option<String> {
        let state = view.state();
        let totals = state.score(Viewer::All).totals();
        let is_tied = state.turn() == Turn::Over && totals[0] == totals[1];
        is_tied.then(|| say(lang, "remark-tie", &[("points", totals[0].into())]))
    }

    fn name_value(key: &str, value: &str, lang: Lang) -> String {
        values::name(key, value, lang)
    }

    fn chapter(view: &View) -> &'static str {
        match view.phase {
            Phase::Loading { .. } => "setup",
            Phase::Choose => "turn",
            Phase::Placing { .. } => "placing",
            Phase::Unloading { .. } | Phase::UnloadingAgain | Phase::Refilling { .. } => "unloading",
            Phase::PlacingToUnload | Phase::Taking | Phase::Swapping | Phase::Replacing { .. } => "actions",
            Phase::Over => "end",
        }
    }

    fn picture(view: &View, viewer: Viewer, theme: Theme) -> String {
        picture::draw(view, viewer, theme)
    }
}

fn moved(from: impl Into<String>, to: String) -> Motion {
    Motion { from: from.into(), to: Some(to) }
}

fn gone(from: String) -> Motion {
    Motion { from, to: None }
}

/// Where a token goes that a player gains.
fn goal(seat: Seat, token: Token) -> String {
    match token.kind() {
        Kind::Obelisk | Kind::LightPyramid | Kind::DarkPyramid => format!("{token}-{seat}"),
        Kind::Temple(suns) => format!("temple-{seat}-{suns}"),
        Kind::Tomb(number) => format!("tomb-{seat}-{number}"),
        Kind::Action(action) => format!("action-{seat}-{action}"),
    }
}
