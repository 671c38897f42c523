-- Leagues: ladders, where people challenge those above them, and seasons of several tournaments with divisions. A ladder is its
-- rules and an append-only list of facts, from which its order and its open challenges are computed.

-- `options`, `clock`, `packs`: those of its matches, in the form of `matches`. `rules`: JSON of the core. `version`: the number of
-- the last fact. `due`: when the bot has the next thing to do. `made_by` made it. `reason`: why it was closed.
CREATE TABLE ladders (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    code TEXT NOT NULL UNIQUE,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    language TEXT NOT NULL,
    theme TEXT NOT NULL,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    form TEXT NOT NULL CHECK (form = 'duel'),
    options TEXT NOT NULL,
    clock TEXT NOT NULL,
    packs TEXT NOT NULL DEFAULT '',
    rules TEXT NOT NULL,
    phase TEXT NOT NULL DEFAULT 'draft' CHECK (phase IN ('draft', 'open', 'closed')),
    version INTEGER NOT NULL DEFAULT 0 CHECK (version >= 0),
    due REAL NULL,
    made_by INTEGER NULL,
    created REAL NOT NULL,
    closed REAL NULL,
    reason TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX ladders_by_guild ON ladders (guild, id);
CREATE INDEX ladders_due ON ladders (due) WHERE due IS NOT NULL;

-- Who may organise besides `made_by`: persons and roles.
CREATE TABLE ladder_organisers (
    ladder INTEGER NOT NULL REFERENCES ladders (id),
    kind TEXT NOT NULL CHECK (kind IN ('user', 'role')),
    id INTEGER NOT NULL,
    PRIMARY KEY (ladder, kind, id)
) STRICT, WITHOUT ROWID;

-- Who is who: facts go by `person`, a number within the ladder that a user keeps when they leave. A negative user is a former one.
CREATE TABLE ladder_members (
    ladder INTEGER NOT NULL REFERENCES ladders (id),
    person INTEGER NOT NULL CHECK (person > 0),
    user INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (ladder, person),
    UNIQUE (ladder, user)
) STRICT, WITHOUT ROWID;
CREATE INDEX ladder_members_by_user ON ladder_members (user);

-- What has happened. A row is never changed but for its `user`, who did it: NULL for the bot and for former users.
CREATE TABLE ladder_facts (
    ladder INTEGER NOT NULL REFERENCES ladders (id),
    n INTEGER NOT NULL CHECK (n > 0),
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    user INTEGER NULL,
    reason TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (ladder, n)
) STRICT, WITHOUT ROWID;

-- The matches of challenges. `challenge`: the number of the fact that made it. `current`: 0 once the match is not waited for.
CREATE TABLE ladder_games (
    ladder INTEGER NOT NULL REFERENCES ladders (id),
    match INTEGER NOT NULL UNIQUE REFERENCES matches (id),
    challenge INTEGER NOT NULL,
    current INTEGER NOT NULL DEFAULT 1 CHECK (current IN (0, 1)),
    PRIMARY KEY (ladder, match)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX ladder_games_once ON ladder_games (ladder, challenge) WHERE current = 1;

-- Matches that have ended while their ladder does not know it yet: written in the match's own transaction.
CREATE TABLE ladder_news (
    match INTEGER PRIMARY KEY REFERENCES matches (id),
    ladder INTEGER NOT NULL REFERENCES ladders (id),
    at REAL NOT NULL,
    handled INTEGER NOT NULL DEFAULT 0 CHECK (handled IN (0, 1))
) STRICT;
CREATE INDEX ladder_news_unhandled ON ladder_news (ladder) WHERE handled = 0;

-- Messages owed and delivered, as `outbox` and `posts` have them for matches.
CREATE TABLE ladder_outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    ladder INTEGER NOT NULL REFERENCES ladders (id),
    slot TEXT NOT NULL,
    created REAL NOT NULL,
    not_before REAL NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0 CHECK (attempts >= 0),
    sending REAL NULL,
    delivered REAL NULL,
    failure TEXT NULL
) STRICT;
CREATE INDEX ladder_outbox_owed ON ladder_outbox (ladder, slot, id) WHERE delivered IS NULL;
CREATE TABLE ladder_posts (
    ladder INTEGER NOT NULL REFERENCES ladders (id),
    slot TEXT NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    shows TEXT NOT NULL,
    PRIMARY KEY (ladder, slot)
) STRICT, WITHOUT ROWID;

-- The ladder that a match is a challenge of.
ALTER TABLE matches ADD COLUMN ladder INTEGER NULL REFERENCES ladders (id);
CREATE INDEX matches_by_ladder ON matches (ladder) WHERE ladder IS NOT NULL;

-- Seasons. `starts`, `ends`: tournaments that end between them count. `best`: how many results of a person count, 0 for all. `up`,
-- `down`: how many go up and down between divisions. `former`: the season before, whose moves gave this one its divisions.
CREATE TABLE seasons (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL,
    name TEXT NOT NULL,
    starts REAL NOT NULL,
    ends REAL NOT NULL CHECK (ends > starts),
    best INTEGER NOT NULL DEFAULT 0 CHECK (best >= 0),
    up INTEGER NOT NULL DEFAULT 2 CHECK (up >= 0),
    down INTEGER NOT NULL DEFAULT 2 CHECK (down >= 0),
    phase TEXT NOT NULL DEFAULT 'open' CHECK (phase IN ('open', 'over')),
    version INTEGER NOT NULL DEFAULT 0 CHECK (version >= 0),
    made_by INTEGER NULL,
    created REAL NOT NULL,
    ended REAL NULL,
    former INTEGER NULL REFERENCES seasons (id)
) STRICT;
CREATE INDEX seasons_by_guild ON seasons (guild, id);

-- The tournaments of a season. `division`: the one that it is for, from 1 for the highest, 0 without divisions.
CREATE TABLE season_tournaments (
    season INTEGER NOT NULL REFERENCES seasons (id),
    tournament INTEGER NOT NULL REFERENCES tournaments (id),
    division INTEGER NOT NULL DEFAULT 0 CHECK (division >= 0),
    PRIMARY KEY (season, tournament)
) STRICT, WITHOUT ROWID;

-- Persons in divisions: where they are in this season, and after its end where they go, 0 for who leaves, NULL before. `leaves`:
-- the person has said that they leave. `place`: their place in the order of their division, before a season's first result.
CREATE TABLE season_players (
    season INTEGER NOT NULL REFERENCES seasons (id),
    user INTEGER NOT NULL,
    name TEXT NOT NULL,
    division INTEGER NOT NULL DEFAULT 0 CHECK (division >= 0),
    place INTEGER NOT NULL DEFAULT 0 CHECK (place >= 0),
    goes INTEGER NULL CHECK (goes >= 0),
    leaves INTEGER NOT NULL DEFAULT 0 CHECK (leaves IN (0, 1)),
    PRIMARY KEY (season, user)
) STRICT, WITHOUT ROWID;
CREATE INDEX season_players_by_user ON season_players (user);
