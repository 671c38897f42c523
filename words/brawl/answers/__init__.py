"""The answers to a question of Super Fantasy Brawl: what each is called and what it would do."""
