-- What makes a match of days bearable: clocks, requests to the table, other people on a seat, settings, moderation.

-- `clock` are the terms in JSON. Paused: clocks stand still since then, `paused_by` says why. `expires`: when a lobby closes
-- by itself. `ready`: until when everybody is asked whether they are there. `looking`: since when players are looked for.
-- `homeless`: why the board cannot be shown where it belongs.
ALTER TABLE matches ADD COLUMN clock TEXT NOT NULL DEFAULT '{"kind":"none"}' CHECK (json_valid(clock));
ALTER TABLE matches ADD COLUMN paused REAL NULL;
ALTER TABLE matches ADD COLUMN paused_by TEXT NULL CHECK (paused_by IN ('consent', 'judge', 'lost'));
ALTER TABLE matches ADD COLUMN muted INTEGER NOT NULL DEFAULT 0 CHECK (muted IN (0, 1));
ALTER TABLE matches ADD COLUMN expires REAL NULL;
ALTER TABLE matches ADD COLUMN ready REAL NULL;
ALTER TABLE matches ADD COLUMN looking REAL NULL;
ALTER TABLE matches ADD COLUMN homeless TEXT NULL
    CHECK (homeless IN ('server', 'channel', 'permissions', 'locked'));
CREATE INDEX matches_expiring ON matches (expires) WHERE status = 'lobby' AND expires IS NOT NULL;
CREATE INDEX matches_ready ON matches (ready) WHERE status = 'lobby' AND ready IS NOT NULL;
CREATE INDEX matches_looking ON matches (host, looking) WHERE looking IS NOT NULL;
CREATE INDEX matches_homeless ON matches (guild) WHERE homeless IS NOT NULL;
UPDATE matches SET expires = unixepoch() + 86400 WHERE status = 'lobby';

-- `ready`: has said to be there. `gone`: since when this person is no member of the server.
ALTER TABLE seats ADD COLUMN ready INTEGER NOT NULL DEFAULT 0 CHECK (ready IN (0, 1));
ALTER TABLE seats ADD COLUMN gone REAL NULL;

-- Answers that the referee gave by a standing order of the seat.
ALTER TABLE choices ADD COLUMN ordered INTEGER NOT NULL DEFAULT 0 CHECK (ordered IN (0, 1));

-- The clock of a person's seat. `bank`: seconds in the bank when the present question began. `question`: what is waited for,
-- since `since`; `due`: when the flag falls, `sealed`: when the answer to a question put to all at once was given. `rest`:
-- seconds left while the match is paused. `remind`: when to remind next, `reminded`: how often it was done.
CREATE TABLE clocks (
    match INTEGER NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    bank REAL NULL,
    question TEXT NULL,
    since REAL NULL,
    due REAL NULL,
    sealed REAL NULL,
    rest REAL NULL,
    fallen REAL NULL,
    remind REAL NULL,
    reminded INTEGER NOT NULL DEFAULT 0 CHECK (reminded >= 0),
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX clocks_due ON clocks (due) WHERE due IS NOT NULL AND sealed IS NULL AND fallen IS NULL;
CREATE INDEX clocks_remind ON clocks (remind) WHERE remind IS NOT NULL;

-- What seats want together: it is done once enough of them do. `about` is the seat it concerns, or -1 for the match.
CREATE TABLE motions (
    match INTEGER NOT NULL REFERENCES matches (id),
    kind TEXT NOT NULL CHECK (kind IN ('remove', 'practice', 'wait', 'close', 'pause')),
    about INTEGER NOT NULL,
    voter INTEGER NOT NULL,
    PRIMARY KEY (match, kind, about, voter)
) STRICT, WITHOUT ROWID;
INSERT INTO motions (match, kind, about, voter) SELECT match, 'remove', about, voter FROM votes;
DROP TABLE votes;

-- Who sat where besides those who sit there now: whoever has seen a hand plays no other of that match.
CREATE TABLE sitters (
    match INTEGER NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    nth INTEGER NOT NULL CHECK (nth >= 0),
    user INTEGER NOT NULL,
    name TEXT NOT NULL,
    until REAL NOT NULL,
    PRIMARY KEY (match, seat, nth)
) STRICT, WITHOUT ROWID;
CREATE INDEX sitters_by_user ON sitters (user);

-- A seat that is offered to a substitute: to one user, or to anybody.
CREATE TABLE offers (
    match INTEGER NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    user INTEGER NULL,
    by INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;

-- Invitations to a lobby; while one is open a seat is kept. Missed: the ready check, by somebody who sat there.
CREATE TABLE invitations (
    match INTEGER NOT NULL REFERENCES matches (id),
    user INTEGER NOT NULL,
    by INTEGER NOT NULL,
    until REAL NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('open', 'accepted', 'declined', 'expired', 'missed')),
    PRIMARY KEY (match, user)
) STRICT, WITHOUT ROWID;
CREATE INDEX invitations_open ON invitations (until) WHERE status = 'open';
CREATE INDEX invitations_by_user ON invitations (user);

-- Answers that a seat has given ahead: which order, until which public event. `ended`: by what it is over, for its seat to
-- read until it acts next: by that event, or by an undo.
CREATE TABLE orders (
    match INTEGER NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    until TEXT NOT NULL,
    version INTEGER NOT NULL,
    ended TEXT NULL CHECK (ended IN ('until', 'undo')),
    PRIMARY KEY (match, seat, kind)
) STRICT, WITHOUT ROWID;

-- What a person has chosen; NULL is the default. Quiet hours are minutes of the day in the zone.
CREATE TABLE preferences (
    user INTEGER PRIMARY KEY,
    language TEXT NULL CHECK (language IN ('ru', 'en')),
    delivery TEXT NOT NULL DEFAULT 'dm' CHECK (delivery IN ('dm', 'channel')),
    pings TEXT NOT NULL DEFAULT 'all' CHECK (pings IN ('all', 'turns', 'off')),
    next_up INTEGER NOT NULL DEFAULT 0 CHECK (next_up IN (0, 1)),
    zone TEXT NULL,
    quiet_from INTEGER NULL CHECK (quiet_from BETWEEN 0 AND 1439),
    quiet_to INTEGER NULL CHECK (quiet_to BETWEEN 0 AND 1439),
    theme TEXT NULL CHECK (theme IN ('dark', 'light', 'contrast')),
    colours TEXT NULL CHECK (colours IN ('bright', 'shades')),
    board TEXT NOT NULL DEFAULT 'picture' CHECK (board IN ('picture', 'text'))
) STRICT;

CREATE TABLE blocks (
    user INTEGER NOT NULL,
    blocked INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (user, blocked)
) STRICT, WITHOUT ROWID;
CREATE INDEX blocks_by_blocked ON blocks (blocked);

-- Days on which a person's clocks of days stand still.
CREATE TABLE vacations (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user INTEGER NOT NULL,
    start REAL NOT NULL,
    finish REAL NOT NULL CHECK (finish >= start)
) STRICT;
CREATE INDEX vacations_by_user ON vacations (user, start);

-- What a server has chosen. `removed`: since when the bot is no member of it.
ALTER TABLE guilds ADD COLUMN name TEXT NOT NULL DEFAULT '';
ALTER TABLE guilds ADD COLUMN clock TEXT NULL CHECK (clock IS NULL OR json_valid(clock));
ALTER TABLE guilds ADD COLUMN undo TEXT NULL CHECK (undo IN ('free', 'request', 'off'));
ALTER TABLE guilds ADD COLUMN theme TEXT NULL CHECK (theme IN ('dark', 'light', 'contrast'));
ALTER TABLE guilds ADD COLUMN per_person INTEGER NULL CHECK (per_person BETWEEN 1 AND 20);
ALTER TABLE guilds ADD COLUMN look_channel INTEGER NULL;
ALTER TABLE guilds ADD COLUMN look_role INTEGER NULL;
ALTER TABLE guilds ADD COLUMN removed REAL NULL;

-- Channels where tables may be opened (none: everywhere), roles that may open and join (none: everybody) or judge.
CREATE TABLE guild_channels (
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    PRIMARY KEY (guild, channel)
) STRICT, WITHOUT ROWID;
CREATE TABLE guild_roles (
    guild INTEGER NOT NULL,
    role INTEGER NOT NULL,
    may TEXT NOT NULL CHECK (may IN ('play', 'judge')),
    PRIMARY KEY (guild, role, may)
) STRICT, WITHOUT ROWID;

-- What moderators and judges did, with their reason, and what users reported to the host.
CREATE TABLE moderation (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NULL,
    match INTEGER NULL REFERENCES matches (id),
    user INTEGER NOT NULL,
    action TEXT NOT NULL,
    about INTEGER NULL,
    reason TEXT NOT NULL,
    at REAL NOT NULL
) STRICT;
CREATE INDEX moderation_by_guild ON moderation (guild, id);
CREATE INDEX moderation_by_match ON moderation (match);
CREATE TABLE reports (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    match INTEGER NULL REFERENCES matches (id),
    user INTEGER NULL,
    text TEXT NOT NULL,
    file BLOB NULL,
    at REAL NOT NULL,
    sent REAL NULL
) STRICT;
CREATE INDEX reports_unsent ON reports (id) WHERE sent IS NULL;
