//! Dice, pyramids and deities: rest turns, work turns, actions in another's turn, and a game alone.

use rand_xoshiro::Xoshiro256PlusPlus;

use crate::driver::Person;
use crate::games::check_against_record;
use crate::{World, seeded};

const GAME: &str = "pyramidice";

impl Person {
    /// What the log says.
    fn log(&self) -> String {
        self.reads("document.querySelector('#sheet-moves').textContent")
    }

    /// Whether the dock asks for this.
    fn is_asked(&self, question: &str) -> bool {
        self.reads("document.querySelector('.ask .pa b')?.textContent ?? ''").starts_with(question)
    }

    /// Keeps the Pearl if it was dealt, and another scarab otherwise. Returns who has it then.
    fn keeps_the_pearl(&self, rng: &mut Xoshiro256PlusPlus) -> Option<String> {
        self.takes_the_device();
        let seat = self.whose_turn();
        let kept = self.plays_one_of(&["keep pearl", "keep"], rng);
        (kept == "keep pearl").then_some(seat)
    }

    /// The name of the seat to move.
    fn whose_turn(&self) -> String {
        self.reads("document.querySelector('.seat.on .nm b').textContent")
    }

    /// What the form would send now, by field name.
    fn would_send(&self) -> String {
        self.reads("[...new FormData(document.querySelector('.newg')).keys()].join(' ')")
    }
}

#[test]
fn who_rests_with_more_than_eight_keeps_eight() {
    let world = World::new();
    let two = world.person("two");
    two.makes_a(GAME, "with=device&option-players=2");
    let mut rng = seeded(41);
    // Nobody works, so that the boards fill up.
    for _ in 0..40 {
        two.strives_for(&["rest", "keep"], &mut rng);
        if two.is_asked("Your board holds 8") {
            break;
        }
    }
    assert!(two.is_asked("Your board holds 8"), "the board overflows");
    let seats = "[...document.querySelectorAll('.seat')]";
    let whose = two.asks(&format!("{seats}.findIndex(each => each.matches('.on'))"));
    let held = |sign: &str| {
        let slots = format!("{seats}[{whose}].querySelectorAll('.slots8 .sl{sign}').length");
        two.asks(&slots)
    };
    let choice =
        two.moves().into_iter().find(|notation| notation.starts_with("discard")).expect("there is a choice");
    two.points_to(&crate::play::button(&choice));
    two.plays(&choice);
    assert_eq!([held(""), held(".e")], [8, 0], "eight are kept");
    two.has_heard_no_complaint();
}

#[test]
fn a_work_turn_has_rerolls_builds_and_purchases() {
    let world = World::new();
    let two = world.person("two");
    two.makes_a(GAME, "with=device&option-players=2");
    let mut rng = seeded(42);
    two.strives_for(&["reroll", "work", "keep", "take"], &mut rng);
    // The dice are pointed at, then the disc.
    let before = two.revision();
    for pick in [".wells [data-pick]", "[data-pick=roll]"] {
        two.clicks(pick);
    }
    two.catches_up_with(before + 1);
    let turn = ["pay", "work", "take", "discard", "gain"];
    two.strives_for(&[&["build"], &turn[..]].concat(), &mut rng);
    assert!(two.log().contains("builds"), "{}", two.log());
    two.strives_for(&[&["buy"], &turn[..], &["end", "build"]].concat(), &mut rng);
    two.strives_for(&["end", "pay"], &mut rng);
    two.sees_a("#table .seat .dm");
    two.has_heard_no_complaint();
}

/// The first die that has a twin in the tray, by the name of both.
const TWINS: &str = "[...document.querySelectorAll('.wells [data-pick]')].map(die => die.dataset.pick)\
                     .find((name, index, all) => all.indexOf(name) < index) ?? ''";

#[test]
fn either_of_two_equal_dice_can_be_clicked() {
    let world = World::new();
    let two = world.person("two");
    two.makes_a(GAME, "with=device&option-players=2");
    let mut rng = seeded(45);
    let turn = ["work", "keep", "take", "discard", "gain", "end"];
    let twins = (0..30).find_map(|_| {
        two.strives_for(&[&["reroll"], &turn[..]].concat(), &mut rng);
        let twins = two.reads(TWINS);
        if twins.is_empty() {
            two.strives_for(&["roll"], &mut rng);
        }
        (!twins.is_empty()).then_some(twins)
    });
    let die = format!(".wells [data-pick={}]", twins.expect("sooner or later two dice are equal"));
    let marked =
        |index: usize| two.reads(&format!("document.querySelectorAll('{die}')[{index}].ariaPressed"));
    two.runs(&format!("document.querySelectorAll('{die}')[1].click()"));
    assert_eq!([marked(0), marked(1)], ["false", "true"], "the second alone is marked");
    let before = two.revision();
    two.clicks("[data-pick=roll]");
    two.catches_up_with(before + 1);
    two.has_heard_no_complaint();
}

#[test]
fn the_pearl_copies_a_build_in_the_turn_of_another() {
    let world = World::new();
    let four = world.person("four");
    let mut rng = seeded(43);
    // Eight of the twelve scarabs are dealt: sooner or later the Pearl is among them.
    let owner = (0..12).find_map(|_| {
        four.makes_a(GAME, "with=device&option-players=4");
        (0..4).find_map(|_| four.keeps_the_pearl(&mut rng))
    });
    let owner = owner.expect("somebody is dealt the Pearl");
    // Its owner rests, so as to have Workers when the others build.
    let is_copied = (0..200).any(|_| {
        four.takes_the_device();
        let words = if four.whose_turn() == owner {
            &["copy", "keep", "rest"][..]
        } else {
            &["keep", "pay", "build", "work", "take", "end"]
        };
        four.plays_one_of(words, &mut rng) == "copy"
    });
    assert!(is_copied, "nobody builds what the Pearl could copy");
    assert!(four.log().contains("copies this build with the Pearl"), "{}", four.log());
    four.has_heard_no_complaint();
}

#[test]
fn one_person_plays_an_architect_to_the_end() {
    let world = World::new();
    let guest = world.person("guest");
    guest.goes_to("/?game=pyramidice&option-players=1&option-architect=imhotep&option-gentle=true");
    guest.sees_no("[name=with], [name=seat], [name=option-gentle]");
    guest.clicks(".newg .go button");
    guest.sees_a("#table.playing .arch");
    let table = guest.path().trim_start_matches("/t/").to_owned();
    guest.plays_all_seats_until("#table.over", &mut seeded(44));
    guest.sees_a("#table.over .win");
    check_against_record(&world, &table, &guest);
    let [own, his] = guest.final_points()[..] else { panic!("there are two columns") };
    let verdict = guest.reads("document.querySelector('.win h1').innerText");
    assert_eq!(verdict.starts_with("Imhotep beats"), his >= own, "{verdict}: {own} to {his}");
    guest.clicks("form[action$='/rematch'] button");
    guest.waits_for(&format!("location.pathname !== '/t/{table}'"));
    guest.sees_a("#table.playing .arch");
    guest.has_heard_no_complaint();
}

#[test]
fn the_form_sends_nothing_that_it_hides() {
    let world = World::new();
    let guest = world.person("guest");
    guest.goes_to("/?game=pyramidice&option-players=1&option-architect=imhotep");
    assert_eq!(guest.would_send(), "game option-players option-architect coach");
    let chooses = |field: &str, value: &str| {
        guest.runs(&format!(
            "{{ const field = document.querySelector('[name={field}]'); field.value = '{value}'; \
             field.dispatchEvent(new Event('input', {{ bubbles: true }})) }}"
        ));
        guest.would_send()
    };
    assert_eq!(
        chooses("option-architect", "snefru"),
        "game option-players option-architect coach option-gentle"
    );
    let sent = chooses("option-players", "3");
    assert!(sent.contains("with") && sent.contains("seat"), "{sent}");
    for hidden in ["option-architect", "option-gentle", "bot-3"] {
        assert!(!sent.contains(hidden), "{sent}");
    }
    guest.clicks(".newg .go button");
    guest.sees_a("#table.playing");
    guest.has_heard_no_complaint();
}
