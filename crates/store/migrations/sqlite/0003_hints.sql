-- Whether those who made and joined the table agreed that everybody may ask for hints. Before it could be asked, nobody
-- had.
ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;
