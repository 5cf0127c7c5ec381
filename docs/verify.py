"""Checks the draws of a record of Imhotep: The Duel that a server hosted. docs/fair-draws.md tells what is checked.

    python3 verify.py RECORD

It shares no code with the program that made the record, and replays no rules: each draw depends on the draws before it
and on nothing that was decided. The exit code is 0 if everything was found right, and 1 otherwise.
"""

import hashlib
import hmac
import re
import sys

# Every kind of token in the order of the notation, with how many there are in the box.
BAG = {"obelisk": 12} | {f"temple{n}": 3 for n in range(1, 5)} | {"light": 6, "dark": 6}
BAG |= {f"tomb{n}": 1 for n in range(1, 13)} | {"take": 3, "place": 3, "unload": 3, "swap": 3}


class Wrong(Exception):
    """A line of the record, counted from 1, and what is wrong with it."""


def read(path):
    with open(path, encoding="utf-8", newline="\n") as file:
        lines = file.read().split("\n")
    if lines.pop() != "" or "" not in lines:
        raise Wrong(len(lines) + 1, "the record is cut short")
    blank = lines.index("")
    headers = {}
    for number, line in enumerate(lines[:blank], 1):
        key, colon, value = line.partition(": ")
        if not colon or key in headers:
            raise Wrong(number, "this is not a header, or it stands here a second time")
        headers[key] = (number, value)
    return headers, list(enumerate(lines[blank + 1 :], blank + 2))


def need(headers, key, pattern):
    number, value = headers.get(key, (1, ""))
    if not re.fullmatch(pattern, value):
        raise Wrong(number, f"the header `{key}` is missing or does not look as it should")
    return number, value


def below(secret, table, entropy, number, bound):
    """The draw with this number: each of 0, 1, ... bound - 1 is exactly as likely as the others."""
    block = 0
    while True:
        message = f"akhet draw 1\n{table}\n{entropy}\n{number}\n{block}\n"
        digest = hmac.new(secret, message.encode(), hashlib.sha256).digest()
        for start in range(0, 32, 8):
            word = int.from_bytes(digest[start : start + 8], "big")
            if word < 2**64 - 2**64 % bound:
                return word % bound
        block += 1


def verify(path):
    headers, steps = read(path)
    need(headers, "game", "imhotep-duel")
    need(headers, "chance", "fair")
    table = need(headers, "table", r"\S+")[1]
    digits = need(headers, "secret", "[0-9a-f]{64}")[1]
    line, commitment = need(headers, "commitment", "[0-9a-f]{64}")
    if hashlib.sha256(f"akhet commitment 1\n{table}\n{digits}\n".encode()).hexdigest() != commitment:
        raise Wrong(line, "this is not the commitment to the secret")
    entropy = need(headers, "entropy", " ".join(["(-|(host:)?([0-9a-f]{2}){1,64})"] * 2))[1]
    secret = bytes.fromhex(digits)
    line, seating = need(headers, "seating", "chosen|drawn (0 1|1 0)")
    # With two places there are two arrangements, and the first seat has the number of the arrangement.
    first = below(secret, table, entropy, 0, 2)
    if seating not in ("chosen", f"drawn {first} {1 - first}"):
        raise Wrong(line, f"the first place must have drawn seat {first}")
    line, copied = need(headers, "from", "[1-9][0-9]{0,8}") if "from" in headers else (1, 0)
    if (copied := int(copied)) > len(steps):
        raise Wrong(line, "there are not so many steps")
    drawn = [(index, line, step[3:]) for index, (line, step) in enumerate(steps) if step.startswith("-: ")]
    bag = dict(BAG)
    for number, (index, line, token) in enumerate(drawn, 1):
        rest = below(secret, table, entropy, number, sum(bag.values()) or 1)
        left = [kind for kind, count in bag.items() for _ in range(count)]
        wanted = left if index < copied else left[rest : rest + 1]
        if token not in wanted:
            raise Wrong(line, f"`{token}` was drawn, but it must be one of {sorted(set(wanted))}")
        bag[token] -= 1
    made = sum(index >= copied for index, _, _ in drawn)
    given = sum(1 for word in entropy.split(" ") if word[0] not in "-h")
    print("The commitment fits the secret.")
    print("The seats were chosen." if seating == "chosen" else "The seats are those that were drawn.")
    print(f"All {made} draws follow from the secret and from what {given} of 2 players put in.")


if __name__ == "__main__":
    try:
        verify(sys.argv[1])
    except IndexError:
        sys.exit(__doc__)
    except Wrong as wrong:
        sys.exit("{}, line {}: {}".format(sys.argv[1], *wrong.args))
