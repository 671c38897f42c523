"""What every feature works with: the match that a command means, who may look, what is offered while somebody types."""
