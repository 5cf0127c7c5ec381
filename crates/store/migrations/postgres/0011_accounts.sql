-- People with a name that lasts. An account has the id of the guest who made it, so nothing that belongs to the guest changes.
CREATE TABLE accounts (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    name TEXT COLLATE "C" NOT NULL,
    -- All times are in seconds since 1970.
    created BIGINT NOT NULL,
    -- When the name was changed last.
    renamed BIGINT,
    mail TEXT COLLATE "C",
    is_operator BOOLEAN NOT NULL DEFAULT FALSE,
    suspended_until BIGINT,
    -- When it will be deleted, if its owner has asked for that.
    ends BIGINT
);
CREATE INDEX accounts_that_end ON accounts (ends) WHERE ends IS NOT NULL;

-- What names look like. A name is free if no form of it is here, or only its own or one whose time is up.
CREATE TABLE names (
    form TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    account TEXT COLLATE "C" NOT NULL,
    -- Until when nobody else may have it; NULL as long as the account has it.
    until BIGINT
);
CREATE INDEX names_of_accounts ON names (account);

-- How people sign in.
CREATE TABLE credentials (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    account TEXT COLLATE "C" NOT NULL REFERENCES accounts (id),
    -- password or passkey
    kind TEXT COLLATE "C" NOT NULL,
    -- The hash of a password with its parameters; what is public of a passkey, as JSON.
    secret TEXT COLLATE "C" NOT NULL,
    label TEXT COLLATE "C" NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX credentials_of_accounts ON credentials (account);

-- Codes for whoever has lost all other ways to sign in, by their hashes.
CREATE TABLE recovery_codes (
    hash TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    account TEXT COLLATE "C" NOT NULL REFERENCES accounts (id)
);
CREATE INDEX recovery_codes_of_accounts ON recovery_codes (account);

-- Browsers that are signed in, by the hashes of what their cookies hold.
CREATE TABLE sessions (
    hash TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    account TEXT COLLATE "C" NOT NULL REFERENCES accounts (id),
    label TEXT COLLATE "C" NOT NULL,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL
);
CREATE INDEX sessions_of_accounts ON sessions (account);

-- One-time codes and links, by their hashes.
CREATE TABLE passes (
    hash TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    account TEXT COLLATE "C" NOT NULL REFERENCES accounts (id),
    -- device: signs in another device. reset: replaces the password.
    kind TEXT COLLATE "C" NOT NULL,
    expires BIGINT NOT NULL
);

-- How often something was tried lately. Who tried is not here, only a hash that needs a key.
CREATE TABLE attempts (
    who TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    count BIGINT NOT NULL,
    since BIGINT NOT NULL
);

-- What those who run the place have done.
CREATE TABLE acts (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL,
    -- The account of an operator; empty for somebody at the machine itself.
    actor TEXT COLLATE "C" NOT NULL,
    what TEXT COLLATE "C" NOT NULL,
    -- The account or table concerned.
    about TEXT COLLATE "C" NOT NULL,
    note TEXT COLLATE "C" NOT NULL
);
CREATE INDEX acts_in_order ON acts (at);
