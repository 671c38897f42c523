"""The database: one file, one writer thread, numbered migrations, and one module of queries for each subject."""
