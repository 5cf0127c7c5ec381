-- The tournament that a table belongs to.
ALTER TABLE tables ADD COLUMN tournament TEXT;

-- Tournaments: what their makers chose, and how far they have got.
CREATE TABLE tournaments (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    maker TEXT NOT NULL,
    -- open: in the list for everybody; private: for whoever knows the address
    kind TEXT NOT NULL,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    -- swiss or round-robin
    format TEXT NOT NULL,
    -- How many rounds are played in all; 0 until that is known.
    rounds INTEGER NOT NULL,
    -- The fewest who may play at a table, and its seats.
    fewest INTEGER NOT NULL,
    seats INTEGER NOT NULL,
    -- The pace of all rounds, and then of those that have another, as in `600+30 3=180+10`.
    paces TEXT NOT NULL,
    rated INTEGER NOT NULL,
    -- When it was made, in seconds since 1970.
    created INTEGER NOT NULL,
    -- When it begins by itself, in milliseconds since 1970 by the clock of the database; NULL if its maker begins it.
    begins INTEGER,
    -- open, running, over or called-off
    state TEXT NOT NULL,
    -- How many rounds were paired.
    paired INTEGER NOT NULL,
    -- Goes up with every change that its page shows.
    revision INTEGER NOT NULL,
    -- When that was, in seconds since 1970.
    changed INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX tournaments_by ON tournaments (maker, created);
CREATE INDEX tournaments_lately ON tournaments (state, changed);

-- Who has entered a tournament.
CREATE TABLE entrants (
    tournament TEXT NOT NULL REFERENCES tournaments (id),
    who TEXT NOT NULL,
    -- The order of entry, from 0. Numbers of those who withdrew before it began are left out.
    place INTEGER NOT NULL,
    -- Their rating when they entered, in points.
    rating INTEGER NOT NULL,
    -- playing, withdrawn or vanished
    presence TEXT NOT NULL,
    -- How often they did not come to a table.
    forfeits INTEGER NOT NULL,
    -- When they entered, in seconds since 1970.
    entered INTEGER NOT NULL,
    PRIMARY KEY (tournament, who)
) WITHOUT ROWID;
CREATE UNIQUE INDEX entrants_in_order ON entrants (tournament, place);
CREATE INDEX tournaments_of ON entrants (who);

-- The tables of each round.
CREATE TABLE pairings (
    tournament TEXT NOT NULL REFERENCES tournaments (id),
    -- From 0.
    round INTEGER NOT NULL,
    -- From 0.
    place INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    -- Until when everybody has to sit down, in milliseconds by the clock of the database.
    sit_by INTEGER NOT NULL,
    -- How it ended for each seat, as JSON; NULL before. It outlives its table.
    results TEXT,
    PRIMARY KEY (tournament, round, place)
) WITHOUT ROWID;
CREATE UNIQUE INDEX pairings_at ON pairings (table_id);
CREATE INDEX pairings_under_way ON pairings (tournament, table_id) WHERE results IS NULL;

-- Who sits where at the tables of each round.
CREATE TABLE pairing_seats (
    tournament TEXT NOT NULL,
    round INTEGER NOT NULL,
    place INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    who TEXT NOT NULL,
    PRIMARY KEY (tournament, round, place, seat)
) WITHOUT ROWID;

-- Who was in and sat nowhere.
CREATE TABLE byes (
    tournament TEXT NOT NULL,
    round INTEGER NOT NULL,
    who TEXT NOT NULL,
    -- Their opponent, if that was somebody who is no longer in; NULL if they were left over.
    absent TEXT,
    PRIMARY KEY (tournament, round, who)
) WITHOUT ROWID;
