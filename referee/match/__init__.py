"""One match as a service: the match in memory, its turns and transactions, its history and moments."""
