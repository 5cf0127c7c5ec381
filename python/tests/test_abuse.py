"""Bad input of every kind: exceptions, and never more. A `PanicException` is no `Exception`, so nothing here catches it."""

import math
import multiprocessing
import random
import threading

import akhet
import pytest
from akhet._akhet import Batch
from conftest import play_at_random

#: What nobody should pass.
STRANGE = [
    None, True, 0, 1, -1, 2, 5, 255, 256, 2**31, 2**63, -(2**63), 2**64, 10**30, 0.5, math.nan, math.inf, "", " ", "\x00", "\ud800",
    "place a1", "imhotep-duel", "pyramidice", "random", "en", "a" * 100_000, "é" * 300, b"", b"place a1", [], [[]], {}, {"players": 3}, {"players": None}, {1: 2}, (), object(), len,
    akhet, akhet.Table, Exception(), "players=3", "game: x\n\n", "{}", "[" * 200, {"options": []}, range(3), set(), memoryview(b"12345678"),
]  # fmt: skip

#: What is called with them; what takes long with some of these has a test of its own.
METHODS = {
    "table": [
        "names", "legal", "numbers", "outcomes", "play", "back", "undo", "resign", "view", "score", "outcome", "record", "log", "name",
        "draw", "copy", "at", "choose", "evaluate", "observation", "mask", "__deepcopy__", "__reduce__", "__repr__", "__str__",
    ],
    "batch": ["turns", "masks", "observations", "ends", "rewards", "points", "act", "__len__"],
    "record": ["table", "verify", "__eq__", "__reduce__", "__str__"],
}  # fmt: skip

FUNCTIONS = [
    akhet.describe, akhet.actions, akhet.games, akhet.players, akhet.Table, akhet.Table.load, akhet.Table.set_up, akhet.Record,
    akhet.Decision, akhet.arena, Batch,
]  # fmt: skip

KEYS = ["seed", "options", "open_draws", "edition", "language", "seat", "threads", "paired", "gauntlet", "parents", "view"]


def objects(game, options):
    table = akhet.Table(game, options, seed=1)
    return {"table": table, "batch": Batch(game, 2, options=options, seed=1), "record": table.record()}


def try_out(function, choice):
    """Calls with a few strange things; anything but an exception of the usual kind ends the test."""
    arguments = [choice.choice(STRANGE) for _ in range(choice.randint(0, 3))]
    keys = {key: choice.choice(STRANGE) for key in choice.sample(KEYS, choice.randint(0, 2))}
    try:
        return function(*arguments, **keys)
    except Exception as error:
        assert not isinstance(error, RuntimeError), error
        return None


@pytest.mark.parametrize("seed", range(4))
def test_strange_calls_raise_exceptions_and_nothing_worse(seed, game_and_options):
    choice = random.Random(seed)
    things = objects(*game_and_options)
    for _ in range(150):
        try_out(choice.choice(FUNCTIONS), choice)
        kind = choice.choice(list(METHODS))
        try_out(getattr(things[kind], choice.choice(METHODS[kind])), choice)
        if things["table"].is_over:
            things = objects(*game_and_options)
    # Whatever happened to it, the table is one at which a game goes on.
    list(play_at_random(things["table"], seed=seed))


def test_views_that_were_tampered_with_are_refused_or_played(game_and_options):
    game, options = game_and_options
    choice = random.Random(1)
    table = akhet.Table(game, options, seed=1)
    list(play_at_random(table, most=12))
    for _ in range(150):
        view = table.view(choice.randrange(table.seats))
        tamper(view, choice)
        try:
            other = akhet.Table.set_up(game, view, seed=1)
        except ValueError:
            continue
        for seat in range(other.seats):
            other.view(seat), other.observation(seat), other.score(seat), other.draw(seat)
        other.mask(), other.numbers(), other.outcomes(), other.evaluate()
        if other.turn not in (None, "chance"):
            other.play(other.legal()[0])


def tamper(view, choice):
    """Changes something somewhere."""
    while True:
        keys = list(view) if isinstance(view, dict) else range(len(view))
        if not keys:
            return
        key = choice.choice(list(keys))
        inner = view[key]
        if not isinstance(inner, (dict, list)) or not inner or choice.random() < 0.2:
            view[key] = choice.choice([None, -1, 0, 1, 3, 255, 10**9, "", "a", [], {}, inner])
            return
        view = inner


def test_records_that_were_tampered_with_are_refused_or_played(game_and_options):
    choice = random.Random(1)
    table = akhet.Table(*game_and_options, seed=1)
    list(play_at_random(table, most=30))
    text = str(table.record())
    for _ in range(100):
        at = choice.randrange(len(text))
        other = text[:at] + choice.choice(["", "0", "9", "x", "\n", ":", "é", text[at:at + 9] * 2]) + text[at + 1:]
        try:
            record = akhet.Record(other)
            record.verify()
            record.table().legal()
        except ValueError:
            pass


def test_a_game_that_is_over_is_asked_and_told(game_and_options):
    table = akhet.Table(*game_and_options, seed=1)
    list(play_at_random(table))
    assert table.search(5) is None and table.choose("greedy") is None
    assert table.legal() == table.numbers() == table.outcomes() == [] and sum(table.mask()) == 0
    for seat in range(table.seats):
        table.view(seat), table.score(seat), table.log(seat), table.draw(seat), table.evaluate(seat), table.observation(seat)
    for action in ("stop", "", 0):
        with pytest.raises(ValueError):
            table.play(action)


def test_threads_share_a_table():
    """Each plays what it finds legal; another may have been there first, and then it is refused."""
    table = akhet.Table("nefertiti", {"players": 4}, seed=1)
    wrong = []

    def play(seed):
        choice = random.Random(seed)
        try:
            while not table.is_over:
                try:
                    table.play(choice.choice(table.legal() or [""]))
                except ValueError:
                    pass
                table.view(choice.randrange(4)), table.mask(), table.copy().evaluate()
        except BaseException as error:
            wrong.append(error)

    threads = [threading.Thread(target=play, args=(seed,)) for seed in range(4)]
    [thread.start() for thread in threads]
    [thread.join() for thread in threads]
    assert wrong == [] and table.is_over and table.record().verify()["kind"] == "seed"


def test_threads_that_share_a_batch_are_told():
    batch, wrong, done = Batch("imhotep-duel", 64, seed=1), [], []

    def play():
        for _ in range(200):
            try:
                batch.act_at_random(), batch.observations()
                done.append(1)
            except RuntimeError as error:
                wrong.append(str(error))

    threads = [threading.Thread(target=play) for _ in range(4)]
    [thread.start() for thread in threads]
    [thread.join() for thread in threads]
    assert done and all("another thread is at work with this batch" in sentence for sentence in wrong)
    batch.act_at_random()


def play_to_the_end(record):
    table = akhet.Table.load(record)
    list(play_at_random(table))
    return str(table.record())


@pytest.mark.parametrize("way", ["fork", "spawn"])
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_other_processes_play_on(way):
    table = akhet.Table("pyramidice", seed=1)
    table.search(50, seed=1)
    with multiprocessing.get_context(way).Pool(1) as pool:
        assert pool.map(play_to_the_end, [str(table.record())] * 2) == [play_to_the_end(str(table.record()))] * 2


def test_a_player_can_use_the_table_that_it_is_asked_about():
    """Calls from within calls: no lock is waited for that is held below."""
    table = akhet.Table("imhotep-duel", seed=1)

    def searches(decision):
        table.play(table.legal()[0]) if not table.is_over else None
        inner = akhet.Table.set_up(decision.game, decision.view())
        return inner.search(5, seed=1)["best"]

    standings = akhet.arena("imhotep-duel", [searches, searches], 2, threads=2, seed=1)
    assert standings["games"] == 2
