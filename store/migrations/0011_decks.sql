-- The decks that people build. `game` is the game they are for, `body` the deck in the game's own form, `name` a text of the user.
-- `version` grows with each change, so that no panel overwrites what another has changed since. `former_name` and `former_body`
-- are those before the last change, both NULL where nothing can be undone.
CREATE TABLE decks (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user INTEGER NOT NULL,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    body TEXT NOT NULL,
    version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1),
    changed REAL NOT NULL,
    former_name TEXT NULL,
    former_body TEXT NULL,
    CHECK ((former_name IS NULL) = (former_body IS NULL))
) STRICT;
CREATE INDEX decks_of_user ON decks (user, game, id);
