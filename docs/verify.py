"""Checks the draws of a record that a server hosted. docs/fair-draws.md tells what is checked.

    python3 verify.py RECORD

It shares no code with the program that made the record, and replays no rules. So it cannot tell whether a draw was due
where it stands; what else it cannot check of a record, it says. The exit code is 0 if every draw was made again with the
same outcome, 3 if nothing is wrong but not every draw could be checked, and 1 if something is wrong.
"""

import hashlib
import hmac
import math
import re
import sys

HEX = "[0-9a-f]"
WORD = f"({HEX}{{2}}){{1,64}}"


class Wrong(Exception):
    """A line of the record, counted from 1, and what is wrong with it."""


class Game:
    """What is drawn from: piles, from which a thing is gone once it is drawn, and dice."""

    cannot = []

    def take(self, drawn):
        for pile in self.piles:
            if drawn in pile:
                pile[drawn] -= 1

    def decide(self, step):
        pass

    def end(self, steps, is_played):
        pass


class Duel(Game):
    """One bag of tokens, in the order of the notation. Each draw depends on the draws before it and on nothing else."""

    SET_UP, SHORTEST, LONGEST = 18, 57, 60

    def __init__(self, headers):
        bag = {"obelisk": 12} | {f"temple{n}": 3 for n in range(1, 5)} | {"light": 6, "dark": 6}
        self.piles = [bag | {f"tomb{n}": 1 for n in range(1, 13)} | dict.fromkeys(["take", "place", "unload", "swap"], 3)]

    def outcomes(self, drawn):
        return self.piles[0]

    def end(self, steps, is_played):
        """The set-up fills six boats with three tokens; thirteen boats are filled again, and each Take draws one more."""
        draws = [line for line, step in steps if step.startswith("-: ")]
        last = steps[-1][0] if steps else 1
        if any(not step.startswith("-: ") for _, step in steps[: self.SET_UP]) or len(steps) < self.SET_UP:
            raise Wrong(last + 1, "the record stops in the middle of the set-up")
        trailing = next((n for n, (_, step) in enumerate(reversed(steps)) if not step.startswith("-: ")), self.SET_UP)
        if trailing % 3 == 2:
            raise Wrong(last + 1, "the record stops in the middle of filling a boat")
        if len(draws) > self.LONGEST or (is_played and len(draws) < self.SHORTEST):
            raise Wrong(last, f"a game that is played to its end has 57 to 60 draws, not {len(draws)}")


class Pyramidice(Game):
    """Tiles, deities, projects and scarabs, one of each, none of which comes back; and dice."""

    TILES = "ww ws wc ss sc cc swap trio god gift triple labour"
    DEITIES = (
        "atum shu tefnut geb nut osiris set isis nephthys horus khnum satis anuket amun anubis aten bastet bes hapy hathor "
        "heh heka khepri khonsu maat meretseger min montu mut neith ptah ra sekhmet serket seshat sobek sopdet thoth"
    )
    SCARABS = "quartz obsidian amethyst silver pearl emerald gold ruby sapphire turquoise lapis carnelian"
    cannot = ["how many dice were due, of which kind, and how many cards: that takes the rules"]

    def __init__(self, headers):
        projects = " ".join(f"project{n}" for n in range(1, 7))
        self.piles = [dict.fromkeys(names.split(), 1) for names in (self.TILES, self.DEITIES, projects, self.SCARABS)]

    def outcomes(self, drawn):
        if re.fullmatch("[sp][1-6]", drawn):
            return {f"{drawn[0]}{n}": 1 for n in range(1, 7)}
        return next((pile for pile in self.piles if drawn in pile), {})


class Nefertiti(Game):
    """A pile of gifts, with Akhenaton among the last five cards; characters, stalls and dice."""

    EDITION = "2f9adbeb734c73dfd35239578549206a23baf5c1b041d0756468a2949e990f68"
    GIFTS = {"goldwork": 5, "necklace": 5, "statuette": 6, "mirror": 6, "harp": 8, "chair": 8}
    RARE = {"senet": 5, "double-senet": 3, "cup": 4}
    FOREIGN = {"goldwork+1": 1, "necklace+1": 1, "statuette+1": 2, "mirror+1": 2, "harp+1": 1, "harp+2": 1}
    FOREIGN |= {"chair+1": 1, "chair+2": 1}
    CHARACTERS = {"vizier": 1, "high-priest": 1, "maid": 2, "thief": 1, "treasurer": 1, "oracle": 1, "beggar": 1}
    CHARACTERS |= {"amon-merchant": 1, "amon-priest": 1, "royal-scribe": 1, "wandering-thief": 1, "trader": 1}

    def __init__(self, headers):
        options = need(headers, "options", r"players=[2-5] \S+ \S+ memphis=(true|false)")[1]
        players, has_memphis = int(options[8]), options.endswith("memphis=true")
        left_out = {2: self.RARE, 3: self.RARE, 4: ["cup"]}.get(players, [])
        foreign = lambda kind: sum(count for name, count in self.FOREIGN.items() if name.startswith(kind + "+"))
        self.gifts = {kind: count - has_memphis * foreign(kind) for kind, count in self.GIFTS.items()}
        self.gifts |= {kind: 0 if kind in left_out else count for kind, count in self.RARE.items()}
        self.gifts |= {"papyrus": has_memphis * players}
        self.gifts |= {kind: has_memphis * count for kind, count in self.FOREIGN.items()}
        self.characters = dict(self.CHARACTERS)
        self.piles = [self.gifts, self.characters]
        self.cannot = ["how many dice and cards were due: that takes the rules"]
        self.is_known = need(headers, "edition", r".+")[1].startswith(self.EDITION)
        if not self.is_known:
            self.cannot.append("gifts and characters: this edition has other cards than the one that this script knows")

    def outcomes(self, drawn):
        if drawn in ("left", "right"):
            return {"left": 1, "right": 1}
        if re.fullmatch("[1-6]", drawn):
            return {str(n): 1 for n in range(1, 7)}
        if re.fullmatch("[1-6]-[1-6]", drawn):
            return {f"{low}-{high}": 1 + (low < high) for low in range(1, 7) for high in range(low, 7)}
        if not self.is_known:
            return None
        if drawn in self.characters:
            return self.characters
        return self.gifts | {"akhenaton": 1} if sum(self.gifts.values()) <= 4 else self.gifts

    def decide(self, step):
        """The Oracle looks at the pile and may lay it anew; what she saw and laid only the rules can tell."""
        if step == "recruit oracle" and self.is_known:
            self.is_known = False
            self.cannot.append("gifts from the Oracle on: what she has laid takes the rules")


GAMES = {"imhotep-duel": Duel, "pyramidice": Pyramidice, "nefertiti": Nefertiti}


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


def sha256(*lines):
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()


class Draws:
    """What the headers of a record say about its draws, checked as far as it can be."""

    def __init__(self, headers):
        need(headers, "chance", "fair")
        self.places = int(need(headers, "seats", "[1-9]")[1])
        self.table = need(headers, "table", r"\S+")[1]
        self.is_deal = "deal" in headers
        if self.is_deal:
            self.table = self.read_deal(headers)
        digits = need(headers, "secret", f"{HEX}{{64}}")[1]
        line, commitment = need(headers, "commitment", f"{HEX}{{64}}")
        if sha256("akhet commitment 1", self.table, digits) != commitment:
            raise Wrong(line, "this is not the commitment to the secret")
        self.secret = bytes.fromhex(digits)
        self.version = 2 if "draws" in headers else 1
        word = f"(-|{WORD})" if self.version == 2 else f"(-|(host:)?{WORD})"
        self.entropy = need(headers, "entropy", " ".join([word] * self.places))[1]
        self.words = self.entropy.split(" ")
        self.committed = self.read_gathering(headers, commitment) if self.version == 2 else 0
        line, seating = need(headers, "seating", "chosen|drawn( [0-9])+")
        self.is_drawn = seating != "chosen"
        if self.is_drawn and seating != f"drawn {self.seats()}":
            raise Wrong(line, f"the seats must be {self.seats()}")

    def read_deal(self, headers):
        """The deal, which stands for the table in the draws of all its tables. Nobody puts anything in."""
        game = need(headers, "game", r"\S+")[1]
        need(headers, "entropy", " ".join(["-"] * self.places))
        return need(headers, "deal", re.escape(game) + "-[0-9]{4}-[0-9]{2}-[0-9]{2}")[1]

    def read_gathering(self, headers, commitment):
        need(headers, "draws", "2")
        need(headers, "round", "[1-9][0-9]*")
        line, order = need(headers, "order", "-|[0-9]( [0-9])*")
        sat = [] if order == "-" else [int(place) for place in order.split(" ")]
        given = {place for place, word in enumerate(self.words) if word != "-"}
        if len(set(sat)) < len(sat) or not given <= set(sat) <= set(range(self.places)):
            raise Wrong(line, "this is not the order in which the places were taken")
        line, commits = need(headers, "commits", " ".join([f"(-|{HEX}{{64}})"] * self.places))
        commits = commits.split(" ")
        for place, (commit, word) in enumerate(zip(commits, self.words)):
            is_kept = len(word) >= 32 and sha256("akhet entropy 2", self.table, commitment, word) == commit
            if commit != "-" and not is_kept:
                raise Wrong(line, f"what was put in from place {place} is not what was committed to")
        return sum(commit != "-" for commit in commits)

    def seats(self):
        """Arrangements are numbered in lexicographic order."""
        rest, free, seats = self.below(0, math.factorial(self.places)), list(range(self.places)), []
        while free:
            index, rest = divmod(rest, math.factorial(len(free) - 1))
            seats.append(str(free.pop(index)))
        return " ".join(seats)

    def below(self, number, bound):
        """The draw with this number: each of 0, 1, ... bound - 1 is exactly as likely as the others."""
        block = 0
        while True:
            message = f"akhet draw {self.version}\n{self.table}\n{self.entropy}\n{number}\n{block}\n"
            digest = hmac.new(self.secret, message.encode(), hashlib.sha256).digest()
            for start in range(0, 32, 8):
                word = int.from_bytes(digest[start : start + 8], "big")
                if word < 2**64 - 2**64 % bound:
                    return word % bound
            block += 1

    def given(self):
        return sum(1 for word in self.words if word[0] not in "-h")

    def choosers(self):
        if self.given() == 0 or "host:" in self.entropy:
            return "Whoever ran the server could have chosen the draws."
        if self.committed == 0:
            return "Whoever ran the server could have chosen the draws together with the last who put something in."
        return f"Committed before anybody told anything: {self.committed}. Nobody could choose the draws, if these are the commits that were seen then."


def verify(path):
    """Whether every draw was made again."""
    headers, steps = read(path)
    game = GAMES[need(headers, "game", "|".join(GAMES))[1]](headers)
    draws = Draws(headers)
    line, copied = need(headers, "from", "[1-9][0-9]{0,8}") if "from" in headers else (1, "0")
    if (copied := int(copied)) > len(steps):
        raise Wrong(line, "there are not so many steps")
    number = made = 0
    for index, (line, step) in enumerate(steps):
        actor, _, text = step.partition(": ")
        if actor != "-":
            game.decide(text)
            continue
        number += 1
        weights = game.outcomes(text)
        if weights is None:
            continue
        left = [kind for kind, count in weights.items() for _ in range(count)]
        if index >= copied and left:
            left = [left[draws.below(number, len(left))]]
            made += 1
        if text not in left:
            raise Wrong(line, f"`{text}` was drawn, but it must be one of {sorted(set(left))}")
        game.take(text)
    ended = headers.get("ended", (1, ""))[1]
    game.end(steps, ended == "played")
    is_over = ended == "played" or ended.startswith(("resigned ", "timed-out "))
    tell(draws, game, number, made, copied, is_over)
    return made == number > 0 and is_over


def tell(draws, game, number, made, copied, is_over):
    print("The commitment fits the secret.")
    print("The seats are those that were drawn." if draws.is_drawn else "The seats were chosen.")
    if draws.is_deal:
        print(f"The draws are those of the deal {draws.table}, which are the same at all of its tables.")
    which = f"All {made} draws follow" if made == number else f"{made} of {number} draws follow"
    print(f"{which} from the secret and from what {draws.given()} of {draws.places} players put in.")
    print(draws.choosers())
    if copied:
        print(f"Not checked: what was drawn in the first {copied} steps, which were copied from another table.")
    if not is_over:
        print("Not checked: the rest of the game. The record stops before its end.")
    print("Not checked: whether each draw was due where it stands. That takes the rules.")
    for what in game.cannot:
        print(f"Not checked: {what}.")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    try:
        sys.exit(0 if verify(sys.argv[1]) else 3)
    except Wrong as wrong:
        sys.exit("{}, line {}: {}".format(sys.argv[1], *wrong.args))
