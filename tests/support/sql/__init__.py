"""SQL in tests: all statements of the bot, the lint that holds them to two engines, and a PostgreSQL of our own."""
