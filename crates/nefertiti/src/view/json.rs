//! A view as other programs read it.

use std::collections::BTreeMap;

use game::checked::demand;
use game::{Chosen, Edition, PerSeat, Seat, Turn};
use serde::{Deserialize, Serialize};

use super::{OracleView, View};
use crate::rules::{
    Board, Card, Gifts, Market, Markets, Numbers, Phase, Piece, Piles, Place, Player, SPECS, Settings, Side,
    Space, ThisTurn,
};

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Json {
    edition: Edition<Numbers>,
    options: String,
    turn: Turn,
    phase: Phase,
    active: Seat,
    this_turn: ThisTurn,
    turns: u16,
    open: Markets,
    tile: Market,
    out: Option<Market>,
    dice: Option<Seat>,
    amon_priest: Option<Seat>,
    seals: u8,
    markets: BTreeMap<Market, JsonMarket>,
    players: PerSeat<Player>,
    neutral: Gifts,
    memphis: Gifts,
    unseen: Gifts,
    characters: Piles,
    oracle: OracleView,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct JsonMarket {
    stall: Side,
    reserve: u8,
    /// By the name of the space, as text, because the keys are in alphabetical order.
    pieces: BTreeMap<String, Piece>,
    /// The upper place, then the lower ones from the left.
    gifts: [Option<Card>; 4],
    turned: Vec<Place>,
    seal: bool,
}

impl From<View> for Json {
    fn from(view: View) -> Json {
        Json {
            options: view.settings.text(),
            turn: view.turn(),
            phase: view.phase,
            active: view.active,
            this_turn: view.this_turn,
            turns: view.turns,
            open: view.open,
            tile: view.tile,
            out: view.out,
            dice: view.dice,
            amon_priest: view.amon_priest,
            seals: view.seals,
            markets: Market::ALL.into_iter().map(|market| (market, write_market(&view, market))).collect(),
            players: view.players,
            neutral: view.neutral,
            memphis: view.memphis,
            unseen: view.unseen,
            characters: view.piles,
            oracle: view.oracle,
            edition: view.edition,
        }
    }
}

fn write_market(view: &View, market: Market) -> JsonMarket {
    let (board, stall) = (view.board(market), view.stall(market));
    JsonMarket {
        stall: board.side,
        reserve: board.reserve,
        pieces: board.stand.iter().map(|(rank, piece)| (stall.space(rank).to_string(), piece)).collect(),
        gifts: board.cards,
        turned: Place::ALL.into_iter().filter(|place| board.is_turned(*place)).collect(),
        seal: board.has_seal,
    }
}

/// A view may come from anywhere: everything is checked before a state is made of it.
impl TryFrom<Json> for View {
    type Error = String;

    fn try_from(json: Json) -> Result<View, String> {
        let chosen = Chosen::parse(SPECS, &json.options).map_err(|error| error.to_string())?;
        let settings = Settings::new(&chosen).map_err(|error| error.to_string())?;
        let mut boards = [Board::new(Side::Right, 0); 5];
        for market in Market::ALL {
            let written =
                json.markets.get(&market).ok_or_else(|| format!("the market {market} is missing"))?;
            boards[market.index()] = read_market(&json.edition, market, written)?;
        }
        let view = View {
            settings,
            phase: json.phase,
            this_turn: json.this_turn,
            active: json.active,
            open: json.open,
            tile: json.tile,
            out: json.out,
            dice: json.dice,
            amon_priest: json.amon_priest,
            seals: json.seals,
            turns: json.turns,
            boards,
            players: json.players,
            neutral: json.neutral,
            memphis: json.memphis,
            unseen: json.unseen,
            piles: json.characters,
            oracle: json.oracle,
            edition: json.edition,
        };
        view.check()?;
        demand(view.turn() == json.turn, "the turn is not the one that follows from the phase")?;
        Ok(view)
    }
}

fn read_market(edition: &Numbers, market: Market, json: &JsonMarket) -> Result<Board, String> {
    let stall = edition.stall(market, json.stall);
    let mut board = Board { cards: json.gifts, has_seal: json.seal, ..Board::new(json.stall, json.reserve) };
    for (name, piece) in &json.pieces {
        let space: Option<Space> = name.parse().ok().filter(|space: &Space| space.market() == market);
        let rank = space.and_then(|space| stall.rank(space));
        board
            .stand
            .put(rank.ok_or_else(|| format!("{name} is not a space of the stall that shows"))?, *piece);
    }
    json.turned.iter().for_each(|place| board.turn_down(*place));
    let turned_is_there = json.turned.iter().all(|place| board.card(*place).is_some());
    let seal_is_there = !board.has_seal || board.card(Place::Upper).is_some();
    let problem = format!("a card of {market} that is turned or has the seal is not there");
    demand(turned_is_there && seal_is_there, problem)?;
    Ok(board)
}
