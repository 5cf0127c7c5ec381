-- Who waits to be paired with strangers, and for what: one search for each person. All times are milliseconds since 1970 by
-- the clock of the database.
CREATE TABLE seeks (
    who TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    -- The numbers of seats and the paces that they accept, the dearest first, as in `2 3` and `600+30 1d`.
    seats TEXT NOT NULL,
    paces TEXT NOT NULL,
    -- rated, casual or either
    rated TEXT NOT NULL,
    -- near or any
    opponents TEXT NOT NULL,
    -- accepted or refused
    computers TEXT NOT NULL,
    rating INTEGER NOT NULL,
    deviation INTEGER NOT NULL,
    since INTEGER NOT NULL,
    -- When a page of theirs last said that they wait.
    renewed INTEGER NOT NULL,
    -- The table that they were paired at, and when.
    table_id TEXT,
    paired INTEGER
) WITHOUT ROWID;
CREATE INDEX seeks_at_tables ON seeks (table_id) WHERE table_id IS NOT NULL;

-- Who asks whom for a game.
CREATE TABLE dares (
    id TEXT NOT NULL PRIMARY KEY,
    challenger TEXT NOT NULL,
    account TEXT NOT NULL,
    game TEXT NOT NULL,
    -- As in tables; empty for as much time as they like.
    pace TEXT NOT NULL,
    is_rated INTEGER NOT NULL,
    -- The seat that the challenger wants: first, last or drawn.
    seat TEXT NOT NULL,
    -- When, and until when it can be answered, in seconds since 1970.
    at INTEGER NOT NULL,
    until INTEGER NOT NULL,
    -- open, accepted, declined or withdrawn
    answer TEXT NOT NULL,
    table_id TEXT
) WITHOUT ROWID;
CREATE INDEX dares_to ON dares (account, at);
CREATE INDEX dares_by ON dares (challenger, at);
CREATE INDEX dares_until ON dares (until);

-- Which nodes somebody looks at tables by, and until when that is believed, in milliseconds by the clock of the database.
CREATE TABLE nodes (
    node TEXT NOT NULL PRIMARY KEY,
    until INTEGER NOT NULL
) WITHOUT ROWID;

-- Who looks at which table by way of which node, as long as there are several.
CREATE TABLE present (
    table_id TEXT NOT NULL,
    node TEXT NOT NULL,
    -- The guests who play there, and how many others look on, as JSON.
    here TEXT NOT NULL,
    until INTEGER NOT NULL,
    PRIMARY KEY (table_id, node)
) WITHOUT ROWID;
CREATE INDEX present_until ON present (until);
