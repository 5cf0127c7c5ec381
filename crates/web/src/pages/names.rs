//! What people, seats and choices are called.

use std::collections::{HashMap, HashSet};
use std::convert::Infallible;
use std::sync::{Arc, LazyLock};

use bots::Bot;
use catalog::Entry;
use game::{Chosen, Lang, OptionSpec, Seat};
use quick_cache::sync::Cache;
use service::{Chair, DELETED, Kind, Listed, Look, Progress, Sitter, Snapshot, TableId};

use super::Seen;
use super::personas::{self, Persona, persona};
use super::sentence::seat_signed;
use crate::frame::Frame;
use crate::words::say;

/// What names depend on: who sits where, and which game it is.
#[derive(Clone, Copy)]
pub(super) struct Company<'a> {
    id: &'a TableId,
    entry: &'static Entry,
    chosen: &'a Chosen,
    kind: Kind,
    chairs: &'a [Chair],
    /// Whether a chair is only a place, because seats are still to be drawn.
    has_places: bool,
}

impl<'a> From<&'a Snapshot> for Company<'a> {
    fn from(table: &'a Snapshot) -> Company<'a> {
        let has_places = table.random_seats && table.session.is_none();
        let Snapshot { id, entry, chosen, kind, chairs, .. } = table;
        Company { id, entry, chosen, kind: *kind, chairs, has_places }
    }
}

impl<'a> From<&'a Listed> for Company<'a> {
    fn from(table: &'a Listed) -> Company<'a> {
        let has_places = table.random_seats && table.progress == Progress::Gathering;
        let Listed { id, entry, chosen, kind, chairs, .. } = table;
        Company { id, entry, chosen, kind: *kind, chairs, has_places }
    }
}

/// Who sits on a chair, by a name that is unique at the table.
pub(super) fn name_sitter<'a>(frame: &Frame<'_>, company: impl Into<Company<'a>>, seat: Seat) -> String {
    let company = company.into();
    let name = name_alone(frame, company, seat);
    let mut others = Seat::all(company.chairs.len() as u8).filter(|other| *other != seat);
    if others.any(|other| looks_like(&name, &name_alone(frame, company, other))) {
        let chair = name_chair(frame, company, seat);
        return frame.say("name-at-seat", &[("name", name.into()), ("seat", chair.into())]);
    }
    name
}

/// Who sits on a chair, for use next to the seat. On one device, everybody is named after their seat.
pub(super) fn name_alone<'a>(frame: &Frame<'_>, company: impl Into<Company<'a>>, seat: Seat) -> String {
    let company = company.into();
    let chair = &company.chairs[seat.index()];
    match &chair.sitter {
        Sitter::Bot(bot) => {
            persona_at(company, seat).map_or_else(|| name_bot(frame, *bot), |persona| persona.name.to_owned())
        }
        Sitter::Nobody => frame.say("chair-free", &[]),
        Sitter::Guest(_) | Sitter::Program(_) => {
            if chair.name.is_empty() || company.kind == Kind::Device {
                return name_chair(frame, company, seat);
            }
            let name = name_kept(frame, &chair.name);
            if chair.name != DELETED && is_misleading(frame, company, seat) {
                frame.say("name-guest", &[("name", name.into())])
            } else {
                name
            }
        }
    }
}

/// A name as it was kept; in words if its owner is gone.
pub(super) fn name_kept(frame: &Frame<'_>, name: &str) -> String {
    if name == DELETED { frame.say("name-deleted", &[]) } else { isolated(name) }
}

/// A visitor in a list of results of a game, where they sit at no table.
pub(super) fn name_visitor(frame: &Frame<'_>, entry: &Entry, name: &str) -> String {
    if name.is_empty() {
        return frame.say("daily-nameless", &[]);
    }
    let name_shown = name_kept(frame, name);
    if name != DELETED && is_taken(entry, name) {
        frame.say("name-guest", &[("name", name_shown.into())])
    } else {
        name_shown
    }
}

/// Whether somebody has taken a name that stands for something else in any language: a computer player, a free chair or
/// another seat.
fn is_misleading(frame: &Frame<'_>, company: Company<'_>, seat: Seat) -> bool {
    let name = &company.chairs[seat.index()].name;
    is_taken(company.entry, name) && !looks_like(name, &name_chair(frame, company, seat))
}

fn is_taken(entry: &Entry, name: &str) -> bool {
    let taken = TAKEN.get(entry.id);
    look(name).forms().any(|form| taken.is_some_and(|taken| taken.contains(form)))
}

/// How what stands for something else at a table looks, by game. Asked for every name on every page, so it is found out once.
static TAKEN: LazyLock<HashMap<&'static str, HashSet<String>>> = LazyLock::new(|| {
    let in_game = |entry: &'static Entry| {
        let names = Lang::ALL.into_iter().flat_map(|lang| {
            let bots = Bot::NAMED.iter().map(move |bot| say(lang, &format!("bot-{bot}"), &[]));
            let seats = Seat::all(entry.seats.1).map(move |seat| (entry.name_seat)(seat, lang));
            let with_level = Bot::NAMED.iter().flat_map(move |bot| {
                let level = say(lang, &format!("bot-{bot}"), &[]);
                personas::names().map(move |name| format!("{name} {level}"))
            });
            bots.chain(with_level).chain(seats).chain([say(lang, "chair-free", &[])])
        });
        let looks = names.flat_map(|name| Look::of(&name).forms().cloned().collect::<Vec<_>>());
        (entry.id, looks.collect())
    };
    catalog::GAMES.iter().map(in_game).collect()
});

/// What no account may be called: what stands for something else at some table, and the place itself.
pub(crate) fn reserved_names() -> Vec<String> {
    let all = Lang::ALL.into_iter().flat_map(|lang| {
        let bots = Bot::NAMED.iter().map(move |bot| say(lang, &format!("bot-{bot}"), &[]));
        let seats = catalog::GAMES
            .iter()
            .flat_map(move |entry| Seat::all(entry.seats.1).map(move |seat| (entry.name_seat)(seat, lang)));
        let games = catalog::GAMES.iter().map(move |entry| (entry.say)("name", lang));
        let place = say(lang, "reserved-names", &[]);
        let place: Vec<String> = place.split(", ").map(str::to_owned).collect();
        bots.chain(seats).chain(games).chain([say(lang, "chair-free", &[])]).chain(place)
    });
    all.chain(personas::names().map(str::to_owned)).collect()
}

fn looks_like(one: &str, other: &str) -> bool {
    one == other || look(one).is_like(&look(other))
}

/// The look of a name. Every page asks about the same few again and again.
fn look(name: &str) -> Arc<Look> {
    static LOOKS: LazyLock<Cache<String, Arc<Look>>> = LazyLock::new(|| Cache::new(1_000));
    let found = LOOKS.get_or_insert_with(name, || Ok::<_, Infallible>(Arc::new(Look::of(name))));
    match found {
        Ok(look) => look,
    }
}

/// Who sits on the seat that a sign in a sentence stands for, if it is one.
pub(super) fn name_signed(frame: &Frame<'_>, seen: &Seen<'_>, sign: &str) -> Option<String> {
    name_here(frame, seen, seat_signed(sign)?)
}

/// Who sits on a seat, if the table has it.
pub(super) fn name_here(frame: &Frame<'_>, seen: &Seen<'_>, seat: Seat) -> Option<String> {
    let is_here = seat.index() < seen.snapshot.chairs.len();
    is_here.then(|| name_alone(frame, seen.snapshot, seat))
}

/// A name written from right to left must not turn round what stands beside it.
pub(super) fn isolated(name: &str) -> String {
    let is_from_right = |sign: char| {
        matches!(sign, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{feff}'
            | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
    };
    if name.chars().any(is_from_right) { format!("\u{2068}{name}\u{2069}") } else { name.to_owned() }
}

/// What a chair is called: just a number while seats are still to be drawn.
pub(super) fn name_chair<'a>(frame: &Frame<'_>, company: impl Into<Company<'a>>, seat: Seat) -> String {
    let company = company.into();
    if company.has_places {
        frame.say("chair-number", &[("number", (seat.number() + 1).into())])
    } else {
        (company.entry.name_seat)(seat, frame.lang)
    }
}

/// Who a computer player is at a table; `None` on the chair of somebody else, and while chairs are only places: whoever sits
/// there may get another seat.
pub(super) fn persona_at<'a>(company: impl Into<Company<'a>>, seat: Seat) -> Option<Persona> {
    let company = company.into();
    company.chairs[seat.index()].bot().filter(|_| !company.has_places)?;
    let people = company.chairs.iter().filter(|chair| chair.bot().is_none()).map(|chair| &chair.name);
    Some(persona(company.id, seat.index(), |name| people.clone().any(|other| looks_like(name, other))))
}

/// How strong a computer player is, in a word; `None` on the chair of somebody else, or if it is named after that.
pub(super) fn name_level<'a>(
    frame: &Frame<'_>,
    company: impl Into<Company<'a>>,
    seat: Seat,
) -> Option<String> {
    let company = company.into();
    let bot = company.chairs[seat.index()].bot()?;
    persona_at(company, seat).map(|_| name_bot(frame, bot))
}

/// What the players of a level are called.
pub(super) fn name_bot(frame: &Frame<'_>, bot: Bot) -> String {
    frame.say(&format!("bot-{bot}"), &[])
}

/// What the automaton is called, if one plays against the seats.
pub(super) fn name_automaton<'a>(frame: &Frame<'_>, company: impl Into<Company<'a>>) -> Option<String> {
    let company = company.into();
    let scorers = (company.entry.name_scorers)(company.chosen, frame.lang).ok()?;
    scorers.into_iter().nth(company.chairs.len())
}

/// The others at a table in seat order, computer players with their level, then the automaton; everybody, if all seats are the reader's own.
pub(super) fn name_others<'a>(frame: &Frame<'_>, company: impl Into<Company<'a>>, seats: &[Seat]) -> String {
    let company = company.into();
    let all = Seat::all(company.chairs.len() as u8);
    let others: Vec<Seat> = all.clone().filter(|seat| !seats.contains(seat)).collect();
    let automaton = name_automaton(frame, company);
    let shown = if others.is_empty() && automaton.is_none() { all.collect() } else { others };
    let levels: Vec<Option<String>> = shown.iter().map(|seat| name_level(frame, company, *seat)).collect();
    let names = shown.iter().map(|seat| name_sitter(frame, company, *seat));
    // One word is enough for computer players that are all as strong.
    if let Some(Some(level)) = levels.first().filter(|first| levels.iter().all(|level| level == *first)) {
        return format!("{} · {level}", names.collect::<Vec<_>>().join(", "));
    }
    let with_level = names.zip(levels).map(|(name, level)| match level {
        Some(level) => format!("{name} · {level}"),
        None => name,
    });
    with_level.chain(automaton).collect::<Vec<_>>().join(", ")
}

/// The seats in display order: the reader's own comes last, nearest to them.
pub(super) fn seats_in_sight(seen: &Seen<'_>) -> Vec<Seat> {
    let count = seen.snapshot.chairs.len() as u8;
    let near = seen.seats.first().copied().unwrap_or(Seat::new(0)).number();
    (1..=count).map(|step| Seat::new((near + step) % count)).collect()
}

/// The options that set one table of a game apart from another, such as the board sides in use.
pub(super) fn name_options(frame: &Frame<'_>, entry: &Entry, chosen: &Chosen) -> Vec<String> {
    let is_telling =
        |spec: &&OptionSpec| spec.values.len() > 2 && chosen.makes_a_difference(entry.options, spec);
    let telling = entry.options.iter().filter(is_telling);
    let values = telling.map(|spec| (entry.name_value)(spec.key, chosen.get(spec.key), frame.lang));
    values.chain((entry.name_edition)(chosen)).collect()
}

/// A name for a guest who was never asked for theirs.
pub(super) fn suggest_name(frame: &Frame<'_>) -> Option<String> {
    let names = frame.say("suggested-names", &[]);
    let names: Vec<&str> = names.split(", ").collect();
    // The same guest is shown the same one again.
    let number: usize = frame.guest.as_str().bytes().map(usize::from).sum();
    (!frame.was_asked).then(|| names[number % names.len()].to_owned())
}

/// The name of a game.
pub(super) fn name_game(frame: &Frame<'_>, entry: &Entry) -> String {
    (entry.say)("name", frame.lang)
}

#[cfg(test)]
mod tests {
    use service::clean_name;

    use super::*;

    #[test]
    fn a_suggested_name_can_be_taken_for_nothing_else() {
        let taken = |form: &String| TAKEN.values().any(|taken| taken.contains(form));
        for lang in Lang::ALL {
            for name in say(lang, "suggested-names", &[]).split(", ") {
                assert_eq!(clean_name(name), name);
                let is_persona = personas::names().any(|other| looks_like(name, other));
                assert!(!is_persona && !Look::of(name).forms().any(taken), "{name}");
            }
        }
    }
}
