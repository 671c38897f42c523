"""The pictures of Super Fantasy Brawl: the table, a player's hand, a champion's cards."""
