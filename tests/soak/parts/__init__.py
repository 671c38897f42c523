"""What the long run is put together from: bots, kills, faults, choices, the hunt for a failure."""
