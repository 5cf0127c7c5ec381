-- What guests made of puzzles, in the order in which they first answered them.
CREATE TABLE puzzled (
    guest TEXT NOT NULL,
    game TEXT NOT NULL,
    -- How many came before, and one.
    number INTEGER NOT NULL,
    puzzle TEXT NOT NULL,
    -- `first`: solved at the first try. `missed`: not yet. `later`: solved after other tries. `shown`: asked for.
    outcome TEXT NOT NULL,
    -- When it was first answered, in seconds since 1970.
    began INTEGER NOT NULL,
    PRIMARY KEY (guest, game, number)
) WITHOUT ROWID;
