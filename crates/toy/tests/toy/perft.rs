//! The rules against a second, naive generator.

use std::collections::BTreeMap;

use game::testing::{Naive, cross_check};
use game::{Chosen, Game, Seat, Turn};
use toy::Toy;

#[test]
fn both_generators_agree_on_every_node() {
    let chosen = Chosen::parse(Toy::OPTIONS, "").unwrap();
    let state = Toy::new(&Toy::options(&chosen).unwrap());
    let naive = Tricks { deck: (1..=7).collect(), ..Tricks::default() };
    assert_eq!(cross_check(&state, &naive, 8), 90_720);
}

#[derive(Clone, Default)]
struct Tricks {
    deck: Vec<u8>,
    hands: [Vec<u8>; 2],
    dealt: usize,
    leader: usize,
    lead: Option<u8>,
}

impl Naive for Tricks {
    fn turn(&self) -> Turn {
        if self.dealt < 6 {
            return Turn::Chance;
        }
        match self.lead {
            Some(_) => Turn::Seat(Seat::new(1 - self.leader as u8)),
            None if self.hands[self.leader].is_empty() => Turn::Over,
            None => Turn::Seat(Seat::new(self.leader as u8)),
        }
    }

    fn steps(&self) -> BTreeMap<String, u32> {
        match (self.turn(), self.lead) {
            (Turn::Chance, _) => self.deck.iter().map(|card| (format!("card{card}"), 1)).collect(),
            (Turn::Seat(seat), lead) => {
                let verbs: &[&str] = if lead.is_some() { &["play", "bury"] } else { &["play"] };
                let hand = &self.hands[seat.index()];
                let texts =
                    verbs.iter().flat_map(|verb| hand.iter().map(move |card| format!("{verb} card{card}")));
                texts.map(|text| (text, 1)).collect()
            }
            (Turn::Over, _) => BTreeMap::new(),
        }
    }

    fn take(&mut self, text: &str) {
        let card = text.rsplit("card").next().unwrap().parse().unwrap();
        let Turn::Seat(seat) = self.turn() else {
            self.deck.retain(|other| *other != card);
            self.hands[self.dealt % 2].push(card);
            self.dealt += 1;
            return;
        };
        self.hands[seat.index()].retain(|other| *other != card);
        match self.lead.take() {
            None => self.lead = Some(card),
            Some(lead) if text.starts_with("play") && card > lead => self.leader = seat.index(),
            Some(_) => {}
        }
    }
}
