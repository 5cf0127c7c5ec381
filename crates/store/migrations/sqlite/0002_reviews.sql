-- What a review found of one position, as JSON. All of it can be made again; it is kept so that no position is searched
-- twice, not even after a restart.
CREATE TABLE judgments (
    table_id TEXT NOT NULL REFERENCES tables (id),
    -- How many iterations it took: with others it is another judgment.
    nodes INTEGER NOT NULL,
    -- How many steps had been taken before it.
    position INTEGER NOT NULL,
    judgment TEXT NOT NULL,
    PRIMARY KEY (table_id, nodes, position)
) WITHOUT ROWID;

-- The steps that a table begins with because they were copied from another, one a line as a record has them.
ALTER TABLE tables ADD COLUMN opening TEXT NOT NULL DEFAULT '';
