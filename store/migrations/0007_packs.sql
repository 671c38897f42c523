-- Which content packs are chosen: for a match, ids with spaces between; by a server for its new tables, NULL for all there are.
ALTER TABLE matches ADD COLUMN packs TEXT NOT NULL DEFAULT '';
ALTER TABLE guilds ADD COLUMN packs TEXT NULL;
