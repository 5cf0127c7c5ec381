//! The JSON of a view.

use std::collections::BTreeMap;

use game::checked::demand;
use game::{Chosen, Edition, PerSeat, Turn};
use serde::{Deserialize, Serialize, Serializer};

use super::{SeenPlayer, View};
use crate::rules::{
    ArchitectBoard, Deities, Dice, Display, Face, Numbers, Options, Owner, Phase, Pyramids, Quarry,
    Resources, Row, SPECS, Space, Spaces, Work,
};

/// The view as other programs read it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Json {
    options: String,
    edition: Edition<Numbers>,
    turn: Turn,
    phase: Phase,
    active: Owner,
    players: PerSeat<SeenPlayer>,
    architect: Option<ArchitectBoard>,
    /// What each built die shows.
    pyramids: BTreeMap<Space, Face>,
    hand: Dice,
    work: Work,
    row: Row,
    unseen: Deities,
    pile: u8,
    display: Display,
    supply: Resources,
    quarry: Quarry,
    rounds: u8,
    pharaoh: Option<Owner>,
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let faces = Space::all().filter_map(|space| Some((space, self.pyramids.face(space)?)));
        let json = Json {
            options: self.options.text(),
            edition: self.options.edition.clone(),
            turn: self.turn(),
            phase: self.phase,
            active: self.active,
            players: self.players.clone(),
            architect: self.architect,
            pyramids: faces.collect(),
            hand: self.hand,
            work: self.work,
            row: self.row,
            unseen: self.unseen,
            pile: self.pile,
            display: self.display,
            supply: self.supply,
            quarry: self.quarry,
            rounds: self.rounds,
            pharaoh: self.pharaoh,
        };
        json.serialize(serializer)
    }
}

/// A view may come from anywhere, so everything is checked before a state is made of it.
impl TryFrom<Json> for View {
    type Error = String;

    fn try_from(json: Json) -> Result<View, String> {
        let chosen = Chosen::parse(SPECS, &json.options).map_err(|error| error.to_string())?;
        let options = Options { edition: json.edition, ..Options::new(&chosen).map_err(|error| error.0)? };
        let mut pyramids = Pyramids::new(Spaces::of(&options.edition.set_up(options.players).pyramids));
        for (space, face) in json.pyramids {
            demand(pyramids.open().contains(space), format!("nothing can be built on {space}"))?;
            pyramids.build(space, face, options.edition.tables().pairs());
        }
        let view = View {
            options,
            phase: json.phase,
            active: json.active,
            players: json.players,
            architect: json.architect,
            pyramids,
            hand: json.hand,
            work: json.work,
            row: json.row,
            unseen: json.unseen,
            pile: json.pile,
            display: json.display,
            supply: json.supply,
            quarry: json.quarry,
            rounds: json.rounds,
            pharaoh: json.pharaoh,
        };
        view.check()?;
        demand(json.turn == view.turn(), "the turn is not the one that follows from the phase")?;
        Ok(view)
    }
}
