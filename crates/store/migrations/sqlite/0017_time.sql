-- When nothing is to fall due for somebody with an account, in games with days for a turn.
CREATE TABLE rests (
    account TEXT NOT NULL PRIMARY KEY,
    -- Hours and a time zone, such as `23:00-07:00 Europe/Budapest`; empty for none.
    quiet TEXT NOT NULL,
    -- When these were last changed, in milliseconds since 1970 by the clock of the database.
    quiet_since INTEGER NOT NULL,
    -- Whether a day of vacation is taken by itself before a flag falls.
    is_automatic INTEGER NOT NULL,
    -- How many milliseconds of vacation were left at a time, by the same clock, from which on more are earned.
    saved INTEGER NOT NULL,
    counted INTEGER NOT NULL,
    -- Until when the last vacation lasts, by the same clock; 0 if there was none.
    away_until INTEGER NOT NULL
) WITHOUT ROWID;

-- What people will do if others decide what they expect. Only whoever planned it is ever told.
CREATE TABLE plans (
    table_id TEXT NOT NULL REFERENCES tables (id),
    who TEXT NOT NULL,
    n INTEGER NOT NULL,
    -- How many steps its maker had been shown when it was made.
    shown INTEGER NOT NULL,
    -- The steps after these, one per line: those of others, and then what its maker does.
    line TEXT NOT NULL,
    PRIMARY KEY (table_id, who, n)
) WITHOUT ROWID;
