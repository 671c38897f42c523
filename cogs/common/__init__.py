"""What every feature works with: the match that a command means, who may watch it, how a feature registers itself."""
