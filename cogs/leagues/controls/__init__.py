"""The presses of ladders and seasons: of those on a ladder, of organisers, at a challenge's match."""
