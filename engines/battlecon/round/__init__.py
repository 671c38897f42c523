"""A beat, phase by phase: phases.py has the list, each other module one part."""
