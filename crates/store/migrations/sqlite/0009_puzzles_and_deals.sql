-- What guests made of puzzles, in the order in which they first answered them.
CREATE TABLE puzzled (
    guest TEXT NOT NULL,
    game TEXT NOT NULL,
    -- How many came before, and one.
    number INTEGER NOT NULL,
    puzzle TEXT NOT NULL,
    -- `first`: solved at the first try. `missed`: not yet. `later`: solved after other tries. `shown`: asked for.
    outcome TEXT NOT NULL,
    -- When it was first answered, in seconds since 1970.
    began INTEGER NOT NULL,
    PRIMARY KEY (guest, game, number)
) WITHOUT ROWID;

-- The deals of a day, one for each game. A deal is sealed the day before it is played.
CREATE TABLE deals (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    -- As YYYY-MM-DD, by universal time.
    day TEXT NOT NULL,
    options TEXT NOT NULL,
    secret TEXT NOT NULL,
    -- When the secret was drawn, in seconds since 1970.
    sealed INTEGER NOT NULL,
    -- Whether its day is over. It stays over, even if somebody sets the clock back: the secret may be known.
    is_over INTEGER NOT NULL DEFAULT 0,
    -- What a computer player made of it in the seat of the visitors: its points, the most of the others', and its version.
    points INTEGER,
    best INTEGER,
    player TEXT
) WITHOUT ROWID;
CREATE INDEX deals_of_games ON deals (game, day);

-- The first try of each guest at a deal. It is noted before its table is made, so that there is never a second.
CREATE TABLE tries (
    deal TEXT NOT NULL REFERENCES deals (id),
    guest TEXT NOT NULL,
    table_id TEXT NOT NULL,
    begun INTEGER NOT NULL,
    -- played or resigned; NULL as long as it goes on.
    ended TEXT,
    -- What the guest wanted to be called then.
    name TEXT NOT NULL DEFAULT '',
    points INTEGER NOT NULL DEFAULT 0,
    -- The most of the others' points.
    best INTEGER NOT NULL DEFAULT 0,
    -- The version of the computer player.
    player TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (deal, guest)
) WITHOUT ROWID;
CREATE INDEX tries_of_guests ON tries (guest);

-- The deal that is played at a table, and whether that is somebody's first try.
ALTER TABLE tables ADD COLUMN deal TEXT;
ALTER TABLE tables ADD COLUMN counts INTEGER NOT NULL DEFAULT 0;
