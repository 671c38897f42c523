"""PostgreSQL: the statements of the store and its migrations in its words."""
