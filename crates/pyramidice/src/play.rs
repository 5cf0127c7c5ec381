//! The rules as the tree that everybody plays.

use game::bits::{Ranked, below};
use game::{
    Chosen, Events, Game, OptionSpec, OptionsError, Outcome, Printed, Score, Step, StepOf, Turn, Viewer,
    settle,
};
use rand::Rng;

use crate::actions::Action;
use crate::deities::Deity;
use crate::dice::{Die, Face, Kind};
use crate::edition::Numbers;
use crate::events::Event;
use crate::legal::Legal;
use crate::notation::Chance;
use crate::options::{Options, SPECS};
use crate::projects::Project;
use crate::scarabs::Scarab;
use crate::state::{Phase, Pyramidice};
use crate::tiles::{Tile, Tiles};
use crate::view::View;

impl Game for Pyramidice {
    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type Legal = Legal;
    type Event = Event;
    type View = View;

    const ID: &'static str = "pyramidice";
    const RULES: u32 = 1;
    const SEATS: std::ops::RangeInclusive<u8> = 1..=4;
    const OPTIONS: &'static [OptionSpec] = SPECS;

    fn options(chosen: &Chosen) -> Result<Options, OptionsError> {
        Options::new(chosen)
    }

    fn new(options: &Options) -> Pyramidice {
        Pyramidice::set_up(options)
    }

    fn shipped() -> Option<&'static dyn Printed> {
        Some(<Numbers as game::Numbers>::shipped())
    }

    fn edition(&self) -> Option<&dyn Printed> {
        Some(&self.options.edition)
    }

    fn seats(&self) -> u8 {
        self.options.players
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.phase.turn(self.seat())
    }

    #[inline]
    fn legal(&self) -> Legal {
        self.legal_actions()
    }

    fn chance_outcomes(&self, out: &mut Vec<(Chance, u32)>) {
        match self.phase {
            Phase::LayingTile => {
                let left = Tiles::ALL.without(self.display.tiles);
                out.extend(left.iter().map(|tile| (Chance::Tile(tile), 1)));
            }
            Phase::Drawing { .. } => {
                out.extend(self.unseen.iter().map(|deity| (Chance::Deity(deity), 1)));
            }
            Phase::DealingProject => {
                out.extend(self.projects_left().iter().map(|project| (Chance::Project(project), 1)));
            }
            Phase::DealingScarab { .. } => {
                out.extend(self.scarabs_left().iter().map(|scarab| (Chance::Scarab(scarab), 1)));
            }
            Phase::Rolling { .. } | Phase::ArchitectRolling => {
                let kind = self.rolled_kind();
                out.extend(Face::ALL.map(|face| (Chance::Die(Die::new(kind, face)), 1)));
            }
            _ => {}
        }
    }

    #[inline]
    fn act(&mut self, action: Action, events: &mut impl Events<Event>) {
        self.carry_out(action, events);
    }

    #[inline]
    fn resolve(&mut self, outcome: Chance, events: &mut impl Events<Event>) {
        self.carry_out_chance(outcome, events);
    }

    /// As long as the game goes on only the Glory track is counted, and when it is over nothing is secret (P42).
    fn score(&self, _viewer: Viewer) -> Score {
        self.tallies()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.final_outcome()
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn sample(view: &View, rng: &mut impl Rng) -> Pyramidice {
        view.complete(rng)
    }

    #[inline]
    fn sample_chance(&self, rng: &mut impl Rng) -> Chance {
        match self.phase {
            Phase::Rolling { .. } | Phase::ArchitectRolling => {
                Chance::Die(Die::new(self.rolled_kind(), Face::roll(rng)))
            }
            Phase::Drawing { .. } => Chance::Deity(Deity::ALL[pick(self.unseen.0, rng)]),
            _ => self.sample_deal(rng),
        }
    }

    /// Projects and scarabs are dealt in secret, unless an architect plays (P30).
    fn shown(&self, step: &StepOf<Pyramidice>, viewer: Viewer) -> Option<String> {
        let hidden = match (step, self.phase) {
            (Step::Chance(Chance::Project(_)), Phase::DealingProject) if self.opponent().is_none() => {
                let owner = self.seats_in_play().find(|seat| self.players[seat.index()].project.is_none());
                owner.filter(|owner| !viewer.knows(*owner)).map(|_| "a project")
            }
            (Step::Chance(Chance::Scarab(_)), Phase::DealingScarab { to }) => {
                (!viewer.knows(to)).then_some("a scarab")
            }
            _ => None,
        };
        Some(hidden.map_or_else(|| step.to_string(), str::to_owned))
    }

    /// A kept scarab is shown, and so are projects and scarabs when the last step ends the game.
    fn reveals(&self, step: &StepOf<Pyramidice>) -> bool {
        match step {
            Step::Chance(_) | Step::Action(_, Action::Keep(_)) => true,
            Step::Action(_, action) => {
                let mut next = self.clone();
                next.act(*action, &mut ());
                settle(&mut next, &mut ());
                next.phase == Phase::Over
            }
        }
    }
}

impl Pyramidice {
    /// The kind of the die that is rolled next: Stone dice come first.
    #[inline]
    fn rolled_kind(&self) -> Kind {
        match self.phase {
            Phase::Rolling { stone: 0, .. } => Kind::Prayer,
            _ => Kind::Stone,
        }
    }

    /// An outcome of set-up.
    #[cold]
    fn sample_deal(&self, rng: &mut impl Rng) -> Chance {
        match self.phase {
            Phase::LayingTile => {
                let left = Tiles::ALL.without(self.display.tiles);
                Chance::Tile(Tile::ALL[pick(left.0.into(), rng)])
            }
            Phase::DealingProject => {
                Chance::Project(Project::new(pick(self.projects_left().0.into(), rng) as u8 + 1))
            }
            Phase::DealingScarab { .. } => {
                Chance::Scarab(Scarab::ALL[pick(self.scarabs_left().0.into(), rng)])
            }
            _ => unreachable!("{:?} is no draw", self.phase),
        }
    }
}

/// The place of one of the set bits, each as likely as the other.
#[inline]
fn pick(bits: u64, rng: &mut impl Rng) -> usize {
    let bits = Ranked::new(bits);
    bits.nth(below(bits.count(), rng)) as usize
}
