-- The first week: closed direct messages, silence and clocks of matches without one, wishes to be called, planned tables.

-- Whom direct messages do not reach is tried again rarely: how many were refused in a row, and when the next may be sent.
ALTER TABLE players ADD COLUMN dm_refused INTEGER NOT NULL DEFAULT 0;
ALTER TABLE players ADD COLUMN dm_next REAL NOT NULL DEFAULT 0;

-- Matches without a clock: after days of silence, a server's choice, the others may decide as after a fallen flag.
ALTER TABLE guilds ADD COLUMN silence INTEGER;

-- What is asked in such matches now: seven days from the question, or from the end of a vacation since then, longer by as
-- much as the quiet hours of each day take.
UPDATE clocks SET due = 604800.0 * 1440 / (1440 - coalesce(
        (SELECT (preferences.quiet_to - preferences.quiet_from + 1440) % 1440 FROM seats
         JOIN preferences ON preferences.user = seats.user
         WHERE seats.match = clocks.match AND seats.seat = clocks.seat
         AND (preferences.quiet_to - preferences.quiet_from + 1440) % 1440 <= 720), 0))
    + coalesce(
        (SELECT max(vacations.finish) FROM seats JOIN vacations ON vacations.user = seats.user
         WHERE seats.match = clocks.match AND seats.seat = clocks.seat AND vacations.finish > clocks.since), since)
WHERE question IS NOT NULL AND due IS NULL AND rest IS NULL
    AND (SELECT count(*) FROM seats WHERE seats.match = clocks.match AND seats.status = 'human') > 1;

-- A clock may be wanted for a match that has none: in `terms` as it is typed.
CREATE TABLE motions_with_terms (
    match INTEGER NOT NULL REFERENCES matches (id),
    kind TEXT NOT NULL CHECK (kind IN ('remove', 'practice', 'wait', 'close', 'pause', 'clock')),
    about INTEGER NOT NULL,
    voter INTEGER NOT NULL,
    terms TEXT,
    PRIMARY KEY (match, kind, about, voter)
) STRICT, WITHOUT ROWID;
INSERT INTO motions_with_terms (match, kind, about, voter) SELECT match, kind, about, voter FROM motions;
DROP TABLE motions;
ALTER TABLE motions_with_terms RENAME TO motions;

-- Who wants to be called when a table of a game opens on a server: in which hours of the day (minutes in a zone; NULL: any),
-- until when, and since when and to which table they were called last.
CREATE TABLE wishes (
    user INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    games TEXT NOT NULL,
    start INTEGER CHECK (start BETWEEN 0 AND 1439),
    finish INTEGER CHECK (finish BETWEEN 0 AND 1439),
    zone TEXT,
    made REAL NOT NULL,
    expires REAL NOT NULL,
    called REAL NOT NULL DEFAULT 0,
    match INTEGER REFERENCES matches (id),
    PRIMARY KEY (user, guild),
    CHECK ((start IS NULL) = (zone IS NULL) AND (finish IS NULL) = (zone IS NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX wishes_by_guild ON wishes (guild);
CREATE INDEX wishes_by_match ON wishes (match) WHERE match IS NOT NULL;
CREATE INDEX wishes_expiring ON wishes (expires);

-- Tables with a time to begin: what is due next (a reminder, or the check-in), the moment of the last reminder told, and the
-- server's event in Discord: wanted, without the permission for it, announced, to be moved to another time, to be cancelled with
-- the time, begun, or done with.
CREATE TABLE plans (
    match INTEGER PRIMARY KEY REFERENCES matches (id),
    begins REAL NOT NULL,
    remind REAL,
    told REAL,
    event INTEGER,
    stage TEXT NOT NULL DEFAULT 'wanted'
        CHECK (stage IN ('wanted', 'lacking', 'posted', 'moved', 'dropped', 'running', 'over'))
) STRICT;
CREATE INDEX plans_due ON plans (remind) WHERE remind IS NOT NULL;
CREATE INDEX plans_with_events ON plans (match) WHERE stage <> 'over';

-- Where a server keeps its tables: in the channel (NULL), each in a thread of its own, or each as a post in a forum.
ALTER TABLE guilds ADD COLUMN kept_in TEXT CHECK (kept_in IN ('threads', 'forum'));
ALTER TABLE guilds ADD COLUMN forum INTEGER;

-- The channel that the public thread belongs to in which a match stands: whoever sees that sees the thread, also once Discord
-- has archived it and lists it no more.
ALTER TABLE matches ADD COLUMN parent INTEGER;

-- Tables with a thread of their own in Discord, or a post in the forum `parent`: `home` is the channel where they go on without
-- one, `lacks` why they do (permissions that were missing, or what has become of the thread), `mark` what the thread was last
-- told to show, `renamed` when it got another name.
CREATE TABLE threads (
    match INTEGER PRIMARY KEY REFERENCES matches (id),
    kind TEXT NOT NULL CHECK (kind IN ('thread', 'post')),
    parent INTEGER NOT NULL,
    home INTEGER NOT NULL,
    thread INTEGER,
    lacks TEXT,
    mark INTEGER,
    renamed REAL
) STRICT;
CREATE INDEX threads_by_thread ON threads (thread) WHERE thread IS NOT NULL;

-- Which languages there are is a matter of folders, no longer of the schema: what a person chooses is checked where it is set.
CREATE TABLE preferences_in_any_language (
    user INTEGER PRIMARY KEY,
    language TEXT,
    delivery TEXT NOT NULL DEFAULT 'dm' CHECK (delivery IN ('dm', 'channel')),
    pings TEXT NOT NULL DEFAULT 'all' CHECK (pings IN ('all', 'turns', 'off')),
    next_up INTEGER NOT NULL DEFAULT 0 CHECK (next_up IN (0, 1)),
    zone TEXT,
    quiet_from INTEGER CHECK (quiet_from BETWEEN 0 AND 1439),
    quiet_to INTEGER CHECK (quiet_to BETWEEN 0 AND 1439),
    theme TEXT CHECK (theme IN ('dark', 'light', 'contrast')),
    colours TEXT CHECK (colours IN ('bright', 'shades')),
    board TEXT NOT NULL DEFAULT 'picture' CHECK (board IN ('picture', 'text'))
) STRICT;
INSERT INTO preferences_in_any_language
    (user, language, delivery, pings, next_up, zone, quiet_from, quiet_to, theme, colours, board)
SELECT user, language, delivery, pings, next_up, zone, quiet_from, quiet_to, theme, colours, board FROM preferences;
DROP TABLE preferences;
ALTER TABLE preferences_in_any_language RENAME TO preferences;
