"""How fast random games go from Python, beside Rust alone, in one run.

    python -m akhet.bench [--seconds SECONDS] [--games GAMES] [GAME ...]

Rust alone plays random games as search does, one after the other on one thread. Beside it, on one thread too: whole games by
`play_out`; games by `step`, a random decision in every game at a time, with the ends and rewards of each step; the same with
masks, and with observations besides; and with NumPy choosing from the masks. Measurements take turns, and of each the best counts.
"""

import argparse
import time

import numpy as np

import akhet
from akhet._akhet import play_randomly

TURNS = 5


def main():
    arguments = argparse.ArgumentParser(description="How fast random games go from Python, beside Rust alone.")
    arguments.add_argument("games_to_play", metavar="GAME", nargs="*", help="the games; all, if none is named")
    arguments.add_argument("--seconds", type=float, default=1.0, help="how long each measurement takes, at least")
    arguments.add_argument("--games", type=int, default=1024, help="how many games a batch has")
    chosen = arguments.parse_args()
    print(f"decisions a second, {chosen.games} games in a batch; in brackets, parts of what Rust does alone")
    for game in chosen.games_to_play or akhet.games():
        tell(game, measure(game, chosen.games, chosen.seconds))


def measure(game, games, seconds):
    """The best number of decisions a second for each way to play."""
    batch = akhet.batch(game, games, seed=1)
    random = np.random.default_rng(1)
    best = {}
    for turn in range(TURNS):
        for name, play in ways(game, batch, random).items():
            decisions, start = 0, time.perf_counter()
            while (spent := time.perf_counter() - start) < seconds / TURNS:
                decisions += play(turn)
            best[name] = max(best.get(name, 0.0), decisions / spent)
    return best


def ways(game, batch, random):
    """Each plays a little, and returns how many decisions that were."""

    def step(*read):
        def play(_):
            batch.step()
            for name in ("ends", "rewards", *read):
                getattr(batch, name)
            return len(batch)

        return play

    def choose(_):
        masks = batch.masks
        # The legal action with the largest of random numbers.
        batch.step((random.random(masks.shape, dtype=np.float32) * masks).argmax(axis=1))
        return len(batch)

    return {
        "Rust alone": lambda turn: play_randomly(game, 500, turn),
        "whole games in a call": lambda _: batch.play_out(500)[0],
        "steps with rewards": step(),
        "… and masks": step("masks"),
        "… and observations": step("masks", "observations"),
        "NumPy chooses by masks": choose,
    }


def tell(game, best):
    print(f"\n{game}")
    for name, decisions in best.items():
        print(f"  {name:24} {decisions:14,.0f}  ({decisions / best['Rust alone']:.2f})")


if __name__ == "__main__":
    main()
