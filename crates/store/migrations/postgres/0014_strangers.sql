-- Whether a game counts for ratings.
ALTER TABLE tables ADD COLUMN rated BOOLEAN NOT NULL DEFAULT FALSE;

-- How rated games ended. A result is written by the commit that ends the game, and counted afterwards. It outlives its table.
CREATE TABLE results (
    table_id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    game TEXT COLLATE "C" NOT NULL,
    -- When the game ended, in seconds since 1970.
    at BIGINT NOT NULL,
    -- How a difference in strength shows in such games, as JSON: the skill factor and what each seat is worth.
    field TEXT COLLATE "C" NOT NULL,
    -- Which one it was of all that were counted, from one; NULL before.
    number BIGINT,
    -- `counts`, or why it changed no rating; NULL before.
    verdict TEXT COLLATE "C"
);
CREATE UNIQUE INDEX results_in_order ON results (number) WHERE number IS NOT NULL;
CREATE INDEX results_to_count ON results (at, table_id) WHERE number IS NULL;

-- Who sat down for a rated game, seat by seat, and how it ended for them.
CREATE TABLE result_seats (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES results (table_id),
    seat BIGINT NOT NULL,
    -- The account, or the level of a computer player.
    who TEXT COLLATE "C" NOT NULL,
    -- The strength of a computer player in thousandths of a point; NULL for people.
    strength BIGINT,
    -- The rank from zero; NULL for somebody who left.
    rank BIGINT,
    -- How many turns were their own.
    turns BIGINT NOT NULL,
    -- played, resigned, left or timed-out.
    ended TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX results_of ON result_seats (who);

-- What is known of a player's strength in a game, in thousandths of a point. All of it follows from results and fits.
CREATE TABLE ratings (
    account TEXT COLLATE "C" NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    mean BIGINT NOT NULL,
    deviation BIGINT NOT NULL,
    -- How many games it comes from, and how many of them were against people.
    games BIGINT NOT NULL,
    among_people BIGINT NOT NULL,
    -- When the last of them ended, in seconds since 1970.
    at BIGINT NOT NULL,
    PRIMARY KEY (account, game)
);
CREATE INDEX ratings_of_games ON ratings (game, deviation);

-- What each result changed. This follows from results and fits, too.
CREATE TABLE rating_changes (
    number BIGINT NOT NULL,
    account TEXT COLLATE "C" NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    mean_before BIGINT NOT NULL,
    deviation_before BIGINT NOT NULL,
    mean BIGINT NOT NULL,
    deviation BIGINT NOT NULL,
    PRIMARY KEY (number, account)
);
CREATE INDEX rating_changes_of ON rating_changes (account, game, number);

-- When all results up to a number were fitted at once, and what came of it, as JSON: for each game its centre and how many
-- players it has.
CREATE TABLE fits (
    fit BIGINT NOT NULL PRIMARY KEY,
    upto BIGINT NOT NULL,
    at BIGINT NOT NULL,
    found TEXT COLLATE "C" NOT NULL
);

-- How many results were counted, and how many fits made; no row before the first. Only who finds this as they left it may go on.
CREATE TABLE rated_upto (
    id BIGINT NOT NULL PRIMARY KEY,
    results BIGINT NOT NULL,
    fits BIGINT NOT NULL
);

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

-- When nothing is to fall due for somebody with an account, in games with days for a turn.
CREATE TABLE rests (
    account TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    -- Hours and a time zone, such as `23:00-07:00 Europe/Budapest`; empty for none.
    quiet TEXT COLLATE "C" NOT NULL,
    -- When these were last changed, in milliseconds since 1970 by the clock of the database.
    quiet_since BIGINT NOT NULL,
    -- Whether a day of vacation is taken by itself before a flag falls.
    is_automatic BOOLEAN NOT NULL,
    -- How many milliseconds of vacation were left at a time, by the same clock, from which on more are earned.
    saved BIGINT NOT NULL,
    counted BIGINT NOT NULL,
    -- Until when the last vacation lasts, by the same clock; 0 if there was none.
    away_until BIGINT NOT NULL
);

-- What people will do if others decide what they expect. Only whoever planned it is ever told.
CREATE TABLE plans (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    who TEXT COLLATE "C" NOT NULL,
    n BIGINT NOT NULL,
    -- How many steps its maker had been shown when it was made.
    shown BIGINT NOT NULL,
    -- The steps after these, one per line: those of others, and then what its maker does.
    line TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (table_id, who, n)
);
