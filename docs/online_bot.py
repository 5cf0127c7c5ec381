"""A bot that accepts every challenge and plays at random until it is stopped. The environment says where, and as whom:
AKHET=https://akhet.example TOKEN=akp_… python3 online_bot.py"""
import json, os, random, secrets, urllib.error, urllib.request

def ask(path, body=None, heard=""):
    token, kind = "Bearer " + os.environ["TOKEN"], "application/json"
    headers = {"authorization": token, "content-type": kind, "x-heard": str(heard)}
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(os.environ["AKHET"] + path, data, headers))

for line in ask("/api/me/events"):
    news = json.loads(line[5:]) if line.startswith(b"data:") else {}
    state, challenge, table = news.get("state"), news.get("challenge", {}), f"/api/tables/{news.get('table')}"
    try:
        if state == "asked" and challenge["side"] == "challenged":
            ask(f"/api/me/challenges/{challenge['id']}/accept", {})
        elif state == "sit":
            ask(table + "/seats", {"entropy": secrets.token_hex(16)})
        elif state == "turn":
            now = json.load(ask(f"{table}?seat={news['own'][0]}", heard=news["revision"]))
            ask(table + "/steps", {"revision": now["revision"], "steps": [random.choice(now["legal"])]})
    except (urllib.error.HTTPError, KeyError) as problem:
        print(state, problem)
