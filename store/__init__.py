"""The database: one file, one writer, numbered migrations, and the queries by what they are about."""
