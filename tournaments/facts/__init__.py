"""The log of a tournament: an append-only list of records, each with one fact."""
