//! Decisions in the middle of something: what is asked, with the piece that it is about.

use game::{Lang, Stage};
use maud::{Markup, html};

use super::ask;
use super::pieces::{deity, glory, icon, resource, scarab, stone};
use super::tiles;
use crate::rules::{
    Deity, Dismissal, Exchange, Kind, Owner, Paying, Phase, Purpose, Resource, Resting, Reward, Scarab, Tile,
    Working,
};
use crate::view::View;

/// The parts of a turn are told with the question.
pub(super) fn of(view: &View, lang: Lang) -> Option<Stage> {
    let sign = match view.phase {
        Phase::Rest(resting) => rest(view, resting),
        Phase::Gaining { reward } => gain(view, reward),
        Phase::Work(working) => work(working)?,
        Phase::Payment(paying) => payment(paying),
        Phase::Choosing
        | Phase::KeepingEight { .. }
        | Phase::Drawing { .. }
        | Phase::ArchitectRolling
        | Phase::Over
        | Phase::SetUp(_) => return None,
    };
    let (title, hint) = (ask::question(view, lang), ask::note(view, lang).unwrap_or_default());
    Some(Stage { title, hint, parts: Vec::new(), now: 0, sign })
}

fn rest(view: &View, resting: Resting) -> Markup {
    match resting {
        Resting::Giving { exchange } => exchanged(view, exchange),
        Resting::TakingDeity => tile(view, Tile::God),
        Resting::Placing { owner } => {
            let laid = match owner {
                Owner::Seat(seat) => view.players[seat].tiles,
                Owner::Architect => view.architect.unwrap_or_default().tiles,
            };
            tile(view, laid.first().unwrap_or(Tile::Ww))
        }
    }
}

fn gain(view: &View, reward: Reward) -> Markup {
    match reward {
        Reward::Exchanged { exchange, .. } => exchanged(view, exchange),
        Reward::Gift => tile(view, Tile::Gift),
        Reward::Labour => tile(view, Tile::Labour),
        Reward::Triple => tile(view, Tile::Triple),
        Reward::Khepri => sign(&deity(Deity::Khepri)),
    }
}

fn exchanged(view: &View, exchange: Exchange) -> Markup {
    match exchange {
        Exchange::Swap => tile(view, Tile::Swap),
        Exchange::Hapy => sign(&deity(Deity::Hapy)),
    }
}

fn work(working: Working) -> Option<Markup> {
    let drawing = match working {
        Working::NamingStone | Working::NamingPrayer { .. } => icon("roll"),
        Working::Setting { kind: Kind::Prayer } => deity(Deity::Amun),
        Working::Setting { kind: Kind::Stone | Kind::Virtual } => deity(Deity::Mut),
        Working::Dismissing { reason: Dismissal::Aten } => deity(Deity::Aten),
        Working::Dismissing { reason: Dismissal::Support } => icon("warn"),
        Working::Copying { .. } => scarab(Scarab::Pearl),
        Working::TakingDice | Working::Rolling { .. } | Working::Menu => return None,
    };
    Some(sign(&drawing))
}

fn payment(paying: Paying) -> Markup {
    match paying {
        Paying::Dice { purpose } | Paying::Resources { purpose } => match purpose {
            Purpose::Buy(one) | Purpose::Power(one) | Purpose::Replace(one) => sign(&deity(one)),
            Purpose::Glory => sign(&glory()),
            Purpose::Cat(..) => sign(&resource(Resource::Cat)),
        },
        Paying::Build { face, .. } => sign(&stone(face)),
    }
}

fn sign(drawing: &Markup) -> Markup {
    html! { span.stg { (drawing) } }
}

fn tile(view: &View, tile: Tile) -> Markup {
    html! { span.rt { (tiles::face(view, tile)) } }
}
