"""What running code tells about itself: fields for the log, and measurements. Knows nothing of who listens."""
