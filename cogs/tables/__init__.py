"""Where one can play on a server: /tables lists open tables and matches to watch, and calls those who wish for a table."""
