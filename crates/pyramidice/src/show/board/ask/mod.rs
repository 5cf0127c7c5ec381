//! What is asked, in the words of the game: the question, where in the turn it comes, and every kind of thing to do.

mod impossible;
mod offers;
mod scarabs;
mod warning;
mod way;

use game::{Ask, Lang};
use maud::{Markup, html};

pub(super) use self::impossible::build as why_not_build;
pub(super) use self::scarabs::in_numbers;
pub(super) use self::warning::way_round;

use super::odds;
use super::payable::{Reach, reach};
use super::pieces::{deity as glyph, icon};
use super::steps::Seen;
use super::support::Support;
use super::words::{name_deity, name_tile, number, say, word};
use crate::rules::{
    Deity, Dice, Dismissal, Exchange, Faces, Kind, Paying, Phase, Purpose, Resting, Reward, Scarab, Tile,
    Working,
};
use crate::view::View;

pub(super) fn of(sight: &Seen<'_>, lang: Lang) -> Ask {
    let view = sight.view;
    let mut kinds = offers::possible(sight, lang);
    kinds.extend(impossible::of(sight, lang));
    Ask {
        question: question(view, lang),
        note: note(view, lang),
        way: way::of(view, lang),
        detail: detail(sight, lang),
        kinds,
    }
}

pub(super) fn question(view: &View, lang: Lang) -> String {
    match view.phase {
        Phase::SetUp(_) => word(lang, "ask-scarab"),
        Phase::Work(working) => in_work(view, working, lang),
        Phase::Payment(paying) => payment(paying, lang),
        Phase::Gaining { reward } => gain(reward, lang),
        Phase::KeepingEight { .. } => {
            say(lang, "ask-eight", &[("spaces", number(view.options.edition.board.spaces))])
        }
        Phase::Rest(Resting::Giving { exchange: Exchange::Swap }) => {
            with_source("ask-give", name_tile(Tile::Swap, lang), lang)
        }
        Phase::Rest(Resting::Giving { exchange: Exchange::Hapy }) => {
            with_source("ask-give", name_deity(Deity::Hapy, lang), lang)
        }
        Phase::Rest(Resting::TakingDeity) => word(lang, "ask-deity"),
        Phase::Rest(Resting::Placing { .. }) => word(lang, "ask-place"),
        Phase::Choosing | Phase::Drawing { .. } | Phase::ArchitectRolling | Phase::Over => word(lang, "ask"),
    }
}

fn in_work(view: &View, working: Working, lang: Lang) -> String {
    match working {
        Working::TakingDice => say(lang, "ask-take", &[("count", number(dice_to_take(view)))]),
        Working::NamingStone => word(lang, "ask-roll-stone"),
        Working::NamingPrayer { .. } => word(lang, "ask-roll-prayer"),
        Working::Setting { kind: Kind::Prayer } => {
            with_source("ask-set", name_deity(Deity::Amun, lang), lang)
        }
        Working::Setting { kind: Kind::Stone | Kind::Virtual } => {
            with_source("ask-set", name_deity(Deity::Mut, lang), lang)
        }
        Working::Dismissing { reason: Dismissal::Aten } => word(lang, "ask-dismiss-aten"),
        Working::Dismissing { reason: Dismissal::Support } => word(lang, "ask-dismiss"),
        Working::Copying { glory, .. } => say(lang, "ask-copy", &[("glory", number(glory))]),
        Working::Menu | Working::Rolling { .. } => word(lang, "ask-use"),
    }
}

fn payment(paying: Paying, lang: Lang) -> String {
    match paying {
        Paying::Dice { purpose: Purpose::Buy(deity) } => {
            with_source("ask-dice-buy", name_deity(deity, lang), lang)
        }
        Paying::Dice { purpose: Purpose::Power(deity) } => {
            with_source("ask-dice-power", name_deity(deity, lang), lang)
        }
        Paying::Dice { purpose: Purpose::Replace(deity) } => {
            with_source("ask-dice-replace", name_deity(deity, lang), lang)
        }
        Paying::Dice { purpose: Purpose::Glory | Purpose::Cat(..) } => word(lang, "ask-dice-glory"),
        Paying::Resources { .. } | Paying::Build { .. } => word(lang, "ask-pay"),
    }
}

fn gain(reward: Reward, lang: Lang) -> String {
    let source = match reward {
        Reward::Exchanged { exchange: Exchange::Swap, .. } => name_tile(Tile::Swap, lang),
        Reward::Exchanged { exchange: Exchange::Hapy, .. } => name_deity(Deity::Hapy, lang),
        Reward::Gift => name_tile(Tile::Gift, lang),
        Reward::Labour => name_tile(Tile::Labour, lang),
        Reward::Triple => name_tile(Tile::Triple, lang),
        Reward::Khepri => name_deity(Deity::Khepri, lang),
    };
    with_source("ask-gain", source, lang)
}

/// A question that names the card or tile it comes from.
fn with_source(key: &str, source: String, lang: Lang) -> String {
    let source = ("source", source.into());
    say(lang, key, &[source])
}

/// The fact that helps most with the question.
pub(super) fn note(view: &View, lang: Lang) -> Option<String> {
    let seat = view.active.seat();
    let board = view.players[seat].board;
    match view.phase {
        Phase::SetUp(_) => Some(word(lang, "ask-scarab-note")),
        Phase::Work(Working::TakingDice) => Some(word(lang, "ask-take-note")),
        Phase::Work(Working::Menu) => Some(room(Support::of(view, seat), lang)),
        Phase::Work(Working::NamingStone) if view.hand.prayer.is_empty() => Some(word(lang, "ask-roll-note")),
        Phase::Work(Working::NamingStone) => Some(word(lang, "ask-roll-first")),
        Phase::Work(Working::NamingPrayer { .. }) if view.hand.stone.is_empty() => {
            Some(word(lang, "ask-roll-note"))
        }
        Phase::Work(Working::NamingPrayer { .. }) => Some(word(lang, "ask-roll-second")),
        Phase::Work(Working::Copying { glory, .. }) => {
            let values =
                [("glory", number(glory)), ("workers", number(view.options.edition.scarabs.pearl.workers))];
            Some(say(lang, "ask-copy-note", &values))
        }
        Phase::Work(Working::Dismissing { reason: Dismissal::Support }) => {
            Some(Support::of(view, seat).words(lang))
        }
        Phase::Payment(Paying::Dice { .. }) => Some(word(lang, "ask-dice-note")),
        Phase::Choosing => {
            let values = [
                ("count", number(board.len())),
                ("spaces", number(view.options.edition.board.spaces)),
                ("workers", number(board.workers)),
                ("cats", number(board.cats)),
                ("stones", number(board.stones)),
            ];
            Some(say(lang, "ask-note", &values))
        }
        Phase::Work(Working::Setting { .. } | Working::Rolling { .. } | Working::Dismissing { .. })
        | Phase::Payment(_)
        | Phase::Gaining { .. }
        | Phase::KeepingEight { .. }
        | Phase::Rest(_)
        | Phase::Drawing { .. }
        | Phase::ArchitectRolling
        | Phase::Over => None,
    }
}

/// How much can still be paid before a deity is lost.
fn room(support: Support, lang: Lang) -> String {
    if support.deities == 0 {
        return word(lang, "ask-room-free");
    }
    let values = [("count", number(support.room())), ("deities", number(support.deities))];
    say(lang, if support.lost() > 0 { "ask-room-none" } else { "ask-room" }, &values)
}

fn detail(sight: &Seen<'_>, lang: Lang) -> Markup {
    match sight.view.phase {
        Phase::SetUp(_) => scarabs::cards(sight, lang),
        Phase::Work(Working::Menu) => warning::draw(sight, lang),
        Phase::Work(Working::NamingStone | Working::NamingPrayer { .. }) => chances(sight.view, lang),
        Phase::Work(_)
        | Phase::Payment(_)
        | Phase::Gaining { .. }
        | Phase::KeepingEight { .. }
        | Phase::Rest(_)
        | Phase::Choosing
        | Phase::Drawing { .. }
        | Phase::ArchitectRolling
        | Phase::Over => html! {},
    }
}

/// What the row costs as the dice lie, and how likely it can be paid if all of them are rolled again.
fn chances(view: &View, lang: Lang) -> Markup {
    let all = Dice { imagined: Faces::default(), ..view.hand };
    let seat = view.active.seat();
    html! {
        div.odds {
            p { (word(lang, "ask-odds")) }
            ul {
                @for (deity, chance) in odds::after_roll(view, all) {
                    @let is_payable = reach(view, seat, deity) == Reach::Now;
                    li {
                        (glyph(deity)) b { (name_deity(deity, lang)) }
                        span { (word(lang, if is_payable { "ask-odds-now" } else { "ask-odds-not" })) }
                        span { (icon("roll")) (chance) "\u{a0}%" }
                    }
                }
            }
        }
    }
}

/// How many dice a Work turn takes: one for each Worker, Bastet's Cats and the Sapphire's die included.
pub(super) fn dice_to_take(view: &View) -> u8 {
    let player = &view.players[view.active.seat()];
    let cats = if player.deities.contains(Deity::Bastet) { player.board.cats } else { 0 };
    let sapphire =
        if player.scarab == Some(Scarab::Sapphire) { view.options.edition.scarabs.sapphire.dice } else { 0 };
    // Stone dice on the board go to the Quarry first.
    let there = view.quarry.stone + view.quarry.prayer + player.board.stones;
    (player.board.workers + cats + sapphire).min(there)
}

/// Names one after the other, at most so many of them.
fn list(names: impl Iterator<Item = String>) -> String {
    const MOST: usize = 3;
    let names: Vec<String> = names.collect();
    let more = if names.len() > MOST { "…" } else { "" };
    let shown: Vec<&str> = names.iter().take(MOST).map(String::as_str).collect();
    shown.join(", ") + more
}
