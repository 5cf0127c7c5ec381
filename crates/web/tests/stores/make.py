#!/usr/bin/env python3
"""Makes a store as a program writes it today, to be opened by every later one.

    python3 make.py target/debug/akhet 6

The number is that of the newest migration. The program serves an empty data folder; guests, bots and programs
make tables of every game and leave them in every state; then it is stopped. Beside this script are kept the
database as `6.sqlite.gz`, what `akhet export` makes of it in the folder `6`, and what must be true of both as
`6.json`. See `stories/stores.rs` for what is asked of them.
"""

import gzip
import hashlib
import html
import http.client
import json
import os
import random
import re
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.parse
from pathlib import Path

HERE = Path(__file__).parent

# Few enough that a review takes a moment, and as many as the stories ask for, so that it is found done.
REVIEW_NODES = 20

# So many that a review is not done before the program is stopped.
MANY_NODES = 1_000_000


class Program:
    """A server over a data folder."""

    def __init__(self, akhet, data, arguments=()):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        limits = ["--requests-per-second", "100000", "--tables-per-hour", "100000"]
        command = [akhet, "serve", "--data", data, "--bind", f"127.0.0.1:{self.port}", "--bot-pause", "0"]
        # A program without reviews does not know the argument.
        environment = {**os.environ, "AKHET_REVIEW_NODES": str(REVIEW_NODES)}
        self.process = subprocess.Popen([*command, *limits, *arguments], env=environment)
        until(self.is_up)

    def is_up(self):
        try:
            return self.send("GET", "/healthz")[0] == 200
        except ConnectionRefusedError:
            return False

    def send(self, method, path, body=None, headers=None):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        connection.request(method, path, body, headers or {})
        answer = connection.getresponse()
        return answer.status, answer.headers, answer.read().decode()

    def ask(self, path, token=None):
        return self.call("GET", path, None, token)

    def call(self, method, path, body=None, token=None):
        headers = {"content-type": "application/json"} if body is not None else {}
        if token:
            headers["authorization"] = f"Bearer {token}"
        status, _, text = self.send(method, path, body and json.dumps(body), headers)
        assert status < 300, f"{method} {path} {body}: {status} {text}"
        return json.loads(text)

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        assert self.process.wait(60) == 0


class Guest:
    """A browser that keeps its cookies."""

    def __init__(self, program, name):
        self.program = program
        self.cookies = {}
        self.page("/")
        self.post("/me", name=name)

    def page(self, path):
        status, text = self.send("GET", path)
        assert status == 200, f"{path}: {status} {text}"
        return text

    def post(self, path, **fields):
        fields = {name.replace("_", "-"): value for name, value in fields.items()}
        status, text = self.send("POST", path, urllib.parse.urlencode(fields))
        assert status == 303, f"{path} {fields}: {status} {text}"
        return text

    def send(self, method, path, body=None):
        headers = {"cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())}
        if body is not None:
            headers["content-type"] = "application/x-www-form-urlencoded"
        status, answered, text = self.program.send(method, path, body, headers)
        for cookie in answered.get_all("set-cookie") or []:
            name, value = cookie.split(";")[0].split("=", 1)
            if "Max-Age=0" in cookie:
                self.cookies.pop(name, None)
            else:
                self.cookies[name] = value
        return status, answered["location"] if status == 303 else text

    def sit(self, table):
        self.post(f"{table}/sit", words="some words")

    def steps(self, table):
        page = self.page(table)
        tags = [tag for tag in re.findall(r"<button[^>]*>|<input[^>]*>", page) if 'name="step"' in tag]
        return sorted({html.unescape(re.search(r'value="([^"]*)"', tag)[1]) for tag in tags})

    def at(self, table):
        """The revision that this guest sees."""
        return re.search(r'name="revision"[^>]*value="([^"]*)"', self.page(table))[1]

    def play(self, table, step):
        self.post(f"{table}/step", revision=self.at(table), step=step)


class Maker:
    """Makes tables, and notes what is true of them."""

    def __init__(self, program, seed):
        self.program = program
        self.rng = random.Random(seed)
        self.guests = {"first": Guest(program, "Zsófi"), "second": Guest(program, "Bálint")}
        self.first, self.second = self.guests.values()
        self.first.post("/settings", lang="hu")
        self.first.post("/settings", theme="dark")
        self.tables = []

    def note(self, what, table, **more):
        told = self.told(table)
        # A view may gain keys, and its numbers are those of the steps.
        told.pop("view", None)
        self.tables.append({"what": what, "table": table, **more, "told": told})
        print(f"{told['game']}, {what}: {table} at revision {told['revision']}")

    def create(self, game, **fields):
        return self.first.post("/tables", game=game, **fields)

    def friends(self, game, **fields):
        table = self.create(game, **{"with": "friend", "seat": "0"}, **fields)
        self.first.sit(table)
        self.second.sit(table)
        return table

    def move(self, table, guests, count):
        """So many moves of whoever has any, less if the game ends."""
        for _ in range(count):
            until(lambda: any(guest.steps(table) for guest in guests) or self.is_over(table))
            if self.is_over(table):
                return
            guest = next(guest for guest in guests if guest.steps(table))
            guest.play(table, self.rng.choice(guest.steps(table)))
        until(lambda: any(guest.steps(table) for guest in guests) or self.is_over(table))

    def told(self, table):
        """What the API says of a table."""
        return self.program.ask(table.replace("/t/", "/api/tables/"))

    def is_over(self, table):
        return self.told(table)["progress"] == "over"

    def at(self, table):
        return self.told(table)["revision"]

    def waiting(self, game, options):
        table = self.create(game, **{"with": "friend", "open": "true", "seat": "0"}, **options)
        self.first.sit(table)
        self.note("waiting", table)

    def committed(self, game, options):
        """The first guest is committed to entropy that it has not told, and one chair is free."""
        table = self.create(game, **{"with": "friend", "seat": "0"}, **options)
        commitment = re.search(r'name="commitment" value="([^"]*)"', self.first.page(table))[1]
        told = f"akhet entropy 2\n{table.removeprefix('/t/')}\n{commitment}\n{'5a' * 16}\n"
        self.first.post(f"{table}/sit", commit=hashlib.sha256(told.encode()).hexdigest(), commitment=commitment)
        self.note("committed", table)

    def people(self, game, options):
        table = self.friends(game, **options, hints="true")
        self.move(table, [self.first, self.second], 5)
        self.undo(table)
        self.note("people", table)

    def timed(self, game, options):
        """How much time is left changes, and so does the revision when the server was away."""
        table = self.friends(game, **options, clock="2d")
        self.move(table, [self.first, self.second], 3)
        self.note("timed", table)
        for changing in ("clock", "revision"):
            self.tables[-1]["told"].pop(changing)

    def undo(self, table):
        """The last move is taken back; where that is a request, the other grants it."""
        guests = [self.first, self.second]
        waits = next(guest for guest in guests if not guest.steps(table))
        revision = self.at(table)
        status, _ = waits.send("POST", f"{table}/undo", f"revision={revision}")
        # Past a draw nothing is taken back: then the table stays as it is.
        if status == 303 and "undo_request" in self.told(table):
            other = next(guest for guest in guests if guest is not waits)
            other.post(f"{table}/answer", revision=self.at(table), answer="yes")

    def asked(self, game, options):
        """Two moves that draw nothing, and the first player asks for both."""
        table = self.friends(game, **options)
        self.first.play(table, "place b2")
        self.second.play(table, "place b1")
        self.first.post(f"{table}/undo", revision=self.at(table))
        self.note("asked", table)

    def bot(self, game, options, what="bot", **more):
        table = self.create(game, **{"with": "bot", "bot": "random", "seat": "0"}, **options, **more)
        self.first.sit(table)
        self.move(table, [self.first], 4)
        self.note(what, table)

    def device(self, game, options):
        table = self.create(game, **{"with": "device"}, **options)
        self.first.sit(table)
        self.move(table, [self.first], 3)
        self.note("device", table)

    def resigned(self, game, options):
        """The second player gave up, and the first would like another game."""
        table = self.friends(game, **options)
        self.move(table, [self.first, self.second], 6)
        self.second.post(f"{table}/resign", revision=self.at(table))
        self.first.post(f"{table}/rematch")
        self.note("resigned", table)

    def programs(self, game, options):
        api, tokens = self.open_table(game, options, 2)
        self.play_programs(api, tokens, 30)
        self.note("programs", api.replace("/api/tables/", "/t/"), tokens=tokens)

    def hidden(self, game, options):
        """Somebody looks at cards that nobody else may see, and has begun to lay them in an order."""
        for _ in range(20):
            api, tokens = self.open_table(game, options, 3)
            if self.play_programs(api, tokens, 400, "recruit oracle", "next "):
                self.note("hidden", api.replace("/api/tables/", "/t/"), tokens=tokens)
                return
        raise AssertionError("nobody looks at the last cards")

    def open_table(self, game, options, seats):
        new = {"game": game, "options": options, "seats": ["open"] * seats}
        api = f"/api/tables/{self.program.call('POST', '/api/tables', new)['table']}"
        tokens = []
        for seat in range(seats):
            sit = {"seat": seat, "name": "Hatshepsut", "entropy": "c0ffee"}
            tokens.append(self.program.call("POST", f"{api}/seats", sit)["token"])
        return api, tokens

    def play_programs(self, api, tokens, count, wanted=None, last=None):
        """So many steps, less if the game ends. Whether a step was taken that begins as the last one is to begin."""
        for _ in range(count):
            now = self.program.ask(api)
            if now["progress"] == "over":
                return False
            seat = now["turn"]["seat"]
            own = self.program.ask(f"{api}?seat={seat}", tokens[seat])
            step = wanted if wanted in own["legal"] else self.rng.choice(own["legal"])
            steps = {"revision": own["revision"], "steps": [step]}
            self.program.call("POST", f"{api}/steps", steps, tokens[seat])
            if last and step.startswith(last):
                return True
        return False

    def finished(self, game, options):
        seats = ["random", "greedy"]
        made = self.program.call("POST", "/api/tables", {"game": game, "options": options, "seats": seats})
        table = f"/t/{made['table']}"
        until(lambda: self.is_over(table))
        self.note("finished", table, reviewed=self.review(table), record=self.first.page(f"{table}/record"))
        return table

    def review(self, table):
        """Whether there are reviews: if so, this one is done."""
        if self.first.send("GET", f"{table}/review")[0] == 404:
            return False
        until(lambda: "data-poll" not in self.first.page(f"{table}/review"))
        return True

    def from_here(self, game, finished):
        """A game that goes on from the middle of another."""
        steps = self.told(finished)["steps"]
        for step in range(len(steps) // 2, len(steps)):
            body = urllib.parse.urlencode({"step": step, "bot": "random", "seat": "0"})
            status, table = self.first.send("POST", f"{finished}/from", body)
            if status == 404:
                return
            if status == 303:
                self.first.sit(table)
                self.move(table, [self.first], 2)
                self.note("from_here", table)
                return

    def learn(self, game):
        """The first step of a lesson is done, if there are lessons: where it goes on."""
        lesson = f"/learn/{game}/first"
        if self.first.send("GET", lesson)[0] == 404:
            return None
        self.first.post(lesson, number="0", step="place b2")
        return {"lesson": lesson, "next": int(re.search(r'name="number" value="(.*?)"', self.first.page(lesson))[1])}

    def puzzle(self, game):
        """The answer of a puzzle is asked for, if there are puzzles: how many were."""
        status, page = self.first.send("GET", f"/puzzles/{game}")
        if status == 404:
            return None
        self.first.post(re.search(rf'action="(/puzzles/{game}/.*?)"', page)[1], show="yes")
        return 1

    def account(self):
        """Somebody has an account, if there are accounts: how they sign in, and the cookies of the browser that did."""
        owner = Guest(self.program, "Boróka")
        how = {"name": "Boróka", "password": "hálóing a fogason"}
        status, page = owner.send("POST", "/account/new", urllib.parse.urlencode(how))
        if status == 404:
            return None
        codes = re.findall(r"<code>([0-9A-Z-]{19})</code>", page)
        return {**how, "code": codes[0], "cookies": owner.cookies}

    def outside(self, game, account):
        """What the account has for programs and for notices, and a game that everybody may look up, if there is all of that."""
        owner = Guest(self.program, "Boróka")
        owner.cookies.update(account["cookies"])
        if owner.send("GET", "/account/tokens")[0] == 404:
            return None
        password = account["password"]
        owner.post("/account/programs", name="Ushabti", present_program=password)
        tokens = {}
        for name in [account["name"], "Ushabti-bot"]:
            fields = {"token": "Papyrus", "for": "" if name == account["name"] else name, "scope": "play", "days": "", "present-token": password}
            page = owner.send("POST", "/account/tokens", urllib.parse.urlencode(fields))[1]
            tokens[name] = re.search(r"akp_[0-9A-Za-z]+", page)[0]
        owner.post("/account/notices", kind="feed")
        feed = re.search(r"/feed/[0-9A-Za-z_-]+", owner.page("/account/notices"))[0]
        new = {"game": game, "seats": ["random", "greedy"], "listed": True}
        public = f"/t/{self.program.call('POST', '/api/tables', new)['table']}"
        until(lambda: self.is_over(public))
        return {"tokens": tokens, "feed": feed, "public": public}

    def company(self, game):
        """Two friends at a table, one of whom has blocked and reported somebody, if people can do that."""
        if self.first.send("GET", "/friends")[0] == 404:
            return None
        names = ["Camille", "Nándor"]
        camille, nandor = friends = [Guest(self.program, name) for name in names]
        for friend, name, other in zip(friends, names, reversed(names)):
            how = urllib.parse.urlencode({"name": name, "password": "hálóing a fogason"})
            assert friend.send("POST", "/account/new", how)[0] == 200
        for friend, other in zip(friends, reversed(names)):
            friend.post("/friends", follow=other)
        camille.post("/account/seeing", profile="everybody")
        table = camille.post("/tables", game=game, **{"with": "friend", "seat": "0"})
        rude = Guest(self.program, "Nobody Likes Me")
        for guest in [camille, rude]:
            guest.sit(table)
        camille.post(f"{table}/say", phrase="hello")
        nobody = {"table": table.removeprefix("/t/"), "seat": "1"}
        camille.post("/report", reason="name", note="Look at that.", **nobody)
        camille.post("/block", **nobody)
        invited = camille.post("/tables", game=game, **{"with": "friend", "seat": "0"})
        camille.post(f"{invited}/invite", friend="Nándor")
        rated = self.rated(game, camille, nandor)
        planned = self.planned(game, camille, nandor)
        cookies = [friend.cookies for friend in friends]
        return {"names": names, "cookies": cookies, "blocked": "Nobody Likes Me", "table": table, "invited": invited,
                "rated": rated, "planned": planned, "tournament": self.tournament(game, camille, nandor)}

    def rated(self, game, *people):
        """Two have played a rated game that one gave up after some turns, if games are rated."""
        if people[0].send("GET", "/leaders")[0] == 404:
            return None
        table = people[0].post("/tables", game=game, clock="3d", rated="true", **{"with": "friend", "seat": "0"})
        for person in people:
            person.sit(table)
        self.move(table, people, 12)
        people[0].post(f"{table}/resign", revision=self.at(table))
        return table

    def planned(self, game, *people):
        """The first of two has quiet hours, and has planned a reply at a table where a turn has days, if people can."""
        if people[0].send("GET", "/account/time")[0] == 404:
            return None
        people[0].post("/account/quiet", **{"from": "23:00", "to": "07:00", "zone": "Europe/Budapest"})
        table = people[0].post("/tables", game=game, clock="14d", **{"with": "friend", "seat": "1"})
        for person in people:
            person.sit(table)
        line = []
        for _ in range(2):
            how = {"shown": self.shown(people[0], table), "line": "|".join(line)}
            how.update({"step": self.choices(people[0], table, how, line)[0]})
            line.append(how["step"])
        shown = self.shown(people[0], table)
        people[0].post(f"{table}/plan", shown=shown, line="|".join(line), keep="true")
        return table

    def shown(self, person, table):
        """How many steps somebody has been shown who plans."""
        return re.search(r'name="shown"[^>]*value="([^"]*)"', person.page(f"{table}/plan"))[1]

    def choices(self, person, table, how, line):
        """What can be planned after a line."""
        path = f"{table}/plan"
        if line:
            body = urllib.parse.urlencode({**how, "line": "|".join(line[:-1]), "step": line[-1]})
            _, page = person.send("POST", path, body)
        else:
            page = person.page(path)
        return [html.unescape(step) for step in re.findall(r'name="step" value="([^"]*)"', page)]

    def tournament(self, game, *people):
        """Two have entered a tournament that has not begun, if there are tournaments."""
        if people[0].send("GET", "/tournaments")[0] == 404:
            return None
        how = {"name": "Nile Cup", "format": "swiss", "rounds": "3", "clock": "3d"}
        tournament = people[0].post("/tournaments", game=game, **how)
        for person in people:
            person.post(f"{tournament}/enter")
        return tournament

    def daily(self, game):
        """The first guest has tried the deal of the day and resigned, if there are deals: its page and its table."""
        status, page = self.first.send("GET", f"/daily/{game}")
        if status == 404:
            return None
        table = self.first.post(page)
        until(lambda: self.first.steps(table))
        self.first.post(f"{table}/resign", revision=self.first.at(table))
        return {"page": page, "table": table}


def fill(program):
    maker = Maker(program, 1)
    for game in program.ask("/api/games")["games"]:
        key, options = game["game"], {option["key"]: option["values"] for option in game["options"]}
        players = options.get("players", [])
        two = {"option_players": "2"} if "2" in players else {}
        text = "players=2" if two else ""
        maker.waiting(key, two)
        maker.people(key, two)
        maker.timed(key, two)
        maker.bot(key, two)
        maker.programs(key, text)
        finished = maker.finished(key, text)
        maker.from_here(key, finished)
        if "palace" in options.get("characters", []):
            maker.hidden(key, "players=3 characters=palace")
        if "1" in players:
            maker.bot(key, {"option_players": "1"}, "alone")
        if key in program.editions:
            maker.bot(key, two, "edition", edition=program.editions[key])
        if key == "imhotep-duel":
            maker.asked(key, {})
            maker.committed(key, {})
            maker.device(key, {"option_hidden_temples": "false"})
            maker.resigned(key, {"option_sides": "ABAB"})
    cookies = {name: guest.cookies for name, guest in maker.guests.items()}
    game = "imhotep-duel"
    account = maker.account()
    return {"guests": cookies, "learnt": maker.learn(game), "puzzled": maker.puzzle(game), "daily": maker.daily(game),
            "account": account, "company": maker.company(game), "outside": account and maker.outside(game, account),
            "tables": maker.tables}


def leave_a_review(akhet, data, table):
    """Somebody has asked for a review that was under way when the program stopped."""
    program = Program(akhet, data, ["--review-nodes", str(MANY_NODES)])
    status, _, page = program.send("GET", f"{table}/review")
    assert status == 200 and "data-poll" in page
    program.stop()
    return MANY_NODES


def write_editions(akhet, folder):
    """Each edition that the program ships, under another name: game and file."""
    program = Program(akhet, folder / "first")
    editions = []
    for game in program.ask("/api/games")["games"]:
        status, _, text = program.send("GET", f"/rules/{game['game']}/edition.toml")
        if status == 200:
            renamed = re.sub(r'^name = .*$', 'name = "As printed"', text, count=1, flags=re.MULTILINE)
            file = folder / f"{game['game']}.toml"
            file.write_text(renamed)
            editions.append((game["game"], file))
    program.stop()
    return editions


def until(is_so):
    for _ in range(6000):
        if is_so():
            return
        time.sleep(0.02)
    raise TimeoutError("what was waited for did not come")


def pack(data, file):
    """The database as one file: the log is written back, and no page is left free."""
    store = sqlite3.connect(data / "akhet.sqlite")
    store.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    store.execute("VACUUM")
    store.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    versions = [version for version, in store.execute("SELECT version FROM _sqlx_migrations ORDER BY version")]
    store.close()
    file.write_bytes(gzip.compress((data / "akhet.sqlite").read_bytes(), mtime=0))
    return versions


def write_facts(facts, file):
    """One table a line."""
    line = lambda value: json.dumps(value, ensure_ascii=False)
    tables = ",\n".join(line(table) for table in facts["tables"])
    kinds = "".join(f'"{kind}": {line(facts[kind])},\n' for kind in ["guests", "learnt", "puzzled", "daily", "account", "company", "outside", "reviewing"])
    file.write_text(f'{{{kinds}"tables": [\n{tables}\n]}}\n')


def main():
    akhet, version = sys.argv[1], int(sys.argv[2])
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        data = folder / "data"
        editions = write_editions(akhet, folder)
        offered = [part for game, file in editions for part in ("--edition", f"{game}={file}")]
        program = Program(akhet, data, offered)
        program.editions = {game: hashlib.sha256(file.read_bytes()).hexdigest() for game, file in editions}
        facts = fill(program)
        program.stop()
        finished = next(table["table"] for table in facts["tables"] if table["what"] == "finished")
        facts["reviewing"] = leave_a_review(akhet, data, finished)
        archive = HERE / str(version)
        shutil.rmtree(archive, ignore_errors=True)
        subprocess.run([akhet, "export", archive, "--data", data], check=True)
        versions = pack(data, HERE / f"{version}.sqlite.gz")
        assert versions[-1] == version, f"the program writes version {versions[-1]}"
    write_facts(facts, HERE / f"{version}.json")


main()
