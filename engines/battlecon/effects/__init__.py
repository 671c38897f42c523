"""Carrying out what cards say: what verbs share (engines/battlecon/verbs), and what the round uses besides.

What holds while nothing is carried out is read in engines/battlecon/derived.
"""
