"""The parts that every feature at Discord's side is built from: answers to interactions, message parts, custom ids, limits.

This package contains no feature and imports none.
"""
