"""Carrying out the effects of cards: functions shared by verbs (engines/battlecon/verbs), and used by the round.

Functions that only read are in engines/battlecon/derived.
"""
