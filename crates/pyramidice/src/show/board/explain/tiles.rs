//! Rest tiles.

use game::{Explained, Now, Seat};
use maud::html;

use super::{Tale, figure};
use crate::rules::{Action, Owner, Phase, Tile};
use crate::show::board::holdings::TILES;
use crate::show::board::steps::{is_legal, near_seat};
use crate::show::board::tiles::face;
use crate::show::board::words::{help_tile, name_tile, number};

impl Tale<'_> {
    pub(super) fn tile(&self, tile: Tile) -> Explained {
        let view = self.sight.view;
        let player = &view.players[near_seat(view, self.sight.viewer)];
        let price = view.options.edition.tile_price(tile);
        let spaces = view.options.edition.board.spaces;
        let mut numbers = vec![self.count("what-room", spaces.saturating_sub(player.board.len()))];
        if price > 0 {
            numbers.push(figure(html! { (self.word("what-price")) }, self.glory(price)));
        }
        let values = [("count", number(player.tiles.len() as u32)), ("most", number(TILES as u32))];
        numbers.push(figure(html! { (self.word("what-own-tiles")) }, self.say("what-of", &values)));
        Explained {
            sign: html! { span.rt { (face(view, tile)) } },
            name: name_tile(tile, self.lang),
            what: self.word("what-tile.sort"),
            effect: help_tile(tile, self.lang),
            numbers,
            now: Some(self.tile_now(tile)),
            chapter: "tiles",
        }
    }

    fn tile_now(&self, tile: Tile) -> Now {
        if is_legal(self.sight, Action::Rest(tile)) {
            return self.may("what-tile.may");
        }
        if is_legal(self.sight, Action::Emerald(tile)) {
            return self.may("what-tile.emerald");
        }
        let view = self.sight.view;
        let holder = view.players.by_seat().find(|(_, player)| player.tiles.all().contains(tile));
        if let Some((seat, _)) = holder {
            return Now::NotNow(self.say("what-tile.before", &[self.who(seat)]));
        }
        if let Some(not_yours) = self.not_yours() {
            return not_yours;
        }
        let have = view.players[near_seat(view, self.sight.viewer)].glory;
        let price = view.options.edition.tile_price(tile);
        match view.phase {
            Phase::Choosing if have < u16::from(price) => {
                Now::NotNow(self.say("what-tile.price", &[("price", number(price)), ("have", number(have))]))
            }
            Phase::Choosing => self.not_now("what-tile.cannot"),
            Phase::Gaining { .. }
            | Phase::KeepingEight { .. }
            | Phase::Drawing { .. }
            | Phase::ArchitectRolling
            | Phase::Over
            | Phase::SetUp(_)
            | Phase::Rest(_)
            | Phase::Work(_)
            | Phase::Payment(_) => self.not_now("what-tile.later"),
        }
    }

    pub(super) fn tile_face_down(&self) -> Explained {
        Explained {
            sign: html! { span.rt.down {} },
            name: self.word("what-tile"),
            what: self.word("what-tile.sort"),
            effect: self.word("what-tile.down"),
            numbers: Vec::new(),
            now: None,
            chapter: "scarabs",
        }
    }

    pub(super) fn tiles_before(&self, seat: Seat) -> Explained {
        let count = self.sight.view.players[seat].tiles.len() as u32;
        let values = [("count", number(count)), ("most", number(TILES as u32))];
        let taken = figure(html! { (self.word("what-tiles")) }, self.say("what-of", &values));
        Explained {
            sign: crate::show::board::pieces::owner(Owner::Seat(seat)),
            name: self.word("what-tiles"),
            what: self.say("what-tiles.sort", &[self.who(seat)]),
            effect: self.word("what-tiles.effect"),
            numbers: vec![taken],
            now: None,
            chapter: "rest",
        }
    }
}
