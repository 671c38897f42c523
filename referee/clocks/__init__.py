"""Time: terms of clocks, clocks kept in line with a match, vacations, and a time of day without jumps."""
