"""Pages of organisers."""
