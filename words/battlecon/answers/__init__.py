"""The answers to a question of BattleCON: labels and effects."""
