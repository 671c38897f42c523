"""Rounds and turns: phases.py has the list, the others a part each."""
