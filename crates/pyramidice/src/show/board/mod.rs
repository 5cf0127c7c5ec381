//! The game in a browser: fragments of HTML made from views, and the words and drawings that go with them.
//!
//! Each file below draws one of them. A Stone die is chosen first: it is a switch that shows the builds it is good for,
//! each of which is a button of its own. Dice that are rolled again or paid are pointed at one after the other.

mod architect;
mod aside;
mod ask;
mod clock;
mod emblem;
mod exhibit;
mod explain;
mod holdings;
mod legend;
mod lines;
mod motion;
mod odds;
mod payable;
pub(crate) mod pieces;
mod preview;
mod pyramids;
mod row;
mod signs;
mod skill;
mod stage;
mod steps;
pub(super) mod support;
mod table;
mod tiles;
mod tray;
mod words;

use game::{
    Ask, Examples, Explained, Figure, Foreseen, Lang, Motion, Occasion, Page, Present, Seat, Sentence, Sight,
    Sound, Stage, Theme, Viewer,
};
use maud::Markup;

use self::words::{number, say, word};
use crate::events::Event;
use crate::rules::{Action, Dealing, Dismissal, Options, Owner, Paying, Phase, Pyramidice, Resting, Working};
use crate::view::View;

impl Page for Pyramidice {
    const STYLE: &'static str = include_str!("../../../board.css");
    const SPRITE: &'static str = include_str!("../../../sprite.svg");
    const RULEBOOK: [&'static str; 3] = game::in_every_language!("rules"; "md");
    const LESSONS: &'static [(&'static str, &'static str)] = &[
        ("first", include_str!("../../../lessons/first.toml")),
        ("architect", include_str!("../../../lessons/architect.toml")),
    ];
    const GLOSSARY: &'static [&'static str] = &[
        "rest",
        "work",
        "resource",
        "board",
        "quarry",
        "prayer",
        "build",
        "glory",
        "deity",
        "row",
        "cat",
        "power",
        "support",
        "ennead",
        "level",
        "project",
        "pharaoh",
        "score",
        "architect",
    ];
    const FIGURES: &'static [(&'static str, Figure)] = crate::show::rulebook::FIGURES;
    const DAILY: &'static [&'static str] = &[
        "players=1 architect=snefru",
        "players=1 architect=hemiunu",
        "players=1 architect=amenhotep",
        "players=1 architect=imhotep",
    ];
    const TROPHIES: Option<&'static str> = Some("architect");
    const BALANCE: Option<&'static str> = Some(include_str!("../../../balance.json"));
    const PUZZLES: &'static [u8] = include_bytes!("../../../puzzles.gz");
    const HAS_LONG_TURNS: bool = true;
    const OCCASIONS: &'static [Occasion<Pyramidice>] = &[
        ("rest", |event| matches!(event, Event::TileTaken { .. })),
        ("dice", |event| matches!(event, Event::DiceTaken { .. })),
        ("building", |event| matches!(event, Event::Built { owner: Owner::Seat(_), .. })),
        ("support", |event| matches!(event, Event::DeityBought { .. } | Event::DeityChosen { .. })),
        ("architect-turn", |event| matches!(event, Event::ArchitectTookDie { .. })),
        ("end", |event| matches!(event, Event::PharaohTaken { .. })),
    ];

    fn board(sight: &Sight<'_, Pyramidice>, lang: Lang) -> Markup {
        table::draw(sight, lang)
    }

    fn holdings(sight: &Sight<'_, Pyramidice>, seat: Seat, lang: Lang) -> Markup {
        holdings::draw(sight, seat, lang)
    }

    fn aside(sight: &Sight<'_, Pyramidice>, lang: Lang) -> Option<(String, Markup)> {
        Some(aside::draw(sight, lang))
    }

    fn crown(seat: Seat) -> Markup {
        pieces::crown(seat)
    }

    fn automaton() -> Markup {
        pieces::owner(Owner::Architect)
    }

    fn automatons_holdings(sight: &Sight<'_, Pyramidice>, lang: Lang) -> Option<Markup> {
        let (architect, board) = (sight.view.options.architect?, sight.view.architect?);
        Some(architect::draw(sight.view, architect, board, lang))
    }

    fn is_automatons_turn(event: &Event) -> bool {
        matches!(event, Event::TurnBegan { owner: Owner::Architect })
    }

    fn emblem() -> Markup {
        emblem::draw()
    }

    fn preview(sight: &Sight<'_, Pyramidice>, foreseen: &Foreseen<Pyramidice>, lang: Lang) -> Markup {
        preview::draw(sight, foreseen, lang)
    }

    fn kind(action: Action) -> &'static str {
        action.verb()
    }

    fn skill(action: Action) -> &'static str {
        skill::of(action)
    }

    /// Sets of dice are pointed at die by die, and listed as well; the others have nothing to point at.
    fn in_dock(action: Action) -> bool {
        matches!(
            action,
            Action::Roll(_)
                | Action::PayDice(_)
                | Action::Copy
                | Action::Pass
                | Action::Keep(_)
                | Action::Work
                | Action::Gain(_)
                | Action::Discard(_)
                | Action::Set(..)
                | Action::Pay(_)
                | Action::PaySeshat(_)
                | Action::PayTurquoise(_)
        )
    }

    fn picks(action: Action) -> Vec<String> {
        tray::picks(action)
    }

    fn ask(sight: &Sight<'_, Pyramidice>, lang: Lang) -> Ask {
        ask::of(sight, lang)
    }

    fn stage(view: &View, lang: Lang) -> Option<Stage> {
        stage::of(view, lang)
    }

    fn signs(events: &[Event], view: &View, viewer: Viewer) -> Markup {
        signs::draw(events, view, viewer)
    }

    fn examples() -> Option<&'static Examples<Pyramidice>> {
        Some(&crate::show::rulebook::EXAMPLES)
    }

    fn scene(view: &View, part: &str) -> Option<Markup> {
        crate::show::rulebook::scene(view, part)
    }

    fn sign(name: &str) -> Markup {
        signs::named(name)
    }

    fn begins_line(event: &Event) -> bool {
        lines::begins(event)
    }

    fn place(event: &Event, view: &View, viewer: Viewer) -> Option<String> {
        lines::place(event)
            .or_else(|| Self::motion(event, view, viewer).into_iter().find_map(|motion| motion.to))
    }

    fn signs_explained(lang: Lang) -> Vec<(Markup, String)> {
        legend::signs(lang)
    }

    fn keys(lang: Lang) -> Vec<(String, String)> {
        legend::keys(lang)
    }

    fn goal_signs() -> [Markup; 3] {
        legend::of_the_goal()
    }

    fn goal(options: &Options, lang: Lang) -> [String; 3] {
        let alone = ["goal-alone-1", "goal-2", "goal-alone-3"];
        let keys = if options.architect.is_some() { alone } else { ["goal-1", "goal-2", "goal-3"] };
        keys.map(|key| word(lang, key))
    }

    fn why_over(view: &View, lang: Lang) -> Option<Sentence> {
        lines::why_over(view, lang)
    }

    /// Dice, deities that are won, and everything else that is put down.
    fn sound(event: &Event, view: &View, viewer: Viewer) -> Option<Sound> {
        let is_rolled =
            matches!(event, Event::Rolled { .. } | Event::Rerolled { .. } | Event::ArchitectRolled { .. });
        let is_won = matches!(event, Event::DeityBought { .. } | Event::ArchitectTookDeity { .. });
        let moves = !Pyramidice::motion(event, view, viewer).is_empty();
        match (is_rolled, is_won) {
            (true, _) => Some(Sound::Dice),
            (false, true) => Some(Sound::Sale),
            (false, false) => moves.then_some(Sound::Place),
        }
    }

    fn motion(event: &Event, _view: &View, _viewer: Viewer) -> Vec<Motion> {
        motion::of(event)
    }

    fn explain(sight: &Sight<'_, Pyramidice>, thing: &str, lang: Lang) -> Option<Explained> {
        explain::of(sight, thing, lang)
    }

    fn exhibit(view: &View, viewer: Viewer, seat: Seat, part: &str, lang: Lang) -> Markup {
        exhibit::draw(view, viewer, Owner::Seat(seat), part, lang)
    }

    fn exhibit_automaton(view: &View, viewer: Viewer, part: &str, lang: Lang) -> Markup {
        exhibit::draw(view, viewer, Owner::Architect, part, lang)
    }

    /// An architect wins ties; among players, the tie-break, if it decided.
    fn remark(view: &View, lang: Lang) -> Option<String> {
        if view.phase != Phase::Over {
            return None;
        }
        let totals = Pyramidice::shown_score(view, Viewer::All).totals();
        if view.options.architect.is_some() {
            let is_tie = totals.iter().all(|total| *total == totals[0]);
            return is_tie.then(|| word(lang, "board-tie-architect"));
        }
        let best = totals.iter().copied().max()?;
        let first: Vec<u32> = Seat::all(view.options.players)
            .filter(|seat| totals[seat.index()] == best)
            .map(|seat| u32::from(view.players[seat].board.len()))
            .collect();
        let most = first.iter().copied().max()?;
        match (first.len(), first.iter().filter(|count| **count == most).count()) {
            (1, _) => None,
            (_, 1) => Some(say(lang, "board-tie-broken", &[("count", number(most))])),
            _ => Some(word(lang, "board-tie-shared")),
        }
    }

    fn name_value(key: &str, value: &str, lang: Lang) -> String {
        word(lang, &format!("value-{key}-{value}"))
    }

    fn chapter(view: &View) -> &'static str {
        match view.phase {
            Phase::SetUp(Dealing::Tile | Dealing::Project | Dealing::Scarab { .. }) => "setup",
            Phase::SetUp(Dealing::Keeping { .. }) => "scarabs",
            Phase::Choosing => "turn",
            Phase::Gaining { .. } | Phase::Rest(Resting::Giving { .. } | Resting::TakingDeity) => "tiles",
            Phase::Rest(Resting::Placing { .. }) | Phase::ArchitectRolling => "architect-turn",
            Phase::KeepingEight { .. } => "table",
            Phase::Drawing { .. } => "row",
            Phase::Work(working) => match working {
                Working::TakingDice | Working::Rolling { .. } => "dice",
                Working::Menu | Working::NamingStone | Working::NamingPrayer { .. } => "actions",
                Working::Setting { .. } | Working::Dismissing { reason: Dismissal::Aten } => "powers",
                Working::Dismissing { reason: Dismissal::Support } => "support",
                Working::Copying { .. } => "scarabs",
            },
            Phase::Payment(Paying::Dice { .. } | Paying::Resources { .. }) => "actions",
            Phase::Payment(Paying::Build { .. }) => "building",
            Phase::Over => "scoring",
        }
    }

    fn picture(view: &View, viewer: Viewer, theme: Theme) -> String {
        crate::show::picture::picture(view, viewer, theme)
    }
}
