-- A table's truth is its options, its chairs and its steps; everything else here can be made again from them, and is
-- kept to find tables without replaying them.
CREATE TABLE tables (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    game TEXT COLLATE "C" NOT NULL,
    options TEXT COLLATE "C" NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    creator TEXT COLLATE "C" NOT NULL,
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    revision BIGINT NOT NULL,
    -- gathering, playing or over
    progress TEXT COLLATE "C" NOT NULL,
    -- Whether a computer player is to decide.
    waits_for_bot BOOLEAN NOT NULL,
    secret TEXT COLLATE "C" NOT NULL,
    random_seats BOOLEAN NOT NULL,
    -- The entropy of the places as the draws use it, once everybody sits.
    entropy TEXT COLLATE "C",
    -- resigned N or abandoned, if the game ended before its time.
    ended TEXT COLLATE "C",
    -- Requests and offers between the players, as JSON.
    pending TEXT COLLATE "C" NOT NULL
);

CREATE INDEX open_tables ON tables (kind, progress, changed);
CREATE INDEX thinking_tables ON tables (waits_for_bot) WHERE waits_for_bot;

CREATE TABLE chairs (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    place BIGINT NOT NULL,
    -- nobody, bot, guest or program
    kind TEXT COLLATE "C" NOT NULL,
    -- The bot's name, the guest's id or the hash of the program's token.
    who TEXT COLLATE "C" NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    -- What the sitter put into the draws.
    entropy TEXT COLLATE "C",
    PRIMARY KEY (table_id, place)
);

CREATE INDEX chairs_of_guests ON chairs (who) WHERE kind = 'guest';

CREATE TABLE steps (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    n BIGINT NOT NULL,
    -- The revision that it came with.
    revision BIGINT NOT NULL,
    -- NULL for chance.
    actor BIGINT,
    text TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (table_id, n)
);

-- One-time links that move a seat to another device, by the hash of their token.
CREATE TABLE moves (
    token TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    expires BIGINT NOT NULL
);

CREATE TABLE settings (key TEXT COLLATE "C" NOT NULL PRIMARY KEY, value TEXT COLLATE "C" NOT NULL);
