-- What people let others see: `everybody`, `friends` or `nobody` sees the profile, and friends see when somebody was here
-- only if they may.
ALTER TABLE accounts ADD COLUMN profile TEXT COLLATE "C" NOT NULL DEFAULT 'friends';
ALTER TABLE accounts ADD COLUMN is_visible BOOLEAN NOT NULL DEFAULT FALSE;
-- When they were here last, to the minute, as long as friends may see it.
ALTER TABLE accounts ADD COLUMN here BIGINT;

-- Whom people follow. Friends follow each other.
CREATE TABLE follows (
    account TEXT COLLATE "C" NOT NULL,
    other TEXT COLLATE "C" NOT NULL,
    since BIGINT NOT NULL,
    PRIMARY KEY (account, other)
);
CREATE INDEX followers ON follows (other);

-- Who is asked to sit down at a table, by whom.
CREATE TABLE invitations (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    account TEXT COLLATE "C" NOT NULL,
    inviter TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL,
    -- Whoever does not want to come is not asked again.
    is_declined BOOLEAN NOT NULL DEFAULT FALSE,
    PRIMARY KEY (table_id, account)
);
CREATE INDEX invitations_of_accounts ON invitations (account, at);
CREATE INDEX invitations_by_inviters ON invitations (inviter, at);

-- Who does not want to meet whom. Both may be guests.
CREATE TABLE blocks (
    blocker TEXT COLLATE "C" NOT NULL,
    other TEXT COLLATE "C" NOT NULL,
    -- What the other was called then.
    name TEXT COLLATE "C" NOT NULL,
    since BIGINT NOT NULL,
    PRIMARY KEY (blocker, other)
);
CREATE INDEX blocks_of_others ON blocks (other);

-- What somebody has said against somebody else, and what came of it.
CREATE TABLE reports (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL,
    reporter TEXT COLLATE "C" NOT NULL,
    about TEXT COLLATE "C" NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL,
    -- name, phrases, stalling, leaving, cheating or other
    reason TEXT COLLATE "C" NOT NULL,
    note TEXT COLLATE "C" NOT NULL,
    -- The names and phrases at the table as they were then, as JSON.
    seen TEXT COLLATE "C" NOT NULL,
    -- When it was decided, by whom, what (dismissed, warned, renamed, suspended), and in which words; NULL before.
    decided BIGINT,
    decider TEXT COLLATE "C" NOT NULL DEFAULT '',
    decision TEXT COLLATE "C" NOT NULL DEFAULT '',
    words TEXT COLLATE "C" NOT NULL DEFAULT '',
    -- What the person concerned answered, once.
    answered BIGINT,
    answer TEXT COLLATE "C" NOT NULL DEFAULT '',
    -- Until when a suspension lasts that was decided.
    until BIGINT,
    -- When the person concerned has read the decision, and when somebody who runs the place has read the answer.
    told BIGINT,
    heard BIGINT
);
CREATE INDEX reports_in_order ON reports (at);
CREATE INDEX open_reports ON reports (at) WHERE decided IS NULL;
CREATE INDEX reports_about ON reports (about, at);
CREATE INDEX reports_by ON reports (reporter, at);
CREATE INDEX answered_reports ON reports (answered) WHERE answered IS NOT NULL AND heard IS NULL;

-- Ready-made phrases at tables, in the order in which they were said.
CREATE TABLE phrases (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    n BIGINT NOT NULL,
    -- Who said it: the place that they took, which no draw of seats changes.
    place BIGINT NOT NULL,
    -- What; `off` and `on` if somebody switched phrases off or on, and nothing once whoever said it has got up.
    phrase TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, n)
);

-- Places at tables that want no phrases.
CREATE TABLE quiet (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    place BIGINT NOT NULL,
    PRIMARY KEY (table_id, place)
);

-- Challenges to passkeys that were answered, by their hashes. Each is good once, and for minutes only.
CREATE TABLE challenges (
    hash TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    expires BIGINT NOT NULL
);

-- Tables that somebody has left while the game went on, for whoever gets another name.
CREATE INDEX tables_with_a_gap ON tables (id) WHERE pending LIKE '%"left"%';

-- Tables that may be removed some day.
CREATE INDEX finished_tables ON tables (changed) WHERE progress IN ('over', 'called-off');

-- Attempts go after a day.
CREATE INDEX attempts_in_order ON attempts (since);
