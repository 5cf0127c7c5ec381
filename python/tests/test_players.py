"""Built-in players and players written in Python."""

import random
import signal
import threading

import akhet
import pytest
from conftest import play_at_random


def test_a_search_says_what_it_found(game_and_options):
    table = akhet.Table(*game_and_options, seed=1)
    list(play_at_random(table, most=6))
    found = table.search(200, seed=1)
    legal = table.legal()
    assert found["best"] in legal and sorted(one["action"] for one in found["candidates"]) == sorted(legal)
    assert found["iterations"] == 200 and not found["solved"]
    assert sum(one["visits"] for one in found["candidates"]) <= 200
    assert len(found["expect"]) == table.seats and all(-0.01 <= share <= 1.01 for share in found["expect"])
    assert table.seats == 1 or abs(sum(found["expect"]) - 1) < 0.02
    assert len(found["candidates"][0]["points"]) == table.seats
    assert table.search(200, seed=1) == found != table.search(200, seed=2)


def test_a_search_by_the_clock_ends():
    found = akhet.Table("imhotep-duel", seed=1).search(milliseconds=5)
    assert found["iterations"] > 0


def test_ctrl_c_ends_a_search():
    """A signal comes while the search thinks, which would take weeks."""
    handler = signal.signal(signal.SIGALRM, lambda *_: signal.raise_signal(signal.SIGINT))
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.05)
        with pytest.raises(KeyboardInterrupt):
            akhet.Table("imhotep-duel", seed=1).search(1_000_000_000)
    finally:
        signal.signal(signal.SIGALRM, handler)


def test_other_threads_go_on_while_one_searches():
    """The search ends only when the other thread has had its turn."""
    table, has_run = akhet.Table("imhotep-duel", seed=1), threading.Event()
    searching = threading.Thread(target=lambda: found.append(table.search(milliseconds=300)))
    found = []
    searching.start()
    steps = 0
    while searching.is_alive():
        table.copy().legal()
        steps += 1
    searching.join()
    has_run.set()
    assert found[0]["best"] in table.legal() and steps > 50


def test_positions_are_valued_for_every_seat(game_and_options):
    table = akhet.Table(*game_and_options, seed=4)
    for before in play_at_random(table, seed=4, most=30):
        values = before.evaluate(before.turn)
        assert len(values) == before.seats and all(0 <= value <= 1 for value in values)
        assert before.seats == 1 or abs(sum(values) - 1) < 1e-4
        assert before.evaluate(before.turn) == values


def test_built_in_players_choose_what_is_legal(game_and_options):
    table = akhet.Table(*game_and_options, seed=2)
    for player in ("random", "greedy", "apprentice", "uct:20", "search:20"):
        action = table.choose(player, seed=1)
        assert action in table.legal() and table.choose(player, seed=1) == action
        table.play(action)


def first(decision):
    return decision.legal()[0]


def last_by_number(decision):
    return decision.numbers()[-1]


def at_random(decision):
    return random.Random(decision.seed).choice(decision.legal())


def test_functions_meet_built_in_players():
    standings = akhet.arena("imhotep-duel", ["greedy", at_random], 60, seed=1)
    assert [one["contestant"] for one in standings["contestants"]] == ["greedy", "at_random"]
    assert standings["games"] == 60 and standings["is_finished"]
    share = standings["contestants"][0]["share"]
    assert 0.8 < share["low"] < share["share"] <= share["high"] <= 1
    assert standings["contestants"][0]["elo"]["low"] > 200
    versus = standings["versus"][0]
    assert versus["wins"] + versus["draws"] + versus["losses"] == 60
    assert standings["contestants"][1]["faults"] == {}


def test_a_contest_is_the_same_again_on_any_number_of_threads():
    def contest(threads):
        standings = akhet.arena("pyramidice", [first, last_by_number, ("other", at_random)], 6, options="players=3", seed=5, threads=threads)
        for one in standings["contestants"]:
            del one["nanoseconds"]
        return standings

    assert contest(1) == contest(3)


def test_one_player_meets_the_architect():
    standings = akhet.arena("pyramidice", [at_random], 10, options={"players": 1}, seed=1)
    assert standings["contestants"][0]["games"] == 10 and standings["versus"] == []


def test_a_player_is_told_what_its_seat_knows(game_and_options):
    game, options = game_and_options
    seats = akhet.Table(game, options, seed=1).seats
    described, seen = akhet.describe(game), []

    def look(decision):
        size = seats * described["seat_numbers"] + described["table_numbers"]
        assert decision.game == game and decision.seats == seats and decision.seat in range(seats)
        assert len(decision.observation()) == 4 * size
        assert [number for number, is_legal in enumerate(decision.mask()) if is_legal] == sorted(decision.numbers())
        table = akhet.Table.set_up(game, decision.view(), seed=decision.seed)
        assert table.legal() == decision.legal() and table.turn == decision.seat
        assert table.observation(decision.seat) == decision.observation()
        seen.append(decision.seat)
        return at_random(decision)

    akhet.arena(game, [look] + ["random"] * (seats - 1), 1, options=options, seed=1)
    assert seen


def test_an_exception_ends_the_contest_and_is_raised():
    class Tired(Exception):
        pass

    def tires(decision):
        raise Tired("enough")

    with pytest.raises(Tired, match="enough"):
        akhet.arena("imhotep-duel", ["random", tires], 1000, threads=2)
    with pytest.raises(TypeError, match="a player answers with a text or a number, not with a NoneType"):
        akhet.arena("imhotep-duel", ["random", lambda decision: None], 10)


@pytest.mark.parametrize("answer", ["place z9", "", 10**6, -1, "\x00"])
def test_what_is_not_legal_loses_the_game(answer):
    standings = akhet.arena("imhotep-duel", ["random", lambda decision: answer], 4, seed=1)
    assert standings["contestants"][1]["faults"] == {"illegal": 4}
    assert "which is none of the" in standings["contestants"][1]["reasons"][0]


@pytest.mark.parametrize(
    ("players", "keys", "sentence"),
    [
        (["random"], {}, "1 players were named, but there are 2 seats"),
        (["random", "clever"], {}, "there is no computer player `clever`"),
        (["random", "greedy"], {"games": 0}, "a pairing plays 1 to"),
        (["random", "greedy"], {"threads": 0}, "a contest runs on 1 to"),
        (["random", "greedy"], {"options": "sides=C"}, "`C` is not a value of the option `sides`"),
        (["random", "cmd:/nobody/is/here"], {}, "could not be started"),
    ],
)
def test_contests_that_cannot_be_are_refused(players, keys, sentence):
    with pytest.raises(ValueError) as refusal:
        akhet.arena("imhotep-duel", players, **keys)
    assert sentence in str(refusal.value)


def test_a_player_is_a_name_or_a_function():
    with pytest.raises(TypeError, match="a player is the name of a built-in one"):
        akhet.arena("imhotep-duel", ["random", 5])
