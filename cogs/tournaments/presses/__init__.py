"""The handlers of the buttons of players and onlookers."""
