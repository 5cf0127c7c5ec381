-- Reviews that somebody has asked for and that are not done: which node makes each, and until when no other does, in
-- milliseconds since 1970 by the clock of the database. Nodes of the version before may remove the table of one.
CREATE TABLE reviews (
    table_id TEXT COLLATE "C" NOT NULL,
    -- How many iterations each position takes.
    nodes BIGINT NOT NULL,
    claimed_by TEXT COLLATE "C" NOT NULL,
    claimed_until BIGINT NOT NULL,
    -- How often it was claimed since a node last gave it back.
    claims BIGINT NOT NULL,
    PRIMARY KEY (table_id, nodes)
);
CREATE INDEX reviews_left ON reviews (claimed_until);
