"""The shapes of elimination: which pairing leads where. Plain numbers, no tournament."""
