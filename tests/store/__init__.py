"""The database: migrations, transactions, backups."""
