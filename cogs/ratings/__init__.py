"""Profiles, leaderboards, records and characters: what finished matches say of persons and of a server."""
