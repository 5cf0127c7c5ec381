//! The conservation laws of the game: nothing appears or disappears.

use game::{Game, Seat, Viewer};
use nefertiti::{Event, GiftType, Kind, Market, Nefertiti, Piece, Place, View};

fn view(state: &Nefertiti) -> View {
    state.view(Viewer::Spectator)
}

/// Money is a closed system; only what the neutral player is paid leaves it (N39).
pub(crate) fn deben_law(before: &Nefertiti, events: &[Event], after: &Nefertiti) -> Result<(), String> {
    let deben = |view: View| {
        let players: u32 = view.players.iter().map(|player| u32::from(player.deben())).sum();
        players + view.boards.iter().map(|board| u32::from(board.reserve())).sum::<u32>()
    };
    let to_neutral = |event: &Event| match event {
        Event::Swapped { partner: nefertiti::Holder::Neutral, paid, .. } => u32::from(*paid),
        _ => 0,
    };
    let lost: u32 = events.iter().map(to_neutral).sum();
    let (earlier, later) = (deben(view(before)), deben(view(after)));
    if earlier == later + lost { Ok(()) } else { Err(format!("{earlier} Deben became {later}, {lost} left")) }
}

pub(crate) fn cards_are_conserved(
    before: &Nefertiti,
    events: &[Event],
    after: &Nefertiti,
) -> Result<(), String> {
    let (before, after) = (view(before), view(after));
    for gift_type in GiftType::ALL {
        // A Scribe's event says how many cards of the type went, but not of which kinds.
        let scored: u32 = events.iter().map(|event| cards_scored(*event, gift_type)).sum();
        let mut missing = 0;
        for kind in Kind::ALL.into_iter().filter(|kind| kind.gift_type() == gift_type) {
            let given_up = events.iter().map(|event| cards_that_leave(*event, kind)).sum::<u32>();
            let (earlier, later) = (count(&before, kind), count(&after, kind));
            if earlier < later + given_up {
                return Err(format!("{earlier} of {kind} became {later}, and {given_up} left the game"));
            }
            missing += earlier - later - given_up;
        }
        if missing != scored {
            return Err(format!("{missing} of {gift_type} are missing, and {scored} were scored"));
        }
    }
    let wanderers = |view: View| {
        let places = view.boards.iter().flat_map(|board| Place::ALL.map(|place| board.card(place)));
        places.flatten().filter(|card| card.gift().is_none()).count()
    };
    if wanderers(after) > 1 { Err("there are two Wandering Thieves".to_owned()) } else { Ok(()) }
}

fn count(view: &View, kind: Kind) -> u32 {
    let players: u32 = view.players.iter().map(|player| u32::from(player.gifts().count(kind))).sum();
    let boards = view.boards.iter().flat_map(|board| Place::ALL.map(|place| board.card(place)));
    let lying = boards.filter(|card| card.and_then(nefertiti::Card::gift) == Some(kind)).count() as u32;
    let piles = [&view.neutral, &view.memphis, &view.unseen].map(|gifts| u32::from(gifts.count(kind)));
    players + lying + piles.iter().sum::<u32>()
}

fn cards_scored(event: Event, wanted: GiftType) -> u32 {
    match event {
        Event::Scored { gift_type, cards, .. } if gift_type == wanted => u32::from(cards),
        _ => 0,
    }
}

fn cards_that_leave(event: Event, kind: Kind) -> u32 {
    match event {
        Event::Discarded { kind: left, .. }
        | Event::Presented { kind: left, .. }
        | Event::NeutralGaveUp { kind: left } => u32::from(left == kind),
        _ => 0,
    }
}

pub(crate) fn seals_and_pieces_are_conserved(
    before: &Nefertiti,
    _: &[Event],
    after: &Nefertiti,
) -> Result<(), String> {
    let seals = |view: View| {
        let players: u32 = view.players.iter().map(|player| u32::from(player.seals())).sum();
        let lying = view.boards.iter().filter(|board| board.has_seal()).count() as u32;
        players + lying + u32::from(view.seals)
    };
    let (earlier, later) = (seals(view(before)), seals(view(after)));
    if earlier != later {
        return Err(format!("{earlier} seals became {later}"));
    }
    let view = view(after);
    let (servants, collectors) = match view.settings.players() {
        2 => (4, 2),
        5 => (3, 0),
        _ => (4, 0),
    };
    for seat in Seat::all(view.settings.players()) {
        let standing = |piece: Piece| {
            let pieces = Market::ALL
                .into_iter()
                .flat_map(|market| view.board(market).stand().iter().collect::<Vec<_>>());
            pieces.filter(|(_, other)| *other == piece).count() as u8
        };
        let player = &view.players[seat];
        let found = (
            player.servants() + standing(Piece::Servant(seat)),
            player.collectors() + if seat.number() < 2 { standing(Piece::Collector(seat)) } else { 0 },
        );
        if found != (servants, collectors) {
            return Err(format!("seat {seat} has {found:?} pieces"));
        }
    }
    let is_whole = |market: Market| {
        !view.open.has(market) || Place::ALL.into_iter().all(|place| view.board(market).card(place).is_some())
    };
    let is_calm = matches!(view.phase, nefertiti::Phase::TURN);
    if is_calm && !Market::BOARD.into_iter().all(is_whole) {
        return Err("an open market has a gap".to_owned());
    }
    Ok(())
}
