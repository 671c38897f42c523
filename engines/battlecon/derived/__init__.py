"""What holds now, derived anew each time: figures, amounts, conditions, lasting rules, places.

It changes nothing.
"""
