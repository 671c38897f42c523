-- Which message calls somebody to a lobby: its number in the outbox, the moment until which the seat was to be kept at first.
-- Time in which the bot was out of reach moves `until`, and the message stays the same.
ALTER TABLE invitations ADD COLUMN called INTEGER NOT NULL DEFAULT 0;
UPDATE invitations SET called = CAST(until AS INTEGER);
