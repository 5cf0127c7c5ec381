-- Who waits to be paired with strangers, and for what: one search for each person. All times are milliseconds since 1970 by
-- the clock of the database.
CREATE TABLE seeks (
    who TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    game TEXT COLLATE "C" NOT NULL,
    -- The numbers of seats and the paces that they accept, the dearest first, as in `2 3` and `600+30 1d`.
    seats TEXT COLLATE "C" NOT NULL,
    paces TEXT COLLATE "C" NOT NULL,
    -- rated, casual or either
    rated TEXT COLLATE "C" NOT NULL,
    -- near or any
    opponents TEXT COLLATE "C" NOT NULL,
    -- accepted or refused
    computers TEXT COLLATE "C" NOT NULL,
    rating BIGINT NOT NULL,
    deviation BIGINT NOT NULL,
    since BIGINT NOT NULL,
    -- When a page of theirs last said that they wait.
    renewed BIGINT NOT NULL,
    -- The table that they were paired at, and when.
    table_id TEXT COLLATE "C",
    paired BIGINT
);
CREATE INDEX seeks_at_tables ON seeks (table_id) WHERE table_id IS NOT NULL;

-- Who asks whom for a game.
CREATE TABLE dares (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    challenger TEXT COLLATE "C" NOT NULL,
    account TEXT COLLATE "C" NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    -- As in tables; empty for as much time as they like.
    pace TEXT COLLATE "C" NOT NULL,
    is_rated BOOLEAN NOT NULL,
    -- The seat that the challenger wants: first, last or drawn.
    seat TEXT COLLATE "C" NOT NULL,
    -- When, and until when it can be answered, in seconds since 1970.
    at BIGINT NOT NULL,
    until BIGINT NOT NULL,
    -- open, accepted, declined or withdrawn
    answer TEXT COLLATE "C" NOT NULL,
    table_id TEXT COLLATE "C"
);
CREATE INDEX dares_to ON dares (account, at);
CREATE INDEX dares_by ON dares (challenger, at);
CREATE INDEX dares_until ON dares (until);

-- Which nodes somebody looks at tables by, and until when that is believed, in milliseconds by the clock of the database.
CREATE TABLE nodes (
    node TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    until BIGINT NOT NULL
);

-- Who looks at which table by way of which node, as long as there are several.
CREATE TABLE present (
    table_id TEXT COLLATE "C" NOT NULL,
    node TEXT COLLATE "C" NOT NULL,
    -- The guests who play there, and how many others look on, as JSON.
    here TEXT COLLATE "C" NOT NULL,
    until BIGINT NOT NULL,
    PRIMARY KEY (table_id, node)
);
CREATE INDEX present_until ON present (until);
