-- How often a match was changed. Each commit names the number that it knows and raises it: what was decided of an older state is
-- not stored, but decided anew.
ALTER TABLE matches ADD COLUMN revision INTEGER NOT NULL DEFAULT 0 CHECK (revision >= 0);
