-- What guests made of puzzles, in the order in which they first answered them.
CREATE TABLE puzzled (
    guest TEXT COLLATE "C" NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    -- How many came before, and one.
    number BIGINT NOT NULL,
    puzzle TEXT COLLATE "C" NOT NULL,
    -- `first`: solved at the first try. `missed`: not yet. `later`: solved after other tries. `shown`: asked for.
    outcome TEXT COLLATE "C" NOT NULL,
    -- When it was first answered, in seconds since 1970.
    began BIGINT NOT NULL,
    PRIMARY KEY (guest, game, number)
);

-- The deals of a day, one for each game. A deal is sealed the day before it is played.
CREATE TABLE deals (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    game TEXT COLLATE "C" NOT NULL,
    -- As YYYY-MM-DD, by universal time.
    day TEXT COLLATE "C" NOT NULL,
    options TEXT COLLATE "C" NOT NULL,
    secret TEXT COLLATE "C" NOT NULL,
    -- When the secret was drawn, in seconds since 1970.
    sealed BIGINT NOT NULL,
    -- Whether its day is over. It stays over, even if somebody sets the clock back: the secret may be known.
    is_over BOOLEAN NOT NULL DEFAULT FALSE,
    -- What a computer player made of it in the seat of the visitors: its points, the most of the others', and its version.
    points INTEGER,
    best INTEGER,
    player TEXT COLLATE "C"
);
CREATE INDEX deals_of_games ON deals (game, day);

-- The first try of each guest at a deal. It is noted before its table is made, so that there is never a second.
CREATE TABLE tries (
    deal TEXT COLLATE "C" NOT NULL REFERENCES deals (id),
    guest TEXT COLLATE "C" NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL,
    begun BIGINT NOT NULL,
    -- played or resigned; NULL as long as it goes on.
    ended TEXT COLLATE "C",
    -- What the guest wanted to be called then.
    name TEXT COLLATE "C" NOT NULL DEFAULT '',
    points INTEGER NOT NULL DEFAULT 0,
    -- The most of the others' points.
    best INTEGER NOT NULL DEFAULT 0,
    -- The version of the computer player.
    player TEXT COLLATE "C" NOT NULL DEFAULT '',
    PRIMARY KEY (deal, guest)
);
CREATE INDEX tries_of_guests ON tries (guest);

-- The deal that is played at a table, and whether that is somebody's first try.
ALTER TABLE tables ADD COLUMN deal TEXT COLLATE "C";
ALTER TABLE tables ADD COLUMN counts BOOLEAN NOT NULL DEFAULT FALSE;
