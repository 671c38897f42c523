"""A match as a service: lobbies, seats, choices, locks, what is owed to whom. No Discord, no SQL, no drawing."""
