-- Finished matches that were played elsewhere and brought in as files: they count nowhere, and name nobody.
ALTER TABLE matches ADD COLUMN imported INTEGER NOT NULL DEFAULT 0 CHECK (imported IN (0, 1));

-- Who brought which file in. `file` is the SHA-256 of what it says, `bytes` what is stored for it, `seats` the status that each
-- seat had at the end: a seat that nobody sits on cannot have them all.
CREATE TABLE imports (
    match INTEGER PRIMARY KEY REFERENCES matches (id),
    user INTEGER NOT NULL,
    file TEXT NOT NULL,
    bytes INTEGER NOT NULL CHECK (bytes >= 0),
    seats TEXT NOT NULL CHECK (json_valid(seats)),
    at REAL NOT NULL,
    UNIQUE (user, file)
) STRICT;
