"""The pages of a lobby: its message, the host's panel, options, packs, teams, and the messages beside it."""
