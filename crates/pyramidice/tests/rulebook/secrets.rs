//! What nobody else may know.

use game::{Game, Seat, Step, Viewer};
use pyramidice::{Chance, Project, Scarab};

use crate::support::Table;

const START: &str = "-: ww; -: ws; -: wc; -: ss; -: sc; -: cc; -: hathor; -: ra; -: min";

fn text(table: &Table, viewer: Viewer) -> String {
    serde_json::to_string(&table.state.view(viewer)).unwrap()
}

/// Two tables look the same to everyone but these seats.
#[track_caller]
fn check_secret_of(seat: u8, one: &Table, other: &Table) {
    for viewer in Viewer::all(2) {
        let same = text(one, viewer) == text(other, viewer);
        assert_eq!(same, viewer != Viewer::Seat(Seat::new(seat)), "{viewer:?}");
    }
}

#[test]
fn p30_a_project_is_its_owner_s_secret() {
    let one = Table::new("players=2").play(START).play("-: project1; -: project2");
    let other = Table::new("players=2").play(START).play("-: project1; -: project3");
    check_secret_of(1, &one, &other);
    let open = Table::new("players=1").play(START).play("-: project1; -: project2; -: project3");
    assert_eq!(
        open.view().players[Seat::new(0)].project,
        Some(Project::new(3)),
        "against an architect all is open"
    );
}

#[test]
fn p45_the_scarab_not_kept_is_its_owner_s_secret() {
    let dealt = "-: project1; -: project2; -: pearl; -: gold; -: ruby";
    let one = Table::new("players=2").play(START).play(dealt).play("-: silver; 0: keep pearl; 1: keep ruby");
    let other =
        Table::new("players=2").play(START).play(dealt).play("-: quartz; 0: keep pearl; 1: keep ruby");
    check_secret_of(1, &one, &other);
}

#[test]
fn deals_are_shown_to_their_owner_and_a_kept_scarab_to_all() {
    let table = Table::new("players=2").play(START);
    let deal = Step::Chance(Chance::Project(Project::new(4)));
    let shown = |table: &Table, step, viewer| table.state.shown(&step, viewer).unwrap();
    assert_eq!(shown(&table, deal, Viewer::Seat(Seat::new(0))), "-: project4");
    assert_eq!(shown(&table, deal, Viewer::Seat(Seat::new(1))), "a project");
    assert_eq!(shown(&table, deal, Viewer::All), "-: project4");
    let table = table.play("-: project1; -: project2; -: pearl");
    let deal = Step::Chance(Chance::Scarab(Scarab::Gold));
    assert_eq!(shown(&table, deal, Viewer::Seat(Seat::new(0))), "-: gold");
    assert_eq!(shown(&table, deal, Viewer::Spectator), "a scarab");
    let table = table.play("-: gold; -: ruby; -: silver");
    let keep = Step::Action(Seat::new(0), "keep gold".parse().unwrap());
    assert_eq!(shown(&table, keep, Viewer::Seat(Seat::new(1))), "0: keep gold");
    assert!(table.state.reveals(&keep), "others learn what was kept");
}

#[test]
fn undo_goes_back_to_the_last_roll_or_draw() {
    let table = crate::support::menu("s1 p2").table();
    let build = Step::Action(Seat::new(0), "build s1 c1a1".parse().unwrap());
    assert!(!table.state.reveals(&build));
    let roll = Step::Chance("s1".parse().unwrap());
    assert!(table.state.reveals(&roll));
    // The last step of the game shows all projects.
    let last = crate::support::menu("p2").pile(0).pharaoh(crate::support::seat(0)).table();
    let end = Step::Action(Seat::new(0), "end".parse().unwrap());
    assert!(last.state.reveals(&end));
}

#[test]
fn the_removed_deities_cannot_be_told_from_the_pile() {
    let table = Table::new("players=2").play(START);
    let view = table.view();
    assert_eq!((view.unseen.len(), view.pile), (35, 25));
}
