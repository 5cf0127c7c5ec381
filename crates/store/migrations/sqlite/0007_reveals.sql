-- How the places of a table were taken, as JSON: in which order, who was committed to what, and how often the table has
-- gathered. Games that had begun before this was noted go on with the draws of the first version.
ALTER TABLE tables ADD COLUMN gathering TEXT;
-- When those lose their chairs who have not revealed what they are committed to, in seconds since 1970. NULL while nobody
-- is asked to.
ALTER TABLE tables ADD COLUMN reveal_by INTEGER;
CREATE INDEX tables_to_reveal ON tables (reveal_by) WHERE reveal_by IS NOT NULL;
-- The table that the opening was copied from, and the hash of its record, if that was noted.
ALTER TABLE tables ADD COLUMN parent TEXT;
