from typing import Any

from ._akhet import (
    Decision as Decision,
    Record as Record,
    Table as Table,
    __version__ as __version__,
    actions as actions,
    arena as arena,
    describe as describe,
    games as games,
    players as players,
)
from .arrays import Games

def batch(game: str, games: int, *, options: str | dict[str, Any] | None = None, seed: int | None = None) -> Games: ...
