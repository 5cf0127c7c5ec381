//! Building, and who may copy it.

use game::{Events, Seat};

use crate::events::{Event, Reason};
use crate::rules::{
    Action, Deity, Dice, Die, Face, Kind, Owner, Phase, Pyramidice, Resources, Scarab, Space, Working,
};

impl Pyramidice {
    pub(crate) fn pay_build(
        &mut self,
        face: Face,
        space: Space,
        action: Action,
        events: &mut impl Events<Event>,
    ) {
        let (Action::Pay(paid) | Action::PaySeshat(paid) | Action::PayTurquoise(paid)) = action else {
            unreachable!("{action} is not legal")
        };
        self.work.scarab_is_used |= matches!(action, Action::PayTurquoise(_));
        self.spend(paid, events);
        self.hand = self.hand.minus(Dice::of(Die::new(Kind::Stone, face), 1));
        self.pyramids.build(space, face, self.options.edition.tables().pairs());
        let glory = self.glory_of_build(face, space, paid);
        events.push(Event::Built { owner: self.active, face, space, glory });
        self.add_glory(self.active, glory, Reason::Build, events);
        self.phase = match self.copier() {
            Some(seat) => Phase::Work(Working::Copying { seat, glory }),
            None => Phase::Work(Working::Menu),
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
        self.phase = Phase::Work(Working::Menu);
    }
}
