-- Whether the game is kept for everybody once it is over, as whoever made the table and sat down there was told.
ALTER TABLE tables ADD COLUMN is_public BOOLEAN NOT NULL DEFAULT FALSE;

-- Whether its game was read from a dump, so that nobody can say where its draws came from.
ALTER TABLE tables ADD COLUMN is_imported BOOLEAN NOT NULL DEFAULT FALSE;

-- The finished games that everybody may look up, each written by the commit that ended it. Nodes of the version before may
-- remove the table of one.
CREATE TABLE games (
    table_id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    game TEXT COLLATE "C" NOT NULL,
    options TEXT COLLATE "C" NOT NULL,
    -- When it ended, in seconds since 1970.
    at BIGINT NOT NULL,
    -- The day of the deal that was played; NULL if it was none.
    day TEXT COLLATE "C",
    -- played, resigned or timed-out
    ended TEXT COLLATE "C" NOT NULL,
    is_rated BOOLEAN NOT NULL,
    -- Whether it began as games begin, with the shipped numbers.
    is_usual BOOLEAN NOT NULL,
    -- How many decisions were made.
    decisions BIGINT NOT NULL,
    -- The best rating of somebody who played, in thousandths of a point; NULL if nobody had one.
    rating BIGINT
);
CREATE INDEX games_lately ON games (at, table_id);
CREATE INDEX games_of_kind ON games (game, at, table_id);

-- Who played there, seat by seat, and what came of it.
CREATE TABLE game_seats (
    table_id TEXT COLLATE "C" NOT NULL,
    seat BIGINT NOT NULL,
    -- account, guest, program, bot, gone for a deleted account, numbered for somebody of a dump, or left for whoever left a game that went on
    kind TEXT COLLATE "C" NOT NULL,
    -- The account or the computer player; empty for all others.
    who TEXT COLLATE "C" NOT NULL,
    -- The rating when the game ended, in thousandths of a point, and its deviation, which computer players have none of.
    rating BIGINT,
    deviation BIGINT,
    points BIGINT NOT NULL,
    -- won, drawn or lost; NULL if others ended the game.
    result TEXT COLLATE "C",
    -- The rank from 0, if the game was played to its end.
    rank BIGINT,
    -- When it ended, in seconds since 1970.
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX game_seats_of ON game_seats (kind, who, at, table_id);

-- How often something was chosen after the same first decisions of usual games with the same options, whatever was drawn
-- between them, and how these games ended for whoever chose it.
CREATE TABLE choices (
    game TEXT COLLATE "C" NOT NULL,
    options TEXT COLLATE "C" NOT NULL,
    -- The hash of the decisions before; empty for the first.
    path TEXT COLLATE "C" NOT NULL,
    -- The seat and the action, as in a record.
    choice TEXT COLLATE "C" NOT NULL,
    games BIGINT NOT NULL,
    won BIGINT NOT NULL,
    drawn BIGINT NOT NULL,
    -- The same of strong players alone.
    strong_games BIGINT NOT NULL,
    strong_won BIGINT NOT NULL,
    strong_drawn BIGINT NOT NULL,
    -- The last of these games, and when it ended.
    latest TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (game, path, options, choice)
);
