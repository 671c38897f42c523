-- How undo is handled at a table: at once where nothing was learned since, always by consent, or never.
ALTER TABLE matches ADD COLUMN undo TEXT NOT NULL DEFAULT 'free' CHECK (undo IN ('free', 'request', 'off'));

-- Requests to go back to `target`, a version; `question` is the number of the question that was open when it was asked.
CREATE TABLE undos (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    match INTEGER NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    target INTEGER NOT NULL CHECK (target >= 0),
    question INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('open', 'done', 'refused', 'lapsed')),
    at REAL NOT NULL
) STRICT;
CREATE UNIQUE INDEX undos_open ON undos (match) WHERE status = 'open';
CREATE INDEX undos_by_match ON undos (match, seat, status);

CREATE TABLE undo_consents (
    undo INTEGER NOT NULL REFERENCES undos (id),
    seat INTEGER NOT NULL,
    PRIMARY KEY (undo, seat)
) STRICT, WITHOUT ROWID;

-- Seats that will not be asked by another one again in this match.
CREATE TABLE undo_blocks (
    match INTEGER NOT NULL REFERENCES matches (id),
    asker INTEGER NOT NULL,
    blocker INTEGER NOT NULL,
    PRIMARY KEY (match, asker, blocker)
) STRICT, WITHOUT ROWID;
