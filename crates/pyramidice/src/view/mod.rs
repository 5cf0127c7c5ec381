//! What a viewer may know, its JSON, and the states that look like it.

mod check;
mod dealt;
mod json;
mod steps;

use game::bits::below;
use game::{PerSeat, Score, Seat, Turn, Viewer};
use rand::Rng;
use serde::{Deserialize, Serialize};

pub(crate) use steps::{reveals, shown};

use crate::rules::{
    ArchitectBoard, Dealing, Deities, Dice, Display, Laid, Options, Owner, Phase, Player, Project, Projects,
    Pyramidice, Pyramids, Quarry, Resources, Row, Scarab, Scarabs, Work, Working,
};

/// What a viewer may know. Built by naming fields, so that a new field of the state is secret until it is named here.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "json::Json")]
pub struct View {
    /// The options of the game, and the numbers it is played with.
    pub options: Options,
    /// Where in the turn overview the game is.
    pub(crate) phase: Phase,
    /// Whose turn it is; what is asked of others belongs to it too.
    pub active: Owner,
    /// What lies before each player.
    pub players: PerSeat<SeenPlayer>,
    /// What lies before the architect, if one plays.
    pub architect: Option<ArchitectBoard>,
    /// What was built.
    pub pyramids: Pyramids,
    /// The dice of the Work turn under way.
    pub hand: Dice,
    /// What is only true until the end of the Work turn under way.
    pub work: Work,
    /// The face-up deities.
    pub row: Row,
    /// The deities that nobody has seen.
    pub unseen: Deities,
    /// How many of them are in the pile; the others were removed.
    pub pile: u8,
    /// The rest tiles that can be taken.
    pub display: Display,
    /// Workers, Cats and Stone dice that nobody has taken.
    pub supply: Resources,
    /// The dice in the Quarry.
    pub quarry: Quarry,
    /// How many turns the last in turn order has ended.
    pub rounds: u8,
    /// Who triggered the end: the game ends after their next turn.
    pub pharaoh: Option<Owner>,
}

/// What can be seen of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeenPlayer {
    /// The place on the Glory track.
    pub glory: u16,
    /// What lies on the spaces of the board.
    pub board: Resources,
    /// The deities, the Ennead's among them.
    pub deities: Deities,
    /// The scarab that was kept.
    pub scarab: Option<Scarab>,
    /// How many scarabs were dealt.
    pub dealt_count: u8,
    /// Which they were, if the viewer may know: their owner may, and at the end everybody.
    pub dealt: Option<Scarabs>,
    /// Whether a project was dealt.
    pub has_project: bool,
    /// Which it is, if the viewer may know: its owner may, and at the end or against an architect everybody.
    pub project: Option<Project>,
    /// The rest tiles before the player.
    pub tiles: Laid,
    /// Whether the Pearl scarab has copied since the player's last turn began.
    pub has_copied: bool,
}

impl View {
    #[inline]
    pub(crate) fn of(state: &Pyramidice, viewer: Viewer) -> View {
        let see = |seat: Seat| {
            let player = &state.players[seat.index()];
            let knows = viewer.knows(seat) || state.phase == Phase::Over;
            let is_open = knows || state.opponent().is_some();
            SeenPlayer {
                glory: player.glory,
                board: player.board,
                deities: player.deities,
                scarab: player.scarab,
                dealt_count: player.dealt.len() as u8,
                dealt: knows.then_some(player.dealt),
                has_project: player.project.is_some(),
                project: player.project.filter(|_| is_open),
                tiles: player.tiles,
                has_copied: player.has_copied,
            }
        };
        View {
            options: state.options.clone(),
            phase: state.phase,
            active: state.active,
            players: PerSeat::from_fn(state.options.players, see),
            architect: state.opponent().map(|_| state.architect),
            pyramids: state.pyramids,
            hand: state.hand,
            work: state.work,
            row: state.row,
            unseen: state.unseen,
            pile: state.pile,
            display: state.display,
            supply: state.supply,
            quarry: state.quarry,
            rounds: state.rounds,
            pharaoh: state.pharaoh,
        }
    }

    /// Deals at random what the viewer does not know: the projects and scarabs of others.
    #[inline]
    pub(crate) fn complete(&self, rng: &mut impl Rng) -> Pyramidice {
        let mut state = self.known();
        let mut projects = Projects::ALL.without(self.known_projects());
        let mut scarabs = Scarabs::ALL.without(self.known_scarabs());
        for (player, seen) in state.players.iter_mut().zip(self.players.iter()) {
            while player.dealt.len() < u32::from(seen.dealt_count) {
                let drawn = scarabs.iter().nth(below(scarabs.len(), rng) as usize).expect("there are twelve");
                scarabs.remove(drawn);
                player.dealt.insert(drawn);
            }
            if seen.has_project && player.project.is_none() {
                let drawn = projects.iter().nth(below(projects.len(), rng) as usize).expect("there are six");
                projects.remove(drawn);
                player.project = Some(drawn);
            }
        }
        state
    }

    /// What the viewer knows, with nothing in place of what it does not.
    #[inline]
    pub(crate) fn known(&self) -> Pyramidice {
        let mut players = [Player::default(); 4];
        for (player, seen) in players.iter_mut().zip(self.players.iter()) {
            *player = seen.known();
        }
        Pyramidice {
            players,
            architect: self.architect.unwrap_or_default(),
            pyramids: self.pyramids,
            hand: self.hand,
            work: self.work,
            unseen: self.unseen,
            row: self.row,
            display: self.display,
            supply: self.supply,
            quarry: self.quarry,
            pile: self.pile,
            rounds: self.rounds,
            active: self.active,
            pharaoh: self.pharaoh,
            phase: self.phase,
            options: self.options.clone(),
        }
    }

    /// The points as the rules count them in a game that has what the view shows. Projects are only counted when
    /// everybody sees them, so nothing secret is missing or given away.
    pub(crate) fn score(&self) -> Score {
        self.known().tallies()
    }

    /// The deities that were discarded.
    pub fn discarded(&self) -> Deities {
        let owned = self.players.iter().fold(Deities::NONE, |owned, player| owned.or(player.deities));
        let architect = self.architect.map_or(Deities::NONE, |board| board.deities);
        Deities::ALL.without(self.unseen).without(self.row.set()).without(owned).without(architect)
    }

    /// Who decides the next step.
    pub fn turn(&self) -> Turn {
        self.phase.turn(self.active.seat())
    }

    /// Stone and Prayer dice that were taken and not rolled yet.
    pub fn dice_under_way(&self) -> (u8, u8) {
        if let Phase::Work(Working::Rolling { stone, prayer }) = self.phase {
            return (stone, prayer);
        }
        (u8::from(self.phase == Phase::ArchitectRolling), 0)
    }

    /// Whether all rest tiles have been laid out.
    pub fn is_set_up(&self) -> bool {
        self.phase != Phase::SetUp(Dealing::Tile)
    }

    #[inline]
    fn known_projects(&self) -> Projects {
        let players: Projects = self.players.iter().filter_map(|player| player.project).collect();
        players.or(self.architect.unwrap_or_default().projects)
    }

    #[inline]
    fn known_scarabs(&self) -> Scarabs {
        self.players.iter().fold(Scarabs::NONE, |known, player| known.or(player.known_scarabs()))
    }
}

impl SeenPlayer {
    #[inline]
    fn known(&self) -> Player {
        Player {
            deities: self.deities,
            glory: self.glory,
            board: self.board,
            scarab: self.scarab,
            dealt: self.dealt.unwrap_or_else(|| self.scarab.into_iter().collect()),
            project: self.project,
            tiles: self.tiles,
            has_copied: self.has_copied,
        }
    }
}
