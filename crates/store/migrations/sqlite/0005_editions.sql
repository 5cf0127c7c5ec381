-- The text of the edition that a table is played with, if it is not the one that the program ships.
ALTER TABLE tables ADD COLUMN edition TEXT;
