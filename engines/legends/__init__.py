"""Legends: a card game of heroes, followers, events and skills for two players, with decks of their own."""
