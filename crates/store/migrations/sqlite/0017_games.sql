-- Whether the game is kept for everybody once it is over, as whoever made the table and sat down there was told.
ALTER TABLE tables ADD COLUMN is_public INTEGER NOT NULL DEFAULT 0;

-- Whether its game was read from a dump, so that nobody can say where its draws came from.
ALTER TABLE tables ADD COLUMN is_imported INTEGER NOT NULL DEFAULT 0;

-- The finished games that everybody may look up, each written by the commit that ended it. Nodes of the version before may
-- remove the table of one.
CREATE TABLE games (
    table_id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    -- When it ended, in seconds since 1970.
    at INTEGER NOT NULL,
    -- The day of the deal that was played; NULL if it was none.
    day TEXT,
    -- played, resigned or timed-out
    ended TEXT NOT NULL,
    is_rated INTEGER NOT NULL,
    -- Whether it began as games begin, with the shipped numbers.
    is_usual INTEGER NOT NULL,
    -- How many decisions were made.
    decisions INTEGER NOT NULL,
    -- The best rating of somebody who played, in thousandths of a point; NULL if nobody had one.
    rating INTEGER
) WITHOUT ROWID;
CREATE INDEX games_lately ON games (at, table_id);
CREATE INDEX games_of_kind ON games (game, at, table_id);

-- Who played there, seat by seat, and what came of it.
CREATE TABLE game_seats (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    -- account, guest, program, bot, gone for a deleted account, numbered for somebody of a dump, or left for whoever left a game that went on
    kind TEXT NOT NULL,
    -- The account or the computer player; empty for all others.
    who TEXT NOT NULL,
    -- The rating when the game ended, in thousandths of a point, and its deviation, which computer players have none of.
    rating INTEGER,
    deviation INTEGER,
    points INTEGER NOT NULL,
    -- won, drawn or lost; NULL if others ended the game.
    result TEXT,
    -- The rank from 0, if the game was played to its end.
    rank INTEGER,
    -- When it ended, in seconds since 1970.
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX game_seats_of ON game_seats (kind, who, at, table_id);

-- How often something was chosen after the same first decisions of usual games with the same options, whatever was drawn
-- between them, and how these games ended for whoever chose it.
CREATE TABLE choices (
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    -- The hash of the decisions before; empty for the first.
    path TEXT NOT NULL,
    -- The seat and the action, as in a record.
    choice TEXT NOT NULL,
    games INTEGER NOT NULL,
    won INTEGER NOT NULL,
    drawn INTEGER NOT NULL,
    -- The same of strong players alone.
    strong_games INTEGER NOT NULL,
    strong_won INTEGER NOT NULL,
    strong_drawn INTEGER NOT NULL,
    -- The last of these games, and when it ended.
    latest TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (game, path, options, choice)
) WITHOUT ROWID;
