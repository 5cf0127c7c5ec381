-- The tournament that a table belongs to.
ALTER TABLE tables ADD COLUMN tournament TEXT COLLATE "C";

-- Tournaments: what their makers chose, and how far they have got.
CREATE TABLE tournaments (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    name TEXT COLLATE "C" NOT NULL,
    maker TEXT COLLATE "C" NOT NULL,
    -- open: in the list for everybody; private: for whoever knows the address
    kind TEXT COLLATE "C" NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    options TEXT COLLATE "C" NOT NULL,
    -- swiss or round-robin
    format TEXT COLLATE "C" NOT NULL,
    -- How many rounds are played in all; 0 until that is known.
    rounds BIGINT NOT NULL,
    -- The fewest who may play at a table, and its seats.
    fewest BIGINT NOT NULL,
    seats BIGINT NOT NULL,
    -- The pace of all rounds, and then of those that have another, as in `600+30 3=180+10`.
    paces TEXT COLLATE "C" NOT NULL,
    rated BOOLEAN NOT NULL,
    -- When it was made, in seconds since 1970.
    created BIGINT NOT NULL,
    -- When it begins by itself, in milliseconds since 1970 by the clock of the database; NULL if its maker begins it.
    begins BIGINT,
    -- open, running, over or called-off
    state TEXT COLLATE "C" NOT NULL,
    -- How many rounds were paired.
    paired BIGINT NOT NULL,
    -- Goes up with every change that its page shows.
    revision BIGINT NOT NULL,
    -- When that was, in seconds since 1970.
    changed BIGINT NOT NULL
);
CREATE INDEX tournaments_by ON tournaments (maker, created);
CREATE INDEX tournaments_lately ON tournaments (state, changed);

-- Who has entered a tournament.
CREATE TABLE entrants (
    tournament TEXT COLLATE "C" NOT NULL REFERENCES tournaments (id),
    who TEXT COLLATE "C" NOT NULL,
    -- The order of entry, from 0. Numbers of those who withdrew before it began are left out.
    place BIGINT NOT NULL,
    -- Their rating when they entered, in points.
    rating BIGINT NOT NULL,
    -- playing, withdrawn or vanished
    presence TEXT COLLATE "C" NOT NULL,
    -- How often they did not come to a table.
    forfeits BIGINT NOT NULL,
    -- When they entered, in seconds since 1970.
    entered BIGINT NOT NULL,
    PRIMARY KEY (tournament, who)
);
CREATE UNIQUE INDEX entrants_in_order ON entrants (tournament, place);
CREATE INDEX tournaments_of ON entrants (who);

-- The tables of each round.
CREATE TABLE pairings (
    tournament TEXT COLLATE "C" NOT NULL REFERENCES tournaments (id),
    -- From 0.
    round BIGINT NOT NULL,
    -- From 0.
    place BIGINT NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL,
    -- Until when everybody has to sit down, in milliseconds by the clock of the database.
    sit_by BIGINT NOT NULL,
    -- How it ended for each seat, as JSON; NULL before. It outlives its table.
    results TEXT COLLATE "C",
    PRIMARY KEY (tournament, round, place)
);
CREATE UNIQUE INDEX pairings_at ON pairings (table_id);
CREATE INDEX pairings_under_way ON pairings (tournament, table_id) WHERE results IS NULL;

-- Who sits where at the tables of each round.
CREATE TABLE pairing_seats (
    tournament TEXT COLLATE "C" NOT NULL,
    round BIGINT NOT NULL,
    place BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    who TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (tournament, round, place, seat)
);

-- Who was in and sat nowhere.
CREATE TABLE byes (
    tournament TEXT COLLATE "C" NOT NULL,
    round BIGINT NOT NULL,
    who TEXT COLLATE "C" NOT NULL,
    -- Their opponent, if that was somebody who is no longer in; NULL if they were left over.
    absent TEXT COLLATE "C",
    PRIMARY KEY (tournament, round, who)
);
