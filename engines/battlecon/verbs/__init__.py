"""What BattleCON's cards can do: a verb a file, in folders by what they are about (engines/kernel/verbs/verb.py)."""
