-- The steps of lessons that a guest has done, and when, in seconds since 1970.
CREATE TABLE learnt (
    guest TEXT NOT NULL,
    game TEXT NOT NULL,
    lesson TEXT NOT NULL,
    step TEXT NOT NULL,
    done INTEGER NOT NULL,
    PRIMARY KEY (guest, game, lesson, step)
) WITHOUT ROWID;
