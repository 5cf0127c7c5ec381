//! What is counted: what runs out, the Quarry and the supply, boards and the support of the cult.

use game::{Explained, Seat};
use maud::html;

use super::{Tale, best, figure};
use crate::rules::{Face, Kind, Owner, Resource};
use crate::show::board::ask::dice_to_take;
use crate::show::board::pieces::{back, blank, icon, owner, pharaoh, resource, stone};
use crate::show::board::support::Support;
use crate::show::board::words::number;

impl Tale<'_> {
    pub(super) fn counter(&self, thing: &str) -> Option<Explained> {
        let view = self.sight.view;
        Some(match thing {
            "stones" => {
                let left = best(self.count("what-stones.left", view.supply.stones));
                self.plain("stones", blank(Kind::Stone), vec![left], "end")
            }
            "pile" => self.plain("pile", back(), vec![best(self.count("what-pile.left", view.pile))], "end"),
            "pharaoh" => self.plain("pharaoh", pharaoh(), Vec::new(), "word-pharaoh"),
            "quarry" => {
                let figures = vec![
                    self.count("what-quarry.stone", view.quarry.stone),
                    self.count("what-quarry.prayer", view.quarry.prayer),
                    best(self.count("what-quarry.take", dice_to_take(view))),
                ];
                self.plain("quarry", blank(Kind::Prayer), figures, "word-quarry")
            }
            "supply" => {
                let figures = vec![
                    self.count("what-supply.workers", view.supply.workers),
                    self.count("what-supply.cats", view.supply.cats),
                ];
                self.plain("supply", resource(Resource::Worker), figures, "word-supply")
            }
            "discards" => {
                let count = self.count("what-discards.count", view.discarded().len());
                self.plain("discards", back(), vec![count], "row")
            }
            "prices" => {
                let workers = view.options.edition.build.workers;
                let price = |face: Face| {
                    let cost = self.say("workers", &[("count", number(workers[face.index()]))]);
                    figure(stone(face), cost)
                };
                let figures = Face::ALL.into_iter().map(price).collect();
                self.plain("prices", icon("build"), figures, "building")
            }
            _ => return None,
        })
    }

    pub(super) fn resources(&self, seat: Seat) -> Explained {
        let view = self.sight.view;
        let board = view.players[seat].board;
        let spaces = view.options.edition.board.spaces;
        let figures = vec![
            self.count("what-resources.workers", board.workers),
            self.count("what-resources.cats", board.cats),
            self.count("what-resources.stones", board.stones),
            best(self.count("what-resources.free", spaces.saturating_sub(board.len()))),
        ];
        Explained {
            sign: owner(Owner::Seat(seat)),
            name: self.word("what-resources"),
            what: self.say("what-resources.sort", &[self.who(seat)]),
            effect: self.word("what-resources.effect"),
            numbers: figures,
            now: None,
            chapter: "table",
        }
    }

    pub(super) fn support(&self, seat: Seat) -> Explained {
        let support = Support::of(self.sight.view, seat);
        let mut figures = vec![
            self.count("what-support.deities", support.deities),
            self.count("what-support.resources", support.resources),
        ];
        if support.extra > 0 {
            figures.push(self.count("what-support.anubis", support.extra));
        }
        figures.push(best(figure(html! { (self.word("what-support.room")) }, support.room().to_string())));
        self.plain("support", icon("warn"), figures, "support")
    }
}
