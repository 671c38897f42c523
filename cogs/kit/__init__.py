"""The parts that every feature at Discord's side is built from: what messages are composed of, controls, pictures, texts about
a match, answers to interactions, commands in their places, permissions.

This package contains no feature and imports none.
"""
