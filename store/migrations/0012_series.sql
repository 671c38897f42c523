-- A match of several games tells a tournament how many of them have ended: the news "games", with their number. Where that changes
-- they are to be handled again.
CREATE TABLE tournament_news_with_games (
    match INTEGER NOT NULL REFERENCES matches (id),
    kind TEXT NOT NULL CHECK (kind IN ('started', 'games', 'ended')),
    tournament INTEGER NOT NULL REFERENCES tournaments (id),
    at REAL NOT NULL,
    games INTEGER NOT NULL DEFAULT 0 CHECK (games >= 0),
    handled INTEGER NOT NULL DEFAULT 0 CHECK (handled IN (0, 1)),
    PRIMARY KEY (match, kind)
) STRICT, WITHOUT ROWID;
INSERT INTO tournament_news_with_games (match, kind, tournament, at, handled)
SELECT match, kind, tournament, at, handled FROM tournament_news;
DROP TABLE tournament_news;
ALTER TABLE tournament_news_with_games RENAME TO tournament_news;
CREATE INDEX tournament_news_unhandled ON tournament_news (tournament) WHERE handled = 0;
