//! What happened, in sentences. A log is told again with every new position, so they depend on the event alone, on who
//! hears it, and on what does not change in a game.

use game::{Lang, Present, Seat, Viewer, signed};

use super::{Said, names, say};
use crate::events::{Event, Reason};
use crate::rules::{
    Deity, Dice, Die, Dismissal, Dismissed, Face, Owner, Place, Project, Pyramidice, Resources, Scarab,
    Space, Tile,
};
use crate::view::View;

/// The sentence for an event, unless another one tells of it already or it is not for this viewer.
pub(in crate::show) fn tell(event: &Event, view: &View, viewer: Viewer, lang: Lang) -> Option<String> {
    let tale = Tale { view, lang };
    let told = |key: &str, values: &[Said]| Some(say(lang, key, values));
    let by = |seat: Seat| tale.owner(Owner::Seat(seat));
    let his = |key: &str, values: &[Said]| told(key, &[&[tale.owner(Owner::Architect)], values].concat());
    match *event {
        Event::TileLaid { tile, place: None } => told("tile-laid", &[tale.tile(tile)]),
        Event::TileLaid { tile, place: Some(at) } => told("tile-laid-place", &[tale.tile(tile), place(at)]),
        Event::Drawn { deity } => told("drawn", &[tale.deity(deity)]),
        // Projects are secret to all but their owner; against an architect all of them lie open.
        Event::ProjectDealt { owner, .. }
            if view.options.architect.is_none() && !viewer.knows(owner.seat()) =>
        {
            told("project-dealt-secret", &[tale.owner(owner)])
        }
        Event::ProjectDealt { owner, project } => {
            let name = ("project", names::project(project, lang).into());
            told("project-dealt", &[tale.owner(owner), name, ("pairs", names::pairs(project, view).into())])
        }
        Event::ScarabDealt { seat, .. } if !viewer.knows(seat) => None,
        Event::ScarabDealt { seat, scarab } => told("scarab-dealt", &[by(seat), tale.scarab(scarab)]),
        Event::ScarabKept { seat, scarab } => told("scarab-kept", &[by(seat), tale.scarab(scarab)]),
        // What is chosen says whose turn it is.
        Event::TurnBegan { owner: Owner::Seat(_) } => None,
        Event::TurnBegan { owner: Owner::Architect } => his("architect-turn", &[]),
        Event::TileTaken { seat, tile } => told("tile-taken", &[by(seat), tale.tile(tile)]),
        Event::HapyUsed { seat } => told("hapy-used", &[by(seat)]),
        Event::TileBorrowed { seat, owner, tile } if seat == owner => {
            told("tile-borrowed-own", &[by(seat), tale.tile(tile)])
        }
        Event::TileBorrowed { seat, owner, tile } => {
            let owner = ("owner", Pyramidice::sign_seat(owner, lang).into());
            told("tile-borrowed", &[by(seat), owner, tale.tile(tile)])
        }
        Event::WorkBegan { seat } => told("work-began", &[by(seat)]),
        Event::StonesMoved { seat, stones } => told("stones-moved", &[by(seat), ("count", stones.into())]),
        Event::Glory { owner, points, reason } => tale.glory(owner, points, reason),
        Event::Gained { seat, resources } => told("gained", &[by(seat), tale.what(resources)]),
        Event::Discarded { seat, resources } => told("discarded", &[by(seat), tale.what(resources)]),
        Event::Spent { seat, resources } => told("spent", &[by(seat), tale.what(resources)]),
        Event::DeityChosen { seat, deity } => told("deity-chosen", &[by(seat), tale.deity(deity)]),
        Event::DeityBought { seat, deity } => told("deity-bought", &[by(seat), tale.deity(deity)]),
        Event::DeityDismissed { seat, dismissed, reason } => {
            let key = match reason {
                Dismissal::Aten => "deity-given-up",
                Dismissal::Support => "deity-lost",
            };
            told(key, &[by(seat), tale.dismissed(dismissed)])
        }
        Event::CardDiscarded { deity } => told("card-discarded", &[tale.deity(deity)]),
        Event::DiceTaken { seat, dice } => {
            let key = match (dice.stone, dice.prayer) {
                (0, 0) => "dice-taken-none",
                (_, 0) => "dice-taken-stone",
                (0, _) => "dice-taken-prayer",
                (_, _) => "dice-taken",
            };
            told(key, &[by(seat), ("stone", dice.stone.into()), ("prayer", dice.prayer.into())])
        }
        Event::Rerolled { seat, dice } => told("rerolled", &[by(seat), tale.dice(dice)]),
        Event::Rolled { die, .. } => told("rolled", &[tale.die(die)]),
        Event::StoneGained { seat } => told("stone-gained", &[by(seat)]),
        Event::DieChanged { from, to, reason, .. } => Some(tale.die_changed(from, to, reason)),
        Event::DicePaid { seat, dice } => told("dice-paid", &[by(seat), tale.dice(dice)]),
        Event::Used { seat, deity } => told("used", &[by(seat), tale.deity(deity)]),
        Event::VirtualDie { seat, deity, face } => {
            let shows = ("value", signed(format_args!("die-v{face}"), face.value()).into());
            told("virtual-die", &[by(seat), tale.deity(deity), shows])
        }
        Event::Straightened { seat } => told("straightened", &[by(seat)]),
        Event::Borrowed { seat, deity } => told("borrowed", &[by(seat), tale.deity(deity)]),
        Event::Built { owner, face, space, glory } => Some(tale.built(owner, face, space, glory)),
        Event::Copied { seat } => told("copied", &[by(seat)]),
        Event::NotCopied { seat } => told("not-copied", &[by(seat)]),
        Event::DiceReturned { dice, .. } => told("dice-returned", &[tale.dice(dice)]),
        Event::LoanEnded { deity, .. } => told("loan-ended", &[tale.deity(deity)]),
        Event::TilesReturned { owner, .. } => told("tiles-returned", &[tale.owner(owner)]),
        Event::TilePlaced { tile, place: to, .. } => told("tile-placed", &[tale.tile(tile), place(to)]),
        Event::ArchitectTookDeity { deity } => {
            let is_stacked = view.options.edition.ennead().contains(deity);
            his(if is_stacked { "architect-deity-ennead" } else { "architect-deity" }, &[tale.deity(deity)])
        }
        Event::ArchitectTookDie { from_supply: false } => his("architect-die", &[]),
        Event::ArchitectTookDie { from_supply: true } => his("architect-die-supply", &[]),
        Event::ArchitectHasNoDie => his("architect-no-die", &[]),
        Event::ArchitectRolled { face } => his("architect-rolled", &[value(face)]),
        Event::ArchitectTurnedDie { from, to } => {
            his("architect-turned", &[turned("from", from), turned("to", to)])
        }
        Event::ArchitectTookTile { tile, place: from, space } => {
            his("architect-tile", &[place(from), ("space", (space + 1).into()), tale.tile(tile)])
        }
        Event::PharaohTaken { owner } => told("pharaoh", &[tale.owner(owner)]),
        Event::Ended => Some(tale.ended()),
    }
}

/// Values of sentences in one language, and sentences that come in several kinds.
struct Tale<'a> {
    view: &'a View,
    lang: Lang,
}

impl Tale<'_> {
    /// Who gains or pays Glory for what. A build tells of its own.
    fn glory(&self, owner: Owner, points: i8, reason: Reason) -> Option<String> {
        let values = [self.owner(owner), self.amount(points.unsigned_abs())];
        let with = |value: Said| [&values[..], &[value]].concat();
        match reason {
            Reason::Tile(tile) => Some(say(self.lang, "glory-tile", &with(self.tile(tile)))),
            Reason::Deity(deity) => Some(say(self.lang, "glory-deity", &with(self.deity(deity)))),
            Reason::Scarab(scarab) => Some(say(self.lang, "glory-scarab", &with(self.scarab(scarab)))),
            Reason::Dice => Some(say(self.lang, "glory-dice", &values)),
            Reason::ArchitectSpace => Some(say(self.lang, "glory-space", &values)),
            Reason::Build | Reason::Cat => None,
        }
    }

    fn built(&self, owner: Owner, face: Face, space: Space, glory: u8) -> String {
        let key = if owner == Owner::Architect { "built-architect" } else { "built" };
        let values = [
            self.owner(owner),
            value(face),
            ("space", names::space(space, self.lang).into()),
            self.amount(glory),
        ];
        say(self.lang, key, &values)
    }

    fn amount(&self, glory: u8) -> Said {
        ("glory", signed("glory", names::glory(glory, self.lang)).into())
    }

    fn die_changed(&self, from: Die, to: Face, reason: Reason) -> String {
        let becomes = signed(format_args!("die-{}", Die::new(from.kind, to)), to.value());
        let values = [self.die(from), ("value", becomes.into())];
        match reason {
            Reason::Deity(deity) => {
                say(self.lang, "changed-deity", &[&values[..], &[self.deity(deity)]].concat())
            }
            Reason::Scarab(_) => say(self.lang, "changed-gold", &values),
            Reason::Cat | Reason::Tile(_) | Reason::Build | Reason::Dice | Reason::ArchitectSpace => {
                say(self.lang, "changed-cat", &values)
            }
        }
    }

    /// The end shows the projects. It is the last event of all, so the view has them.
    fn ended(&self) -> String {
        let project = |(seat, project): (Seat, Option<Project>)| {
            let seat = Pyramidice::sign_seat(seat, self.lang);
            let name = |project: Project| {
                signed(format_args!("project-{}", project.number()), names::project(project, self.lang))
            };
            project.map(|project| format!("{seat} – {}", name(project)))
        };
        let players = self.view.players.by_seat().map(|(seat, player)| (seat, player.project));
        let projects: Vec<String> = players.filter_map(project).collect();
        if projects.is_empty() {
            return say(self.lang, "ended", &[]);
        }
        say(self.lang, "ended-projects", &[("projects", projects.join(", ").into())])
    }

    fn owner(&self, owner: Owner) -> Said {
        let name = names::owner(owner, self.view, self.lang);
        let sign = match owner {
            Owner::Seat(seat) => format!("seat-{seat}"),
            Owner::Architect => "architect".to_owned(),
        };
        ("seat", signed(sign, name).into())
    }

    fn die(&self, die: Die) -> Said {
        ("die", signed_die(die, self.lang).into())
    }

    fn dice(&self, dice: Dice) -> Said {
        let each = dice.iter().flat_map(|(one, count)| (0..count).map(move |_| one));
        let named: Vec<String> = each.map(|one| signed_die(one, self.lang)).collect();
        ("dice", self.lang.list(&named).into())
    }

    fn what(&self, resources: Resources) -> Said {
        ("what", names::signed_resources(resources, self.lang).into())
    }

    fn deity(&self, deity: Deity) -> Said {
        ("deity", signed(format_args!("deity-{deity}"), names::deity(deity, self.lang)).into())
    }

    fn dismissed(&self, dismissed: Dismissed) -> Said {
        match dismissed {
            Dismissed::Deity(deity) => self.deity(deity),
            Dismissed::Ennead => ("deity", signed("ennead", names::dismissed(dismissed, self.lang)).into()),
        }
    }

    fn scarab(&self, scarab: Scarab) -> Said {
        ("scarab", signed(format_args!("scarab-{scarab}"), names::scarab_in_full(scarab, self.lang)).into())
    }

    fn tile(&self, tile: Tile) -> Said {
        ("tile", signed(format_args!("tile-{tile}"), names::tile(tile, self.lang)).into())
    }
}

/// The value of a Stone die: nothing else is built, lent or rolled by an architect.
fn value(face: Face) -> Said {
    ("value", signed(format_args!("die-s{face}"), face.value()).into())
}

fn signed_die(die: Die, lang: Lang) -> String {
    signed(format_args!("die-{die}"), names::die(die, lang))
}

fn turned(name: &'static str, face: Face) -> Said {
    (name, signed(format_args!("die-s{face}"), face.value()).into())
}

fn place(place: Place) -> Said {
    ("place", place.number().into())
}

#[cfg(test)]
mod tests {
    use game::{Chosen, Game, Sentence};

    use super::*;
    use crate::rules::{Deity, Face, Quarry, Resources, Space};

    const WHITE: Seat = Seat::new(0);
    const BLACK: Seat = Seat::new(1);

    fn view(options: &str) -> View {
        let chosen = Chosen::parse(Pyramidice::OPTIONS, options).unwrap();
        let options = Pyramidice::options(&chosen).unwrap();
        View::of(&Pyramidice::set_up(&options), Viewer::Spectator)
    }

    /// The sentence without its signs.
    fn hear(event: &Event, view: &View, viewer: Viewer, lang: Lang) -> Option<String> {
        tell(event, view, viewer, lang).map(|told| Sentence::from(told).to_string())
    }

    #[track_caller]
    fn check_in(options: &str, event: Event, expected: [&str; 3]) {
        let view = view(options);
        let told = Lang::ALL
            .map(|lang| hear(&event, &view, Viewer::Spectator, lang).unwrap().replace('\u{a0}', " "));
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
                "Blanc pose un 5 (Khéops, étage 2, b1) et marque 7 points de Gloire.",
                "Fehér épít: 5, mező: Kheopsz, 2. szint, b1; 7 dicsőségpontot kap.",
            ],
        );
        let view = view("players=2");
        let glory = Event::Glory { owner: Owner::Seat(WHITE), points: 7, reason: Reason::Build };
        assert_eq!(tell(&glory, &view, Viewer::Spectator, Lang::En), None);
    }

    #[test]
    fn only_dice_that_are_taken_are_told() {
        let taken = |stone, prayer| Event::DiceTaken { seat: WHITE, dice: Quarry { stone, prayer } };
        check(
            taken(1, 2),
            [
                "White takes and rolls 1 Stone die and 2 Prayer dice.",
                "Blanc prend et lance 1 dé Pierre et 2 dés Prière.",
                "Fehér kockái, amelyekkel dob: 1 kőkocka, 2 imakocka.",
            ],
        );
        check(
            taken(0, 1),
            [
                "White takes and rolls 1 Prayer die.",
                "Blanc prend et lance 1 dé Prière.",
                "Fehér kockái, amelyekkel dob: 1 imakocka.",
            ],
        );
        check(
            taken(2, 0),
            [
                "White takes and rolls 2 Stone dice.",
                "Blanc prend et lance 2 dés Pierre.",
                "Fehér kockái, amelyekkel dob: 2 kőkocka.",
            ],
        );
        check(taken(0, 0), ["White takes no dice.", "Blanc ne prend aucun dé.", "Fehér nem vesz el kockát."]);
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
                "White gains 2 Glory from the Silver scarab.",
                "Blanc marque 2 points de Gloire grâce au Scarabée d’Argent.",
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
                "Black pays 1 Worker and 2 Cats.",
                "Noir paie 1 Ouvrier et 2 Chats.",
                "Fekete ennyit fizet: 1 munkás és 2 macska.",
            ],
        );
    }

    #[test]
    fn the_pharaoh_tells_which_turn_is_the_last() {
        check(
            Event::PharaohTaken { owner: Owner::Seat(BLACK) },
            [
                "The end is in sight: Black takes the Pharaoh, and Black’s next turn will be the game’s last.",
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
        let hear = |event: &Event, viewer| hear(event, &view("players=2"), viewer, Lang::En);
        let heard = |text: &str| Some(text.to_owned());
        assert_eq!(hear(&project, Viewer::Seat(BLACK)), heard("Black is dealt Project 2: 2–6, 1–3, 4–5."));
        assert_eq!(hear(&scarab, Viewer::Seat(BLACK)), heard("Black is dealt the Ruby scarab."));
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
}
