//! Set-up: tiles, deities, projects and scarabs are drawn in this order, then scarabs are kept (P45).

use game::{Events, Seat};

use crate::events::Event;
use crate::rules::{
    ArchitectBoard, DEITIES, Dealing, Deities, Display, Options, Owner, Phase, Place, Player, Project,
    Projects, Pyramidice, Pyramids, Quarry, Resources, Row, Scarab, Scarabs, Spaces, Then, Tile, Work,
};

/// How many scarabs a seat chooses from.
const SCARABS_DEALT: u32 = 2;

impl Pyramidice {
    /// The table before the first draw, with everything on it that needs none.
    pub(crate) fn set_up(options: &Options) -> Pyramidice {
        let numbers = &*options.edition;
        let set_up = numbers.set_up(options.players);
        let kit = Resources::new(numbers.board.workers, numbers.board.cats, numbers.board.stones);
        let mut supply = Resources::new(numbers.contents.workers, numbers.contents.cats, set_up.stone_dice);
        let mut players = [Player::default(); 4];
        for player in &mut players[..usize::from(options.players)] {
            player.board = kit;
            player.glory = u16::from(numbers.board.glory);
            supply = supply.minus(kit);
        }
        let glory = if options.architect.is_some() { u16::from(numbers.board.glory) } else { 0 };
        Pyramidice {
            players,
            architect: ArchitectBoard { glory, ..ArchitectBoard::default() },
            pyramids: Pyramids::new(Spaces::of(&set_up.pyramids)),
            hand: crate::rules::Dice::default(),
            work: Work::default(),
            unseen: Deities::ALL,
            row: Row::default(),
            display: Display::default(),
            supply,
            quarry: Quarry { stone: 0, prayer: numbers.contents.prayer_dice },
            pile: DEITIES as u8 - set_up.removed_deities,
            rounds: 0,
            active: Owner::Seat(Seat::new(0)),
            pharaoh: None,
            phase: Phase::SetUp(Dealing::Tile),
            options: options.clone(),
        }
    }

    pub(crate) fn lay_tile(&mut self, tile: Tile, events: &mut impl Events<Event>) {
        let laid = self.display.tiles.len() as u8;
        let place = self.opponent().map(|_| Place::new(laid + 1));
        self.display.lay(tile, place);
        events.push(Event::TileLaid { tile, place });
        if laid + 1 == self.numbers().set_up(self.options.players).tiles {
            self.draw(Row::FULL as u8, Then::DealProjects, events);
        }
    }

    /// Who gets the next project: the architect first, then the seats in order.
    fn next_for_project(&self) -> Option<Owner> {
        let wanted = self.opponent().map_or(0, |architect| self.numbers().architect(architect).projects);
        if self.architect.projects.len() < u32::from(wanted) {
            return Some(Owner::Architect);
        }
        self.seats_in_play().find(|seat| self.players[seat.index()].project.is_none()).map(Owner::Seat)
    }

    /// The projects that nobody has.
    pub(crate) fn projects_left(&self) -> Projects {
        let dealt: Projects = self.players.iter().filter_map(|player| player.project).collect();
        Projects::ALL.without(dealt).without(self.architect.projects)
    }

    pub(crate) fn deal_project(&mut self, project: Project, events: &mut impl Events<Event>) {
        let owner = self.next_for_project().expect("somebody waits for a project");
        match owner {
            Owner::Architect => self.architect.projects.insert(project),
            Owner::Seat(seat) => self.players[seat.index()].project = Some(project),
        }
        events.push(Event::ProjectDealt { owner, project });
        if self.next_for_project().is_some() {
            return;
        }
        // Out of respect for the architect, nobody has a scarab against him.
        match self.opponent() {
            Some(_) => self.begin_turn(Owner::Seat(Seat::new(0)), events),
            None => self.phase = Phase::SetUp(Dealing::Scarab { to: Seat::new(0) }),
        }
    }

    /// The scarabs that were not dealt.
    pub(crate) fn scarabs_left(&self) -> Scarabs {
        self.players.iter().fold(Scarabs::ALL, |left, player| left.without(player.dealt))
    }

    pub(crate) fn deal_scarab(&mut self, to: Seat, scarab: Scarab, events: &mut impl Events<Event>) {
        self.players[to.index()].dealt.insert(scarab);
        events.push(Event::ScarabDealt { seat: to, scarab });
        if self.players[to.index()].dealt.len() < SCARABS_DEALT {
            return;
        }
        self.phase = match self.seat_after(to) {
            Some(next) => Phase::SetUp(Dealing::Scarab { to: next }),
            None => Phase::SetUp(Dealing::Keeping { seat: Seat::new(0) }),
        };
    }

    pub(crate) fn keep_scarab(&mut self, seat: Seat, scarab: Scarab, events: &mut impl Events<Event>) {
        self.players[seat.index()].scarab = Some(scarab);
        events.push(Event::ScarabKept { seat, scarab });
        match self.seat_after(seat) {
            Some(next) => self.phase = Phase::SetUp(Dealing::Keeping { seat: next }),
            None => self.begin_turn(Owner::Seat(Seat::new(0)), events),
        }
    }

    /// The seat after this one in the order of set-up, which has an end.
    fn seat_after(&self, seat: Seat) -> Option<Seat> {
        self.seats_in_play().find(|other| *other > seat)
    }
}
