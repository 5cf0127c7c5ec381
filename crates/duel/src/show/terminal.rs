//! The board in the terminal: the harbour with its boats on the left, the two players' sites on the right.
//!
//! Every piece has a sign of its own, so that nothing is told by colour alone. Boats list their spaces 3-2-1 towards
//! the quay: the k-th meeple from the boat then takes the k-th token from the outer end.

use game::show::layout::{Line, blank, faint, pad_to, plain, side_by_side};
use game::{ActionSet, Drawing, Game, Lang, Material, Present, Scene, Seat, Span, Tone, Turn};

use super::tomb_runs;
use super::words::say;
use crate::rules::score::PARTS;
use crate::rules::{Action, ActionToken, Boat, Cell, Duel, Kind, Pair, Side, Site, Space, Token};
use crate::view::View;

/// Every sign, with the text that explains it.
pub(crate) const SIGNS: [(&str, &str); 15] = [
    ("○ ●", "sign-meeples"),
    ("·", "sign-free"),
    ("›3‹", "sign-ready"),
    ("⇑", "sign-obelisk"),
    ("Π1–Π4", "sign-temple"),
    ("△ ▲", "sign-pyramids"),
    ("∩1–∩12", "sign-tomb"),
    ("(T)", "sign-take"),
    ("(P)", "sign-place"),
    ("(U)", "sign-unload"),
    ("(S)", "sign-swap"),
    ("○⇑  ○", "sign-goes"),
    ("×⇑  ×", "sign-lost"),
    ("~", "sign-gone"),
    ("★", "sign-first"),
];

/// Every family of tokens is of a material of its own.
const FAMILIES: [Material; 6] = [
    Material::Granite,
    Material::Gold,
    Material::Limestone,
    Material::Basalt,
    Material::Lapis,
    Material::Malachite,
];

/// How wide the harbour is, with the gap to its right.
const HARBOR_WIDTH: usize = 39;

pub(crate) fn draw(scene: &Scene<'_, Duel>, lang: Lang) -> Drawing {
    let harbor = draw_harbor(scene, lang);
    let seats: Vec<Line> = Seat::all(2).flat_map(|seat| draw_seat(scene, seat, lang)).collect();
    let mut lines = side_by_side(&[harbor, seats], HARBOR_WIDTH);
    lines.push(draw_choices(scene, lang));
    Drawing { lines }
}

fn draw_harbor(scene: &Scene<'_, Duel>, lang: Lang) -> Vec<Line> {
    let mut lines = vec![column_names(scene)];
    lines.extend([3, 2, 1].map(|number| column_cargo(scene, number)));
    lines.push(frame("┌─────┬─────┬─────┐"));
    for row in 0..3 {
        if row > 0 {
            lines.push(frame("├─────┼─────┼─────┤"));
        }
        lines.push(harbor_row(scene, row));
    }
    lines.push(frame("└─────┴─────┴─────┘"));
    lines.extend(draw_stock(scene.view, lang));
    lines
}

fn column_names(scene: &Scene<'_, Duel>) -> Line {
    let mut line = vec![blank(19)];
    for boat in Boat::all().filter(|boat| !boat.is_row()) {
        line.push(blank(1));
        line.push(boat_name(scene, boat));
        line.push(blank(2));
    }
    line
}

fn column_cargo(scene: &Scene<'_, Duel>, number: u8) -> Line {
    let mut line = vec![blank(17), faint(format!("{number} "))];
    for boat in Boat::all().filter(|boat| !boat.is_row()) {
        line.push(cargo(scene, Space::new(boat, number)));
        line.push(blank(1));
    }
    line
}

fn harbor_row(scene: &Scene<'_, Duel>, row: u8) -> Line {
    let boat = Boat::new(row);
    let mut line = vec![boat_name(scene, boat)];
    line.extend([3, 2, 1].map(|number| cargo(scene, Space::new(boat, number))));
    line.push(faint("│"));
    for column in 0..3 {
        line.push(cell(scene, Cell::at(column, row)));
        line.push(faint("│"));
    }
    line
}

/// `›b‹` for a boat that can be unloaded: it stands out without colour.
fn boat_name(scene: &Scene<'_, Duel>, boat: Boat) -> Span {
    let unload = Action::Unload(boat);
    if scene.is_legal(unload) {
        Span::new(Tone::Strong, format!("›{boat}‹")).target(unload)
    } else {
        faint(format!(" {boat} "))
    }
}

/// A cargo space: `[∩11]`, or the token between two signs of the player who is about to get it.
fn cargo(scene: &Scene<'_, Duel>, space: Space) -> Span {
    let Some(token) = scene.view.fleet.token(space) else {
        let gone = !scene.view.fleet.is_in_play(space.boat());
        return faint(if gone { "  ~  " } else { "[   ]" });
    };
    let made = Tone::Made(material(token));
    let (tone, left, right) = match fate(scene, space) {
        Fate::Stays => (made, "[", "]"),
        Fate::Goes(seat) => (made, meeple_sign(seat), meeple_sign(seat)),
        Fate::Lost => (Tone::Loss, "×", "×"),
    };
    let span = Span::new(tone, format!("{left}{:<3}{right}", token_sign(token)));
    scene.aim(span, &[Action::Take(space), Action::Unload(space.boat())])
}

/// What the action that is pointed at does to a token.
enum Fate {
    Stays,
    Goes(Seat),
    Lost,
}

fn fate(scene: &Scene<'_, Duel>, space: Space) -> Fate {
    let Some(focus) = scene.focus else { return Fate::Stays };
    match focus {
        Action::Unload(boat) if boat == space.boat() => {
            let meeple = scene.view.harbor.line(boat).nth(usize::from(3 - space.number()));
            meeple.map_or(Fate::Lost, |(owner, _)| Fate::Goes(owner))
        }
        Action::Take(taken) if taken == space => Fate::Goes(scene.view.to_act),
        Action::Unload(_)
        | Action::Take(_)
        | Action::Place(_)
        | Action::Use(_)
        | Action::Swap(..)
        | Action::Stop => Fate::Stays,
    }
}

fn cell(scene: &Scene<'_, Duel>, cell: Cell) -> Span {
    let place = Action::Place(cell);
    if let Some(owner) = scene.view.harbor.owner(cell) {
        return Span::new(Tone::Seat(owner), format!("  {}  ", meeple_sign(owner)));
    }
    if !scene.is_legal(place) {
        return plain("     ");
    }
    if scene.focus == Some(place) {
        let own = scene.view.to_act;
        return Span::new(Tone::Seat(own), format!(" ({}) ", meeple_sign(own))).target(place);
    }
    Span::new(Tone::Strong, "  ·  ").target(place)
}

fn draw_stock(view: &View, lang: Lang) -> [Line; 2] {
    let supply = view.supply();
    let values =
        [("supply", supply.into()), ("loads", supply.div_ceil(3).into()), ("reserve", view.reserve.into())];
    let stock = vec![plain(say(lang, "supply", &values))];
    let mut unseen = vec![plain(say(lang, "unseen", &[]))];
    for family in FAMILIES {
        let tokens = Token::ALL.into_iter().filter(|token| material(*token) == family);
        let count: u32 = tokens.map(|token| view.unseen.count(token)).sum();
        unseen.push(Span::new(Tone::Made(family), format!(" {}{count}", family_sign(family))));
    }
    [stock, unseen]
}

fn draw_seat(scene: &Scene<'_, Duel>, seat: Seat, lang: Lang) -> Vec<Line> {
    let view = scene.view;
    let score = Duel::shown_score(view, scene.viewer);
    let tally = score.of(seat);
    let mut title = format!("{} {}", meeple_sign(seat), Duel::name_seat(seat, lang));
    if view.to_act == seat && view.state().turn() != Turn::Over {
        title = format!("{title}, {}", say(lang, "to-move", &[]));
    }
    let total = format!("{:>4}", tally.total());
    let mut heading = vec![Span::new(Tone::Seat(seat), title)];
    pad_to(&mut heading, 36);
    heading.push(Span::new(Tone::Strong, total));
    let mut lines = vec![heading];
    for (part, (side, contents)) in PARTS.into_iter().zip(draw_parts(scene, seat, lang)) {
        let mut line = vec![plain(format!(" {:<10}{side:<2}", short_part(part, lang)))];
        line.extend(contents);
        pad_to(&mut line, 36);
        let points = tally.part(part).map_or("   –".to_owned(), |part| format!("{:>4}", part.points()));
        line.push(plain(points));
        lines.push(line);
    }
    lines
}

/// The tomb's full name is too long for its column in French.
fn short_part(part: &str, lang: Lang) -> String {
    if part == "tomb" { say(lang, "part-tomb.short", &[]) } else { Duel::name_part(part, lang) }
}

/// The side of each site, and what the player has there.
fn draw_parts(scene: &Scene<'_, Duel>, seat: Seat, lang: Lang) -> [(&'static str, Line); 6] {
    let view = scene.view;
    let holdings = view.holdings[seat.index()];
    let side = |site| match view.options.side(site) {
        Side::A => "A",
        Side::B => "B",
    };
    let made = |material, text: String| vec![Span::new(Tone::Made(material), text)];
    let first = if view.first_to_five == Some(seat) { " ★" } else { "" };
    let obelisks = format!("{}{first}", "⇑".repeat(usize::from(holdings.obelisks())));
    let temples = if view.hides_temple_of(seat, scene.viewer) {
        say(lang, "hidden", &[])
    } else {
        let each =
            (1..).zip(holdings.temples()).map(|(value, count)| format!("{value}").repeat(usize::from(count)));
        each.filter(|text| !text.is_empty()).collect::<Vec<_>>().join(" ")
    };
    let [light, dark] = holdings.pyramids();
    let pyramids = vec![
        Span::new(Tone::Made(Material::Limestone), "△".repeat(usize::from(light))),
        blank(usize::from(light > 0 && dark > 0)),
        Span::new(Tone::Made(Material::Basalt), "▲".repeat(usize::from(dark))),
    ];
    let actions = ActionToken::ALL
        .into_iter()
        .flat_map(|action| std::iter::repeat_n(action_sign(action), usize::from(holdings.actions(action))))
        .collect::<String>();
    let counts = [("standing", view.harbor.standing(seat).into()), ("hand", view.harbor.hand(seat).into())];
    [
        (side(Site::Obelisk), made(Material::Granite, obelisks)),
        (side(Site::Temple), made(Material::Gold, temples)),
        (side(Site::Pyramids), pyramids),
        (side(Site::Tomb), made(Material::Lapis, runs(holdings.tombs()))),
        ("", made(Material::Malachite, actions)),
        ("", vec![plain(say(lang, "in-harbor", &counts))]),
    ]
}

/// `1 4-6 12`: the runs of the tomb.
fn runs(tombs: u16) -> String {
    let run = |(start, end)| if start == end { format!("{start}") } else { format!("{start}-{end}") };
    tomb_runs(tombs).map(run).collect::<Vec<_>>().join(" ")
}

/// The legal actions that have no place on the board.
fn draw_choices(scene: &Scene<'_, Duel>, lang: Lang) -> Line {
    let mut line = Line::new();
    for action in scene.legal.into_iter().flat_map(|legal| legal.iter().collect::<Vec<_>>()) {
        let text = match action {
            Action::Place(_) | Action::Unload(_) | Action::Take(_) => continue,
            Action::Use(token) => format!("{} {token}", action_sign(token)),
            Action::Swap(boat, pair @ Pair::OneTwo) => format!(" {boat}:{pair}"),
            Action::Swap(_, pair) => format!("{pair}"),
            Action::Stop => "stop".to_owned(),
        };
        let gap = if line.is_empty() { say(lang, "choices", &[]) + " " } else { " ".to_owned() };
        let is_swap = matches!(action, Action::Swap(..));
        line.push(plain(if is_swap && line.is_empty() { String::new() } else { gap }));
        line.push(Span::new(Tone::Strong, text).target(action));
    }
    line
}

fn meeple_sign(seat: Seat) -> &'static str {
    if seat == Seat::new(0) { "○" } else { "●" }
}

fn token_sign(token: Token) -> String {
    let sign = family_sign(material(token));
    match token.kind() {
        Kind::Obelisk | Kind::LightPyramid | Kind::DarkPyramid => sign.to_owned(),
        Kind::Temple(number) | Kind::Tomb(number) => format!("{sign}{number}"),
        Kind::Action(action) => action_sign(action).to_owned(),
    }
}

fn family_sign(family: Material) -> &'static str {
    match family {
        Material::Granite => "⇑",
        Material::Gold => "Π",
        Material::Limestone => "△",
        Material::Basalt => "▲",
        Material::Lapis => "∩",
        Material::Malachite => "()",
    }
}

fn action_sign(action: ActionToken) -> &'static str {
    match action {
        ActionToken::Take => "(T)",
        ActionToken::Place => "(P)",
        ActionToken::Unload => "(U)",
        ActionToken::Swap => "(S)",
    }
}

fn material(token: Token) -> Material {
    match token.kind() {
        Kind::Obelisk => Material::Granite,
        Kind::Temple(_) => Material::Gold,
        Kind::LightPyramid => Material::Limestone,
        Kind::DarkPyramid => Material::Basalt,
        Kind::Tomb(_) => Material::Lapis,
        Kind::Action(_) => Material::Malachite,
    }
}

fn frame(text: &str) -> Line {
    vec![blank(18), faint(text)]
}
