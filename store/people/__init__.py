"""Users and servers in SQL: what they chose, whom they block, what waits for them, their data given out or deleted."""
