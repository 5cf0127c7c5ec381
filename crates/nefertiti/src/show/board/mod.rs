//! The game in a browser: fragments of HTML made from views, and the words and drawings that go with them.
//!
//! Each file below draws one of them. What is shown only while a choice is pointed at comes from the events that the
//! choice would bring about; who would be paid what in a closing is worked out from the pieces, because it depends on
//! decisions that nobody has made yet.

mod aside;
mod ask;
mod characters;
mod chooser;
mod exhibit;
mod explain;
mod holdings;
pub(crate) mod layout;
mod lines;
mod market;
mod markets;
mod memphis;
mod meter;
mod motion;
mod numbers;
mod payout;
pub(crate) mod pieces;
mod preview;
mod sale;
mod signs;
mod stage;
mod stall;
mod steps;

use game::{
    Ask, Examples, Explained, Figure, Foreseen, Lang, Motion, Occasion, Page, Present, Seat, Sentence, Sight,
    Sound, Stage, Theme, Viewer,
};
use maud::Markup;

use crate::events::Event;
use crate::rules::{Action, Market, Nefertiti, Phase, SaleStep, TurnStep};
use crate::show::words::say;
use crate::view::View;

impl Page for Nefertiti {
    const STYLE: &'static str = include_str!("../../../board.css");
    const SPRITE: &'static str = include_str!("../../../sprite.svg");
    const RULEBOOK: [&'static str; 3] = game::in_every_language!("rules"; "md");
    const LESSONS: &'static [(&'static str, &'static str)] = &[
        ("first", include_str!("../../../lessons/first.toml")),
        ("memphis", include_str!("../../../lessons/memphis.toml")),
        ("two", include_str!("../../../lessons/two.toml")),
    ];
    const GLOSSARY: &'static [&'static str] = &[
        "gift",
        "owner",
        "value",
        "market",
        "offer",
        "deben",
        "reserve",
        "closing",
        "bidder",
        "seal",
        "closed",
        "dice",
        "character",
        "akhenaton",
        "score",
        "foreign",
        "collector",
        "neutral",
    ];
    const FIGURES: &'static [(&'static str, Figure)] = crate::show::rulebook::FIGURES;
    const DAILY: &'static [&'static str] = &[
        "players=3",
        "players=3 setup=advanced",
        "players=3 characters=amon",
        "players=3 setup=advanced characters=palace",
        "players=3 characters=nile",
        "players=3 setup=advanced memphis=true",
    ];
    const BALANCE: Option<&'static str> = Some(include_str!("../../../balance.json"));
    const OCCASIONS: &'static [Occasion<Nefertiti>] = &[
        ("sale", |event| matches!(event, Event::Closing { .. })),
        ("louqsor", |event| matches!(event, Event::Rolled { .. })),
        ("characters", |event| matches!(event, Event::SealGained { .. })),
        ("reopening", |event| matches!(event, Event::Reopened { .. })),
        ("end", |event| matches!(event, Event::AkhenatonDrawn { .. })),
    ];
    const PUZZLES: &'static [u8] = include_bytes!("../../../puzzles.gz");

    fn board(sight: &Sight<'_, Nefertiti>, lang: Lang) -> Markup {
        markets::draw(sight, lang)
    }

    fn holdings(sight: &Sight<'_, Nefertiti>, seat: Seat, lang: Lang) -> Markup {
        holdings::draw(sight, seat, lang)
    }

    fn aside(sight: &Sight<'_, Nefertiti>, lang: Lang) -> Option<(String, Markup)> {
        Some(aside::draw(sight, lang))
    }

    fn crown(seat: Seat) -> Markup {
        pieces::servant(seat, "")
    }

    fn emblem() -> Markup {
        crate::show::rulebook::figures::emblem()
    }

    fn preview(sight: &Sight<'_, Nefertiti>, foreseen: &Foreseen<Nefertiti>, lang: Lang) -> Markup {
        preview::draw(sight, foreseen, lang)
    }

    fn kind(action: Action) -> &'static str {
        action.verb()
    }

    fn skill(action: Action) -> &'static str {
        match action {
            Action::Recruit(_) => "recruit",
            Action::Place(_) | Action::Name(_) | Action::Pass | Action::Tax(_) | Action::Roll => "place",
            Action::Take(_)
            | Action::Buy(_)
            | Action::Half
            | Action::Scatter(_)
            | Action::Aside(_)
            | Action::Wander(..) => "market",
            Action::Score(_) => "score",
            Action::Discard(_)
            | Action::Call(_)
            | Action::Give(_)
            | Action::Stop
            | Action::WantFrom(..)
            | Action::WantAt(..)
            | Action::Want(_)
            | Action::Next(_)
            | Action::Steal(_)
            | Action::Collect(..)
            | Action::Beg(_)
            | Action::Hide(..) => "power",
        }
    }

    /// What has nothing on the board to press: the dice are asked for in words, and scattered Deben lie nowhere.
    fn in_dock(action: Action) -> bool {
        matches!(action, Action::Pass | Action::Roll | Action::Stop | Action::Scatter(_))
    }

    fn ask(sight: &Sight<'_, Nefertiti>, lang: Lang) -> Ask {
        ask::of(sight, lang)
    }

    fn picks(_action: Action) -> Vec<String> {
        Vec::new()
    }

    fn stage(view: &View, lang: Lang) -> Option<Stage> {
        stage::of(view, lang)
    }

    fn signs(events: &[Event], _view: &View, viewer: Viewer) -> Markup {
        signs::draw(events, viewer)
    }

    fn motion(event: &Event, _view: &View, viewer: Viewer) -> Vec<Motion> {
        motion::of(event, viewer)
    }

    fn place(event: &Event, _view: &View, viewer: Viewer) -> Option<String> {
        lines::place(event, viewer)
    }

    fn sound(event: &Event, _view: &View, viewer: Viewer) -> Option<Sound> {
        lines::sound(event, viewer)
    }

    fn begins_line(event: &Event) -> bool {
        lines::begins_line(event)
    }

    fn examples() -> Option<&'static Examples<Nefertiti>> {
        Some(&crate::show::rulebook::EXAMPLES)
    }

    fn scene(view: &View, part: &str) -> Option<Markup> {
        crate::show::rulebook::scene(view, part)
    }

    fn sign(name: &str) -> Markup {
        lines::sign(name)
    }

    fn signs_explained(lang: Lang) -> Vec<(Markup, String)> {
        lines::explained(lang)
    }

    fn keys(lang: Lang) -> Vec<(String, String)> {
        lines::keys(lang)
    }

    fn goal_signs() -> [Markup; 3] {
        lines::goal_signs()
    }

    fn why_over(view: &View, lang: Lang) -> Option<Sentence> {
        lines::why_over(view, lang)
    }

    fn explain(sight: &Sight<'_, Nefertiti>, thing: &str, lang: Lang) -> Option<Explained> {
        explain::of(sight, thing, lang)
    }

    fn exhibit(view: &View, viewer: Viewer, seat: Seat, part: &str, lang: Lang) -> Markup {
        exhibit::draw(view, viewer, seat, part, lang)
    }

    /// That the tie-break decided, or that even it did not.
    fn remark(view: &View, lang: Lang) -> Option<String> {
        if view.phase != Phase::Over {
            return None;
        }
        let totals = Nefertiti::shown_score(view, Viewer::All).totals();
        let best = totals.iter().copied().max()?;
        let first: Vec<u32> = Seat::all(view.settings.players())
            .filter(|seat| totals[seat.index()] == best)
            .map(|seat| u32::from(view.players[seat].deben()))
            .collect();
        let most = first.iter().copied().max()?;
        let richest = first.iter().filter(|deben| **deben == most).count();
        let key = if richest == 1 { "remark-deben" } else { "remark-shared" };
        let values = [("points", best.into()), ("deben", most.into())];
        (first.len() > 1).then(|| say(lang, key, &values))
    }

    fn name_value(key: &str, value: &str, lang: Lang) -> String {
        match key {
            "players" => {
                say(lang, "value-players", &[("players", value.parse::<u32>().unwrap_or_default().into())])
            }
            "setup" | "characters" | "memphis" => say(lang, &format!("value-{key}-{value}"), &[]),
            _ => value.to_owned(),
        }
    }

    fn chapter(view: &View) -> &'static str {
        match view.phase {
            Phase::SetUp(_) => "setup",
            Phase::Turn(TurnStep::Act) if view.players[view.active].servants() == 0 => "naming",
            Phase::Turn(TurnStep::Act | TurnStep::Again) => "turn",
            Phase::Turn(TurnStep::Taxing) | Phase::Sale(SaleStep::Leaving { .. }) => "two-players",
            Phase::Rolling | Phase::Turn(TurnStep::RollingAgain) => "louqsor",
            Phase::Sale(
                step @ (SaleStep::Taking { .. } | SaleStep::Shaming { .. } | SaleStep::Buying { .. }),
            ) => {
                if step.market() == Market::Memphis {
                    "memphis"
                } else {
                    "sale"
                }
            }
            Phase::Refilling { .. } => "reopening",
            Phase::Character(step) => stage::chapter(step),
            Phase::Oracle(_) => "expansion-characters",
            Phase::Over => "scoring",
        }
    }

    fn picture(view: &View, viewer: Viewer, theme: Theme) -> String {
        crate::show::picture::picture(view, viewer, theme)
    }
}
