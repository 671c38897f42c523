"""What each game gives to the tools: a file a game, and the class that all of them fill."""
