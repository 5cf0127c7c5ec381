"""Tables: what can be asked, what can be done, and what is refused."""

import copy
import pickle

import akhet
import pytest
from conftest import TABLES, play_at_random


def test_games_are_described():
    assert set(akhet.games()) == {game for game, _ in TABLES}
    described = akhet.describe("pyramidice", language="hu")
    assert described["seats"] == (1, 4)
    assert described["options"]["architect"] == {
        "values": ["snefru", "hemiunu", "amenhotep", "imhotep"],
        "default": "snefru",
    }
    assert "random" in akhet.players()
    assert akhet.actions("imhotep-duel")[:2] == ["place a1", "place b1"]


def test_any_game_is_played_to_its_end(game_and_options):
    table = akhet.Table(*game_and_options, seed=7)
    decisions = 0
    for before in play_at_random(table):
        legal = before.legal()
        assert len(legal) >= 2 and len(set(legal)) == len(legal)
        assert before.turn in range(before.seats) and before.outcome() is None
        decisions += 1
    outcome = table.outcome()
    assert decisions > 10 and table.turn is None and table.legal() == []
    assert len(outcome["ranks"]) == table.seats
    assert len(outcome["points"]) in (table.seats, table.seats + 1)
    assert table.seats == 1 or abs(sum(outcome["rewards"])) < 1e-5
    assert [tally["total"] for tally in table.score()] == outcome["points"]


def test_a_seed_decides_every_draw():
    def record(seed):
        table = akhet.Table("imhotep-duel", seed=seed)
        list(play_at_random(table, most=20))
        return str(table.record())

    assert record(3) == record("3") != record(4)
    assert akhet.Table("imhotep-duel").record() != akhet.Table("imhotep-duel").record()


def test_options_are_a_text_or_a_dictionary():
    table = akhet.Table("nefertiti", {"players": 5, "memphis": True}, seed=1)
    assert table.options == akhet.Table("nefertiti", "players=5 memphis=true", seed=1).options
    assert (table.seats, table.game) == (5, "nefertiti")


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (lambda: akhet.Table("chess"), "there is no game `chess`; there are: imhotep-duel, nefertiti, pyramidice"),
        (lambda: akhet.Table("nefertiti", "players=7"), "`7` is not a value of the option `players`; it can be 2, 3, 4 or 5"),
        (lambda: akhet.Table("nefertiti", {"players": 5}), "five players play with Memphis"),
        (lambda: akhet.Table("pyramidice", seed=""), "a seed is one line of text"),
        (lambda: akhet.Table("pyramidice", seed=1, open_draws=True), "not both"),
        (lambda: akhet.Table("imhotep-duel", edition="x"), "imhotep-duel has no editions"),
        (lambda: akhet.Table.load("game: chess\n\n"), "line 1: there is no game `chess`"),
        (lambda: akhet.Table.load("game"), "line 1: the last line does not end"),
        (lambda: akhet.Table("imhotep-duel", seed=1).play("place z9"), "`place z9` is not a step of this game"),
        (lambda: akhet.Table("imhotep-duel", seed=1).play("stop"), "`stop` is not legal here"),
        (lambda: akhet.Table("imhotep-duel", seed=1).play(55), "55 is the number of no legal action"),
        (lambda: akhet.Table("imhotep-duel", seed=1).play(-1), "-1 is the number of no legal action"),
        (lambda: akhet.Table("imhotep-duel", seed=1).view(2), "there is no seat 2 at this table; seats are 0 to 1"),
        (lambda: akhet.Table("imhotep-duel", seed=1).view(-1), "there is no seat -1 at this table"),
        (lambda: akhet.Table("imhotep-duel", seed=1).log(language="de"), "there is no language `de`; there are en, fr, hu"),
        (lambda: akhet.Table("imhotep-duel", seed=1).choose("clever"), "there is no computer player `clever`"),
        (lambda: akhet.Table("imhotep-duel", seed=1).search(0), "a search takes 1 to"),
        (lambda: akhet.Table("imhotep-duel", seed=1).search(5, milliseconds=5), "not both"),
        (lambda: akhet.Table("imhotep-duel", seed=1).undo(0), "seat 0 has nothing to take back"),
        (lambda: akhet.Table("imhotep-duel", seed=1).back(1000), "steps were taken"),
        (lambda: akhet.Table.set_up("imhotep-duel", {"options": 1}), "this is not a view"),
        (lambda: akhet.Table.set_up("imhotep-duel", "{"), "this is not JSON"),
    ],
)
def test_what_cannot_be_done_is_refused_in_a_sentence(call, sentence):
    with pytest.raises(ValueError) as refusal:
        call()
    assert sentence in str(refusal.value)


def test_what_is_refused_changes_nothing():
    table = akhet.Table("nefertiti", seed=2)
    before = str(table.record())
    for bad in ("place z9", "stop", "", 10**12, -5):
        with pytest.raises(ValueError):
            table.play(bad)
    assert str(table.record()) == before


def test_numbers_and_texts_of_actions_are_the_same_actions(game_and_options):
    game, options = game_and_options
    names = akhet.actions(game)
    described = akhet.describe(game)
    fixed = described["actions"] - described["unnumbered"]
    table = akhet.Table(game, options, seed=5)
    for before in play_at_random(table, seed=5):
        legal, numbers = before.legal(), before.numbers()
        assert [number for number, is_legal in enumerate(before.mask()) if is_legal] == sorted(numbers)
        for rank, (text, number) in enumerate(zip(legal, numbers)):
            assert names[number] == text if number < fixed else number == fixed + rank
    by_text, by_number = akhet.Table(game, options, seed=6), akhet.Table(game, options, seed=6)
    while not by_text.is_over:
        by_number.play(by_text.numbers()[-1])
        by_text.play(by_text.legal()[-1])
        assert str(by_text.record()) == str(by_number.record())


def test_a_copy_goes_on_by_itself_and_steps_are_taken_back():
    table = akhet.Table("pyramidice", seed=3)
    list(play_at_random(table, most=8))
    before, record = table.steps, str(table.record())
    for other in (table.copy(), copy.copy(table), copy.deepcopy(table), pickle.loads(pickle.dumps(table))):
        assert str(other.record()) == record
        other.play(other.legal()[0])
        assert table.steps == before < other.steps
        other.back(other.steps - before)
        assert str(other.record()) == record
    assert table.at(0).steps == 0


def test_a_decision_is_taken_back_as_people_may():
    table = akhet.Table("imhotep-duel", seed=1)
    before = str(table.record())
    table.play(table.legal()[0])
    table.undo(0)
    assert str(table.record()) == before


def test_whoever_resigns_has_lost():
    table = akhet.Table("imhotep-duel", seed=1)
    table.resign(1)
    assert (table.is_over, table.stopped, table.outcome()) == (True, "resigned 1", None)
    with pytest.raises(ValueError):
        table.play("place a1")
    with pytest.raises(ValueError):
        table.resign(1)


def test_open_draws_are_entered():
    table = akhet.Table("imhotep-duel", open_draws=True)
    assert table.turn == "chance" and table.legal() == []
    outcomes = table.outcomes()
    assert all(weight > 0 for _, weight in outcomes)
    table.play(outcomes[0][0])
    with pytest.raises(ValueError, match="given as text"):
        table.play(0)


def test_records_are_read_checked_and_continued():
    table = akhet.Table("imhotep-duel", seed="a seed")
    list(play_at_random(table))
    record = table.record()
    assert akhet.Record(str(record)) == record == pickle.loads(pickle.dumps(record))
    assert record.headers["seed"] == "a seed" and record.headers["ended"] == "played"
    assert len(record.steps) == table.steps
    verified = record.verify()
    assert verified["kind"] == "seed" and verified["draws"] > 20 and verified["verdict"] is None
    assert record.table().outcome() == table.outcome()
    tampered = str(record).replace("seed: a seed", "seed: another")
    with pytest.raises(ValueError, match="but the draw that follows from its headers is"):
        akhet.Record(tampered).verify()
    with pytest.raises(ValueError, match="line 1"):
        akhet.Record("no record\n\n")


def test_what_is_told_is_told_in_every_language():
    table = akhet.Table("pyramidice", "players=2", seed=1)
    list(play_at_random(table, most=5))
    logs = [" ".join(line for _, line in table.log(language=language)) for language in ("en", "fr", "hu")]
    assert len(set(logs)) == 3 and all(logs)
    assert len(set(map(tuple, (table.names(language=language) for language in ("en", "fr", "hu"))))) >= 2
    assert len({table.draw(language=language) for language in ("en", "fr", "hu")}) == 3
    assert table.name(table.legal()[0], language="fr")
    assert "Table of pyramidice" in repr(table) and str(table)


def test_nobody_sees_what_is_hidden():
    """Whoever is shown a table set up from their own view is shown the same, whatever lies behind it."""
    for game, options in (("pyramidice", "players=3"), ("nefertiti", "players=3 characters=random")):
        table = akhet.Table(game, options, seed=11)
        for before in play_at_random(table, seed=11, most=80):
            for seat in range(before.seats):
                others = [akhet.Table.set_up(game, before.view(seat), seed=seed) for seed in (1, 2)]
                for other in others:
                    assert other.view(seat) == before.view(seat)
                    assert other.observation(seat) == before.observation(seat)
                    assert other.turn == before.turn
                    assert before.turn != seat or other.legal() == before.legal() and other.mask() == before.mask()


def test_the_project_of_another_is_not_in_the_view():
    table = akhet.Table("pyramidice", "players=3", seed=11)
    own, other, anybody = table.view(0), table.view(1), table.view()
    assert own != other != anybody != own
