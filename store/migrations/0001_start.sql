-- Times are unix seconds. Ids of guilds, channels, messages and users are Discord's snowflakes.

-- The content a match began with, kept so that a later version of the bot can still play it on.
CREATE TABLE packs (
    hash TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    body BLOB NOT NULL
) STRICT;

CREATE TABLE matches (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    code TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'playing', 'over', 'frozen', 'closed')),
    guild INTEGER NULL,
    channel INTEGER NOT NULL,
    language TEXT NOT NULL,
    theme TEXT NOT NULL,
    host INTEGER NOT NULL,
    options TEXT NOT NULL CHECK (json_valid(options)),
    pack TEXT NULL REFERENCES packs (hash),
    secret TEXT NOT NULL,
    commitment TEXT NOT NULL,
    version INTEGER NOT NULL DEFAULT 0 CHECK (version >= 0),
    created REAL NOT NULL,
    started REAL NULL,
    ended REAL NULL,
    reason TEXT NULL,
    result TEXT NULL CHECK (result IS NULL OR json_valid(result))
) STRICT;
CREATE INDEX matches_by_status ON matches (status);
CREATE INDEX matches_by_channel ON matches (channel, status);
CREATE INDEX matches_by_guild ON matches (guild, created);
CREATE INDEX matches_by_pack ON matches (pack);

CREATE TABLE seats (
    match INTEGER NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL CHECK (seat >= 0),
    user INTEGER NULL,
    name TEXT NOT NULL,
    entropy TEXT NOT NULL,
    joined REAL NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('human', 'practice', 'left')),
    acted REAL NOT NULL DEFAULT 0,
    pinged REAL NOT NULL DEFAULT 0,
    PRIMARY KEY (match, seat),
    UNIQUE (match, user),
    CHECK (status <> 'human' OR user IS NOT NULL)
) STRICT;
CREATE INDEX seats_by_user ON seats (user) WHERE user IS NOT NULL;

-- Seats that want the seat of somebody who left to be removed, not played on by the practice player.
CREATE TABLE votes (
    match INTEGER NOT NULL REFERENCES matches (id),
    about INTEGER NOT NULL,
    voter INTEGER NOT NULL,
    PRIMARY KEY (match, about, voter)
) STRICT, WITHOUT ROWID;

-- What a seat has picked so far of an answer in several steps.
CREATE TABLE drafts (
    match INTEGER NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    decision TEXT NOT NULL,
    keys TEXT NOT NULL CHECK (json_valid(keys)),
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;

-- One row a version, never changed afterwards: undo and replay read them. Bodies are compressed.
CREATE TABLE states (
    match INTEGER NOT NULL REFERENCES matches (id),
    version INTEGER NOT NULL CHECK (version >= 0),
    body BLOB NOT NULL,
    PRIMARY KEY (match, version)
) STRICT;

CREATE TABLE choices (
    match INTEGER NOT NULL REFERENCES matches (id),
    version INTEGER NOT NULL CHECK (version >= 0),
    seat INTEGER NOT NULL,
    user INTEGER NULL,
    decision TEXT NOT NULL,
    kind TEXT NOT NULL,
    keys TEXT NOT NULL CHECK (json_valid(keys)),
    source TEXT NOT NULL CHECK (source IN ('player', 'practice', 'referee')),
    crossed TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (match, version)
) STRICT;

CREATE TABLE events (
    match INTEGER NOT NULL REFERENCES matches (id),
    version INTEGER NOT NULL CHECK (version >= 0),
    place INTEGER NOT NULL CHECK (place >= 0),
    kind TEXT NOT NULL,
    body TEXT NOT NULL CHECK (json_valid(body)),
    PRIMARY KEY (match, version, place)
) STRICT, WITHOUT ROWID;

-- Messages owed: a slot that no longer shows the present state. Ids are never given twice: nonces are made of them.
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    match INTEGER NOT NULL REFERENCES matches (id),
    slot TEXT NOT NULL,
    created REAL NOT NULL,
    not_before REAL NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0 CHECK (attempts >= 0),
    sending REAL NULL,
    delivered REAL NULL,
    failure TEXT NULL
) STRICT;
CREATE INDEX outbox_by_match ON outbox (match, slot, id);
CREATE INDEX outbox_owed ON outbox (not_before, id) WHERE delivered IS NULL;

-- Which message shows what, so that it is edited and not posted again.
CREATE TABLE posts (
    match INTEGER NOT NULL REFERENCES matches (id),
    slot TEXT NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    shows TEXT NOT NULL,
    PRIMARY KEY (match, slot)
) STRICT;
CREATE INDEX posts_by_message ON posts (message);

CREATE TABLE players (
    user INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    language TEXT NULL,
    seen REAL NOT NULL,
    dm TEXT NOT NULL DEFAULT 'unknown' CHECK (dm IN ('unknown', 'open', 'closed'))
) STRICT;

CREATE TABLE guilds (
    guild INTEGER PRIMARY KEY,
    language TEXT NULL
) STRICT;

-- What the bot remembers of itself, such as the hash of the commands it registered last.
CREATE TABLE facts (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT;
