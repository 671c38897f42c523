"""Carrying out what cards say.

What holds while nothing is carried out is read in engines/battlecon/reading.
"""
