"""Rounds and turns: phases.py has the list, each other module one part."""
