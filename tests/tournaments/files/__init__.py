"""Files of an event."""
