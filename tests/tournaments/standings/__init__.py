"""Tables and tie-breaks."""
