"""The answers to a question of BattleCON: what each is called and what it would do."""
