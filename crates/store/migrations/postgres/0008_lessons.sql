-- The steps of lessons that a guest has done, and when, in seconds since 1970.
CREATE TABLE learnt (
    guest TEXT COLLATE "C" NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    lesson TEXT COLLATE "C" NOT NULL,
    step TEXT COLLATE "C" NOT NULL,
    done BIGINT NOT NULL,
    PRIMARY KEY (guest, game, lesson, step)
);
