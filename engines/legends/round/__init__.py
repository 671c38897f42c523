"""The course of a turn: phases, priority, the stack, attacks."""
