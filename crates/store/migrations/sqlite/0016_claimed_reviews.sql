-- Reviews that somebody has asked for and that are not done: which node makes each, and until when no other does, in
-- milliseconds since 1970 by the clock of the database. Nodes of the version before may remove the table of one.
CREATE TABLE reviews (
    table_id TEXT NOT NULL,
    -- How many iterations each position takes.
    nodes INTEGER NOT NULL,
    claimed_by TEXT NOT NULL,
    claimed_until INTEGER NOT NULL,
    -- How often it was claimed since a node last gave it back.
    claims INTEGER NOT NULL,
    PRIMARY KEY (table_id, nodes)
) WITHOUT ROWID;
CREATE INDEX reviews_left ON reviews (claimed_until);
