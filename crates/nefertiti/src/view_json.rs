//! A view as other programs read it.

use std::collections::BTreeMap;
use std::str::FromStr;

use game::{Chosen, Edition, PerSeat, Seat, Turn};
use serde::{Deserialize, Serialize};

use crate::character::{Character, Piles};
use crate::edition::Numbers;
use crate::gift::Kind;
use crate::gifts::Gifts;
use crate::market::{Board, Card, Market, Markets, Place, Side};
use crate::options::{SPECS, Settings};
use crate::phase::Phase;
use crate::stall::Space;
use crate::stand::{Piece, Stand};
use crate::state::{Player, ThisTurn};
use crate::view::{OracleView, View};

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Json {
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
    players: PerSeat<JsonPlayer>,
    neutral: BTreeMap<Kind, u8>,
    memphis: BTreeMap<Kind, u8>,
    unseen: BTreeMap<Kind, u8>,
    characters: BTreeMap<Character, u8>,
    oracle: OracleView,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct JsonMarket {
    stall: Side,
    reserve: u8,
    /// `p1` or `tax1` by the name of the space.
    pieces: BTreeMap<String, String>,
    /// The upper place, then the lower ones from the left.
    gifts: [Option<String>; 4],
    turned: Vec<Place>,
    seal: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct JsonPlayer {
    points: u16,
    deben: u8,
    seals: u8,
    servants: u8,
    collectors: u8,
    gifts: BTreeMap<Kind, u8>,
}

impl From<View> for Json {
    fn from(view: View) -> Json {
        let market = |market: Market| (market, write_market(&view, market));
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
            markets: Market::ALL.into_iter().map(market).collect(),
            players: view.players.map(|player| JsonPlayer {
                points: player.points,
                deben: player.deben,
                seals: player.seals,
                servants: player.servants,
                collectors: player.collectors,
                gifts: counts(&player.gifts),
            }),
            neutral: counts(&view.neutral),
            memphis: counts(&view.memphis),
            unseen: counts(&view.unseen),
            characters: view.piles.iter().map(|character| (character, view.piles.left(character))).collect(),
            oracle: view.oracle,
            edition: view.edition,
        }
    }
}

fn counts(gifts: &Gifts) -> BTreeMap<Kind, u8> {
    gifts.kinds().iter().map(|kind| (kind, gifts.count(kind))).collect()
}

fn write_market(view: &View, market: Market) -> JsonMarket {
    let (board, stall) = (view.board(market), view.stall(market));
    let piece = |(rank, piece): (usize, Piece)| (stall.space(rank).to_string(), piece.to_string());
    JsonMarket {
        stall: board.side,
        reserve: board.reserve,
        pieces: board.stand.iter().map(piece).collect(),
        gifts: board.cards.map(|card| card.map(|card| card.to_string())),
        turned: Place::ALL.into_iter().filter(|place| board.is_turned(*place)).collect(),
        seal: board.has_seal,
    }
}

/// A view may come from anywhere, so that everything is checked before a state is made of it.
impl TryFrom<Json> for View {
    type Error = String;

    fn try_from(json: Json) -> Result<View, String> {
        let chosen = Chosen::parse(SPECS, &json.options).map_err(|error| error.to_string())?;
        let settings = Settings::new(&chosen).map_err(|error| error.to_string())?;
        let mut boards = [Board::new(Side::Right, 0); 5];
        for market in Market::ALL {
            let Some(written) = json.markets.get(&market) else {
                return Err(format!("the market {market} is missing"));
            };
            boards[market as usize] = read_market(&json.edition, market, written)?;
        }
        if json.players.seats() != settings.players {
            return Err(format!("there are {} players", settings.players));
        }
        let mut players = PerSeat::from_fn(settings.players, |_| Player::default());
        for (seat, player) in json.players.by_seat() {
            players[seat] = Player {
                gifts: read_gifts(&player.gifts)?,
                points: player.points,
                deben: player.deben,
                seals: player.seals,
                servants: player.servants,
                collectors: player.collectors,
            };
        }
        let mut piles = Piles::default();
        json.characters.iter().for_each(|(character, cards)| piles.add(*character, *cards));
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
            players,
            neutral: read_gifts(&json.neutral)?,
            memphis: read_gifts(&json.memphis)?,
            unseen: read_gifts(&json.unseen)?,
            piles,
            oracle: json.oracle,
            edition: json.edition,
        };
        view.check()?;
        if view.turn() == json.turn {
            Ok(view)
        } else {
            Err("the turn is not the one that follows from the phase".to_owned())
        }
    }
}

fn read<T: FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("`{text}` is not known"))
}

/// So many of one kind that the numbers of a state would overflow are refused here; conservation is checked later.
fn read_gifts(counts: &BTreeMap<Kind, u8>) -> Result<Gifts, String> {
    if counts.values().map(|count| u32::from(*count)).sum::<u32>() > 120 {
        return Err("there are not so many gifts".to_owned());
    }
    Ok(counts.iter().flat_map(|(kind, count)| std::iter::repeat_n(*kind, usize::from(*count))).collect())
}

fn read_market(edition: &Numbers, market: Market, written: &JsonMarket) -> Result<Board, String> {
    let stall = edition.stall(market, written.stall);
    let mut stand = Stand::EMPTY;
    for (space, piece) in &written.pieces {
        let name: Space = read(space)?;
        let rank = if name.market() == market { stall.rank(name) } else { None };
        let rank = rank.ok_or_else(|| format!("{space} is not a space of the stall that shows"))?;
        stand.put(rank, read(piece)?);
    }
    let mut cards = [None; 4];
    for (card, text) in cards.iter_mut().zip(&written.gifts) {
        *card = text.as_deref().map(read::<Card>).transpose()?;
    }
    let turned = written.turned.iter().fold(0, |bits, place| bits | 1 << *place as u8);
    let board =
        Board { stand, cards, turned, has_seal: written.seal, reserve: written.reserve, side: written.stall };
    let turned_is_there = written.turned.iter().all(|place| board.card(*place).is_some());
    let seal_is_there = !board.has_seal || board.card(Place::Upper).is_some();
    if turned_is_there && seal_is_there {
        Ok(board)
    } else {
        Err(format!("a card of {market} that is turned or has the seal is not there"))
    }
}
