"""Tournaments through the real client: people press, the bot opens tables, posts rounds, tells each player theirs."""
