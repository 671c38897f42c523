-- What each seat of a match brings to it in secret, such as a deck, in the form of the game; empty for nothing.
ALTER TABLE seats ADD COLUMN brought TEXT NOT NULL DEFAULT '';

-- Why an order has ended may be that its game has: one of a match of several.
CREATE TABLE orders_anew (
    match INTEGER NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    until TEXT NOT NULL,
    version INTEGER NOT NULL,
    ended TEXT NULL CHECK (ended IN ('until', 'undo', 'game')),
    PRIMARY KEY (match, seat, kind)
) STRICT, WITHOUT ROWID;
INSERT INTO orders_anew (match, seat, kind, until, version, ended) SELECT match, seat, kind, until, version, ended FROM orders;
DROP TABLE orders;
ALTER TABLE orders_anew RENAME TO orders;

-- Tournaments: each is its settings and an append-only list of records, from which everything else is computed. Entries go by
-- number; `tournament_members` says who they are.

-- `options`, `clock`, `packs`: those of its tables, in the form of `matches`. `settings`: JSON of the core, fixed at the start.
-- `secret`: the end of the chain of draws. `phase`, `paused`: as the records say, for lists. `version`: the number of the last
-- record. `due`: when its next duty falls due. `made_by` opened it; `role` is given to entrants, `champion` to the winner.
-- `rooms`: where its tables stand, in threads of the channel or in the channel. `automatic`: rounds are paired without a press.
-- `begins`: the announced time, `event` Discord's scheduled event of it. `earlier`: the tournament whose places give the seeds.
CREATE TABLE tournaments (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    code TEXT NOT NULL UNIQUE,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    language TEXT NOT NULL,
    theme TEXT NOT NULL,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    form TEXT NOT NULL CHECK (form IN ('duel', 'teams', 'free_for_all')),
    options TEXT NOT NULL,
    clock TEXT NOT NULL,
    packs TEXT NOT NULL DEFAULT '',
    settings TEXT NOT NULL,
    secret TEXT NOT NULL,
    phase TEXT NOT NULL DEFAULT 'draft'
        CHECK (phase IN ('draft', 'open', 'check_in', 'running', 'over', 'cancelled')),
    paused INTEGER NOT NULL DEFAULT 0 CHECK (paused IN (0, 1)),
    version INTEGER NOT NULL DEFAULT 0 CHECK (version >= 0),
    due REAL NULL,
    made_by INTEGER NULL,
    created REAL NOT NULL,
    ended REAL NULL,
    rooms TEXT NOT NULL DEFAULT 'threads' CHECK (rooms IN ('threads', 'channel')),
    automatic INTEGER NOT NULL DEFAULT 0 CHECK (automatic IN (0, 1)),
    role INTEGER NULL,
    champion INTEGER NULL,
    begins REAL NULL,
    event INTEGER NULL,
    earlier INTEGER NULL REFERENCES tournaments (id)
) STRICT;
CREATE INDEX tournaments_by_guild ON tournaments (guild, id);
CREATE INDEX tournaments_due ON tournaments (due) WHERE due IS NOT NULL;

-- The organiser's list for the seeds, the best at place 1: users, or names as typed until a person of that name enters.
CREATE TABLE tournament_seeds (
    tournament INTEGER NOT NULL REFERENCES tournaments (id),
    place INTEGER NOT NULL CHECK (place > 0),
    user INTEGER NULL,
    name TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (tournament, place)
) STRICT, WITHOUT ROWID;
CREATE INDEX tournament_seeds_by_user ON tournament_seeds (user) WHERE user IS NOT NULL;

-- Who may organise besides `made_by`: persons and roles.
CREATE TABLE tournament_organisers (
    tournament INTEGER NOT NULL REFERENCES tournaments (id),
    kind TEXT NOT NULL CHECK (kind IN ('user', 'role')),
    id INTEGER NOT NULL,
    PRIMARY KEY (tournament, kind, id)
) STRICT, WITHOUT ROWID;

-- The entries' names: a team has a name of its own, other entries are called like their person. `brought`: the deck and the like
-- that was checked in; the log has its fingerprint.
CREATE TABLE tournament_entries (
    tournament INTEGER NOT NULL REFERENCES tournaments (id),
    entry INTEGER NOT NULL CHECK (entry > 0),
    name TEXT NOT NULL,
    brought TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (tournament, entry)
) STRICT, WITHOUT ROWID;

-- The persons of entries. `place`: 0 and 1 play, 2 is a team's reserve. A negative user is a former player. `active`: the entry
-- was not withdrawn, so that this person is in no other one.
CREATE TABLE tournament_members (
    tournament INTEGER NOT NULL REFERENCES tournaments (id),
    entry INTEGER NOT NULL CHECK (entry > 0),
    place INTEGER NOT NULL CHECK (place BETWEEN 0 AND 2),
    user INTEGER NOT NULL,
    name TEXT NOT NULL,
    active INTEGER NOT NULL DEFAULT 1 CHECK (active IN (0, 1)),
    PRIMARY KEY (tournament, entry, place)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX tournament_members_once ON tournament_members (tournament, user) WHERE active = 1;
CREATE INDEX tournament_members_by_user ON tournament_members (user);

-- Persons who were asked to be in a team and have not answered: an entry is made once all have said yes.
CREATE TABLE tournament_teams (
    tournament INTEGER NOT NULL REFERENCES tournaments (id),
    captain INTEGER NOT NULL,
    mate INTEGER NOT NULL,
    name TEXT NOT NULL,
    press INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (tournament, captain)
) STRICT, WITHOUT ROWID;

-- The log. A row is never changed. `body` is the record in JSON; `user` is who did it, NULL for the bot.
CREATE TABLE tournament_records (
    tournament INTEGER NOT NULL REFERENCES tournaments (id),
    n INTEGER NOT NULL CHECK (n > 0),
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    user INTEGER NULL,
    PRIMARY KEY (tournament, n)
) STRICT, WITHOUT ROWID;

-- The matches of games. `current`: 0 once the game was voided or forfeited before it began. `stopped`: its clocks stand since the
-- tournament was paused.
CREATE TABLE tournament_games (
    tournament INTEGER NOT NULL REFERENCES tournaments (id),
    match INTEGER NOT NULL UNIQUE REFERENCES matches (id),
    stage INTEGER NOT NULL,
    round INTEGER NOT NULL,
    pairing INTEGER NOT NULL,
    nth INTEGER NOT NULL,
    current INTEGER NOT NULL DEFAULT 1 CHECK (current IN (0, 1)),
    stopped INTEGER NOT NULL DEFAULT 0 CHECK (stopped IN (0, 1)),
    PRIMARY KEY (tournament, match)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX tournament_games_once ON tournament_games (tournament, stage, round, pairing, nth) WHERE current = 1;

-- What has happened to these matches and is not in the log yet: written in the match's own transaction.
CREATE TABLE tournament_news (
    match INTEGER NOT NULL REFERENCES matches (id),
    kind TEXT NOT NULL CHECK (kind IN ('started', 'ended')),
    tournament INTEGER NOT NULL REFERENCES tournaments (id),
    at REAL NOT NULL,
    handled INTEGER NOT NULL DEFAULT 0 CHECK (handled IN (0, 1)),
    PRIMARY KEY (match, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX tournament_news_unhandled ON tournament_news (tournament) WHERE handled = 0;

-- Times in which the bot was away and that are not in the log yet: written together with the deadlines of matches.
CREATE TABLE tournament_downtimes (
    tournament INTEGER NOT NULL REFERENCES tournaments (id),
    start REAL NOT NULL,
    finish REAL NOT NULL,
    PRIMARY KEY (tournament, start)
) STRICT, WITHOUT ROWID;

-- The sides of a pairing that want more time for it.
CREATE TABLE tournament_wishes (
    tournament INTEGER NOT NULL REFERENCES tournaments (id),
    stage INTEGER NOT NULL,
    round INTEGER NOT NULL,
    pairing INTEGER NOT NULL,
    entry INTEGER NOT NULL,
    PRIMARY KEY (tournament, stage, round, pairing, entry)
) STRICT, WITHOUT ROWID;

-- Messages owed and delivered, as `outbox` and `posts` have them for matches.
CREATE TABLE tournament_outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    tournament INTEGER NOT NULL REFERENCES tournaments (id),
    slot TEXT NOT NULL,
    created REAL NOT NULL,
    not_before REAL NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0 CHECK (attempts >= 0),
    sending REAL NULL,
    delivered REAL NULL,
    failure TEXT NULL
) STRICT;
CREATE INDEX tournament_outbox_by_slot ON tournament_outbox (tournament, slot);
CREATE INDEX tournament_outbox_owed ON tournament_outbox (tournament, slot, id) WHERE delivered IS NULL;
CREATE TABLE tournament_posts (
    tournament INTEGER NOT NULL REFERENCES tournaments (id),
    slot TEXT NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    shows TEXT NOT NULL,
    PRIMARY KEY (tournament, slot)
) STRICT, WITHOUT ROWID;

-- The tournament that a match is a game of.
ALTER TABLE matches ADD COLUMN tournament INTEGER NULL REFERENCES tournaments (id);
CREATE INDEX matches_by_tournament ON matches (tournament) WHERE tournament IS NOT NULL;

-- The roles that the bot has given for a tournament: to all who play in it, to its champion. They are taken back at the end.
CREATE TABLE tournament_roles (
    tournament INTEGER NOT NULL REFERENCES tournaments (id),
    user INTEGER NOT NULL,
    role INTEGER NOT NULL,
    PRIMARY KEY (tournament, user, role)
) STRICT, WITHOUT ROWID;

-- Ratings, and what is remembered of every match that came to a result.

-- A table may be opened as rated, and a judge may exempt its match from the ratings, before its end or after (TM-52).
ALTER TABLE matches ADD COLUMN rated INTEGER NOT NULL DEFAULT 0 CHECK (rated IN (0, 1));
ALTER TABLE matches ADD COLUMN exempt INTEGER NOT NULL DEFAULT 0 CHECK (exempt IN (0, 1));

-- Whether a person stands in lists, and whether others may look at their profile.
ALTER TABLE preferences ADD COLUMN listed INTEGER NOT NULL DEFAULT 1 CHECK (listed IN (0, 1));
ALTER TABLE preferences ADD COLUMN profile TEXT NOT NULL DEFAULT 'open' CHECK (profile IN ('open', 'private'));

-- Each game of a match that came to a result, `nth` from 0 in a match that is a series: all that ratings are computed from.
-- `form` is NULL where the sides differ in size. `answers` counts what persons chose. `rated`: opened as rated. `standard`,
-- `practice`: by standard options and packs, with a practice player from the start. `forfeit`: nobody had answered yet. `margin`:
-- by how much the best side was ahead, NULL where the game has no such figure.
CREATE TABLE finished_games (
    match INTEGER NOT NULL REFERENCES matches (id),
    nth INTEGER NOT NULL CHECK (nth >= 0),
    guild INTEGER,
    game TEXT NOT NULL,
    form TEXT CHECK (form IN ('duel', 'teams', 'free_for_all')),
    began REAL NOT NULL,
    ended REAL NOT NULL,
    answers INTEGER NOT NULL CHECK (answers >= 0),
    tournament INTEGER NOT NULL DEFAULT 0 CHECK (tournament IN (0, 1)),
    rated INTEGER NOT NULL DEFAULT 0 CHECK (rated IN (0, 1)),
    standard INTEGER NOT NULL CHECK (standard IN (0, 1)),
    practice INTEGER NOT NULL CHECK (practice IN (0, 1)),
    forfeit INTEGER NOT NULL DEFAULT 0 CHECK (forfeit IN (0, 1)),
    exempt_by_judge INTEGER NOT NULL DEFAULT 0 CHECK (exempt_by_judge IN (0, 1)),
    exempt_by_tournament INTEGER NOT NULL DEFAULT 0 CHECK (exempt_by_tournament IN (0, 1)),
    margin INTEGER,
    PRIMARY KEY (match, nth)
) STRICT;
CREATE INDEX finished_games_by_book ON finished_games (guild, game, form, ended, match, nth);
CREATE INDEX finished_games_by_server ON finished_games (guild, ended);
CREATE INDEX finished_games_by_answers ON finished_games (guild, game, form, answers, ended, match)
    WHERE practice = 0 AND forfeit = 0;
CREATE INDEX finished_games_by_margin ON finished_games (guild, game, form, margin, ended, match)
    WHERE practice = 0 AND forfeit = 0 AND margin IS NOT NULL;

-- Who sat where in it: `sitter` 0 began, further ones took over. `user` is NULL for a practice player. `place` is from 1, equal
-- ones share; `played` is the place that the match gave, where a correction gave another one.
CREATE TABLE finished_seats (
    match INTEGER NOT NULL,
    nth INTEGER NOT NULL,
    seat INTEGER NOT NULL CHECK (seat >= 0),
    sitter INTEGER NOT NULL CHECK (sitter >= 0),
    user INTEGER,
    side INTEGER NOT NULL CHECK (side >= 0),
    part TEXT NOT NULL CHECK (part IN ('played', 'left', 'joined')),
    place INTEGER NOT NULL CHECK (place >= 1),
    played INTEGER NOT NULL CHECK (played >= 1),
    won INTEGER NOT NULL CHECK (won IN (0, 1)),
    PRIMARY KEY (match, nth, seat, sitter),
    FOREIGN KEY (match, nth) REFERENCES finished_games (match, nth)
) STRICT;
CREATE INDEX finished_seats_by_user ON finished_seats (user, match) WHERE user IS NOT NULL;

-- With whom each seat played: fighters, champions, heroes by their ids in the match's pack.
CREATE TABLE finished_characters (
    match INTEGER NOT NULL,
    nth INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    place INTEGER NOT NULL CHECK (place >= 0),
    character TEXT NOT NULL,
    PRIMARY KEY (match, nth, seat, place),
    FOREIGN KEY (match, nth) REFERENCES finished_games (match, nth)
) STRICT;

-- What follows is a cache: it may be dropped, and is recomputed from the three tables above to the same bits (TM-54).
-- `library` computed a book, `version` counts the changes of its games, `stale`: it has to be recomputed. `counted`: its games
-- that count for records, rated or not: by persons from the start, and no forfeits.
CREATE TABLE rating_books (
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    form TEXT NOT NULL,
    library TEXT NOT NULL,
    version INTEGER NOT NULL DEFAULT 0,
    stale INTEGER NOT NULL DEFAULT 0 CHECK (stale IN (0, 1)),
    counted INTEGER NOT NULL DEFAULT 0 CHECK (counted >= 0),
    PRIMARY KEY (guild, game, form)
) STRICT;
CREATE INDEX rating_books_stale ON rating_books (guild, game, form) WHERE stale = 1;

-- `day` is that of the latest rated game, in days since 1970.
CREATE TABLE ratings (
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    form TEXT NOT NULL,
    user INTEGER NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    day INTEGER NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (guild, game, form, user)
) STRICT;
CREATE INDEX ratings_by_user ON ratings (user);

-- One step for each person in each rated game: the rating before it, idle days included, and after it.
CREATE TABLE rating_steps (
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    form TEXT NOT NULL,
    user INTEGER NOT NULL,
    ended REAL NOT NULL,
    match INTEGER NOT NULL,
    nth INTEGER NOT NULL,
    mu_before REAL NOT NULL,
    sigma_before REAL NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (guild, game, form, user, ended, match, nth),
    FOREIGN KEY (match, nth) REFERENCES finished_games (match, nth)
) STRICT;
CREATE INDEX rating_steps_by_match ON rating_steps (match, nth);
CREATE INDEX rating_steps_in_order ON rating_steps (guild, game, form, ended, match, nth);
CREATE INDEX rating_steps_by_user ON rating_steps (user);

-- Sums of the games that count for records, without former players. Of each person: their games; wins in a row, now and at
-- most, and when the most was reached; the end of their latest game.
CREATE TABLE record_people (
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    form TEXT NOT NULL,
    user INTEGER NOT NULL,
    games INTEGER NOT NULL,
    run INTEGER NOT NULL,
    streak INTEGER NOT NULL,
    reached REAL NOT NULL,
    latest REAL NOT NULL,
    PRIMARY KEY (guild, game, form, user)
) STRICT;
CREATE INDEX record_people_by_games ON record_people (guild, game, form, games DESC, user);
CREATE INDEX record_people_by_streak ON record_people (guild, game, form, streak DESC, reached, user);
CREATE INDEX record_people_by_user ON record_people (user);

-- Of each character: how often it was played and won; a shared win counts as half.
CREATE TABLE record_characters (
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    form TEXT NOT NULL,
    character TEXT NOT NULL,
    played INTEGER NOT NULL,
    won REAL NOT NULL,
    PRIMARY KEY (guild, game, form, character)
) STRICT;

-- The wins of each person with each character, shared ones included.
CREATE TABLE record_wins (
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    form TEXT NOT NULL,
    character TEXT NOT NULL,
    user INTEGER NOT NULL,
    won INTEGER NOT NULL,
    PRIMARY KEY (guild, game, form, character, user)
) STRICT;
CREATE INDEX record_wins_by_count ON record_wins (guild, game, form, character, won DESC, user);
CREATE INDEX record_wins_by_user ON record_wins (user);

-- Leagues: ladders, where people challenge those above them, and seasons of several tournaments with divisions. A ladder is its
-- rules and an append-only list of facts, from which its order and its open challenges are computed.

-- `options`, `clock`, `packs`: those of its matches, in the form of `matches`. `rules`: JSON of the core. `version`: the number of
-- the last fact. `due`: when the bot has the next thing to do. `made_by` made it. `reason`: why it was closed. `rooms`: whether each
-- match has a thread.
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
    reason TEXT NOT NULL DEFAULT '',
    rooms TEXT NOT NULL DEFAULT 'threads' CHECK (rooms IN ('threads', 'channel'))
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
-- `channel`, `language`: those of its announcements. `begun`: when its beginning was announced.
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
    former INTEGER NULL REFERENCES seasons (id),
    channel INTEGER NOT NULL,
    language TEXT NOT NULL,
    begun REAL NULL
) STRICT;
CREATE INDEX seasons_by_guild ON seasons (guild, id);
CREATE INDEX seasons_to_begin ON seasons (starts) WHERE begun IS NULL AND phase = 'open';

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

-- The announcements that seasons owe, and those delivered.
CREATE TABLE season_outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    season INTEGER NOT NULL REFERENCES seasons (id),
    slot TEXT NOT NULL,
    created REAL NOT NULL,
    not_before REAL NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0 CHECK (attempts >= 0),
    sending REAL NULL,
    delivered REAL NULL,
    failure TEXT NULL
) STRICT;
CREATE INDEX season_outbox_owed ON season_outbox (season, slot, id) WHERE delivered IS NULL;
CREATE TABLE season_posts (
    season INTEGER NOT NULL REFERENCES seasons (id),
    slot TEXT NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    shows TEXT NOT NULL,
    PRIMARY KEY (season, slot)
) STRICT, WITHOUT ROWID;
