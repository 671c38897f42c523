"""Two processes of the bot at a local table over a PostgreSQL of their own, to try it all on one machine."""
