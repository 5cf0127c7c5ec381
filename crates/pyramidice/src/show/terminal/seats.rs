//! The players and the architect: Glory, board, cult support, scarab, project, tiles, deities.

use game::show::layout::{Line, faint, flow, plain};
use game::{Lang, Present, Seat, Span, Tone, Turn};

use super::{ACTIVE, LOAN, PHARAOH, SUPPORT, Table, resource_tone};
use crate::rules::{
    Action, Deities, Deity, Dismissed, Laid, LaidTile, Owner, Project, Pyramidice, Resource, Resources,
};
use crate::show::board::support::Support;
use crate::show::words::{names, say};
use crate::view::{SeenPlayer, View};

/// The column where a player's second line begins.
const INDENT: usize = 4;

pub(super) fn draw(scene: &Table<'_>, lang: Lang) -> Vec<Line> {
    let seats = scene.view.players.by_seat().flat_map(|(seat, _)| draw_seat(scene, seat, lang));
    seats.chain(draw_architect(scene, lang)).collect()
}

fn draw_seat(scene: &Table<'_>, seat: Seat, lang: Lang) -> Vec<Line> {
    let view = scene.view;
    let player = &view.players[seat];
    let total = Pyramidice::shown_score(view, scene.viewer).of(seat).total();
    let mut pieces = vec![heading(scene, Owner::Seat(seat), total, lang)];
    pieces.push(board(player.board, view.options.edition.board.spaces));
    pieces.push(vec![support(view, seat)]);
    pieces.extend(scarabs(player, lang).map(|text| vec![plain(text)]));
    if player.has_project {
        pieces.push(vec![plain(project(player.project, lang))]);
    }
    pieces.extend(tiles(scene, player.tiles, lang));
    pieces.extend(deities(scene, seat, player.deities, lang));
    flow(pieces, INDENT)
}

fn draw_architect(scene: &Table<'_>, lang: Lang) -> Vec<Line> {
    let Some(board) = scene.view.architect else { return Vec::new() };
    let score = Pyramidice::shown_score(scene.view, scene.viewer);
    let total = score.totals().last().copied().unwrap_or_default();
    let mut pieces = vec![heading(scene, Owner::Architect, total, lang)];
    pieces.extend(board.projects.iter().map(|known| vec![plain(project(Some(known), lang))]));
    let taken: Vec<String> = board.tiles.iter().map(|laid| names::tile_sign(laid.tile, lang)).collect();
    for (index, glory) in scene.view.options.architect_spaces().iter().enumerate() {
        let tile = taken.get(index).map_or("–", String::as_str);
        pieces.push(vec![faint(format!("{glory}:")), plain(tile)]);
    }
    let ennead = scene.view.options.edition.ennead();
    let singles = board.deities.without(ennead).iter().map(|deity| vec![plain(names::deity(deity, lang))]);
    pieces.extend(stack(board.deities.and(ennead), lang).map(|text| vec![plain(text)]));
    pieces.extend(singles);
    flow(pieces, INDENT)
}

/// Who it is, whether it is their turn, the Pharaoh, the points.
fn heading(scene: &Table<'_>, owner: Owner, total: i32, lang: Lang) -> Line {
    let view = scene.view;
    let is_active = view.active == owner && view.turn() != Turn::Over && view.is_set_up();
    let mark = if is_active { ACTIVE } else { " " };
    let everybody = Seat::all(view.options.players).map(Owner::Seat);
    let architect = view.architect.map(|_| Owner::Architect);
    let widest = everybody.chain(architect).map(|one| names::owner(one, view, lang).chars().count()).max();
    let name = names::owner(owner, view, lang);
    let widest = widest.unwrap_or_default();
    let text = format!("{mark}{name:<widest$}");
    let tone = match owner {
        Owner::Seat(seat) => Tone::Seat(seat),
        Owner::Architect => Tone::Strong,
    };
    let pharaoh = if view.pharaoh == Some(owner) { PHARAOH } else { " " };
    vec![
        Span::new(tone, text),
        Span::new(Tone::Loss, pharaoh),
        Span::new(Tone::Strong, format!("{total:>3}")),
    ]
}

/// The spaces of a board: `wwwwcs··`.
fn board(board: Resources, spaces: u8) -> Line {
    let mut line: Line = Resource::ALL
        .into_iter()
        .filter(|resource| board.count(*resource) > 0)
        .map(|resource| {
            let signs = resource.letter().repeat(usize::from(board.count(resource)));
            Span::new(resource_tone(resource), signs)
        })
        .collect();
    line.push(faint("·".repeat(usize::from(spaces.saturating_sub(board.len())))));
    line
}

/// Deities, the Ennead being one, and how many the Workers and Cats allow: Stone dice will have gone to the Quarry.
fn support(view: &View, seat: Seat) -> Span {
    let Support { deities: count, extra, .. } = Support::of(view, seat);
    let board = view.players[seat].board;
    let allowed = u32::from(board.workers + board.cats) + extra;
    let tone = if count > allowed { Tone::Loss } else { Tone::Plain };
    Span::new(tone, format!("{SUPPORT}{count}/{allowed}"))
}

/// The scarab that was kept, or those that its owner chooses from.
fn scarabs(player: &SeenPlayer, lang: Lang) -> Option<String> {
    if let Some(kept) = player.scarab {
        return Some(names::scarab(kept, lang));
    }
    let dealt: Vec<String> = player.dealt?.iter().map(|scarab| names::scarab(scarab, lang)).collect();
    (!dealt.is_empty()).then(|| format!("{}?", dealt.join("/")))
}

fn project(project: Option<Project>, lang: Lang) -> String {
    let number = project.map_or("?".to_owned(), |known| known.number().to_string());
    say(lang, "draw-project", &[("number", number.into())])
}

/// The rest tiles before a player; those that are face down in brackets.
fn tiles(scene: &Table<'_>, laid: Laid, lang: Lang) -> Vec<Line> {
    let draw = |index: usize, tile: LaidTile| {
        let sign = names::tile_sign(tile.tile, lang);
        let text = if tile.face_down { format!("({sign})") } else { sign };
        let span = scene.aim(plain(text), &[Action::Emerald(tile.tile)]);
        let open = faint(if index == 0 { "[" } else { "" });
        let close = faint(if index + 1 == laid.len() { "]" } else { "" });
        vec![open, span, close]
    };
    laid.iter().enumerate().map(|(index, tile)| draw(index, tile)).collect()
}

/// The deities of a seat: the Ennead as one, used ones in brackets, a borrowed one last.
fn deities(scene: &Table<'_>, seat: Seat, owned: Deities, lang: Lang) -> Vec<Line> {
    let view = scene.view;
    let ennead = view.options.edition.ennead();
    let is_active = view.active == Owner::Seat(seat);
    let decides = view.turn() == Turn::Seat(seat);
    let name = |deity: Deity| {
        let name = names::deity(deity, lang);
        if is_active && view.work.used.contains(deity) { format!("({name})") } else { name }
    };
    let target = |text: String, actions: &[Action]| {
        vec![if decides { scene.aim(plain(text), actions) } else { plain(text) }]
    };
    let single = |text: String, deity: Deity| {
        target(text, &[Action::Use(deity), Action::Dismiss(Dismissed::Deity(deity))])
    };
    let whole = |text: String| target(text, &[Action::Dismiss(Dismissed::Ennead)]);
    let stacked = stack(owned.and(ennead), lang).map(whole);
    let loan = view.work.loan.filter(|_| is_active);
    let borrowed = loan.map(|deity| single(format!("{LOAN}{}", name(deity)), deity));
    let singles = owned.without(ennead).iter().map(|deity| single(name(deity), deity));
    stacked.into_iter().chain(singles).chain(borrowed).collect()
}

/// `Ennead×3`
fn stack(stacked: Deities, lang: Lang) -> Option<String> {
    (!stacked.is_empty()).then(|| format!("{}×{}", say(lang, "ennead", &[]), stacked.len()))
}
