"""Users and servers in SQL: settings, blocks, inbox, own data and deletion."""
