"""Tables: points, tie-breaks as exact fractions, and the order that they give."""
