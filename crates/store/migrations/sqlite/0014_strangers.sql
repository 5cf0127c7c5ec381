-- Whether a game counts for ratings.
ALTER TABLE tables ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;

-- How rated games ended. A result is written by the commit that ends the game, and counted afterwards. It outlives its table.
CREATE TABLE results (
    table_id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    -- When the game ended, in seconds since 1970.
    at INTEGER NOT NULL,
    -- How a difference in strength shows in such games, as JSON: the skill factor and what each seat is worth.
    field TEXT NOT NULL,
    -- Which one it was of all that were counted, from one; NULL before.
    number INTEGER,
    -- `counts`, or why it changed no rating; NULL before.
    verdict TEXT
) WITHOUT ROWID;
CREATE UNIQUE INDEX results_in_order ON results (number) WHERE number IS NOT NULL;
CREATE INDEX results_to_count ON results (at, table_id) WHERE number IS NULL;

-- Who sat down for a rated game, seat by seat, and how it ended for them.
CREATE TABLE result_seats (
    table_id TEXT NOT NULL REFERENCES results (table_id),
    seat INTEGER NOT NULL,
    -- The account, or the level of a computer player.
    who TEXT NOT NULL,
    -- The strength of a computer player in thousandths of a point; NULL for people.
    strength INTEGER,
    -- The rank from zero; NULL for somebody who left.
    rank INTEGER,
    -- How many turns were their own.
    turns INTEGER NOT NULL,
    -- played, resigned, left or timed-out.
    ended TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX results_of ON result_seats (who);

-- What is known of a player's strength in a game, in thousandths of a point. All of it follows from results and fits.
CREATE TABLE ratings (
    account TEXT NOT NULL,
    game TEXT NOT NULL,
    mean INTEGER NOT NULL,
    deviation INTEGER NOT NULL,
    -- How many games it comes from, and how many of them were against people.
    games INTEGER NOT NULL,
    among_people INTEGER NOT NULL,
    -- When the last of them ended, in seconds since 1970.
    at INTEGER NOT NULL,
    PRIMARY KEY (account, game)
) WITHOUT ROWID;
CREATE INDEX ratings_of_games ON ratings (game, deviation);

-- What each result changed. This follows from results and fits, too.
CREATE TABLE rating_changes (
    number INTEGER NOT NULL,
    account TEXT NOT NULL,
    game TEXT NOT NULL,
    mean_before INTEGER NOT NULL,
    deviation_before INTEGER NOT NULL,
    mean INTEGER NOT NULL,
    deviation INTEGER NOT NULL,
    PRIMARY KEY (number, account)
) WITHOUT ROWID;
CREATE INDEX rating_changes_of ON rating_changes (account, game, number);

-- When all results up to a number were fitted at once, and what came of it, as JSON: for each game its centre and how many
-- players it has.
CREATE TABLE fits (
    fit INTEGER NOT NULL PRIMARY KEY,
    upto INTEGER NOT NULL,
    at INTEGER NOT NULL,
    found TEXT NOT NULL
) WITHOUT ROWID;

-- How many results were counted, and how many fits made; no row before the first. Only who finds this as they left it may go on.
CREATE TABLE rated_upto (
    id INTEGER NOT NULL PRIMARY KEY,
    results INTEGER NOT NULL,
    fits INTEGER NOT NULL
) WITHOUT ROWID;

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

-- When nothing is to fall due for somebody with an account, in games with days for a turn.
CREATE TABLE rests (
    account TEXT NOT NULL PRIMARY KEY,
    -- Hours and a time zone, such as `23:00-07:00 Europe/Budapest`; empty for none.
    quiet TEXT NOT NULL,
    -- When these were last changed, in milliseconds since 1970 by the clock of the database.
    quiet_since INTEGER NOT NULL,
    -- Whether a day of vacation is taken by itself before a flag falls.
    is_automatic INTEGER NOT NULL,
    -- How many milliseconds of vacation were left at a time, by the same clock, from which on more are earned.
    saved INTEGER NOT NULL,
    counted INTEGER NOT NULL,
    -- Until when the last vacation lasts, by the same clock; 0 if there was none.
    away_until INTEGER NOT NULL
) WITHOUT ROWID;

-- What people will do if others decide what they expect. Only whoever planned it is ever told.
CREATE TABLE plans (
    table_id TEXT NOT NULL REFERENCES tables (id),
    who TEXT NOT NULL,
    n INTEGER NOT NULL,
    -- How many steps its maker had been shown when it was made.
    shown INTEGER NOT NULL,
    -- The steps after these, one per line: those of others, and then what its maker does.
    line TEXT NOT NULL,
    PRIMARY KEY (table_id, who, n)
) WITHOUT ROWID;
