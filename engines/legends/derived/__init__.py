"""Functions that read the table anew each time: figures, legendarity, groups, targets, amounts, conditions.

They change nothing.
"""
