"""Matches as a service: lobbies, seats, choices, clocks, judges, and the messages owed. No Discord, no SQL, no drawing."""
