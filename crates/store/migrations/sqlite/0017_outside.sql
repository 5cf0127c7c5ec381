-- Where somebody wants to hear what waits for them.
CREATE TABLE channels (
    id TEXT NOT NULL PRIMARY KEY,
    account TEXT NOT NULL,
    -- feed, webhook, ntfy, discord, mail or push
    kind TEXT NOT NULL,
    -- An address of the web, or one for mail; empty for a feed.
    address TEXT NOT NULL,
    -- What the address of a feed ends with, what a webhook is signed with, what a mail is confirmed and stopped by, or the keys
    -- of a browser.
    secret TEXT NOT NULL,
    -- Which kinds of notices, each with a space before it and after it.
    wants TEXT NOT NULL,
    -- Whether also while they look.
    is_always INTEGER NOT NULL,
    lang TEXT NOT NULL,
    -- Scheme and host under which they know the place, for links.
    origin TEXT NOT NULL,
    -- When it was made, in seconds since 1970.
    made INTEGER NOT NULL,
    -- Whether anything goes there: not before an address for mail is confirmed, and not after it has failed again and again.
    is_on INTEGER NOT NULL,
    -- How often it has failed in a row, and why it did the last time.
    failures INTEGER NOT NULL DEFAULT 0,
    failure TEXT NOT NULL DEFAULT '',
    -- Until when nothing more is sent there, in milliseconds since 1970 by the clock of the database.
    rests_until INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE INDEX channels_of_accounts ON channels (account);
CREATE INDEX channels_by_secret ON channels (secret);

-- What is to be told there, once for each thing that it is about. Times are milliseconds since 1970 by the clock of the database.
CREATE TABLE outbox (
    -- The table or the challenge.
    about TEXT NOT NULL,
    account TEXT NOT NULL,
    -- turn, time, ended, challenge, invitation or round
    kind TEXT NOT NULL,
    channel TEXT NOT NULL,
    written INTEGER NOT NULL,
    due INTEGER NOT NULL,
    -- Whether it is not sent, but kept for whoever asks.
    is_kept INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    -- Which node sends it, and until when no other does.
    claimed_by TEXT NOT NULL DEFAULT '',
    claimed_until INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (about, account, kind, channel)
) WITHOUT ROWID;
CREATE INDEX outbox_due ON outbox (due) WHERE NOT is_kept;
CREATE INDEX outbox_of_channels ON outbox (channel);

-- What programs show instead of signing in. Nodes of the version before may delete the account of one.
CREATE TABLE tokens (
    -- The hash of what the program sends.
    hash TEXT NOT NULL PRIMARY KEY,
    account TEXT NOT NULL,
    -- What its owner calls it.
    name TEXT NOT NULL,
    -- read or play
    scope TEXT NOT NULL,
    -- When it was made, in seconds since 1970.
    created INTEGER NOT NULL,
    -- When the day began on which it was last used.
    used INTEGER,
    -- From when on it is worth nothing; NULL for never.
    ends INTEGER
) WITHOUT ROWID;
CREATE INDEX tokens_of_accounts ON tokens (account);

-- Whose program an account is; NULL for people. A program has no credentials and no session.
ALTER TABLE accounts ADD COLUMN owner TEXT;
CREATE INDEX programs_of_accounts ON accounts (owner) WHERE owner IS NOT NULL;

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
