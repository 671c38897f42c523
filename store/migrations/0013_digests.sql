-- A digest of each row that matches, tournaments and ladders are computed from, and of the decks that people build: made when the
-- row is written, compared when it is read (store/digests.py, which also fills those of the rows that are there already).
-- `matches.digest` is that of a started match, `brought_digest` that of what a seat brought.
ALTER TABLE matches ADD COLUMN digest INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN brought_digest INTEGER NOT NULL DEFAULT 0;
ALTER TABLE states ADD COLUMN digest INTEGER NOT NULL DEFAULT 0;
ALTER TABLE choices ADD COLUMN digest INTEGER NOT NULL DEFAULT 0;
ALTER TABLE events ADD COLUMN digest INTEGER NOT NULL DEFAULT 0;
ALTER TABLE decks ADD COLUMN digest INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tournaments ADD COLUMN digest INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tournament_entries ADD COLUMN brought_digest INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tournament_records ADD COLUMN digest INTEGER NOT NULL DEFAULT 0;
ALTER TABLE ladders ADD COLUMN digest INTEGER NOT NULL DEFAULT 0;
ALTER TABLE ladder_facts ADD COLUMN digest INTEGER NOT NULL DEFAULT 0;
