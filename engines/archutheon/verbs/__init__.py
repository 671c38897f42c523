"""The verbs of Archutheon: one file for each thing that cards can do, in folders by what they concern."""
