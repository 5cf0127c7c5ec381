"""What all tests share."""

import random

import akhet
import pytest

#: Every game, with options that together have every number of seats and everything that can be hidden.
TABLES = [
    ("imhotep-duel", ""),
    ("imhotep-duel", "sides=BBBB hidden_temples=true"),
    ("nefertiti", "players=2 characters=random"),
    ("nefertiti", "players=3 characters=amon"),
    ("nefertiti", "players=4 setup=advanced characters=palace"),
    ("nefertiti", "players=5 memphis=true characters=nile"),
    ("pyramidice", "players=1"),
    ("pyramidice", "players=1 architect=imhotep"),
    ("pyramidice", "players=2"),
    ("pyramidice", "players=3"),
    ("pyramidice", "players=4"),
]


@pytest.fixture(params=TABLES, ids=lambda table: " ".join(table))
def game_and_options(request):
    return request.param


def play_at_random(table, seed=1, most=None):
    """Plays random actions to the end, or so many; yields before each."""
    choice = random.Random(seed)
    while not table.is_over and most != 0:
        yield table
        table.play(choice.choice(table.legal()))
        most = None if most is None else most - 1
