//! Building, the ways to pay for it, and who may copy it.

use game::{Events, Seat};

use crate::actions::{Action, number, payment_bits};
use crate::deities::Deity;
use crate::dice::{Dice, Die, Face, Kind};
use crate::edition::HasTurquoise;
use crate::events::{Event, Reason};
use crate::legal::{Collected, Legal};
use crate::pyramid::Space;
use crate::resources::Resources;
use crate::scarabs::Scarab;
use crate::state::{Owner, Phase, Pyramidice};

impl Pyramidice {
    /// How much can be paid for a build: Workers, and with Bastet Cats.
    #[inline]
    pub(crate) fn build_budget(&self) -> u8 {
        let board = self.player().board;
        if self.has(Deity::Bastet) { board.workers + board.cats } else { board.workers }
    }

    #[inline]
    pub(crate) fn has_turquoise(&self) -> HasTurquoise {
        if self.has_scarab(Scarab::Turquoise) && !self.work.scarab_is_used {
            HasTurquoise::Yes
        } else {
            HasTurquoise::No
        }
    }

    /// What Seshat asks for a build, if she is there.
    #[inline]
    pub(crate) fn seshat_workers(&self) -> Option<u8> {
        if !self.has(Deity::Seshat) {
            return None;
        }
        self.numbers().card(Deity::Seshat).workers
    }

    /// Every way to pay: plain, then Seshat where she is cheaper, then Turquoise, each in every mix of Workers and Cats.
    /// A way that takes the same as an earlier one is left out (P15).
    pub(crate) fn ways_to_build(&self, face: Face, space: Space) -> Legal {
        let mut legal = Collected::from(number::PAY);
        let tables = self.numbers().tables();
        let plain = tables.build_cost(face, space);
        legal.add(number::PAY, self.mixes(plain));
        let seshat = self.seshat_workers().filter(|workers| plain > *workers);
        if let Some(workers) = seshat {
            legal.add(number::PAY_SESHAT, self.mixes(workers));
        }
        let reduction = self.numbers().scarabs.turquoise.workers.min(tables.surcharge(space));
        let reduced = plain - reduction;
        if self.has_turquoise() == HasTurquoise::Yes && reduction > 0 && seshat != Some(reduced) {
            legal.add(number::PAY_TURQUOISE, self.mixes(reduced));
        }
        legal.into()
    }

    /// So many Workers, or with Bastet every mix of Workers and Cats, as far as the board has them.
    pub(crate) fn mixes(&self, count: u8) -> u64 {
        let board = self.player().board;
        let most_cats = if self.has(Deity::Bastet) { board.cats.min(count) } else { 0 };
        let mut mixes = 0;
        for cats in 0..=most_cats {
            if count - cats <= board.workers {
                mixes |= 1 << payment_bits(Resources::new(count - cats, cats, 0));
            }
        }
        mixes
    }

    pub(crate) fn pay_build(
        &mut self,
        face: Face,
        space: Space,
        action: Action,
        events: &mut impl Events<Event>,
    ) {
        let paid = match action {
            Action::Pay(resources) | Action::PaySeshat(resources) => resources,
            Action::PayTurquoise(resources) => {
                self.work.scarab_is_used = true;
                resources
            }
            _ => unreachable!("{action} is not legal"),
        };
        self.spend(paid, events);
        self.hand = self.hand.minus(Dice::of(Die::new(Kind::Stone, face), 1));
        self.pyramids.build(space, face);
        let glory = self.glory_of_build(face, space, paid);
        events.push(Event::Built { owner: self.active, face, space, glory });
        self.add_glory(self.active, glory, Reason::Build, events);
        self.phase = match self.copier() {
            Some(seat) => Phase::Copying { seat, glory },
            None => Phase::Menu,
        };
    }

    /// The face, the level, Serket (P14) and Thoth (P13).
    fn glory_of_build(&self, face: Face, space: Space, paid: Resources) -> u8 {
        let tables = self.numbers().tables();
        let mut glory = face.value() + tables.bonus(space);
        if self.has(Deity::Serket) && !space.supports().is_empty() {
            glory += tables.glory(Deity::Serket);
        }
        if self.has(Deity::Thoth) {
            glory += tables.glory(Deity::Thoth) * paid.len();
        }
        glory
    }

    /// Who may copy a build of the player whose turn it is (P23).
    fn copier(&self) -> Option<Seat> {
        let workers = self.numbers().scarabs.pearl.workers;
        self.seats_in_play().find(|seat| {
            let player = &self.players[seat.index()];
            player.scarab == Some(Scarab::Pearl)
                && Owner::Seat(*seat) != self.active
                && !player.has_copied
                && player.board.workers >= workers
        })
    }

    pub(crate) fn copy(&mut self, seat: Seat, glory: u8, events: &mut impl Events<Event>) {
        let workers = self.numbers().scarabs.pearl.workers;
        let player = &mut self.players[seat.index()];
        player.has_copied = true;
        player.board.workers -= workers;
        self.supply.workers += workers;
        events.push(Event::Copied { seat });
        events.push(Event::Spent { seat, resources: Resources::new(workers, 0, 0) });
        self.add_glory(Owner::Seat(seat), glory, Reason::Scarab(Scarab::Pearl), events);
        self.phase = Phase::Menu;
    }
}
