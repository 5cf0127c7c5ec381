-- What people let others see: `everybody`, `friends` or `nobody` sees the profile, and friends see when somebody was here
-- only if they may.
ALTER TABLE accounts ADD COLUMN profile TEXT NOT NULL DEFAULT 'friends';
ALTER TABLE accounts ADD COLUMN is_visible INTEGER NOT NULL DEFAULT 0;
-- When they were here last, to the minute, as long as friends may see it.
ALTER TABLE accounts ADD COLUMN here INTEGER;

-- Whom people follow. Friends follow each other.
CREATE TABLE follows (
    account TEXT NOT NULL,
    other TEXT NOT NULL,
    since INTEGER NOT NULL,
    PRIMARY KEY (account, other)
) WITHOUT ROWID;
CREATE INDEX followers ON follows (other);

-- Who is asked to sit down at a table, by whom.
CREATE TABLE invitations (
    table_id TEXT NOT NULL REFERENCES tables (id),
    account TEXT NOT NULL,
    inviter TEXT NOT NULL,
    at INTEGER NOT NULL,
    -- Whoever does not want to come is not asked again.
    is_declined INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, account)
) WITHOUT ROWID;
CREATE INDEX invitations_of_accounts ON invitations (account, at);
CREATE INDEX invitations_by_inviters ON invitations (inviter, at);

-- Who does not want to meet whom. Both may be guests.
CREATE TABLE blocks (
    blocker TEXT NOT NULL,
    other TEXT NOT NULL,
    -- What the other was called then.
    name TEXT NOT NULL,
    since INTEGER NOT NULL,
    PRIMARY KEY (blocker, other)
) WITHOUT ROWID;
CREATE INDEX blocks_of_others ON blocks (other);

-- What somebody has said against somebody else, and what came of it.
CREATE TABLE reports (
    id TEXT NOT NULL PRIMARY KEY,
    at INTEGER NOT NULL,
    reporter TEXT NOT NULL,
    about TEXT NOT NULL,
    table_id TEXT NOT NULL,
    -- name, phrases, stalling, leaving, cheating or other
    reason TEXT NOT NULL,
    note TEXT NOT NULL,
    -- The names and phrases at the table as they were then, as JSON.
    seen TEXT NOT NULL,
    -- When it was decided, by whom, what (dismissed, warned, renamed, suspended), and in which words; NULL before.
    decided INTEGER,
    decider TEXT NOT NULL DEFAULT '',
    decision TEXT NOT NULL DEFAULT '',
    words TEXT NOT NULL DEFAULT '',
    -- What the person concerned answered, once.
    answered INTEGER,
    answer TEXT NOT NULL DEFAULT '',
    -- Until when a suspension lasts that was decided.
    until INTEGER,
    -- When the person concerned has read the decision, and when somebody who runs the place has read the answer.
    told INTEGER,
    heard INTEGER
) WITHOUT ROWID;
CREATE INDEX reports_in_order ON reports (at);
CREATE INDEX open_reports ON reports (at) WHERE decided IS NULL;
CREATE INDEX reports_about ON reports (about, at);
CREATE INDEX reports_by ON reports (reporter, at);
CREATE INDEX answered_reports ON reports (answered) WHERE answered IS NOT NULL AND heard IS NULL;

-- Ready-made phrases at tables, in the order in which they were said.
CREATE TABLE phrases (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n INTEGER NOT NULL,
    -- Who said it: the place that they took, which no draw of seats changes.
    place INTEGER NOT NULL,
    -- What; `off` and `on` if somebody switched phrases off or on, and nothing once whoever said it has got up.
    phrase TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, n)
) WITHOUT ROWID;

-- Places at tables that want no phrases.
CREATE TABLE quiet (
    table_id TEXT NOT NULL REFERENCES tables (id),
    place INTEGER NOT NULL,
    PRIMARY KEY (table_id, place)
) WITHOUT ROWID;

-- Challenges to passkeys that were answered, by their hashes. Each is good once, and for minutes only.
CREATE TABLE challenges (
    hash TEXT NOT NULL PRIMARY KEY,
    expires INTEGER NOT NULL
) WITHOUT ROWID;

-- Tables that somebody has left while the game went on, for whoever gets another name.
CREATE INDEX tables_with_a_gap ON tables (id) WHERE pending LIKE '%"left"%';

-- Tables that may be removed some day.
CREATE INDEX finished_tables ON tables (changed) WHERE progress IN ('over', 'called-off');

-- Attempts go after a day.
CREATE INDEX attempts_in_order ON attempts (since);
