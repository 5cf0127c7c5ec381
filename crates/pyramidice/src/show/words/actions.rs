//! Labels that say what an action does.

use game::Lang;

use super::{Said, names, say};
use crate::rules::{Action, Deity, Dice, Die, Face, Phase, Resources, Shift, Tile, Working};
use crate::view::View;

pub(in crate::show) fn name(action: Action, lang: Lang) -> String {
    let deity = |deity: Deity| -> Said { ("deity", names::deity(deity, lang).into()) };
    let tile = |tile: Tile| -> Said { ("tile", names::tile(tile, lang).into()) };
    let value = |face: Face| -> Said { ("value", face.value().into()) };
    let what = |resources: Resources| -> Said { ("what", names::resources(resources, lang).into()) };
    let all = |dice: Dice| -> Said { ("dice", names::dice(dice, lang).into()) };
    match action {
        Action::Build(face, space) => {
            say(lang, "do-build", &[value(face), ("space", names::space(space, lang).into())])
        }
        Action::Buy(bought) => say(lang, "do-buy", &[deity(bought)]),
        Action::Cat(Shift::Up, die) => say(lang, "do-cat-up", &shifted(Shift::Up, die, lang)),
        Action::Cat(Shift::Down, die) => say(lang, "do-cat-down", &shifted(Shift::Down, die, lang)),
        Action::Use(used) => say(lang, "do-use", &[deity(used)]),
        Action::Gold(Shift::Up, die) => say(lang, "do-gold-up", &shifted(Shift::Up, die, lang)),
        Action::Gold(Shift::Down, die) => say(lang, "do-gold-down", &shifted(Shift::Down, die, lang)),
        Action::Replace(replaced) => say(lang, "do-replace", &[deity(replaced)]),
        Action::Lend(lender, face) => say(lang, "do-lend", &[deity(lender), value(face)]),
        Action::Reroll => say(lang, "do-reroll", &[]),
        Action::Glory => say(lang, "do-glory", &[]),
        Action::End => say(lang, "do-end", &[]),
        Action::Amethyst(borrowed) => say(lang, "do-amethyst", &[deity(borrowed)]),
        Action::Keep(scarab) => {
            say(lang, "do-keep", &[("scarab", names::scarab_in_full(scarab, lang).into())])
        }
        Action::Work => say(lang, "do-work", &[]),
        Action::Rest(taken) => match names::what_tile_does(taken, lang) {
            Some(does) => say(lang, "do-rest-with", &[tile(taken), ("does", does.into())]),
            None => say(lang, "do-rest", &[tile(taken)]),
        },
        Action::Hapy => say(lang, "do-hapy", &[]),
        Action::Emerald(used) => say(lang, "do-emerald", &[tile(used)]),
        Action::Discard(resources) => say(lang, "do-discard", &[what(resources)]),
        Action::Gain(resources) => say(lang, "do-gain", &[what(resources)]),
        Action::Choose(chosen) => say(lang, "do-choose", &[deity(chosen)]),
        Action::Take { stone, prayer } => {
            say(lang, "do-take", &[("stone", stone.into()), ("prayer", prayer.into())])
        }
        Action::Set(die, face) => say(lang, "do-set", &[("die", names::die(die, lang).into()), value(face)]),
        Action::Pay(Resources::NONE) => say(lang, "do-pay-nothing", &[]),
        Action::PayTurquoise(Resources::NONE) => say(lang, "do-pay-turquoise-nothing", &[]),
        Action::Pay(resources) => say(lang, "do-pay", &[what(resources)]),
        Action::PaySeshat(resources) => say(lang, "do-pay-seshat", &[what(resources)]),
        Action::PayTurquoise(resources) => say(lang, "do-pay-turquoise", &[what(resources)]),
        Action::Dismiss(dismissed) => {
            say(lang, "do-dismiss", &[("deity", names::dismissed(dismissed, lang).into())])
        }
        Action::Copy => say(lang, "do-copy", &[]),
        Action::Pass => say(lang, "do-pass", &[]),
        Action::Place(placed, place) => {
            say(lang, "do-place", &[tile(placed), ("place", place.number().into())])
        }
        Action::Roll(named) if named.is_empty() => say(lang, "do-roll-none", &[]),
        Action::Roll(named) => say(lang, "do-roll", &[all(named)]),
        Action::PayDice(paid) => say(lang, "do-pay-dice", &[all(paid)]),
    }
}

/// Who rerolls nothing keeps dice of one kind; which, the position tells.
pub(in crate::show) fn name_in(action: Action, view: &View, lang: Lang) -> String {
    match (action, view.phase) {
        (Action::Roll(named), Phase::Work(Working::NamingStone)) if named.is_empty() => {
            say(lang, "do-roll-none-stone", &[])
        }
        (Action::Roll(named), Phase::Work(Working::NamingPrayer { .. })) if named.is_empty() => {
            say(lang, "do-roll-none-prayer", &[])
        }
        (_, _) => name(action, lang),
    }
}

/// A die and what it shows when turned by one. The last faces cannot be turned further, and never come up here.
fn shifted(shift: Shift, die: Die, lang: Lang) -> [Said; 2] {
    let face = die.face.shifted(shift).unwrap_or(die.face);
    [("die", names::die(die, lang).into()), ("value", face.value().into())]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(action: &str, expected: [&str; 3]) {
        let action: Action = action.parse().unwrap();
        assert_eq!(Lang::ALL.map(|lang| name(action, lang).replace('\u{a0}', " ")), expected);
    }

    #[test]
    fn a_label_says_what_an_action_does() {
        check(
            "build s5 c2b1",
            [
                "Build a 5 on Cheops, level 2, b1",
                "Poser un 5 : Khéops, étage 2, b1",
                "Építés: 5, mező: Kheopsz, 2. szint, b1",
            ],
        );
        check(
            "cat p4 +",
            [
                "Pay a Cat: Prayer 4 goes up to 5",
                "Payer un Chat : Prière 4 monte à 5",
                "Macska: 4-es imakocka → 5",
            ],
        );
        check(
            "discard wwc",
            [
                "Discard 2 Workers and 1 Cat",
                "Défausser 2 Ouvriers et 1 Chat",
                "Eldobás: 2 munkás és 1 macska",
            ],
        );
        check(
            "pay s1 p3 p3",
            [
                "Return Stone 1, Prayer 3 and Prayer 3",
                "Rendre Pierre 1, Prière 3 et Prière 3",
                "Visszaadás: 1-es kőkocka, 3-as imakocka és 3-as imakocka",
            ],
        );
        check("roll none", ["Keep all of these dice", "Garder tous ces dés", "Mindegyik kocka megtartása"]);
        check(
            "rest ww",
            [
                "Rest with the tile Two Workers",
                "Se reposer avec la tuile Deux Ouvriers",
                "Pihenés, lapka: Két munkás",
            ],
        );
        check(
            "rest god",
            [
                "Rest with the tile God: a deity of the row for 2 Glory, without its cost",
                "Se reposer avec la tuile Dieu : une divinité de la rangée pour 2 points de Gloire, sans son coût",
                "Pihenés, lapka: Isten (egy istenség a sorból 2 dicsőségpontért, az ára nélkül)",
            ],
        );
        check("dismiss ennead", ["Give up the Ennead", "Renoncer à l’Ennéade", "Megválás tőle: Enneád"]);
        check("pay nothing", ["Pay nothing", "Ne rien payer", "Fizetés nélkül"]);
    }
}
