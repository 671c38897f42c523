"""A whole database moved from one engine to the other. The source stays as it was, the target was empty."""
