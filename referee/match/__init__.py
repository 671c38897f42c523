"""One match as a service: the live match, the one way it changes, its transaction, history and moments."""
