"""The messages that ladders and seasons owe and those delivered."""

from __future__ import annotations

from store.match.owed import Outbox

LADDERS = Outbox("ladder", "ladder_outbox", "ladder_posts")
SEASONS = Outbox("season", "season_outbox", "season_posts")
