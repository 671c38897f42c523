"""How balanced the games are: one runner, and a package for each game with its matches, report and picture."""
