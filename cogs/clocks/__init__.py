"""Clocks, pauses and vacations, and the motions of a table.

Their rules live in referee/clocks and referee/seats.
"""
