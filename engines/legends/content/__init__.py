"""The content of Legends: heroes, followers, events, skills, preset decks, and the checks of their files."""
