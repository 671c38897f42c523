"""The duties of a tournament: rounds, tables, results, deadlines."""
