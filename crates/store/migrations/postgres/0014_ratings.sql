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
