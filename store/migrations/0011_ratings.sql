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

-- What follows is a cache: it may be dropped, and is recomputed from the first two tables above to the same bits (TM-54).
-- `library` computed a book, `version` counts the changes of its games, `stale`: it has to be recomputed.
CREATE TABLE rating_books (
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    form TEXT NOT NULL,
    library TEXT NOT NULL,
    version INTEGER NOT NULL DEFAULT 0,
    stale INTEGER NOT NULL DEFAULT 0 CHECK (stale IN (0, 1)),
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
