-- What programs show instead of signing in. Nodes of the version before may delete the account of one.
CREATE TABLE tokens (
    -- The hash of what the program sends.
    hash TEXT NOT NULL PRIMARY KEY,
    account TEXT NOT NULL,
    -- What its owner calls it.
    name TEXT NOT NULL,
    -- read or play
    scope TEXT NOT NULL,
    -- When it was made, in seconds since 1970.
    created INTEGER NOT NULL,
    -- When the day began on which it was last used.
    used INTEGER,
    -- From when on it is worth nothing; NULL for never.
    ends INTEGER
) WITHOUT ROWID;
CREATE INDEX tokens_of_accounts ON tokens (account);

-- Whose program an account is; NULL for people. A program has no credentials and no session.
ALTER TABLE accounts ADD COLUMN owner TEXT;
CREATE INDEX programs_of_accounts ON accounts (owner) WHERE owner IS NOT NULL;
