-- Several processes with one database: which of them does what must be done once.

-- Who is the home of a shard: a lease that its holder renews, with a number that each new holder raises; and when the shard's
-- gateway connection was last there.
CREATE TABLE shards (
    total INTEGER NOT NULL CHECK (total > 0),
    shard INTEGER NOT NULL CHECK (shard >= 0 AND shard < total),
    holder TEXT NOT NULL DEFAULT '',
    epoch INTEGER NOT NULL DEFAULT 0 CHECK (epoch >= 0),
    until_ REAL NOT NULL DEFAULT 0,
    beat REAL,
    PRIMARY KEY (total, shard)
) STRICT, WITHOUT ROWID;

-- The latest turn to begin a gateway session that was given out, by Discord's bucket.
CREATE TABLE identifies (
    bucket INTEGER PRIMARY KEY,
    at REAL NOT NULL
) STRICT;

-- Presses and commands that a process has taken: sessions of the same shard overlap while a process relieves another one.
CREATE TABLE taken (
    interaction INTEGER PRIMARY KEY,
    at REAL NOT NULL
) STRICT;
CREATE INDEX taken_by_time ON taken (at);

-- Who is about to post a message for the first time, and until when others leave it to them.
ALTER TABLE outbox ADD COLUMN holder TEXT;
ALTER TABLE outbox ADD COLUMN held REAL;

-- How often a message was posted or edited: of two processes that edit it at once, the second one notices.
ALTER TABLE posts ADD COLUMN edits INTEGER NOT NULL DEFAULT 0;

-- How often anything of a tournament or a ladder was changed, be it no record or fact either: its organisers, its persons. Whoever has
-- it in memory compares the number.
ALTER TABLE tournaments ADD COLUMN revision INTEGER NOT NULL DEFAULT 0 CHECK (revision >= 0);
ALTER TABLE ladders ADD COLUMN revision INTEGER NOT NULL DEFAULT 0 CHECK (revision >= 0);
