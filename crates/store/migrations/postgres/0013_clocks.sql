-- How much time everybody has, such as `600+30` or `2d`; NULL for as much as they like.
ALTER TABLE tables ADD COLUMN pace TEXT COLLATE "C";
-- What everybody has left of it, as JSON.
ALTER TABLE tables ADD COLUMN clock TEXT COLLATE "C";
-- Until when whoever is to decide may do so, in milliseconds since 1970 by the clock of the database. NULL while nobody's
-- time runs out.
ALTER TABLE tables ADD COLUMN deadline BIGINT;
CREATE INDEX tables_with_deadline ON tables (deadline) WHERE deadline IS NOT NULL;

-- When a step was taken, by the same clock. Only known where time counts.
ALTER TABLE steps ADD COLUMN at BIGINT;

-- When somebody last watched over the deadlines, by the same clock. One row, and none while nobody's time runs out.
CREATE TABLE pulse (
    id BIGINT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL
);

-- The guest whose decision others wait for; empty if nobody waits, or nobody but computer players. It follows from the rest, and
-- rows that were there before get it later.
ALTER TABLE tables ADD COLUMN asks TEXT COLLATE "C";
CREATE INDEX tables_that_ask ON tables (asks, deadline) WHERE progress = 'playing';
CREATE INDEX tables_that_may_ask ON tables (id) WHERE asks IS NULL;
