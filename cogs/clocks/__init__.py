"""Clocks, pauses, vacations and what a table decides about them.

Their rules live in referee/clocks.
"""
