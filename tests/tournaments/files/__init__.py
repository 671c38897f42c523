"""Files of a tournament."""
