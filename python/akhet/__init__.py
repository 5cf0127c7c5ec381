"""Egyptian board games for programs: rules, computer players, and environments to learn in.

    >>> import akhet
    >>> table = akhet.Table("imhotep-duel", seed=1)
    >>> while not table.is_over:
    ...     table.play(table.choose("greedy", seed=table.steps))
    >>> table.outcome()["ranks"]
    [0, 1]

`Table` plays any game by text or by numbers; `arena` lets built-in players and functions of Python meet; `batch` plays many
games at once with NumPy. `akhet.aec` has environments for PettingZoo and `akhet.solo` those for Gymnasium.
"""

from ._akhet import (
    Decision,
    Record,
    Table,
    __version__,
    actions,
    arena,
    describe,
    games,
    players,
)

__all__ = [
    "Decision",
    "Record",
    "Table",
    "__version__",
    "actions",
    "arena",
    "batch",
    "describe",
    "games",
    "players",
]


def batch(game, games, *, options=None, seed=None):
    """Start many games of one kind at once, whose positions are NumPy arrays: see `akhet.arrays.Games`."""
    from .arrays import Games

    return Games(game, games, options=options, seed=seed)
