"""What every feature at Discord's side is built from: answers to interactions, message parts, custom ids, limits.

No feature lives here and none is imported.
"""
