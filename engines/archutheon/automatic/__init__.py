"""The practice player: what a table is worth, a quick policy that plans declarations, and a search that plays on by it."""
