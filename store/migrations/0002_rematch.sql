-- The match that this one is played again after, so that everybody who wants it again finds the same table.
ALTER TABLE matches ADD COLUMN former INTEGER NULL REFERENCES matches (id);

-- A closed table may be opened anew; besides that, a match is followed by one other at most.
CREATE UNIQUE INDEX matches_by_former ON matches (former) WHERE former IS NOT NULL AND status <> 'closed';
