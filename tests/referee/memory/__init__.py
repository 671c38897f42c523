"""What is remembered of finished matches, and the figures made of it."""
