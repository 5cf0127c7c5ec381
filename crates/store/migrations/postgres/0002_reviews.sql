-- What a review found of one position, as JSON. All of it can be made again; it is kept so that no position is searched
-- twice, not even after a restart.
CREATE TABLE judgments (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    -- How many iterations it took: with others it is another judgment.
    nodes BIGINT NOT NULL,
    -- How many steps had been taken before it.
    position BIGINT NOT NULL,
    judgment TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (table_id, nodes, position)
);

-- The steps that a table begins with because they were copied from another, one a line as a record has them.
ALTER TABLE tables ADD COLUMN opening TEXT COLLATE "C" NOT NULL DEFAULT '';
