"""Time: terms of clocks, the clocks of matches, vacations, the timekeeper, and a time of day without jumps."""
