"""A complete bot in the standard library alone: docs/bots.md tells what it is asked and what it answers.

    akhet arena imhotep-duel --players "cmd:python3 docs/bot.py,random"

It plays any game: where it knows the words of Imhotep: The Duel it unloads boats that bring it more than they bring the
other, and everywhere else it takes one of the legal actions by chance, the same each time it is started.
"""

import json
import random
import sys


def gain(harbor, boat, seat):
    """Our meeples in the line of a boat, less those of the others: cell b2 lies in column b and in row 2."""
    return sum(1 if owner == seat else -1 for cell, owner in harbor.items() if boat in cell)


def choose(view, legal, seat, rng):
    harbor = view.get("harbor", {})
    unloads = [action for action in legal if action.startswith("unload ")]
    best = max(unloads, key=lambda action: gain(harbor, action.split()[1], seat), default=None)
    if best is not None and gain(harbor, best.split()[1], seat) > 0:
        return best
    places = [action for action in legal if action.startswith("place ")]
    return rng.choice(places or legal)


def main():
    seat, rng = 0, random.Random(1)
    # The input ends when the game does, and so does the bot.
    for line in sys.stdin:
        message = json.loads(line)
        if "hello" in message:
            seat = message["hello"]["seat"]
            answer = {"name": "Example in Python"}
        elif "choose" in message:
            request = message["choose"]
            answer = {"action": choose(request["view"], request["legal"], seat, rng)}
        else:
            # The game is over, or a later version of the protocol has something to tell.
            continue
        # Without the flush, the answer would wait in this program for more.
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
