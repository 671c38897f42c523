-- Calls for a judge, and what judges did: `facts` of an entry is JSON that words tell it by, without anybody's name or id.
ALTER TABLE moderation ADD COLUMN facts TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(facts));

-- Where calls for a judge are posted, if not in the match's own channel.
ALTER TABLE guilds ADD COLUMN judge_channel INTEGER NULL;

-- Called by `user` from `seat`, both NULL where a judge has stepped in uncalled; `entry` has the question. `frozen`: the
-- match's clocks stand for it. `late`: nobody came in time, and the clocks run again. `until`: when its present state ends
-- by itself.
CREATE TABLE calls (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    match INTEGER NOT NULL REFERENCES matches (id),
    seat INTEGER NULL,
    user INTEGER NULL,
    judge INTEGER NULL,
    entry INTEGER NOT NULL REFERENCES moderation (id),
    status TEXT NOT NULL CHECK (status IN ('open', 'taken', 'ruled', 'withdrawn', 'lapsed', 'over')),
    frozen INTEGER NOT NULL DEFAULT 0 CHECK (frozen IN (0, 1)),
    late INTEGER NOT NULL DEFAULT 0 CHECK (late IN (0, 1)),
    at REAL NOT NULL,
    until REAL NOT NULL,
    CHECK ((status = 'taken') <= (judge IS NOT NULL))
) STRICT;
CREATE UNIQUE INDEX calls_open ON calls (match) WHERE status IN ('open', 'taken');
CREATE INDEX calls_due ON calls (until) WHERE status IN ('open', 'taken');
CREATE INDEX calls_by_match ON calls (match, user);

-- Judges whom a person of a match has refused: each may refuse one.
CREATE TABLE refusals (
    match INTEGER NOT NULL REFERENCES matches (id),
    user INTEGER NOT NULL,
    judge INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (match, user)
) STRICT, WITHOUT ROWID;
