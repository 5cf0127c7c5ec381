-- People with a name that lasts. An account has the id of the guest who made it, so nothing that belongs to the guest changes.
CREATE TABLE accounts (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    -- All times are in seconds since 1970.
    created INTEGER NOT NULL,
    -- When the name was changed last.
    renamed INTEGER,
    mail TEXT,
    is_operator INTEGER NOT NULL DEFAULT 0,
    suspended_until INTEGER,
    -- When it will be deleted, if its owner has asked for that.
    ends INTEGER
) WITHOUT ROWID;
CREATE INDEX accounts_that_end ON accounts (ends) WHERE ends IS NOT NULL;

-- What names look like. A name is free if no form of it is here, or only its own or one whose time is up.
CREATE TABLE names (
    form TEXT NOT NULL PRIMARY KEY,
    account TEXT NOT NULL,
    -- Until when nobody else may have it; NULL as long as the account has it.
    until INTEGER
) WITHOUT ROWID;
CREATE INDEX names_of_accounts ON names (account);

-- How people sign in.
CREATE TABLE credentials (
    id TEXT NOT NULL PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts (id),
    -- password or passkey
    kind TEXT NOT NULL,
    -- The hash of a password with its parameters; what is public of a passkey, as JSON.
    secret TEXT NOT NULL,
    label TEXT NOT NULL,
    created INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX credentials_of_accounts ON credentials (account);

-- Codes for whoever has lost all other ways to sign in, by their hashes.
CREATE TABLE recovery_codes (
    hash TEXT NOT NULL PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts (id)
) WITHOUT ROWID;
CREATE INDEX recovery_codes_of_accounts ON recovery_codes (account);

-- Browsers that are signed in, by the hashes of what their cookies hold.
CREATE TABLE sessions (
    hash TEXT NOT NULL PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts (id),
    label TEXT NOT NULL,
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX sessions_of_accounts ON sessions (account);

-- One-time codes and links, by their hashes.
CREATE TABLE passes (
    hash TEXT NOT NULL PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts (id),
    -- device: signs in another device. reset: replaces the password.
    kind TEXT NOT NULL,
    expires INTEGER NOT NULL
) WITHOUT ROWID;

-- How often something was tried lately. Who tried is not here, only a hash that needs a key.
CREATE TABLE attempts (
    who TEXT NOT NULL PRIMARY KEY,
    count INTEGER NOT NULL,
    since INTEGER NOT NULL
) WITHOUT ROWID;

-- What those who run the place have done.
CREATE TABLE acts (
    id TEXT NOT NULL PRIMARY KEY,
    at INTEGER NOT NULL,
    -- The account of an operator; empty for somebody at the machine itself.
    actor TEXT NOT NULL,
    what TEXT NOT NULL,
    -- The account or table concerned.
    about TEXT NOT NULL,
    note TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX acts_in_order ON acts (at);
