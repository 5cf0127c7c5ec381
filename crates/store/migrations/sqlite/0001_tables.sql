-- A table's truth is its options, its chairs and its steps; everything else here can be made again from them, and is
-- kept to find tables without replaying them.
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    kind TEXT NOT NULL,
    creator TEXT NOT NULL,
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    -- gathering, playing or over
    progress TEXT NOT NULL,
    -- Whether a computer player is to decide.
    waits_for_bot INTEGER NOT NULL,
    secret TEXT NOT NULL,
    random_seats INTEGER NOT NULL,
    -- The entropy of the places as the draws use it, once everybody sits.
    entropy TEXT,
    -- resigned N or abandoned, if the game ended before its time.
    ended TEXT,
    -- Requests and offers between the players, as JSON.
    pending TEXT NOT NULL
) WITHOUT ROWID;

CREATE INDEX open_tables ON tables (kind, progress, changed);
CREATE INDEX thinking_tables ON tables (waits_for_bot) WHERE waits_for_bot = 1;

CREATE TABLE chairs (
    table_id TEXT NOT NULL REFERENCES tables (id),
    place INTEGER NOT NULL,
    -- nobody, bot, guest or program
    kind TEXT NOT NULL,
    -- The bot's name, the guest's id or the hash of the program's token.
    who TEXT NOT NULL,
    name TEXT NOT NULL,
    -- What the sitter put into the draws.
    entropy TEXT,
    PRIMARY KEY (table_id, place)
) WITHOUT ROWID;

CREATE INDEX chairs_of_guests ON chairs (who) WHERE kind = 'guest';

CREATE TABLE steps (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n INTEGER NOT NULL,
    -- The revision that it came with.
    revision INTEGER NOT NULL,
    -- NULL for chance.
    actor INTEGER,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
) WITHOUT ROWID;

-- One-time links that move a seat to another device, by the hash of their token.
CREATE TABLE moves (
    token TEXT NOT NULL PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    expires INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE settings (key TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
