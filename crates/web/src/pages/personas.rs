//! What computer players are called and what they look like: made from the address of the table, so nothing is stored.

use maud::{Markup, html};
use service::TableId;
use sha2::{Digest, Sha256};

/// Who a computer player is at one table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Persona {
    pub(super) name: &'static str,
    /// Which drawing of the sprite, `#f-N`.
    pub(super) face: usize,
}

/// The people behind each face. They lived along the Nile, none of them as a deity or ruler, and are spelt the same way in
/// every language, so that everybody at a table speaks of the same player. Each face has more names than there are other
/// people at any table, so there is always one that nobody has.
const PEOPLE: [[&str; 5]; 8] = [
    ["Meryt", "Nofret", "Henut", "Baket", "Senebtisi"],
    ["Nebet", "Sitra", "Kawit", "Tamit", "Itet"],
    ["Weret", "Satiah", "Nubet", "Mereret", "Iput"],
    ["Kemsit", "Ashayt", "Sadeh", "Henhenet", "Tabubu"],
    ["Hori", "Menna", "Ipuy", "Pentu", "Nebi"],
    ["Ramose", "Userhat", "Nakht", "Ineni", "Sennefer"],
    ["Kagemni", "Mereruka", "Weni", "Sabni", "Intef"],
    ["Paneb", "Kaaper", "Seneb", "Hunefer", "Merer"],
];

/// Who sits on a chair if a computer player does. Faces and names differ at one table. `is_taken` tells whether a name can
/// be taken for that of a person there.
pub(super) fn persona(table: &TableId, seat: usize, is_taken: impl Fn(&str) -> bool) -> Persona {
    let digest: [u8; 32] = Sha256::digest(format!("akhet personas 1\n{table}\n")).into();
    let face = order(&digest)[seat % PEOPLE.len()];
    let mut names = PEOPLE[face];
    let first = usize::from(digest[16 + seat % 16]) % names.len();
    names.rotate_left(first);
    Persona { name: names.into_iter().find(|name| !is_taken(name)).unwrap_or(names[0]), face }
}

impl Persona {
    /// The face, for use beside the name.
    pub(super) fn draw(self) -> Markup {
        html! { svg.face viewBox="0 0 32 32" aria-hidden="true" { use href={ "#f-" (self.face) } {} } }
    }
}

/// All names that computer players may have.
pub(super) fn names() -> impl Iterator<Item = &'static str> {
    PEOPLE.into_iter().flatten()
}

/// The faces in an order that depends on the table.
fn order(digest: &[u8; 32]) -> [usize; PEOPLE.len()] {
    let mut faces = std::array::from_fn(|index| index);
    for index in (1..faces.len()).rev() {
        faces.swap(index, usize::from(digest[index]) % (index + 1));
    }
    faces
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;
    use std::fs;
    use std::path::Path;

    use super::*;

    fn at(table: &str, seat: usize) -> Persona {
        persona(&table.parse().unwrap(), seat, |_| false)
    }

    #[test]
    fn at_one_table_names_and_faces_differ_and_at_many_tables_all_of_them_are_met() {
        let most = catalog::GAMES.iter().map(|entry| usize::from(entry.seats.1)).max().unwrap();
        let mut met = HashSet::new();
        for number in 0..300 {
            let people: Vec<Persona> = (0..most).map(|seat| at(&format!("table{number}"), seat)).collect();
            let names: HashSet<&str> = people.iter().map(|each| each.name).collect();
            let faces: HashSet<usize> = people.iter().map(|each| each.face).collect();
            assert_eq!((names.len(), faces.len()), (most, most), "{people:?}");
            met.extend(names);
        }
        assert_eq!(met.len(), names().count());
    }

    #[test]
    fn a_table_keeps_its_people() {
        let told = [0, 1, 2, 3, 4].map(|seat| at("0123456789abcdefghijkl", seat).name);
        assert_eq!(told, ["Kawit", "Senebtisi", "Hunefer", "Tabubu", "Iput"]);
    }

    #[test]
    fn a_computer_player_gives_way_to_people_of_its_name() {
        let id = "0123456789abcdefghijkl".parse().unwrap();
        let mut taken: Vec<&str> = Vec::new();
        for _ in 0..5 {
            let other = persona(&id, 0, |name| taken.contains(&name));
            assert!(!taken.contains(&other.name), "{taken:?}");
            assert_eq!(other.face, at(id.as_str(), 0).face);
            taken.push(other.name);
        }
    }

    #[test]
    fn no_game_speaks_of_anybody_with_such_a_name() {
        let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        for entry in catalog::GAMES {
            let game = entry.id.rsplit('-').next().unwrap();
            for folder in ["locales", "rules"] {
                for file in fs::read_dir(crates.join(game).join(folder)).unwrap() {
                    let path = file.unwrap().path();
                    let text = fs::read_to_string(&path).unwrap();
                    let words: HashSet<&str> = text.split(|sign: char| !sign.is_alphabetic()).collect();
                    let known: Vec<&str> = names().filter(|name| words.contains(name)).collect();
                    assert_eq!(known, [""; 0], "{}", path.display());
                }
            }
        }
    }

    #[test]
    fn every_face_is_drawn() {
        let sprite = include_str!("../../style/sprite.svg");
        for face in 0..PEOPLE.len() {
            assert!(sprite.contains(&format!("id=\"f-{face}\"")), "{face}");
        }
    }
}
