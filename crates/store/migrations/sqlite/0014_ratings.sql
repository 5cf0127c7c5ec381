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
