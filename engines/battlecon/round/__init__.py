"""A beat, phase by phase: phases.py has the list, the others a part each."""
