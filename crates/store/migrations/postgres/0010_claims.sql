-- Which node plays for the computer players of a table, and until when no other does, in milliseconds since 1970 by the
-- clock of the database.
ALTER TABLE tables ADD COLUMN claimed_by TEXT COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN claimed_until BIGINT NOT NULL DEFAULT 0;
CREATE INDEX claimed_tables ON tables (claimed_until) WHERE waits_for_bot;

-- How many tables a guest has made lately.
CREATE INDEX tables_of_creators ON tables (creator, created);
