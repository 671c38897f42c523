"""The balance of the games: one runner, and a package for each game with its matches, report and picture."""
