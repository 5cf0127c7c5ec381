//! What the rules look up again and again, worked out once.

use std::array;

use game::EditionError;

use super::{Card, Numbers, Symbol};
use crate::rules::actions::Builds;
use crate::rules::{
    Bill, DEITIES, Deities, Deity, Face, Faces, Pairs, PairsByFaces, Project, Pyramid, Resources, Rule,
    SPACES, Space, Tile,
};

/// The most Workers and Cats that can lie on a board.
pub(crate) const MOST_ON_BOARD: usize = 8;

#[derive(Clone, Debug)]
pub(crate) struct Tables {
    costs: [Cost; DEITIES],
    /// What the powers give.
    glory: [u8; DEITIES],
    points: [u8; DEITIES],
    ennead: Deities,
    once: Deities,
    /// By the number of cards.
    ennead_points: [u8; DEITIES + 1],
    lent: [u8; 3],
    partners: [[u8; 6]; Project::ALL.len()],
    pairs: PairsByFaces,
    workers: [u8; 6],
    surcharge: [u8; SPACES],
    bonus: [u8; SPACES],
    /// Without the Turquoise scarab and with it, by what can be paid.
    affordable: [[Builds; MOST_ON_BOARD + 1]; 2],
    plain_tiles: [Resources; 6],
}

/// What a deity costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cost {
    /// The dice.
    pub dice: Bill,
    /// The Workers and Cats.
    pub resources: Resources,
}

impl Tables {
    /// Reads costs and pairs, which are texts, and lays everything out by number.
    pub(super) fn new(numbers: &Numbers) -> Result<Tables, EditionError> {
        let with = |symbol: Symbol| -> Deities {
            Deity::ALL.into_iter().filter(|deity| numbers.card(*deity).symbol == symbol).collect()
        };
        let most = numbers.ennead.last().map_or(0, |step| step.glory);
        let mut tables = Tables {
            costs: [Cost { dice: Bill::any(0), resources: Resources::NONE }; DEITIES],
            glory: Deity::ALL.map(|deity| numbers.card(deity).glory.unwrap_or(0)),
            points: Deity::ALL.map(|deity| numbers.card(deity).points),
            ennead: with(Symbol::Stack),
            once: with(Symbol::Work),
            ennead_points: array::from_fn(|cards| match cards {
                0 => 0,
                _ => numbers.ennead.get(cards - 1).map_or(most, |step| step.glory),
            }),
            lent: [0; 3],
            partners: [[0; 6]; Project::ALL.len()],
            pairs: PairsByFaces::default(),
            workers: numbers.build.workers,
            surcharge: [0; SPACES],
            bonus: [0; SPACES],
            affordable: [[Builds::default(); MOST_ON_BOARD + 1]; 2],
            plain_tiles: [Resources::NONE; 6],
        };
        for deity in Deity::ALL {
            tables.read_card(deity, numbers.card(deity))?;
        }
        for project in Project::ALL {
            tables.read_pairs(project, numbers)?;
        }
        tables.read_tiles(numbers)?;
        tables.read_build_costs(numbers);
        Ok(tables)
    }

    fn read_card(&mut self, deity: Deity, card: &Card) -> Result<(), EditionError> {
        let entry = |key: &str| format!("deities.{deity}.{key}");
        self.costs[deity.index()] =
            read_cost(&card.cost).map_err(|problem| EditionError::new(entry("cost"), problem))?;
        for value in card.faces.iter().flatten() {
            let face =
                Face::try_from(*value).map_err(|problem| EditionError::new(entry("faces"), problem))?;
            let member = deity.index() - Deity::TRIAD[0].index();
            self.lent[member] |= 1 << face.index();
        }
        Ok(())
    }

    fn read_pairs(&mut self, project: Project, numbers: &Numbers) -> Result<(), EditionError> {
        for pair in numbers.projects.pairs(project) {
            let (one, other) = read_pair(pair).ok_or_else(|| {
                EditionError::new(format!("projects.{project}"), format!("`{pair}` is not a pair like 1-6"))
            })?;
            self.partners[project.index()][one.index()] |= 1 << other.index();
            self.partners[project.index()][other.index()] |= 1 << one.index();
        }
        for (one, other) in Face::ALL.into_iter().flat_map(|one| Face::ALL.map(|other| (one, other))) {
            if self.partners[project.index()][one.index()] >> other.index() & 1 == 1 {
                let pairs = &mut self.pairs[usize::from(one.value())][usize::from(other.value())];
                *pairs = pairs.plus(Pairs::one(project));
            }
        }
        Ok(())
    }

    fn read_tiles(&mut self, numbers: &Numbers) -> Result<(), EditionError> {
        let tiles = &numbers.tiles;
        let texts = [&tiles.ww, &tiles.ws, &tiles.wc, &tiles.ss, &tiles.sc, &tiles.cc];
        for ((tile, text), gain) in Tile::ALL.into_iter().zip(texts).zip(&mut self.plain_tiles) {
            let read = text.parse().ok().filter(|gain: &Resources| (1..=3).contains(&gain.len()));
            *gain = read.ok_or_else(|| {
                EditionError::new(
                    format!("tiles.{tile}"),
                    "must be one to three of the letters w, c and s, in this order",
                )
            })?;
        }
        Ok(())
    }

    fn read_build_costs(&mut self, numbers: &Numbers) {
        let reduction = numbers.scarabs.turquoise.workers;
        for space in Space::all() {
            let level = usize::from(space.level()) - 1;
            let build = &numbers.build;
            let (surcharges, glory): (&[u8], &[u8]) = match space.pyramid() {
                Pyramid::Cheops => (&build.cheops.surcharge, &build.cheops.glory),
                Pyramid::Chephren => (&build.chephren.surcharge, &build.chephren.glory),
                Pyramid::Mycerinus => (&build.mycerinus.surcharge, &build.mycerinus.glory),
            };
            let surcharge = surcharges[level];
            self.surcharge[space.index()] = surcharge;
            self.bonus[space.index()] = glory[level];
            for face in Face::ALL {
                let cost = self.workers[face.index()] + surcharge;
                let reduced = cost - reduction.min(surcharge);
                for budget in 0..=MOST_ON_BOARD {
                    for (affordable, cost) in self.affordable.iter_mut().zip([cost, reduced]) {
                        if usize::from(cost) <= budget {
                            affordable[budget].insert(face, space);
                        }
                    }
                }
            }
        }
    }

    #[inline]
    pub(crate) fn cost(&self, deity: Deity) -> Cost {
        self.costs[deity.index()]
    }

    /// What the deity's power gives.
    #[inline]
    pub(crate) fn glory(&self, deity: Deity) -> u8 {
        self.glory[deity.index()]
    }

    /// What the deity counts at the end, unless it belongs to the Ennead.
    pub(crate) fn points(&self, deity: Deity) -> u8 {
        self.points[deity.index()]
    }

    pub(crate) fn ennead_points(&self, cards: u32) -> u8 {
        self.ennead_points[cards as usize]
    }

    /// The deities that are stacked.
    #[inline]
    pub(crate) fn ennead(&self) -> Deities {
        self.ennead
    }

    /// The deities that are used once in a Work turn.
    #[inline]
    pub(crate) fn once(&self) -> Deities {
        self.once
    }

    /// The faces that a deity of the triad can lend, one bit each.
    #[inline]
    pub(crate) fn lent(&self, deity: Deity) -> u8 {
        self.lent[deity.index() - Deity::TRIAD[0].index()]
    }

    /// For each face, the faces it makes a pair of this project with, one bit each.
    pub(crate) fn partners(&self, project: Project) -> &[u8; 6] {
        &self.partners[project.index()]
    }

    #[inline]
    pub(crate) fn pairs(&self) -> &PairsByFaces {
        &self.pairs
    }

    #[inline]
    pub(crate) fn build_cost(&self, face: Face, space: Space) -> u8 {
        self.workers[face.index()] + self.surcharge[space.index()]
    }

    #[inline]
    pub(crate) fn surcharge(&self, space: Space) -> u8 {
        self.surcharge[space.index()]
    }

    #[inline]
    pub(crate) fn bonus(&self, space: Space) -> u8 {
        self.bonus[space.index()]
    }

    /// The builds for which this budget is enough.
    #[inline]
    pub(crate) fn affordable(&self, budget: u8, has_turquoise: HasTurquoise) -> Builds {
        let budget = usize::from(budget).min(MOST_ON_BOARD);
        self.affordable[has_turquoise as usize][budget]
    }

    pub(crate) fn plain_tile(&self, tile: Tile) -> Option<Resources> {
        self.plain_tiles.get(tile as usize).copied()
    }
}

/// Whether the Turquoise scarab can help with a build.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum HasTurquoise {
    No,
    Yes,
}

/// `1-6`
fn read_pair(text: &str) -> Option<(Face, Face)> {
    let (one, other) = text.split_once('-')?;
    Some((one.parse().ok()?, other.parse().ok()?))
}

fn read_cost(text: &str) -> Result<Cost, String> {
    let mut dice = Bill { size: 0, faces: Faces::default(), stone: Faces::default(), rule: Rule::Free };
    let mut resources = Resources::NONE;
    for word in text.split(' ') {
        match word {
            "w" => resources.workers += 1,
            "c" => resources.cats += 1,
            "*" => dice.size += 1,
            _ => {
                let face: Face = word
                    .strip_prefix('S')
                    .unwrap_or(word)
                    .parse()
                    .map_err(|_| format!("`{word}` is none of 1 to 6, S1 to S6, *, w and c"))?;
                dice.size += 1;
                dice.faces = dice.faces.plus(Faces::of(face, 1));
                if word.starts_with('S') {
                    dice.stone = dice.stone.plus(Faces::of(face, 1));
                }
            }
        }
        if dice.size > 6 || resources.len() > 7 {
            return Err("is more than anybody could pay".to_owned());
        }
    }
    if dice.size == 0 { Err("must ask for a die".to_owned()) } else { Ok(Cost { dice, resources }) }
}
