use game::{Chosen, Game};

use super::*;
use crate::deities::{Deity, Dismissed};
use crate::dice::Face;
use crate::pyramid::Space;
use crate::resources::Resources;

const WHITE: Seat = Seat::new(0);
const BLACK: Seat = Seat::new(1);

fn view(options: &str) -> View {
    let chosen = Chosen::parse(Pyramidice::OPTIONS, options).unwrap();
    let options = Pyramidice::options(&chosen).unwrap();
    View::of(&Pyramidice::set_up(&options), Viewer::Spectator)
}

#[track_caller]
fn check_in(options: &str, event: Event, expected: [&str; 3]) {
    let view = view(options);
    let told =
        Lang::ALL.map(|lang| tell(&event, &view, Viewer::Spectator, lang).unwrap().replace('\u{a0}', " "));
    assert_eq!(told, expected);
}

#[track_caller]
fn check(event: Event, expected: [&str; 3]) {
    check_in("players=2", event, expected);
}

#[test]
fn a_build_tells_where_and_for_how_much() {
    let (face, space): (Face, Space) = ("5".parse().unwrap(), "c2b1".parse().unwrap());
    check(
        Event::Built { owner: Owner::Seat(WHITE), face, space, glory: 7 },
        [
            "White builds a 5 on Cheops, level 2, b1 and gains 7 Glory.",
            "Blanc bâtit un 5 (Khéops, étage 2, b1) et marque 7 points de Gloire.",
            "Fehér épít: 5, mező: Kheopsz, 2. szint, b1; 7 dicsőségpontot kap.",
        ],
    );
    let view = view("players=2");
    let glory = Event::Glory { owner: Owner::Seat(WHITE), points: 7, reason: Reason::Build };
    assert_eq!(tell(&glory, &view, Viewer::Spectator, Lang::En), None);
}

#[test]
fn glory_tells_what_it_is_for() {
    let glory = |points, reason| Event::Glory { owner: Owner::Seat(WHITE), points, reason };
    check(
        glory(1, Reason::Deity(Deity::Bes)),
        [
            "White gains 1 Glory from Bes.",
            "Blanc marque 1 point de Gloire grâce à Bès.",
            "Fehér 1 dicsőségpontot kap (Bész).",
        ],
    );
    check(
        glory(-2, Reason::Tile(Tile::God)),
        [
            "White pays 2 Glory for the tile God.",
            "Blanc paie 2 points de Gloire pour la tuile Dieu.",
            "Fehér 2 dicsőségpontot fizet a lapkáért: Isten.",
        ],
    );
    check(
        glory(2, Reason::Scarab(Scarab::Silver)),
        [
            "White gains 2 Glory from the scarab Silver.",
            "Blanc marque 2 points de Gloire grâce au scarabée Argent.",
            "Fehér 2 dicsőségpontot kap (Ezüst szkarabeusz).",
        ],
    );
}

#[test]
fn a_lost_deity_tells_why() {
    check(
        Event::DeityDismissed { seat: BLACK, dismissed: Dismissed::Ennead, reason: Dismissal::Support },
        [
            "Black cannot support the cult and loses the Ennead.",
            "Noir ne peut soutenir le culte et perd l’Ennéade.",
            "Fekete nem tudja fenntartani a kultuszt, elveszti: Enneád.",
        ],
    );
    check(
        Event::Spent { seat: BLACK, resources: Resources::new(1, 2, 0) },
        [
            "Black pays 1 Worker, 2 Cats.",
            "Noir paie 1 Ouvrier, 2 Chats.",
            "Fekete fizet: 1 munkás, 2 macska.",
        ],
    );
}

#[test]
fn the_pharaoh_tells_which_turn_is_the_last() {
    check(
        Event::PharaohTaken { owner: Owner::Seat(BLACK) },
        [
            "The end is in sight: Black takes the Pharaoh, and the next turn of Black is the last of the game.",
            "La fin est en vue : Noir prend le Pharaon, et son prochain tour sera le dernier de la partie.",
            "Közeleg a vég: Fekete magához veszi a Fáraót, és a következő köre lesz a játék utolsó köre.",
        ],
    );
}

#[test]
fn the_architect_gives_reasons() {
    let options = "players=1 architect=imhotep";
    check_in(
        options,
        Event::ArchitectTookTile { tile: Tile::Ww, place: Place::new(5), space: 0 },
        [
            "On place 5 lies a tile, so Imhotep takes it to space 1 of his board: Two Workers.",
            "Une tuile est à la place 5 : Imhotep la met sur la place 1 de son plateau (Deux Ouvriers).",
            "Az 5. helyen lapka fekszik, ezért Imhotep a táblája 1. helyére veszi: Két munkás.",
        ],
    );
    check_in(
        options,
        Event::ArchitectTookDeity { deity: Deity::Isis },
        [
            "Imhotep takes a card of the Ennead, which he prefers to all others: Isis.",
            "Imhotep s’empare d’une carte de l’Ennéade, qu’il préfère à toutes les autres : Isis.",
            "Imhotep elvesz egy Enneád-lapot, mert ezt minden másnál többre tartja: Ízisz.",
        ],
    );
    check_in(
        options,
        Event::ArchitectTurnedDie { from: Face::new(2), to: Face::new(5) },
        [
            "Imhotep turns the die over: the 2 becomes a 5.",
            "Imhotep retourne le dé : le 2 devient un 5.",
            "Imhotep megfordítja a kockát: 2 helyett 5.",
        ],
    );
}

#[test]
fn what_is_dealt_is_told_to_its_owner_alone() {
    let project = Event::ProjectDealt { owner: Owner::Seat(BLACK), project: Project::new(2) };
    let scarab = Event::ScarabDealt { seat: BLACK, scarab: Scarab::Ruby };
    let hear = |event: &Event, viewer| tell(event, &view("players=2"), viewer, Lang::En);
    let heard = |text: &str| Some(text.to_owned());
    assert_eq!(hear(&project, Viewer::Seat(BLACK)), heard("Black is dealt Project 2: 2–6, 1–3, 4–5."));
    assert_eq!(hear(&scarab, Viewer::Seat(BLACK)), heard("Black is dealt the scarab Ruby."));
    for viewer in [Viewer::Seat(WHITE), Viewer::Spectator] {
        assert_eq!(hear(&project, viewer), heard("Black is dealt a secret project."));
        assert_eq!(hear(&scarab, viewer), None);
    }
    let open = Event::ProjectDealt { owner: Owner::Architect, project: Project::new(1) };
    check_in(
        "players=1",
        open,
        [
            "Snefru is dealt Project 1: 1–6, 2–5, 3–4.",
            "Snéfrou reçoit un projet. Projet 1 : 1–6, 2–5, 3–4.",
            "Sznofru terve: 1. terv (1–6, 2–5, 3–4).",
        ],
    );
}
