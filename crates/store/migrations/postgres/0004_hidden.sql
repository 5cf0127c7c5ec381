-- How many changes since the last revision only the seat that decides may know of.
ALTER TABLE tables ADD COLUMN hidden BIGINT NOT NULL DEFAULT 0;
