-- What lists show of a table, as JSON, so that no list replays a game. Rows that were there before get it later.
ALTER TABLE tables ADD COLUMN summary TEXT;
CREATE INDEX tables_without_summary ON tables (id) WHERE summary IS NULL;
